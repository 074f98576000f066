// SPDX-License-Identifier: GPL-3.0-or-later
// How a match ends: the sheet below the table, its keys, and the ends of hands before it.
#include "desk.h"
#include "dialogs.h"
#include "last_decision.h"
#include "play/after_match.h"
#include "play/result_review.h"
#include "play/sheet_shelf.h"
#include "profile/library.h"
#include "support/test.h"
#include "table/match_panel.h"
#include "table/match_tabs.h"
#include "table/score_view.h"

#include <QElapsedTimer>
#include <QFile>
#include <QFileDialog>
#include <QLineEdit>
#include <QPushButton>
#include <QSet>
#include <QSignalSpy>
#include <QTableView>
#include <QTimer>

using namespace hilltop;

namespace {

void pressKey(int key) {
    QTest::keyClick(QApplication::focusWidget(), static_cast<Qt::Key>(key));
}

/// Plays by keys until the match is over; rests end by Space.
void playOut(Desk& desk) {
    desk.quick()->setFocus();
    for (int i = 0; i < 400 && !desk.over(); ++i) {
        desk.waitForMeByKeys();
        if (desk.over()) break;
        const auto steps = desk.page->record().steps.size();
        // The last action is Stand or a side card: hands come to an end.
        desk.key(Qt::Key_0 + std::min(2, desk.page->scene().answers()->menu()->rowCount()));
        QTRY_VERIFY(desk.page->record().steps.size() > steps);
    }
    QVERIFY(desk.over());
    QTRY_VERIFY(!desk.page->result()->isHidden());
}

/// The words on how it ended, while they are shown.
QQuickItem* bannerOf(const Desk& desk) {
    return desk.item([](const QQuickItem& item) { return item.objectName() == QLatin1String("result banner"); });
}

int linesOf(const ScoreModel& sheet) {
    int lines = 0;
    for (int row = 0; row < sheet.rowCount(); ++row)
        lines += sheet.row(row).kind == ScoreModel::Kind::Line;
    return lines;
}

} // namespace

class EndingTest : public QObject {
    Q_OBJECT
private slots:
    void keysTooManyDoNothing();
    void keysOfMovesNeverLeaveTheSheet();
    void bannerThenTheSheet();
    void bannerCoversNoCard_data() { everyReleasedGame(); }
    void bannerCoversNoCard();
    void whatWonIsLit();
    void sheetSlidesIn();
    void sheetIsFolded();
    void lettersTakeTheButtons();
    void buttonsShowAllTheirWords();
    void ratedHasNoSecondTry();
    void clickBegunTooEarlyDoesNothing();
    void tellsTheRecord();
    void looksBackFromTheEnd();
    void handsWaitAndTricksFlow();
    void restsAsLongAsChosen();
    void scoresheetIsTheFirstTab();
    void sharedWinIsNoWin();
    void perfectMatchIsKeptAsAPicture();
};

void EndingTest::keysTooManyDoNothing() {
    Desk desk("pazaak");
    desk.start(0);
    QSignalSpy reviewed(desk.page.get(), &PlayPage::reviewRequested);
    QSignalSpy newMatch(desk.page.get(), &PlayPage::newMatchRequested);
    playOut(desk);
    QVERIFY(!desk.page->result()->ready());
    QCOMPARE(QApplication::focusWidget(), desk.page->result());
    const Record ended = desk.page->record();
    for (const int key : {Qt::Key_Return, Qt::Key_Space, Qt::Key_1, Qt::Key_Right, Qt::Key_V, Qt::Key_M, Qt::Key_N}) {
        pressKey(key);
        desk.key(key); // those meant for the table as well
    }
    QVERIFY(!desk.page->result()->ready());
    QCOMPARE(reviewed.size() + newMatch.size(), 0);
    QCOMPARE(desk.page->record().steps.size(), ended.steps.size());
    QTRY_VERIFY(desk.page->result()->ready());
    QKeyEvent held(QEvent::KeyPress, Qt::Key_V, {}, {}, true);
    QApplication::sendEvent(QApplication::focusWidget(), &held);
    QCOMPARE(reviewed.size(), 0);
    desk.page->result()->setFocus();
    pressKey(Qt::Key_Down); // to the first button
    pressKey(Qt::Key_Return);
    QCOMPARE(reviewed.size(), 1);
    // All hands are on the sheet, won or tied.
    QVERIFY(linesOf(desk.page->panel()->tabs()->sheet()) >= 3);
    QCOMPARE(desk.page->result()->score()->accessibleName(), QString("Scoresheet"));
}

