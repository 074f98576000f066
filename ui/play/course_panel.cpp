// SPDX-License-Identifier: GPL-3.0-or-later
#include "play/course_panel.h"

#include "charts/line_chart.h"
#include "game/entry.h"
#include "game/table_rules.h"
#include "ratings/interval.h"
#include "registry/registry.h"
#include "style/layouts.h"
#include "text/game_texts.h"
#include "text/shown_name.h"

#include <QComboBox>
#include <QLocale>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <span>

namespace hilltop {
namespace {

constexpr unsigned kMeanOf = 10; ///< matches; one alone says little
constexpr unsigned kMatchesOfACurve = 2;
constexpr int kLowest = 190;
constexpr double kUnsure = 110; ///< deviation from which on a rating is a guess

/// "Table rules 8, Contest rules 4"; empty where the game has but one set of rules for people and bots.
QString rulesOf(const OwnRating& one) {
    const GameEntry* game = find_game(one.game);
    if (game == nullptr || game->find_variant(kTableRules) == nullptr) return {};
    QStringList parts;
    for (const auto& [rules, matches] : one.rules)
        parts << QStringLiteral("%1 %2").arg(shownName(variantTitle(one.game, rules)), QLocale().toString(matches));
    return parts.join(QStringLiteral(", "));
}

QString ratingSentence(const OwnRating& one) {
    QString rating = CoursePanel::tr("%1 after %Ln rated match(es)", nullptr, one.matches).arg(ratingText(one.now));
    if (const QString rules = rulesOf(one); !rules.isEmpty()) rating = QStringLiteral("%1 (%2)").arg(rating, rules);
    const std::string like = fitting_bot(one.game, one.now.rating);
    if (like.empty()) return rating;
    const QString name = botName(one.game, like);
    return one.now.deviation > kUnsure
               ? CoursePanel::tr("%1: perhaps about as strong as %2. A few more matches will tell.").arg(rating, name)
               : CoursePanel::tr("%1: about as strong as %2.").arg(rating, name);
}

/// The mean of the latest matches after each of them, in per cent.
QList<QPointF> meansOf(const std::vector<double>& course) {
    QList<QPointF> points;
    for (std::size_t match = 1; match <= course.size(); ++match) {
        const auto latest = std::span(course).first(match).last(std::min<std::size_t>(kMeanOf, match));
        const double mean = std::accumulate(latest.begin(), latest.end(), 0.0) / static_cast<double>(latest.size());
        points << QPointF(static_cast<double>(match), 100 * mean);
    }
    return points;
}

} // namespace

QString ratingText(const Glicko& rating) {
    const QLocale locale;
    return CoursePanel::tr("%1 ± %2", "rating and its error")
        .arg(locale.toString(std::round(rating.rating), 'f', 0),
             locale.toString(std::round(normal_95() * rating.deviation), 'f', 0));
}

CoursePanel::CoursePanel(QWidget* parent)
    : Panel(parent)
    , m_which(new Segmented({tr("Rating"), tr("Accuracy")}))
    , m_games(new QComboBox)
    , m_text(new TextLabel(QString()))
    , m_chart(new LineChart) {
    m_which->setAccessibleName(tr("What the curve shows"));
    m_games->setAccessibleName(tr("Game"));
    m_text->setWordWrap(true);
    m_chart->setMinimumHeight(kLowest - 50);
    auto* head = rowPart(12);
    head->addWidget(m_which);
    head->addWidget(m_games);
    head->addWidget(m_text, 1);
    auto* column = columnIn(this, kUsualGap, {12, 10, 12, 8});
    column->addLayout(head);
    column->addWidget(m_chart, 1);
    setMinimumHeight(kLowest);
    connect(m_which, &Segmented::currentChanged, this, &CoursePanel::listGames);
    connect(m_games, &QComboBox::currentIndexChanged, this, &CoursePanel::refresh);
}

void CoursePanel::setCourses(std::vector<OwnRating> ratings, std::vector<OwnAccuracy> accuracies) {
    m_ratings = std::move(ratings);
    m_accuracies = std::move(accuracies);
    {
        const QSignalBlocker quiet(m_which);
        if (m_ratings.empty()) m_which->setCurrent(Accuracy);
        if (m_accuracies.empty()) m_which->setCurrent(Rating);
    }
    m_which->setVisible(!m_ratings.empty() && !m_accuracies.empty());
    listGames();
}

void CoursePanel::listGames() {
    {
        const QString chosen = m_games->currentData().toString();
        const QSignalBlocker quiet(m_games);
        m_games->clear();
        const auto list = [this](const auto& courses) {
            for (const auto& one : courses)
                m_games->addItem(gameTitle(one.game), QString::fromStdString(one.game));
        };
        if (course() == Rating)
            list(m_ratings);
        else
            list(m_accuracies);
        m_games->setCurrentIndex(std::max(0, m_games->findData(chosen)));
    }
    refresh();
}

void CoursePanel::refresh() {
    const auto index = static_cast<std::size_t>(m_games->currentIndex());
    m_text->clear();
    m_chart->setCurves({});
    if (course() == Rating && index < m_ratings.size()) showRating(m_ratings[index]);
    if (course() == Accuracy && index < m_accuracies.size()) showAccuracy(m_accuracies[index]);
    m_chart->setHighlighted(m_chart->curves().isEmpty() ? -1 : 0);
}

void CoursePanel::showRating(const OwnRating& rating) {
    m_text->setText(ratingSentence(rating));
    m_chart->setAxes({tr("rated matches"), 0}, {tr("rating"), 0});
    m_chart->setAccessibleName(tr("Rating after each match"));
    m_chart->setEmptyText(tr("Your rating appears here from the second rated match on."));
    if (rating.course.size() < kMatchesOfACurve) return;
    Curve curve;
    int match = rating.matches - static_cast<int>(rating.course.size());
    for (const Glicko& one : rating.course) {
        curve.points << QPointF(++match, one.rating);
        const double half = normal_95() * one.deviation;
        curve.band << Curve::Range{one.rating - half, one.rating + half};
    }
    m_chart->setCurves({curve});
}

void CoursePanel::showAccuracy(const OwnAccuracy& accuracy) {
    const auto means = meansOf(accuracy.course);
    m_text->setText(tr("%1 % in the latest of %Ln analysed match(es), mean of ten at a time", nullptr,
                       static_cast<int>(accuracy.course.size()))
                        .arg(QLocale().toString(means.last().y(), 'f', 1)));
    m_chart->setAxes({tr("analysed matches"), 0}, {.title = tr("accuracy, %"), .decimals = 1, .most = 100});
    m_chart->setAccessibleName(tr("Accuracy after each match"));
    m_chart->setEmptyText(tr("Your accuracy appears here from the second analysed match on."));
    if (means.size() >= static_cast<qsizetype>(kMatchesOfACurve)) m_chart->setCurves({{QString(), means, {}}});
}

} // namespace hilltop
