// SPDX-License-Identifier: GPL-3.0-or-later
// What is on screen without the brackets of the pseudo language was never handed to translators. cuts_test.cpp looks
// whether texts of that length have room.
#include "desk.h"
#include "home/home_page.h"
#include "play/new_match_dialog.h"
#include "play/statistics_dialog.h"
#include "pseudo.h"
#include "replay/replay_page.h"
#include "settings/languages.h"
#include "settings/settings_dialog.h"
#include "settings/shortcuts.h"
#include "shell/main_window.h"
#include "still.h"
#include "support/test.h"
#include "text/game_texts.h"
#include "tournaments/setup/new_tournament_dialog.h"
#include "tournaments/view/tournament_page.h"
#include "tournaments/view/tournament_view.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenuBar>
#include <QRegularExpression>
#include <QTableView>
#include <QTranslator>

using namespace hilltop;

namespace {

/// Whether a text has words outside all brackets. Names people and files have, numbers and keys are no words.
bool untranslated(const QString& text) {
    int depth = 0;
    QString outside;
    for (const QChar letter : text) {
        if (letter == kOpen) ++depth;
        if (depth == 0) outside += letter;
        if (letter == kClose) --depth;
    }
    static const QRegularExpression tags(QStringLiteral("<[^>]*>|&[a-z]+;"));
    static const QRegularExpression keys(
        QStringLiteral("\\b(Ctrl|Shift|Alt|Space|Home|End|PgUp|PgDown|Left|Right|F\\d+|Ins|Del|Esc)\\b"));
    static const QRegularExpression ids(QStringLiteral("\\b[0-9A-Z]{4}-[0-9A-Z-]+\\b"));
    outside.remove(tags).remove(keys).remove(ids);
    static const QRegularExpression word(QStringLiteral("[A-Za-z]{3,}"));
    return word.match(outside).hasMatch();
}

QString nameOf(const QObject* object) {
    return QString::fromUtf8(object->metaObject()->className());
}

/// Texts that were not translated. What a person or the program's maker wrote is in no language: names of bots are
/// translated, of games too.
void look(QWidget& top, QStringList& found) {
    const auto say = [&](const QWidget* widget, const QString& text) {
        if (untranslated(text)) found << QStringLiteral("%1: %2").arg(nameOf(widget), text);
    };
    QStringList languages; // each in itself
    for (const QString& code : languageCodes())
        languages << languageName(code);
    const auto all = top.findChildren<QWidget*>();
    for (QWidget* widget : all) {
        if (!widget->isVisible()) continue;
        say(widget, widget->toolTip());
        if (auto* label = qobject_cast<QLabel*>(widget)) {
            say(label, label->text());
        } else if (auto* button = qobject_cast<QAbstractButton*>(widget)) {
            say(button, button->text());
        } else if (auto* box = qobject_cast<QComboBox*>(widget)) {
            for (int i = 0; i < box->count(); ++i) {
                const QString text = box->itemText(i);
                if (!languages.contains(text)) say(box, text);
            }
        } else if (auto* edit = qobject_cast<QLineEdit*>(widget)) {
            say(edit, edit->placeholderText());
        } else if (auto* view = qobject_cast<QAbstractItemView*>(widget); view != nullptr && view->model() != nullptr) {
            const auto* model = view->model();
            for (int column = 0; column < model->columnCount(); ++column) {
                say(view, model->headerData(column, Qt::Horizontal).toString());
                for (int row = 0; row < std::min(model->rowCount(), 40); ++row)
                    say(view, model->index(row, column).data().toString());
            }
        }
    }
    const auto tables = top.findChildren<QQuickWidget*>();
    for (const QQuickWidget* quick : tables) {
        if (!quick->isVisible() || quick->rootObject() == nullptr) continue;
        QList<QQuickItem*> items;
        collectItems(quick->rootObject(), items);
        for (const QQuickItem* item : items) {
            if (!item->isVisible() || !item->inherits("QQuickText")) continue;
            const QString text = item->property("text").toString();
            if (untranslated(text)) found << QStringLiteral("table: %1").arg(text);
        }
    }
}

} // namespace

class PseudoTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { QVERIFY(QCoreApplication::installTranslator(&m_language)); }
    void tables_data();
    void tables();
    void dialogs();
    void window();
    void tournament();

private:
    void check(QWidget& widget) {
        widget.show();
        QVERIFY(QTest::qWaitForWindowExposed(&widget));
        QVERIFY(standsStill(widget));
        QStringList plain;
        look(widget, plain);
        plain.removeDuplicates();
        QVERIFY2(plain.isEmpty(), qPrintable(plain.join(QStringLiteral("; "))));
    }

    Pseudo m_language;
};

void PseudoTest::tables_data() {
    QTest::addColumn<QString>("id");
    for (const GameEntry* game : games())
        QTest::newRow(game->info().id) << QString::fromUtf8(game->info().id);
}

void PseudoTest::tables() {
    QFETCH(QString, id);
    Desk desk(id.toUtf8().constData(), AnimationSpeed::Off, {}, {1280, 700});
    desk.start(0);
    for (int i = 0; i < 4 && !desk.over(); ++i) {
        desk.waitForMe();
        check(*desk.page);
        if (QTest::currentTestFailed() || desk.over()) break;
        const auto menu = desk.table().menu(*desk.page->session()->askedPersons().begin());
        const auto first =
            std::find_if(menu.begin(), menu.end(), [](const Choice& choice) { return choice.reason.empty(); });
        desk.page->scene().answer(QString::fromStdString(first->word));
    }
    const GameEntry& game = desk.game;
    const std::vector<std::string> bots(static_cast<std::size_t>(game.info().default_seats), game.bots().front().id);
    const auto record = play_record(game, default_values(game.rules()), {3, 3, 3}, bots);
    QVERIFY(record);
    ReplayPage replay(desk.settings, desk.theme);
    replay.resize(1280, 700);
    QVERIFY(replay.opening().open({*record}, {}, 0));
    for (const int position : {0, replay.cursor().positions() / 2, replay.cursor().positions() - 1}) {
        replay.cursor().goTo(position);
        check(replay);
    }
}

void PseudoTest::dialogs() {
    const QTemporaryDir folder;
    Settings settings(folder.filePath("hilltop.ini"));
    for (const GameEntry* game : games()) {
        NewMatchDialog match(settings, QString::fromUtf8(game->info().id));
        check(match);
        NewTournamentDialog tournament(*game, settings);
        check(tournament);
    }
    StatisticsDialog statistics(std::vector<Record>{});
    check(statistics);
}

void PseudoTest::window() {
    const QTemporaryDir folder;
    Settings settings(folder.filePath("hilltop.ini"));
    Desktop desktop;
    Theme theme(*qApp, desktop);
    MainWindow window(settings, theme);
    window.addPage(new PlayPage(settings, theme, {folder.filePath("unfinished.hmatch"), folder.filePath("matches")}));
    window.addPage(new ReplayPage(settings, theme));
    window.addPage(new TournamentPage(settings, folder.filePath("tournaments")));
    check(window);
    QStringList plain;
    const auto actions = window.findChildren<QAction*>();
    for (const QAction* action : actions)
        if (untranslated(action->text()) || untranslated(action->toolTip())) plain << action->text();
    QCOMPARE(plain, QStringList());
    SettingsDialog dialog(settings, window.shortcuts());
    check(dialog);
    dialog.showKeys();
    check(dialog);
}

void PseudoTest::tournament() {
    const QTemporaryDir folder;
    Settings settings(folder.filePath("hilltop.ini"));
    TournamentPage page(settings, folder.filePath("tournaments"));
    page.resize(1280, 700);
    Plan plan = default_plan(*games().front());
    for (const char* bot : {"random", "bold", "cautious"})
        plan.bots.emplace_back(bot);
    plan.matches = 20;
    plan.seed = 7;
    page.start(plan, 1);
    QTRY_VERIFY_WITH_TIMEOUT(page.job()->complete(), kPatienceMs);
    page.view().showCell(0, 1);
    check(page);
}

HILLTOP_TEST(PseudoTest)
#include "pseudo_test.moc"
