// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/review_text.h"
#include "base/text_file.h"
#include "records/record_file.h"
#include "records/record_text.h"
#include "registry/registry.h"
#include "replay/analysis_graph.h"
#include "replay/analysis_panel.h"
#include "replay/replay_page.h"
#include "replay/timeline.h"
#include "settings/settings.h"
#include "style/desktop.h"
#include "support/rounds.h"
#include "support/test.h"

#include <nlohmann/json.hpp>

#include <QAbstractItemModelTester>
#include <QAction>
#include <QApplication>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QScopeGuard>
#include <QScrollArea>
#include <QScrollBar>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QToolButton>

using namespace hilltop;

namespace {

Record played(const char* id, std::vector<std::string> bots, std::uint64_t match) {
    const GameEntry& game = *find_game(id);
    bots.resize(static_cast<std::size_t>(game.info().default_seats), bots.back());
    return std::move(*play_record(game, default_values(game.rules()), {42, match, match}, bots));
}

/// A match in which somebody stands much too early, so that there are mistakes.
Record badMatch() {
    return played("pazaak", {"cautious", "champion"}, 1);
}

Record readBack(const QString& path) {
    return std::move(open_records(path.toStdString())->front());
}

QPushButton* button(const QWidget& in, const QString& text) {
    for (QPushButton* one : in.findChildren<QPushButton*>())
        if (QString(one->text()).remove(u'&') == text) return one;
    return nullptr;
}

bool says(const QWidget& in, const QString& text) {
    for (const QLabel* label : in.findChildren<QLabel*>())
        if (label->isVisible() && label->text().contains(text)) return true;
    return false;
}

} // namespace

class AnalysisTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() {
        m_settings = std::make_unique<Settings>(m_folder.filePath("hilltop.ini"));
        m_settings->setAnimationSpeed(AnimationSpeed::Off);
        m_theme = std::make_unique<Theme>(*qApp, m_desktop);
    }
    void init() {
        m_page = std::make_unique<ReplayPage>(*m_settings, *m_theme);
        m_page->resize(1280, 700);
        m_page->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_page.get()));
    }
    void cleanup() { m_page.reset(); }

    /// By keys alone: A analyses, N goes to what is marked, the numbers are those of the review.
    void isMadeAndWalked() {
        QVERIFY(m_page->open({badMatch()}, {}, 0));
        QVERIFY(!m_page->analysisPanel()->isVisible());
        press(Qt::Key_A);
        QVERIFY(m_page->analysing());
        QTRY_VERIFY(m_page->review());
        QVERIFY(m_page->analysisPanel()->isVisible());
        QVERIFY(m_page->analysisGraph()->isVisible());
        const Review& review = *m_page->review();
        const MarkLimits limits = mark_limits(find_game("pazaak")->info());
        const auto mistakes = marked(review, limits);
        QVERIFY(mistakes.size() >= 2);
        m_page->goTo(0);
        for (const ReviewedDecision* decision : mistakes) {
            press(Qt::Key_N);
            QCOMPARE(m_page->position(), decision->position);
            QCOMPARE(m_page->analysisPanel()->decision(), decision);
            const QAbstractItemModel& options = *m_page->analysisPanel()->options()->model();
            QCOMPARE(options.rowCount(), static_cast<int>(decision->options.size()));
            QVERIFY(options.index(0, 0).data().toString().contains("best"));
            bool named = false;
            for (int row = 0; row < options.rowCount(); ++row)
                named = named || options.index(row, 0).data().toString().contains("played");
            QVERIFY(named);
            QVERIFY(says(*m_page->analysisPanel(),
                         ReviewUnits(find_game("pazaak")->info()).sizeWithUnit(decision->loss->value)));
            const auto marks = m_page->timeline()->marksAt(decision->position);
            QVERIFY(!marks.empty());
            QCOMPARE(marks.back().shape, markShape(mark_of(*decision, limits)));
        }
        press(Qt::Key_N, Qt::ShiftModifier);
        QCOMPARE(m_page->position(), mistakes[mistakes.size() - 2]->position);
        press(Qt::Key_A);
        QVERIFY(!m_page->analysisPanel()->isVisible());
        for (int i = 0; i < m_page->positions(); ++i)
            for (const auto& mark : m_page->timeline()->marksAt(i))
                QVERIFY(mark.shape < KeyMark::Shape::Dubious);
    }

    /// Large letters in a low window: nothing lies over anything else, the best two answers are whole, and the rest is
    /// found by scrolling down, never sideways.
    void largeLettersAreScrolled_data() {
        QTest::addColumn<QString>("game");
        for (const char* game : {"pazaak", "thegame", "zipdeck"})
            QTest::newRow(game) << game;
    }
    void largeLettersAreScrolled() {
        QFETCH(QString, game);
        const GameEntry& entry = *find_game(game.toStdString());
        const Record record = played(entry.info().id, {entry.bots().front().id, entry.bots()[1].id}, 1);
        const QFont usual = QApplication::font();
        const auto restore = qScopeGuard([&] { QApplication::setFont(usual); });
        QFont large = usual;
        large.setPixelSize(28);
        QApplication::setFont(large);
        m_page = std::make_unique<ReplayPage>(*m_settings, *m_theme);
        m_page->resize(960, 560);
        m_page->show();
        QVERIFY(m_page->open({record}, {}, 0));
        m_page->setAnalysing(true);
        QTRY_VERIFY(m_page->review());
        auto* options = m_page->analysisPanel()->options();
        auto* part = options->parentWidget();
        auto* area = qobject_cast<QScrollArea*>(part->parentWidget()->parentWidget());
        QVERIFY(area != nullptr);
        const auto apart = [&] {
            int below = 0;
            for (int i = 0; i < part->layout()->count(); ++i) {
                const QLayoutItem* item = part->layout()->itemAt(i);
                if (item->isEmpty()) continue;
                if (item->geometry().top() < below) return false;
                below = item->geometry().bottom() + 1;
            }
            return below <= part->height();
        };
        for (const ReviewedDecision* decision : marked(*m_page->review(), mark_limits(entry.info()))) {
            m_page->goTo(decision->position);
            QTRY_VERIFY(area->verticalScrollBar()->maximum() > 0);
            QTRY_VERIFY(part->width() <= area->viewport()->width());
            QTRY_VERIFY(options->viewport()->height() >= options->rowHeight(0) + options->rowHeight(1));
            QTRY_VERIFY(apart());
        }
        const QList<QToolButton*> buttons = area->findChildren<QToolButton*>();
        QVERIFY(!buttons.isEmpty());
        for (QToolButton* button : buttons) {
            if (button->isHidden()) continue;
            area->ensureWidgetVisible(button);
            const QRect seen(button->mapTo(area->viewport(), QPoint()), button->size());
            QVERIFY(area->viewport()->rect().contains(seen));
            QVERIFY(button->width() >= button->fontMetrics().horizontalAdvance(button->text()));
        }
    }

    void isKeptWithTheRecord() {
        const QString path = m_folder.filePath("kept.hmatch");
        const std::vector<Record> records{badMatch()};
        QVERIFY(save_records(path.toStdString(), records));
        QVERIFY(m_page->open({readBack(path)}, path, 0));
        m_page->setAnalysing(true);
        QTRY_VERIFY(m_page->review());
        QTRY_VERIFY(!m_page->document()->modified());
        const Record kept = readBack(path);
        const Json made = review_to_json(*m_page->review(), kept);
        // Another time it is there at once, and is the same.
        m_page = std::make_unique<ReplayPage>(*m_settings, *m_theme);
        m_page->show();
        QVERIFY(m_page->open({kept}, path, 0));
        m_page->setAnalysing(true);
        QVERIFY(m_page->review());
        QVERIFY(review_to_json(*m_page->review(), kept) == made);
    }

    void tamperedIsSaidAndMadeAnew() {
        Record record = badMatch();
        const auto replay = Replay::make(record, Replay::Asking::Later);
        ReviewOrder order;
        order.samples = 3;
        Json json = review_to_json(**review(*replay, order), record);
        json["positions"][2]["luck"][0] = 0.75;
        record.extra = {{"analysis", json.dump()}};
        QVERIFY(m_page->open({record}, {}, 0));
        m_page->setAnalysing(true);
        QVERIFY(!m_page->review());
        QVERIFY(says(*m_page->analysisPanel(), "positions[2]"));
        QPushButton* start = button(*m_page->analysisPanel(), "Analyse");
        QVERIFY(start != nullptr && start->isVisible());
        QTest::mouseClick(start, Qt::LeftButton);
        QTRY_VERIFY(m_page->review());
    }

    void canBeCalledOff() {
        QVERIFY(m_page->open({played("zipdeck", {"rod", "orion"}, 2)}, {}, 0));
        m_page->setAnalysing(true);
        QPushButton* cancel = button(*m_page->analysisPanel(), "Cancel");
        QVERIFY(cancel != nullptr && cancel->isVisible());
        QTest::mouseClick(cancel, Qt::LeftButton);
        QVERIFY(button(*m_page->analysisPanel(), "Analyse")->isVisible());
        QVERIFY(says(*m_page->analysisPanel(), "called off"));
        QVERIFY(!m_page->review());
    }

    void aClickOnTheGraphGoesThere() {
        QVERIFY(m_page->open({badMatch()}, {}, 0));
        m_page->setAnalysing(true);
        QTRY_VERIFY(m_page->review());
        AnalysisGraph* graph = m_page->analysisGraph();
        for (const int position : {5, 0, m_page->positions() - 1, 11}) {
            const QPoint at(qRound(graph->pointOf(position).x()), graph->height() / 2);
            QTest::mouseClick(graph, Qt::LeftButton, {}, at);
            QCOMPARE(m_page->position(), position);
            QVERIFY(graph->accessibleDescription().contains(QLocale().decimalPoint()));
        }
        // The line begins and ends where the match does.
        QVERIFY(graph->pointOf(m_page->positions() - 1).y() > graph->pointOf(0).y());
    }

    void modelsAreSound() {
        const Record record = badMatch();
        const auto replay = Replay::make(record, Replay::Asking::Later);
        ReviewOrder order;
        order.samples = 20;
        const auto found = std::make_shared<Review>(std::move(**review(*replay, order)));
        const Info& info = find_game("pazaak")->info();
        OptionModel options;
        SeatReviewModel seats;
        const QAbstractItemModelTester first(&options, QAbstractItemModelTester::FailureReportingMode::QtTest);
        const QAbstractItemModelTester second(&seats, QAbstractItemModelTester::FailureReportingMode::QtTest);
        TableNames names;
        names.bySeat = {"Ann", "Bob"};
        seats.setReview(found, names, info);
        QCOMPARE(seats.rowCount(), 2);
        QCOMPARE(seats.index(1, SeatReviewModel::Name).data().toString(), "Bob");
        for (const ReviewedDecision& decision : found->decisions) {
            options.setDecision(&decision, info, {});
            for (int row = 0; row < options.rowCount(); ++row) {
                const QRectF range = options.index(row, OptionModel::Range).data(OptionModel::kRangeRole).toRectF();
                QVERIFY(range.left() >= -1e-9 && range.right() <= 1 + 1e-9);
                QVERIFY(range.top() >= range.left() && range.top() <= range.right());
            }
        }
        options.setDecision(nullptr, info, {});
        QCOMPARE(options.rowCount(), 0);
    }

    /// In a low window the moment and the match take turns, and nothing lies over anything else.
    void aLowWindowHasTabs() {
        m_page->resize(960, 540);
        QVERIFY(m_page->open({badMatch()}, {}, 0));
        m_page->setAnalysing(true);
        QTRY_VERIFY(m_page->review());
        AnalysisPanel* panel = m_page->analysisPanel();
        QVERIFY(panel->options()->isVisible() || says(*panel, "nothing else"));
        QVERIFY(!panel->seats()->isVisible());
        auto* tabs = panel->findChild<Segmented*>();
        QVERIFY(tabs != nullptr && tabs->isVisible());
        tabs->setCurrent(1);
        QVERIFY(panel->seats()->isVisible());
        QVERIFY(!panel->options()->isVisible());
        m_page->resize(1280, 760);
        QVERIFY(!tabs->isVisible());
        QVERIFY(panel->seats()->isVisible());
    }

    void saysWhatItsWordsMean() {
        QVERIFY(m_page->open({badMatch()}, {}, 0));
        m_page->setAnalysing(true);
        QTRY_VERIFY(m_page->review());
        QString told;
        QTimer::singleShot(0, this, [&] {
            auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
            if (box == nullptr) return;
            told = box->text();
            box->accept();
        });
        QTest::mouseClick(m_page->analysisPanel()->findChild<QToolButton*>("whatIsThis"), Qt::LeftButton);
        for (const char* word : {"Value:", "Luck:", "Loss:", "?!", "Accuracy:"})
            QVERIFY2(told.contains(word), word);
    }

private:
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

HILLTOP_TEST(AnalysisTest)
#include "analysis_test.moc"
