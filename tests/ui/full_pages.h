// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bots/bot_report_view.h"
#include "bots/bots_page.h"
#include "contests/contest_list_model.h"
#include "hill/hill_play.h"
#include "hills/hill_details.h"
#include "hills/hill_view.h"
#include "hills/hills_page.h"
#include "profile/library.h"
#include "replay/replay_page.h"
#include "reviews/quiz_page.h"
#include "reviews/reviews_page.h"
#include "shell.h"
#include "support/join_hill.h"
#include "tournaments/view/tournament_page.h"

#include <QAction>
#include <QComboBox>

namespace hilltop {

/// What fillPage() knows: pages, and what they can show.
inline constexpr const char* kFullPages[] = {
    "Replay",         "Replay, analysis",  "Tournaments",  "Hills",    "Hills, list",
    "Bots, built in", "Bots, not checked", "Bots, report", "Analyses", "Quiz",
    "Quiz, question", "Quiz, verdict"};

/// Brings that page of the window on `folder` to where it has most to say.
inline void fillPage(Shell& shell, const QTemporaryDir& folder, const QString& page,
                     const GameEntry& game = *games().front()) {
    Window& window = shell.window;
    const QString id = QString::fromUtf8(game.info().id);
    if (page.startsWith("Replay")) {
        QVERIFY(window.replay().opening().open({matchOf(game, 1)}, {}, 0));
        window.main().showPage(&window.replay());
        window.replay().cursor().goTo(window.replay().cursor().positions() / 3);
        if (page == "Replay") return;
        window.replay().setAnalysing(true);
        QTRY_VERIFY(window.replay().analysis().review() != nullptr);
    } else if (page == "Tournaments") {
        Plan plan = default_plan(game);
        for (std::size_t bot = 0; bot < 3; ++bot)
            plan.bots.emplace_back(game.bots()[bot].id);
        plan.matches = 20;
        window.main().showPage(&window.tournaments());
        window.tournaments().start(plan, 1);
        QTRY_VERIFY(window.tournaments().job()->complete());
    } else if (page.startsWith("Hills")) {
        Plan plan = usual_hill(game);
        plan.matches = 20;
        const QString path = folder.filePath("Spring.hhill");
        {
            auto hill = HillFile::create(path.toStdString(), plan);
            QVERIFY(hill);
            for (std::size_t bot = 0; bot < 3; ++bot)
                join(*hill, game.bots()[bot].id);
            QVERIFY(play_hill(*hill, {}));
        }
        window.main().showPage(&window.hills());
        window.hills().open(path);
        QTRY_VERIFY(window.hills().takesBots());
        if (!page.endsWith("list")) {
            window.hills().view().showCell(0, 1);
            QTRY_VERIFY(!window.hills().view().details().reading());
            return;
        }
        window.hills().showList();
        QTRY_VERIFY(!window.hills().scanning() && window.hills().model().rowCount() == 1);
    } else if (page.startsWith("Bots")) {
        window.main().showPage(&window.bots());
        const bool builtIn = page.endsWith("built in");
        OwnBot bot;
        bot.game = game.info().id;
        bot.spec = "hilltop:/nowhere/nestor";
        bot.name = "Nestor";
        window.ownBots().put(bot);
        if (page.endsWith("report")) {
            BotReport report;
            report.game = bot.game;
            report.bot = bot.spec;
            report.content = "0123456789abcdef";
            report.isolation = "none";
            report.matches = 200;
            report.decisions = report.allowed = 2914;
            report.deterministic = false;
            report.median = report.most = report.worst = std::chrono::microseconds(310);
            report.memory = 61 << 20;
            window.ownBots().keepReport(bot, report);
        }
        QVERIFY(window.bots().choose(id, builtIn ? QString::fromUtf8(game.bots().front().id)
                                                 : QString::fromStdString(bot.spec)));
        // Its lines come into sight only with the next layout.
        if (page.endsWith("report")) QTRY_VERIFY(window.bots().report()->isVisible());
    } else if (page == "Analyses") {
        for (std::uint64_t match = 1; match <= 2; ++match)
            QVERIFY(Library(folder.filePath("matches").toStdString())
                        .add(matchOf(game, match), 1000 + static_cast<std::int64_t>(match)));
        window.main().showPage(&window.reviews());
        window.main().findChild<QAction*>("reviews.own")->trigger();
        QTRY_VERIFY(window.reviewQueue().running() < 0 && !window.reviews().reading() && window.reviews().found() &&
                    window.reviews().found()->reviewed == 2);
    } else {
        QuizPage& quiz = window.quiz();
        window.main().showPage(&quiz);
        QTRY_VERIFY(!quiz.working());
        if (page == "Quiz") return;
        quiz.game()->setCurrentIndex(quiz.game()->findData(id));
        quiz.setSource(QuizPage::Easy);
        quiz.next();
        QTRY_VERIFY(!quiz.working() && quiz.puzzle() != nullptr);
        if (!page.endsWith("verdict")) return;
        quiz.scene().answer(QString::fromStdString(quiz.puzzle()->decision.options.back().word.value_or("")));
        QTRY_VERIFY(quiz.verdict() != nullptr);
    }
}

} // namespace hilltop
