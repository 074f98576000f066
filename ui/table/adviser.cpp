// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/adviser.h"

namespace hilltop {

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
