// SPDX-License-Identifier: GPL-3.0-or-later
#include "choose/opponent_list.h"
#include "choose/rules_editor.h"
#include "first_game.h"
#include "play/level_choice.h"
#include "play/new_match_dialog.h"
#include "records/record.h"
#include "registry/registry.h"
#include "settings/settings.h"
#include "still.h"
#include "style/desktop.h"
#include "style/panel.h"
#include "style/theme.h"
#include "support/test.h"
#include "text/game_texts.h"

#include <QCheckBox>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace hilltop;

namespace {

QString gameId() {
    return QString::fromUtf8(firstGame().info().id);
}

QString person() {
    return QString::fromUtf8(kPerson);
}

} // namespace

class NewMatchTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Where what is said of the bots does not fit beside their names, it has a line of its own.
    void nothingIsCutInANarrowList() {
        OpponentList list;
        list.setBots("euchre", find_game("euchre")->bots());
        list.resize(700, 300);
        list.show();
        QVERIFY(QTest::qWaitForWindowExposed(&list));
        const int line = list.visualItemRect(list.item(1)).height();
        int names = 0, styles = 0;
        for (const BotTraits& bot : find_game("euchre")->bots()) {
            const auto wide = [](const QString& text, TextSize size, bool bold) {
                return QFontMetrics(textFont(size, bold)).horizontalAdvance(text);
            };
            names = std::max(names, wide(botName("euchre", bot.id), TextSize::Text, true));
            styles = std::max(styles, wide(botStyle("euchre", bot), TextSize::Small, false));
        }
        const int needed = 12 + names + 12 + styles + 12 + OpponentList::kStrengthWidth + 12;
        bool both[2] = {};
        for (int width = needed + 40; width > needed - 40; width -= 4) { // a scroll bar is 12 or so of them
            OpponentList low;
            low.resize(width, 120);
            low.show();
            QVERIFY(QTest::qWaitForWindowExposed(&low));
            low.setBots("euchre", find_game("euchre")->bots());
            low.setCurrentRow(4);
            QTRY_COMPARE(low.visualItemRect(low.item(1)).height() > line + 8, low.viewport()->width() < needed);
            QTRY_VERIFY(low.viewport()->rect().contains(low.visualItemRect(low.currentItem())));
            both[low.viewport()->width() < needed ? 1 : 0] = true;
        }
        QVERIFY(both[0] && both[1]);
    }

    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        m_settings = std::make_unique<Settings>(m_folder->filePath("hilltop.ini"));
    }

    void playAloneMakesSense() {
        const MatchSetup setup = rememberedSetup(*m_settings, gameId());
        QCOMPARE(setup.game, gameId());
        QCOMPARE(setup.seats.size(), firstGame().info().default_seats);
        QCOMPARE(setup.seats.count(person()), 1);
        QVERIFY(firstGame().find_bot(setup.seats[1].toStdString()) != nullptr);
        QVERIFY(setup.drawn && !setup.rated);
        QVERIFY(!setup.deal);
        QVERIFY(firstGame().check(setup.rules, firstGame().info().default_seats));
    }

    void numbersOutOfRangeAreNamed() {
        NewMatchDialog dialog(*m_settings, gameId());
        dialog.show();
        auto* number = dialog.rules()->findChild<QSpinBox*>("house_copies");
        number->setFocus();
        number->selectAll();
        QTest::keyClicks(number, "99");
        QVERIFY2(dialog.problem().contains("99") && dialog.problem().contains("from 1 to 8"),
                 qPrintable(dialog.problem()));
        QVERIFY(!dialog.startButton()->isEnabled());
        QTest::keyClick(number, Qt::Key_Up); // the arrows know the range
        QCOMPARE(number->value(), 8);
        QVERIFY(dialog.problem().isEmpty());
    }

    void enterStartsAndIsRemembered() {
        {
            NewMatchDialog dialog(*m_settings, gameId());
            dialog.show();
            dialog.opponents()->choose(QString::fromUtf8(firstGame().bots()[0].id));
            dialog.drawn()->setChecked(false);
            auto* number = dialog.rules()->findChild<QSpinBox*>();
            QVERIFY(number != nullptr);
            number->setValue(number->value() - 1);
            dialog.deal()->setText("B81C-77TE-9");
            QVERIFY2(dialog.problem().isEmpty(), qPrintable(dialog.problem()));
            QTest::keyClick(&dialog, Qt::Key_Return);
            QCOMPARE(dialog.result(), static_cast<int>(QDialog::Accepted));
            QVERIFY(dialog.setup().deal);
            QCOMPARE(dialog.setup().deal->deal, 9u);
        }
        const MatchSetup again = rememberedSetup(*m_settings, gameId());
        QCOMPARE(again.seats, (QStringList{person(), QString::fromUtf8(firstGame().bots()[0].id)}));
        QVERIFY(!again.drawn);
        QVERIFY(!again.deal);
        QVERIFY(again.rules != default_values(firstGame().rules()));
        NewMatchDialog dialog(*m_settings, gameId());
        QCOMPARE(dialog.setup().rules, again.rules);
        QCOMPARE(dialog.rules()->changedCount(), 1);
        QTest::mouseClick(dialog.findChild<QPushButton*>("defaults"), Qt::LeftButton);
        QCOMPARE(dialog.rules()->changedCount(), 0);
        QVERIFY(dialog.setup().drawn);
    }

    /// Game, level and Start are all there is at first; what is under More stays in sight once it was wanted.
    void moreHasTheRest() {
        {
            NewMatchDialog dialog(*m_settings, gameId());
            dialog.foldAsKept();
            dialog.show();
            QVERIFY(layOut(dialog));
            QVERIFY(!dialog.opponents()->isVisible() && !dialog.rules()->isVisible() && dialog.level()->isVisible());
            const int low = dialog.height();
            QVERIFY(low < 300);
            QTest::mouseClick(dialog.moreButton(), Qt::LeftButton);
            QVERIFY(layOut(dialog));
            QVERIFY(dialog.opponents()->isVisible() && dialog.height() > low + 200);
            QTest::mouseClick(dialog.moreButton(), Qt::LeftButton);
            QVERIFY(layOut(dialog));
            QCOMPARE(dialog.height(), low);
            QTest::mouseClick(dialog.moreButton(), Qt::LeftButton);
        }
        NewMatchDialog again(*m_settings, gameId());
        again.foldAsKept();
        again.show();
        QVERIFY(again.opponents()->isVisible());
    }

    /// One click seats bots of a level, a partner one level above; other opponents are one's own choice.
    void levelIsOneClick() {
        NewMatchDialog dialog(*m_settings, "euchre");
        dialog.foldAsKept();
        dialog.show();
        QVERIFY(layOut(dialog));
        const auto click = [&](const QString& word) {
            for (auto* part : dialog.level()->findChildren<QAbstractButton*>())
                if (part->text() == word) return QTest::mouseClick(part, Qt::LeftButton);
            QFAIL(qPrintable(word));
        };
        click("Casual");
        QCOMPARE(dialog.setup().seats, (QStringList{person(), "casual", "skilled", "casual"}));
        click("Champion");
        QCOMPARE(dialog.setup().seats, (QStringList{person(), "champion", "champion", "champion"}));
        click("Own choice");
        QVERIFY(dialog.opponents()->isVisible());
        QCOMPARE(dialog.setup().seats[1], QString("champion"));
        dialog.seats()->choose(1);
        dialog.opponents()->choose("novice");
        QCOMPARE(dialog.level()->levels()->current(), 5);
        click("Novice");
        QCOMPARE(dialog.setup().seats, (QStringList{person(), "novice", "casual", "novice"}));
        QCOMPARE(dialog.level()->levels()->current(), 0);
    }

    void cancelRemembersNothing() {
        NewMatchDialog dialog(*m_settings, gameId());
        dialog.show();
        dialog.drawn()->setChecked(false);
        QTest::keyClick(&dialog, Qt::Key_Escape);
        QCOMPARE(dialog.result(), static_cast<int>(QDialog::Rejected));
        QVERIFY(rememberedSetup(*m_settings, gameId()).drawn);
    }

    void refusesAWrongDealInPlace() {
        NewMatchDialog dialog(*m_settings, gameId());
        dialog.show();
        dialog.deal()->setText("seven");
        QVERIFY(dialog.problem().contains("seven"));
        QVERIFY(!dialog.startButton()->isEnabled());
        QTest::keyClick(dialog.deal(), Qt::Key_Return);
        QVERIFY(dialog.isVisible());
        dialog.deal()->clear();
        QVERIFY(dialog.problem().isEmpty());
        QVERIFY(dialog.startButton()->isEnabled());
    }

    void refusesRulesThatDoNotFit() {
        NewMatchDialog dialog(*m_settings, gameId());
        RuleValues values;
        // All combinations of the ends of two rules: whatever the game refuses, the sheet refuses with its words.
        int refused = 0;
        for (const RuleInfo& a : firstGame().rules())
            for (const RuleInfo& b : firstGame().rules())
                for (const int x : {a.min, a.max})
                    for (const int y : {b.min, b.max}) {
                        values = default_values(firstGame().rules());
                        values[a.id] = x;
                        values[b.id] = y;
                        dialog.rules()->setValues(values);
                        const auto checked = firstGame().check(values, firstGame().info().default_seats);
                        QCOMPARE(dialog.startButton()->isEnabled(), static_cast<bool>(checked));
                        if (checked) continue;
                        ++refused;
                        QCOMPARE(dialog.problem(), dialog.rules()->problem(checked));
                        for (const RuleInfo& rule : firstGame().rules()) // names, no ids
                            QVERIFY2(!dialog.problem().contains(QString::fromStdString(rule.id)),
                                     qPrintable(dialog.problem()));
                    }
        QVERIFY(refused > 0);
    }

    void diceMakeADealId() {
        NewMatchDialog dialog(*m_settings, gameId());
        QTest::mouseClick(dialog.findChild<QAbstractButton*>("dice"), Qt::LeftButton);
        QVERIFY(dialog.setup().deal);
        QVERIFY(dialog.problem().isEmpty());
    }

    void forgetsWhatIsGone() {
        m_settings->set<QStringList>("match/" + gameId() + "/seats", {"person", "gone"});
        m_settings->set<QStringList>("match/" + gameId() + "/rules", {"gone=3", "nonsense"});
        const MatchSetup setup = rememberedSetup(*m_settings, gameId());
        QCOMPARE(setup.seats, sensibleSetup(firstGame()).seats);
        QCOMPARE(setup.rules, default_values(firstGame().rules()));
    }

    /// Each seat of a larger table is chosen and filled by itself; people may sit anywhere, or nowhere.
    void everySeatIsFilledByItself() {
        const auto large = std::find_if(games().begin(), games().end(), [](const GameEntry* entry) {
            return entry->info().min_seats < entry->info().max_seats && entry->info().max_seats > 4;
        });
        QVERIFY(large != games().end());
        NewMatchDialog dialog(*m_settings, QString::fromUtf8((*large)->info().id));
        dialog.show();
        dialog.players()->setValue(4);
        const QString bot = QString::fromUtf8((*large)->bots().front().id);
        dialog.seats()->choose(3);
        dialog.opponents()->choose(bot);
        dialog.seats()->choose(2);
        dialog.opponents()->choose(person());
        QCOMPARE(dialog.setup().seats.size(), 4);
        QCOMPARE(dialog.setup().seats[3], bot);
        QCOMPARE(dialog.setup().seats.count(person()), 2);
        dialog.seats()->choose(3);
        QCOMPARE(dialog.opponents()->chosen(), bot);
        dialog.players()->setValue((*large)->info().max_seats);
        QCOMPARE(dialog.setup().seats.size(), (*large)->info().max_seats);
        dialog.players()->setValue((*large)->info().min_seats);
        QCOMPARE(dialog.setup().seats.size(), (*large)->info().min_seats);
        QVERIFY(dialog.problem().isEmpty());
    }

    /// Several people at one screen are told apart by what they type; one alone is "you".
    void peopleTypeTheirNames() {
        NewMatchDialog dialog(*m_settings, gameId());
        dialog.show();
        auto* name = dialog.findChild<QLineEdit*>("name");
        QVERIFY(!name->isVisible());
        dialog.seats()->choose(1);
        dialog.opponents()->choose(person());
        QVERIFY(name->isVisible());
        QTest::keyClicks(name, "Robin");
        dialog.seats()->choose(0);
        QCOMPARE(name->text(), QString());
        QTest::keyClicks(name, "Kim");
        dialog.seats()->choose(1);
        QCOMPARE(name->text(), QString("Robin"));
        QCOMPARE(dialog.setup().names, QStringList({"Kim", "Robin"}));
        dialog.accept();
        QCOMPARE(rememberedSetup(*m_settings, gameId()).names, QStringList({"Kim", "Robin"}));
        dialog.opponents()->choose(QString::fromUtf8(firstGame().bots().front().id));
        QVERIFY(!name->isVisible());
        QCOMPARE(dialog.setup().names, QStringList());
    }

    void isSmall() {
        const Desktop desktop;
        const Theme theme(*qApp, desktop);
        NewMatchDialog dialog(*m_settings, gameId());
        QVERIFY(dialog.minimumSizeHint().height() <= 600);
        QVERIFY(dialog.minimumSizeHint().width() <= 920);
    }

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Settings> m_settings;
};

HILLTOP_TEST(NewMatchTest)
#include "new_match_test.moc"
