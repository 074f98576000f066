// SPDX-License-Identifier: GPL-3.0-or-later
// Cards that are dragged from field to field of a position, by mouse and by keys: nothing gets lost on the way,
// whatever the rules say. Without it, a drag could eat cards in the game nobody tried. Seconds: a dialog with a table
// per game.
#include "desk.h"
#include "records/moment_text.h"
#include "replay/field_chips.h"
#include "replay/field_items.h"
#include "replay/position_editor.h"
#include "replay/position_form.h"
#include "support/test.h"

#include <nlohmann/json.hpp>

#include <QAbstractItemModel>
#include <QContextMenuEvent>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTableView>

using namespace hilltop;

namespace {

constexpr QSize kRoomForAllFields(1200, 1500);

/// The first position from the middle of a match on that seat 0 decides, with cards in that field as it says there.
QString positionWith(const char* id, const std::string& name, std::size_t least) {
    const GameEntry& game = *find_game(id);
    const std::vector<std::string> bots(static_cast<std::size_t>(game.info().default_seats), game.judge_traits()->bot);
    const auto replay =
        Replay::make(*play_record(game, default_values(game.rules()), {20261127, 3, 3}, bots), Replay::Asking::Later);
    for (int i = replay->positions() / 2; i < replay->positions(); ++i) {
        const Table& table = replay->table(i);
        if (!table.deciding().contains(Seat(0))) continue;
        const Json view = table.described(Seat(0));
        if (view.contains(name) && view[name].is_array() && view[name].size() >= least)
            return QString::fromStdString(write_position(table, Seat(0)));
    }
    return {};
}

} // namespace

class PositionDragTest : public QObject {
    Q_OBJECT

private slots:
    void init() {
        m_settings = std::make_unique<Settings>(m_folder.filePath("hilltop.ini"));
        m_settings->setAnimationSpeed(AnimationSpeed::Off);
        m_editor = std::make_unique<PositionEditor>(*m_settings, m_theme);
        m_editor->resize(kRoomForAllFields);
        m_editor->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_editor.get()));
    }
    void cleanup() { m_editor.reset(); }

    void goesThereAndBack_data() {
        QTest::addColumn<QString>("from");
        QTest::addColumn<QString>("to");
        QTest::newRow("pazaak") << "side"
                                << "seats[0].spent";
        QTest::newRow("euchre") << "cards"
                                << "played";
        QTest::newRow("rps") << "hand"
                             << "seats[0].played";
        QTest::newRow("thegame") << "hand"
                                 << "moves";
    }
    /// A card has the name that its new field gives it, and its own again at home. Wherever it is, the fields have it
    /// once, and the position is the first one again in the end.
    void goesThereAndBack() {
        QFETCH(QString, from);
        QFETCH(QString, to);
        const QString begun = positionWith(QTest::currentDataTag(), from.toStdString(), 2);
        QVERIFY(!begun.isEmpty());
        m_editor->setPosition(begun);
        QVERIFY2(m_editor->problem().isEmpty(), qPrintable(m_editor->problem()));
        const Json view = m_editor->form()->view();
        const QStringList here = chips(from).texts(), there = chips(to).texts();
        QSignalSpy taken(m_editor->options()->model(), &QAbstractItemModel::modelReset);
        drag(from, 0, line(to));
        QCOMPARE(chips(from).texts(), here.mid(1));
        QCOMPARE(chips(to).texts().size(), there.size() + 1);
        const QString moved = chips(to).texts().back();
        QVERIFY2(moved.split(QRegularExpression("[ >]")).contains(here.front()), qPrintable(moved));
        QTRY_VERIFY(!taken.isEmpty()); // the rules have had their say
        QCOMPARE(chips(from).texts(), here.mid(1));
        drag(to, static_cast<int>(there.size()), chips(from).viewport(), QPoint(1, 5)); // before the first
        QCOMPARE(chips(from).texts(), here);
        QCOMPARE(chips(to).texts(), there);
        QTRY_VERIFY2(m_editor->problem().isEmpty() && m_editor->playButton()->isEnabled(),
                     qPrintable(m_editor->problem()));
        QTRY_VERIFY(m_editor->form()->view() == view);
    }

    /// A field of one card gives its own back; a card that is let go elsewhere stays; a drag can be given up.
    void oneCardIsExchanged() {
        m_editor->setGame(*find_game("euchre"));
        const QString turned = line("turned").text();
        const QStringList hand = chips("cards").texts();
        drag("cards", 2, line("turned"));
        QCOMPARE(line("turned").text(), hand[2]);
        QCOMPARE(chips("cards").texts()[2], turned);
        QTRY_VERIFY2(m_editor->text()->toPlainText().contains("\"turned\":\"" + hand[2]) &&
                         m_editor->playButton()->isEnabled(),
                     qPrintable(m_editor->problem()));
        const QStringList now = chips("cards").texts();
        drag("cards", 0, *m_editor->options());
        drag("cards", 0, *m_editor->form()->field("me")); // which has no cards
        QCOMPARE(chips("cards").texts(), now);
        press(chips("cards"), 0);
        moveTo(chips("cards"), line("turned"));
        QTest::keyClick(&chips("cards"), Qt::Key_Escape);
        QVERIFY(m_editor->isVisible());
        QTest::mouseRelease(chips("cards").viewport(), Qt::LeftButton, {}, {});
        QCOMPARE(chips("cards").texts(), now);
    }

    /// By keys alone: along its field, to another by the menu, away.
    void movesByKeys() {
        m_editor->setGame(*find_game("euchre"));
        FieldChips& hand = chips("cards");
        const QStringList before = hand.texts();
        hand.setFocus();
        hand.setCurrentRow(0);
        QTest::keyClick(&hand, Qt::Key_Right, Qt::AltModifier);
        QCOMPARE(hand.texts()[1], before[0]);
        QCOMPARE(hand.currentRow(), 1);
        QContextMenuEvent asked(QContextMenuEvent::Keyboard, {}, hand.mapToGlobal(QPoint()));
        QApplication::sendEvent(&hand, &asked);
        choose("Turned up");
        QCOMPARE(line("turned").text(), before[0]);
        hand.setCurrentRow(4);
        QTest::keyClick(&hand, Qt::Key_Delete);
        QCOMPARE(hand.texts().size(), 4);
        QTRY_VERIFY(!m_editor->problem().isEmpty()); // four cards are no hand, and it says so
        QVERIFY(!m_editor->playButton()->isEnabled());
    }

    /// Where the rules do not say what the card is, a menu asks, and what they refuse stands at its field.
    void asksWhatItIs() {
        m_editor->setPosition(R"({"game":"pazaak","position":{"me":0,"turn":0,"side":[2,5],"seats":[
            {"row":[{"value":7},{"value":8}],"side_left":2},{"row":[{"value":10}]}]}})");
        drag("side", 0, line("seats[0].row"), {}, false);
        QCOMPARE(line("seats[0].row").text(), QString("house 7, house 8"));
        choose("side 2");
        QCOMPARE(line("seats[0].row").text(), QString("house 7, house 8, side 2"));
        QCOMPARE(line("side").text(), QString("5"));
        QTRY_VERIFY(!m_editor->problem().isEmpty() && m_editor->toFieldButton()->isVisible());
    }

    /// In the smallest dialog the fields scroll under a card that is held at their edge.
    void scrollsTheFields() {
        m_editor->resize(940, 420);
        m_editor->setPosition(R"({"game":"pazaak","position":{"me":0,"turn":0,"side":[2,5],"seats":[
            {"row":[{"value":7},{"value":8}],"side_left":2},{"row":[{"value":10}]}]}})");
        QVERIFY(layOut(*m_editor));
        QWidget& fields = *m_editor->form()->parentWidget();
        QWidget& row = line("seats[1].row");
        QVERIFY(row.visibleRegion().isEmpty());
        press(chips("seats[0].row"), 0);
        for (int i = 0; i < 40 && row.visibleRegion().isEmpty(); ++i)
            moveTo(chips("seats[0].row"), fields, QPoint(fields.width() / 2, fields.height() - 4));
        QVERIFY(!row.visibleRegion().isEmpty());
        moveTo(chips("seats[0].row"), row);
        QTest::mouseRelease(chips("seats[0].row").viewport(), Qt::LeftButton, {}, m_at);
        QCOMPARE(line("seats[1].row").text(), QString("house 10, house 7"));
    }

