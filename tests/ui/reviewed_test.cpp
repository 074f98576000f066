// SPDX-License-Identifier: GPL-3.0-or-later
// What is said of a match that has just ended: judged in the background, shown on the result sheet, kept with the match
// and opened, once.
#include "analysis/review_text.h"
#include "desk.h"
#include "german.h"
#include "last_decision.h"
#include "play/result_bars.h"
#include "play/result_review.h"
#include "profile/library.h"
#include "records/record_file.h"
#include "replay/replay_page.h"
#include "shell.h"
#include "style/layouts.h"
#include "style/panel.h"
#include "style/reading_area.h"
#include "support/test.h"
#include "table/score_view.h"

#include <nlohmann/json.hpp>

#include <QAbstractButton>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>

using namespace hilltop;

namespace {

std::vector<Library::Entry> kept(const QTemporaryDir& folder) {
    return Library(folder.filePath("matches").toStdString()).recent(9);
}

} // namespace

class ReviewedTest : public ShellTests {
    Q_OBJECT
private slots:
    void init() { ShellTests::init(); }
    void cleanup() { ShellTests::cleanup(); }
    void sheetTells_data() { everyGame(); }
    void sheetTells();
    void partsErrAsTheirValuesDo();
    void momentsShowTheirCards();
    void isKeptOnce();
    void opensWithWhatIsKnown();
    void opensBeforeItIsKnown();
    void costliestOpenTheirMoment();
    void lowSheetsShowOnePart();
    void whatIsReadScrollsByKeys();
    void textsKeepTheirHeight_data() { everyGame(); }
    void textsKeepTheirHeight();
    void endTakenBack();
    void nothingOfSeveral();
    void goesOnWhileOneIsPlaying();
};

void ReviewedTest::sheetTells() {
    QFETCH(QString, id);
    PlayPage& page = m_shell->window.play();
    const GameEntry& game = *find_game(id.toStdString());
    m_shell->window.main().showPage(&page);
    playEnd(page, game);
    ResultReview& review = *page.result()->review();
    QVERIFY(page.review() != nullptr);
    QVERIFY(review.waiting() || page.review()->review()); // says that it is being judged
    QVERIFY(!review.sentence().isEmpty());
    QTRY_VERIFY(page.review()->review() != nullptr);
    QVERIFY(!review.waiting());
    // To the person, with the costliest decision as a link that the list beside it has, too.
    QTRY_VERIFY(!review.sentence().contains("Analysing"));
    const QString& said = review.sentence();
    QVERIFY2(said.contains(game.info().cooperative ? "draws" : "cards"), qPrintable(said));
    QVERIFY2(said.contains("our decisions ") && said.contains("ou made "), qPrintable(said));
    QVERIFY2(review.accuracy().startsWith("Accuracy "), qPrintable(review.accuracy()));
    const auto moments = costliest(page.record(), *page.review()->review(), page.scene().position()->names().me,
                                   page.scene().position()->names());
    QTRY_COMPARE(review.moments().size(), moments.size());
    QVERIFY(layOut(m_shell->window.main()));
    for (QWidget* moment : review.moments()) {
        QVERIFY(!moment->accessibleName().isEmpty());
        QVERIFY(review.list()->rect().contains(moment->geometry()));
    }
    QVERIFY(layOut(m_shell->window.main()));
}

/// Judged again with other dice, no part is further off than its error says, nor is any error much too large.
void ReviewedTest::partsErrAsTheirValuesDo() {
    const GameEntry& game = *find_game("zipdeck");
    const RuleValues rules = [&] {
        RuleValues values = default_values(game.rules());
        values["rounds"] = 3;
        return values;
    }();
    const auto replay = Replay::make(*play_record(game, rules, {8, 2, 2}, std::vector<std::string>(4, "rando")));
    QVERIFY(replay);
    constexpr int kTimes = 40;
    struct Spread {
        double sum = 0, squares = 0, errors = 0;
        double deviation() const { return std::sqrt((squares - sum * sum / kTimes) / (kTimes - 1)); }
    } spreads[4];
    for (std::uint64_t seed = 1; seed <= kTimes; ++seed) {
        const auto found = review(*replay, {.samples = 20, .seed = seed});
        QVERIFY(found && *found);
        const SeatReview& sums = (*found)->seats.front();
        const double parts[][2] = {{sums.start, sums.start_error},
                                   {sums.own_skill, sums.own_error},
                                   {sums.skill - sums.own_skill, sums.others_error},
                                   {sums.luck, sums.luck_error}};
        for (int part = 0; part < 4; ++part) {
            const auto [value, error] = parts[part];
            spreads[part].sum += value;
            spreads[part].squares += value * value;
            spreads[part].errors += error / kTimes;
        }
    }
    for (const Spread& spread : spreads) {
        QVERIFY(spread.deviation() < 1.4 * spread.errors); // of that many times its own error is a ninth
        QVERIFY(spread.deviation() > 0.3 * spread.errors); // the same dice before and after an answer take off some
    }
}

