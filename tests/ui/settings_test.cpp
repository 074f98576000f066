// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/file_lock.h"
#include "documents/marking.h"
#include "files.h"
#include "play/event_sound.h"
#include "registry/registry.h"
#include "settings/key_editor.h"
#include "settings/settings.h"
#include "settings/settings_dialog.h"
#include "settings/shortcuts.h"
#include "settings/sounds.h"
#include "style/desktop.h"
#include "style/panel.h"
#include "style/theme.h"
#include "support/test.h"
#include "table/table_scene.h"
#include "table/table_view.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QDoubleSpinBox>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QScopeGuard>
#include <QSlider>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace hilltop;

namespace {

/// Two actions of one page, one of another, one that holds everywhere.
struct Actions {
    explicit Actions(const QString& file)
        : settings(file)
        , shortcuts(settings) {
        const auto make = [](QAction& action, const char* name, const QString& text, const QKeySequence& key,
                             Qt::ShortcutContext context) {
            action.setObjectName(QLatin1String(name));
            action.setText(text);
            action.setShortcut(key);
            action.setShortcutContext(context);
        };
        make(hint, "match.hint", "Hint", Qt::Key_H, Qt::WidgetWithChildrenShortcut);
        make(speak, "match.speak", "Speak", Qt::Key_S, Qt::WidgetWithChildrenShortcut);
        make(home, "replay.first", "To the beginning", Qt::Key_Home, Qt::WidgetWithChildrenShortcut);
        make(open, "window.open", "Open", Qt::CTRL | Qt::Key_O, Qt::WindowShortcut);
        shortcuts.add(&hint, "Play");
        shortcuts.add(&speak, "Play");
        shortcuts.add(&home, "Replay");
        shortcuts.add(&open, "Play");
        shortcuts.add(&hint, "Play"); // once is enough
    }
    Settings settings;
    Shortcuts shortcuts;
    QAction hint, speak, home, open;
};

void type(KeyEditor& editor, const QKeySequence& key) {
    editor.findChild<QKeySequenceEdit*>()->setKeySequence(key);
}

QString problem(const KeyEditor& editor) {
    QString text;
    const auto labels = editor.findChildren<QLabel*>();
    for (const QLabel* label : labels)
        if (label->wordWrap()) text += label->text();
    return text;
}

QString textOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QDoubleSpinBox* spinBox(const QWidget& dialog, const QString& name) {
    for (auto* box : dialog.findChildren<QDoubleSpinBox*>())
        if (box->accessibleName() == name) return box;
    return nullptr;
}

} // namespace

class SettingsTest : public QObject {
    Q_OBJECT
private slots:
    void cancelLeavesEverything();
    void okKeepsAndDefaultsGoBack();
    void keysAreChangedAndKept();
    void aKeyTwiceIsRefused();
    void sameNameSameKey();
    void keysOfOtherTimesDoNotClash();
    void keysGoBackToStandard();
    void soundsAreSwitchedOneByOne();
    void everyGameHasAVoice();
    void pointsSoundAsWhoTheyAreFor();
    void findShowsWhatFits();
    void reducedMotionIsObeyed();
    void aChangeIsWrittenInTheBackground();
    void theLastChangeIsInTheFile();
    void whatOthersWroteStays();
    void whatCannotBeWrittenIsToldAndTriedAgain();
    void aNewerFileIsLeftAlone();
};

