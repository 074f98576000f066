// SPDX-License-Identifier: GPL-3.0-or-later
#include "screenshot.h"

#include "records/replay.h"
#include "window.h"

#include <QDeadlineTimer>
#include <QPixmap>
#include <QTemporaryDir>
#include <QTextStream>
#include <QThread>

namespace hilltop {
namespace {

int failed(const QString& sentence, int code) {
    QTextStream(stderr) << "hilltop: " << sentence << Qt::endl;
    return code;
}

/// Lets the window work until `done` says so, at most so long.
template <class Done>
void waitFor(int milliseconds, Done&& done) {
    for (const QDeadlineTimer deadline(milliseconds); !deadline.hasExpired() && !done(); QThread::msleep(2))
        QApplication::processEvents(QEventLoop::AllEvents, 20);
}

/// A match two thirds through, with the person in the last seat to move: the strongest bot has played for him so far.
void showPlay(Window& window, const GameEntry& game) {
    const RuleValues rules = default_values(game.rules());
    const auto bots = game.bots();
    const std::string best = game.strongest_bot().id;
    const std::string other = bots.size() > 1 ? bots[bots.size() - 2].id : best;
    const int seats = game.info().default_seats;
    const Seat me(seats - 1);
    std::vector<std::string> names(static_cast<std::size_t>(seats), other);
    names.back() = best;
    auto record = play_record(game, rules, {20261121, 5, 5}, names);
    if (!record) return;
    record->seats.back() = {kPerson, 0, {}};
    record->result.reset();
    record->digest.reset();
    auto replay = Replay::make(*record);
    for (int position = replay->positions() * 2 / 3; position < replay->positions(); ++position) {
        const Table& table = replay->table(position);
        if (table.need() == Need::Must && table.owing().contains(me) && table.menu(me).size() > 2) {
            record->steps.resize(static_cast<std::size_t>(table.steps()));
            window.play().continueMatch(*record);
            break;
        }
    }
    window.main().showPage(&window.play());
}

bool showReplay(Window& window, const GameEntry& game, const QStringList& files) {
    window.main().showPage(&window.replay());
    if (!files.isEmpty()) {
        auto records = open_records(files.front().toStdString());
        return records && window.replay().open(std::move(*records), files.front(), 0);
    }
    const auto bots = game.bots();
    std::vector<std::string> names(static_cast<std::size_t>(game.info().default_seats), bots[bots.size() / 2].id);
    names.back() = game.strongest_bot().id;
    auto record = play_record(game, default_values(game.rules()), {20261121, 3, 3}, names);
    if (!record || !window.replay().open({*record}, {}, 0)) return false;
    window.replay().goTo(window.replay().positions() / 2);
    return true;
}

void showTournament(Window& window, const GameEntry& game) {
    window.main().showPage(&window.tournaments());
    Plan plan = default_plan(game);
    for (const BotTraits& bot : game.bots())
        plan.bots.emplace_back(bot.id);
    plan.matches = 1000;
    plan.seed = 20261121;
    window.tournaments().start(plan, QThread::idealThreadCount());
    waitFor(60000, [&] { return !window.tournaments().job().running(); });
    window.tournaments().showCell(1, 0);
}

} // namespace

int takeScreenshot(QApplication& app, const ScreenshotRequest& request) {
    const QStringList pages = {QStringLiteral("home"), QStringLiteral("play"), QStringLiteral("replay"),
                               QStringLiteral("tournament")};
    if (!pages.contains(request.page))
        return failed(
            QStringLiteral("page \"%1\" is unknown, there are %2").arg(request.page, pages.join(QStringLiteral(", "))),
            2);
    const QStringList sides = request.size.split(QLatin1Char('x'));
    const int width = sides.value(0).toInt();
    const int height = sides.value(1).toInt();
    if (sides.size() != 2 || width < 320 || height < 240 || width > 8192 || height > 8192)
        return failed(QStringLiteral("size \"%1\" is none, write 1280x800").arg(request.size), 2);

    const GameEntry* asked = find_game(request.game.toStdString());
    const GameEntry& game = asked != nullptr ? *asked : *games().front();
    const QTemporaryDir folder;
    Window window(app, folder.path(), folder.filePath(QStringLiteral("hilltop.ini")));
    window.settings().setAppearance(request.dark ? Appearance::Dark : Appearance::Light);
    window.settings().setAnimationSpeed(AnimationSpeed::Off);
    window.main().resize(width, height);
    window.main().show();
    if (request.page == pages[1])
        showPlay(window, game);
    else if (request.page == pages[2] && !showReplay(window, game, request.records))
        return failed(QStringLiteral("there is no match to show"), 1);
    else if (request.page == pages[3])
        showTournament(window, game);
    waitFor(400, [] { return false; }); // QML loads, layouts settle
    if (!window.main().grab().save(request.file, "PNG"))
        return failed(QStringLiteral("%1: the picture cannot be written").arg(request.file), 1);
    return 0;
}

} // namespace hilltop
