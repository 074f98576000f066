// SPDX-License-Identifier: GPL-3.0-or-later
#include "complaints.h"
#include "documents/match_document.h"
#include "profile/library.h"
#include "shell.h"
#include "support/rounds.h"
#include "support/test.h"

#include <QAccessible>
#include <QElapsedTimer>
#include <QMenuBar>
#include <QRandomGenerator>

#include <algorithm>
#include <limits>
#include <map>
#include <set>

using namespace hilltop;

namespace {

/// HILLTOP_WALKS and HILLTOP_WALK_STEPS ask for more of them.
int wanted(const char* variable, int usual) {
    bool given = false;
    const int number = qEnvironmentVariableIntValue(variable, &given);
    return given ? number : usual;
}

/// So long no step may take where HILLTOP_TELL_STALLS asks: what a busy machine does is no fault of ours.
constexpr qint64 kLongestStepMs = 3000;

/// What tells a match from another one; with seats swapped it is the same one.
std::string identity(const Record& match) {
    std::string text = match.game + ' ' + std::to_string(match.source.seed) + ' ' + std::to_string(match.source.deal);
    std::multiset<std::string> bots;
    for (const RecordSeat& seat : match.seats)
        bots.insert(seat.bot);
    for (const std::string& bot : bots)
        text += ' ' + bot;
    return text;
}

/// Everything a screen reader would ask for, down to the cards.
int listened(QAccessibleInterface* face) {
    if (face == nullptr || !face->isValid()) return 0;
    int count = 1;
    face->text(QAccessible::Name);
    face->rect();
    for (int i = 0; i < face->childCount(); ++i)
        count += listened(face->child(i));
    return count;
}

/// A person who clicks, types, drags and resizes without a thought.
class Walker : public QObject {
public:
    Walker(Shell& shell, quint32 seed, int steps)
        : m_shell(shell)
        , m_dice(seed)
        , m_left(steps)
        , m_pages(pagesOf(shell.window.main())) {
        connect(&m_timer, &QTimer::timeout, this, &Walker::step); // runs in dialogs and menus as well
        m_timer.start(0);
    }
    bool done() const { return m_left <= 0 && QApplication::activeModalWidget() == nullptr; }
    qint64 longest() const { return m_longest; }
    const QString& slowest() const { return m_slowest; }
    int listened() const { return m_listened; }
    void listen(QObject& target) { m_listened += ::listened(QAccessible::queryAccessibleInterface(&target)); }
    /// Matches that had begun when another one came in their place.
    const std::map<std::string, bool>& replaced() const { return m_replaced; }

private:
    static int pagesOf(const MainWindow& main) {
        int pages = 0;
        while (main.findChild<QAction*>(QStringLiteral("window.page_%1").arg(pages + 1)) != nullptr)
            ++pages;
        return pages;
    }

    void step() {
        QWidget* popup = QApplication::activePopupWidget();
        QWidget* modal = QApplication::activeModalWidget();
        if (m_left <= 0) { // home from wherever the walk has ended
            if (popup != nullptr) popup->close();
            if (modal != nullptr) modal->close();
            return;
        }
        --m_left;
        note();
        QWidget* target = popup != nullptr ? popup : modal != nullptr ? modal : &m_shell.window.main();
        // What it calls may wait for the next steps.
        const bool held = popup != nullptr || modal != nullptr;
        QTimer::singleShot(0, this, [this, target = QPointer<QWidget>(target), held] {
            if (target) time(*target, held);
        });
    }

    void time(QWidget& target, bool held) {
        QElapsedTimer clock;
        clock.start();
        const int steps = m_left;
        act(target, held);
        if (steps != m_left || clock.elapsed() <= m_longest) return; // a dialog was waited for
        m_longest = clock.elapsed();
        m_slowest = m_what;
    }

    void act(QWidget& target, bool held) {
        m_what = QString::fromUtf8(target.metaObject()->className());
        switch (m_dice.bounded(held ? 8 : 12)) {
        case 0:
        case 1:
        case 2:
            return click(target);
        case 3:
        case 4:
        case 5:
            return type(target);
        case 6:
            return QTest::keyClick(&target, held ? Qt::Key_Escape : Qt::Key_Return);
        case 7:
            return listen(target);
        case 8:
            return drag(target);
        case 9:
            return m_shell.window.main().resize(800 + m_dice.bounded(1200), 600 + m_dice.bounded(500));
        case 10:
            return QTest::keyClick(&target, static_cast<Qt::Key>(Qt::Key_A + m_dice.bounded(26)), Qt::AltModifier);
        default:
            return QTest::keyClick(&target, static_cast<Qt::Key>(Qt::Key_1 + m_dice.bounded(m_pages)),
                                   Qt::ControlModifier);
        }
    }

    QPoint anywhere(const QWidget& widget) {
        return {m_dice.bounded(qMax(1, widget.width())), m_dice.bounded(qMax(1, widget.height()))};
    }

    void click(QWidget& target) {
        const QPoint at = anywhere(target);
        QWidget* child = target.childAt(at);
        QWidget& hit = child != nullptr ? *child : target;
        m_what += QStringLiteral(", click on %1 %2").arg(hit.metaObject()->className(), hit.accessibleName());
        QTest::mouseClick(&hit, Qt::LeftButton, {}, hit.mapFrom(&target, at));
    }

