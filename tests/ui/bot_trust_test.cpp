// SPDX-License-Identifier: GPL-3.0-or-later
// Bots without isolation from the person's files: one question for each, whenever it has to play.
#include "bots/bot_list_view.h"
#include "choose/bot_trust.h"
#include "dialogs.h"
#include "hosting/host_bots.h"
#include "play/match_setup.h"
#include "shell.h"
#include "support/test.h"
#include "tournaments/models/tournament_job.h"

#include <QAction>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>

using namespace hilltop;

namespace {

const QString kPazaak = QStringLiteral("pazaak");

OwnBot someBot(const char* name) {
    OwnBot bot;
    bot.spec = std::string("hilltop:/nowhere/") + name;
    bot.game = "pazaak";
    bot.name = name;
    return bot;
}

/// The answer, once the question is answered.
bool mayPlay(BotTrust& trust, const QString& game, const std::vector<std::string>& bots) {
    const auto answer = std::make_shared<std::optional<bool>>();
    trust.mayPlay(nullptr, game, bots, qApp, [answer](bool may) { *answer = may; });
    return QTest::qWaitFor([answer] { return answer->has_value(); }, kPatienceMs) && **answer;
}

} // namespace

class BotTrustTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { host_bots(); }
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        m_asked.clear();
        m_answer = true;
    }
    void eachIsAskedAboutOnce();
    void returnRunsNothing();
    void whatIsIsolatedIsNotAskedAbout();
    void noMatchBeginsWithoutTrust();
    void noHintComesWithoutTrust();
    void noTournamentBeginsWithoutTrust();
    void noCheckBeginsWithoutTrust();

private:
    /// As where bubblewrap is not installed.
    void bare(BotTrust& trust) {
        trust.isolated = [] { return false; };
        trust.ask = [this](QWidget*, const QStringList& names, const QString&, QObject*, const auto& then) {
            m_asked << names.join(QLatin1Char('+'));
            then(m_answer);
        };
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    QStringList m_asked;
    bool m_answer = true;
};

void BotTrustTest::eachIsAskedAboutOnce() {
    const QString folder = m_folder->filePath(QStringLiteral("bots"));
    const OwnBot ada = someBot("Ada"), bob = someBot("Bob");
    {
        OwnBotList own(folder);
        own.put({ada, bob});
        BotTrust trust(own);
        bare(trust);
        m_answer = false;
        QVERIFY(!mayPlay(trust, kPazaak, {"bold", ada.spec, bob.spec, ada.spec}));
        QCOMPARE(m_asked, QStringList{QStringLiteral("Ada+Bob")});
        m_answer = true;
        QVERIFY(mayPlay(trust, kPazaak, {ada.spec}));
        QVERIFY(mayPlay(trust, kPazaak, {ada.spec, "expert"}));
        QCOMPARE(m_asked.size(), 2);
        // A bot from a file is identified by the command it runs, and asked about once.
        QVERIFY(mayPlay(trust, kPazaak, {"hilltop:rm -r /"}));
        QVERIFY(mayPlay(trust, kPazaak, {"hilltop:rm -r /"}));
        QCOMPARE(m_asked.size(), 3);
        QCOMPARE(m_asked.back(), QStringLiteral("hilltop:rm -r /"));
        // In the engine inside of the program there is nothing to reach.
        QVERIFY(mayPlay(trust, QStringLiteral("rps"), {"js:/nowhere/odds.js"}));
        QCOMPARE(m_asked.size(), 3);
    }
    QVERIFY(waitForJobs(std::chrono::milliseconds(kPatienceMs)));
    // The next time the program runs it is known.
    OwnBotList own(folder);
    QTRY_VERIFY(own.isRead());
    BotTrust trust(own);
    bare(trust);
    QVERIFY(mayPlay(trust, kPazaak, {ada.spec}));
    QCOMPARE(m_asked.size(), 3);
    QVERIFY(mayPlay(trust, kPazaak, {bob.spec}));
    QCOMPARE(m_asked.size(), 4);
}

/// The question itself: only its own button runs a bot, whatever key is pressed first.
void BotTrustTest::returnRunsNothing() {
    OwnBotList own(m_folder->filePath(QStringLiteral("bots")));
    BotTrust trust(own);
    trust.isolated = [] { return false; };
    for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Enter, Qt::Key_Space, Qt::Key_Escape}) {
        bool seen = false;
        withDialog<QMessageBox>(seen, [key](QMessageBox& box) {
            QVERIFY(box.defaultButton() == box.button(QMessageBox::Cancel));
            QTest::keyClick(box.focusWidget() != nullptr ? box.focusWidget() : &box, key);
            if (box.isVisible()) QTest::keyClick(&box, Qt::Key_Escape); // or the test hangs
        });
        QVERIFY(!mayPlay(trust, kPazaak, {"hilltop:/nowhere/rogue"}));
        QTRY_VERIFY(seen);
    }
    bool seen = false;
    withDialog<QMessageBox>(seen, [](QMessageBox& box) { clickOn(box, QStringLiteral("Run it")); });
    QVERIFY(mayPlay(trust, kPazaak, {"hilltop:/nowhere/rogue"}));
    QTRY_VERIFY(seen);
}

