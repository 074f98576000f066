// SPDX-License-Identifier: GPL-3.0-or-later
// How soon the window answers while a match is analysed: review_answers [SECONDS]
//   - a whole Euchre match is judged in Replay while a person steps through it: 99 of 100 events within 16 ms;
//   - an analysis that runs is called off: within 100 ms no work of it is left;
//   - a record that is analysed is opened in Analysis: its graph is there within 100 ms, of every game;
//   - a hint with numbers is asked for at every game's table: something is known within 300 ms.
// A thread of its own posts an event every 5 ms, and the time until it has been handled is taken. Exit code 1: a figure
// is missed. All files lie in a folder that goes in the end.
#include "analysis/review_text.h"
#include "jobs/job.h"
#include "play/coach.h"
#include "play/hint_numbers.h"
#include "records/record_text.h"
#include "registry/registry.h"
#include "replay/analysis_graph.h"
#include "replay/analysis_panel.h"
#include "replay/analysis_views.h"
#include "shell/window.h"

#include <QAction>
#include <QApplication>
#include <QTemporaryDir>
#include <QTimer>

#include <algorithm>
#include <cstdio>
#include <functional>
#include <thread>

using namespace hilltop;
using Steady = std::chrono::steady_clock;

namespace {

constexpr double kAnswered = 16, kGraph = 100, kCancelled = 100, kHint = 300; // ms
constexpr int kTries = 5;
constexpr std::chrono::seconds kLongest{60}; ///< for anything that is waited for

double since(Steady::time_point begin) {
    return std::chrono::duration<double, std::milli>(Steady::now() - begin).count();
}

/// Milliseconds until it is so, while the window keeps running; negative: it never was.
double until(const std::function<bool()>& so) {
    const auto begin = Steady::now();
    while (!so()) {
        if (Steady::now() - begin > kLongest) return -1;
        QCoreApplication::processEvents(QEventLoop::AllEvents, 1);
    }
    return since(begin);
}

double longest(std::vector<double> times) {
    return times.empty() ? -1 : *std::max_element(times.begin(), times.end());
}

/// Prints it, and whether it is within.
bool tell(const char* what, const char* whose, std::vector<double> times, double limit) {
    const bool all = !times.empty() && *std::min_element(times.begin(), times.end()) >= 0;
    std::sort(times.begin(), times.end());
    const bool within = all && longest(times) <= limit;
    std::printf("%-34s %-16s median %7.1f ms, longest %7.1f ms of %zu (%.0f)%s\n", what, whose,
                times.empty() ? -1 : times[times.size() / 2], longest(times), times.size(), limit,
                within ? "" : "  MISSED");
    std::fflush(stdout);
    return within;
}

Record played(const GameEntry& game, std::uint64_t match) {
    const std::vector<std::string> bots(static_cast<std::size_t>(game.info().default_seats), game.bots().front().id);
    return *play_record(game, default_values(game.rules()), {9, match, match}, bots);
}

/// Events answered while the whole match is judged.
bool whileJudging(Window& window, int seconds) {
    const GameEntry& euchre = *find_game("euchre");
    std::vector<double> taken, whole;
    const auto begin = Steady::now();
    for (std::uint64_t match = 0; match == 0 || since(begin) < 1000 * seconds; ++match) {
        if (!window.replay().opening().open({played(euchre, match)}, {}, 0)) return false;
        const auto judged = Steady::now();
        window.replay().setAnalysing(true);
        std::atomic<bool> end{false};
        QObject receiver;
        std::thread poster([&] {
            while (!end) {
                const auto posted = Steady::now();
                QMetaObject::invokeMethod(
                    &receiver, [&taken, posted] { taken.push_back(since(posted)); }, Qt::QueuedConnection);
                std::this_thread::sleep_for(std::chrono::milliseconds(5));
            }
        });
        int steps = 0;
        QTimer stepping;
        QObject::connect(&stepping, &QTimer::timeout, &receiver,
                         [&] { window.replay().cursor().goTo(++steps % window.replay().cursor().positions()); });
        stepping.start(50);
        until([&] { return window.replay().analysis().review() != nullptr; });
        whole.push_back(since(judged) / 1000);
        end = true;
        poster.join();
        QCoreApplication::processEvents();
    }
    std::sort(taken.begin(), taken.end());
    const double most =
        taken.empty() ? -1 : taken[static_cast<std::size_t>(0.99 * static_cast<double>(taken.size() - 1))];
    std::printf(
        "a Euchre match is judged              %.1f s; %zu events: 99 %% within %.2f ms, longest %.2f ms (%.0f)%s\n",
        longest(whole), taken.size(), most, longest(taken), kAnswered, most <= kAnswered ? "" : "  MISSED");
    return most >= 0 && most <= kAnswered;
}

bool callingOff(Window& window) {
    std::vector<double> times;
    for (std::uint64_t match = 0; match < kTries; ++match) {
        window.replay().setAnalysing(false);
        if (!window.replay().opening().open({played(*find_game("euchre"), 100 + match)}, {}, 0)) return false;
        if (!waitForJobs(kLongest)) return false;
        window.replay().setAnalysing(true);
        const auto begin = Steady::now();
        until([&] { return since(begin) > 300; });
        const auto asked = Steady::now();
        window.replay().setAnalysing(false);
        emit window.replay().views()->panel()->cancelRequested();
        waitForJobs(kLongest);
        times.push_back(since(asked));
    }
    return tell("an analysis is called off", "euchre", times, kCancelled);
}

bool opening(Window& window, const QTemporaryDir& folder) {
    bool quick = true;
    for (const GameEntry* game : games()) {
        if (!game->judge_traits()) continue;
        std::vector<Record> records;
        for (std::uint64_t match = 0; match < kTries; ++match) {
            Record record = played(*game, match);
            const auto replay = Replay::make(record, Replay::Asking::Later);
            ReviewOrder order;
            order.samples = 2; // a deeper one is as long
            keep_review(record, **review(*replay, order));
            records.push_back(std::move(record));
        }
        const QString path = folder.filePath(QString::fromUtf8(game->info().id) + QStringLiteral(".hmatch"));
        if (!save_records(path.toStdString(), records)) return false;
        std::vector<double> times;
        for (int i = 0; i < kTries; ++i) {
            window.replay().setAnalysing(false);
            Record record = records[static_cast<std::size_t>(i)];
            record.line = i + 1;
            if (!window.replay().opening().open(record, MatchOrigin::ofFile(path, i + 1))) return false;
            for (int turn = 0; turn < 10; ++turn)
                QCoreApplication::processEvents();
            const auto begin = Steady::now();
            window.replay().setAnalysing(true);
            until([&] {
                return window.replay().analysis().review() != nullptr && window.replay().views()->graph()->isVisible();
            });
            window.replay().views()->graph()->repaint();
            times.push_back(since(begin));
        }
        quick &= tell("an analysed match shows its graph", game->info().id, times, kGraph);
    }
    return quick;
}

bool hints(Window& window) {
    bool quick = true;
    window.main().showPage(&window.play());
    for (const GameEntry* game : games()) {
        if (!game->judge_traits()) continue;
        std::vector<double> times;
        for (int i = 0; i < kTries; ++i) {
            auto& play = window.play();
            MatchSetup setup = sensibleSetup(*game);
            play.start(setup);
            const Coach& coach = play.coach();
            const auto chooses = [&] {
                const SeatSet asked = play.session()->askedPersons();
                if (!play.session()->table().deciding().meets(asked)) return false;
                const auto menu = play.session()->table().menu(*asked.begin());
                return std::count_if(menu.begin(), menu.end(), [](const Choice& one) { return one.reason.empty(); }) >
                       1;
            };
            auto* hint = window.main().findChild<QAction*>(QStringLiteral("match.hint"));
            if (until([&] { return hint->isEnabled() && chooses(); }) < 0) break; // once the cards lie
            const auto begin = Steady::now();
            hint->trigger(); // the answer that is advised
            until([&] { return play.scene().answers()->hintLevel() == 1; });
            hint->trigger(); // what all are worth
            until([&] { return coach.judge().found() != nullptr; });
            times.push_back(since(begin));
        }
        quick &= tell("a hint is there", game->info().id, times, kHint);
    }
    return quick;
}

} // namespace

int main(int argc, char** argv) {
    QApplication app(argc, argv);
    const int seconds = argc > 1 ? std::atoi(argv[1]) : 20;
    const QTemporaryDir folder;
    Window window(app, folder.filePath(QStringLiteral("data")), folder.filePath(QStringLiteral("hilltop.ini")));
    window.main().resize(1280, 760);
    window.main().show();
    window.main().showPage(&window.replay());
    bool quick = whileJudging(window, seconds);
    quick &= callingOff(window);
    quick &= opening(window, folder);
    quick &= hints(window);
    return quick ? 0 : 1;
}
