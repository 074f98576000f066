// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/fault_policy.h"
#include "game/bot_player.h"
#include "table/session_players.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <functional>
#include <memory>
#include <vector>

namespace hilltop {

/// A match that people and bots play: the table, its history, and who is asked. Lives in the GUI thread and never
/// blocks: bots answer from threads of their own. After each step it waits for proceed(), so that a table can show
/// what happened first.
class TableSession : public QObject {
    Q_OBJECT
public:
    /// Begins or continues the match of `record`; an error names the answer that is not allowed. Bots that remember are
    /// asked along the way up to there.
    static Result<std::unique_ptr<TableSession>> open(Record record, LimitsByBot limits = {});
    /// The same of a match that was played again elsewhere: a long one takes a while.
    static Result<std::unique_ptr<TableSession>> open(Replay replay, LimitsByBot limits = {});
    ~TableSession() override;

    const GameEntry& game() const { return *m_game; }
    const Table& table() const { return *m_history.back(); }
    /// The table at its start and after every step and rest.
    const std::vector<std::unique_ptr<Table>>& history() const { return m_history; }
    /// The same, to be read.
    std::vector<const Table*> positions() const;
    const Record& record() const { return *m_record; }
    SeatSet persons() const { return m_persons; }
    /// Seats of people who are asked now.
    SeatSet askedPersons() const;
    /// Those of them for whom silence is an answer too.
    SeatSet askedToSpeak() const;
    bool resting() const { return !table().over() && table().resting(); }
    /// That rest ends by itself: a trick is over, bots play alone, or no person had a choice in the step before.
    bool restFlows() const;
    bool canUndo() const;
    /// The seats of bots that are not built in and owe an answer.
    SeatSet thinking() const;
    /// Its program is being started; it thinks afterwards.
    bool starting(Seat seat) const;
    /// Of the bot at that seat.
    const BotLimits& limits(Seat seat) const;
    const BotLimits& limitsOf(const std::string& bot) const { return m_limits.of(bot); }

    /// Asks all who owe an answer; at a rest nothing happens until goOn().
    void proceed();
    /// The person's answer as records write it. False if it is not their turn or the rules refuse it.
    bool answer(Seat seat, const std::string& word);
    /// What a person will say, once, at the next question where silence is an answer too; replaces what was to be
    /// said. The rules judge it then: what they refuse is silence.
    void sayNext(Seat seat, const std::string& word);
    /// Whether people's moves are made by themselves where only one is allowed. A person who plays alone at this
    /// screen is asked for that many milliseconds first, and may make it or call goOn().
    void setMakesForced(bool on, int afterMs = 0);
    /// How many milliseconds after it was asked the answer of a built-in bot is taken, by seat and menu; nothing: at
    /// once. Neither the answer nor the record depends on it.
    using ThinkingTime = std::function<int(Seat, const std::vector<Choice>& menu)>;
    void setThinkingTime(ThinkingTime time) { m_thinkingTime = std::move(time); }
    /// Such an answer waits for its time.
    bool holding() const { return !m_held.empty(); }
    /// Empty if nothing will be said.
    const std::string& saysNext(Seat seat) const { return m_says[static_cast<std::size_t>(seat.index())]; }
    /// All who are asked to speak say what they were going to say, or are silent.
    void passOver();
    /// Ends a rest; a move that makes itself is made now, and who has thought answers.
    void goOn();
    /// Back to the last moment at which a person had to decide something.
    void undo();
    /// Whom hints are asked of, an id or spec that has passed GameEntry::check_bot(); empty: the strongest built-in
    /// bot.
    void setAdviser(std::string bot) { m_adviser.setBot(std::move(bot)); }
    std::string adviser() const { return m_adviser.bot(*m_game); }
    /// What the adviser would do; hinted() or hintFailed() delivers it. The ticket of an older hint is dropped.
    void askHint(Seat seat);
    /// The hint is no longer wanted.
    void dropHint() { m_adviser.drop(); }

signals:
    /// A step or rest has been taken; table().events() lists what happened. Call proceed() when it has been shown.
    void stepped();
    /// The table is another one: undo, with nothing to animate.
    void jumped();
    /// Some have answered, and others have not yet.
    void answered();
    /// That move of a person will make itself in a moment.
    void forced(int seat, const QString& word);
    /// The record has changed and should be saved.
    void recordChanged();
    void finished();
    /// thinking() or holding() may have changed.
    void waitingChanged();
    /// A bot has committed a fault, and wrote that to stderr meanwhile. One that has died is reported once.
    void faulted(int seat, hilltop::Fault fault, const QString& errors);
    void hinted(const QString& word, const std::vector<hilltop::AnyBot::Answer::Valued>& values);
    /// The adviser has committed a fault, and wrote that to stderr meanwhile.
    void hintFailed(hilltop::Fault fault, const QString& errors);

private:
    TableSession();
    SessionPlayers players() const { return {*m_game, *m_record, m_limits}; }
    Question question(const Table& table, Seat seat) const { return players().question(table, seat, m_ticket); }
    /// Of the seat's bot.
    BotUse use(Seat seat) const;
    void makePlayer(Seat seat);
    void recall(Seat seat);
    void takeHint(const GivenAnswer& given);
    /// At the open question.
    BotTask taskOf(Seat seat);
    void fail(Seat seat, Fault fault);
    void remind();
    void withdraw();
    void hold(const GivenAnswer& given);
    void takeHeld();
    void take(const GivenAnswer& given);
    void tell();
    void takeHeard(const GivenAnswer& heard);
    void makeForced();
    bool waitForForced();
    void endForced();
    bool decides(const Table& table) const;
    void stepIfReady();
    void step();
    void tellResult();
    void keepRecord();

    Mailbox m_mailbox;
    const GameEntry* m_game = nullptr;
    std::unique_ptr<Record> m_record; // the tables use its script: it never moves
    std::vector<std::unique_ptr<Table>> m_history;
    std::vector<std::unique_ptr<BotPlayer>> m_players; // by seat; none for a person
    Adviser m_adviser;
    LimitsByBot m_limits;
    std::vector<std::string> m_says; // by seat
    std::optional<FaultPolicy> m_fault_policy;
    bool m_makesForced = false;
    int m_forcedMs = 0;
    QTimer m_forcedWait;
    ThinkingTime m_thinkingTime;
    QElapsedTimer m_asked; // the bots were last asked then
    QTimer m_heldUntil;
    std::vector<GivenAnswer> m_held;
    SeatSet m_persons;
    SeatSet m_asking;                  // asked, or notified at a rest, and not answered yet
    std::vector<RecordFault> m_faults; // at the open question: they count once it is answered
    std::uint64_t m_ticket = 1;
    bool m_waiting = false; // for proceed()
};

} // namespace hilltop
