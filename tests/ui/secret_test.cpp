// SPDX-License-Identifier: GPL-3.0-or-later
// Before the end of a sealed tournament the window neither shows nor writes its seed, whatever is done with its
// matches.
#include "play/play_page.h"
#include "replay/replay_page.h"
#include "shell.h"
#include "support/needle.h"
#include "support/test.h"
#include "tournament/runner.h"
#include "tournament_files/saved_tournament.h"
#include "tournaments/view/tournament_page.h"
#include "tournaments/view/tournament_view.h"

#include <QAbstractItemView>
#include <QAction>
#include <QClipboard>
#include <QFileDialog>
#include <QLineEdit>
#include <QMetaProperty>
#include <QQuickItem>
#include <QQuickWidget>

using namespace hilltop;

namespace {

/// Every text that an object has, seen or not.
void readTexts(const QObject& object, std::string& all) {
    const QMetaObject& meta = *object.metaObject();
    for (int i = 0; i < meta.propertyCount(); ++i) {
        const QMetaType type = meta.property(i).metaType();
        if (type == QMetaType::fromType<QString>() || type == QMetaType::fromType<QStringList>())
            all += meta.property(i).read(&object).toStringList().join('\n').toStdString() + '\n';
    }
}

void readItems(const QQuickItem& item, std::string& all) {
    readTexts(item, all);
    for (const QQuickItem* child : item.childItems())
        readItems(*child, all);
}

std::string textsOf(const QWidget& top) {
    std::string all;
    readTexts(top, all);
    for (const QObject* object : top.findChildren<QObject*>()) {
        readTexts(*object, all);
        if (const auto* view = qobject_cast<const QAbstractItemView*>(object);
            view != nullptr && view->model() != nullptr)
            for (int row = 0; row < std::min(view->model()->rowCount(), 50); ++row)
                for (int column = 0; column < view->model()->columnCount(); ++column)
                    for (const int role : {Qt::DisplayRole, Qt::ToolTipRole})
                        all += view->model()->index(row, column).data(role).toString().toStdString() + '\n';
        if (const auto* quick = qobject_cast<const QQuickWidget*>(object);
            quick != nullptr && quick->rootObject() != nullptr)
            readItems(*quick->rootObject(), all);
    }
    return all;
}

} // namespace

class SecretTest : public ShellTests {
    Q_OBJECT

    QTemporaryDir m_state;
    Seal m_seal;
    QString m_doing;
    QStringList m_told;
    int m_saved = 0;

    void look(const QString& where) {
        const QString copied = QGuiApplication::clipboard()->text();
        std::string texts = copied.toStdString();
        for (const QWidget* top : QApplication::topLevelWidgets())
            texts += textsOf(*top);
        if (const std::string way = tells(texts, m_seal); !way.empty())
            m_told << QStringLiteral("%1: %2 on the screen").arg(where, QString::fromStdString(way));
        if (const std::string file = tells_in(m_folder->path().toStdString(), m_seal); !file.empty())
            m_told << QStringLiteral("%1: %2").arg(where, QString::fromStdString(file));
    }
    /// Files are saved where they are asked for; other questions are read and go.
    void answerDialogs() {
        auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
        if (dialog == nullptr || !dialog->isVisible()) return;
        look(m_doing + ", asked");
        if (auto* file = qobject_cast<QFileDialog*>(dialog);
            file != nullptr && file->acceptMode() == QFileDialog::AcceptSave) {
            file->findChild<QLineEdit*>()->setText(
                m_folder->filePath(QStringLiteral("out%1.%2").arg(++m_saved).arg(file->defaultSuffix())));
            QMetaObject::invokeMethod(file, "accept");
        } else {
            dialog->reject();
        }
    }
    QAction* action(const char* name) {
        for (QAction* found : m_shell->window.main().findChildren<QAction*>(QLatin1String(name)))
            return found;
        return nullptr;
    }
    void act(QAction* action) {
        m_doing = action->objectName();
        action->trigger();
        QCoreApplication::processEvents();
        QTRY_VERIFY(QApplication::activeModalWidget() == nullptr);
        look(m_doing);
    }

private slots:
    void initTestCase() {
        qputenv("XDG_STATE_HOME", m_state.path().toUtf8()); // where the secret is
        QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    }

    void nothingTellsTheSeed() {
        Plan plan = default_plan(*find_game("pazaak"));
        plan.bots = {"careful", "bold"};
        plan.matches = 200;
        plan.seal = draw_seal();
        plan.seed = plan.seal->seed;
        m_seal = *plan.seal;
        const QString path = m_folder->filePath("s.htour");
        {
            auto saved = create_tournament(path.toStdString(), plan, {0, 2}, "Sealed");
            QVERIFY(saved);
            TournamentSink sink(std::move(saved->file), saved->course);
            TournamentRunner runner(std::move(saved->course), &sink);
            runner.start({.threads = 1});
            while (!runner.wait_for(std::chrono::milliseconds(1))) {
            }
            QVERIFY(sink.finish(runner.progress().course));
        }
        Window& window = m_shell->window;
        QTimer timer;
        connect(&timer, &QTimer::timeout, this, [this] { answerDialogs(); });
        timer.start(20);
        window.open({path});
        QTRY_VERIFY(window.tournaments().job() != nullptr && window.tournaments().job()->exists());
        QVERIFY(!window.tournaments().job()->progress().course.tells_seed());
        QTRY_VERIFY(window.tournaments().job()->news().rows > 0);
        look("tournament");
        for (QAction* each : window.tournaments().findChildren<QAction*>())
            if (each->objectName().startsWith("tournament.export_")) act(each);
        window.tournaments().view().watch();
        QTRY_COMPARE(m_shell->page(), &window.replay());
        ReplayPage& replay = window.replay();
        QTRY_VERIFY(replay.cursor().replay() != nullptr);
        QVERIFY(replay.cursor().document()->record().sealed);
        replay.cursor().goTo(1);
        for (const char* name : {"replay.last", "replay.first", "replay.next", "replay.allCards", "replay.mark",
                                 "replay.copy", "replay.save", "replay.picture", "replay.page", "replay.export",
                                 "replay.before", "replay.deal", "replay.cardsResults", "replay.analyse"}) {
            QVERIFY2(action(name) != nullptr, name);
            if (action(name)->isEnabled()) act(action(name));
        }
        QTRY_VERIFY_WITH_TIMEOUT(action("replay.report")->isEnabled(), kPatienceMs);
        act(action("replay.report"));
        QVERIFY(m_saved >= 4);
        for (const char* name : {"replay.tryAgain", "replay.playOn"}) {
            window.main().showPage(&replay);
            replay.cursor().goTo(1);
            QTRY_VERIFY2(action(name)->isEnabled(), name);
            act(action(name));
            QTRY_VERIFY(window.play().hasMatch());
            m_shell->waitForMe();
            QVERIFY(!m_shell->table().over());
            look(QString::fromLatin1(name) + ", asked");
            if (name != std::string_view("replay.tryAgain")) continue; // the last one stays unfinished
            for (int i = 0; i < 3 && !m_shell->table().over(); ++i) {
                m_shell->answer();
                m_shell->waitForMe();
                look(QString::fromLatin1(name) + ", answered");
            }
        }
        m_shell.reset(); // what is unfinished is written
        QVERIFY(QFile::exists(m_folder->filePath("unfinished.hmatch")));
        look("ended");
        QVERIFY2(m_told.isEmpty(), qPrintable(m_told.join('\n')));
    }
};

HILLTOP_TEST(SecretTest)
#include "secret_test.moc"
