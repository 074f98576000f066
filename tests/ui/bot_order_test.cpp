// SPDX-License-Identifier: GPL-3.0-or-later
// Every list of the window has a game's bots in the same order.
#include "bots/bot_list_model.h"
#include "bots/compare_dialog.h"
#include "choose/bot_picker.h"
#include "choose/opponent_list.h"
#include "choose/own_bot_list.h"
#include "registry/registry.h"
#include "support/test.h"
#include "text/game_texts.h"
#include "tournaments/setup/tournament_templates.h"

#include <QComboBox>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace hilltop;

class BotOrderTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        m_own = std::make_unique<OwnBotList>(m_folder->path());
    }

    void levelsComeFirst_data() { everyGame(); }
    void levelsComeFirst() {
        QFETCH(QString, game);
        const auto bots = inPlayingOrder(find_game(game.toStdString())->bots());
        QVERIFY(is_draft(game.toStdString()) || bots.front()->level == 5);
        for (std::size_t i = 1; i < bots.size(); ++i) {
            const BotTraits &above = *bots[i - 1], &below = *bots[i];
            // 5 to 1, then the styles, the strongest first.
            QVERIFY2(above.level >= below.level, below.id);
            if (above.level == 0) QVERIFY2(above.strength >= below.strength, below.id);
        }
    }

    void everyListHasTheSameOrder_data() { everyGame(); }
    void everyListHasTheSameOrder() {
        QFETCH(QString, game);
        const GameEntry& entry = *find_game(game.toStdString());
        QStringList expected;
        for (const BotTraits* bot : inPlayingOrder(entry.bots()))
            expected.push_back(QString::fromUtf8(bot->id));

        BotListModel page(*m_own);
        page.unfold(game);
        QStringList rows;
        for (int row = 0; row < page.rowCount(); ++row)
            if (page.row(row).kind == BotListModel::Kind::BuiltIn) rows.push_back(page.row(row).bot);
        QCOMPARE(rows, expected);

        OpponentList opponents;
        opponents.setBots(game, entry.bots());
        QStringList offered;
        for (int row = 1; row < opponents.count(); ++row) { // the person is the first
            opponents.setCurrentRow(row);
            offered.push_back(opponents.chosen());
        }
        QCOMPARE(offered, expected);

        BotPicker picker;
        picker.setBots(game, entry.bots());
        for (int row = 0; row < picker.count(); ++row)
            picker.list()->item(row)->setCheckState(Qt::Checked);
        QStringList picked;
        for (const std::string& bot : picker.ticked())
            picked.push_back(QString::fromStdString(bot));
        QCOMPARE(picked, expected);

        const CompareDialog compare(*m_own, game, {}, m_folder->path());
        QStringList compared;
        for (int row = 0; row < compare.first()->count(); ++row)
            compared.push_back(compare.first()->itemData(row).toString());
        QCOMPARE(compared, expected);
    }

    /// What is ticked when a tournament is new does not bring the list out of order.
    void entrantsAreInOrder_data() { everyGame(); }
    void entrantsAreInOrder() {
        QFETCH(QString, game);
        const GameEntry& entry = *find_game(game.toStdString());
        const auto plan = sensiblePlan(entry);
        std::vector<std::string> inOrder;
        for (const BotTraits* bot : inPlayingOrder(entry.bots()))
            if (std::find(plan.bots.begin(), plan.bots.end(), bot->id) != plan.bots.end()) inOrder.push_back(bot->id);
        QCOMPARE(plan.bots, inOrder);
    }

private:
    static void everyGame() {
        QTest::addColumn<QString>("game");
        for (const GameEntry* game : games())
            QTest::newRow(game->info().id) << QString::fromUtf8(game->info().id);
    }
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<OwnBotList> m_own;
};

HILLTOP_TEST(BotOrderTest)
#include "bot_order_test.moc"
