// SPDX-License-Identifier: GPL-3.0-or-later
#include "hills/hill_words.h"

#include "base/parallel.h"
#include "contests/stranded_contest.h"
#include "hills/hill_job.h"
#include "text/game_texts.h"
#include "text/number_texts.h"
#include "text/shown_name.h"

#include <QCoreApplication>
#include <QLocale>

#include <cmath>

namespace hilltop {
namespace {

struct HillWords {
    Q_DECLARE_TR_FUNCTIONS(HillWords)
};

QString hillNumber(std::int64_t number) {
    return QLocale().toString(qlonglong{number});
}

/// How far a run is.
QString runText(const HillJob& job) {
    const HillProgress& progress = job.progress();
    if (job.stopping()) return HillWords::tr("stopping…");
    const QString done =
        (job.state() && job.state()->plan.tables > 0 ? HillWords::tr("%1 of %2 tables, %3 matches")
                                                     : HillWords::tr("%1 of %2 pairings, %3 matches"))
            .arg(hillNumber(static_cast<std::int64_t>(progress.bouts)),
                 hillNumber(static_cast<std::int64_t>(progress.due)), hillNumber(progress.matches + progress.playing));
    if (job.paused()) return HillWords::tr("Paused: %1").arg(done);
    const double left = job.secondsLeft();
    return left < 0 ? done
                    : HillWords::tr("%1, about %2 left", "what has been played, a time").arg(done, durationText(left));
}

} // namespace

ContestStatus statusOf(const HillJob& job) {
    ContestStatus status;
    status.title = hillTitle(job.path());
    if (!job.state()) { // what cannot be read says so in place of the tables
        if (job.phase() == HillJob::Phase::Opening) status.lead = HillWords::tr("Opening the file…");
        return status;
    }
    const HillState& hill = *job.state();
    status.problem = job.stranded() ? strandedText(job.problem()) : job.problem();
    status.copy = job.stranded();
    status.plan = hillPlanWords(hill);
    if (!hill.plan.seal) status.planTip = HillWords::tr("Seed: %1").arg(hill.plan.seed);
    status.lead = leaderWords(hill);
    if (job.running()) {
        status.permille = static_cast<int>(1000 * job.share());
        status.note = runText(job);
    } else {
        status.note = job.phase() == HillJob::Phase::Changing ? HillWords::tr("Writing…") : dueWords(hill);
        status.noteTip = openWords(hill);
    }
    return status;
}

QString shortState(const HillJob& job) {
    const QString part = HillWords::tr("%1 %").arg(hillNumber(static_cast<std::int64_t>(100 * job.share())));
    if (job.stopping()) return HillWords::tr("%1, stopping").arg(part);
    if (job.paused()) return HillWords::tr("paused at %1").arg(part);
    const double left = job.secondsLeft();
    return left < 0 ? part : HillWords::tr("%1, %2 left").arg(part, shortDurationText(left));
}

ContinueItem continueItem(const HillJob& job) {
    ContinueItem item;
    item.title = hillTitle(job.path());
    item.detail = runText(job);
    item.button = HillWords::tr("Watch");
    item.percent = static_cast<int>(100 * job.share());
    return item;
}

ContinueItem continueItem(const ContestEntry& entry) {
    ContinueItem item;
    item.title = entry.name;
    item.detail =
        HillWords::tr("%1: matches to play", "a hill's game")
            .arg(HillWords::tr("%1, %2", "game, bots")
                     .arg(gameTitle(entry.game.toStdString()), HillWords::tr("%Ln bots", nullptr, entry.bots)));
    item.button = HillWords::tr("Run");
    return item;
}

QString hillTitle(const QString& path) {
    return shownStem(path);
}

QString versionName(const HillKey& key) {
    const QString name = shownName(QString::fromStdString(key.name));
    return key.version == 1 ? name : HillWords::tr("%1 v%2", "bot, its version").arg(name).arg(key.version);
}

QStringList entrantNames(const HillState& hill) {
    QStringList names(static_cast<qsizetype>(hill.table.rows.size()));
    for (const HillRow& row : hill.table.rows)
        names[static_cast<qsizetype>(row.entrant)] = versionName(row.key);
    return names;
}

QString hillPlanWords(const HillState& hill) {
    const Plan& plan = hill.plan;
    QString words =
        HillWords::tr("%1, %2", "game, bots")
            .arg(gameTitle(plan.game), HillWords::tr("%Ln bots", nullptr, static_cast<int>(hill.table.rows.size())));
    words = plan.tables > 0 ? HillWords::tr("%1, %2 matches per table").arg(words, hillNumber(plan.matches))
            : hill.paired() ? HillWords::tr("%1, %2 matches per pair").arg(words, hillNumber(plan.matches))
                            : HillWords::tr("%1, %2 matches per bot").arg(words, hillNumber(plan.matches));
    if (plan.duplicate) words = HillWords::tr("%1, duplicate deals").arg(words);
    return plan.seal ? HillWords::tr("%1, sealed deals").arg(words) : words;
}

QString leaderWords(const HillState& hill) {
    const auto& rows = hill.table.rows;
    if (rows.empty()) return HillWords::tr("No bots yet. Add some, or drop their files here.");
    const QString first = versionName(rows[0].key);
    if (rows.size() == 1) return HillWords::tr("%1 is the only bot. Add another one to play.").arg(first);
    if (hill.table.course.standings().matches() == 0) return HillWords::tr("No matches have been played yet.");
    const QString second = versionName(rows[1].key);
    if (rows[0].place == rows[1].place) return HillWords::tr("%1 and %2 share the lead.").arg(first, second);
    return HillWords::tr("%1 leads. %2", "a bot, a sentence").arg(first, strongerText(first, second, rows[0].leads));
}

QString dueWords(const HillState& hill) {
    if (hill.table.rows.empty()) return {};
    if (hill.due() > 0) {
        const QString due = HillWords::tr("%1 matches to play").arg(hillNumber(hill.due()));
        if (!hill.seconds) return due;
        return HillWords::tr("%1, about %2", "matches to play, a time")
            .arg(due, durationText(*hill.seconds / processors()));
    }
    const QString played = HillWords::tr("%1 matches played").arg(hillNumber(hill.matches));
    switch (hill.table.due.end) {
    case HillDue::End::Certain:
        return HillWords::tr("%1. The order is certain.").arg(played);
    case HillDue::End::Narrow:
    case HillDue::End::Left:
        return HillWords::tr("%1. More matches would not make the order clearer.").arg(played);
    case HillDue::End::UsedUp:
    case HillDue::End::None:
        break;
    }
    return played;
}

QString openWords(const HillState& hill) {
    const auto& open = hill.table.due.open;
    if (!open || hill.due() > 0) return {};
    return HillWords::tr("%1. The order of %2 and %3 is still open.")
        .arg(dueWords(hill), versionName(open->front()), versionName(open->back()));
}

QString ratingText(const HillState& hill, double rating) {
    if (!hill.paired()) return QLocale().toString(std::abs(rating), 'f', 2); // below 0 where fewer points are better
    return hill.plan.tables > 0 ? QLocale().toString(rating, 'f', 1) : eloText(rating);
}

QString ratingTitle(const HillState& hill) {
    if (!hill.paired()) return HillWords::tr("Mean");
    return hill.plan.tables > 0 ? QCoreApplication::translate("hilltop::HillStandingsModel", "Won, %")
                                : HillWords::tr("Elo");
}

QString errorText(double error) {
    return std::isfinite(error) && error > 0 ? QLocale().toString(error, 'f', error < 10 ? 1 : 0) : QString();
}

QString eventWord(const HillEvent& event) {
    switch (event.kind) {
    case HillEvent::Kind::Added:
        return event.version.key.version > 1 ? HillWords::tr("new version") : HillWords::tr("joined");
    case HillEvent::Kind::Retired:
        return HillWords::tr("retired");
    case HillEvent::Kind::Disqualified:
        return HillWords::tr("disqualified");
    case HillEvent::Kind::Out:
        return HillWords::tr("out", "of a contest");
    case HillEvent::Kind::Back:
        return HillWords::tr("let back in");
    case HillEvent::Kind::Budget:
        return HillWords::tr("budget");
    case HillEvent::Kind::Final:
        return HillWords::tr("final");
    case HillEvent::Kind::Season:
        break;
    }
    return HillWords::tr("season");
}

QString eventDetails(const HillState& hill, const HillEvent& event) {
    const QString why = shownName(QString::fromStdString(event.why));
    switch (event.kind) {
    case HillEvent::Kind::Budget:
        return HillWords::tr("%1 matches").arg(hillNumber(event.matches));
    case HillEvent::Kind::Season:
        return why;
    case HillEvent::Kind::Final:
        return HillWords::tr("%1, %2 matches per pair").arg(why, hillNumber(event.matches));
    case HillEvent::Kind::Added: {
        const QString spec = shownName(QString::fromStdString(event.version.spec));
        const QString author = shownName(QString::fromStdString(event.version.author));
        const bool own = hill.plan.entry().find_bot(event.version.spec) == nullptr;
        const QString from = own ? spec : HillWords::tr("built in");
        return author.isEmpty() ? from : HillWords::tr("%1, by %2", "file, author").arg(from, author);
    }
    case HillEvent::Kind::Retired:
    case HillEvent::Kind::Disqualified:
    case HillEvent::Kind::Out:
    case HillEvent::Kind::Back:
        break;
    }
    return why;
}

} // namespace hilltop