/// Whoever is late with a card stays at the sheet, however late.
void EndingTest::keysOfMovesNeverLeaveTheSheet() {
    Desk desk("pazaak");
    desk.start(0);
    QSignalSpy reviewed(desk.page.get(), &PlayPage::reviewRequested);
    QSignalSpy newMatch(desk.page.get(), &PlayPage::newMatchRequested);
    playOut(desk);
    const Record ended = desk.page->record();
    QTRY_VERIFY(desk.page->result()->ready());
    const TableKeys& keys = desk.page->scene().drawing()->tableKeys();
    int pressed = 0;
    for (const QAction* action : keys.actions()) {
        const QString meaning = action->objectName().mid(6);
        if (!meaning.startsWith("choice") && !QStringList{"play", "last", "end", "pass"}.contains(meaning)) continue;
        for (const QKeySequence& key : action->shortcuts()) {
            pressKey(key[0].key()); // where the focus is
            desk.key(key[0].key()); // and on the table
            ++pressed;
        }
    }
    QVERIFY(pressed > 10);
    QCOMPARE(reviewed.size() + newMatch.size(), 0);
    QVERIFY(desk.page->record().source == ended.source && desk.page->record().steps.size() == ended.steps.size());
    QVERIFY(!desk.page->result()->isHidden());
}

/// Where cards fly, how it ended stands over the table first; a key or a click goes on to the sheet, and not beyond.
void EndingTest::bannerThenTheSheet() {
    const GameEntry& game = *find_game("pazaak");
    for (const bool skipped : {false, true}) {
        Desk desk("pazaak", AnimationSpeed::Fast);
        QVERIFY(desk.page->continueMatch(lastDecisionOf(game)));
        QTRY_VERIFY(desk.page->view()->loaded());
        QTRY_VERIFY(desk.asked());
        desk.page->scene().answer(desk.firstAllowed());
        QTRY_VERIFY_WITH_TIMEOUT(desk.page->scene().motion()->banner(), kPatienceMs);
        QElapsedTimer shown;
        shown.start();
        QVERIFY(desk.page->result()->isHidden());
        if (skipped) desk.key(Qt::Key_Space);
        QTRY_VERIFY_WITH_TIMEOUT(!desk.page->result()->isHidden(), kPatienceMs);
        QCOMPARE(shown.elapsed() < AfterMatch::kBannerMs - 100, skipped);
        QVERIFY(!desk.page->scene().motion()->banner());
        desk.quick()->setFocus();
        desk.key(Qt::Key_Left); // back from a look at the match there is no other banner
        desk.key(Qt::Key_Escape);
        QVERIFY(!desk.page->scene().motion()->banner() && !desk.page->result()->isHidden());
    }
}

/// It stands in free felt, after a pause in which the cards are seen, and before the sheet.
void EndingTest::bannerCoversNoCard() {
    QFETCH(const QString, id);
    for (const QSize& size : {QSize(960, 560), QSize(1280, 700)}) {
        Desk desk(id.toUtf8().constData(), AnimationSpeed::Fast, {}, size);
        QVERIFY(desk.page->continueMatch(lastDecisionOf(desk.game)));
        QTRY_VERIFY(desk.page->view()->loaded());
        TableScene& scene = desk.page->scene();
        const auto banner = [&] { return bannerOf(desk); };
        bool began = false, early = false;
        connect(scene.motion(), &Stepwise::changed, this, [&] {
            if (began || !scene.motion()->banner()) return;
            began = true;
            early = banner() != nullptr || !desk.page->result()->isHidden();
        });
        const auto play = [&] {
            if (!desk.over() && desk.asked())
                scene.answer(desk.firstAllowed());
            else if (!desk.over() && !scene.playing())
                goPast(scene);
            return banner() != nullptr;
        };
        QVERIFY(QTest::qWaitFor(play, kPatienceMs));
        QVERIFY(began && !early);
        const auto free = [&] {
            const QQuickItem* said = banner();
            if (said == nullptr) return false;
            const QRectF place = said->mapRectToScene(QRectF(0, 0, said->width(), said->height()));
            const auto items = desk.items();
            return desk.quick()->rect().contains(place.toAlignedRect()) &&
                   std::none_of(items.begin(), items.end(), [&](const QQuickItem* item) {
                       return isCard(*item) && item->isVisible() &&
                              place.intersects(item->mapRectToScene(QRectF(0, 0, item->width(), item->height())));
                   });
        };
        QVERIFY2(QTest::qWaitFor(free, AfterMatch::kBannerMs), qPrintable(id));
        QVERIFY(desk.page->result()->isHidden());
        QTRY_VERIFY(!desk.page->result()->isHidden());
        QVERIFY(banner() == nullptr);
    }
}

