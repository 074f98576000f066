// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/review.h"
#include "documents/record_list.h"
#include "documents/record_names.h"
#include "first_game.h"
#include "replay/analysis_graph.h"
#include "replay/analysis_views.h"
#include "replay/moves_pane.h"
#include "replay/replay_head.h"
#include "replay/replay_page.h"
#include "replay/timeline.h"
#include "settings/settings.h"
#include "style/desktop.h"
#include "support/test.h"
#include "table/match_tabs.h"
#include "table/score_view.h"
#include "table/table_view.h"

#include <QApplication>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

using namespace hilltop;

namespace {

/// All that stands beside the table.
QStringList shownBeside(ReplayPage& page) {
    QStringList shown{page.head()->titleText(), page.head()->badgeText(), page.head()->badgeTip(), page.head()->line()};
    const Timeline& line = *page.timeline();
    shown << QString::number(line.maximum());
    for (int position = 0; position <= line.maximum(); ++position)
        shown << line.momentText(position);
    for (const ReplayOutline::Section& section : line.outline().sections)
        shown << section.title + section.gained + section.score;
    const LogModel& log = page.moves()->log();
    for (int row = 0; row < log.rowCount(); ++row)
        shown << log.index(row, 1).data(Qt::AccessibleTextRole).toString();
    const QAbstractItemModel& sheet = *page.moves()->tabs()->score()->model();
    for (int row = 0; row < sheet.rowCount(); ++row)
        for (int column = 0; column < sheet.columnCount(); ++column)
            shown << sheet.index(row, column).data().toString();
    return shown;
}

QImage graphOf(std::shared_ptr<const Review> review, const ReplayOutline& outline, const Info& info, int position) {
    AnalysisGraph graph;
    graph.resize(800, 200);
    graph.setReview(std::move(review), outline, info, 0, QStringLiteral("Ann"));
    graph.setPosition(position);
    return graph.grab().toImage();
}

} // namespace