void SettingsTest::cancelLeavesEverything() {
    const QTemporaryDir folder;
    Actions actions(folder.filePath("hilltop.ini"));
    SettingsDialog dialog(actions.settings, actions.shortcuts);
    for (auto* box : dialog.findChildren<QComboBox*>())
        box->setCurrentIndex(box->count() - 1);
    for (auto* box : dialog.findChildren<QCheckBox*>())
        box->toggle();
    auto* keys = dialog.findChild<KeyEditor*>();
    keys->choose("match.hint");
    type(*keys, Qt::Key_F3);
    dialog.reject();
    QCOMPARE(actions.settings.appearance(), Appearance::System);
    QCOMPARE(actions.settings.animationSpeed(), AnimationSpeed::Normal);
    QVERIFY(actions.settings.get<bool>(kForcedKey, kForcedDefault));
    QVERIFY(actions.settings.get<bool>(kSoundKey, true));
    QCOMPARE(actions.hint.shortcut(), QKeySequence(Qt::Key_H));
    QVERIFY(!QFile::exists(folder.filePath("hilltop.ini")));
}

void SettingsTest::okKeepsAndDefaultsGoBack() {
    const QTemporaryDir folder;
    const QByteArray before = qgetenv("XDG_DATA_DIRS");
    qputenv("XDG_DATA_DIRS", QFile::encodeName(folder.path())); // card decks of this machine are not counted
    const auto back = qScopeGuard([&] { qputenv("XDG_DATA_DIRS", before); });
    Actions actions(folder.filePath("hilltop.ini"));
    {
        SettingsDialog dialog(actions.settings, actions.shortcuts);
        for (auto* box : dialog.findChildren<QComboBox*>())
            box->setCurrentIndex(std::min(2, box->count() - 1));
        for (auto* box : dialog.findChildren<QCheckBox*>())
            box->toggle();
        dialog.findChild<Segmented*>()->setCurrent(2);
        dialog.findChild<QSlider*>()->setValue(40);
        spinBox(dialog, "Finished trick")->setValue(2);
        spinBox(dialog, "Ask when a move costs at least games, in games that count them")->setValue(0.4);
        spinBox(dialog, "Chance to win, marked ?? from")->setValue(20);
        QVERIFY2(dialog.findChild<TextLabel*>("pending")->text().startsWith("17 "),
                 qPrintable(dialog.findChild<TextLabel*>("pending")->text()));
        dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok)->click();
    }
    QCOMPARE(actions.settings.appearance(), Appearance::Dark);
    QCOMPARE(actions.settings.animationSpeed(), AnimationSpeed::Fast);
    QVERIFY(!actions.settings.get<bool>(kForcedKey, kForcedDefault));
    QVERIFY(actions.settings.get<bool>(kTutorKey, false));
    QCOMPARE(actions.settings.get<double>(kTutorGamesKey, kTutorGamesDefault), 0.4);
    QCOMPARE(markingOf(actions.settings).chance.from[2], 0.2);
    QCOMPARE(markingOf(actions.settings).chance.from[0], 0.02);
    QVERIFY(markingOf(actions.settings).cards == Marking().cards);
    QVERIFY(actions.settings.get<bool>(kFourColoursKey, false));
    QVERIFY(!actions.settings.get<bool>(kSoundKey, true));
    QVERIFY(!actions.settings.get<bool>(kHandSortedKey, true));
    QCOMPARE(actions.settings.get<int>(kVolumeKey, 0), 40);
    QCOMPARE(actions.settings.get<int>(kTrickKey, 0), 2000);
    {
        SettingsDialog dialog(actions.settings, actions.shortcuts);
        auto* buttons = dialog.findChild<QDialogButtonBox*>();
        QVERIFY(dialog.findChild<TextLabel*>("pending")->text().isEmpty());
        dialog.findChild<QListWidget*>()->setCurrentRow(1);
        dialog.findChild<QPushButton*>("defaults")->click(); // of the page shown alone
        buttons->button(QDialogButtonBox::Apply)->click();
    }
    QCOMPARE(actions.settings.appearance(), Appearance::Dark);
    QVERIFY(!actions.settings.get<bool>(kFourColoursKey, false));
    QVERIFY(actions.settings.get<bool>(kHandSortedKey, true));
    QCOMPARE(actions.settings.get<int>(kVolumeKey, 0), kVolumeDefault);
    QCOMPARE(actions.settings.get<int>(kTrickKey, 0), kTrickDefault);
    QVERIFY(!actions.settings.get<bool>(kForcedKey, kForcedDefault));
    QVERIFY(actions.settings.get<bool>(kTutorKey, false));
    QCOMPARE(actions.settings.get<double>(kTutorGamesKey, kTutorGamesDefault), 0.4);
}

