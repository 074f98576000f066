// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/session_players.h"

#include "engine/play.h"

namespace hilltop {

std::unique_ptr<BotPlayer> SessionPlayers::make(Seat seat, const std::string& bot,
                                                std::vector<std::string> names) const {
    return std::make_unique<BotPlayer>(game, bot,
                                       BotPlayer::Place{.seat = seat,
                                                        .seats = static_cast<int>(record.seats.size()),
                                                        .names = std::move(names),
                                                        .seed = own_seed(record.source.seed, record.source.match, seat),
                                                        .rules = record.rules,
                                                        .limits = limits.of(bot)});
}

Question SessionPlayers::question(const Table& table, Seat seat, std::uint64_t ticket) const {
    return {ticket,           seat,
            table.need(seat), table.menu(seat),
            table.seen(seat), dice(record.source.seed, record.source.match, seat, table.decision_of(seat))};
}

void SessionPlayers::recall(BotPlayer& player, const BotUse& use, Seat seat,
                            const std::vector<std::unique_ptr<Table>>& history, std::size_t from,
                            std::uint64_t ticket) const {
    if (use.memory == Memory::None) return;
    for (std::size_t i = from; i + 1 < history.size(); ++i) {
        const Table& past = *history[i];
        if (!past.asked().contains(seat)) continue;
        if (past.resting()) {
            if (use.listens) player.notice(question(past, seat, ticket), {});
        } else if (past.need(seat) == Need::Must || use.speaks) {
            player.ask(question(past, seat, ticket), [](const GivenAnswer&) {});
        }
    }
}

Adviser::~Adviser() {
    m_player.reset(); // its thread ends before what it calls
}

void Adviser::setBot(std::string bot) {
    if (bot == m_bot) return;
    drop();
    m_bot = std::move(bot);
}

void Adviser::ask(const SessionPlayers& players, Seat seat, const std::vector<std::unique_ptr<Table>>& history,
                  std::uint64_t ticket) {
    const std::string name = bot(players.game);
    if (!m_player || m_seat != seat) {
        std::vector<std::string> names;
        if (players.game.info().tells_names) names.assign(players.record.seats.size(), name);
        m_player = players.make(seat, name, std::move(names));
        m_seat = seat;
        m_knows = 0;
    }
    // Replays what this seat has seen since the adviser was created or last asked.
    players.recall(*m_player, players.game.use_of(name).value_or(BotUse()), seat, history, m_knows, ticket);
    m_knows = history.size() - 1;
    m_player->ask_advice(
        players.question(*history.back(), seat, ticket),
        [this, post = m_mailbox.post()](const GivenAnswer& given) { post([this, given] { emit answered(given); }); });
}

} // namespace hilltop
