// SPDX-License-Identifier: GPL-3.0-or-later
// The list of all matches, by keys and clicks.
#include "documents/record_list.h"
#include "documents/record_names.h"
#include "home/matches_dialog.h"
#include "records/record_text.h"
#include "registry/registry.h"
#include "still.h"
#include "style/panel.h"
#include "support/test.h"
#include "text/game_texts.h"

#include <QComboBox>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

using namespace hilltop;

namespace {

/// Three finished matches and an unfinished one.
struct MatchesList {
    MatchesList() {
        keep("pazaak", "careful", 1, true);
        keep("pazaak", "bold", 2, true);
        keep("rps", "simple", 3, true);
        keep("pazaak", "careful", 4, false);
        dialog = std::make_unique<MatchesDialog>(folder.path());
        dialog->show();
    }
    void keep(const char* id, const char* bot, std::uint64_t deal, bool finished) {
        const GameEntry& game = *find_game(id);
        Record match =
            new_record(game, default_values(game.rules()), {9, deal, deal}, {{kPerson, 0, {}}, {bot, 1, {}}});
        if (finished) match.result = RecordResult{{3, 1}, {3, 1}, {0}};
        QVERIFY(library().add(match, 1000 + static_cast<std::int64_t>(deal)));
    }
    Library library() const { return Library(folder.path().toStdString()); }
    QStringList titles() const {
        QStringList list;
        for (int row = 0; row < dialog->table()->rowCount(); ++row)
            list << dialog->table()->item(row, 0)->text();
        return list;
    }
    bool ready() const {
        return QTest::qWaitForWindowActive(dialog.get()) &&
               QTest::qWaitFor([&] { return dialog->table()->rowCount() > 0; }, kPatienceMs);
    }

    QTemporaryDir folder;
    std::unique_ptr<MatchesDialog> dialog;
};

/// Points by seat that no two sides share.
RecordResult unlikePoints(const Info& info, int seats) {
    RecordResult result;
    for (int seat = 0; seat < seats; ++seat) {
        const int part = info.cooperative ? 0 : info.teams ? seat % 2 : seat;
        result.points.push_back(10 + part);
        result.second.push_back(50 + part);
    }
    result.winners = {0};
    return result;
}

/// "2 × Rod" is two of them.
std::pair<QString, int> timesOf(const QString& words) {
    const QStringList parts = words.split(QStringLiteral(" × "));
    return parts.size() == 2 ? std::pair(parts[1], parts[0].toInt()) : std::pair(words, 1);
}

/// Every name that a row shows is in the place of its own points.
void rowFits(const Record& match, const QString& names, const QString& points) {
    const Info& info = find_game(match.game)->info();
    const auto& all = info.second != nullptr ? match.result->second : match.result->points;
    const QStringList groups = names.split(QStringLiteral(", ")), numbers = points.split(QStringLiteral(" – "));
    const TableNames table = recordNames(match);
    const bool few = table.me >= 0 && match.seats.size() <= 4; // each is named
    const auto nameOf = [&](std::size_t seat) {
        const int place = static_cast<int>(seat);
        if (match.seats[seat].bot == kPerson) return QStringLiteral("You");
        if (!few) return botName(match.game, match.seats[seat].bot);
        return QStringLiteral("%1 (%2)").arg(table.of(place), QString(table.bots[place]).remove("partner, "));
    };
    const QByteArray row = QStringLiteral("%1: %2 | %3").arg(info.id, names, points).toUtf8();
    if (info.cooperative) {
        QVERIFY2(points == QString::number(all.front()), row);
        return;
    }
    const auto you = std::find_if(match.seats.begin(), match.seats.end(),
                                  [](const RecordSeat& seat) { return seat.bot == kPerson; });
    const auto first = you == match.seats.end() ? 0 : you - match.seats.begin();
    int seen = 0; // seats that have been named
    qsizetype number = 0;
    for (const QString& group : groups) {
        QStringList members;
        for (const QString& part : group.split(QStringLiteral(" and "))) {
            const auto [name, times] = timesOf(part);
            for (int i = 0; i < times; ++i)
                members << name;
        }
        seen += static_cast<int>(members.size());
        QList<int> wanted;
        for (std::size_t seat = 0; seat < match.seats.size(); ++seat)
            if (members.contains(nameOf(seat))) wanted << all[seat];
        if (info.teams) { // the side whose names these are, both bots of one name may sit at both
            const auto side = static_cast<std::size_t>((first + number) % 2);
            const QStringList two{nameOf(side), nameOf(side + 2)};
            wanted = {all[side]};
            QVERIFY2(std::is_permutation(two.begin(), two.end(), members.begin(), members.end()), row);
        } else if (members.size() > 3) {
            const auto [least, most] = std::minmax_element(wanted.begin(), wanted.end());
            QVERIFY2(numbers.value(number++) == QStringLiteral("%1 to %2").arg(*least).arg(*most), row);
            continue;
        }
        for (const int value : wanted)
            QVERIFY2(numbers.value(number++) == QString::number(value), row);
    }
    QVERIFY2(seen == static_cast<int>(match.seats.size()) && number == numbers.size(), row);
}

} // namespace

class MatchesTest : public QObject {
    Q_OBJECT
private slots:
    void unfinishedAreAGroup();
    void foundByGameAndOpponent();
    void deletedAndHadBack();
    void opensByKey();
    void contextMenu();
    void pointsStandWithTheirNames_data();
    void pointsStandWithTheirNames();
};

void MatchesTest::unfinishedAreAGroup() {
    MatchesList list;
    QVERIFY(list.ready());
    QCOMPARE(list.titles(), (QStringList{"Unfinished", "Pazaak", "Finished", "RPS Poker", "Pazaak", "Pazaak"}));
    QCOMPARE(list.dialog->table()->currentRow(), 1); // titles cannot be chosen
}