void SettingsTest::keysAreChangedAndKept() {
    const QTemporaryDir folder;
    {
        Actions actions(folder.filePath("hilltop.ini"));
        KeyEditor editor(actions.shortcuts);
        editor.choose("match.hint");
        type(editor, Qt::Key_F3);
        editor.choose("match.speak");
        editor.findChildren<QPushButton*>().front()->click(); // no key
        QCOMPARE(actions.hint.shortcut(), QKeySequence(Qt::Key_H));
        editor.apply();
        QCOMPARE(actions.hint.shortcut(), QKeySequence(Qt::Key_F3));
        QVERIFY(actions.speak.shortcut().isEmpty());
    }
    Actions later(folder.filePath("hilltop.ini"));
    QCOMPARE(later.hint.shortcut(), QKeySequence(Qt::Key_F3));
    QVERIFY(later.speak.shortcut().isEmpty());
    QCOMPARE(later.home.shortcut(), QKeySequence(Qt::Key_Home));
}

void SettingsTest::aKeyTwiceIsRefused() {
    const QTemporaryDir folder;
    Actions actions(folder.filePath("hilltop.ini"));
    KeyEditor editor(actions.shortcuts);
    editor.choose("match.hint");
    type(editor, Qt::Key_S);
    QVERIFY2(problem(editor).contains("Speak"), qPrintable(problem(editor)));
    type(editor, Qt::CTRL | Qt::Key_O);
    QVERIFY(problem(editor).contains("Open"));
    type(editor, Qt::Key_Tab);
    QVERIFY(!problem(editor).isEmpty());
    editor.apply();
    QCOMPARE(actions.hint.shortcut(), QKeySequence(Qt::Key_H));
    type(editor, Qt::Key_Home); // holds on another page
    QVERIFY(problem(editor).isEmpty());
    editor.apply();
    QCOMPARE(actions.hint.shortcut(), QKeySequence(Qt::Key_Home));
}

/// Two tables have the same keys: what is changed is changed at both.
void SettingsTest::sameNameSameKey() {
    const QTemporaryDir folder;
    Actions actions(folder.filePath("hilltop.ini"));
    QAction other("Hint");
    other.setObjectName("match.hint");
    actions.shortcuts.add(&other, "Quiz");
    actions.shortcuts.add(&other, "Quiz");
    QCOMPARE(actions.shortcuts.entries().size(), std::size_t{4});
    QCOMPARE(other.shortcut(), QKeySequence(Qt::Key_H));
    KeyEditor editor(actions.shortcuts);
    editor.choose("match.hint");
    type(editor, Qt::Key_F3);
    editor.apply();
    QCOMPARE(actions.hint.shortcut(), QKeySequence(Qt::Key_F3));
    QCOMPARE(other.shortcut(), QKeySequence(Qt::Key_F3));
}

void SettingsTest::keysOfOtherTimesDoNotClash() {
    const QTemporaryDir folder;
    Actions actions(folder.filePath("hilltop.ini"));
    QAction watching("Pause"), playing("More");
    watching.setObjectName("match.pause");
    playing.setObjectName("table.more");
    setKeyHolds(watching, KeyHolds::Watching);
    setKeyHolds(playing, KeyHolds::Playing);
    actions.shortcuts.add(&watching, "Play");
    actions.shortcuts.add(&playing, "Play");
    KeyEditor editor(actions.shortcuts);
    editor.choose("match.pause");
    type(editor, Qt::Key_Plus);
    editor.choose("table.more");
    type(editor, Qt::Key_Plus);
    QVERIFY(problem(editor).isEmpty());
    type(editor, Qt::Key_S); // Speak holds always
    QVERIFY(problem(editor).contains("Speak"));
    editor.apply();
    QCOMPARE(watching.shortcut(), QKeySequence(Qt::Key_Plus));
    QCOMPARE(playing.shortcut(), QKeySequence(Qt::Key_Plus));
}

