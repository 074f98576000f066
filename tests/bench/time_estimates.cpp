// SPDX-License-Identifier: GPL-3.0-or-later
// Whether a tournament takes as long as the window says beforehand: time_estimates [SECONDS]
// Of every game and format a tournament of its own bots that should take SECONDS (3), in one thread and with its file,
// once with no record of its matches kept and once with all; what it was said to take, what it took, and how far the
// two are apart. Exit code 1: somewhere more than twice. On a machine with nothing else to do.
#include "registry/registry.h"
#include "tournament/runner.h"
#include "tournament_files/saved_tournament.h"
#include "tournaments/setup/match_timer.h"

#include <QCoreApplication>
#include <QEventLoop>
#include <QTemporaryDir>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>

using namespace hilltop;

namespace {

double estimated(const Plan& plan) {
    MatchTimer timer;
    timer.measure(plan);
    QEventLoop loop;
    QObject::connect(&timer, &MatchTimer::measured, &loop, [&] {
        if (timer.cost(plan)) loop.quit();
    });
    loop.exec();
    return *timer.seconds(plan);
}

double taken(const Plan& plan, const QString& path) {
    auto saved = create_tournament(path.toStdString(), plan, {}, "Estimate");
    if (!saved) std::exit(2);
    TournamentSink sink(std::move(saved->file), saved->course);
    const auto begun = std::chrono::steady_clock::now();
    TournamentRunner runner(std::move(saved->course), &sink);
    runner.start({.threads = 1, .background = true});
    runner.wait_for(std::chrono::hours(1));
    if (!sink.finish(runner.progress().course)) std::exit(2);
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - begun).count();
}

} // namespace

int main(int argc, char** argv) {
    QCoreApplication app(argc, argv);
    const double seconds = argc > 1 ? std::atof(argv[1]) : 3;
    const QTemporaryDir folder;
    bool near = true;
    int number = 0;
    for (const GameEntry* game : games()) {
        for (const Keep keep : {Keep::None, Keep::All}) {
            for (const Format format : {default_plan(*game).format, Format::Cup}) {
                Plan plan = default_plan(*game);
                plan.format = format;
                plan.keep = keep;
                plan.seed = 7;
                plan.bots.clear();
                for (const BotTraits& bot : game->bots())
                    plan.bots.push_back(bot.id);
                plan.matches = 100;
                if (!check_plan(plan)) continue;
                plan.matches = std::max<std::int64_t>(2, static_cast<std::int64_t>(seconds / estimated(plan) * 100));
                const double said = estimated(plan);
                const double was = taken(plan, folder.filePath(QString::number(++number)));
                near &= said < 2 * was && was < 2 * said;
                std::printf("%-8s %-13s %s: said %6.2f s, was %6.2f s, %4.2f\n", game->info().id,
                            std::string(format_word(format)).c_str(), keep == Keep::All ? "all records" : "no records ",
                            said, was, said / was);
                std::fflush(stdout);
            }
        }
    }
    return near ? 0 : 1;
}