/// What lay before the seat, and the card it played among them, lifted.
void ReviewedTest::momentsShowTheirCards() {
    const GameEntry& game = *find_game("pazaak");
    const auto replay = Replay::make(*play_record(game, default_values(game.rules()), {8, 2, 2},
                                                  std::vector<std::string>(2, game.bots().front().id)));
    QVERIFY(replay);
    int lifted = 0;
    for (int position = 0; position < replay->positions(); ++position)
        for (const Replay::Act& act : replay->acts(position)) {
            const Table& table = replay->table(position);
            const MomentPicture picture = momentPicture(table, act.seat, act.word);
            const auto row =
                viewOf(table, act.seat.index())["seats"].toList()[act.seat.index()].toMap()["row"].toList();
            const bool plays = act.word && act.word->starts_with("play");
            QCOMPARE(static_cast<int>(picture.cards.size()), row.size() + (plays ? 1 : 0));
            for (int card = 0; card < row.size(); ++card) {
                QCOMPARE(picture.cards[card].drawn.drawing.section('-', -1),
                         QString::number(row[card].toMap()["value"].toInt()));
                QVERIFY(!picture.cards[card].played);
            }
            if (!plays) continue;
            ++lifted;
            QVERIFY(picture.cards.back().played);
            QCOMPARE(QString::fromStdString(*act.word).replace("play ", "side-"), picture.cards.back().drawn.drawing);
        }
    QVERIFY(lifted > 0);
}

/// In the line of its match, and not as a second one.
void ReviewedTest::isKeptOnce() {
    PlayPage& page = m_shell->window.play();
    playEnd(page, *find_game("pazaak"));
    QTRY_VERIFY(page.review()->review() != nullptr);
    const auto hasReview = [&] {
        const auto matches = kept(*m_folder);
        const auto replay = matches.size() == 1 ? Replay::make(matches[0].record, Replay::Asking::Later)
                                                : Result<Replay>(failure("test", "none"));
        const auto found = replay ? kept_review(*replay) : Result<std::optional<Review>>(std::optional<Review>());
        return found && *found && (*found)->samples == page.review()->review()->samples;
    };
    QTRY_VERIFY(hasReview());
    QCOMPARE(kept(*m_folder).size(), std::size_t{1});
    QVERIFY(kept(*m_folder)[0].record.steps == page.record().steps);
    QVERIFY(played_at(kept(*m_folder)[0].record)); // nothing else was lost
}

void ReviewedTest::opensWithWhatIsKnown() {
    PlayPage& page = m_shell->window.play();
    m_shell->window.main().showPage(&page);
    playEnd(page, *find_game("pazaak"));
    QTRY_VERIFY(page.review()->review() != nullptr);
    QTRY_VERIFY(page.result()->ready());
    page.result()->button(ResultSheet::Review)->click();
    ReplayPage& replay = m_shell->window.replay();
    QCOMPARE(m_shell->page(), &replay);
    QVERIFY(replay.analysis().wanted());
    QVERIFY(replay.analysis().review() != nullptr); // at once: nothing is judged again
    QVERIFY(review_to_json(*replay.analysis().review(), page.record()) ==
            review_to_json(*page.review()->review(), page.record()));
    QTRY_VERIFY(replay.cursor().document()->hasPlace() || kept(*m_folder).size() == 1);
    QTRY_VERIFY(!replay.cursor().document()->modified() || !replay.cursor().document()->hasPlace());
    QCOMPARE(kept(*m_folder).size(), std::size_t{1});
}

void ReviewedTest::opensBeforeItIsKnown() {
    PlayPage& page = m_shell->window.play();
    std::size_t played = 0;
    do { // a machine that judges so long a match before the sheet listens plays another one
        QVERIFY2(++played <= 9, "always judged before it could be asked for");
        m_shell->window.main().showPage(&page);
        playEnd(page, *find_game("euchre"), {{"points_to_win", 50}});
        QTRY_VERIFY(page.result()->ready());
    } while (!page.review()->running());
    page.result()->button(ResultSheet::Review)->click();
    ReplayPage& replay = m_shell->window.replay();
    QVERIFY(replay.analysis().wanted() && !replay.analysis().review());
    QTRY_VERIFY(replay.analysis().review() != nullptr);
    QCOMPARE(replay.analysis().review().get(), page.review()->review().get()); // judged once
    const auto reviews = [&] {
        const auto matches = kept(*m_folder);
        return matches.size() == played && std::any_of(matches[0].record.extra.begin(), matches[0].record.extra.end(),
                                                       [](const auto& field) { return field.first == "analysis"; });
    };
    QTRY_VERIFY(reviews());
    QVERIFY(m_shell->complaint() == nullptr);
}

