// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/analysis_words.h"
#include "documents/second_try.h"
#include "play/second_try_bar.h"
#include "records/record_text.h"
#include "replay/analysis_panel.h"
#include "replay/analysis_views.h"
#include "replay/replay_page.h"
#include "settings/settings.h"
#include "shell.h"
#include "support/test.h"

#include <QAction>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

using namespace hilltop;

/// Costs some seconds: a whole journey through the window, from a mistake to the table and back.
class SecondTryTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// One click at a mistake; the same cards and opponents; both answers with their values; what came of both.
    void aMistakeIsTriedAgain() {
        const QTemporaryDir folder;
        const Record match = *play_record(*find_game("pazaak"), default_values(find_game("pazaak")->rules()),
                                          {42, 1, 1}, std::vector<std::string>{"cautious", "champion"});
        Window window(*qApp, folder.path(), folder.filePath("hilltop.ini"));
        ShellOf shell(window);
        shell.show();
        ReplayPage& replay = window.replay();
        QVERIFY(replay.opening().open(match, MatchOrigin()));
        window.main().showPage(&replay);
        replay.setAnalysing(true);
        QTRY_VERIFY_WITH_TIMEOUT(replay.analysis().ready(), kPatienceMs);
        const auto mistakes = replay.analysis().mistakes();
        QVERIFY(!mistakes.empty());
        replay.cursor().goTo(mistakes.front());
        const ReviewedDecision mistake = *replay.views()->panel()->decision();
        QVERIFY(mistake.loss->value > 0);
        const Table& asked = replay.cursor().table();
        auto* button = replay.views()->panel()->findChild<QToolButton*>("tryAgain");
        QVERIFY(button && button->isVisible() && button->isEnabled());
        QTest::mouseClick(button, Qt::LeftButton);

        QCOMPARE(shell.page(), static_cast<Page*>(&window.play()));
        QCOMPARE(window.play().record().seats[mistake.seat.index()].bot, std::string(kPerson));
        QCOMPARE(window.play().record().seats[1 - mistake.seat.index()].bot, match.seats[1 - mistake.seat.index()].bot);
        QCOMPARE(window.play().session()->table().steps(), asked.steps());
        QVERIFY(window.play().session()->table().shown(SeatSet::all(2)) == asked.shown(SeatSet::all(2)));
        const SecondTryBar& bar = *window.play().secondTry();
        const ReviewUnits units(find_game("pazaak")->info());
        const auto valueOf = [&](const std::optional<std::string>& word) {
            for (const auto& option : mistake.options)
                if (option.word == word) return units.value(option.worth.value);
            return QString("none");
        };
        QVERIFY2(bar.text().contains(valueOf(mistake.played)), qPrintable(bar.text()));
        QVERIFY(!bar.text().contains(valueOf(mistake.options.front().word)));

        shell.waitForMe();
        window.play().scene().answer(QString::fromStdString(*mistake.options.front().word));
        QTRY_VERIFY_WITH_TIMEOUT(bar.text().contains(valueOf(mistake.options.front().word)), kPatienceMs);
        QVERIFY2(bar.text().contains(valueOf(mistake.played)), qPrintable(bar.text()));
        bool hand = false;
        while (!shell.table().over()) {
            shell.waitForMe();
            hand = hand || bar.text().contains("After this hand:");
            if (!shell.table().over()) shell.answer();
        }
        QVERIFY(hand);
        QTRY_VERIFY_WITH_TIMEOUT(bar.text().contains("Result now:"), kPatienceMs);
        const auto before = Replay::make(match);
        QVERIFY2(bar.text().endsWith(scoreLine(before->last(), window.play().scene().position()->names()) + '.'),
                 qPrintable(bar.text()));

        QTest::mouseClick(bar.back(), Qt::LeftButton);
        QCOMPARE(shell.page(), static_cast<Page*>(&replay));
        QCOMPARE(replay.cursor().branch(), 0);
        QCOMPARE(replay.cursor().position(), mistakes.front());
        QCOMPARE(replay.cursor().document()->record().steps, match.steps); // the match stays as it was
    }

    /// The end of the hand is found in both lines, and what has not come yet is not told.
    void handsEndWhereTheNextBegins() {
        const Record match = matchOf(*find_game("pazaak"), 3);
        const auto replay = std::make_shared<const Replay>(std::move(*Replay::make(match)));
        std::vector<const Table*> tables;
        for (int position = 0; position < replay->positions(); ++position)
            tables.push_back(&replay->table(position));
        const SecondTry first{replay, 0, *replay->table(0).asked().begin(), {}};
        const int end = first.handEnd(tables);
        QVERIFY(end > 0 && end + 1 < replay->positions());
        QVERIFY(tables[static_cast<std::size_t>(end)]->resting() ||
                tables[static_cast<std::size_t>(end) + 1]->steps() ==
                    tables[static_cast<std::size_t>(end)]->steps() + 1);
        const std::vector<const Table*> cut(tables.begin(), tables.begin() + end);
        QCOMPARE(first.handEnd(cut), -1);
        Record open = cut_before(match, 0);
        QVERIFY(!first.answer(open));
        QVERIFY(first.answer(match) == match.steps[0][0]);
    }
};

HILLTOP_TEST(SecondTryTest)
#include "second_try_test.moc"
