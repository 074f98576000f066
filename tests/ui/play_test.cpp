// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/review.h"
#include "analysis/review_text.h"
#include "desk.h"
#include "dialogs.h"
#include "documents/match_document.h"
#include "first_game.h"
#include "play/statistics_dialog.h"
#include "records/replay.h"
#include "settings/key_editor.h"
#include "settings/shortcuts.h"
#include "style/panel.h"
#include "support/test.h"
#include "table/match_tabs.h"
#include "table/score_view.h"
#include "text/game_texts.h"

#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QKeySequenceEdit>
#include <QLineEdit>
#include <QMessageBox>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTableWidget>

using namespace hilltop;

namespace {

/// With Pazaak on it.
struct PazaakDesk : Desk {
    explicit PazaakDesk(AnimationSpeed speed = AnimationSpeed::Off, const QString& autosave = {})
        : Desk("pazaak", speed, autosave) {}
    QQuickItem* playableCard() const { return Desk::playableCard("side"); }
};

} // namespace

class PlayTest : public QObject {
    Q_OBJECT
private slots:
    void wholeMatchByMouse();
    void wholeMatchByKeys();
    void sideCardByDrag();
    void equalSideCardsAllHaveTheirKey();
    void undoAndHintByKey();
    void sameDealAgain();
    void looksBackByKeys();
    void keysAreTheOnesChosen();
    void moreAndLessAreTheOnesChosen();
    void rulesByKey();
    void botGoesOnAndPersonComesBack();
    void swapsSeats();
    void resultsOfOnesMatches();
    void animatedDealCanBeHurried();
    void panelForgetsTheMatchBefore();
    void longMatchGoesOn();
    void killedMatchGoesOn();
    void anotherMatchKeepsTheUnfinishedOne();
    void folderThatCannotBeWritten();
    void unreadableDraftIsSetAside();
};

void PlayTest::wholeMatchByMouse() {
    PazaakDesk desk;
    desk.start(0);
    QSignalSpy reviewed(desk.page.get(), &PlayPage::reviewRequested);
    QList<Sound> sounds;
    connect(desk.page.get(), &PlayPage::soundWanted, this, [&](Sound sound) { sounds << sound; });
    for (int i = 0; i < 300 && !desk.over(); ++i) {
        desk.waitForMe();
        if (desk.over()) break;
        const int steps = desk.page->session()->table().steps();
        QQuickItem* stand = desk.button("Stand");
        QVERIFY(stand != nullptr);
        const int total = desk.page->scene().position()->view()["seats"].toList()[0].toMap()["total"].toInt();
        QQuickItem* end = desk.button("End turn");
        QQuickItem* card = desk.playableCard();
        if (card != nullptr && total >= 16 && total <= 18)
            desk.click(card);
        else
            desk.click(total < 15 && end != nullptr ? end : stand);
        QVERIFY(desk.page->session()->table().steps() > steps);
    }
    QVERIFY(desk.over());
    const Record& record = desk.page->record();
    QVERIFY(record.result.has_value());
    QVERIFY(Replay::make(record)->reproduced());
    const auto& winners = record.result->winners;
    QCOMPARE(sounds.last(), std::count(winners.begin(), winners.end(), 0) > 0 ? Sound::Won : Sound::Lost);
    QVERIFY(sounds.contains(Sound::Card));
    // The finished match is in the folder, the unfinished one is gone.
    QTRY_COMPARE(Library(desk.folder.filePath("matches").toStdString()).recent(3).size(), std::size_t{1});
    QTRY_VERIFY(!QFile::exists(desk.folder.filePath("unfinished.hmatch")));
    desk.action("Replay")->trigger();
    QCOMPARE(reviewed.size(), 1);
}