void BotTrustTest::whatIsIsolatedIsNotAskedAbout() {
    OwnBotList own(m_folder->filePath(QStringLiteral("bots")));
    const OwnBot ada = someBot("Ada");
    own.put(ada);
    BotTrust trust(own);
    bare(trust);
    trust.isolated = [] { return true; };
    QVERIFY(mayPlay(trust, kPazaak, {ada.spec}));
    QVERIFY(m_asked.isEmpty());
    // Added while bots were isolated, played when they are not any more.
    trust.isolated = [] { return false; };
    QVERIFY(mayPlay(trust, kPazaak, {ada.spec}));
    QCOMPARE(m_asked.size(), 1);
}

void BotTrustTest::noMatchBeginsWithoutTrust() {
    Shell shell(*m_folder);
    bare(shell.window.bots().trust());
    const OwnBot ada = someBot("Ada");
    shell.window.ownBots().put(ada);
    MatchSetup setup;
    setup.game = kPazaak;
    setup.rules = default_values(find_game("pazaak")->rules());
    setup.seats = {QString::fromUtf8(kPerson), QString::fromStdString(ada.spec)};
    m_answer = false;
    QVERIFY(!shell.window.play().start(setup));
    QVERIFY(!shell.window.play().hasMatch());
    QCOMPARE(m_asked, QStringList{QStringLiteral("Ada")});
    m_answer = true;
    QVERIFY(shell.window.play().start(setup));
    QVERIFY(shell.window.play().hasMatch());
    QCOMPARE(m_asked.size(), 2);
}

void BotTrustTest::noHintComesWithoutTrust() {
    Shell shell(*m_folder);
    bare(shell.window.bots().trust());
    const OwnBot ada = someBot("Ada");
    shell.window.ownBots().put(ada);
    shell.play(kPazaak);
    QTRY_VERIFY(shell.window.play().hasMatch());
    const auto choose = [&] {
        auto* from = shell.window.play().findChild<QAction*>(QStringLiteral("match.adviser"));
        emit from->menu()->aboutToShow();
        for (QAction* one : from->menu()->actions())
            if (one->text() == QStringLiteral("Ada")) return one->trigger();
        QFAIL("she is not offered");
    };
    m_answer = false;
    choose();
    QCOMPARE(m_asked.size(), 1);
    QVERIFY(shell.window.play().session()->adviser() != ada.spec);
    m_answer = true;
    choose();
    QCOMPARE(m_asked.size(), 2);
    QCOMPARE(shell.window.play().session()->adviser(), ada.spec);
}

void BotTrustTest::noTournamentBeginsWithoutTrust() {
    Shell shell(*m_folder);
    bare(shell.window.bots().trust());
    const OwnBot ada = someBot("Ada");
    shell.window.ownBots().put(ada);
    Plan plan = default_plan(*find_game("pazaak"));
    plan.bots = {ada.spec, "bold"};
    plan.matches = 10;
    TournamentPage& page = shell.window.tournaments();
    m_answer = false;
    page.start(plan, 1);
    QVERIFY(page.job() == nullptr);
    QCOMPARE(m_asked.size(), 1);
    // A file from elsewhere asks as well, once it is known who takes part.
    const QString path = m_folder->filePath(QStringLiteral("brought.htour"));
    QVERIFY(create_tournament(path.toStdString(), plan, {}));
    page.resume(path);
    QTRY_COMPARE(m_asked.size(), 2);
    QVERIFY(page.job() != nullptr);
    QTRY_VERIFY(page.job()->resumable());
    QCOMPARE(page.job()->progress().done, 0);
}

void BotTrustTest::noCheckBeginsWithoutTrust() {
    Shell shell(*m_folder);
    BotsPage& page = shell.window.bots();
    bare(page.trust());
    const OwnBot ada = someBot("Ada");
    shell.window.ownBots().put(ada);
    shell.window.main().showPage(&page);
    page.choose(kPazaak, QString::fromStdString(ada.spec));
    m_answer = false;
    page.list()->setFocus();
    QTest::keyClick(page.list(), Qt::Key_F5);
    QCOMPARE(m_asked.size(), 1);
    QVERIFY(!page.checks().running());
    m_answer = true;
    QTest::keyClick(page.list(), Qt::Key_F5);
    QCOMPARE(m_asked.size(), 2);
    QVERIFY(page.checks().running());
    QTRY_VERIFY(!page.checks().running());
}

HILLTOP_TEST(BotTrustTest)
#include "bot_trust_test.moc"