void SettingsTest::keysGoBackToStandard() {
    const QTemporaryDir folder;
    Actions actions(folder.filePath("hilltop.ini"));
    KeyEditor editor(actions.shortcuts);
    editor.choose("match.hint");
    type(editor, Qt::Key_F3);
    editor.apply();
    editor.findChildren<QPushButton*>().back()->click();
    editor.apply();
    QCOMPARE(actions.hint.shortcut(), QKeySequence(Qt::Key_H));
    type(editor, Qt::Key_F4);
    editor.restoreAll();
    editor.apply();
    QCOMPARE(actions.hint.shortcut(), QKeySequence(Qt::Key_H));
}

void SettingsTest::soundsAreSwitchedOneByOne() {
    const QTemporaryDir folder;
    Settings settings(folder.filePath("hilltop.ini"));
    settings.set<bool>(kSoundKey, false);
    Sounds sounds(settings);
    sounds.playAt(Sound::Card, "pazaak", 0);
    QCOMPARE(sounds.wanted(), 0);
    settings.set<bool>(kSoundKey, true);
    sounds.playAt(Sound::Card, "pazaak", 1000);
    sounds.playAt(Sound::Card, "pazaak", 1044); // as good as at the same moment: one sound
    QCOMPARE(sounds.wanted(), 1);
    sounds.playAt(Sound::Won, "pazaak", 1045);
    QCOMPARE(sounds.wanted(), 2);
    sounds.setInFront(true);
    sounds.playAt(Sound::Turn, "pazaak", 2000); // whoever looks at the table sees it
    QCOMPARE(sounds.wanted(), 2);
    sounds.setInFront(false);
    sounds.playAt(Sound::Turn, "pazaak", 3000);
    QCOMPARE(sounds.wanted(), 3);
    settings.set<bool>(kResultSoundKey, false);
    sounds.playAt(Sound::Lost, "pazaak", 4000);
    QCOMPARE(sounds.wanted(), 3);
    settings.set<bool>(kSoundKey, false);
    sounds.playAt(Sound::Turn, "pazaak", 5000);
    QCOMPARE(sounds.wanted(), 4);
    settings.set<bool>(kTurnSoundKey, false);
    sounds.playAt(Sound::Turn, "pazaak", 6000);
    QCOMPARE(sounds.wanted(), 4);
}

/// Five sounds a game, each in a voice of its own, and plain ones for a game without a voice; all of them short.
void SettingsTest::everyGameHasAVoice() {
    const auto read = [](const QString& path) {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    };
    QSet<QByteArray> heard;
    qint64 bytes = 0;
    int files = 0;
    const auto hear = [&](Sound sound, const QString& game) {
        const QByteArray data = read(Sounds::resource(sound, game));
        QVERIFY2(data.startsWith("RIFF") && data.size() > 1000 && data.size() < 25000, qPrintable(game));
        heard.insert(data);
        bytes += data.size();
        ++files;
    };
    for (const Sound sound : {Sound::Card, Sound::Gain, Sound::Loss, Sound::Won, Sound::Lost}) {
        for (const GameEntry* game : released_games())
            hear(sound, QString::fromUtf8(game->info().id));
        hear(sound, "a game to come");
    }
    for (const Sound sound : {Sound::Point, Sound::Turn})
        hear(sound, {});
    QCOMPARE(int(heard.size()), files);
    QVERIFY(bytes < 400000);
    QCOMPARE(Sounds::resource(Sound::Turn, "euchre"), Sounds::resource(Sound::Turn, "rps"));
}

