// SPDX-License-Identifier: GPL-3.0-or-later
// The guide of a person's first match: where it comes, how it is left, and that it never comes again.
#include "choose/manual_pages.h"
#include "german.h"
#include "play/guide_bar.h"
#include "play/guide_halo.h"
#include "settings/languages.h"
#include "shell.h"
#include "support/test.h"

#include <QRegularExpression>

using namespace hilltop;

class GuideTest : public ShellTests {
    Q_OBJECT
private slots:
    void everyGameHasOne_data() {
        QTest::addColumn<QString>("game");
        for (const GameEntry* game : games())
            QTest::newRow(game->info().id) << QString::fromUtf8(game->info().id);
    }
    void everyGameHasOne() {
        QFETCH(const QString, game);
        const QStringList english = guideSteps(game);
        QVERIFY(english.size() >= 5);
        if (is_draft(game.toStdString())) return;
        const German german;
        const QStringList translated = guideSteps(game);
        QCOMPARE(translated.size(), english.size());
        for (int i = 0; i < english.size(); ++i)
            QVERIFY2(translated[i] != english[i], qPrintable(english[i]));
    }

    /// In every language the steps speak of the same cards.
    void everyLanguageHasTheSameSteps_data() { everyGameHasOne_data(); }
    void everyLanguageHasTheSameSteps() {
        QFETCH(const QString, game);
        const auto places = guidePlaces(game);
        const QStringList deeds = guideDeeds(game);
        QVERIFY(is_draft(game.toStdString()) || deeds.join(QString()).contains('!'));
        for (const QString& deed : deeds)
            QVERIFY2(QRegularExpression(deed.mid(1)).isValid(), qPrintable(deed));
        for (const QString& language : languageCodes()) {
            speakLanguage(*qApp, language);
            const auto translated = guidePlaces(game);
            const QStringList same = guideDeeds(game);
            speakLanguage(*qApp, "en");
            QVERIFY2(translated == places, qPrintable(language));
            QVERIFY2(same == deeds, qPrintable(language));
        }
    }

    /// At the person's first decision a line goes around the cards that a step speaks of, and around no others.
    void pointsAtTheCards_data() { everyGameHasOne_data(); }
    void pointsAtTheCards() {
        QFETCH(const QString, game);
        start(game);
        const auto places = guidePlaces(game);
        const TableView& table = *m_shell->window.play().view();
        QStringList seen;
        for (const QStringList& names : places) {
            QVERIFY(layOut(m_shell->window.main()));
            QList<QRect> cards;
            for (const QString& name : names)
                cards += table.placesOf(name);
            QTRY_COMPARE(guide().halo()->places().isEmpty(), cards.isEmpty());
            for (const QRect& card : cards) {
                const auto rings = guide().halo()->places();
                QVERIFY(
                    std::any_of(rings.begin(), rings.end(), [&](const QRect& ring) { return ring.contains(card); }));
            }
            if (!cards.isEmpty()) seen << names;
            QTest::mouseClick(guide().next(), Qt::LeftButton);
        }
        QVERIFY(!seen.isEmpty()); // later steps speak of what comes later
        QVERIFY(guide().halo()->places().isEmpty() || !guide().halo()->isVisible());
    }

    /// Piles lie apart: each has a ring of its own, so that no line crosses the words between and below them.
    void everyPileHasItsRing() {
        start(QStringLiteral("thegame"));
        QTRY_COMPARE(guide().halo()->places().size(), 4);
    }

    void goesBack() {
        start("pazaak");
        const QStringList steps = guideSteps("pazaak");
        QVERIFY(!guide().back()->isEnabled());
        QTest::mouseClick(guide().next(), Qt::LeftButton);
        QCOMPARE(guide().sentence(), steps[1]);
        QTest::mouseClick(guide().back(), Qt::LeftButton);
        QCOMPARE(guide().sentence(), steps[0]);
        QVERIFY(!guide().back()->isEnabled());
    }

