// SPDX-License-Identifier: GPL-3.0-or-later
#include "play/statistics_dialog.h"

#include "analysis/review_text.h"
#include "play/course_panel.h"
#include "profile/library.h"
#include "profile/rated_ledger.h"
#include "registry/registry.h"
#include "settings/own_person.h"
#include "style/layouts.h"
#include "style/manual_link.h"
#include "style/panel.h"
#include "text/game_texts.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLocale>
#include <QStackedLayout>
#include <QTableWidget>
#include <QTimer>
#include <QToolButton>

#include <algorithm>
#include <limits>
#include <numeric>
#include <span>

namespace hilltop {
namespace {

constexpr std::chrono::milliseconds kReadingShows{500};
constexpr std::size_t kLately = 10; ///< matches that show the person's current level
enum ResultsPart { ResultsTable, ResultsNone, ResultsReading, ResultsBlank };
enum Column { Game, Others, Matches, Won, Drawn, Lost, Mean, Accuracy, Streak, Columns };

QString streakText(int streak) {
    if (streak == 0) return QStringLiteral("–");
    return streak > 0 ? StatisticsDialog::tr("%n won", "in a row", streak)
                      : StatisticsDialog::tr("%n lost", "in a row", -streak);
}

using Accuracies = decltype(OwnResults::accuracies);

QString percentOf(std::span<const Accuracies::value_type> accuracies, const QLocale& locale) {
    const double sum = std::accumulate(accuracies.begin(), accuracies.end(), 0.0,
                                       [](double so_far, const auto& match) { return so_far + match.second; });
    return StatisticsDialog::tr("%1 %").arg(
        locale.toString(100 * sum / static_cast<double>(std::max<std::size_t>(1, accuracies.size())), 'f', 1));
}

/// Of the latest matches that were judged.
QString accuracyText(const Accuracies& all, const QLocale& locale) {
    if (all.empty()) return QStringLiteral("–");
    return percentOf(std::span(all).last(std::min(kLately, all.size())), locale);
}

/// How it came to that.
QString accuracyCourse(const Accuracies& all, const QLocale& locale) {
    const int count = static_cast<int>(all.size());
    const QString whole =
        StatisticsDialog::tr("%1 over %Ln analysed matches", nullptr, count).arg(percentOf(all, locale));
    if (all.size() < 2 * kLately) return whole;
    return StatisticsDialog::tr("%1: %2 in the first ten, %3 in the latest ten")
        .arg(whole, percentOf(std::span(all).first(kLately), locale), percentOf(std::span(all).last(kLately), locale));
}

int wonOf(const std::vector<OwnResults>& lines, std::string_view game) {
    int won = 0;
    for (const OwnResults& line : lines)
        won += line.game == game ? line.won : 0;
    return won;
}

/// Of all opponents, a game at a time; where all play together, what they have won.
QString pursesText(const std::vector<OwnResults>& lines) {
    QStringList purses;
    for (const GameEntry* game : games()) {
        if (const auto purse = own_purse(lines, game->info().id))
            purses << StatisticsDialog::tr("Your purse at %1: %2").arg(gameTitle(game->info().id), purseText(*purse));
        if (const int perfect = game->info().cooperative ? wonOf(lines, game->info().id) : 0; perfect > 0)
            purses << StatisticsDialog::tr("★ Perfect matches of %1: %2")
                          .arg(gameTitle(game->info().id), QLocale().toString(perfect));
    }
    return purses.join(QStringLiteral("   "));
}

} // namespace

QString purseText(std::int64_t sum) {
    const QLocale locale;
    return sum > 0   ? QLatin1Char('+') + locale.toString(qlonglong{sum})
           : sum < 0 ? QStringLiteral("−") + locale.toString(qlonglong{-sum})
                     : locale.toString(qlonglong{0});
}

QString othersText(const OwnResults& line) {
    if (line.others.empty()) return StatisticsDialog::tr("alone");
    QStringList names;
    for (std::size_t i = 0; i < line.others.size();) {
        const auto count = std::count(line.others.begin(), line.others.end(), line.others[i]);
        const QString name = botName(line.game, line.others[i]);
        names << (count == 1 ? name : StatisticsDialog::tr("%1 × %2").arg(count).arg(name));
        i += static_cast<std::size_t>(count);
    }
    return names.join(QStringLiteral(", "));
}

QString StatisticsDialog::purse() const {
    return m_purse->text();
}

StatisticsDialog::StatisticsDialog(const std::vector<Record>& matches, QWidget* parent)
    : QDialog(parent)
    , m_which(new Segmented({tr("Rated"), tr("All matches")}))
    , m_course(new CoursePanel)
    , m_table(new QTableWidget(0, Columns))
    , m_purse(new TextLabel({}, TextSize::Text, true))
    , m_stack(new QStackedLayout) {
    setManual(*this, "statistics#your-own-rating");
    setWindowTitle(tr("Your results"));
    m_which->setAccessibleName(tr("Which matches"));
    m_table->setHorizontalHeaderLabels({tr("Game"), tr("Against or with"), tr("Matches"), tr("Won"), tr("Drawn"),
                                        tr("Lost"), tr("Points, mean"), tr("Accuracy"), tr("Current streak")});
    m_table->setAccessibleName(tr("Your results"));
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    dressTable(m_table);
    m_fitter = new ColumnFitter(*m_table, [this] { return columns(); });
    for (int column = 0; column < Columns; ++column)
        m_table->horizontalHeaderItem(column)->setTextAlignment(Qt::AlignVCenter |
                                                                (column <= Others ? Qt::AlignLeft : Qt::AlignRight));
    auto* nothing = new TextLabel(tr("No matches yet. Start one with New match and choose Rated to see it here."),
                                  TextSize::Text, false, TextLabel::Ink::Quiet);
    nothing->setAlignment(Qt::AlignCenter);
    nothing->setWordWrap(true);
    m_stack->addWidget(inPanel(m_table, 1));
    m_stack->addWidget(nothing);
    auto* reading = new TextLabel(tr("Reading your matches…"), TextSize::Text, false, TextLabel::Ink::Quiet);
    reading->setAlignment(Qt::AlignCenter);
    m_stack->addWidget(reading);
    m_stack->addWidget(new QWidget);
    auto* sheet = columnPart(16, {20, 16, 20, 16});
    auto* above = new QHBoxLayout;
    above->addWidget(ownHead());
    above->addWidget(m_which);
    above->addStretch(1);
    above->addWidget(manualLink("statistics#your-own-rating"));
    sheet->addLayout(above);
    sheet->addLayout(m_stack, 1);
    sheet->addWidget(m_purse);
    sheet->addWidget(m_course, 1);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    buttons->setContentsMargins(20, 14, 20, 14);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = columnIn(this, 0);
    column->addLayout(sheet, 1);
    column->addWidget(new Hairline);
    column->addWidget(buttons);
    connect(m_which, &Segmented::currentChanged, this, &StatisticsDialog::refresh);
    resize(860, 560);
    take(linesOf(matches, rated_matches(matches)));
}

void StatisticsDialog::read(const QString& folder) {
    m_which->setEnabled(false);
    m_stack->setCurrentIndex(ResultsBlank);
    m_reading = Job::start(
        [folder = folder.toStdString()](JobControl&) {
            std::vector<Record> matches;
            for (auto& entry : Library(folder).recent(std::numeric_limits<int>::max()))
                if (!entry.problem) matches.push_back(std::move(entry.record));
            std::reverse(matches.begin(), matches.end());
            return linesOf(matches, RatedLedger(folder).read(matches).matches);
        },
        [this](Lines lines) { take(std::move(lines)); }, Job::Urgency::WaitedFor);
    QTimer::singleShot(kReadingShows, this, [this] {
        if (reading()) m_stack->setCurrentIndex(ResultsReading);
    });
}

StatisticsDialog::Lines StatisticsDialog::linesOf(const std::vector<Record>& matches,
                                                  const std::vector<RatedMatch>& rated) {
    return {own_results(matches, true, kept_accuracy), own_results(matches, false, kept_accuracy), own_ratings(rated)};
}

void StatisticsDialog::take(Lines lines) {
    m_lines = std::move(lines);
    m_which->setEnabled(true);
    m_which->setCurrent(m_lines.rated.empty() ? 1 : 0);
    refresh();
}

void StatisticsDialog::refresh() {
    const auto& lines = m_which->current() == 0 ? m_lines.rated : m_lines.all;
    const QLocale locale;
    const bool rated = m_which->current() == 0;
    m_course->setCourses(rated ? m_lines.ratings : std::vector<OwnRating>(), own_accuracies(lines));
    m_course->setVisible(m_course->any());
    m_stack->setCurrentIndex(lines.empty() ? ResultsNone : ResultsTable);
    m_purse->setText(pursesText(lines));
    m_purse->setVisible(!m_purse->text().isEmpty());
    m_table->setRowCount(static_cast<int>(lines.size()));
    for (int row = 0; row < m_table->rowCount(); ++row) {
        const OwnResults& line = lines[static_cast<std::size_t>(row)];
        const int ended = line.matches - line.left;
        const QString mean =
            ended > 0 ? locale.toString(static_cast<double>(line.points) / ended, 'f', 1) : QStringLiteral("–");
        const QString cells[Columns] = {gameTitle(line.game),
                                        othersText(line),
                                        locale.toString(line.matches),
                                        locale.toString(line.won),
                                        locale.toString(line.drawn),
                                        locale.toString(line.lost()),
                                        mean,
                                        accuracyText(line.accuracies, locale),
                                        streakText(line.streak)};
        for (int column = 0; column < Columns; ++column) {
            auto* item = new QTableWidgetItem(cells[column]);
            item->setTextAlignment(Qt::AlignVCenter | (column <= Others ? Qt::AlignLeft : Qt::AlignRight));
            if (column == Streak && line.best_streak > 1)
                item->setToolTip(tr("%n wins in a row at best", "", line.best_streak));
            if (column == Accuracy && !line.accuracies.empty())
                item->setToolTip(accuracyCourse(line.accuracies, locale));
            if (column == Lost && line.left > 0) item->setToolTip(tr("%n of them left early", "", line.left));
            m_table->setItem(row, column, item);
        }
    }
    m_fitter->fit();
}

/// Who they were is whole; what room is left is theirs.
FitColumns StatisticsDialog::columns() const {
    const auto& lines = m_which->current() == 0 ? m_lines.rated : m_lines.all;
    const auto says = [&lines](auto&& any) { return std::any_of(lines.begin(), lines.end(), any); };
    FitColumns fit{std::vector<FitColumn>(Columns)};
    fit.columns[Drawn].shown = says([](const OwnResults& line) { return line.drawn > 0; });
    fit.columns[Accuracy].shown = says([](const OwnResults& line) { return !line.accuracies.empty(); });
    fit.columns[Others].stretch = 1;
    return fit;
}

} // namespace hilltop
