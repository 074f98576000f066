// SPDX-License-Identifier: GPL-3.0-or-later
// How much memory the window holds: window_memory [MATCHES] [empty]
//   - at the start;
//   - at a table of each game, one after the other;
//   - after a tournament of MATCHES (11,000,000) matches and four analyses, on the start page again.
// `empty` instead: what Qt itself takes for a window with one table's widget and nothing in it.
// Prints resident, shared in proportion (PSS) and private dirty megabytes. See window_memory.sh.
#include "records/replay.h"
#include "registry/registry.h"
#include "replay/replay_page.h"
#include "shell/window.h"
#include "table/rendering.h"
#include "tournaments/view/tournament_view.h"

#include <QApplication>
#include <QEventLoop>
#include <QFile>
#include <QMainWindow>
#include <QQuickWidget>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTimer>

#include <chrono>
#include <cstdio>
#include <functional>

using namespace hilltop;

namespace {

constexpr std::chrono::seconds kAtRest{5}; ///< hidden tables let their items go after TableView::kKeepMs
constexpr std::chrono::hours kLongest{1};  ///< for anything that is waited for
constexpr int kAnalyses = 4;

/// Whether it came to be so, while the window kept running. In a loop, or nothing is deleted later.
bool until(const std::function<bool()>& so, std::chrono::milliseconds longest = kLongest) {
    QEventLoop loop;
    QTimer asked, late;
    QObject::connect(&asked, &QTimer::timeout, &loop, [&] {
        if (so()) loop.quit();
    });
    QObject::connect(&late, &QTimer::timeout, &loop, [&] { loop.exit(1); });
    asked.start(std::chrono::milliseconds(20));
    late.start(longest);
    return loop.exec() == 0;
}

/// When everything has come to rest.
void tell(const char* what) {
    until([] { return false; }, kAtRest);
    QFile file(QStringLiteral("/proc/self/smaps_rollup"));
    const QString text = file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
    const auto megabytes = [&](const char* field) {
        const QRegularExpression line(QStringLiteral("^%1: +(\\d+) kB$").arg(QLatin1String(field)),
                                      QRegularExpression::MultilineOption);
        return line.match(text).captured(1).toDouble() / 1024;
    };
    std::printf("%-36s resident %6.1f MB, proportional %6.1f MB, private dirty %6.1f MB\n", what, megabytes("Rss"),
                megabytes("Pss"), megabytes("Private_Dirty"));
    std::fflush(stdout);
}

int emptyWindow() {
    QMainWindow window;
    window.setCentralWidget(new QQuickWidget);
    window.resize(1280, 760);
    window.show();
    tell("Qt: one empty QQuickWidget");
    return 0;
}

bool playTournament(Window& window, std::int64_t matches) {
    Plan plan = default_plan(*games().front());
    plan.bots = {"random", "bold"};
    plan.matches = matches;
    plan.seed = 7;
    TournamentPage& page = window.tournaments();
    window.main().showPage(&page);
    page.start(plan, 0, QStringLiteral("Large"));
    return until([&] { return page.job() != nullptr && page.job()->phase() == TournamentJob::Phase::Ended; });
}

bool analyse(Window& window, const GameEntry& game) {
    const std::vector<std::string> bots(static_cast<std::size_t>(game.info().default_seats), game.bots().front().id);
    auto record = play_record(game, default_values(game.rules()), {9, 1, 1}, bots);
    ReplayPage& replay = window.replay();
    if (!record || !replay.opening().open({std::move(*record)}, {}, 0)) return false;
    window.main().showPage(&replay);
    replay.setAnalysing(true);
    return until([&] { return replay.analysis().review() != nullptr; });
}

} // namespace

int main(int argc, char** argv) {
    chooseRendering();
    QApplication app(argc, argv);
    if (argc > 1 && std::string_view(argv[argc - 1]) == "empty") return emptyWindow();
    const std::int64_t matches = argc > 1 ? std::atoll(argv[1]) : 11'000'000;
    const QTemporaryDir folder;
    Window window(app, folder.filePath(QStringLiteral("data")), folder.filePath(QStringLiteral("hilltop.ini")));
    window.main().resize(1280, 760);
    window.main().show();
    tell("start");
    for (const GameEntry* game : games()) {
        window.playGame(QString::fromUtf8(game->info().id));
        tell(game->info().id);
    }
    window.main().showPage(&window.home());
    tell("start page again");
    if (!playTournament(window, matches)) return 1;
    tell("tournament");
    int analyses = 0;
    for (const GameEntry* game : games()) {
        if (analyses == kAnalyses || !game->judge_traits()) continue;
        if (!analyse(window, *game)) return 1;
        ++analyses;
    }
    tell("analyses");
    window.main().showPage(&window.home());
    tell("start page again");
    return 0;
}