/// The row of the winner, and no other card; also beside the sheet, and not while somebody looks back.
void EndingTest::whatWonIsLit() {
    Desk desk("pazaak");
    desk.start(0);
    playOut(desk);
    if (QTest::currentTestFailed()) return;
    const auto litSeats = [&] {
        QSet<int> seats;
        const auto items = desk.items();
        for (const QQuickItem* item : items)
            if (isCard(*item) && item->property("lit").toBool()) seats.insert(item->property("seat").toInt());
        return seats;
    };
    QCOMPARE(litSeats(), QSet<int>{(*desk.table().result().winners.begin()).index()});
    desk.quick()->setFocus();
    desk.key(Qt::Key_Left);
    QVERIFY(desk.page->lookingBack());
    QCOMPARE(litSeats(), QSet<int>());
}

/// From nothing to all of it, with what is in it at its height from the beginning.
void EndingTest::sheetSlidesIn() {
    auto* sheet = new QWidget;
    SheetShelf shelf(sheet);
    QList<double> parts;
    connect(&shelf, &SheetShelf::slid, this, [&](double part) {
        parts << part;
        QCOMPARE(shelf.height(), qRound(part * 200));
        QCOMPARE(sheet->height(), 200);
    });
    shelf.open(200, 60);
    QCOMPARE(parts, QList<double>{0});
    QTRY_COMPARE(parts.last(), 1.0);
    QVERIFY(std::is_sorted(parts.begin(), parts.end()));
    shelf.setSheetHeight(120);
    QCOMPARE(shelf.height(), 120);
    shelf.close();
    QCOMPARE(shelf.height(), 0);
    parts.clear();
    shelf.open(200, 0); // without motion
    QCOMPARE(parts, QList<double>{1});
}

/// A sentence, a number and two buttons; the rest on request, which is remembered.
void EndingTest::sheetIsFolded() {
    Desk desk("pazaak");
    desk.settings.set<bool>(QLatin1String(kDetailsKey), false);
    desk.start(0);
    playOut(desk);
    if (QTest::currentTestFailed()) return;
    ResultSheet& sheet = *desk.page->result();
    QVERIFY(layOut(*desk.page));
    QVERIFY(sheet.folded());
    QVERIFY(says(sheet, desk.page->scene().position()->resultReason()));
    QTRY_VERIFY(says(sheet, "Accuracy"));
    QVERIFY(layOut(*desk.page));
    QVERIFY(sheet.button(ResultSheet::Review)->isVisible() && sheet.button(ResultSheet::Rematch)->isVisible());
    QVERIFY(!sheet.button(ResultSheet::SameDeal)->isVisible() && !sheet.button(ResultSheet::NewMatch)->isVisible());
    QVERIFY(!sheet.score()->isVisible() && !sheet.review()->isVisible() && desk.page->panel()->isVisible());
    const int low = sheet.height();
    QVERIFY(low < 200);
    auto* more = sheet.findChild<QPushButton*>(QStringLiteral("details"));
    QTRY_VERIFY(sheet.ready());
    QTest::mouseClick(more, Qt::LeftButton);
    QVERIFY(layOut(*desk.page));
    QVERIFY(!sheet.folded() && desk.settings.get<bool>(QLatin1String(kDetailsKey), false));
    QVERIFY(sheet.score()->isVisible() && sheet.button(ResultSheet::SameDeal)->isVisible());
    QVERIFY(sheet.height() > low && !desk.page->panel()->isVisible());
    QTest::mouseClick(more, Qt::LeftButton);
    QVERIFY(sheet.folded() && sheet.height() == low);
    const Source source = desk.page->record().source;
    QTest::keyClick(more, Qt::Key_D); // the keys of what is folded work
    QCOMPARE(desk.page->record().source, source);
    QCOMPARE(desk.table().steps(), 0);
}