    void drag(QWidget& target) {
        const QPoint from = anywhere(target), to = anywhere(target);
        QPointer<QWidget> hit = target.childAt(from);
        if (!hit) return;
        QTest::mousePress(hit, Qt::LeftButton, {}, hit->mapFrom(&target, from));
        for (int i = 1; i <= 4 && hit; ++i)
            QTest::mouseMove(hit, hit->mapFrom(&target, from + (to - from) * i / 4));
        if (hit) QTest::mouseRelease(hit, Qt::LeftButton, {}, hit->mapFrom(&target, to));
    }

    void type(QWidget& target) {
        static constexpr int kKeys[] = {Qt::Key_1,      Qt::Key_2,        Qt::Key_3,    Qt::Key_Space, Qt::Key_Return,
                                        Qt::Key_Left,   Qt::Key_Right,    Qt::Key_Up,   Qt::Key_Down,  Qt::Key_Tab,
                                        Qt::Key_Home,   Qt::Key_End,      Qt::Key_H,    Qt::Key_L,     Qt::Key_S,
                                        Qt::Key_B,      Qt::Key_V,        Qt::Key_M,    Qt::Key_N,     Qt::Key_F6,
                                        Qt::Key_PageUp, Qt::Key_PageDown, Qt::Key_Plus, Qt::Key_Minus, Qt::Key_Escape};
        QWidget* focus = QApplication::focusWidget();
        QWidget& to = focus != nullptr && focus->window() == target.window() ? *focus : target;
        const int key = kKeys[m_dice.bounded(int(std::size(kKeys)))];
        m_what += QStringLiteral(", key %1 on %2").arg(QKeySequence(key).toString(), to.metaObject()->className());
        QTest::keyClick(&to, static_cast<Qt::Key>(key));
    }

    /// Looks which match is on the table, and whether the one before was left in the middle.
    void note() {
        PlayPage& play = m_shell.window.play();
        const bool going = play.hasMatch() && play.playing();
        const std::string now = play.hasMatch() ? identity(play.record()) : std::string();
        if (m_going && now != m_last) m_replaced[m_last] = true;
        m_last = now;
        m_going = going && !play.record().steps.empty() && !isBranch(play.record());
    }

    Shell& m_shell;
    QRandomGenerator m_dice;
    QTimer m_timer;
    int m_left;
    int m_pages;
    qint64 m_longest = 0; ///< step that was waited for, in milliseconds
    QString m_what, m_slowest;
    int m_listened = 0;
    std::string m_last;
    bool m_going = false;
    std::map<std::string, bool> m_replaced;
};

} // namespace

/// Nothing that anybody does, in whatever order, ends the program, loses a match or is complained about.
class WalksTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void walk_data();
    void walk();
};

void WalksTest::initTestCase() {
    QAccessible::setActive(true);
    QApplication::setQuitOnLastWindowClosed(false);
}

void WalksTest::walk_data() {
    QTest::addColumn<int>("seed");
    for (int seed = 1; seed <= wanted("HILLTOP_WALKS", 10); ++seed)
        QTest::addRow("%d", seed) << seed;
}

void WalksTest::walk() {
    QFETCH(const int, seed);
    const QTemporaryDir folder;
    qputenv("HOME", folder.path().toUtf8()); // what is saved on the way goes with it
    // Qt's own file dialog has no rows yet while it reads a folder.
    const Complaints complaints(QStringLiteral("QAccessibleTable::child: Invalid index"));
    std::map<std::string, bool> replaced;
    {
        Shell shell(folder);
        if (auto* quit = shell.window.main().findChild<QAction*>("window.quit")) quit->setEnabled(false);
        const int steps = wanted("HILLTOP_WALK_STEPS", rounds(kSanitized || fullLevel() ? 600 : 200));
        Walker walker(shell, static_cast<quint32>(seed), steps);
        QVERIFY(QTest::qWaitFor([&] { return walker.done(); }, std::max(5, steps / 100) * kPatienceMs));
        replaced = walker.replaced();
        walker.listen(shell.window.main()); // a short walk may not have come to it
        QVERIFY(walker.listened() > 0);
        if (qEnvironmentVariableIsSet("HILLTOP_TELL_STALLS")) {
            std::fprintf(stderr, "%d: longest step %lld ms, %s\n", seed, static_cast<long long>(walker.longest()),
                         qPrintable(walker.slowest()));
            QVERIFY2(walker.longest() < kLongestStepMs, qPrintable(walker.slowest()));
        }
    }
    QVERIFY2(complaints.list().isEmpty(), qPrintable(complaints.list().join('\n')));
    std::set<std::string> kept;
    for (const auto& entry : Library(folder.filePath("matches").toStdString()).recent(std::numeric_limits<int>::max()))
        kept.insert(identity(entry.record));
    for (const auto& [match, left] : replaced)
        QVERIFY2(kept.contains(match), match.c_str());
}

HILLTOP_TEST(WalksTest)
#include "walks_test.moc"
