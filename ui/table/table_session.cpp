// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/table_session.h"

#include "engine/play.h"
#include "text/table_texts.h"

#include <algorithm>
#include <utility>

namespace hilltop {
namespace {

/// The only allowed answer of that seat's menu, or the only one that makes sense; nothing if there are several or it
/// may be silent.
std::optional<std::string> onlyAnswer(const Table& table, Seat seat) {
    if (table.need(seat) != Need::Must) return {};
    if (const auto foregone = foregoneAnswer(table, seat.index())) return foregone->word.toStdString();
    std::optional<std::string> only;
    for (const Choice& choice : table.menu(seat)) {
        if (!choice.reason.empty()) continue;
        if (only) return {};
        only = choice.word;
    }
    return only;
}

} // namespace

TableSession::TableSession() {
    m_forcedWait.setSingleShot(true);
    connect(&m_forcedWait, &QTimer::timeout, this, &TableSession::endForced);
    m_heldUntil.setSingleShot(true);
    connect(&m_heldUntil, &QTimer::timeout, this, &TableSession::takeHeld);
    connect(&m_adviser, &Adviser::answered, this, &TableSession::takeHint);
}

TableSession::~TableSession() {
    m_players.clear(); // threads of bots end before what they call
}

Result<std::unique_ptr<TableSession>> TableSession::open(Record record, LimitsByBot limits) {
    auto replay = TRY(Replay::make(std::move(record), Replay::Asking::Later));
    return open(std::move(replay), std::move(limits));
}

Result<std::unique_ptr<TableSession>> TableSession::open(Replay replay, LimitsByBot limits) {
    std::unique_ptr<TableSession> session(new TableSession);
    session->m_game = &replay.game();
    session->m_limits = std::move(limits);
    auto parts = std::move(replay).release();
    session->m_record = std::move(parts.record);
    session->m_history = std::move(parts.tables);
    for (Seat seat : SeatSet::all(session->table().seats())) {
        const std::string& bot = session->m_record->seats[static_cast<std::size_t>(seat.index())].bot;
        if (bot == kPerson)
            session->m_persons.insert(seat);
        else
            TRY(session->m_game->check_bot(bot));
    }
    session->m_fault_policy.emplace(session->m_game->info());
    session->m_players.resize(session->m_record->seats.size());
    session->m_says.resize(session->m_record->seats.size());
    for (Seat seat : SeatSet::all(session->table().seats())) {
        if (session->m_persons.contains(seat)) continue;
        session->makePlayer(seat);
        session->recall(seat);
    }
    return session;
}

std::vector<const Table*> TableSession::positions() const {
    std::vector<const Table*> list;
    for (const auto& table : m_history)
        list.push_back(table.get());
    return list;
}

void TableSession::makePlayer(Seat seat) {
    const auto index = static_cast<std::size_t>(seat.index());
    m_players[index].reset();
    m_players[index] = players().make(seat, m_record->seats[index].bot, known_names(*m_game, *m_record));
}

SeatSet TableSession::thinking() const {
    SeatSet seats;
    for (Seat seat : resting() ? m_asking : SeatSet::from_bits(m_asking.bits() & table().pending().bits()))
        if (use(seat).version == 0) seats.insert(seat);
    return seats;
}

bool TableSession::starting(Seat seat) const {
    const auto& player = m_players[static_cast<std::size_t>(seat.index())];
    return player && player->state() == BotPlayer::State::Starting;
}

const BotLimits& TableSession::limits(Seat seat) const {
    return m_limits.of(m_record->seats[static_cast<std::size_t>(seat.index())].bot);
}

SeatSet TableSession::askedPersons() const {
    if (table().resting()) return {};
    return SeatSet::from_bits(table().pending().bits() & m_persons.bits());
}

SeatSet TableSession::askedToSpeak() const {
    return SeatSet::from_bits(askedPersons().bits() & ~table().deciding().bits());
}

BotUse TableSession::use(Seat seat) const {
    return m_game->use_of(m_record->seats[static_cast<std::size_t>(seat.index())].bot).value_or(BotUse());
}

/// A person had to decide something there.
bool TableSession::decides(const Table& table) const {
    for (Seat seat : SeatSet::from_bits(table.deciding().bits() & m_persons.bits())) {
        if (!m_makesForced || !onlyAnswer(table, seat)) return true;
    }
    return false;
}

bool TableSession::restFlows() const {
    if (m_persons.empty() || flowsOn(table())) return true;
    if (!m_makesForced || m_history.size() < 2) return false;
    const Table& before = *m_history[m_history.size() - 2];
    const SeatSet decided = SeatSet::from_bits(before.deciding().bits() & m_persons.bits());
    for (Seat seat : decided)
        if (!foregoneAnswer(before, seat.index())) return false;
    return !decided.empty();
}

void TableSession::makeForced() {
    if (!m_makesForced) return;
    for (Seat seat : askedPersons()) {
        const auto only = onlyAnswer(table(), seat);
        if (only && !m_history.back()->answer(seat, *only)) return; // refused by the rules: the person is asked
    }
}

void TableSession::setMakesForced(bool on, int afterMs) {
    m_makesForced = on;
    m_forcedMs = afterMs;
    if (!on) m_forcedWait.stop();
}

/// A move that makes itself shall be seen coming. Several people at one screen would pass it for that.
bool TableSession::waitForForced() {
    if (!m_makesForced || m_forcedMs <= 0 || m_persons.size() > 1) return false;
    for (Seat seat : askedPersons()) {
        const auto only = onlyAnswer(table(), seat);
        if (!only) continue;
        if (!m_forcedWait.isActive()) m_forcedWait.start(m_forcedMs);
        emit forced(seat.index(), QString::fromStdString(*only));
        return true;
    }
    return false;
}

void TableSession::endForced() {
    m_forcedWait.stop();
    if (m_waiting || table().over() || resting()) return;
    makeForced();
    stepIfReady();
    if (!m_waiting) emit answered();
}

void TableSession::proceed() {
    m_waiting = false;
    if (table().over() || resting()) return;
    if (!waitForForced()) makeForced();
    for (Seat seat : table().pending()) {
        BotPlayer* player = m_players[static_cast<std::size_t>(seat.index())].get();
        if (player == nullptr || m_asking.contains(seat)) continue;
        if (taskOf(seat) != BotTask::Answer) continue;
        m_asking.insert(seat);
        m_asked.start();
        // Answers come from the bot's thread and are taken in ours.
        player->ask(question(table(), seat), [this, post = m_mailbox.post()](const GivenAnswer& given) {
            post([this, given] { hold(given); });
        });
    }
    emit waitingChanged();
    stepIfReady();
}

/// Several that are held are taken together, once the last one is due.
void TableSession::hold(const GivenAnswer& given) {
    const bool thinks = m_thinkingTime && given.ticket == m_ticket && use(given.seat).version > 0;
    const auto left = thinks ? m_thinkingTime(given.seat, table().menu(given.seat)) - m_asked.elapsed() : 0;
    if (left <= 0 && m_held.empty()) return take(given);
    m_held.push_back(given);
    m_heldUntil.start(static_cast<int>(std::max<qint64>(left, m_heldUntil.remainingTime())));
    emit waitingChanged();
}

void TableSession::takeHeld() {
    m_heldUntil.stop();
    for (const GivenAnswer& given : std::exchange(m_held, {}))
        take(given);
    emit waitingChanged();
}

void TableSession::take(const GivenAnswer& given) {
    if (given.ticket != m_ticket || !table().pending().contains(given.seat)) return;
    m_asking.erase(given.seat);
    note_answer(*m_record, table(), given.seat, given.answer);
    emit waitingChanged();
    const auto fault = take_answer(*m_history.back(), given.seat, given.answer);
    if (fault)
        fail(given.seat, *fault);
    else
        m_fault_policy->answered(given.seat);
    stepIfReady();
    if (fault) emit faulted(given.seat.index(), *fault, QString::fromStdString(given.answer.errors));
    if (!m_waiting) emit answered();
}

BotTask TableSession::taskOf(Seat seat) {
    return m_fault_policy->task(*m_history.back(), seat, use(seat), [this](Seat who, Fault why) { fail(who, why); });
}

void TableSession::fail(Seat seat, Fault fault) {
    m_faults.push_back({table().steps(), seat, fault, resting()});
    m_fault_policy->record(seat, fault);
    m_history.back()->fail(seat, fault);
}

bool TableSession::answer(Seat seat, const std::string& word) {
    if (m_waiting || !askedPersons().contains(seat) || !m_history.back()->answer(seat, word)) return false;
    stepIfReady();
    if (!m_waiting) emit answered();
    return true;
}

void TableSession::sayNext(Seat seat, const std::string& word) {
    m_says[static_cast<std::size_t>(seat.index())] = word;
}

void TableSession::passOver() {
    if (m_waiting) return;
    for (Seat seat : askedToSpeak()) {
        const std::string word = std::exchange(m_says[static_cast<std::size_t>(seat.index())], {});
        if (word.empty() || !m_history.back()->answer(seat, word)) m_history.back()->silence(seat);
    }
    stepIfReady();
}

void TableSession::stepIfReady() {
    if (!m_waiting && table().ready() && !resting()) step();
}

void TableSession::goOn() {
    if (m_forcedWait.isActive()) return endForced();
    if (holding()) return takeHeld();
    if (!m_waiting && resting() && m_asking.empty()) tell();
}

/// Notifies the bots at a rest. A bot that is not built in may fail at it, and that counts here: it is waited for.
void TableSession::tell() {
    for (Seat seat : table().asked()) {
        BotPlayer* player = m_players[static_cast<std::size_t>(seat.index())].get();
        if (player == nullptr || taskOf(seat) == BotTask::None) continue;
        if (use(seat).version > 0) {
            player->notice(question(table(), seat), {});
            continue;
        }
        m_asking.insert(seat);
        player->notice(question(table(), seat), [this, post = m_mailbox.post()](const GivenAnswer& heard) {
            post([this, heard] { takeHeard(heard); });
        });
    }
    emit waitingChanged();
    if (m_asking.empty()) step();
}

void TableSession::takeHeard(const GivenAnswer& heard) {
    if (heard.ticket != m_ticket || !m_asking.contains(heard.seat)) return;
    m_asking.erase(heard.seat);
    if (!heard.answer.errors.empty())
        m_record->log.push_back({.decision = table().decision_of(heard.seat),
                                 .seat = static_cast<std::uint8_t>(heard.seat.index()),
                                 .told = true,
                                 .errors = heard.answer.errors});
    emit waitingChanged();
    const auto fault = heard.answer.fault;
    if (fault) fail(heard.seat, *fault);
    if (m_asking.empty()) step();
    if (fault) emit faulted(heard.seat.index(), *fault, QString::fromStdString(heard.answer.errors));
}

void TableSession::step() {
    m_forcedWait.stop();
    const bool told = resting();
    const bool failed = !m_faults.empty();
    if (!told) m_record->steps.push_back(answers_of(table()));
    m_record->faults.insert(m_record->faults.end(), m_faults.begin(), m_faults.end());
    m_faults.clear();
    // The history keeps the moment before the answers as it was: they belong to the next one.
    auto next = table().copy();
    m_history.back()->take_back();
    next->step();
    m_history.push_back(std::move(next));
    ++m_ticket;
    m_asking = {};
    m_waiting = true;
    if (!told || table().over() || failed) keepRecord(); // some matches end after their last rest
    if (table().over()) tellResult();
    emit stepped();
    if (table().over()) emit finished();
}

void TableSession::tellResult() {
    for (Seat seat : SeatSet::all(table().seats())) {
        BotPlayer* player = m_players[static_cast<std::size_t>(seat.index())].get();
        if (player != nullptr && use(seat).listens && m_fault_policy->takes_part(seat))
            player->over(table().seen(seat), table().result());
    }
}

void TableSession::keepRecord() {
    m_record->digest = table().digest();
    if (table().over())
        m_record->result = record_result(table().result(), table().seats());
    else
        m_record->result.reset();
    emit recordChanged();
}

bool TableSession::canUndo() const {
    return std::any_of(m_history.begin(), m_history.end() - 1, [&](const auto& table) { return decides(*table); });
}

void TableSession::withdraw() {
    m_forcedWait.stop();
    m_heldUntil.stop();
    m_held.clear();
    for (const auto& player : m_players) {
        if (player) player->withdraw();
    }
    m_adviser.drop(); // it has seen what is taken back
    ++m_ticket;
    m_asking = {};
    m_faults.clear();
    m_fault_policy->forget();
    emit waitingChanged();
}

/// A bot with a memory is created again and asked along the way up to here; so is one that is not built in, which may
/// have died.
void TableSession::remind() {
    for (Seat seat : SeatSet::all(table().seats())) {
        if (m_persons.contains(seat) || (use(seat).memory == Memory::None && use(seat).version > 0)) continue;
        makePlayer(seat);
        recall(seat);
    }
}

/// What the new bot at that seat would know by now.
void TableSession::recall(Seat seat) {
    players().recall(*m_players[static_cast<std::size_t>(seat.index())], use(seat), seat, m_history, 0, m_ticket);
}

void TableSession::askHint(Seat seat) {
    if (askedPersons().contains(seat)) m_adviser.ask(players(), seat, m_history, m_ticket);
}

void TableSession::takeHint(const GivenAnswer& given) {
    if (given.answer.fault) m_adviser.drop(); // it may have died: the next hint starts another one
    if (given.ticket != m_ticket || !table().pending().contains(given.seat)) return;
    if (const auto fault = take_answer(*table().copy(), given.seat, given.answer))
        emit hintFailed(*fault, QString::fromStdString(given.answer.errors));
    else if (given.answer.word)
        emit hinted(QString::fromStdString(*given.answer.word), given.answer.values);
}

void TableSession::undo() {
    if (!canUndo()) return;
    withdraw();
    do {
        m_history.pop_back();
    } while (!decides(table()));
    m_says.assign(m_says.size(), {});
    m_history.back()->take_back();
    m_record->steps.resize(static_cast<std::size_t>(table().steps()));
    // A fault at the rest before this question stays.
    std::erase_if(m_record->faults, [&](const RecordFault& fault) {
        return fault.step > table().steps() || (fault.step == table().steps() && !fault.told);
    });
    remind();
    m_waiting = true;
    keepRecord();
    emit jumped();
}

} // namespace hilltop