void PlayTest::wholeMatchByKeys() {
    PazaakDesk desk;
    desk.start(1);
    desk.quick()->setFocus();
    for (int i = 0; i < 300 && !desk.over(); ++i) {
        QTRY_VERIFY_WITH_TIMEOUT(
            [&] {
                if (desk.page->scene().position()->resting()) QTest::keyClick(desk.quick(), Qt::Key_Space);
                return desk.over() || desk.asked();
            }(),
            kPatienceMs);
        if (desk.over()) break;
        const int steps = desk.page->session()->table().steps();
        // The first action, and now and then the last: a side card while there are any.
        const int last = desk.page->scene().answers()->menu()->rowCount();
        QTest::keyClick(desk.quick(), i % 3 == 2 ? static_cast<Qt::Key>(Qt::Key_0 + last) : Qt::Key_1);
        QVERIFY(desk.page->session()->table().steps() > steps);
    }
    QVERIFY(desk.over());
}

void PlayTest::sideCardByDrag() {
    PazaakDesk desk;
    desk.start(0);
    desk.waitForMe();
    QQuickItem* card = desk.playableCard();
    QVERIFY(card != nullptr);
    const QPoint from = middle(card);
    const int before = desk.page->session()->table().steps();
    desk.drag(from, from + QPoint(-80, 40)); // nowhere: it goes back
    QCOMPARE(desk.page->session()->table().steps(), before);
    QTRY_COMPARE(middle(card), from);
    desk.drag(from, QPoint(desk.quick()->width() / 2, desk.quick()->height() / 2));
    QTRY_VERIFY(desk.page->session()->table().steps() > before);
    QVERIFY(desk.page->record().steps[static_cast<std::size_t>(before)].front()->starts_with("play"));
}

/// And what they lead to is written under each.
void PlayTest::equalSideCardsAllHaveTheirKey() {
    const PazaakDesk desk;
    std::vector<RecordSeat> seats(2, RecordSeat{desk.game.bots().front().id, desk.game.bots().front().version, {}});
    seats[0] = {kPerson, 0, {}};
    Record record = new_record(desk.game, default_values(desk.game.rules()), {5, 0, 0}, seats);
    record.cards.parts[0] = {3, 3, 1, 5};
    QVERIFY(desk.page->continueMatch(record));
    QVERIFY(QTest::qWaitForWindowActive(desk.page.get()));
    QTRY_VERIFY(desk.page->view()->loaded());
    desk.waitForMe();
    QMap<double, QString> tags; // what is written, by where it is
    for (const QQuickItem* item : desk.items()) {
        if (!item->isVisible() || item->width() == 0 || !item->property("tagRow").isValid()) continue;
        QStringList words;
        for (QQuickItem* line : item->childItems())
            for (const QQuickItem* part : line->childItems())
                if (part->isVisible()) words << part->property("text").toString();
        tags[middle(item).x()] = words.join(' ').trimmed();
    }
    QCOMPARE(tags.size(), 4);
    const QStringList texts = tags.values();
    QCOMPARE(QSet<QString>(texts.begin(), texts.end()).size(), 3);
    for (const QString& text : texts)
        QVERIFY2(QRegularExpression("^\\d stand at \\d+$").match(text).hasMatch(), qPrintable(text));
}

