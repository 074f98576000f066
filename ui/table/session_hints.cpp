// SPDX-License-Identifier: GPL-3.0-or-later
// Hints: what another bot would do in a person's place.
#include "table/table_session.h"

namespace hilltop {

void TableSession::setAdviser(std::string bot) {
    if (bot == m_adviserBot) return;
    dropHint();
    m_adviser.reset();
    m_adviserBot = std::move(bot);
}

void TableSession::askHint(Seat seat) {
    if (!askedPersons().contains(seat)) return;
    const BotUse use = m_game->use_of(adviser()).value_or(BotUse());
    if (!m_adviser || m_advised != seat) {
        std::vector<std::string> names;
        if (m_game->info().tells_names) names.assign(m_record->seats.size(), adviser());
        m_adviser = playerFor(seat, adviser(), std::move(names));
        m_advised = seat;
        m_adviserKnows = 0;
    }
    // Replays what this seat has seen since the adviser was created or last asked.
    recall(*m_adviser, use, seat, m_adviserKnows);
    m_adviserKnows = m_history.size() - 1;
    m_adviser->ask_advice(question(table(), seat), [this, post = m_mailbox.post()](const GivenAnswer& given) {
        post([this, given] { takeHint(given); });
    });
}

void TableSession::takeHint(const GivenAnswer& given) {
    if (given.answer.fault) m_adviser.reset(); // it may have died: the next hint starts another one
    if (given.ticket != m_ticket || !table().pending().contains(given.seat)) return;
    if (const auto fault = take_answer(*table().copy(), given.seat, given.answer))
        emit hintFailed(*fault, QString::fromStdString(given.answer.errors));
    else if (given.answer.word)
        emit hinted(QString::fromStdString(*given.answer.word), given.answer.values);
}

void TableSession::dropHint() {
    m_adviser.reset(); // the next question would have to wait until it has thought this one through
}

} // namespace hilltop
