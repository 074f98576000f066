// SPDX-License-Identifier: GPL-3.0-or-later
// Pages of two columns: a person moves the line between them, and it stays where it is.
#include "base/text_file.h"
#include "bots/bots_page.h"
#include "documents/review_queue.h"
#include "records/record_text.h"
#include "replay/replay_page.h"
#include "reviews/quiz_page.h"
#include "reviews/reviews_page.h"
#include "settings/kept_splitter.h"
#include "settings/settings.h"
#include "shell.h"
#include "support/test.h"

#include <QAccessible>

using namespace hilltop;

namespace {

constexpr int kDragged = 48;
constexpr QSize kSmallestWindow(960, 640);

/// A page's columns as they are in sight.
struct Columns {
    KeptSplitter* splitter = nullptr;
    QSplitterHandle* handle = nullptr;
    QWidget* side = nullptr;

    explicit Columns(Page& page) {
        const auto all = page.findChildren<KeptSplitter*>();
        for (KeptSplitter* one : all)
            if (one->isVisible()) splitter = one;
        for (int index = 1; splitter != nullptr && index < splitter->count(); ++index)
            if (splitter->handle(index)->isVisible()) {
                handle = splitter->handle(index);
                const int right = index, left = index - 1; // the side is what does not stretch
                const bool first = splitter->widget(left)->sizePolicy().horizontalStretch() == 0 &&
                                   splitter->widget(left)->isVisible();
                side = splitter->widget(first ? left : right);
            }
    }
    int width() const { return side->width(); }
    void drag(int by) const { drag(handle, by); }
    static void drag(QSplitterHandle* handle, int by) {
        const QPoint from = handle->rect().center(), start = handle->mapToGlobal(from);
        const auto send = [handle](QEvent::Type type, const QPoint& at, Qt::MouseButton button, Qt::MouseButtons held) {
            QMouseEvent event(type, handle->mapFromGlobal(QPointF(at)), at, button, held, {});
            QApplication::sendEvent(handle, &event);
        };
        send(QEvent::MouseButtonPress, start, Qt::LeftButton, Qt::LeftButton);
        for (int step = 1; step <= 4; ++step)
            send(QEvent::MouseMove, start + QPoint(by * step / 4, 0), Qt::NoButton, Qt::LeftButton);
        send(QEvent::MouseButtonRelease, start + QPoint(by, 0), Qt::LeftButton, Qt::NoButton);
    }
    /// To the right makes a side at the left wider.
    int wider() const { return side->x() < handle->x() ? 1 : -1; }
};

} // namespace

class SplittersTest : public ShellTests {
    Q_OBJECT

    /// The page with something on it, in front.
    Page& open(const QString& what) {
        Window& window = m_shell->window;
        Page* page = &window.quiz();
        if (what == "bots") page = &window.bots();
        if (what == "moves" || what == "analysis") {
            page = &window.replay();
            if (!window.replay().opening().open({matchOf(*find_game("pazaak"), 1)}, {}, 0)) qFatal("not opened");
            window.replay().setAnalysing(what == "analysis");
        }
        if (what == "reviews") {
            page = &window.reviews();
            const std::string file = m_folder->filePath("some.hmatch").toStdString();
            if (!save_text(file, write_record(matchOf(*find_game("pazaak"), 1)) + '\n')) qFatal("not written");
            window.reviewQueue().add({.title = "Some", .paths = {QString::fromStdString(file)}});
        }
        window.main().showPage(page);
        QCoreApplication::processEvents();
        return *page;
    }
    static void pages() {
        QTest::addColumn<QString>("what");
        QTest::addColumn<QString>("key");
        QTest::newRow("moves") << "moves"
                               << "replay/moves_width";
        QTest::newRow("analysis") << "analysis"
                                  << "replay/analysis_width";
        QTest::newRow("bots") << "bots"
                              << "bots/list_width";
        QTest::newRow("reviews") << "reviews"
                                 << "reviews/list_width";
        QTest::newRow("quiz") << "quiz"
                              << "quiz/answers_width";
    }

private slots:
    void widthsAreKept_data() { pages(); }
    void widthsAreKept() {
        QFETCH(const QString, what);
        QFETCH(const QString, key);
        const Columns columns(open(what));
        QVERIFY(columns.side != nullptr);
        const int before = columns.width();
        columns.drag(columns.wider() * kDragged);
        QCOMPARE(columns.width(), before + kDragged);
        QCOMPARE(m_shell->window.settings().get<int>(key, 0), before + kDragged);
        restart();
        const Columns again(open(what));
        QCOMPARE(again.width(), before + kDragged);
        QTest::mouseDClick(again.handle, Qt::LeftButton);
        QCOMPARE(again.width(), before);
        restart();
        QCOMPARE(Columns(open(what)).width(), before);
    }