/// Of whose points they are, and whether one wants them.
void SettingsTest::pointsSoundAsWhoTheyAreFor() {
    const auto soundFor = [](const char* game, int seat, int me) {
        Event event;
        event.kind = Event::Kind::Score;
        event.seat = static_cast<std::uint8_t>(seat);
        return *soundOf(event, find_game(game)->info(), me);
    };
    QCOMPARE(soundFor("pazaak", 0, 0), Sound::Gain);
    QCOMPARE(soundFor("pazaak", 1, 0), Sound::Loss);
    QCOMPARE(soundFor("euchre", 2, 0), Sound::Gain); // my partner
    QCOMPARE(soundFor("euchre", 3, 0), Sound::Loss);
    QCOMPARE(soundFor("zipdeck", 0, 0), Sound::Loss); // points are a burden
    QCOMPARE(soundFor("zipdeck", 1, 0), Sound::Point);
    QCOMPARE(soundFor("pazaak", 0, -1), Sound::Point); // I only watch
    QVERIFY(!soundOf(Event{}, find_game("pazaak")->info(), 0));
}

void SettingsTest::findShowsWhatFits() {
    const QTemporaryDir folder;
    Actions actions(folder.filePath("hilltop.ini"));
    SettingsDialog dialog(actions.settings, actions.shortcuts);
    dialog.show();
    auto* list = dialog.findChild<QListWidget*>();
    auto* find = dialog.findChild<QLineEdit*>();
    const auto pages = [&] {
        QStringList names;
        for (int i = 0; i < list->count(); ++i)
            if (!list->item(i)->isHidden()) names << list->item(i)->text();
        return names;
    };
    const auto box = [&](const QString& text) {
        for (auto* each : dialog.findChildren<QCheckBox*>())
            if (each->text() == text) return each;
        return static_cast<QCheckBox*>(nullptr);
    };
    find->setFocus();
    QTest::keyClicks(find, "volume");
    QCOMPARE(pages(), QStringList{"Table"});
    QCOMPARE(list->currentItem()->text(), QString("Table"));
    QVERIFY(dialog.findChild<QSlider*>()->isVisible());
    QVERIFY(!box("Four colours")->isVisible());
    QVERIFY(!spinBox(dialog, "Finished trick")->isVisible());
    find->clear();
    QVERIFY(box("Four colours")->isVisible());
    QCOMPARE(pages().size(), 5);
    QTest::keyClicks(find, "MOTION"); // a group is shown whole
    QVERIFY(spinBox(dialog, "Finished trick")->isVisible());
    QVERIFY(!dialog.findChild<QSlider*>()->isVisible());
    find->clear();
    QTest::keyClicks(find, "5 seconds"); // what a list of choices offers
    QCOMPARE(pages(), QStringList{"Playing"});
    find->clear();
    QTest::keyClicks(find, "Hint");
    QCOMPARE(pages(), QStringList{"Keys"});
    find->clear();
    QTest::keyClicks(find, "xyzzy");
    QVERIFY(pages().isEmpty());
    find->clear();
    QCOMPARE(pages().size(), 5);
}

void SettingsTest::reducedMotionIsObeyed() {
    const QTemporaryDir folder;
    Settings settings(folder.filePath("hilltop.ini"));
    const Desktop desktop;
    const Theme theme(*qApp, desktop);
    TableScene scene;
    const TableView view(scene, theme, settings);
    QCOMPARE(scene.motion()->moveMs(), TableMotion::kMoveMs);
    settings.setReducedMotion(ReducedMotion::Always);
    QCOMPARE(scene.motion()->moveMs(), 0);
    settings.setReducedMotion(ReducedMotion::Never);
    QCOMPARE(scene.motion()->moveMs(), TableMotion::kMoveMs);
    QVERIFY(settings.reduceMotion(true) == false);
    settings.setReducedMotion(ReducedMotion::AsTheDesktop);
    QVERIFY(settings.reduceMotion(true));
    QVERIFY(!settings.reduceMotion(false));
}

