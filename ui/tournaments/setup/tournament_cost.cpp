// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournaments/setup/tournament_cost.h"

#include "ratings/interval.h"
#include "style/icons.h"
#include "style/layouts.h"
#include "text/game_texts.h"
#include "text/number_texts.h"
#include "tournament/formats.h"

#include <QCoreApplication>
#include <QLocale>

#include <cmath>

namespace hilltop {

namespace {

struct CostTexts {
    Q_DECLARE_TR_FUNCTIONS(TournamentCost)
};

constexpr double kMuchRoom = 1e9, kLongTime = 24 * 3600;

double fileSize(const Plan& plan, const MatchCost& each) {
    return each.bytes * static_cast<double>(expected_matches(plan)) + each.recordBytes * keptMatches(plan);
}

QString sizeText(double bytes) {
    return QLocale().formattedDataSize(static_cast<qint64>(bytes), bytes < 1e6 ? 0 : 1, QLocale::DataSizeSIFormat);
}

bool countsMean(const Plan& plan) {
    return plan.entry().info().counting == Counting::Mean;
}

/// Matches of the entrant who has the fewest.
double matchesEach(const Plan& plan) {
    const auto matches = static_cast<double>(plan.matches), entrants = static_cast<double>(plan.bots.size());
    switch (plan.format) {
    case Format::RoundRobin:
        return matches * (entrants - 1);
    case Format::Gauntlet:
        return matches;
    case Format::Swiss:
        return matches * swiss_rounds(plan);
    case Format::OneTable:
    case Format::RandomTables:
        return matches * plan.seats / entrants;
    case Format::Knockout:
    case Format::Cup:
        break;
    }
    return 0;
}

/// A hosted entrant that lives as long as its series; empty if there is none.
std::string oneThatRemembers(const Plan& plan) {
    for (const std::string& bot : plan.bots) {
        const auto use = plan.entry().find_bot(bot) == nullptr ? plan.entry().use_of(bot) : std::nullopt;
        if (use && use->memory == Memory::Series) return bot;
    }
    return {};
}

} // namespace

QString countText(const Plan& plan) {
    const std::int64_t matches = expected_matches(plan);
    const QString number = QLocale().toString(qlonglong{matches});
    const QString count = is_adaptive(plan.format)                  ? CostTexts::tr("about %1 matches").arg(number)
                          : plan.stop.kind != StopRule::Kind::Fixed ? CostTexts::tr("at most %1 matches").arg(number)
                          : matches == 1                            ? CostTexts::tr("1 match")
                                                                    : CostTexts::tr("%1 matches").arg(number);
    if (!is_paired(plan.format)) return count;
    const auto pairings = static_cast<int>(matches / plan.matches);
    if (plan.format == Format::Cup) return CostTexts::tr("%n sets, %1", nullptr, pairings).arg(count);
    if (plan.format == Format::Swiss) return CostTexts::tr("%n rounds, %1", nullptr, swiss_rounds(plan)).arg(count);
    return CostTexts::tr("%n pairs, %1", nullptr, pairings).arg(count);
}

std::optional<double> expectedHalf(const Plan& plan, const std::optional<MatchCost>& each) {
    const double matches = matchesEach(plan);
    if (matches < 1) return {};
    const Info& game = plan.entry().info();
    switch (game.counting) {
    case Counting::Matches: {
        const auto count = static_cast<std::int64_t>(matches);
        const Interval even = wilson_95(static_cast<double>(count) / 2, count);
        return (even.high - even.low) / 2;
    }
    case Counting::Mean:
        if (!each) return {};
        return normal_95() * each->deviation / std::sqrt(matches);
    case Counting::Points: // of all points of the match
        if (!each || each->mean <= 0) return {};
        return normal_95() * each->deviation / (each->mean * plan.seats) / std::sqrt(matches);
    case Counting::SharedWins:
        break;
    }
    const auto count = static_cast<std::int64_t>(matches);
    const Interval fair = wilson_95(static_cast<double>(count) / plan.seats, count);
    return (fair.high - fair.low) / 2;
}

QStringList warningsOf(const Plan& plan, const std::optional<MatchCost>& each, int threads) {
    QStringList list;
    const auto half = expectedHalf(plan, each);
    if (plan.stop.kind == StopRule::Kind::Interval && half && 2 * *half > plan.stop.width)
        list << CostTexts::tr("With so few matches the intervals stay wider than that, so all matches will be played.");
    if (plan.duplicate) {
        const int times = seatings_of_deal(seating_of(plan), plan.seats);
        if (plan.matches % times != 0)
            list << CostTexts::tr("The last deal is not played from all seats, because %1 is not a multiple of %2.")
                        .arg(QLocale().toString(qlonglong{plan.matches}), QLocale().toString(times));
    }
    if (const std::string bot = threads > 1 ? oneThatRemembers(plan) : std::string(); !bot.empty())
        list << CostTexts::tr("%1 remembers earlier matches. Its matches against the same opponents run one after "
                              "another on one thread, so more threads don’t make them faster.")
                    .arg(botName(plan.game, bot));
    if (!each) return list;
    if (fileSize(plan, *each) > kMuchRoom) list << CostTexts::tr("File size: %1.").arg(sizeText(fileSize(plan, *each)));
    if (secondsOf(plan, *each) / threads > kLongTime)
        list << CostTexts::tr("This takes more than a day. You can stop and resume at any time.");
    return list;
}

TournamentCost::TournamentCost(QWidget* parent)
    : Panel(parent)
    , m_cost(new TextLabel(QString(), TextSize::Text, true))
    , m_expected(new TextLabel(QString(), TextSize::Small, false, TextLabel::Ink::Quiet))
    , m_note(new TextLabel(QString(), TextSize::Small, false, TextLabel::Ink::Warn))
    , m_noteIcon(new IconLabel(QStringLiteral("warning"), 16)) {
    auto* column = columnIn(this, 6, {16, 12, 16, 12});
    for (TextLabel* label : {m_cost, m_expected, m_note})
        label->setWordWrap(true);
    m_cost->setObjectName(QStringLiteral("cost"));
    m_expected->setObjectName(QStringLiteral("expected"));
    m_note->setObjectName(QStringLiteral("cost_note"));
    auto* note = rowPart(8);
    note->addWidget(m_noteIcon, 0, Qt::AlignTop);
    note->addWidget(m_note, 1);
    column->addWidget(m_cost);
    column->addWidget(m_expected);
    column->addLayout(note);
    column->addStretch(1);
    setMinimumHeight(84);
}

void TournamentCost::showNote(const QString& note) {
    m_note->setText(note);
    m_note->setVisible(!note.isEmpty());
    m_noteIcon->setVisible(!note.isEmpty());
}

void TournamentCost::showObstacle(const Plan& plan, const QString& why) {
    const bool some = plan.bots.size() > 1 || (plan.bots.size() == 1 && !is_paired(plan.format));
    m_cost->setText(some ? countText(plan) : tr("No matches yet"));
    m_expected->setText(QString());
    m_expected->hide();
    showNote(why);
}

void TournamentCost::showPlan(const Plan& plan, const std::optional<MatchCost>& each, int threads,
                              const QString& warning) {
    const QString count = countText(plan);
    if (each) {
        m_cost->setText(tr("%1, about %2", "matches, time").arg(count, durationText(secondsOf(plan, *each) / threads)));
    } else if (!MatchTimer::canMeasure(plan)) {
        m_cost->setText(tr("%1, depends on your bots").arg(count));
    } else {
        m_cost->setText(tr("%1, measuring the speed…").arg(count));
    }
    const QLocale locale;
    QStringList lines;
    if (each)
        lines << (keptMatches(plan) > 0 ? tr("About %1 with records.").arg(sizeText(fileSize(plan, *each)))
                                        : tr("About %1.").arg(sizeText(fileSize(plan, *each))));
    if (const auto half = expectedHalf(plan, each))
        lines << (countsMean(plan)
                      ? tr("Expected interval: ± %1 points per bot.").arg(locale.toString(*half, 'f', 2))
                      : tr("Expected interval: ± %1 % per bot.").arg(locale.toString(100 * *half, 'f', 1)));
    m_expected->setText(lines.join(u' '));
    m_expected->setVisible(!lines.isEmpty());
    QStringList notes = warningsOf(plan, each, threads);
    if (!warning.isEmpty()) notes.prepend(warning);
    showNote(notes.join(u' '));
}

} // namespace hilltop
