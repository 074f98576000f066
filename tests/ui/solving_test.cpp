// SPDX-License-Identifier: GPL-3.0-or-later
// The champion at a person's table with rules that have not been solved yet.
#include "desk.h"
#include "judging/solving.h"
#include "play/solving_note.h"
#include "support/test.h"
#include "table/match_panel.h"

#include <QElapsedTimer>
#include <QProgressBar>
#include <QSignalSpy>

using namespace hilltop;

namespace {

constexpr std::chrono::minutes kEndOfSolving{10}; // with sanitizers and others at work

/// Some seconds of work: too much to be done at once, and nothing the program carries.
RuleValues unsolved(const GameEntry& game) {
    RuleValues rules = default_values(game.rules());
    rules["side_copies"] = 1;
    rules["side_cards"] = 3;
    return rules;
}

MatchSetup against(const char* bot, const RuleValues& rules) {
    MatchSetup setup;
    setup.game = QStringLiteral("pazaak");
    setup.rules = rules;
    setup.seats = {QString::fromUtf8(kPerson), QString::fromUtf8(bot)};
    setup.drawn = false;
    setup.deal = DealId{77, 3};
    return setup;
}

} // namespace

class SolvingTest : public QObject {
    Q_OBJECT

private slots:
    void init() {
        m_before = qgetenv("XDG_CACHE_HOME");
        m_cache = std::make_unique<QTemporaryDir>();
        qputenv("XDG_CACHE_HOME", m_cache->path().toUtf8());
    }
    void cleanup() {
        QVERIFY(waitForJobs(kEndOfSolving));
        qputenv("XDG_CACHE_HOME", m_before);
    }

    /// Its progress is shown beside the table, where play continues meanwhile; a message says when it is done, once.
    void solvesBesideTheMatch() {
        Desk desk("pazaak");
        QSignalSpy told(desk.page.get(), &PlayPage::told);
        const RuleValues rules = unsolved(desk.game);
        QVERIFY(desk.game.solver()->lacks(rules));
        QVERIFY(desk.page->start(against("champion", rules)));
        auto* note = desk.page->panel()->findChild<SolvingNote*>();
        QVERIFY(note != nullptr && note->busy());
        QTRY_VERIFY(note->isVisible() || !note->busy());
        QVERIFY(note->isVisible());
        QVERIFY(note->findChild<QLabel*>()->text().contains("is solving these rules"));
        QVERIFY(note->rect().contains(note->findChild<QProgressBar*>()->geometry()));
        int answered = 0;
        while (note->busy() && answered < 3) { // by then at the latest the person would have waited
            desk.waitForMe();
            if (desk.over()) break;
            QElapsedTimer took;
            took.start();
            desk.page->scene().answer(desk.firstAllowed());
            QVERIFY(took.elapsed() < 24'000); // ms; it is not waited for
            ++answered;
        }
        QVERIFY(answered > 0);
        QTRY_VERIFY_WITH_TIMEOUT(!note->busy(), std::chrono::milliseconds(kEndOfSolving).count());
        QTRY_VERIFY(!note->isVisible());
        QCOMPARE(told.count(), 1);
        QVERIFY(told.last().first().toString().contains("solved"));
        QVERIFY(!desk.game.solver()->lacks(rules));

        QVERIFY(desk.page->start(against("champion", rules)));
        QTRY_VERIFY(!note->busy());
        QVERIFY(!note->isVisible());
        for (const auto& sentence : told)
            QVERIFY(&sentence == &told.first() || !sentence.first().toString().contains("solved"));
    }

    /// The next match needs nothing solved; what was begun is given up, and taken up another time.
    void anotherMatchEndsIt() {
        Desk desk("pazaak");
        RuleValues rules = unsolved(desk.game);
        rules["auto_stand"] = 0;
        QVERIFY(desk.page->start(against("champion", rules)));
        auto* note = desk.page->panel()->findChild<SolvingNote*>();
        QTRY_VERIFY(note->isVisible());
        QVERIFY(desk.page->start(against("bold", rules)));
        QVERIFY(!note->busy() && !note->isVisible());
        QVERIFY(waitForJobs(kEndOfSolving));
        QVERIFY(!note->isVisible());
    }

    /// Rules too large to solve: said at once, and the match continues all the same.
    void tooLargeIsSaid() {
        Desk desk("pazaak");
        RuleValues rules = default_values(desk.game.rules());
        rules["side_copies"] = 4;
        rules["side_cards"] = 10;
        QSignalSpy told(desk.page.get(), &PlayPage::told);
        QVERIFY(desk.page->start(against("champion", rules)));
        auto* note = desk.page->panel()->findChild<SolvingNote*>();
        QTRY_VERIFY(!note->busy());
        QVERIFY(!note->isVisible());
        QCOMPARE(told.count(), 1);
        QVERIFY(told.first().first().toString().contains("too large to solve"));
        desk.waitForMe();
        QVERIFY(desk.asked());
    }

    /// What the program carries is there at once; other bots and games have nothing solved for them.
    void usualRules_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("bot");
        QTest::newRow("carried") << "pazaak"
                                 << "champion";
        QTest::newRow("another bot") << "pazaak"
                                     << "expert";
        QTest::newRow("another game") << "rps"
                                      << "simple";
    }
    void usualRules() {
        QFETCH(QString, game);
        QFETCH(QString, bot);
        Desk desk(game.toUtf8().constData());
        QSignalSpy told(desk.page.get(), &PlayPage::told);
        desk.start(0, bot);
        auto* note = desk.page->panel()->findChild<SolvingNote*>();
        QTRY_VERIFY(!note->busy());
        QVERIFY(!note->isVisible());
        QCOMPARE(told.count(), 0);
    }

private:
    std::unique_ptr<QTemporaryDir> m_cache;
    QByteArray m_before;
};

HILLTOP_TEST(SolvingTest)
#include "solving_test.moc"