void EndingTest::lettersTakeTheButtons() {
    Desk desk("pazaak");
    desk.start(0);
    playOut(desk);
    const Record ended = desk.page->record();
    QTRY_VERIFY(desk.page->result()->ready());
    pressKey(Qt::Key_M);
    QCOMPARE(desk.page->record().seats[0], ended.seats[1]);
    QCOMPARE(desk.page->record().seats[1], ended.seats[0]);
    QVERIFY(desk.page->record().source != ended.source);
    QTRY_VERIFY(desk.page->result()->isHidden());
    QVERIFY(desk.page->panel()->isVisible());
    playOut(desk);
    const Source source = desk.page->record().source;
    QTRY_VERIFY(desk.page->result()->ready());
    const auto faces = desk.page->result()->findChildren<QLabel*>(QStringLiteral("winner")); // of this match alone
    QCOMPARE(int(faces.size()), desk.table().result().winners.size());
    for (const QLabel* face : faces)
        QVERIFY(face->isVisible() && !face->pixmap(Qt::ReturnByValue).isNull());
    QTest::mouseClick(desk.quick(), Qt::LeftButton, {}, {300, 100}); // a click on the table leaves the keys with it
    QCOMPARE(QApplication::focusWidget(), desk.quick());
    pressKey(Qt::Key_D);
    QCOMPARE(desk.page->record().source, source);
    QCOMPARE(desk.page->session()->table().steps(), 0);
}

/// The last letter of each can be seen, however narrow the sheet.
void EndingTest::buttonsShowAllTheirWords() {
    for (const QSize& size : {QSize(960, 560), QSize(1280, 656), QSize(1920, 980)}) {
        Desk desk("pazaak", AnimationSpeed::Off, {}, size);
        desk.start(0);
        playOut(desk);
        if (QTest::currentTestFailed()) return;
        QVERIFY(layOut(*desk.page));
        for (const auto choice : {ResultSheet::Review, ResultSheet::Rematch, ResultSheet::SameDeal}) {
            QPushButton* button = desk.page->result()->button(choice);
            const QString words = button->text();
            const QImage whole = button->grab().toImage();
            button->setText(words.chopped(1) + "W");
            QVERIFY2(button->grab().toImage() != whole, qPrintable(words));
            button->setText(words);
        }
    }
}

void EndingTest::ratedHasNoSecondTry() {
    Desk desk("pazaak");
    MatchSetup setup;
    setup.game = "pazaak";
    setup.rules = default_values(desk.game.rules());
    setup.seats = {QString::fromUtf8(kPerson), QString::fromStdString(desk.game.bots().front().id)};
    setup.drawn = false;
    setup.rated = true;
    desk.page->start(setup);
    QVERIFY(QTest::qWaitForWindowActive(desk.page.get()));
    QTRY_VERIFY(desk.page->view()->loaded());
    playOut(desk);
    QVERIFY(!desk.page->result()->button(ResultSheet::SameDeal)->isVisible());
    QVERIFY(desk.page->result()->button(ResultSheet::Rematch)->isVisible());
    QSignalSpy newMatch(desk.page.get(), &PlayPage::newMatchRequested);
    QTRY_VERIFY(desk.page->result()->ready());
    // The rating: before, after, and why; once the match is kept.
    QTRY_VERIFY(says(*desk.page->result(), "Rating: 1,500"));
    const bool won = desk.table().result().winners.contains(Seat(0));
    QVERIFY(says(*desk.page->result(), won ? "(+" : "(\u2212"));
    QVERIFY(says(*desk.page->result(), won ? "You scored 100 %" : "You scored 0 %"));
    pressKey(Qt::Key_N);
    QCOMPARE(newMatch.size(), 1);
}

void EndingTest::clickBegunTooEarlyDoesNothing() {
    Desk desk("pazaak");
    desk.start(0);
    QSignalSpy reviewed(desk.page.get(), &PlayPage::reviewRequested);
    playOut(desk);
    QPushButton* review = desk.page->result()->button(ResultSheet::Review);
    QTest::mousePress(review, Qt::LeftButton);
    QVERIFY(!desk.page->result()->ready());
    QTRY_VERIFY(desk.page->result()->ready());
    QTest::mouseRelease(review, Qt::LeftButton);
    QCOMPARE(reviewed.size(), 0);
    QTest::mouseClick(review, Qt::LeftButton);
    QCOMPARE(reviewed.size(), 1);
}