    /// Step by step, on where one was after a restart, and gone for good after the last.
    void isReadOnce() {
        start("pazaak");
        const QStringList steps = guideSteps("pazaak");
        for (int i = 0; i < 2; ++i) {
            QCOMPARE(guide().sentence(), steps[i]);
            QTest::mouseClick(guide().next(), Qt::LeftButton);
        }
        // The keys are the table's.
        m_shell->waitForMe();
        const int before = m_shell->table().steps();
        QTRY_VERIFY(m_shell->window.play().view()->isAncestorOf(qApp->focusWidget()) ||
                    m_shell->window.play().view() == qApp->focusWidget());
        m_shell->key(Qt::Key_1);
        QTRY_VERIFY(m_shell->table().steps() > before);
        restart();
        start("pazaak");
        for (int i = guide().step(); i < steps.size(); ++i) { // a side card may have been played
            QVERIFY(guide().isVisible());
            QCOMPARE(guide().sentence(), steps[i]);
            QCOMPARE(guide().skip()->isVisible(), i + 1 < steps.size());
            QTest::mouseClick(guide().next(), Qt::LeftButton);
        }
        QVERIFY(!guide().isVisible());
        restart();
        start("pazaak");
        QVERIFY(!guide().isVisible());
        restart();
        start("rps"); // which is another game
        QCOMPARE(guide().sentence(), guideSteps("rps").first());
    }

    /// By doing what it speaks of, and not by anything else; the next one comes with what it points at.
    void goesOnWhenItIsDone() {
        start("zipdeck");
        const QStringList steps = guideSteps("zipdeck");
        const TableView& table = *m_shell->window.play().view();
        QCOMPARE(guide().sentence(), steps[0]);
        m_shell->answer();
        QTRY_COMPARE(guide().sentence(), steps[1]);
        m_shell->waitForMe();
        m_shell->answer();
        m_shell->waitForMe();
        QTRY_COMPARE(guide().sentence(), steps[2]);
        QTRY_COMPARE(guide().halo()->places().size(), 1); // the call, and no button beside it
        QVERIFY(guide().halo()->places().front().contains(table.placesOf("stop word zip").front()));
        QVERIFY(!guide().halo()->places().front().intersects(table.placesOf("stop word pass").front()));
        m_shell->window.play().scene().answer("pass");
        QVERIFY(!guide().done());
        m_shell->waitForMe();
        QVERIFY(layOut(m_shell->window.main()));
        QCOMPARE(guide().sentence(), steps[2]);
        m_shell->window.play().scene().answer("zip");
        QVERIFY(guide().done() || guide().sentence() == steps[3]);
        m_shell->waitForMe();
        QTRY_COMPARE(guide().sentence(), steps[3]);
        QVERIFY(!guide().done());
        QTest::mouseClick(guide().back(), Qt::LeftButton); // read again, it does not leave by itself
        QVERIFY(layOut(m_shell->window.main()));
        QCOMPARE(guide().sentence(), steps[2]);
    }

    void isSkipped() {
        start("zipdeck");
        QVERIFY(guide().isVisible());
        QTest::mouseClick(guide().skip(), Qt::LeftButton);
        QVERIFY(!guide().isVisible());
        restart();
        start("zipdeck");
        QVERIFY(!guide().isVisible());
    }

    /// By keys alone: F6 goes to it, Space presses.
    void isReachedByKeys() {
        start("pazaak");
        QTRY_VERIFY(qApp->focusWidget() != nullptr);
        for (int i = 0; i < 6 && qApp->focusWidget() != guide().next(); ++i)
            m_shell->key(Qt::Key_F6);
        QCOMPARE(qApp->focusWidget(), guide().next());
        m_shell->key(Qt::Key_Space);
        QCOMPARE(guide().sentence(), guideSteps("pazaak")[1]);
    }

    /// The guide is neither shown to a person who watches, nor over the result of a match.
    void watchingNeedsNone() {
        MatchSetup setup;
        setup.game = "pazaak";
        setup.rules = default_values(find_game("pazaak")->rules());
        setup.seats = {"careful", "bold"};
        QVERIFY(m_shell->window.play().start(setup));
        QVERIFY(!guide().isVisible());
        start("pazaak");
        QVERIFY(guide().isVisible());
        while (!m_shell->table().over()) {
            m_shell->waitForMe();
            if (!m_shell->table().over()) m_shell->answer();
        }
        QTRY_VERIFY(!guide().isVisible());
    }

private:
    void start(const QString& game) {
        m_shell->window.main().showPage(&m_shell->window.home());
        m_shell->play(game);
        QTRY_VERIFY(m_shell->window.play().playing());
        QTRY_COMPARE(m_shell->page(), &m_shell->window.play());
        m_shell->waitForMe();
    }
    GuideBar& guide() { return *m_shell->window.play().guide(); }
};

HILLTOP_TEST(GuideTest)
#include "guide_test.moc"
