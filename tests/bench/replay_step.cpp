// SPDX-License-Identifier: GPL-3.0-or-later
// How long one step takes in the replay of a match, back from its end and forward again:
//   replay_step [GAME] [SEATS] [STEPS] [RULE=NUMBER ...]
// A step is what a key does to the page, with the table drawn afterwards. All is processor time of the window's thread.
// Exit code 1: the middle one of all steps back took 16 ms or more.
#include "records/replay.h"
#include "registry/registry.h"
#include "replay/replay_page.h"
#include "settings/settings.h"
#include "style/desktop.h"
#include "style/theme.h"

#include <QApplication>
#include <QQuickWidget>
#include <QTemporaryDir>
#include <QThread>

#include <algorithm>
#include <cstdio>
#include <ctime>

using namespace hilltop;

namespace {

constexpr double kLimit = 16; // ms

/// Processor time of this thread, the window's, in milliseconds: no other program's load changes it.
double workMs() {
    timespec time{};
    ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return 1e3 * static_cast<double>(time.tv_sec) + 1e-6 * static_cast<double>(time.tv_nsec);
}

struct Taken {
    std::vector<double> page, drawn; ///< ms
    double middle = 0;

    void print(const char* what) {
        std::sort(page.begin(), page.end());
        std::sort(drawn.begin(), drawn.end());
        middle = page[page.size() / 2];
        std::printf("%s: page %.2f ms (middle), %.2f ms (longest); drawn after %.2f ms, %.2f ms\n", what, middle,
                    page.back(), drawn[drawn.size() / 2], drawn.back());
    }
};

} // namespace

int main(int argc, char** argv) {
    QApplication app(argc, argv);
    const char* id = argc > 1 ? argv[1] : "zipdeck";
    const GameEntry* game = find_game(id);
    if (game == nullptr) return std::fprintf(stderr, "no game \"%s\"\n", id), 2;
    const int seats = argc > 2 ? std::atoi(argv[2]) : game->info().max_seats;
    const int steps = argc > 3 ? std::atoi(argv[3]) : 50;
    const std::vector<std::string> names(static_cast<std::size_t>(seats), game->bots().front().id);
    RuleValues rules = default_values(game->rules());
    for (int i = 4; i < argc; ++i) {
        const std::string word = argv[i];
        const auto is = std::min(word.find('='), word.size());
        const auto rule = rules.find(word.substr(0, is));
        if (rule == rules.end()) return std::fprintf(stderr, "no rule \"%s\"\n", word.c_str()), 2;
        rule->second = std::atoi(word.c_str() + std::min(is + 1, word.size()));
    }
    const auto record = play_record(*game, rules, {20261121, 5, 5}, names);
    if (!record) return std::fprintf(stderr, "%s\n", english(record.error()).c_str()), 2;

    const QTemporaryDir folder;
    Settings settings(folder.filePath(QStringLiteral("hilltop.ini")));
    Desktop desktop;
    Theme theme(app, desktop);
    ReplayPage page(settings, theme);
    page.resize(1280, 702);
    page.show();
    const double opened = workMs();
    if (!page.opening().open({*record}, {}, 0)) return 2;
    const double shown = workMs() - opened;
    while (page.cursor().preparing())
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    std::printf("%s, %d seats, %d moments, opened in %.0f ms, %.0f ms when all of it was there\n", id, seats,
                page.cursor().positions(), shown, workMs() - opened);
    std::fflush(stdout);
    const auto go = [&](int position, Taken* taken) {
        const double start = workMs();
        page.cursor().goTo(position);
        QCoreApplication::processEvents(); // what waits for the end of the turn
        if (taken != nullptr) taken->page.push_back(workMs() - start);
        page.findChild<QQuickWidget*>()->grabFramebuffer();
        if (taken != nullptr) taken->drawn.push_back(workMs() - start);
    };
    go(page.cursor().positions() - 1, nullptr);
    for (int i = 0; i < 100; ++i, QThread::msleep(2))
        QCoreApplication::processEvents();
    Taken back, forward;
    const int last = page.cursor().positions() - 1;
    for (int i = 1; i <= std::min(steps, last); ++i)
        go(last - i, &back);
    for (int i = std::min(steps, last); i > 0; --i)
        go(last - i + 1, &forward);
    back.print("back");
    forward.print("forward");
    return back.middle < kLimit ? 0 : 1;
}
