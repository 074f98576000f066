// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournaments/view/tournament_words.h"

#include "contests/stranded_contest.h"
#include "text/error_texts.h"
#include "text/number_texts.h"
#include "tournaments/models/tournament_job.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

namespace hilltop {
namespace {

struct TournamentWords {
    Q_DECLARE_TR_FUNCTIONS(TournamentWords)
};

QString number(std::int64_t n) {
    return QLocale().toString(qlonglong{n});
}

int permille(const Progress& progress) {
    return static_cast<int>(1000 * progress.share());
}

QString percentText(const Progress& progress) {
    return TournamentWords::tr("%1 %").arg(QLocale().toString(permille(progress) / 10));
}

QString doneText(const TournamentJob& job) {
    const Progress& progress = job.progress();
    const QString done =
        progress.total > progress.done || !job.complete()
            ? TournamentWords::tr("%1 of %2 matches").arg(number(progress.done), number(progress.total))
            : TournamentWords::tr("%1 matches").arg(number(progress.done));
    return progress.ahead > 0 && job.running()
               ? TournamentWords::tr("%1, %2 played, waiting for an earlier match").arg(done, number(progress.ahead))
               : done;
}

/// How long it takes, or how it ended.
QString leftText(const TournamentJob& job) {
    const Progress& progress = job.progress();
    const double seconds = job.news().played + progress.seconds;
    if (job.phase() == TournamentJob::Phase::Waiting) return TournamentWords::tr("queued");
    if (job.phase() == TournamentJob::Phase::Opening) return TournamentWords::tr("opening the file…");
    if (job.complete())
        return progress.course.stopped_early()
                   ? TournamentWords::tr("stopped by its stop rule after %1").arg(durationText(seconds))
                   : TournamentWords::tr("finished in %1").arg(durationText(seconds));
    if (!job.running()) return TournamentWords::tr("stopped after %1").arg(durationText(seconds));
    if (job.stopping())
        return progress.begun > 0
                   ? TournamentWords::tr("finishing %n running matches", nullptr, static_cast<int>(progress.begun))
                   : TournamentWords::tr("stopping…");
    if (progress.solved >= 0)
        return TournamentWords::tr("a bot is solving these rules: %1 %").arg(static_cast<int>(100 * progress.solved));
    if (progress.paused) return TournamentWords::tr("paused");
    return progress.left < 0 ? TournamentWords::tr("just begun")
                             : TournamentWords::tr("about %1 left").arg(durationText(progress.left));
}

/// What is on the disk. That it is saved matters more than the rest of the sentence.
void tellSaved(ContestStatus& status, const TournamentJob& job) {
    const double ago = job.news().saved_ago;
    status.note = job.problem().isEmpty() ? TournamentWords::tr("saved") : QString();
    if (!job.unkept().isEmpty())
        status.note = TournamentWords::tr("not saved, lost when the window closes");
    else if (job.running() && ago >= 0)
        status.note = ago < 1.5 ? TournamentWords::tr("saved, safe to close")
                                : TournamentWords::tr("saved %1 ago, safe to close").arg(shortDurationText(ago));
    if (job.running() && job.unkept().isEmpty() && !status.note.isEmpty())
        status.leastNote = TournamentWords::tr("saved");
}

QString problemText(const TournamentJob& job) {
    if (job.stranded()) return strandedText(job.problem());
    if (!job.problem().isEmpty())
        return job.exists() ? TournamentWords::tr("%1. Everything saved before is kept, and nothing else has changed.")
                                  .arg(job.problem())
                            : QString(); // there is nothing else on the page, which says so itself
    if (!job.unkept().isEmpty()) return TournamentWords::tr("The results can’t be saved: %1.").arg(job.unkept());
    const auto& remarks = job.progress().remarks;
    return remarks.empty() ? QString() : sentence(remarks.front()) + QLatin1Char('.');
}

} // namespace

ContestStatus statusOf(const TournamentJob& job) {
    ContestStatus status;
    status.title = job.title();
    status.menu = job.exists() || job.problem().isEmpty();
    status.menuEnabled = job.exists() && job.progress().done > 0;
    status.problem = problemText(job);
    status.copy = job.stranded();
    status.again = !job.problem().isEmpty() && job.resumable();
    status.permille = status.menu ? 0 : -1; // where it cannot be opened there is nothing but why
    if (job.running()) status.threads = job.threads();
    if (!job.exists()) {
        if (job.phase() == TournamentJob::Phase::Opening) status.done = TournamentWords::tr("Opening the file…");
        return status;
    }
    const Progress& progress = job.progress();
    status.plan = planWords(job);
    QStringList tips;
    if (progress.course.tells_seed()) tips << TournamentWords::tr("Seed: %1").arg(job.plan().seed);
    if (const auto& seal = job.plan().seal)
        tips << TournamentWords::tr("SHA-256 of the sealed seed: %1").arg(QString::fromStdString(seal->sha256));
    status.planTip = tips.join(QLatin1Char('\n'));
    status.permille = permille(progress);
    status.percent = percentText(progress);
    status.done = doneText(job);
    if (progress.ahead > 0 && job.running())
        status.doneTip = TournamentWords::tr(
            "A slow match is still running. Later matches are shown, but the stop rule does not count them yet.");
    status.left = leftText(job);
    if (job.running())
        status.pace = progress.pace() <= 0
                          ? TournamentWords::tr("on")
                          : TournamentWords::tr("%1 matches per second on").arg(number(std::llround(progress.pace())));
    tellSaved(status, job);
    return status;
}

QString shortState(const TournamentJob& job) {
    const Progress& progress = job.progress();
    const QString part = percentText(progress);
    if (job.phase() == TournamentJob::Phase::Waiting) return TournamentWords::tr("queued");
    if (job.complete()) return TournamentWords::tr("finished");
    if (!job.running()) return TournamentWords::tr("stopped at %1").arg(part);
    if (job.stopping()) return TournamentWords::tr("%1, stopping").arg(part);
    if (progress.paused) return TournamentWords::tr("paused at %1").arg(part);
    if (progress.left < 0) return part;
    return TournamentWords::tr("%1, %2 left").arg(part, shortDurationText(progress.left));
}

QString planWords(const TournamentJob& job) {
    const Plan& plan = job.plan();
    const QString bots = TournamentWords::tr("%n bots", nullptr, static_cast<int>(plan.bots.size()));
    const QString count = number(plan.matches);
    QString words = plan.format == Format::Cup ? TournamentWords::tr("%1, %2 matches per set").arg(bots, count)
                    : is_paired(plan.format)   ? TournamentWords::tr("%1, %2 matches per pair").arg(bots, count)
                                               : TournamentWords::tr("%1, %2 matches").arg(bots, count);
    if (plan.duplicate) words = TournamentWords::tr("%1, duplicate deals").arg(words);
    if (plan.together) words = TournamentWords::tr("%1, bots of one language together").arg(words);
    return job.progress().course.tells_seed() ? words : TournamentWords::tr("%1, sealed seed").arg(words);
}

QString endTitle(const TournamentJob& job) {
    return (job.problem().isEmpty() && job.complete() ? TournamentWords::tr("%1 has ended")
                                                      : TournamentWords::tr("%1 has stopped"))
        .arg(job.title());
}

QString endText(const TournamentJob& job) {
    if (!job.problem().isEmpty()) return job.problem();
    const QString leader = job.names()[job.progress().standings().rows().front().entrant];
    return TournamentWords::tr("%1 is first after %2 matches.").arg(leader, number(job.progress().done));
}

} // namespace hilltop
