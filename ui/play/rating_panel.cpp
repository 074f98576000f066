// SPDX-License-Identifier: GPL-3.0-or-later
#include "play/rating_panel.h"

#include "charts/chart_theme.h"
#include "charts/line_chart.h"
#include "ratings/interval.h"
#include "text/game_texts.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLocale>
#include <QVBoxLayout>

#include <cmath>

namespace hilltop {
namespace {

constexpr int kLowest = 190;
constexpr double kUnsure = 110; ///< deviation from which on a rating is a guess

} // namespace

QString ratingText(const Glicko& rating) {
    const QLocale locale;
    return RatingPanel::tr("%1 ± %2", "rating and its error")
        .arg(locale.toString(std::round(rating.rating), 'f', 0),
             locale.toString(std::round(normal_95() * rating.deviation), 'f', 0));
}

RatingPanel::RatingPanel(QWidget* parent)
    : Panel(parent)
    , m_games(new QComboBox)
    , m_text(new TextLabel(QString()))
    , m_chart(new LineChart(&chartLook)) {
    m_games->setAccessibleName(tr("Game"));
    m_text->setWordWrap(true);
    m_chart->setAxes({tr("rated matches"), 0}, {tr("rating"), 0});
    m_chart->setAccessibleName(tr("Rating after each match"));
    m_chart->setEmptyText(tr("Here you will see how your rating changes, from the second rated match on."));
    m_chart->setMinimumHeight(kLowest - 50);
    auto* head = new QHBoxLayout;
    head->setSpacing(12);
    head->addWidget(m_games);
    head->addWidget(m_text, 1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(12, 10, 12, 8);
    column->addLayout(head);
    column->addWidget(m_chart, 1);
    setMinimumHeight(kLowest);
    connect(m_games, &QComboBox::currentIndexChanged, this, &RatingPanel::refresh);
}

void RatingPanel::setRatings(std::vector<OwnRating> ratings) {
    const QString chosen = m_games->currentData().toString();
    {
        const QSignalBlocker quiet(m_games);
        m_games->clear();
        m_ratings = std::move(ratings);
        for (const OwnRating& one : m_ratings)
            m_games->addItem(gameTitle(one.game), QString::fromStdString(one.game));
        m_games->setCurrentIndex(std::max(0, m_games->findData(chosen)));
    }
    refresh();
}

QString RatingPanel::sentence() const {
    const auto index = static_cast<std::size_t>(m_games->currentIndex());
    if (index >= m_ratings.size()) return {};
    const OwnRating& one = m_ratings[index];
    const QString rating = tr("%1 after %Ln rated match(es)", nullptr, one.matches).arg(ratingText(one.now));
    const std::string like = fitting_bot(one.game, one.now.rating);
    if (like.empty()) return rating;
    const QString name = botName(one.game, like);
    return one.now.deviation > kUnsure
               ? tr("%1: perhaps about as strong as %2; a few more matches will tell.").arg(rating, name)
               : tr("%1: about as strong as %2.").arg(rating, name);
}

void RatingPanel::refresh() {
    m_text->setText(sentence());
    const auto index = static_cast<std::size_t>(m_games->currentIndex());
    QList<Curve> curves;
    if (index < m_ratings.size() && m_ratings[index].course.size() > 1) {
        const OwnRating& one = m_ratings[index];
        Curve curve;
        int match = one.matches - static_cast<int>(one.course.size());
        for (const Glicko& rating : one.course) {
            curve.points << QPointF(++match, rating.rating);
            const double half = normal_95() * rating.deviation;
            curve.band << Curve::Range{rating.rating - half, rating.rating + half};
        }
        curves << curve;
    }
    m_chart->setCurves(curves);
    m_chart->setHighlighted(curves.isEmpty() ? -1 : 0);
}

} // namespace hilltop