void EndingTest::tellsTheRecord() {
    Desk desk("pazaak");
    const Library library(desk.folder.filePath("matches").toStdString());
    const std::string bot = desk.game.bots().front().id;
    for (int match = 0; match < 3; ++match) { // two won, one lost, in either seat
        Record record = new_record(desk.game, default_values(desk.game.rules()),
                                   {1, static_cast<std::uint64_t>(match), 1}, {{kPerson, 0, {}}, {bot, 1, {}}});
        if (match == 1) std::swap(record.seats[0], record.seats[1]);
        record.result = RecordResult{{3, 0}, {3, 0}, {0}};
        if (match == 1) record.result->winners = {0};
        QVERIFY(library.add(record, 1000 + match));
    }
    desk.start(0);
    playOut(desk);
    const bool won = desk.table().result().winners.contains(Seat(0));
    QTRY_VERIFY(says(*desk.page->result(), won ? "3 won, 1 lost" : "2 won, 2 lost"));
    QVERIFY(says(*desk.page->result(), desk.page->scene().position()->resultTitle()));
    QVERIFY(says(*desk.page->result(), "The turning point"));
    QCOMPARE(desk.page->scene().motion()->flourish(), won);
}

/// Neither is it heard or celebrated as one.
void EndingTest::sharedWinIsNoWin() {
    const auto game = std::find_if(games().begin(), games().end(), [](const GameEntry* entry) {
        return entry->info().counting == Counting::SharedWins;
    });
    QVERIFY(game != games().end());
    Desk desk((*game)->info().id);
    QList<Sound> sounds;
    connect(desk.page.get(), &PlayPage::soundWanted, this, [&](Sound sound) { sounds << sound; });
    const std::vector<std::string> bots(2, "silent"); // who share often
    bool shared = false;
    for (std::uint64_t deal = 1; deal <= 100 && !shared; ++deal) {
        const auto played = play_record(**game, default_values((*game)->rules()), {77, deal, deal}, bots);
        if (!played || played->result->winners.size() < 2) continue;
        Record begun = cut_before(*played, static_cast<int>(played->steps.size()) - 1);
        begun.seats[static_cast<std::size_t>(played->result->winners.front())] = {kPerson, 0, {}};
        sounds.clear();
        QVERIFY(desk.page->continueMatch(begun));
        QTRY_VERIFY(desk.page->view()->loaded());
        QVERIFY(QTest::qWaitFor(
            [&] {
                if (!desk.over() && desk.asked())
                    desk.page->scene().answer(desk.firstAllowed());
                else if (!desk.over())
                    goPast(desk.page->scene()); // as silent as they are
                return desk.over() && !desk.page->result()->isHidden();
            },
            kPatienceMs));
        shared = desk.page->scene().position()->resultTitle() == "You share the win";
    }
    QVERIFY(shared);
    QVERIFY(!sounds.contains(Sound::Won));
    QVERIFY(!desk.page->scene().motion()->flourish());
}

void EndingTest::looksBackFromTheEnd() {
    Desk desk("pazaak");
    desk.start(0);
    playOut(desk);
    desk.quick()->setFocus();
    desk.key(Qt::Key_Left);
    QVERIFY(desk.page->lookingBack());
    QVERIFY(desk.page->result()->isHidden());
    desk.key(Qt::Key_Escape);
    QVERIFY(!desk.page->result()->isHidden());
    QVERIFY(!desk.page->result()->ready());
}

/// The end of a hand stays; the table and the status line say what a key or a click would do.
void EndingTest::handsWaitAndTricksFlow() {
    Desk desk("euchre");
    desk.start(0);
    bool waited = false, flowed = false;
    for (int i = 0; i < 400 && !(waited && flowed) && !desk.over(); ++i) {
        QTRY_VERIFY_WITH_TIMEOUT(desk.over() || desk.asked() || desk.page->scene().motion()->waits(), kPatienceMs);
        if (desk.page->scene().motion()->waits()) {
            waited = true;
            QVERIFY(!flowsOn(desk.table()));
            QVERIFY(desk.page->statusText().contains("press any key"));
            const auto positions = desk.page->session()->history().size();
            desk.key(Qt::Key_Space);
            QVERIFY(desk.page->session()->history().size() > positions);
            QVERIFY(!desk.page->scene().motion()->waits());
        } else if (desk.asked()) {
            flowed =
                flowed || std::any_of(desk.page->session()->history().begin(), desk.page->session()->history().end(),
                                      [](const auto& table) { return flowsOn(*table); });
            desk.page->scene().answer(desk.firstAllowed());
        }
    }
    QVERIFY(waited && flowed);
}

void EndingTest::restsAsLongAsChosen() {
    Desk desk("pazaak");
    desk.settings.set<int>(kRestKey, 2);
    desk.start(0);
    for (int i = 0; i < 100 && !desk.page->session()->resting(); ++i) {
        QTRY_VERIFY(desk.asked() || desk.page->session()->resting());
        if (desk.asked()) desk.page->scene().choose(std::min(1, desk.page->scene().answers()->menu()->rowCount() - 1));
    }
    QVERIFY(desk.page->session()->resting());
    QVERIFY(!desk.page->scene().motion()->waits());
    QTRY_VERIFY_WITH_TIMEOUT(!desk.page->session()->resting(), kPatienceMs);
}