void ReviewedTest::costliestOpenTheirMoment() {
    PlayPage& page = m_shell->window.play();
    m_shell->window.main().showPage(&page);
    playEnd(page, *find_game("pazaak"));
    ResultReview& review = *page.result()->review();
    QTRY_VERIFY(page.result()->ready());
    QTRY_VERIFY(!review.moments().empty());
    const auto moments = costliest(page.record(), *page.review()->review(), page.scene().position()->names().me,
                                   page.scene().position()->names());
    QVERIFY(moments.size() >= 2); // by a bot that plays at random
    QCOMPARE(review.moments().size(), moments.size());
    QVERIFY(layOut(m_shell->window.main())); // before that there is no button below another one
    auto* first = qobject_cast<QAbstractButton*>(review.moments()[0]);
    first->setFocus();
    QTest::keyClick(first, Qt::Key_Down);
    QCOMPARE(QApplication::focusWidget(), review.moments()[1]);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    ReplayPage& replay = m_shell->window.replay();
    QCOMPARE(m_shell->page(), &replay);
    QVERIFY(replay.analysis().wanted());
    const auto& decisions = replay.analysis().review()->decisions;
    const auto wanted = std::find_if(decisions.begin(), decisions.end(),
                                     [&](const auto& decision) { return decision.number == moments[1].decision; });
    QVERIFY(wanted != decisions.end());
    const int position = wanted->position; // the review goes when the match is opened again
    QCOMPARE(replay.cursor().position(), position);
    m_shell->window.main().showPage(&page);
    QTest::mouseClick(review.moments()[0], Qt::LeftButton);
    QCOMPARE(m_shell->page(), &replay);
    QVERIFY(replay.cursor().position() != position);
}

void ReviewedTest::lowSheetsShowOnePart() {
    PlayPage& page = m_shell->window.play();
    m_shell->window.main().resize(960, 640);
    m_shell->window.main().showPage(&page);
    playEnd(page, *find_game("pazaak"));
    ResultSheet& sheet = *page.result();
    QTRY_VERIFY(!sheet.review()->moments().empty());
    QVERIFY(layOut(m_shell->window.main()));
    QVERIFY(sheet.parts()->isVisible());
    QVERIFY(sheet.score()->isVisible() && !sheet.review()->isVisible());
    const auto buttons = sheet.parts()->findChildren<QAbstractButton*>();
    QCOMPARE(buttons.size(), 4);
    QTRY_VERIFY(sheet.ready());
    QTest::mouseClick(buttons[1], Qt::LeftButton);
    QVERIFY(!sheet.score()->isVisible() && sheet.review()->isVisible() && !sheet.review()->list()->isVisible());
    QVERIFY(layOut(m_shell->window.main()));
    const ResultBars& bars = *sheet.review()->bars();
    QVERIFY(bars.isVisible() && sheet.review()->rect().contains(bars.geometry()));
    QVERIFY(bars.height() >= bars.sizeHint().height());
    QTest::mouseClick(buttons[2], Qt::LeftButton);
    QVERIFY(!sheet.review()->isVisible() && sheet.review()->list()->isVisible());
    QVERIFY(layOut(m_shell->window.main()));
    for (QWidget* moment : sheet.review()->moments())
        QVERIFY(moment->isVisible() && sheet.review()->list()->rect().contains(moment->geometry()));
    QTest::mouseClick(buttons[3], Qt::LeftButton);
    QVERIFY(!sheet.review()->isVisible() && !sheet.review()->list()->isVisible());
    m_shell->window.main().resize(1600, 900);
    QVERIFY(layOut(m_shell->window.main()));
    QTRY_VERIFY(!sheet.parts()->isVisible() || m_shell->window.main().width() < 1300); // a small screen
    if (!sheet.parts()->isVisible())
        QVERIFY(sheet.score()->isVisible() && sheet.review()->isVisible() && sheet.review()->list()->isVisible());
}

/// What does not fit is a stop of Tab, with a ring; what does is none.
void ReviewedTest::whatIsReadScrollsByKeys() {
    for (const ReadingArea* area : m_shell->window.play().result()->findChildren<ReadingArea*>())
        QVERIFY(!area->accessibleName().isEmpty() ||
                area->isAncestorOf(m_shell->window.play().result()->button(ResultSheet::Review)));
    QWidget page;
    auto* button = new QPushButton("First");
    auto* area = new ReadingArea("Long");
    auto* text = new QWidget;
    auto* column = columnIn(&page, 0);
    column->addWidget(button);
    column->addWidget(scrolledDown(text, area));
    text->setMinimumHeight(1000);
    page.resize(300, 200);
    page.show();
    QVERIFY(QTest::qWaitForWindowActive(&page));
    QTRY_COMPARE(area->focusPolicy(), Qt::TabFocus);
    button->setFocus();
    const QImage plain = area->grab().toImage();
    QTest::keyClick(button, Qt::Key_Tab);
    QTRY_COMPARE(QApplication::focusWidget(), area);
    QVERIFY(area->grab().toImage() != plain);
    QTest::keyClick(area, Qt::Key_Down);
    const int line = area->verticalScrollBar()->value();
    QVERIFY(line > 0);
    QTest::keyClick(area, Qt::Key_PageDown);
    QVERIFY(area->verticalScrollBar()->value() > 2 * line);
    text->setMinimumHeight(10);
    QTRY_COMPARE(area->focusPolicy(), Qt::NoFocus);
}

