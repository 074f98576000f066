// SPDX-License-Identifier: GPL-3.0-or-later
// What may be believed of hidden cards, beside the table of a replay: by key alone, for the seat that is looked at,
// read out, followed, and not counted while nobody sees it; beside a match that is played, for the person who plays it
// alone. Ten seconds, mostly two reviews in the background and six tables.
#include "analysis/moment_beliefs.h"
#include "desk.h"
#include "documents/belief_marks.h"
#include "documents/beliefs_model.h"
#include "play/beliefs_dialog.h"
#include "registry/registry.h"
#include "replay/analysis_panel.h"
#include "replay/analysis_views.h"
#include "replay/beliefs_pane.h"
#include "replay/replay_page.h"
#include "settings/settings.h"
#include "style/desktop.h"
#include "support/test.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QHeaderView>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

using namespace hilltop;

namespace {

Record matchOfOne(const char* id, const char* bot) {
    const GameEntry& game = *find_game(id);
    const std::vector<std::string> bots(static_cast<std::size_t>(game.info().default_seats), bot);
    return std::move(*play_record(game, default_values(game.rules()), {42, 1, 1}, bots));
}

} // namespace

class BeliefsPaneTest : public QObject {
    Q_OBJECT

private slots:
    void init() {
        m_settings = std::make_unique<Settings>(m_folder.filePath("hilltop.ini"));
        m_settings->setAnimationSpeed(AnimationSpeed::Off);
        m_theme = std::make_unique<Theme>(*qApp, m_desktop);
        m_page = std::make_unique<ReplayPage>(*m_settings, *m_theme);
        m_page->resize(1280, 700);
        m_page->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_page.get()));
    }
    void cleanup() { m_page.reset(); }

    /// The numbers are those of the core, without waiting for a review; C again leaves them.
    void isShownByKey() {
        QVERIFY(m_page->opening().open({matchOfOne("euchre", "sharp")}, {}, 0));
        m_page->cursor().setView(2);
        m_page->cursor().goTo(12);
        QSignalSpy counted(&pane(), &BeliefsPane::counted);
        press(Qt::Key_C);
        QVERIFY(m_page->views()->panel()->showsBeliefs());
        QTRY_VERIFY(pane().grid()->isVisible() && !counted.isEmpty());
        const Replay& replay = *m_page->cursor().replay();
        const auto believer = make_believer(replay.game());
        const auto beliefs = *beliefs_at(replay, 12, Seat(2), {kBelievedWorlds, 0}, *believer, {});
        const QAbstractItemModel& model = *pane().grid()->model();
        QCOMPARE(model.rowCount(), static_cast<int>(beliefs.now.lines.size()));
        QCOMPARE(model.columnCount(), static_cast<int>(beliefs.now.places.size()) + 1);
        for (int row = 0; row < model.rowCount(); ++row)
            for (int column = 1; column < model.columnCount(); ++column) {
                const auto& cell =
                    beliefs.now.lines[static_cast<std::size_t>(row)].cells[static_cast<std::size_t>(column - 1)];
                const QModelIndex index = model.index(row, column);
                QCOMPARE(index.data(BeliefsModel::kChanceRole).toDouble(), cell.chance.value);
                QVERIFY(!index.data(BeliefsModel::kTrueRole).toBool()); // one seat's view knows nothing of that
                QVERIFY(index.data(Qt::AccessibleTextRole).toString().contains(QStringLiteral("±")));
            }
        press(Qt::Key_C);
        QVERIFY(!m_page->views()->panel()->showsBeliefs());
        QVERIFY(m_page->analysis().wanted());
    }

    /// In the smallest window all places of Euchre stand side by side, and their titles in full, if need be in two
    /// lines.
    void fitsTheSmallestWindow() {
        m_page->resize(960, 520);
        QVERIFY(m_page->opening().open({matchOfOne("euchre", "sharp")}, {}, 0));
        m_page->cursor().setView(2);
        QSignalSpy counted(&pane(), &BeliefsPane::counted);
        press(Qt::Key_C);
        QTRY_VERIFY(pane().grid()->isVisible() && !counted.isEmpty());
        QTRY_COMPARE(pane().grid()->horizontalScrollBar()->maximum(), 0);
        const QHeaderView& header = *pane().grid()->horizontalHeader();
        QCOMPARE(header.count(), 5);
        for (int column = 0; column < header.count(); ++column) {
            const QString title = header.model()->headerData(column, Qt::Horizontal).toString();
            const QRect room(0, 0, header.sectionSize(column) - 8, header.height());
            const QRect text = QFontMetrics(header.font()).boundingRect(room, Qt::TextWordWrap, title);
            QVERIFY2(room.contains(text), qPrintable(title));
        }
    }

    /// A step, another view: what stands there is of that moment and seat. With all cards open each hidden card that
    /// somebody has is where the point is, once.
    void followsAndMarksWhatIsSo() {
        QVERIFY(m_page->opening().open({matchOfOne("pazaak", "careful")}, {}, 0));
        press(Qt::Key_C);
        QSignalSpy counted(&pane(), &BeliefsPane::counted);
        const QAbstractItemModelTester tester(pane().grid()->model());
        m_page->cursor().setView(MatchCursor::kAllCards);
        m_page->cursor().goTo(3);
        QTRY_COMPARE(counted.size(), 1); // of two that were asked for the first one is given up
        const auto marked = [this] {
            int cells = 0;
            const QAbstractItemModel& model = *pane().grid()->model();
            for (int row = 0; row < model.rowCount(); ++row)
                for (int column = 1; column < model.columnCount(); ++column)
                    cells += model.index(row, column).data(BeliefsModel::kTrueRole).toBool() ? 1 : 0;
            return cells;
        };
        QVERIFY(marked() >= 2 && marked() <= 4); // of four side cards some may be equal
        m_page->cursor().setView(0);
        QTRY_COMPARE(counted.size(), 2);
        QCOMPARE(marked(), 0);
        m_page->cursor().goTo(m_page->cursor().positions() - 1);
        QTRY_COMPARE(counted.size(), 3);
        QVERIFY(!pane().grid()->isVisible()); // the match is over
    }

    void countsOnlyWhatIsSeen() {
        QVERIFY(m_page->opening().open({matchOfOne("pazaak", "careful")}, {}, 0));
        QSignalSpy counted(&pane(), &BeliefsPane::counted);
        press(Qt::Key_A);
        m_page->cursor().goTo(2);
        QTRY_VERIFY(m_page->analysis().review()); // longer than a count takes
        QCOMPARE(counted.size(), 0);
        press(Qt::Key_C);
        QTRY_COMPARE(counted.size(), 1);
    }

    void isShownAtTheTable_data() { everyGame(); }
    /// By key, with the core's numbers for the person's seat; after an answer those of the next moment.
    void isShownAtTheTable() {
        QFETCH(QString, id);
        Desk desk(qPrintable(id));
        desk.start(0);
        desk.waitForMe();
        desk.key(Qt::Key_B);
        auto* dialog = desk.page->findChild<BeliefsDialog*>();
        QVERIFY(dialog != nullptr && dialog->isVisible());
        QSignalSpy counted(dialog->beliefs(), &BeliefsGrid::counted);
        for (int answers = 0; answers < 2 && !desk.over(); ++answers) {
            QTRY_VERIFY(!counted.isEmpty());
            const auto believer = make_believer(desk.game);
            const auto beliefs = *believer->beliefs(desk.table(), Seat(0), {kBelievedWorlds, 0}, {});
            const QAbstractItemModel& model = *dialog->beliefs()->grid()->model();
            const auto shown = [&] {
                if (model.rowCount() != static_cast<int>(beliefs.lines.size())) return beliefs.lines.empty();
                for (int row = 0; row < model.rowCount(); ++row)
                    for (int column = 1; column < model.columnCount(); ++column) {
                        const auto& line = beliefs.lines[static_cast<std::size_t>(row)];
                        if (model.index(row, column).data(BeliefsModel::kChanceRole).toDouble() !=
                            line.cells[static_cast<std::size_t>(column - 1)].chance.value)
                            return false;
                    }
                return true;
            };
            QTRY_VERIFY(shown());
            marksAgree(*dialog->beliefs()->marks(), beliefs, desk.game.info());
            counted.clear();
            const int steps = desk.table().steps();
            desk.page->scene().answer(desk.firstAllowed());
            QTRY_VERIFY(desk.over() || desk.table().steps() > steps);
            desk.waitForMe();
        }
        QTest::keyClick(dialog, Qt::Key_Escape);
        QVERIFY(!dialog->isVisible());
        QTRY_VERIFY(desk.page->view()->findChild<BeliefMarks*>() == nullptr);
    }

    /// On the backs of hands of Euchre where some cards are likelier than others, in the view and at the moment, and
    /// gone with the grid.
    void isMarkedOnTheTable() {
        QVERIFY(m_page->opening().open({matchOfOne("euchre", "sharp")}, {}, 0));
        m_page->cursor().setView(2);
        m_page->cursor().goTo(12);
        const BeliefMarks& marks = *pane().marks();
        QVERIFY(!marks.isVisible());
        QSignalSpy counted(&pane(), &BeliefsPane::counted);
        press(Qt::Key_C);
        QTRY_VERIFY(!counted.isEmpty());
        const auto isOnHand = [](const BeliefMarks::Mark& mark) {
            return mark.zone == QLatin1String("hand") && mark.seat != 2;
        };
        int moment = 12;
        const int last = m_page->cursor().replay()->positions() - 2;
        while (std::none_of(marks.marks().begin(), marks.marks().end(), isOnHand) && moment < last) {
            counted.clear();
            m_page->cursor().goTo(++moment);
            QTRY_VERIFY(!counted.isEmpty());
        }
        QTRY_VERIFY(std::any_of(marks.marks().begin(), marks.marks().end(), [&](const BeliefMarks::Mark& mark) {
            return isOnHand(mark) && !mark.place.isEmpty();
        }));
        QVERIFY(marks.isVisible());
        for (const auto& mark : marks.marks())
            QVERIFY(mark.place.isEmpty() || m_page->table()->rect().contains(mark.place));
        counted.clear();
        m_page->cursor().goTo(moment + 1); // what stood there is of another moment
        QVERIFY(!marks.isVisible());
        QTRY_VERIFY(!counted.isEmpty());
        press(Qt::Key_C);
        QVERIFY(!marks.isVisible() && marks.marks().empty());
    }

    void cardsAsLikelyAsOthersAreNotMarked_data() {
        QTest::addColumn<QList<double>>("chances");
        QTest::addColumn<double>("error");
        QTest::addColumn<int>("marked");
        QTest::newRow("apart") << QList<double>{0.6, 0.2, 0.1} << 0.01 << 2;
        QTest::newRow("first alone") << QList<double>{0.6, 0.2, 0.18} << 0.01 << 1;
        QTest::newRow("by chance") << QList<double>{0.300, 0.285, 0.278} << 0.008 << 0;
        QTest::newRow("exactly") << QList<double>{2. / 3, 1 - 1. / 3, 1. / 3 + 1. / 3, 2. / 3} << 0.0 << 0;
    }
    void cardsAsLikelyAsOthersAreNotMarked() {
        QFETCH(QList<double>, chances);
        QFETCH(double, error);
        QFETCH(int, marked);
        QVERIFY(m_page->opening().open({matchOfOne("euchre", "sharp")}, {}, 0));
        CardBeliefs beliefs;
        const Info& info = find_game("euchre")->info();
        const auto hand =
            std::find_if(info.zones.begin(), info.zones.end(), [](const auto& zone) { return zone.id == "hand"; });
        beliefs.places = {{static_cast<std::uint8_t>(hand - info.zones.begin()), 1, 5, false}};
        for (const double chance : chances) {
            const Estimate estimate{chance, error, error > 0 ? How::Sampled : How::Exact};
            beliefs.lines.push_back({{0, static_cast<std::uint8_t>(9 + beliefs.lines.size())}, {{estimate, estimate}}});
        }
        BeliefMarks marks(*m_page->table());
        marks.show(beliefs, info);
        QCOMPARE(marks.marks().empty() ? 0 : static_cast<int>(marks.marks().front().lines.size()), marked);
    }

    /// Where somebody else could see it, or where help is not allowed, there is none.
    void isNotShownWhereHelpIsNotAllowed() {
        Desk desk("euchre");
        const QAction& action = *desk.action("What may they hold?");
        QVERIFY(!action.isEnabled());
        desk.start(0);
        desk.waitForMe();
        QVERIFY(action.isEnabled());
        MatchSetup setup;
        setup.game = QStringLiteral("euchre");
        setup.rules = desk.rules;
        setup.seats = QStringList(4, QString::fromUtf8(desk.game.bots().front().id));
        setup.drawn = false;
        setup.seats[0] = setup.seats[1] = QString::fromUtf8(kPerson);
        setup.deal = DealId{77, 3};
        desk.page->start(setup);
        QVERIFY(!action.isEnabled()); // two people at one screen
        setup.seats[1] = setup.seats[2];
        setup.rated = true;
        desk.page->start(setup);
        QVERIFY(desk.page->record().rated);
        QVERIFY(!action.isEnabled());
        desk.key(Qt::Key_B);
        QVERIFY(desk.page->findChild<BeliefsDialog*>() == nullptr);
        QVERIFY(desk.page->findChild<BeliefMarks*>() == nullptr);
    }

    /// A number that is not certain never looks so.
    void certainLooksCertain() {
        MomentBeliefs beliefs;
        const Info& info = find_game("zipdeck")->info();
        beliefs.now.places = {{1, 1, 1, false}};
        const auto line = [](std::uint8_t value, double chance) {
            const Estimate estimate{chance, 0, How::Exact};
            return CardBeliefs::Line{{0, value}, {{estimate, estimate}}};
        };
        beliefs.now.lines = {line(1, 0), line(2, 0.001), line(3, 0.999), line(4, 1), line(5, 0.336)};
        TableNames names;
        names.bySeat = QStringList{"Anna", "Ben"};
        const TableContent content = BeliefsModel::of(beliefs, info, names);
        const QStringList shown{"0", "<1", ">99", "100", "34"};
        for (int row = 0; row < shown.size(); ++row)
            QCOMPARE(content.rows[static_cast<std::size_t>(row)][1].text, shown[row]);
        QCOMPARE(content.columns[1].title, QString("Ben"));
    }

