// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/tournament_cost.h"

#include "ratings/interval.h"
#include "shell/icons.h"
#include "text/durations.h"
#include "tournament/course.h"

#include <QLocale>
#include <QVBoxLayout>

namespace hilltop {

namespace {

/// MatchLine, points and second score of each seat.
double bytesOfMatch(int seats) {
    return static_cast<double>(sizeof(MatchLine)) +
           seats * static_cast<double>(sizeof(std::int32_t) + sizeof(std::int16_t));
}

} // namespace

TournamentCost::TournamentCost(QWidget* parent)
    : Panel(parent)
    , m_cost(new TextLabel(QString(), TextSize::Text, true))
    , m_expected(new TextLabel(QString(), TextSize::Small, false, TextLabel::Ink::Quiet))
    , m_note(new TextLabel(QString(), TextSize::Small, false, TextLabel::Ink::Warn))
    , m_noteIcon(new IconLabel(QStringLiteral("warning"), 16)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 12, 16, 12);
    column->setSpacing(6);
    for (TextLabel* label : {m_cost, m_expected, m_note})
        label->setWordWrap(true);
    auto* note = new QHBoxLayout;
    note->setSpacing(8);
    note->addWidget(m_noteIcon, 0, Qt::AlignTop);
    note->addWidget(m_note, 1);
    column->addWidget(m_cost);
    column->addWidget(m_expected);
    column->addLayout(note);
    setMinimumHeight(96);
}

void TournamentCost::show(const Plan& plan, bool playable, std::optional<double> seconds, int threads,
                          const QString& note) {
    m_note->setText(note);
    m_note->setVisible(!note.isEmpty());
    m_noteIcon->setVisible(!note.isEmpty());
    const QLocale locale;
    if (plan.bots.empty() || expected_matches(plan) == 0) {
        m_cost->setText(tr("No matches yet"));
        m_expected->setText(QString());
        return;
    }
    const int pairings = static_cast<int>(expected_matches(plan) / std::max<std::int64_t>(1, plan.matches));
    const std::int64_t matches = expected_matches(plan);
    const QString count = locale.toString(qlonglong{matches});
    const QString many = plan.format != Format::RoundRobin ? tr("%1 matches").arg(count)
                         : pairings == 1                   ? tr("1 pair, %1 matches").arg(count)
                                                           : tr("%n pairs, %1 matches", nullptr, pairings).arg(count);
    if (!seconds)
        m_cost->setText(playable ? tr("%1, measuring how long…").arg(many) : many);
    else
        m_cost->setText(tr("%1, about %2").arg(many, durationText(*seconds / threads)));
    const std::int64_t each = plan.format == Format::RoundRobin
                                  ? plan.matches * static_cast<std::int64_t>(plan.bots.size() - 1)
                                  : plan.matches * plan.seats / static_cast<std::int64_t>(plan.bots.size());
    const Interval interval = wilson_95(static_cast<double>(each) / 2, each);
    m_expected->setText(
        tr("Expected interval: ± %1 % a bot. Results take %2 of memory.")
            .arg(locale.toString(50 * (interval.high - interval.low), 'f', 1),
                 locale.formattedDataSize(static_cast<qint64>(bytesOfMatch(plan.seats) * static_cast<double>(matches)),
                                          0, QLocale::DataSizeSIFormat)));
}

} // namespace hilltop