/// German sentences are long: they are whole, and a column that has no room for them scrolls.
void ReviewedTest::textsKeepTheirHeight() {
    QFETCH(QString, id);
    m_shell.reset();
    const German german;
    m_shell = std::make_unique<Shell>(*m_folder);
    PlayPage& page = m_shell->window.play();
    m_shell->window.main().showPage(&page);
    playEnd(page, *find_game(id.toStdString()));
    ResultSheet& sheet = *page.result();
    QTRY_VERIFY(page.review()->review() != nullptr && !sheet.review()->sentence().isEmpty());
    QTRY_VERIFY(!sheet.review()->sentence().contains(QStringLiteral("…")));
    for (const QSize size : {kShellSize, QSize(960, 640)})
        for (int part = 0; part < 4; ++part) {
            m_shell->window.main().resize(size);
            sheet.parts()->setCurrent(part);
            QVERIFY(layOut(m_shell->window.main()));
            for (const TextLabel* text : sheet.findChildren<TextLabel*>())
                QVERIFY2(!text->isVisible() || !text->wordWrap() ||
                             text->height() >= text->heightForWidth(text->width()),
                         qPrintable(text->text()));
            const ResultBars& bars = *sheet.review()->bars();
            QVERIFY(!bars.isVisible() || bars.height() >= bars.sizeHint().height());
        }
    m_shell.reset(); // before its language
}

/// Taking the last move back and ending the match otherwise shows that end.
void ReviewedTest::endTakenBack() {
    const GameEntry& game = *find_game("pazaak");
    PlayPage& page = m_shell->window.play();
    m_shell->window.main().showPage(&page);
    playEnd(page, game);
    const auto before = page.record().steps;
    QVERIFY(page.review()->match().steps == before);
    m_shell->window.main().findChild<QAction*>("match.undo")->trigger();
    QVERIFY(page.playing() && page.review() == nullptr && page.result()->isHidden());
    for (int i = 0; i < 400 && page.playing(); ++i) {
        m_shell->waitForMe();
        if (!page.playing()) break;
        const auto menu = m_shell->table().menu(*page.session()->askedPersons().begin());
        page.scene().answer(QString::fromStdString(menu[i == 0 ? 1 : 0].word)); // another one than before
    }
    QTRY_VERIFY(!page.result()->isHidden());
    QVERIFY(page.record().steps != before);
    QVERIFY(page.review()->match().steps == page.record().steps);
}

void ReviewedTest::nothingOfSeveral() {
    const GameEntry& game = *find_game("pazaak");
    Record match = lastDecisionOf(game);
    for (RecordSeat& seat : match.seats)
        seat = {kPerson, 0, {}};
    PlayPage& page = m_shell->window.play();
    QVERIFY(page.continueMatch(match));
    for (int i = 0; i < 9 && !page.session()->table().over(); ++i) {
        const Seat seat = *page.session()->askedPersons().begin();
        page.scene().liftCurtain();
        const auto menu = page.session()->table().menu(seat);
        page.scene().answer(QString::fromStdString(menu.front().word));
        if (page.scene().position()->resting()) page.scene().goOn();
    }
    QVERIFY(page.session()->table().over());
    QVERIFY(page.review() == nullptr);
}

/// Another match at the table takes nothing away from the one that has just ended.
void ReviewedTest::goesOnWhileOneIsPlaying() {
    PlayPage& page = m_shell->window.play();
    QSignalSpy reviewed(&page, &PlayPage::reviewed);
    playEnd(page, *find_game("pazaak"));
    m_shell->window.playGame("thegame");
    QVERIFY(page.playing() && page.review() == nullptr);
    QTRY_COMPARE(reviewed.size(), 1);
    const auto reviews = [&] {
        for (const auto& match : kept(*m_folder))
            if (std::any_of(match.record.extra.begin(), match.record.extra.end(),
                            [](const auto& field) { return field.first == "analysis"; }))
                return true;
        return false;
    };
    QTRY_VERIFY(reviews());
}

HILLTOP_TEST(ReviewedTest)
#include "reviewed_test.moc"
