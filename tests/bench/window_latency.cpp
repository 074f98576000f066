// SPDX-License-Identifier: GPL-3.0-or-later
// How long the window takes to answer while a tournament of five bots, 100,000 matches a pair, runs in two workers:
//   window_latency [SECONDS] [THREADS]
// It starts the tournament through the dialog, then posts a plain event or a mouse press or move to the crosstable
// every 5 to 20 ms from a thread of its own, and takes the time until it has been handled. Results go to a file. Exit
// code 1: more than one of a hundred took over 50 ms.
#include "choose/bot_picker.h"
#include "settings/settings.h"
#include "standings/crosstable_view.h"
#include "style/desktop.h"
#include "style/theme.h"
#include "tournaments/setup/new_tournament_dialog.h"
#include "tournaments/view/tournament_page.h"

#include <QApplication>
#include <QMouseEvent>
#include <QPushButton>
#include <QRandomGenerator>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTimer>

#include <algorithm>
#include <cstdio>
#include <mutex>

using namespace hilltop;
using Steady = std::chrono::steady_clock;

namespace {

constexpr double kLimit = 50; // ms

const QEvent::Type kStamp = static_cast<QEvent::Type>(QEvent::registerEventType());

struct Stamp : QEvent {
    explicit Stamp(bool clicks)
        : QEvent(kStamp)
        , click(clicks)
        , posted(Steady::now()) {}
    bool click;
    Steady::time_point posted;
};

/// Handles stamps in the window's thread; one that represents a click is done when the click is.
class Receiver : public QObject {
public:
    explicit Receiver(CrosstableView* table)
        : m_table(*table) {}
    std::vector<double> taken; ///< ms

protected:
    bool event(QEvent* event) override {
        if (event->type() != kStamp) return QObject::event(event);
        const auto* stamp = static_cast<Stamp*>(event);
        if (stamp->click) click();
        taken.push_back(std::chrono::duration<double, std::milli>(Steady::now() - stamp->posted).count());
        return true;
    }

private:
    void click() {
        const int count = m_table.model()->rowCount();
        const auto any = [&] { return QRandomGenerator::global()->bounded(count); };
        const QPointF at = m_table.visualRect(m_table.model()->index(any(), any())).center();
        const QPointF global = m_table.viewport()->mapToGlobal(at);
        for (const auto type : {QEvent::MouseMove, QEvent::MouseButtonPress, QEvent::MouseButtonRelease}) {
            const bool move = type == QEvent::MouseMove;
            QMouseEvent event(type, at, global, move ? Qt::NoButton : Qt::LeftButton,
                              type == QEvent::MouseButtonPress ? Qt::LeftButton : Qt::NoButton, Qt::NoModifier);
            QCoreApplication::sendEvent(m_table.viewport(), &event);
        }
    }
    CrosstableView& m_table;
};

double percentile(const std::vector<double>& sorted, double part) {
    return sorted[static_cast<std::size_t>(part * static_cast<double>(sorted.size() - 1))];
}

} // namespace

int main(int argc, char** argv) {
    QApplication app(argc, argv);
    const int seconds = argc > 1 ? std::atoi(argv[1]) : 10;
    const int threads = argc > 2 ? std::atoi(argv[2]) : 2;
    const QTemporaryDir folder;
    Settings settings(folder.filePath(QStringLiteral("hilltop.ini")));
    Desktop desktop;
    Theme theme(app, desktop);
    TournamentPage page(settings, folder.filePath(QStringLiteral("tournaments")));
    page.resize(1280, 702);
    page.show();
    page.newTournament();
    auto* dialog = page.findChild<NewTournamentDialog*>();
    std::vector<std::string> bots;
    for (const BotTraits& bot : games().front()->bots())
        if (bots.size() < 5) bots.emplace_back(bot.id);
    dialog->findChild<BotPicker*>()->setTicked(bots);
    dialog->findChild<QSpinBox*>(QStringLiteral("matches"))->setValue(100'000);
    dialog->findChild<QSpinBox*>(QStringLiteral("threads"))->setValue(threads);
    dialog->findChild<QPushButton*>(QStringLiteral("start"))->click();

    Receiver receiver(page.findChild<CrosstableView*>());
    std::atomic<bool> end{false};
    std::thread poster([&] {
        for (int i = 0; !end; ++i) {
            QCoreApplication::postEvent(&receiver, new Stamp(i % 10 == 0));
            std::this_thread::sleep_for(std::chrono::milliseconds(QRandomGenerator::global()->bounded(5, 21)));
        }
    });
    QTimer::singleShot(1000 * seconds, &app, &QCoreApplication::quit);
    QObject::connect(page.job(), &TournamentJob::finished, &app, &QCoreApplication::quit);
    QCoreApplication::exec();
    end = true;
    poster.join();
    const Progress& progress = page.job()->progress();
    std::printf("%lld of %lld matches in %.1f s on %d threads\n", static_cast<long long>(progress.done),
                static_cast<long long>(progress.total), progress.seconds, threads);
    auto& taken = receiver.taken;
    if (taken.empty()) return 1;
    std::sort(taken.begin(), taken.end());
    std::printf("%zu events: 50 %% within %.2f ms, 99 %% within %.2f ms, all within %.2f ms\n", taken.size(),
                percentile(taken, 0.5), percentile(taken, 0.99), taken.back());
    return percentile(taken, 0.99) <= kLimit ? 0 : 1;
}