/// Costs some seconds, since pages are shown: whoever steps through a match must not be told how it ends, in whichever
/// corner.
class SpoilersTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() {
        m_settings = std::make_unique<Settings>(m_folder.filePath("hilltop.ini"));
        m_settings->setAnimationSpeed(AnimationSpeed::Off);
        m_settings->set(kHideSpoilersKey, true);
        m_theme = std::make_unique<Theme>(*qApp, m_desktop);
        m_page = std::make_unique<ReplayPage>(*m_settings, *m_theme);
        m_page->resize(1280, 700);
        m_page->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_page.get()));
    }
    void cleanup() { m_page.reset(); }

    /// A match and its beginning look the same as long as somebody has not come further.
    void nothingShownDependsOnWhatFollows() {
        const Record whole = playedRecord(2);
        const Record part = cut_before(whole, static_cast<int>(whole.steps.size()) / 2);
        openFromList({whole, part}, 0);
        const int last = Replay::make(part)->positions() - 2;
        QVERIFY(last > 5);
        const QStringList before = shownBeside(*m_page);
        for (const int position : {last / 2, last, last / 2}) {
            choose(0);
            step(position);
            const QStringList shown = shownBeside(*m_page);
            QCOMPARE(m_page->timeline()->maximum(), position);
            choose(1);
            step(position);
            QCOMPARE(shown, shownBeside(*m_page));
        }
        QVERIFY(before != shownBeside(*m_page));
    }

    /// What has been seen stays when somebody steps back, and all is shown at the end or when it is asked for.
    void whatWasSeenStays() {
        openFromList({playedRecord(2), playedRecord(3)}, 0);
        QCOMPARE(m_page->head()->badgeText(), QStringLiteral("spoilers hidden"));
        const QString begun = m_page->head()->titleText();
        step(9);
        const QStringList there = shownBeside(*m_page);
        m_page->cursor().goTo(4);
        const QStringList back = shownBeside(*m_page);
        QCOMPARE(m_page->timeline()->maximum(), 9);
        QCOMPARE(back.first(), there.first());
        press(Qt::Key_H);
        QCOMPARE(m_page->timeline()->maximum(), m_page->cursor().positions() - 1);
        const QString ended = m_page->head()->titleText();
        QVERIFY(ended != begun);
        QTRY_COMPARE(m_page->head()->badgeText(), QStringLiteral("reproduced"));
        QVERIFY(!m_settings->get(kHideSpoilersKey, true));
        press(Qt::Key_H);
        QCOMPARE(m_page->timeline()->maximum(), 4);
        QVERIFY(m_page->head()->titleText() != ended);
        m_page->cursor().goTo(m_page->cursor().positions() - 1);
        QCOMPARE(m_page->head()->titleText(), ended);
        QTRY_COMPARE(m_page->head()->badgeText(), QStringLiteral("reproduced"));
    }

    /// Only a match out of a list that the person did not play, and only while they want it.
    void hidesWhatIsOpenedFromAList() {
        QVERIFY(m_page->opening().open({playedRecord(2)}, {}, 0));
        QVERIFY(!m_page->cursor().spoilerFree());
        Record mine = playedRecord(3);
        mine.seats[0].bot = kPerson;
        openFromList({playedRecord(1), mine, playedRecord(4)}, 0);
        QVERIFY(m_page->cursor().spoilerFree());
        press(Qt::Key_PageDown, Qt::ControlModifier);
        QCOMPARE(m_page->cursor().document()->record().seats[0].bot, std::string(kPerson));
        QVERIFY(!m_page->cursor().spoilerFree());
        press(Qt::Key_PageDown, Qt::ControlModifier);
        QVERIFY(m_page->cursor().spoilerFree());
        QCOMPARE(m_page->cursor().document()->record().source.match, std::uint64_t(4));
        press(Qt::Key_PageDown, Qt::ControlModifier); // there are no more
        QCOMPARE(m_page->cursor().document()->record().source.match, std::uint64_t(4));
        press(Qt::Key_H);
        press(Qt::Key_PageUp, Qt::ControlModifier);
        press(Qt::Key_PageUp, Qt::ControlModifier);
        QCOMPARE(m_page->cursor().document()->record().source.match, std::uint64_t(1));
        QVERIFY(!m_page->cursor().spoilerFree());
    }

    /// Values, sums and marks of what comes later change no pixel.
    void theGraphEndsWhereTheOutlineEnds() {
        const auto replay = Replay::make(playedRecord(2));
        const Info& info = replay->game().info();
        Review review = **hilltop::review(*replay, {.samples = 16});
        const auto outline = outlineOf(*replay, recordNames(replay->record()));
        const int at = replay->positions() / 2;
        const auto before = graphOf(std::make_shared<Review>(review), outline.upTo(at), info, at);
        const auto open = graphOf(std::make_shared<Review>(review), outline, info, at);
        for (std::size_t position = static_cast<std::size_t>(at) + 1; position < review.values.size(); ++position) {
            review.values[position][0].value = 0.013 * static_cast<double>(position);
            review.luck[position][0] = 0.3;
        }
        for (ReviewedDecision& decision : review.decisions) {
            if (decision.position < at) continue;
            decision.skill[0] = -0.5;
            if (decision.loss) decision.loss->value = 0.5;
        }
        review.seats[0].result = 0.123;
        QVERIFY(before == graphOf(std::make_shared<Review>(review), outline.upTo(at), info, at));
        QVERIFY(open != graphOf(std::make_shared<Review>(review), outline, info, at));
    }

private:
    void openFromList(std::vector<Record> records, int row) {
        QVERIFY(m_page->opening().open(std::move(records), {}, row));
        choose(row);
    }
    void choose(int row) {
        QTableView* list = m_page->opening().list()->list();
        emit m_page->opening().list()->chosen(row);
        QVERIFY2(m_page->opening().list()->problem().isEmpty(), qPrintable(m_page->opening().list()->problem()));
        QVERIFY(list->model()->rowCount() > 1);
        m_page->takeFocus();
    }
    void step(int position) {
        while (m_page->cursor().position() < position)
            m_page->playback().stepOn();
    }
    void press(int key, Qt::KeyboardModifiers modifiers = {}) {
        QTest::keyClick(qApp->focusWidget(), static_cast<Qt::Key>(key), modifiers);
    }

    QTemporaryDir m_folder;
    Desktop m_desktop;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<Theme> m_theme;
    std::unique_ptr<ReplayPage> m_page;
};

HILLTOP_TEST(SpoilersTest)
#include "spoilers_test.moc"