void PlayTest::undoAndHintByKey() {
    PazaakDesk desk;
    desk.start(0);
    desk.waitForMe();
    QVERIFY(!desk.action("Undo")->isEnabled());
    QTest::keyClick(desk.quick(), Qt::Key_H);
    QTRY_COMPARE(desk.page->scene().answers()->hintLevel(), 1);
    QVERIFY(!desk.page->scene().answers()->hintText().isEmpty());
    QTest::keyClick(desk.quick(), Qt::Key_H); // what each answer is worth
    QTRY_COMPARE(desk.page->scene().answers()->hintLevel(), 2);
    QTest::keyClick(desk.quick(), Qt::Key_H);
    QCOMPARE(desk.page->scene().answers()->hintLevel(), 0);
    desk.page->scene().choose(1);
    desk.waitForMe();
    QVERIFY(desk.action("Undo")->isEnabled());
    QTest::keyClick(desk.quick(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(desk.page->record().steps.size(), std::size_t{0});
    QVERIFY(desk.asked());
}

void PlayTest::botGoesOnAndPersonComesBack() {
    PazaakDesk desk;
    desk.settings.setAnimationSpeed(AnimationSpeed::Normal); // bots take their time, so that there is something left
    desk.start(1);
    desk.waitForMe();
    desk.action("Let a bot take over")->trigger();
    QVERIFY(desk.page->session()->persons().empty());
    desk.action("Take over yourself")->trigger();
    QCOMPARE(desk.page->session()->persons().size(), 1);
    QVERIFY(!desk.page->record().rated);
    desk.waitForMe();
}

void PlayTest::swapsSeats() {
    PazaakDesk desk;
    desk.start(0);
    desk.waitForMe();
    const auto cards = desk.page->session()->table().shown(SeatSet::all(2));
    desk.action("Swap seats")->trigger();
    QVERIFY(desk.page->session()->persons() == SeatSet(Seat(1)));
    QVERIFY(desk.page->session()->history().front()->shown(SeatSet::all(2)) == cards);
    desk.waitForMe();
    QVERIFY(desk.over() || desk.page->session()->askedPersons().contains(Seat(1)));
}

void PlayTest::resultsOfOnesMatches() {
    PazaakDesk desk;
    QSignalSpy asked(desk.page.get(), &PlayPage::statisticsRequested);
    desk.action("Your results…")->trigger();
    QCOMPARE(asked.count(), 1);
    StatisticsDialog empty(std::vector<Record>{});
    QCOMPARE(empty.findChild<QTableWidget*>()->rowCount(), 0);

    Record match = *play_record(firstGame(), default_values(firstGame().rules()), {1, 0, 0},
                                std::vector<std::string>(2, firstGame().bots().front().id));
    match.seats[0] = {kPerson, 0, {}};
    StatisticsDialog dialog(std::vector<Record>{match, match});
    auto* table = dialog.findChild<QTableWidget*>();
    QCOMPARE(table->rowCount(), 1);
    QCOMPARE(table->item(0, 2)->text(), QStringLiteral("2"));
    QCOMPARE(table->horizontalHeaderItem(7)->text(), QStringLiteral("Accuracy"));
    QCOMPARE(table->item(0, 7)->text(), QStringLiteral("–")); // they have not been judged
    QVERIFY(dialog.purse().isEmpty());
    const auto all = games();
    const auto stakes = std::find_if(all.begin(), all.end(), [](const GameEntry* entry) {
        return default_values(entry->rules()).contains("stake");
    });
    QVERIFY(stakes != all.end());
    Record lost =
        new_record(**stakes, default_values((*stakes)->rules()), {1, 0, 0}, {{kPerson, 0, {}}, {"random", 0, {}}});
    lost.rules["stake"] = 2000;
    lost.result = RecordResult{{-1500, 1500}, {1, 3}, {1}};
    QCOMPARE(StatisticsDialog({match, lost}).purse(),
             QString("Your purse at %1: −1,500").arg(gameTitle((*stakes)->info().id)));
    // What all won together stays.
    const GameEntry& together = *find_game("thegame");
    Record perfect =
        new_record(together, default_values(together.rules()), {1, 0, 0}, {{kPerson, 0, {}}, {"listener", 0, {}}});
    perfect.result = RecordResult{{0, 0}, {}, {0, 1}};
    Record left = perfect;
    left.result = RecordResult{{7, 7}, {}, {}};
    QCOMPARE(StatisticsDialog({perfect, left, perfect}).purse(), QString("★ Perfect matches of The Game: 2"));
    QVERIFY(StatisticsDialog(std::vector<Record>{left}).purse().isEmpty());
    const auto judgedMatch = [&](std::uint64_t number, double& accuracy) {
        Record played = *play_record(firstGame(), default_values(firstGame().rules()), {1, number, number},
                                     std::vector<std::string>(2, firstGame().bots().front().id));
        played.seats[0] = {kPerson, 0, {}};
        const auto replay = Replay::make(played, Replay::Asking::Later);
        const auto found = review(*replay, {.samples = 4});
        accuracy = (*found)->seats[0].accuracy;
        keep_review(played, **found);
        return played;
    };
    double early = 0, late = 0;
    std::vector<Record> judged(10, judgedMatch(0, early));
    judged.resize(20, judgedMatch(1, late));
    QVERIFY(early != late);
    judged.back().extra.back().second = "[]"; // says nothing
    judged.push_back(match);
    StatisticsDialog better(judged);
    const QTableWidgetItem* accuracy = better.findChild<QTableWidget*>()->item(0, 7);
    QCOMPARE(accuracy->text(), // of the latest ten that say something
             QStringLiteral("%1 %").arg(QLocale().toString(100 * (early + 9 * late) / 10, 'f', 1)));
    QVERIFY(accuracy->toolTip().contains("19 analysed matches"));
    dialog.findChild<Segmented*>()->setCurrent(0); // none of them was rated
    QCOMPARE(table->rowCount(), 0);
}

void PlayTest::sameDealAgain() {
    PazaakDesk desk;
    desk.start(0);
    desk.waitForMe();
    const auto cards = desk.page->session()->table().shown(SeatSet::all(2));
    desk.page->scene().choose(0);
    desk.waitForMe();
    desk.action("Same deal again")->trigger();
    desk.waitForMe();
    QCOMPARE(desk.page->session()->table().steps(), 0);
    QVERIFY(desk.page->session()->table().shown(SeatSet::all(2)) == cards);
}

/// Left goes back moment by moment, Right past the end or Esc returns, and nothing is played meanwhile.
void PlayTest::looksBackByKeys() {
    PazaakDesk desk;
    desk.start(0);
    desk.waitForMe();
    desk.quick()->setFocus();
    for (int i = 0; i < 3 && !desk.over(); ++i) {
        desk.key(Qt::Key_1);
        desk.waitForMe();
    }
    QVERIFY(!desk.over());
    const QVariantMap live = desk.view();
    const auto steps = desk.page->record().steps.size();
    desk.key(Qt::Key_Left);
    QVERIFY(desk.page->lookingBack());
    QVERIFY(desk.view() != live);
    QVERIFY(desk.page->statusText().startsWith("Looking back"));
    desk.key(Qt::Key_1); // a past moment cannot be played
    QCOMPARE(desk.page->record().steps.size(), steps);
    desk.key(Qt::Key_Left);
    desk.key(Qt::Key_Right);
    QVERIFY(desk.page->lookingBack());
    desk.key(Qt::Key_Right);
    QVERIFY(!desk.page->lookingBack());
    QCOMPARE(desk.view(), live);
    for (int i = 0; i < 100; ++i)
        desk.key(Qt::Key_Left);
    QVERIFY(desk.page->lookingBack());
    QVERIFY(!desk.action("Hint")->isEnabled());
    desk.key(Qt::Key_Escape);
    QVERIFY(!desk.page->lookingBack());
    QCOMPARE(desk.view(), live);
    desk.waitForMe();
    desk.key(Qt::Key_1); // and the match continues
    QTRY_VERIFY(desk.page->record().steps.size() > steps);
}

/// The key editor's key for a table action is the one on its button, and the one that plays.
void PlayTest::keysAreTheOnesChosen() {
    PazaakDesk desk;
    Shortcuts shortcuts(desk.settings);
    for (QAction* action : desk.page->menuActions(MenuId::Match))
        shortcuts.add(action, "Play");
    for (QAction* action : desk.page->ownKeys())
        shortcuts.add(action, "Play");
    KeyEditor editor(shortcuts);
    const auto give = [&](const char* action, const QKeySequence& key) {
        editor.choose(action);
        editor.findChild<QKeySequenceEdit*>()->setKeySequence(key);
        editor.apply();
    };
    give("match.hint", Qt::Key_1); // taken
    QCOMPARE(desk.action("Hint")->shortcut(), QKeySequence(Qt::Key_H));
    give("table.choice1", Qt::Key_H); // and so is this
    give("match.speak", Qt::Key_Left);
    QCOMPARE(desk.action("Speak")->shortcut(), QKeySequence(Qt::Key_S));
    give("table.choice1", Qt::Key_Y);
    desk.start(0);
    desk.waitForMe();
    desk.quick()->setFocus();
    const auto first = desk.page->scene().answers()->menu()->index(0).data(MenuModel::KeyRole).toString();
    QCOMPARE(first, QStringLiteral("Y"));
    QVERIFY(desk.item([](QQuickItem& item) { return item.property("keyText").toString() == "Y"; }) != nullptr);
    desk.key(Qt::Key_1);
    QCOMPARE(desk.page->record().steps.size(), std::size_t{0});
    desk.key(Qt::Key_Y);
    QTRY_VERIFY(desk.page->record().steps.size() > 0);
}

/// More and less of a share, like all keys of a table, are those of the key editor.
void PlayTest::moreAndLessAreTheOnesChosen() {
    Desk desk("zipdeck");
    Shortcuts shortcuts(desk.settings);
    for (QAction* action : desk.page->menuActions(MenuId::Match))
        shortcuts.add(action, "Play");
    for (QAction* action : desk.page->ownKeys())
        shortcuts.add(action, "Play");
    KeyEditor editor(shortcuts);
    const auto give = [&](const char* action, const QKeySequence& key) {
        editor.choose(action);
        editor.findChild<QKeySequenceEdit*>()->setKeySequence(key);
        editor.apply();
    };
    // Nothing clashes from the start, playing or watching.
    for (std::size_t i = 0; i < shortcuts.entries().size(); ++i) {
        std::vector<Shortcuts::Keys> keys;
        for (const auto& entry : shortcuts.entries())
            keys.push_back(entry.action->shortcuts());
        for (const QKeySequence& key : keys[i])
            QCOMPARE(Shortcuts::conflict(shortcuts.entries(), keys, i, key), -1);
    }
    give("table.more", Qt::Key_S); // Speak has it
    give("match.speak", Qt::Key_Minus);
    QCOMPARE(desk.action("Speak")->shortcut(), QKeySequence(Qt::Key_S));
    give("table.more", Qt::Key_J);
    desk.start(0, QStringLiteral("leader"), 4);
    const auto worth = [&] { return desk.view()["worth"].toInt(); };
    for (desk.waitForMe(); !desk.over() && worth() < 3; desk.waitForMe())
        desk.page->scene().answer(QStringLiteral("pass"));
    QVERIFY(!desk.over());
    desk.quick()->setFocus();
    desk.key(Qt::Key_5); // none
    const auto seat = [&] { return desk.stop("seat 1"); };
    for (int i = 0; i < 20 && !seat()->property("ringed").toBool(); ++i)
        desk.key(Qt::Key_Tab);
    QVERIFY(seat()->property("ringed").toBool());
    desk.key(Qt::Key_Plus);
    QCOMPARE(seat()->property("share").toInt(), 0);
    desk.key(Qt::Key_J);
    desk.key(Qt::Key_J);
    QCOMPARE(seat()->property("share").toInt(), 2);
    desk.key(Qt::Key_Minus);
    QCOMPARE(seat()->property("share").toInt(), 1);
}

void PlayTest::rulesByKey() {
    PazaakDesk desk;
    desk.start(0);
    desk.waitForMe();
    QSignalSpy asked(desk.page.get(), &PlayPage::rulesRequested);
    desk.page->addActions(chosenFrom(desk.page->menuActions(MenuId::Match))); // as the window does
    QVERIFY(QTest::qWaitForWindowActive(desk.page.get()));
    desk.quick()->setFocus();
    desk.key(Qt::Key_R);
    QCOMPARE(asked.value(0).value(0).toString(), QStringLiteral("pazaak"));
}

void PlayTest::animatedDealCanBeHurried() {
    PazaakDesk desk(AnimationSpeed::Slow);
    desk.start(0);
    QVERIFY(desk.page->scene().playing());
    QVERIFY(!desk.asked());
    desk.page->scene().goOn();
    QVERIFY(!desk.page->scene().playing());
    QVERIFY(desk.asked());
}

/// While the cards of a new match are dealt, nothing of the last one is shown beside them.
void PlayTest::panelForgetsTheMatchBefore() {
    PazaakDesk desk;
    desk.start(0);
    desk.waitForMe();
    desk.page->scene().answer(desk.firstAllowed());
    desk.waitForMe();
    const auto* sheet = desk.page->findChild<MatchTabs*>()->score()->model();
    QVERIFY(sheet->rowCount() > 0);
    desk.settings.setAnimationSpeed(AnimationSpeed::Slow);
    desk.start(0);
    QVERIFY(desk.page->scene().playing());
    QCOMPARE(sheet->rowCount(), 0);
    desk.page->scene().finishNow();
    QTRY_VERIFY(sheet->rowCount() > 0);
}

/// A long match is played again in the background; then it continues as any.
void PlayTest::longMatchGoesOn() {
    Desk desk("zipdeck");
    RuleValues rules = default_values(desk.game.rules());
    rules["rounds"] = 1000;
    const std::vector<std::string> bots(6, "leader");
    Record record = cut_before(*play_record(desk.game, rules, {42, 1, 1}, bots), 990);
    record.seats[0] = {kPerson, 0, {}};
    QVERIFY(isLong(record));
    QVERIFY(desk.page->continueMatch(record));
    QVERIFY(desk.page->match().opening() && !desk.page->hasMatch());
    QTRY_VERIFY(!desk.page->match().opening());
    QVERIFY(desk.page->hasMatch());
    QCOMPARE(desk.table().steps(), 990);
    desk.waitForMe(); // past the rest it was left at
    QVERIFY(desk.asked());
    const auto* moves = desk.page->findChild<MatchTabs*>()->moves()->model();
    const int rows = moves->rowCount();
    QVERIFY(rows > 990);
    desk.page->scene().answer(QStringLiteral("pass"));
    QTRY_VERIFY(desk.page->record().steps.size() > 990 && !desk.page->scene().playing());
    QVERIFY(moves->rowCount() > rows);
    QVERIFY(desk.page->continueMatch(record)); // another deal is wanted instead
    desk.start(0, QStringLiteral("leader"));
    QVERIFY(!desk.page->match().opening());
    QCOMPARE(desk.table().steps(), 0);
}

void PlayTest::killedMatchGoesOn() {
    PazaakDesk desk;
    desk.start(0);
    desk.waitForMe();
    desk.page->scene().choose(0);
    desk.waitForMe();
    const std::string file = desk.folder.filePath("unfinished.hmatch").toStdString();
    // What a killed program leaves behind is the file as it is after the last decision.
    const auto saved = [&] {
        const auto records = load_records(file);
        return records ? records->front().steps.size() : std::size_t{0};
    };
    QTRY_COMPARE(saved(), desk.page->record().steps.size());
    PazaakDesk later;
    later.page->continueMatch(load_records(file)->front());
    QVERIFY(later.asked());
    QCOMPARE(later.page->session()->table().digest(), desk.page->session()->table().digest());
    QCOMPARE(later.page->scene().answers()->menu()->rowCount(), desk.page->scene().answers()->menu()->rowCount());
}

void PlayTest::anotherMatchKeepsTheUnfinishedOne() {
    PazaakDesk desk;
    PazaakDesk other;
    for (Desk* at : {&desk, &other}) {
        at->start(at == &desk ? 0 : 1);
        at->waitForMe();
        at->page->scene().choose(1);
        at->waitForMe();
    }
    const Record left = other.page->record();
    const auto file = desk.folder.filePath("unfinished.hmatch").toStdString();
    const auto folder = desk.folder.filePath("matches");
    desk.page->flush();
    // A new start, and another match than the one that waits is taken up first.
    Settings settings{desk.folder.filePath("other.ini")};
    PlayPage page(settings, desk.theme, DataPaths{QString::fromStdString(file), folder});
    const Record waiting = load_records(file)->front();
    page.continueMatch(waiting);
    QVERIFY(Library(folder.toStdString()).recent(3).empty());
    PlayPage again(settings, desk.theme, DataPaths{QString::fromStdString(file), folder});
    again.continueMatch(left);
    QTRY_COMPARE(Library(folder.toStdString()).recent(3).size(), std::size_t{1});
    const auto kept = Library(folder.toStdString()).recent(3);
    QVERIFY(kept[0].record.steps == waiting.steps);
}

void PlayTest::folderThatCannotBeWritten() {
    PazaakDesk desk(AnimationSpeed::Off, "/dev/null/unfinished.hmatch");
    QSignalSpy saved(desk.page.get(), &PlayPage::savedChanged);
    desk.start(0);
    QTRY_VERIFY(!saved.empty());
    const auto state = saved.back().front().value<SaveState>();
    const QString sentence = state.text;
    QVERIFY(!state.saved && state.title != sentence);
    QVERIFY2(sentence.contains("/dev/null: the folder cannot be created (Not a directory)"), qPrintable(sentence));
    QVERIFY(mayLeave(*desk.page)); // nothing has happened in it
    desk.waitForMe();
    desk.page->scene().choose(0); // and the match continues
    desk.waitForMe();
    QVERIFY(desk.page->record().steps.size() > 0);
    // What is on no disk is asked about when the window closes.
    const auto close = [&](const char* answer, const QString& path = {}) {
        bool asked = false, chosen = false;
        withDialog<QMessageBox>(asked, [&](QMessageBox& box) {
            QVERIFY2(box.informativeText().contains("Not a directory"), qPrintable(box.informativeText()));
            if (!path.isEmpty())
                withDialog<QFileDialog>(chosen, [path](QFileDialog& files) {
                    files.findChild<QLineEdit*>()->setText(path); // selectFile() leaves a line alone that has the focus
                    static_cast<QDialog&>(files).accept();
                });
            clickOn(box, answer);
        });
        const bool left = mayLeave(*desk.page);
        return asked && chosen == !path.isEmpty() && left;
    };
    QVERIFY(!close("Cancel"));
    QVERIFY(close("Discard"));
    const QString path = desk.folder.filePath("elsewhere.hmatch");
    QVERIFY(close("Save elsewhere…", path));
    const auto kept = load_records(path.toStdString());
    QVERIFY(kept);
    QVERIFY(kept->front().steps == desk.page->record().steps);
}

void PlayTest::unreadableDraftIsSetAside() {
    PazaakDesk desk;
    const QString draft = desk.folder.filePath("unfinished.hmatch");
    QFile file(draft);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{\"format\":1,\"game\":");
    file.close();
    desk.start(0);
    const QStringList kept = QDir(desk.folder.path()).entryList({"unfinished.hmatch.unreadable-*"});
    QCOMPARE(kept.size(), 1);
    QTRY_VERIFY(load_records(draft.toStdString()));
}

HILLTOP_TEST(PlayTest)
#include "play_test.moc"
