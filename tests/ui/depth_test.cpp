// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/review_text.h"
#include "documents/record_names.h"
#include "registry/registry.h"
#include "replay/analysis_panel.h"
#include "replay/analysis_views.h"
#include "replay/moment_depth.h"
#include "replay/moves_pane.h"
#include "replay/replay_page.h"
#include "replay/timeline.h"
#include "settings/settings.h"
#include "style/desktop.h"
#include "support/rounds.h"
#include "support/test.h"
#include "table/match_tabs.h"

#include <nlohmann/json.hpp>

#include <QAbstractItemModelTester>
#include <QAction>
#include <QApplication>
#include <QProgressBar>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

using namespace hilltop;

namespace {

constexpr int kFewSamples = 16;

/// A match that has been analysed, though not deeply, so that much can be found out in a short time.
Record analysed(const char* id, std::vector<std::string> bots, std::uint64_t match) {
    const GameEntry& game = *find_game(id);
    bots.resize(static_cast<std::size_t>(game.info().default_seats), bots.back());
    Record record = std::move(*play_record(game, default_values(game.rules()), {42, match, match}, bots));
    const auto replay = Replay::make(record, Replay::Asking::Later);
    ReviewOrder order;
    order.samples = kFewSamples;
    record.extra = {{"analysis", review_to_json(**review(*replay, order), record).dump()}};
    return record;
}

Record analysedBadly() {
    return analysed("pazaak", {"cautious", "champion"}, 1);
}

double firstError(const ReviewedDecision& decision) {
    return decision.options[1].behind.error;
}

/// What lies on the table, as a seat sees it.
QStringList seenBy(TableScene& scene) {
    QStringList cards;
    for (int row = 0; row < scene.cards()->rowCount(); ++row) {
        const QModelIndex card = scene.cards()->index(row, 0);
        QString text;
        for (const int role : scene.cards()->roleNames().keys())
            text += card.data(role).toString() + u' ';
        cards << text;
    }
    return cards;
}

} // namespace

class DepthTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() {
        m_settings = std::make_unique<Settings>(m_folder.filePath("hilltop.ini"));
        m_settings->setAnimationSpeed(AnimationSpeed::Off);
        m_theme = std::make_unique<Theme>(*qApp, m_desktop);
    }
    void init() {
        m_page = std::make_unique<ReplayPage>(*m_settings, *m_theme);
        m_page->resize(1280, 760);
        m_page->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_page.get()));
    }
    void cleanup() { m_page.reset(); }

    /// O judges a moment again and again with twice the samples; errors shrink, and all of it is kept.
    void rollingOutShrinksErrors() {
        QVERIFY(m_page->opening().open({analysedBadly()}, {}, 0));
        press(Qt::Key_A);
        QTRY_VERIFY(m_page->analysis().review());
        QVERIFY(goToUncertain());
        const int number = decision().number, position = m_page->cursor().position();
        const double before = firstError(decision());
        auto* button = m_page->views()->panel()->findChild<QToolButton*>("rollOut");
        auto* bar = m_page->views()->panel()->findChild<MomentDepth*>()->findChild<QProgressBar*>();
        QVERIFY(button->isVisible() && button->isEnabled() && !bar->isVisible());
        std::vector<int> samples;
        connect(m_page->views()->panel()->options()->model(), &QAbstractItemModel::modelReset, this, [&] {
            if (samples.empty() || samples.back() != decision().samples) samples.push_back(decision().samples);
        });
        press(Qt::Key_O);
        QVERIFY(bar->isVisible());
        QCOMPARE(button->text(), "Stop");
        QTRY_VERIFY_WITH_TIMEOUT(!bar->isVisible(), 120000);
        samples.erase(std::remove(samples.begin(), samples.end(), 0), samples.end());
        QCOMPARE(samples, (std::vector<int>{32, 64, 128, 256, 512, 1024}));
        QCOMPARE(decision().number, number);
        QCOMPARE(m_page->cursor().position(), position);
        QVERIFY2(firstError(decision()) < before / 3,
                 qPrintable(QStringLiteral("%1 from %2").arg(firstError(decision())).arg(before)));
        QVERIFY(!button->isEnabled());
        QVERIFY(button->toolTip().contains("as deeply as possible"));
        // The table says how many, and what adds up still does: the record is read back.
        const auto kept = kept_review(*Replay::make(m_page->cursor().document()->record(), Replay::Asking::Later));
        QVERIFY(kept && *kept);
        bool found = false;
        for (const ReviewedDecision& one : (*kept)->decisions)
            found = found || (one.number == number && one.samples == 1024);
        QVERIFY(found);
        bool said = false;
        for (const QLabel* label : m_page->views()->panel()->findChildren<QLabel*>())
            said = said || (label->isVisible() && label->text().contains(QLocale().toString(1024)));
        QVERIFY(said);
    }

    void stops_data() {
        QTest::addColumn<QString>("how");
        for (const char* how : {"escape", "button", "another moment", "analysis off", "another match"})
            QTest::newRow(how) << how;
    }
    /// At once, and nothing more comes of it.
    void stops() {
        QFETCH(QString, how);
        QVERIFY(m_page->opening().open({analysed("rps", {"minimal-valid", "simple"}, 3)}, {}, 0));
        press(Qt::Key_A);
        QTRY_VERIFY(m_page->analysis().review());
        QVERIFY(goToUncertain());
        auto* button = m_page->views()->panel()->findChild<QToolButton*>("rollOut");
        auto* bar = m_page->views()->panel()->findChild<MomentDepth*>()->findChild<QProgressBar*>();
        QTest::mouseClick(button, Qt::LeftButton);
        QVERIFY(bar->isVisible());
        if (how == "escape") press(Qt::Key_Escape);
        if (how == "button") QTest::mouseClick(button, Qt::LeftButton);
        if (how == "another moment") press(Qt::Key_Right);
        if (how == "analysis off") press(Qt::Key_A);
        if (how == "another match") {
            QVERIFY(m_page->opening().open({analysedBadly()}, {}, 0));
            QTRY_VERIFY(m_page->analysis().review()); // what is kept with it
        }
        QVERIFY(!bar->isVisible());
        QCOMPARE(button->text(), "Simulate from here");
        const auto left = m_page->analysis().review();
        QVERIFY(waitForJobs(std::chrono::minutes(2)));
        QApplication::processEvents();
        QCOMPARE(m_page->analysis().review(), left);
        QVERIFY(!bar->isVisible());
    }

    /// Where nothing can be rolled out the button says why.
    void saysWhyNot() {
        QVERIFY(m_page->opening().open({analysedBadly()}, {}, 0));
        press(Qt::Key_A);
        QTRY_VERIFY(m_page->analysis().review());
        auto* button = m_page->views()->panel()->findChild<QToolButton*>("rollOut");
        press(Qt::Key_End);
        QVERIFY(button->isVisible() && !button->isEnabled());
        QVERIFY(button->toolTip().contains("No one decides"));
    }

    /// The possible hands are described; W shows one on the table, in which the seat holds what it held.
    void whyAndOneOfTheWorlds() {
        QVERIFY(m_page->opening().open({analysed("rps", {"minimal-valid", "simple"}, 3)}, {}, 0));
        press(Qt::Key_A);
        QTRY_VERIFY(m_page->analysis().review());
        auto* depth = m_page->views()->panel()->depth();
        auto* button = m_page->views()->panel()->findChild<QToolButton*>("world");
        bool found = false;
        for (int i = 0; i < m_page->cursor().positions() && !found; ++i) {
            m_page->cursor().goTo(i);
            const ReviewedDecision* here = m_page->views()->panel()->decision();
            if (here == nullptr || here->forced()) continue;
            QTRY_VERIFY_WITH_TIMEOUT(!depth->whyText().contains("Simulating"), 60000);
            found = button->isEnabled();
        }
        QVERIFY(found);
        QVERIFY2(depth->whyText().contains("200 possible hands"), qPrintable(depth->whyText()));
        const int seat = decision().seat.index(), position = m_page->cursor().position();
        m_page->cursor().setView(seat);
        QTRY_VERIFY_WITH_TIMEOUT(button->isEnabled(), 60000);
        const QStringList before = seenBy(m_page->scene());
        for (const bool byKey : {true, false}) {
            if (byKey)
                press(Qt::Key_W);
            else
                QTest::mouseClick(button, Qt::LeftButton);
            QVERIFY(m_page->scene().position()->imagined().contains("Possible hands"));
            QVERIFY(button->isChecked());
            QVERIFY(seenBy(m_page->scene()) != before); // all cards are open
            press(Qt::Key_Escape);
            QVERIFY(m_page->scene().position()->imagined().isEmpty());
            QVERIFY(!button->isChecked());
            QCOMPARE(seenBy(m_page->scene()), before);
            QCOMPARE(m_page->cursor().position(), position);
        }
        // Stepping on leaves it, too.
        press(Qt::Key_W);
        QVERIFY(!m_page->scene().position()->imagined().isEmpty());
        m_page->playback().stepOn();
        QVERIFY(m_page->scene().position()->imagined().isEmpty());
        QCOMPARE(m_page->cursor().position(), position + 1);
        press(Qt::Key_Left);
        QCOMPARE(seenBy(m_page->scene()), before);
    }

    /// Where nothing is hidden there is no world but one.
    void nothingHidden() {
        QVERIFY(m_page->opening().open({analysedBadly()}, {}, 0));
        press(Qt::Key_A);
        QTRY_VERIFY(m_page->analysis().review());
        Why why;
        why.worlds = 200;
        why.better = 1;
        why.known = true;
        auto* depth = m_page->views()->panel()->depth();
        depth->setWhy(why, "a", "b");
        QVERIFY(depth->whyText().contains("No hidden information"));
    }

    void marksStandBesideMoves_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("bad");
        QTest::addColumn<QString>("good");
        QTest::newRow("pazaak") << "pazaak"
                                << "cautious"
                                << "champion";
        QTest::newRow("rps") << "rps"
                             << "minimal-valid"
                             << "simple";
    }
    /// In the list of moves every mark is beside the move it is about, in words, too.
    void marksStandBesideMoves() {
        QFETCH(QString, game);
        QFETCH(QString, bad);
        QFETCH(QString, good);
        const QAbstractItemModelTester tester(&m_page->moves()->log(),
                                              QAbstractItemModelTester::FailureReportingMode::QtTest);
        QVERIFY(m_page->opening().open({analysed(game.toUtf8(), {bad.toStdString(), good.toStdString()}, 1)}, {}, 0));
        LogModel& log = m_page->moves()->log();
        const auto marksIn = [&] {
            int count = 0;
            for (int row = 0; row < log.rowCount(); ++row)
                count += log.index(row, LogModel::WhatColumn).data(LogModel::MarkRole).isValid() ? 1 : 0;
            return count;
        };
        QCOMPARE(marksIn(), 0);
        press(Qt::Key_A);
        QTRY_VERIFY(m_page->analysis().review());
        const Info& info = find_game(game.toStdString())->info();
        const MarkLimits limits = mark_limits(info);
        const auto mistakes = marked(*m_page->analysis().review(), limits);
        QVERIFY(!mistakes.empty());
        QCOMPARE(marksIn(), static_cast<int>(mistakes.size()));
        const TableNames names = recordNames(m_page->cursor().document()->record());
        for (const ReviewedDecision* one : mistakes) {
            int lines = 0;
            for (int row = 0; row < log.rowCount(); ++row) {
                const QModelIndex what = log.index(row, LogModel::WhatColumn);
                const QVariant mark = what.data(LogModel::MarkRole);
                if (!mark.isValid() || log.positionOf(row) != one->position + 1) continue;
                if (mark.toInt() != static_cast<int>(markShape(mark_of(*one, limits)))) continue;
                const QString spoken = what.data(Qt::AccessibleTextRole).toString();
                if (!spoken.contains(ReviewUnits(info).sizeWithUnit(one->loss->value))) continue;
                QVERIFY(spoken.contains(markText(mark_of(*one, limits))));
                QCOMPARE(log.index(row, LogModel::WhoColumn).data().toString(), names.of(one->seat.index()));
                ++lines;
            }
            QVERIFY(lines >= 1);
        }
        // It is a tab of the analysis, and walks with the moments.
        QTableView* moves = m_page->views()->panel()->moves();
        QVERIFY(!moves->isVisible());
        auto tabs = m_page->views()->panel()->findChildren<Segmented*>();
        tabs.erase(std::remove_if(tabs.begin(), tabs.end(), [](auto* one) { return !one->isVisible(); }), tabs.end());
        QCOMPARE(tabs.size(), 1);
        tabs[0]->setCurrent(1);
        QVERIFY(moves->isVisible() && !m_page->views()->panel()->options()->isVisible());
        m_page->cursor().goTo(mistakes.front()->position + 1);
        QCOMPARE(log.positionOf(moves->currentIndex().row()), m_page->cursor().position());
        press(Qt::Key_A);
        QCOMPARE(marksIn(), 0);
    }

    /// An answer without a line is marked beside the last line of that seat; if there is none, beside what came
    /// next, which then says whose it was.
    void marksOfWhatNobodyTells() {
        QVERIFY(m_page->opening().open({analysedBadly()}, {}, 0));
        LogModel& log = m_page->moves()->log();
        const TableNames names = recordNames(m_page->cursor().document()->record());
        const auto who = [&](int row) { return log.index(row, LogModel::WhoColumn).data().toString(); };
        const auto spoken = [&](int row) {
            return log.index(row, LogModel::WhatColumn).data(Qt::AccessibleTextRole).toString();
        };
        int first = 0;
        while (who(first) != names.of(0) && who(first) != names.of(1))
            ++first;
        const int begins = who(first) == names.of(0) ? 0 : 1, follows = 1 - begins;
        int other = first;
        while (who(other) != names.of(follows))
            ++other;
        const auto markedRow = [&](int position, int seat) {
            log.setMarks({{position, seat, KeyMark::Shape::Mistake, "a mistake"}});
            int found = -1, count = 0;
            for (int row = 0; row < log.rowCount(); ++row) {
                if (!log.index(row, LogModel::WhatColumn).data(LogModel::MarkRole).isValid()) continue;
                found = row;
                ++count;
            }
            return count == 1 ? found : -1;
        };
        QCOMPARE(markedRow(log.positionOf(first) - 1, begins), first);
        QVERIFY(spoken(first).endsWith("(a mistake)"));
        QCOMPARE(markedRow(log.positionOf(first) - 1, follows), first);
        QVERIFY(spoken(first).endsWith("(" + names.of(follows) + ": a mistake)"));
        QCOMPARE(markedRow(log.positionOf(other) - 1, begins), other - 1);
        QVERIFY(spoken(other - 1).endsWith("(a mistake)"));
    }

    /// N stops where the answer is still to be given, so that one can try: the next step gives it.
    void mistakesStopBeforeTheAnswer() {
        QVERIFY(m_page->opening().open({analysedBadly()}, {}, 0));
        press(Qt::Key_A);
        QTRY_VERIFY(m_page->analysis().review());
        const auto mistakes = marked(*m_page->analysis().review(), mark_limits(find_game("pazaak")->info()));
        QVERIFY(mistakes.size() >= 2);
        m_page->cursor().goTo(0);
        for (const auto key : {Qt::KeyboardModifiers(), Qt::KeyboardModifiers(Qt::ShiftModifier)}) {
            for (std::size_t i = 0; i + 1 < mistakes.size() + (key ? 0 : 1); ++i) {
                press(Qt::Key_N, key);
                const ReviewedDecision& mistake = *mistakes[key ? mistakes.size() - 2 - i : i];
                const Table& open = m_page->cursor().replay()->table(m_page->cursor().position());
                QVERIFY(open.pending().contains(mistake.seat));
                QCOMPARE(open.decision_of(mistake.seat), mistake.number);
                const auto tried = open.copy();
                QVERIFY(tried->answer(mistake.seat, *mistake.options.front().word)); // the better one can be tried
                QCOMPARE(open.steps() + 1, m_page->cursor().replay()->table(m_page->cursor().position() + 1).steps());
            }
        }
    }

private:
    const ReviewedDecision& decision() const { return *m_page->views()->panel()->decision(); }

    /// The moment of which least is known: its error is wide enough to see it shrink.
    bool goToUncertain() {
        int found = -1;
        double widest = 0;
        for (int i = 0; i < m_page->cursor().positions(); ++i) {
            m_page->cursor().goTo(i);
            const ReviewedDecision* here = m_page->views()->panel()->decision();
            if (here == nullptr || here->forced() || here->options.front().worth.error <= 0) continue;
            if (firstError(*here) <= widest) continue;
            widest = firstError(*here);
            found = i;
        }
        if (found >= 0) m_page->cursor().goTo(found);
        return found >= 0;
    }

    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
        m_page->takeFocus();
        QTest::keyClick(qApp->focusWidget(), key, modifiers);
    }

    QTemporaryDir m_folder;
    Desktop m_desktop;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<Theme> m_theme;
    std::unique_ptr<ReplayPage> m_page;
};

HILLTOP_TEST(DepthTest)
#include "depth_test.moc"
