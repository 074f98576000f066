// SPDX-License-Identifier: GPL-3.0-or-later
// How evenly cards fly: 52 cards of a table leave for another place at once, again and again.
//   frame_time [FLIGHTS [WIDTH HEIGHT]]
// It prints the times between frames while they fly: 50, 95 and 99 of 100, and how many took over 20 and over 50 ms;
// and the processor time of the window's thread in each, which no other program's load changes.
// Exit code 1: more than one of a hundred took over 20 ms. QT_QUICK_BACKEND=software renders without a graphics card.
#include "registry/registry.h"
#include "settings/settings.h"
#include "style/desktop.h"
#include "style/theme.h"
#include "table/table_scene.h"
#include "table/table_view.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QQuickWidget>
#include <QTemporaryDir>
#include <QTimer>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <utility>

using namespace hilltop;

namespace {

constexpr int kCards = 52;
constexpr double kLimit = 20; // ms

/// Notes when a widget paints.
class Frames : public QObject {
public:
    void start() {
        m_clock.restart();
        m_worked = processorTime();
        m_running = true;
    }
    void stop() { m_running = false; }
    std::vector<double> times; ///< ms since the frame before
    std::vector<double> work;  ///< ms of processor time since then

protected:
    bool eventFilter(QObject* object, QEvent* event) override {
        if (m_running && event->type() == QEvent::Paint) {
            times.push_back(static_cast<double>(m_clock.nsecsElapsed()) / 1e6);
            m_clock.restart();
            const double worked = processorTime();
            work.push_back(worked - std::exchange(m_worked, worked));
        }
        return QObject::eventFilter(object, event);
    }

private:
    static double processorTime() {
        timespec time{};
        ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
        return 1e3 * static_cast<double>(time.tv_sec) + 1e-6 * static_cast<double>(time.tv_nsec);
    }

    QElapsedTimer m_clock;
    double m_worked = 0;
    bool m_running = false;
};

void wait(int ms) {
    QEventLoop loop;
    QTimer::singleShot(ms, &loop, &QEventLoop::quit);
    loop.exec();
}

} // namespace

int main(int argc, char** argv) {
    QApplication app(argc, argv);
    const int flights = argc > 1 ? std::atoi(argv[1]) : 40;
    const QTemporaryDir folder;
    Settings settings(folder.filePath("hilltop.ini"));
    Desktop desktop;
    Theme theme(app, desktop);
    TableScene scene;
    TableView view(scene, theme, settings);
    view.resize(argc > 3 ? QSize(std::atoi(argv[2]), std::atoi(argv[3])) : QSize(1920, 1080));

    // The game with the most cards; its own rules and sense do not matter here.
    const GameEntry* game = nullptr;
    std::unique_ptr<Table> table;
    std::size_t most = 0;
    for (const GameEntry* entry : games()) {
        const int seats = entry->info().default_seats;
        auto made = entry->make_table(default_values(entry->rules()), seats, {1, 0, 0}, {});
        if (made && (*made)->shown({}).size() > most) {
            most = (*made)->shown({}).size();
            game = entry;
            table = std::move(*made);
        }
    }
    const int seats = table->seats();
    TableNames names;
    for (int seat = 0; seat < seats; ++seat)
        names.bySeat << QString::number(seat);
    scene.begin(*table, names, {}, false);
    view.show();
    wait(500);

    // Zone by zone: all 52 to one seat's own cards, then to the next one's.
    const auto& zones = game->info().zones;
    const auto own = std::find_if(zones.begin(), zones.end(), [](const ZoneSpec& zone) { return zone.per_seat; });
    const auto hand = static_cast<std::uint8_t>(own - zones.begin());
    auto cards = table->shown(SeatSet::all(seats));
    const auto lay = [&](int seat) {
        for (int i = 0; i < kCards; ++i) {
            cards[static_cast<std::size_t>(i)].spot = {hand, static_cast<std::uint8_t>(seat),
                                                       static_cast<std::uint8_t>(i)};
        }
        for (std::size_t i = kCards; i < cards.size(); ++i)
            cards[i].spot = {0, kCommon, static_cast<std::uint8_t>(i - kCards)};
        scene.cards()->assign(cards);
    };
    Frames frames;
    view.findChild<QQuickWidget*>()->installEventFilter(&frames);
    for (int flight = 0; flight <= flights; ++flight) {
        if (flight > 0) frames.start(); // the first one loads pictures
        lay(flight % seats);
        wait(scene.motion()->moveMs() + 20);
        frames.stop();
        wait(30);
    }
    auto& times = frames.times;
    if (times.empty()) {
        std::puts("no frame was painted");
        return 1;
    }
    std::sort(times.begin(), times.end());
    std::sort(frames.work.begin(), frames.work.end());
    const auto place = [&](double part) {
        return static_cast<std::size_t>(part * static_cast<double>(times.size() - 1));
    };
    const auto at = [&](double part) { return times[place(part)]; };
    const auto worked = [&](double part) { return frames.work[place(part)]; };
    const auto over = [&](double limit) {
        return static_cast<int>(times.end() - std::upper_bound(times.begin(), times.end(), limit));
    };
    std::printf(
        "%d flights of %d cards, %zu frames: 50 %% within %.1f ms, 95 %% within %.1f, 99 %% within %.1f, longest %.1f; "
        "%d over 20 ms, %d over 50 ms; at work 50 %% %.1f, 99 %% %.1f, longest %.1f ms\n",
        flights, kCards, times.size(), at(0.50), at(0.95), at(0.99), times.back(), over(kLimit), over(50), worked(0.50),
        worked(0.99), worked(1));
    return at(0.99) <= kLimit ? 0 : 1;
}