    void whatIsNoWidthIsTheDefault_data() { pages(); }
    void whatIsNoWidthIsTheDefault() {
        QFETCH(const QString, what);
        QFETCH(const QString, key);
        const int before = Columns(open(what)).width();
        for (const char* damaged : {"", "wide", "-40", "0", "99999999", "@ByteArray(\\0\\x1)"}) {
            m_shell.reset();
            const QString file = m_folder->filePath("hilltop.ini");
            QVERIFY(save_text(file.toStdString(),
                              (key.section('/', 0, 0).prepend('[') + "]\n" + key.section('/', 1) + '=' + damaged + '\n')
                                  .toStdString()));
            m_shell = std::make_unique<Shell>(*m_folder);
            QVERIFY(m_shell->window.settings().problem().isEmpty());
            QCOMPARE(Columns(open(what)).width(), before);
        }
    }

    void noColumnIsLost_data() { pages(); }
    void noColumnIsLost() {
        QFETCH(const QString, what);
        m_shell->window.main().resize(kSmallestWindow);
        const Columns columns(open(what));
        for (const int by : {-2000, 2000}) {
            columns.drag(by);
            QVERIFY(columns.width() >= 120);
            QVERIFY(columns.splitter->width() - columns.width() >= 440);
            QVERIFY(columns.side->x() >= 0 && columns.side->geometry().right() < columns.splitter->width());
        }
    }

    void handlesTakeKeys_data() { pages(); }
    void handlesTakeKeys() {
        QFETCH(const QString, what);
        const Columns columns(open(what));
        QVERIFY(columns.handle->focusPolicy() & Qt::TabFocus);
        QVERIFY(!QAccessible::queryAccessibleInterface(columns.handle)->text(QAccessible::Name).isEmpty());
        const int before = columns.width();
        columns.handle->setFocus(Qt::TabFocusReason);
        m_shell->key(columns.wider() > 0 ? Qt::Key_Right : Qt::Key_Left);
        QVERIFY(columns.width() > before);
        m_shell->key(Qt::Key_Return);
        QCOMPARE(columns.width(), before);
    }

    void readersAreToldTheWidth_data() { pages(); }
    void readersAreToldTheWidth() {
        QFETCH(const QString, what);
        QFETCH(const QString, key);
        const Columns columns(open(what));
        QAccessibleInterface* read = QAccessible::queryAccessibleInterface(columns.handle);
        QCOMPARE(read->role(), QAccessible::Splitter);
        QVERIFY(read->valueInterface() != nullptr);
        const int before = columns.width();
        QCOMPARE(read->text(QAccessible::Value), QString::number(before));
        columns.drag(columns.wider() * kDragged);
        QCOMPARE(read->valueInterface()->currentValue().toInt(), before + kDragged);
        read->valueInterface()->setCurrentValue(before + 16);
        QCOMPARE(columns.width(), before + 16);
        QCOMPARE(m_shell->window.settings().get<int>(key, 0), before + 16);
        read->valueInterface()->setCurrentValue(read->valueInterface()->minimumValue());
        QCOMPARE(columns.width(), read->valueInterface()->minimumValue().toInt());
    }

    /// Also where the layout runs to the left: Qt's own would stay where it is, or move too far.
    void handlesFollowMouseAndKeys_data() {
        QTest::addColumn<Qt::LayoutDirection>("direction");
        QTest::addColumn<bool>("first");
        QTest::newRow("right, side first") << Qt::LeftToRight << true;
        QTest::newRow("right, side last") << Qt::LeftToRight << false;
        QTest::newRow("left, side first") << Qt::RightToLeft << true;
        QTest::newRow("left, side last") << Qt::RightToLeft << false;
    }
    void handlesFollowMouseAndKeys() {
        QFETCH(const Qt::LayoutDirection, direction);
        QFETCH(const bool, first);
        KeptSplitter splitter;
        splitter.setLayoutDirection(direction);
        splitter.setHandleWidth(16);
        const auto addSide = [&] { splitter.addSide(new QWidget, {"", "Side", [](int) { return 300; }, 100}); };
        if (first) addSide();
        splitter.addMain(new QWidget, 100);
        if (!first) addSide();
        splitter.resize(800, 100);
        splitter.show();
        QSplitterHandle* handle = splitter.handle(1);
        const int start = handle->x();
        QTest::keyClick(handle, Qt::Key_Right);
        QCOMPARE(handle->x(), start + 16);
        QTest::keyClick(handle, Qt::Key_Left);
        QCOMPARE(handle->x(), start);
        QTest::keyClick(handle, Qt::Key_Left, Qt::AltModifier);
        QCOMPARE(handle->x(), start);
        for (const int by : {kDragged, -kDragged}) {
            const int from = handle->x();
            Columns::drag(handle, by);
            QCOMPARE(handle->x(), from + by);
        }
    }

    /// A narrow window takes from a chosen width, and gives it back.
    void aWiderWindowGivesTheWidthBack() {
        const Columns columns(open("quiz"));
        columns.drag(-300);
        const int chosen = columns.width();
        m_shell->window.main().resize(kSmallestWindow);
        QTRY_VERIFY(columns.width() < chosen);
        m_shell->window.main().resize(kShellSize);
        QTRY_COMPARE(columns.width(), chosen);
    }
};

HILLTOP_TEST(SplittersTest)
#include "splitters_test.moc"
