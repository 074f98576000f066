// SPDX-License-Identifier: GPL-3.0-or-later
// Rules under a name and sealed cards, as people meet them before and in a match.
#include "choose/rules_editor.h"
#include "choose/variant_picker.h"
#include "desk.h"
#include "documents/seal_texts.h"
#include "game/table_rules.h"
#include "play/deal_box.h"
#include "play/new_match_dialog.h"
#include "support/test.h"

#include <QComboBox>
#include <QInputDialog>
#include <QLineEdit>
#include <QMenu>
#include <QMessageBox>
#include <QSpinBox>
#include <QTimer>
#include <QToolButton>

using namespace hilltop;

class VariantsTest : public QObject {
    Q_OBJECT

private slots:
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        m_settings = std::make_unique<Settings>(m_folder->filePath("hilltop.conf"));
    }

    /// One that is chosen sets the rules, and a rule that is changed leaves it.
    void chosenByKeys() {
        NewMatchDialog sheet(*m_settings, "euchre");
        sheet.show();
        QComboBox* list = sheet.variants()->list();
        QCOMPARE(list->currentText(), QStringLiteral("Table rules"));
        QCOMPARE(sheet.setup().rules, table_rules(*find_game("euchre"), 4));
        list->setFocus();
        QTest::keyClick(list, Qt::Key_Down);
        QCOMPARE(list->currentText(), QStringLiteral("Contest rules"));
        QCOMPARE(sheet.setup().rules, default_values(find_game("euchre")->rules()));
        QTest::keyClick(list, Qt::Key_Down);
        QCOMPARE(list->currentText(), QStringLiteral("Stick the dealer, no defending alone"));
        const RuleValues chosen = sheet.setup().rules;
        QCOMPARE(chosen.at("stick_dealer"), 1);
        QCOMPARE(chosen.at("defend_alone"), 0);
        sheet.rules()->findChild<QSpinBox*>("points_to_win")->setValue(5);
        QCOMPARE(list->currentText(), QStringLiteral("4 differ from the defaults"));
        QTest::keyClick(list, Qt::Key_Home);
        QCOMPARE(sheet.setup().rules, table_rules(*find_game("euchre"), 4));
        QCOMPARE(list->count(), 4); // what has no name is gone from the list
    }

    /// "Hands of 8, 7, 6 by seats": the rules follow how many sit there.
    void followsTheSeats() {
        NewMatchDialog sheet(*m_settings, "thegame");
        sheet.show();
        QTest::keyClick(sheet.variants()->list(), Qt::Key_Down);
        for (const auto& [players, hand] : {std::pair{4, 6}, {2, 7}, {1, 8}, {5, 6}}) {
            sheet.players()->setValue(players);
            QCOMPARE(sheet.setup().rules.at("hand"), hand);
            QCOMPARE(sheet.setup().rules.at("minimum_empty"), 1);
            QCOMPARE(sheet.variants()->list()->currentText(), QStringLiteral("As published"));
        }
    }

    /// Saved by the menu, there again next time, in the record of a match, and forgotten.
    void ownOnes() {
        {
            NewMatchDialog sheet(*m_settings, "pazaak");
            sheet.show();
            sheet.rules()->findChild<QSpinBox*>("hands_to_win")->setValue(7);
            choose(sheet, 0, QStringLiteral("  Long  night "));
            QCOMPARE(sheet.variants()->list()->currentText(), QStringLiteral("Long night"));
            QVERIFY(sheet.variants()->save(QStringLiteral("Single hand")).contains("built-in variant"));
            QVERIFY(!sheet.variants()->save(QString()).isEmpty());
            QVERIFY(sheet.variants()->save(QString(41, 'x')).contains("41"));
        }
        const GameEntry& pazaak = *find_game("pazaak");
        RuleValues rules = default_values(pazaak.rules());
        rules["hands_to_win"] = 7;
        QCOMPARE(variantName(*m_settings, pazaak, rules, 2), QStringLiteral("Long night"));
        NewMatchDialog sheet(*m_settings, "pazaak");
        sheet.show();
        QComboBox* list = sheet.variants()->list();
        QCOMPARE(list->count(), 4);
        QTest::keyClick(list, Qt::Key_End);
        QCOMPARE(sheet.setup().rules, rules);
        choose(sheet, -1, {});
        QCOMPARE(list->count(), 4); // the rules are still there, without a name
        QCOMPARE(list->currentText(), QStringLiteral("one differs from the defaults"));
        QVERIFY(ownVariants(*m_settings, pazaak).empty());
    }

    /// Of another version of the program: left out, and nothing else is lost.
    void ownOnesThatDoNotFit() {
        const GameEntry& pazaak = *find_game("pazaak");
        m_settings->set<QStringList>("variants/pazaak",
                                     {"Old\tno_such_rule=3", "", "Wide\thands_to_win=99", "Good\thands_to_win=5"});
        const auto own = ownVariants(*m_settings, pazaak);
        QCOMPARE(own.size(), std::size_t{1});
        QCOMPARE(own[0].name, QStringLiteral("Good"));
        QCOMPARE(own[0].rules.at("hands_to_win"), 5);
    }

    /// A new deal is sealed before its word is typed; a chosen one is not.
    void sealIsShownBefore() {
        NewMatchDialog sheet(*m_settings, "pazaak");
        sheet.show();
        const Seal shown = *sheet.setup().seal;
        QVERIFY(check(shown));
        QTest::keyClicks(sheet.cards()->word(), "hill");
        QCOMPARE(sheet.setup().seal->word, "hill");
        QCOMPARE(sheet.setup().seal->sha256, shown.sha256);
        sheet.deal()->setText("B81C-77TE-9");
        QVERIFY(!sheet.setup().seal);
        QVERIFY(!sheet.cards()->word()->isEnabled());
        sheet.deal()->clear();
        QVERIFY(sheet.setup().seal);
        NewMatchDialog other(*m_settings, "pazaak");
        QVERIFY(other.setup().seal->sha256 != shown.sha256);
    }

    /// The match is dealt from what was sealed, and says the seed when it is over and not before.
    void matchOnSealedCards() {
        Desk desk("pazaak");
        MatchSetup setup;
        setup.game = "pazaak";
        setup.rules = default_values(desk.game.rules());
        setup.rules["hands_to_win"] = 1;
        setup.seats = {QString::fromUtf8(kPerson), "bold"};
        setup.seal = make_seal(12345, "a1b2c3");
        setup.seal->word = "hill";
        desk.page->start(setup);
        Record record = desk.page->record();
        QVERIFY(check_seal(record));
        QCOMPARE(record.source.seed, seed_of(*setup.seal));
        QCOMPARE(record.variant, "single-hand");
        QTimer::singleShot(0, this, [&] {
            for (QAction* action : desk.page->menuActions(MenuId::Match))
                if (action != nullptr && action->objectName() == "match.seal") action->trigger();
        });
        QMessageBox* box = nullptr;
        QTRY_VERIFY((box = desk.page->findChild<QMessageBox*>("seal")) != nullptr && box->isVisible());
        QVERIFY(box->text().contains(QString::fromStdString(setup.seal->sha256)));
        for (const char* secret : {"12345", "a1b2c3", "hill"})
            QVERIFY2(!box->text().contains(secret), secret);
        box->close();
        const QString over = sealText(record, true);
        for (const char* told : {"12345", "a1b2c3", "hill", "They match", "sha256sum"})
            QVERIFY2(over.contains(told), told);
        record.seal->salt = "other";
        QVERIFY(sealText(record, true).contains("They don’t match"));
        record.seal.reset();
        QVERIFY(sealText(record, true).contains("were not sealed"));
    }

private:
    static bool check(const Seal& seal) {
        return make_seal(seal.seed, seal.salt).sha256 == seal.sha256 && seal.salt.size() == 32;
    }
    /// The menu's entry of that place, -1 the last, as if clicked, with a name typed where it asks for one.
    static void choose(NewMatchDialog& sheet, int place, const QString& name) {
        QMenu* menu = sheet.variants()->menuButton()->menu();
        emit menu->aboutToShow();
        const auto actions = menu->actions();
        actions[place < 0 ? actions.size() - 1 : place]->trigger();
        if (name.isEmpty()) return;
        auto* dialog = qobject_cast<QInputDialog*>(QApplication::activeModalWidget());
        QVERIFY(dialog != nullptr);
        dialog->setTextValue(name);
        dialog->accept();
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Settings> m_settings;
};

HILLTOP_TEST(VariantsTest)
#include "variants_test.moc"
