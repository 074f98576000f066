// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/play.h"
#include "game/bot_player.h"
#include "records/replay.h"
#include "registry/registry.h"
#include "support/test.h"

#include <QtTest>

using namespace hilltop;

namespace {

const GameEntry& game() {
    return *games().front();
}

/// A person's table reduced to bots: each in its own thread, answers taken in the asking one.
struct Host {
    Host(const std::vector<std::string>& names, const Source& deal)
        : source(deal)
        , table(std::move(*game().make_table(default_values(game().rules()), static_cast<int>(names.size()), deal))) {
        for (Seat seat : SeatSet::all(table->seats()))
            players.push_back(std::make_unique<BotPlayer>(game(), names[static_cast<std::size_t>(seat.index())],
                                                          BotPlayer::Place{.seat = seat, .names = {}, .rules = {}}));
    }
    Question question(Seat seat, std::uint64_t ticket) const {
        return {ticket,
                seat,
                table->need(seat),
                table->menu(seat),
                table->seen(seat),
                dice(source.seed, source.match, seat, table->decision_of(seat))};
    }
    void ask(Seat seat, std::uint64_t ticket) {
        players[static_cast<std::size_t>(seat.index())]->ask(question(seat, ticket), [this](const GivenAnswer& answer) {
            const std::lock_guard lock(mutex);
            given.push_back(answer);
            came.notify_all();
        });
    }
    std::vector<GivenAnswer> take(std::size_t count) {
        std::unique_lock lock(mutex);
        came.wait_for(lock, std::chrono::milliseconds(kPatienceMs), [&] { return given.size() >= count; });
        return std::exchange(given, {});
    }

    Source source;
    std::unique_ptr<Table> table;
    std::mutex mutex;
    std::condition_variable came;
    std::vector<GivenAnswer> given;
    std::vector<std::unique_ptr<BotPlayer>> players; // last: their threads use all of the above
};

} // namespace

class BotPlayerTest : public QObject {
    Q_OBJECT
private slots:
    void playsAsInASeries();
    void withdrawnQuestionsAreNotAnswered();
    void leavingDropsQuestions();
};

void BotPlayerTest::playsAsInASeries() {
    const std::vector<std::string> names{"careful", "random"};
    const Source source{5, 6, 7};
    Host host(names, source);
    for (std::uint64_t ticket = 1; !host.table->over(); ++ticket) {
        if (host.table->resting()) {
            for (Seat seat : host.table->asked())
                host.players[static_cast<std::size_t>(seat.index())]->notice(host.question(seat, ticket), {});
        }
        const SeatSet pending = host.table->pending();
        for (Seat seat : pending)
            host.ask(seat, ticket);
        const auto answers = host.take(static_cast<std::size_t>(pending.size()));
        QCOMPARE(answers.size(), static_cast<std::size_t>(pending.size()));
        for (const GivenAnswer& answer : answers) {
            QCOMPARE(answer.ticket, ticket);
            QVERIFY(answer.answer.word && host.table->answer(answer.seat, *answer.answer.word));
        }
        host.table->step();
    }
    const auto record = play_record(game(), default_values(game().rules()), source, names);
    QVERIFY(record && record->digest);
    QCOMPARE(host.table->digest(), *record->digest);
}

void BotPlayerTest::withdrawnQuestionsAreNotAnswered() {
    Host host({"expert", "expert"}, {1, 2, 3});
    const Seat seat = *host.table->pending().begin();
    BotPlayer& player = *host.players[static_cast<std::size_t>(seat.index())];
    for (std::uint64_t ticket = 1; ticket <= 20; ++ticket)
        host.ask(seat, ticket);
    player.withdraw();
    host.ask(seat, 21);
    // The first may have been answered before; what counts is that the newest is, and that nothing follows it.
    std::uint64_t last = 0;
    while (last < 21) {
        const auto answers = host.take(1);
        QVERIFY(!answers.empty());
        for (const GivenAnswer& answer : answers) {
            QVERIFY(answer.ticket > last);
            last = answer.ticket;
        }
    }
    QVERIFY(host.given.empty());
}

void BotPlayerTest::leavingDropsQuestions() {
    for (int round = 0; round < 20; ++round) {
        Host host({"expert", "random"}, {static_cast<std::uint64_t>(round), 0, 0});
        for (std::uint64_t ticket = 1; ticket <= 50; ++ticket) {
            for (Seat seat : host.table->pending())
                host.ask(seat, ticket);
        }
    }
}

HILLTOP_TEST(BotPlayerTest)
#include "bot_player_test.moc"
