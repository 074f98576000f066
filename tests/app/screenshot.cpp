// SPDX-License-Identifier: GPL-3.0-or-later
#include "screenshot.h"

#include "analysis/moment.h"
#include "analysis/review_text.h"
#include "base/text_file.h"
#include "botlab/bot_templates.h"
#include "choose/manual_dialog.h"
#include "ending_strip.h"
#include "hill/hill_entry.h"
#include "hills/hill_charts.h"
#include "hills/hill_details.h"
#include "hills/hill_view.h"
#include "play/new_match_dialog.h"
#include "play/result_review.h"
#include "play/statistics_dialog.h"
#include "profile/library.h"
#include "records/record_text.h"
#include "records/replay.h"
#include "registry/registry.h"
#include "review_files/quiz_deck.h"
#include "settings/settings_dialog.h"
#include "shell/main_dialogs.h"
#include "shell/window.h"
#include "text/game_texts.h"
#include "tournaments/setup/new_tournament_dialog.h"
#include "tournaments/view/tournament_view.h"
#include "wait_for.h"

#include <QDateTime>
#include <QDir>
#include <QPixmap>
#include <QTemporaryDir>
#include <QTextStream>
#include <QThread>

namespace hilltop {
namespace {

int failed(const QString& sentence, int code) {
    QTextStream(stderr) << "hilltop-pictures: " << sentence << Qt::endl;
    return code;
}

QtMessageHandler handlerBefore = nullptr;

/// Without a screen Qt warns at every window that there is no window manager to tell its sizes to, which is expected.
void dropSizeHintWarnings(QtMsgType type, const QMessageLogContext& context, const QString& text) {
    if (!text.contains(QLatin1String("propagateSizeHints"))) handlerBefore(type, context, text);
}

/// Some matches of a person, one of them judged, one left, and what the quiz made of the judged one's mistakes.
void fillFolder(const QDir& folder) {
    constexpr std::int64_t kHour = std::int64_t{60} * 60;
    const Library library(folder.filePath(QStringLiteral("matches")).toStdString());
    std::int64_t when = QDateTime::currentSecsSinceEpoch() - 20 * kHour;
    for (const GameEntry* game : games()) {
        const auto bots = game->bots();
        std::vector<std::string> names(static_cast<std::size_t>(game->info().default_seats), bots.front().id);
        auto match = play_record(*game, default_values(game->rules()), {20261121, 1, 1}, names);
        if (!match) continue;
        if (game == games().front()) {
            const auto replay = Replay::make(*match, Replay::Asking::Later);
            const auto judged = review(*replay, {.samples = 20, .threads = QThread::idealThreadCount()});
            QuizDeck deck;
            const int today = QuizPage::currentDay();
            for (const ReviewedDecision* wrong : marked(**judged))
                if (const auto puzzle = puzzle_of(*replay, **judged, wrong->number))
                    deck.answer(*puzzle, {}, wrong->played, today - 2);
            if (!deck.save(folder.filePath(QStringLiteral("quiz.jsonl")).toStdString())) return;
            match->seats[0] = {kPerson, 0, {}};
            keep_review(*match, **judged);
        }
        match->seats[0] = {kPerson, 0, {}};
        if (!library.add(*match, when += kHour)) return;
        Record left = cut_before(*match, static_cast<int>(match->steps.size() / 2));
        left.source.match = 2;
        if (game == games().back() && !library.add(left, when)) return;
    }
}

/// A match two thirds through, or at the position asked for, with the person in the last seat to move: the strongest
/// bot has played for them so far.
void showPlay(Window& window, const GameEntry& game, int asked) {
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
    for (int position = asked >= 0 ? asked : replay->positions() * 2 / 3; position < replay->positions(); ++position) {
        const Table& table = replay->table(position);
        if (table.deciding().contains(me) && table.menu(me).size() > 1) {
            record->steps.resize(static_cast<std::size_t>(table.steps()));
            window.play().continueMatch(*record);
            break;
        }
    }
    window.main().showPage(&window.play());
    waitFor(3000, [&] {
        if (window.play().scene().position()->resting()) window.play().scene().goOn();
        return window.play().session() == nullptr || !window.play().session()->askedPersons().empty();
    });
}

/// A match whose last decision the person has made, judged.
bool showResult(Window& window, const GameEntry& game) {
    PlayPage& page = window.play();
    window.settings().set<bool>(QLatin1String(kDetailsKey), true);
    window.main().showPage(&page);
    const auto last = sitBeforeTheEnd(page, game);
    if (!last) return false;
    waitFor(60000, [&] {
        if (page.session() == nullptr) return false;
        if (page.scene().position()->resting() || page.scene().playing())
            page.scene().goOn();
        else if (page.session()->askedPersons().contains(last->seat))
            page.scene().answer(last->word);
        return !page.result()->isHidden();
    });
    waitFor(300000, [&] { return page.review() == nullptr || !page.review()->running(); });
    waitFor(10000, [&] { return !page.result()->review()->moments().empty(); });
    return !page.result()->isHidden();
}

bool showReplay(Window& window, const GameEntry& game, const QStringList& files, int position) {
    window.main().showPage(&window.replay());
    if (!files.isEmpty()) {
        auto records = open_records(files.front().toStdString());
        if (!records || !window.replay().opening().open(std::move(*records), files.front(), 0)) return false;
        if (position >= 0) window.replay().cursor().goTo(position);
        return true;
    }
    const auto bots = game.bots();
    std::vector<std::string> names(static_cast<std::size_t>(game.info().default_seats), bots[bots.size() / 2].id);
    names.back() = game.strongest_bot().id;
    auto record = play_record(game, default_values(game.rules()), {20261121, 3, 3}, names);
    if (!record || !window.replay().opening().open({*record}, {}, 0)) return false;
    window.replay().cursor().goTo(position >= 0 ? position : window.replay().cursor().positions() / 2);
    return true;
}

/// The worst mistake of a match, judged.
bool showAnalysis(Window& window, const GameEntry& game, const QStringList& files) {
    if (!showReplay(window, game, files, -1)) return false;
    window.replay().setAnalysing(true);
    waitFor(300000, [&] { return window.replay().analysis().review() != nullptr; });
    if (!window.replay().analysis().review()) return false;
    const ReviewedDecision* worst = nullptr;
    for (const ReviewedDecision& decision : window.replay().analysis().review()->decisions)
        if (decision.loss && (worst == nullptr || decision.loss->value > worst->loss->value)) worst = &decision;
    if (worst != nullptr) window.replay().cursor().goTo(worst->position);
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
    waitFor(60000, [&] { return window.tournaments().job()->complete(); });
    window.tournaments().view().showCell(1, 0);
}

/// A hill of all bots of the game, played.
void showHill(Window& window, const GameEntry& game, const QDir& folder) {
    Plan plan = usual_hill(game);
    plan.matches = 100;
    plan.seed = 20261121;
    const std::string path =
        folder.filePath(QStringLiteral("hills/%1.hhill").arg(gameTitle(game.info().id))).toStdString();
    if (!folder.mkpath(QStringLiteral("hills"))) return;
    {
        auto hill = HillFile::create(path, plan);
        for (const BotTraits& bot : game.bots()) {
            auto entry = hill ? entry_of(*hill, bot.id, {}) : hill.error();
            if (entry && *entry) (void)hill->append(std::span(&(*entry)->event, 1), std::span(&(*entry)->content, 1));
        }
    }
    window.main().showPage(&window.hills());
    window.hills().resume(QString::fromStdString(path));
    const HillJobPtr job = window.hills().job();
    waitFor(60000, [&] { return job->phase() == HillJob::Phase::Idle && job->state() && job->state()->due() == 0; });
    waitFor(10000, [&] { return !window.hills().view().charts().computing(); });
    window.hills().view().showCell(0, 1);
    waitFor(10000, [&] { return !window.hills().view().details().reading(); });
}

/// Some matches of the game, judged: their worst decisions.
void showReviews(Window& window, const GameEntry& game, const QDir& folder) {
    window.main().showPage(&window.reviews());
    const auto bots = game.bots();
    std::string text;
    for (std::uint64_t match = 0; match < 6; ++match) {
        std::vector<std::string> names(static_cast<std::size_t>(game.info().default_seats), bots[bots.size() / 2].id);
        names.front() = bots.front().id;
        if (const auto record = play_record(game, default_values(game.rules()), {20261121, match, match}, names))
            text += write_record(*record) + '\n';
    }
    const QString path = folder.filePath(QStringLiteral("matches.hmatch"));
    if (!save_text(path.toStdString(), text)) return;
    window.reviewQueue().add({.title = gameTitle(game.info().id), .paths = {path}});
    waitFor(300000, [&] { return window.reviewQueue().running() < 0 && !window.reviews().reading(); });
    window.reviews().showPart(ReviewsPage::Worst);
}

/// The same question at every start, answered not at its best.
void showQuiz(Window& window, const GameEntry& game) {
    QuizPage& quiz = window.quiz();
    window.main().showPage(&quiz);
    waitFor(10000, [&] { return !quiz.working(); });
    auto puzzle = fresh_puzzle(game, Difficulty::Easy, 20261121, {});
    if (!puzzle) return;
    QuizSource source;
    source.title = gameTitle(game.info().id);
    source.puzzles.push_back(std::move(*puzzle));
    quiz.ask(std::move(source));
    waitFor(300000, [&] { return !quiz.working(); });
    if (quiz.puzzle() == nullptr) return;
    quiz.scene().answer(QString::fromStdString(quiz.puzzle()->decision.options.back().word.value_or("")));
}

/// The example bots of that game, checked.
void showBots(Window& window, const GameEntry& game, const QDir& folder) {
    window.main().showPage(&window.bots());
    window.bots().trust().ask = [](auto&&...) { return true; }; // they are our own, and nobody is there to be asked
    for (const BotTemplate& example : bot_templates()) {
        if (example.game != game.info().id || example.any_game) continue;
        const QString path = folder.filePath(QString::fromStdString(example.file));
        if (write_bot_template(example, path.toStdString())) window.bots().add({path});
        waitFor(10000, [&] { return !window.bots().adding(); });
    }
    waitFor(120000, [&] { return !window.bots().checks().running(); });
    for (const OwnBot& bot : window.ownBots().of(QString::fromUtf8(game.info().id)))
        window.bots().choose(QString::fromStdString(bot.game), QString::fromStdString(bot.spec));
}

QStringList pageNames() {
    return {QStringLiteral("home"),       QStringLiteral("play"),      QStringLiteral("replay"),
            QStringLiteral("tournament"), QStringLiteral("new-match"), QStringLiteral("new-tournament"),
            QStringLiteral("settings"),   QStringLiteral("keys"),      QStringLiteral("rules"),
            QStringLiteral("manual"),     QStringLiteral("results"),   QStringLiteral("bots"),
            QStringLiteral("analysis"),   QStringLiteral("reviews"),   QStringLiteral("quiz"),
            QStringLiteral("result"),     QStringLiteral("about"),     QStringLiteral("hills"),
            QStringLiteral("ending")};
}

/// The dialog of that name, or nothing.
std::unique_ptr<QWidget> dialogOf(const QString& page, Window& window, const GameEntry& game) {
    const QString id = QString::fromUtf8(game.info().id);
    if (page == QLatin1String("new-match"))
        return std::make_unique<NewMatchDialog>(window.settings(), id, nullptr, &window.ownBots());
    if (page == QLatin1String("new-tournament"))
        return std::make_unique<NewTournamentDialog>(game, window.settings(), nullptr, &window.ownBots());
    if (page == QLatin1String("settings") || page == QLatin1String("keys")) {
        auto dialog = std::make_unique<SettingsDialog>(window.settings(), window.main().shortcuts());
        if (page == QLatin1String("keys")) dialog->showKeys();
        return dialog;
    }
    if (page == QLatin1String("about")) return std::make_unique<AboutDialog>();
    if (page == QLatin1String("rules") || page == QLatin1String("manual")) {
        QStringList ids;
        for (const GameEntry* known : games())
            ids << QString::fromUtf8(known->info().id);
        auto dialog = std::make_unique<ManualDialog>(ids);
        const bool rules = page == QLatin1String("rules");
        dialog->showPage(rules ? id : QStringLiteral("start"));
        return dialog;
    }
    if (page == QLatin1String("results")) {
        std::vector<Record> matches;
        for (std::uint64_t match = 0; match < 20; ++match) {
            const auto bots = game.bots();
            std::vector<std::string> names(static_cast<std::size_t>(game.info().default_seats),
                                           bots[(match / 7) % bots.size()].id);
            auto record = play_record(game, default_values(game.rules()), {20261121, match, match}, names);
            if (!record) continue;
            record->seats[0] = {kPerson, 0, {}};
            record->rated = true;
            matches.push_back(std::move(*record));
        }
        return std::make_unique<StatisticsDialog>(std::move(matches));
    }
    return nullptr;
}

} // namespace

int takeScreenshot(QApplication& app, const ScreenshotRequest& request) {
    handlerBefore = qInstallMessageHandler(dropSizeHintWarnings);
    const QStringList pages = pageNames();
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
    if (request.page == QLatin1String("home")) fillFolder(QDir(folder.path()));
    Window window(app, folder.path(), folder.filePath(QStringLiteral("hilltop.ini")));
    window.settings().setAppearance(request.dark ? Appearance::Dark : Appearance::Light);
    window.settings().setAnimationSpeed(AnimationSpeed::Off);
    window.main().resize(width, height);
    window.main().show();
    if (request.page == QLatin1String("ending"))
        return saveEndingStrip(window, game, request.file) ? 0 : failed(QStringLiteral("the match has no end"), 1);
    std::unique_ptr<QWidget> dialog;
    if (request.page == QLatin1String("play"))
        showPlay(window, game, request.position);
    else if (request.page == QLatin1String("result") && !showResult(window, game))
        return failed(QStringLiteral("there is no match to show"), 1);
    else if (request.page == QLatin1String("replay") && !showReplay(window, game, request.records, request.position))
        return failed(QStringLiteral("there is no match to show"), 1);
    else if (request.page == QLatin1String("analysis") && !showAnalysis(window, game, request.records))
        return failed(QStringLiteral("there is no match to show, or it cannot be analysed"), 1);
    else if (request.page == QLatin1String("tournament"))
        showTournament(window, game);
    else if (request.page == QLatin1String("hills"))
        showHill(window, game, QDir(folder.path()));
    else if (request.page == QLatin1String("bots"))
        showBots(window, game, QDir(folder.path()));
    else if (request.page == QLatin1String("reviews"))
        showReviews(window, game, QDir(folder.path()));
    else if (request.page == QLatin1String("quiz"))
        showQuiz(window, game);
    else
        dialog = dialogOf(request.page, window, game);
    if (dialog) dialog->show();
    waitFor(400, [] { return false; }); // QML loads, layouts settle
    QWidget& shown = dialog ? *dialog : window.main();
    if (!shown.grab().save(request.file, "PNG"))
        return failed(QStringLiteral("%1: the picture cannot be written").arg(request.file), 1);
    return 0;
}

} // namespace hilltop