private:
    /// Each begins with the likeliest card of its place, with the core's chance.
    static void marksAgree(const BeliefMarks& marks, const CardBeliefs& beliefs, const Info& info) {
        QCOMPARE(marks.isVisible(), !marks.marks().empty());
        for (const auto& mark : marks.marks()) {
            const auto place = std::find_if(beliefs.places.begin(), beliefs.places.end(), [&](const auto& one) {
                return mark.zone == QString::fromUtf8(info.zones[one.zone].id) &&
                       mark.seat == (one.seat == kCommon ? -1 : one.seat);
            });
            QVERIFY(place != beliefs.places.end());
            Estimate best{};
            for (const auto& line : beliefs.lines)
                best = std::max(best, line.cells[static_cast<std::size_t>(place - beliefs.places.begin())].chance,
                                [](const Estimate& a, const Estimate& b) { return a.value < b.value; });
            QVERIFY(mark.lines.size() <= BeliefMarks::kMost);
            QVERIFY(mark.lines.front().endsWith(BeliefsModel::percent(best) + " %"));
        }
    }
    BeliefsPane& pane() { return *m_page->views()->panel()->beliefs(); }
    void press(Qt::Key key) {
        m_page->takeFocus();
        QTest::keyClick(qApp->focusWidget(), key);
    }

    QTemporaryDir m_folder;
    Desktop m_desktop;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<Theme> m_theme;
    std::unique_ptr<ReplayPage> m_page;
};

HILLTOP_TEST(BeliefsPaneTest)
#include "beliefs_pane_test.moc"