void EndingTest::scoresheetIsTheFirstTab() {
    Desk desk("pazaak");
    desk.start(0);
    desk.waitForMe();
    MatchTabs* tabs = desk.page->panel()->tabs();
    QCOMPARE(tabs->current(), tabs->score());
    QVERIFY(tabs->score()->isVisible());
    QVERIFY(!tabs->moves()->isVisible());
    const auto buttons = tabs->findChildren<QAbstractButton*>();
    for (QAbstractButton* button : buttons)
        if (button->text() == "Moves") QTest::mouseClick(button, Qt::LeftButton);
    QVERIFY(tabs->moves()->isVisible());
    desk.page->scene().choose(0);
    desk.waitForMe();
    QVERIFY(tabs->moves()->isVisible()); // it stays as it was chosen
}

/// All 98 cards, the last by the person: instead of the same deal there is a picture of it.
void EndingTest::perfectMatchIsKeptAsAPicture() {
    const GameEntry& game = *find_game("thegame");
    std::optional<Record> perfect;
    const std::vector<std::string> team(static_cast<std::size_t>(game.info().default_seats), "smallest-gap");
    for (std::uint64_t deal = 0; deal < 2000 && !perfect; ++deal) {
        auto record = play_record(game, default_values(game.rules()), {5, deal, deal}, team);
        if (record && !record->result->winners.empty()) perfect = std::move(*record);
    }
    QVERIFY(perfect);
    const auto replay = Replay::make(*perfect);
    QVERIFY(replay);
    int last = replay->positions() - 1;
    while (replay->table(last).deciding().empty())
        --last;
    Record match = cut_before(*perfect, replay->table(last).steps());
    match.seats[static_cast<std::size_t>((*replay->table(last).asked().begin()).index())] = {kPerson, 0, {}};
    Desk desk("thegame");
    QVERIFY(desk.page->continueMatch(match));
    QVERIFY(QTest::qWaitForWindowActive(desk.page.get()));
    QTRY_VERIFY(desk.page->view()->loaded());
    QTRY_VERIFY(desk.over() || !desk.page->session()->askedPersons().empty()); // a single move makes itself
    if (!desk.over()) desk.page->scene().answer(desk.firstAllowed());
    QTRY_VERIFY(!desk.page->result()->isHidden());
    QPushButton* keep = desk.page->result()->button(ResultSheet::KeepPicture);
    QVERIFY(keep->isVisible() && !desk.page->result()->button(ResultSheet::SameDeal)->isVisible());
    QTRY_VERIFY(desk.page->result()->ready());

    const QTemporaryDir folder;
    QString proposed;
    auto* timer = new QTimer(desk.page.get());
    connect(timer, &QTimer::timeout, this, [&] {
        auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
        if (dialog == nullptr || !dialog->isVisible()) return;
        timer->stop();
        auto* name = dialog->findChild<QLineEdit*>();
        proposed = name->text();
        name->setText(folder.filePath("perfect")); // the suffix is added
        QTest::keyClick(name, Qt::Key_Return);
    });
    timer->start(5);
    pressKey(Qt::Key_C);
    QTRY_VERIFY(!proposed.isEmpty());
    QVERIFY2(proposed.startsWith("The Game, ") && proposed.endsWith(".png"), qPrintable(proposed));
    QTRY_VERIFY(QFile::exists(folder.filePath("perfect.png")));
    const QImage picture(folder.filePath("perfect.png"));
    QVERIFY(!picture.isNull());
    QCOMPARE(picture.size(), desk.page->size() * desk.page->devicePixelRatioF());
    QSet<QRgb> table, sheet; // both are on it
    const int border = picture.height() - static_cast<int>(desk.page->result()->height() * picture.devicePixelRatio());
    for (int x = 0; x < picture.width(); ++x)
        for (int y = 0; y < picture.height(); ++y)
            (y < border ? table : sheet).insert(picture.pixel(x, y));
    QVERIFY2(table.size() > 100 && sheet.size() > 20,
             qPrintable(QString("%1 and %2 colours, border at %3").arg(table.size()).arg(sheet.size()).arg(border)));
}

HILLTOP_TEST(EndingTest)
#include "ending_test.moc"