private:
    QLineEdit& line(const QString& path) { return *qobject_cast<QLineEdit*>(m_editor->form()->field(path)); }
    FieldChips& chips(const QString& path) {
        QWidget* up = &line(path);
        while (up->findChild<FieldChips*>() == nullptr)
            up = up->parentWidget();
        return *up->findChild<FieldChips*>();
    }
    void press(FieldChips& from, int index) {
        layOut(*m_editor);
        m_at = from.visualItemRect(from.item(index)).center();
        QTest::mousePress(from.viewport(), Qt::LeftButton, {}, m_at);
    }
    /// To the middle of a widget, or a point of it.
    void moveTo(FieldChips& from, QWidget& to, const QPoint& point = {}) {
        const QPoint end = from.viewport()->mapFromGlobal(to.mapToGlobal(point.isNull() ? to.rect().center() : point));
        for (int i = 1; i <= 5; ++i)
            QTest::mouseMove(from.viewport(), m_at + (end - m_at) * i / 5);
        m_at = end;
    }
    /// Where a menu asks, its first answer.
    void drag(const QString& from, int index, QWidget& to, const QPoint& point = {}, bool answered = true) {
        FieldChips& cards = chips(from);
        press(cards, index);
        moveTo(cards, to, point);
        QTest::mouseRelease(cards.viewport(), Qt::LeftButton, {}, m_at);
        if (auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget()); menu != nullptr && answered) {
            QTest::keyClick(menu, Qt::Key_Down);
            QTest::keyClick(menu, Qt::Key_Return);
        }
    }
    void drag(const QString& from, int index, QWidget* to, const QPoint& point) { drag(from, index, *to, point); }
    /// In the menu that is open.
    void choose(const QString& ending) {
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        QVERIFY(menu != nullptr);
        const auto actions = menu->actions();
        const auto wanted = std::find_if(actions.begin(), actions.end(),
                                         [&](const QAction* action) { return action->text().endsWith(ending); });
        QVERIFY(wanted != actions.end());
        menu->setActiveAction(*wanted);
        QTest::keyClick(menu, Qt::Key_Return);
    }

    QTemporaryDir m_folder;
    Desktop m_desktop;
    Theme m_theme{*qApp, m_desktop};
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<PositionEditor> m_editor;
    QPoint m_at; ///< where the pointer is, as the chips that are dragged have it
};

HILLTOP_TEST(PositionDragTest)
#include "position_drag_test.moc"
