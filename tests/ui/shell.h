// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "dialogs.h"
#include "go_past.h"
#include "home/game_card.h"
#include "records/replay.h"
#include "registry/registry.h"
#include "shell/window.h"
#include "still.h"
#include "table/table_view.h"

#include <QDragEnterEvent>
#include <QMessageBox>
#include <QMimeData>
#include <QPointer>
#include <QPushButton>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QTranslator>

#include <memory>

namespace hilltop {

inline Record matchOf(const GameEntry& game, std::uint64_t number) {
    const std::vector<std::string> bots(static_cast<std::size_t>(game.info().default_seats), game.bots().front().id);
    return *play_record(game, default_values(game.rules()), {42, number, number}, bots);
}

inline constexpr QSize kShellSize(1280, 800); ///< whatever the screen has room for

/// Somebody at a window, with cards that do not fly; the keys go to whatever has the focus.
struct ShellOf {
    explicit ShellOf(Window& shown)
        : window(shown) {}

    void show() {
        window.settings().setAnimationSpeed(AnimationSpeed::Off);
        window.settings().set<bool>(QLatin1String(kDetailsKey), true); // most tests want all of the sheet
        window.main().resize(kShellSize);
        window.main().show();
        window.main().activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window.main()));
        QVERIFY(layOut(window.main()));
    }
    void key(int key, Qt::KeyboardModifiers modifiers = {}) {
        if (QGuiApplication::focusWindow() == nullptr) { // a desktop gives it back behind a menu
            window.main().activateWindow();
            QVERIFY(QTest::qWaitForWindowActive(&window.main()));
        }
        QTest::keyClick(QGuiApplication::focusWindow(), static_cast<Qt::Key>(key), modifiers);
    }
    Page* page() { return window.main().currentPage(); }
    /// In sight; the first one of that text.
    QPushButton* button(const QString& text) {
        const auto all = window.main().findChildren<QPushButton*>();
        for (QPushButton* button : all)
            if (button->isVisible() && button->text() == text) return button;
        return nullptr;
    }
    void play(const QString& game) {
        const auto cards = window.home().findChildren<GameCard*>();
        for (GameCard* card : cards)
            if (card->gameId() == game) return QTest::mouseClick(card->playButton(), Qt::LeftButton);
        QFAIL(qPrintable(game + " is not on the start page"));
    }
    const Table& table() { return window.play().session()->table(); }
    bool asked() {
        const TableScene& scene = window.play().scene();
        return table().deciding().meets(window.play().session()->askedPersons()) && !scene.playing() &&
               !scene.pausing(); // a move that makes itself is no decision
    }
    void waitForMe() {
        QVERIFY(QTest::qWaitFor(
            [this] {
                if (!table().over() && !asked()) goPast(window.play().scene());
                return table().over() || asked();
            },
            kPatienceMs));
    }
    void answer() {
        const auto menu = table().menu(*window.play().session()->askedPersons().begin());
        const auto first =
            std::find_if(menu.begin(), menu.end(), [](const Choice& choice) { return choice.reason.empty(); });
        QVERIFY(first != menu.end());
        window.play().scene().answer(QString::fromStdString(first->word));
    }
    QTableWidget* recent() { return window.home().findChild<QTableWidget*>(); }
    /// In the middle of the window, as the desktop delivers it: to whatever is under the pointer there. A move is
    /// proposed, as file managers do within a file system; false unless it is answered with a copy.
    bool drop(const QStringList& paths) { return drop(paths, window.main().rect().center()); }
    bool drop(const QStringList& paths, const QPoint& at) {
        constexpr auto kOffered = Qt::CopyAction | Qt::MoveAction | Qt::LinkAction;
        QMimeData data;
        QList<QUrl> urls;
        for (const QString& path : paths)
            urls << QUrl::fromLocalFile(path);
        data.setUrls(urls);
        QWindow* const desktop = window.main().windowHandle();
        QDragEnterEvent enter(at, kOffered, &data, Qt::LeftButton, Qt::ShiftModifier);
        QApplication::sendEvent(desktop, &enter);
        QDragMoveEvent move(at, kOffered, &data, Qt::LeftButton, Qt::ShiftModifier);
        move.setAccepted(enter.isAccepted()); // until the one below says otherwise
        QApplication::sendEvent(desktop, &move);
        if (!move.isAccepted()) {
            QDragLeaveEvent leave;
            QApplication::sendEvent(desktop, &leave);
            return false;
        }
        QDropEvent let_go(at, kOffered, &data, Qt::LeftButton, Qt::ShiftModifier);
        QApplication::sendEvent(desktop, &let_go);
        return let_go.isAccepted() && let_go.dropAction() == Qt::CopyAction;
    }
    QMessageBox* complaint() {
        const auto boxes = window.main().findChildren<QMessageBox*>();
        for (QMessageBox* box : boxes)
            if (box->isVisible()) return box;
        return nullptr;
    }

    Window& window;
};

struct OwnedWindow {
    Window owned;
};

/// The same, at a window of its own on a person's folder.
struct Shell : private OwnedWindow, public ShellOf {
    explicit Shell(const QTemporaryDir& folder)
        : OwnedWindow{{*qApp, folder.path(), folder.filePath("hilltop.ini")}}
        , ShellOf(owned) {
        show();
    }
};

/// What tests of the whole window begin with: each has a window on a person's folder of its own.
class ShellTests : public QObject {
    Q_OBJECT
public:
    ShellTests() {
        if (m_english.load(QStringLiteral(":/i18n/hilltop_en.qm"))) QCoreApplication::installTranslator(&m_english);
    }

protected slots:
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        m_shell = std::make_unique<Shell>(*m_folder);
    }
    void cleanup() { m_shell.reset(); }

protected:
    /// The program ends and starts again.
    void restart() {
        m_shell.reset();
        m_shell = std::make_unique<Shell>(*m_folder);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Shell> m_shell;

private:
    QTranslator m_english; ///< plural forms, whichever test runs
};

/// Waits for a dialog of that kind that stops everything else, looks at it and closes it by Esc, unless that
/// has closed it.
template <class Dialog, class Look>
void whenShown(bool& seen, Look&& look) {
    withDialog<Dialog>(seen, [look](Dialog& dialog) {
        const QPointer<Dialog> still(&dialog); // it goes once it is closed
        look(dialog);
        if (!still || !still->isVisible()) return; // accepted
        QTest::keyClick(still, Qt::Key_Escape);
        if (!still || !still->isVisible()) return;
        QTest::qFail("Esc does not close it", __FILE__, __LINE__);
        still->reject();
    });
}

} // namespace hilltop