/// While another window writes the file this one keeps running, and what was changed last is what is kept.
void SettingsTest::aChangeIsWrittenInTheBackground() {
    const QTemporaryDir folder;
    const QString path = folder.filePath("hilltop.ini");
    Settings settings(path);
    {
        const auto other = FileLock::wait(path.toStdString() + ".lock");
        QVERIFY(other);
        settings.set<int>(kVolumeKey, 30);
        settings.set<int>(kVolumeKey, 40);
        QCOMPARE(settings.get<int>(kVolumeKey, 0), 40);
        QVERIFY(!QFile::exists(path));
    }
    QTRY_VERIFY(textOf(path).contains("volume=40"));
    QVERIFY(settings.problem().isEmpty());
}

void SettingsTest::theLastChangeIsInTheFile() {
    const QTemporaryDir folder;
    const QString path = folder.filePath("hilltop.ini");
    {
        Settings settings(path);
        for (int volume = 1; volume <= 50; ++volume)
            settings.set<int>(kVolumeKey, volume);
        settings.set<QStringList>("match/lines", {"a, b", "ä;\"c\""});
    }
    QVERIFY2(textOf(path).contains("volume=50"), qPrintable(textOf(path)));
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden), QStringList("hilltop.ini"));
    const Settings later(path);
    QCOMPARE(later.get<int>(kVolumeKey, 0), 50);
    QCOMPARE(later.get<QStringList>("match/lines", {}), QStringList({"a, b", "ä;\"c\""}));
}

void SettingsTest::whatOthersWroteStays() {
    const QTemporaryDir folder;
    const QString path = folder.filePath("hilltop.ini");
    // As versions before wrote it, with a value that this one does not know.
    writeText(path, "[General]\nversion=1\n\n[later]\nthing=7\n\n[view]\nappearance=dark\n");
    {
        Settings first(path), second(path);
        QCOMPARE(first.appearance(), Appearance::Dark);
        first.set<int>(kVolumeKey, 30);
        second.set<int>(kTrickKey, 900);
    }
    for (const char* line : {"version=1", "thing=7", "appearance=dark", "volume=30", "trick=900"})
        QVERIFY2(textOf(path).contains(line), qPrintable(textOf(path)));
}

void SettingsTest::whatCannotBeWrittenIsToldAndTriedAgain() {
    const QTemporaryDir folder;
    const QDir home(folder.filePath("home"));
    const QString path = home.filePath("hilltop.ini");
    Settings settings(path);
    writeText(home.path(), "no folder");
    settings.set<int>(kVolumeKey, 30);
    QTRY_VERIFY(settings.problem().contains("Not a directory"));
    QVERIFY(QFile::remove(home.path()) && QDir().mkpath(home.path()));
    settings.set<int>(kTrickKey, 900);
    QTRY_VERIFY(textOf(path).contains("volume=30") && textOf(path).contains("trick=900"));
    QTRY_VERIFY(settings.problem().isEmpty());
}

void SettingsTest::aNewerFileIsLeftAlone() {
    const QTemporaryDir folder;
    const QString path = folder.filePath("hilltop.ini");
    writeText(path, "[General]\nversion=2\n\n[view]\nappearance=dark\n");
    const QString before = textOf(path);
    {
        Settings settings(path);
        QVERIFY2(settings.problem().contains("newer"), qPrintable(settings.problem()));
        QCOMPARE(settings.appearance(), Appearance::System);
        settings.set<int>(kVolumeKey, 30);
        QCOMPARE(settings.get<int>(kVolumeKey, 0), 30);
    }
    QCOMPARE(textOf(path), before);
}

HILLTOP_TEST(SettingsTest)
#include "settings_test.moc"