void MatchesTest::foundByGameAndOpponent() {
    MatchesList list;
    QVERIFY(list.ready());
    QTest::keyClicks(list.dialog->search(), "bold");
    QCOMPARE(list.titles(), (QStringList{"Finished", "Pazaak"}));
    list.dialog->search()->clear();
    list.dialog->game()->setCurrentText("RPS Poker");
    QCOMPARE(list.titles(), (QStringList{"Finished", "RPS Poker"}));
    QTest::keyClicks(list.dialog->search(), "nobody");
    QVERIFY(list.titles().isEmpty());
    QVERIFY(!list.dialog->undoButton()->isVisible());
}

/// By the Delete key; it stays in its file until the dialog closes, and comes back by Ctrl+Z.
void MatchesTest::deletedAndHadBack() {
    MatchesList list;
    QVERIFY(list.ready());
    QTableWidget* table = list.dialog->table();
    table->setFocus();
    table->setCurrentCell(3, 0);
    QTest::keyClick(table, Qt::Key_Delete);
    QCOMPARE(table->rowCount(), 5);
    QVERIFY(list.dialog->undoButton()->isVisible());
    QCOMPARE(list.library().recent(9).size(), std::size_t{4});
    QTest::keyClick(table, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(table->rowCount(), 6);
    QVERIFY(list.dialog->deleted().empty());
    QVERIFY(!list.dialog->undoButton()->isVisible());
    QTest::keyClick(table, Qt::Key_Delete);
    QCOMPARE(list.dialog->deleted().size(), std::size_t{1});
    QCOMPARE(list.dialog->deleted()[0].record.game, std::string("rps"));
}

void MatchesTest::opensByKey() {
    MatchesList list;
    QVERIFY(list.ready());
    std::string opened;
    connect(list.dialog.get(), &MatchesDialog::openRequested, this,
            [&](const Library::Entry& match) { opened = match.record.seats[1].bot; });
    list.dialog->table()->setFocus();
    list.dialog->table()->setCurrentCell(4, 0);
    QTest::keyClick(list.dialog->table(), Qt::Key_Return);
    QCOMPARE(opened, std::string("bold"));
    QVERIFY(!list.dialog->isVisible());
}

void MatchesTest::contextMenu() {
    MatchesList list;
    QVERIFY(list.ready());
    QTableWidget* table = list.dialog->table();
    QStringList words;
    QTimer::singleShot(0, this, [&] {
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        if (menu == nullptr) return;
        for (const QAction* action : menu->actions())
            words << action->text().remove('&');
        QTest::keyClick(menu, Qt::Key_Escape);
    });
    const QPoint at = table->visualItemRect(table->item(1, 0)).center();
    QContextMenuEvent event(QContextMenuEvent::Mouse, at, table->viewport()->mapToGlobal(at));
    QApplication::sendEvent(table->viewport(), &event);
    QTRY_COMPARE(words, (QStringList{"Continue", "Delete"}));
}

void MatchesTest::pointsStandWithTheirNames_data() {
    QTest::addColumn<QString>("id");
    for (const GameEntry* game : games())
        QTest::newRow(game->info().id) << QString::fromUtf8(game->info().id);
}

/// However many sit there, alike or not, with a person or without: in the list of all matches, and in that of a file.
void MatchesTest::pointsStandWithTheirNames() {
    QFETCH(const QString, id);
    const GameEntry& game = *find_game(id.toStdString());
    const Info& info = game.info();
    const auto bot = [&](int number) { return std::string(game.bots()[static_cast<std::size_t>(number)].id); };
    std::vector<Record> matches;
    for (const int seats : {info.min_seats, std::min(info.max_seats, 5), info.max_seats}) {
        for (int kinds = 1; kinds <= std::min(3, static_cast<int>(game.bots().size())); ++kinds) {
            for (const int person : {-1, 0, seats - 1}) {
                std::vector<RecordSeat> sitters;
                for (int seat = 0; seat < seats; ++seat)
                    sitters.push_back(seat == person ? RecordSeat{kPerson, 0, {}}
                                                     : RecordSeat{bot(seat % kinds), 1, {}});
                matches.push_back(new_record(game, default_values(game.rules()), {9, matches.size(), matches.size()},
                                             std::move(sitters)));
                matches.back().result = unlikePoints(info, seats);
            }
        }
    }
    const QTemporaryDir folder;
    for (std::size_t i = matches.size(); i-- > 0;) // the newest one is the first in the list
        QVERIFY(Library(folder.path().toStdString()).add(matches[i], 9000 - static_cast<std::int64_t>(i)));
    MatchesDialog dialog(folder.path());
    dialog.show();
    const QTableWidget& table = *dialog.table();
    QTRY_COMPARE(table.rowCount(), static_cast<int>(matches.size()) + 1); // with the title of the group
    RecordListModel file;
    file.setRecords(matches);
    for (int row = 0; row < file.rowCount(); ++row) {
        const Record& match = matches[static_cast<std::size_t>(row)];
        rowFits(match, table.item(row + 1, 1)->text(), table.item(row + 1, 2)->text());
        const QString who = file.index(row, RecordListModel::SeatsColumn).data().toString();
        QVERIFY(who.startsWith(gameTitle(info.id) + ": "));
        rowFits(match, who.mid(gameTitle(info.id).size() + 2),
                file.index(row, RecordListModel::ResultColumn).data().toString());
        if (QTest::currentTestFailed()) return;
    }
}

HILLTOP_TEST(MatchesTest)
#include "matches_test.moc"
