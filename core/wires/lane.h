// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/attendance.h"
#include "engine/play.h"
#include "wires/any_lane.h"
#include "wires/lane_entrant.h"

#include <fmt/format.h>

namespace hilltop {

/// Plays a series: asks all seats that owe an answer, then gathers. Bot objects belong to (entrant, n-th copy at the
/// table).
template <Tabled G>
class Lane : public AnyLane {
public:
    /// `names` by entrant, for games in which seats know who sits where. The transport outlives the lane.
    Lane(const Series& series, const typename G::Rules& rules, std::vector<LaneEntrant<G>> entrants,
         std::span<const std::string> names, Transport& transport)
        : m_series(series.with_earlier())
        , m_rules(rules)
        , m_names(names.begin(), names.end())
        , m_transport(transport)
        , m_slot(series.number)
        , m_result(series) {
        std::vector<bool> foreign;
        for (auto& entrant : entrants) {
            foreign.push_back(entrant.built_in == nullptr && !series.forgiving);
            m_players.push_back({std::move(entrant), {}});
        }
        m_attendance = Attendance(G::info(), std::move(foreign), points_of_forfeit<G>(rules));
        m_attendance.begin(series.absent);
    }

    bool finished() const override { return m_stage == Stage::Finished; }
    int played() const override { return std::max(m_done - m_series.earlier, 0); }
    std::optional<Unfinished> unfinished() const override {
        if (!m_match || finished() || m_stage == Stage::Between) return {};
        Unfinished rest{m_kept, {m_result.faults.begin() + std::ptrdiff_t(m_faults_before), m_result.faults.end()}};
        const auto steps = static_cast<std::int32_t>(m_kept.steps.size());
        std::erase_if(rest.kept.faults, [&](const KeptMatch::FaultAt& fault) {
            return fault.step > steps || (fault.step == steps && !fault.told);
        });
        return rest;
    }
    SeriesResult take() override {
        m_result.faults.resize(m_faults_before);
        return std::move(m_result);
    }
    void recall(std::vector<SeriesFault> faults) override {
        m_recalled = std::move(faults);
        for (int match = 0; match < m_done; ++match)
            m_attendance.match_over(seated(m_series, match), recalled(match));
    }
    bool recalls() const override { return !finished() && m_done < m_series.earlier; }
    SeriesResult hand_over() override {
        const int per_deal = m_series.matches_per_deal;
        const int from = m_result.handed_over, until = static_cast<int>(m_result.lines.size()) / per_deal * per_deal;
        m_result.handed_over = until;
        return m_result.part(m_series.seats, m_series.match_number(m_series.earlier), from, until);
    }
    SeriesResult so_far() const override { return m_result.without_answers(m_faults_before); }
    void play_on(const Series& next) override {
        m_series = next.with_earlier();
        m_done = next.earlier;
        m_attendance.begin(next.absent);
        m_result = SeriesResult(next);
        m_faults_before = 0;
        m_stage = Stage::Between;
    }

    bool advance() override {
        const auto begun = Clock::now();
        for (int step = 0; step < kStepsAtOnce && (step == 0 || Clock::now() - begun < kTimeAtOnce); ++step) {
            if (finished() || anybody_busy()) return false;
            if (anybody_lost()) {
                begin_match(); // the same one
                continue;
            }
            switch (m_stage) {
            case Stage::Between:
                if (m_done < m_series.matches)
                    begin_match();
                else
                    m_stage = Stage::Finished;
                break;
            case Stage::Opening:
                if (!all_ready()) return false;
                start_bots();
                break;
            case Stage::Starting:
                deal();
                break;
            case Stage::Asking:
                gather();
                break;
            case Stage::Ending:
                end_match();
                break;
            case Stage::Finished:
                return false;
            }
        }
        return true;
    }

private:
    using Clock = std::chrono::steady_clock;
    static constexpr int kStepsAtOnce = 64;
    static constexpr std::chrono::milliseconds kTimeAtOnce{2};
    enum class Stage : std::uint8_t { Between, Opening, Starting, Asking, Ending, Finished };

    using Occupant = LaneOccupant<G>;
    struct Player {
        LaneEntrant<G> entrant;
        std::vector<std::unique_ptr<Occupant>> copies;
    };

    std::unique_ptr<Occupant> make_occupant(const LaneEntrant<G>& entrant, std::size_t index, std::size_t copy) {
        auto made = std::make_unique<Occupant>();
        if (entrant.built_in != nullptr) {
            made->built_in = true;
            made->quick = entrant.built_in->make();
            made->speaks = entrant.built_in->traits.speaks;
            made->listens = entrant.built_in->traits.listens;
            return made;
        }
        WireOrder order = entrant.order;
        order.slot = fmt::format("{}-{}-{}", m_slot, index, copy);
        made->speaks = entrant.kind->speaks;
        made->listens = entrant.kind->listens;
        if (entrant.kind->bot != nullptr && m_transport.calls(entrant.kind->kind)) {
            made->called = entrant.kind;
            made->order = std::move(order);
        } else {
            made->hosted = std::make_unique<HostedBot<G>>(*entrant.kind, m_transport, std::move(order));
        }
        return made;
    }
    /// All bots are ready at once; missing preparations of all of them have been started.
    bool all_ready() {
        bool ready = true;
        for (Seat seat : SeatSet::all(m_series.seats)) {
            if (plays(seat)) ready = at(seat).ready(m_transport) && ready;
        }
        return ready;
    }
    /// Calls a quick bot, and looks at the clock where it is not ours.
    template <class Call>
    void timed(Occupant& bot, Call call) {
        if (bot.built_in) return call();
        const auto begun = Clock::now();
        call();
        bot.time = std::chrono::duration_cast<std::chrono::microseconds>(Clock::now() - begun);
        if (bot.order.spent != nullptr) bot.order.spent->add(bot.time);
    }

    Occupant& at(Seat seat) { return *m_seated[static_cast<std::size_t>(seat.index())]; }

    void begin_match() {
        m_by_seat = seated(m_series, m_done);
        if (const auto forfeit = m_attendance.forfeit(m_by_seat)) {
            if (m_done >= m_series.earlier) m_result.add(*forfeit, m_series.seats, Digest());
            ++m_done;
            return;
        }
        m_absent = m_attendance.absent(m_by_seat);
        m_used_up = {};
        m_seated.clear();
        std::vector<std::size_t> copies(m_players.size());
        for (Seat seat : SeatSet::all(m_series.seats)) {
            const std::size_t index = m_by_seat[seat.index()];
            Player& player = m_players[index];
            const std::size_t copy = copies[index]++;
            if (copy == player.copies.size()) player.copies.push_back(make_occupant(player.entrant, index, copy));
            m_seated.push_back(player.copies[copy].get());
            if (player.entrant.used_up()) m_used_up.insert(seat);
        }
        m_known_names.clear();
        for (Seat seat : G::info().tells_names ? SeatSet::all(m_series.seats) : SeatSet())
            m_known_names.push_back(m_names[m_by_seat[seat.index()]]);
        m_kept = {};
        m_kept.match = m_done - m_series.earlier;
        m_result.faults.resize(m_faults_before);
        m_fault_policy = FaultPolicy(G::info());
        m_match.reset();
        m_stage = Stage::Opening;
    }

    bool plays(Seat seat) const { return !m_absent.contains(seat) && !m_used_up.contains(seat); }

    void start_bots() {
        const std::uint64_t number = m_series.match_number(m_done);
        for (Seat seat : SeatSet::all(m_series.seats)) {
            if (!plays(seat)) continue;
            Occupant& bot = at(seat);
            const Seating seating{.me = seat,
                                  .seats = m_series.seats,
                                  .names = m_known_names,
                                  .match = m_series.told_from + m_done,
                                  .seed = own_seed(m_series.seed, number, seat)};
            if (bot.called != nullptr) bot.open(m_transport);
            if (bot.hosted)
                bot.hosted->start(seating, m_rules);
            else
                timed(bot, [&] { bot.fault = bot.quick ? bot.quick->start(seating) : Fault::NoStart; });
        }
        m_stage = Stage::Starting;
    }

    void deal() {
        m_match.emplace(m_rules, m_series.seats, Chance(m_series.seed, m_series.deal_number(m_done)));
        for (Seat seat : SeatSet::all(m_series.seats)) {
            if (plays(seat)) note(seat, true);
            const auto fault = m_absent.contains(seat) ? std::optional(Fault::Dead) : fault_of(seat);
            if (fault) m_fault_policy.not_started(seat, *fault);
        }
        go_on();
    }

    /// Asks the next question, or reports the end.
    void go_on() {
        if (m_match->over())
            tell_over();
        else
            ask();
    }

    void ask() {
        for (Seat seat : m_match->asked()) {
            Occupant& bot = at(seat);
            const BotTask task =
                m_fault_policy.task(*m_match, seat, bot, [this](Seat who, Fault why) { fail(who, why); });
            if (task == BotTask::None) continue;
            bot.fault.reset();
            if (task == BotTask::Notice) {
                if (bot.hosted)
                    bot.hosted->tell(m_match->view(seat));
                else
                    timed(bot, [&] { bot.fault = bot.quick->notice(m_match->view(seat)); });
            } else if (bot.hosted) {
                bot.hosted->ask(m_match->view(seat), m_match->need(seat));
            } else {
                Rng rng = dice(m_series.seed, m_series.match_number(m_done), seat, m_match->decision_of(seat));
                timed(bot, [&] { bot.reply = bot.quick->act(m_match->view(seat), rng); });
            }
        }
        m_stage = Stage::Asking;
    }

    /// All answers are there: they count, and the match goes a step further.
    void gather() {
        const bool told = m_match->resting();
        for (Seat seat : m_match->asked()) {
            if (!m_fault_policy.takes_part(seat)) continue;
            Occupant& bot = at(seat);
            if (told) {
                if (!bot.listens) continue;
                note(seat, true);
                if (const auto fault = fault_of(seat)) fail(seat, *fault);
            } else if (m_match->pending().contains(seat)) {
                const auto reply = bot.hosted ? bot.hosted->reply(m_match->view(seat)) : bot.reply;
                const auto fault = settle(*m_match, seat, reply);
                if (fault && bot.hosted) bot.hosted->explain(m_match->view(seat), reply);
                note(seat, false);
                if (fault)
                    fail(seat, *fault);
                else
                    m_fault_policy.answered(seat);
            }
        }
        if (!told && keeps()) {
            auto& answers = m_kept.steps.emplace_back();
            for (Seat seat : m_match->asked()) {
                const auto& answer = m_match->answer_of(seat);
                answers.push_back(answer ? std::optional(G::spell(*answer)) : std::nullopt);
            }
        }
        m_match->step();
        go_on();
    }

    void tell_over() {
        for (Seat seat : SeatSet::all(m_series.seats)) {
            Occupant& bot = at(seat);
            bot.fault.reset();
            if (!bot.listens || !m_fault_policy.takes_part(seat)) continue;
            if (bot.hosted)
                bot.hosted->tell_over(m_match->view(seat), m_match->result());
            else
                timed(bot, [&] { bot.fault = bot.quick->over(m_match->view(seat), m_match->result()); });
        }
        m_stage = Stage::Ending;
    }

    void end_match() {
        for (Seat seat : SeatSet::all(m_series.seats)) {
            Occupant& bot = at(seat);
            if (bot.listens && m_fault_policy.takes_part(seat)) {
                note(seat, true);
                if (const auto fault = fault_of(seat)) list_fault(seat, *fault, true);
            }
            if (bot.hosted) bot.hosted->match_over();
        }
        if (m_done < m_series.earlier) { // the bots only remember it
            m_attendance.match_over(m_by_seat, recalled(m_done));
        } else {
            m_attendance.match_over(m_by_seat, std::span(m_result.faults).subspan(m_faults_before));
            m_result.add(m_match->result(), m_series.seats, m_match->digest());
            m_faults_before = m_result.faults.size();
            if (keeps()) {
                m_kept.digest = m_match->digest().value();
                m_result.kept.push_back(std::move(m_kept));
            }
        }
        ++m_done;
        m_stage = Stage::Between;
    }

    std::span<const SeriesFault> recalled(int match) const {
        const auto number = m_series.match_number(match); // Clang 14 and GCC 12's headers have no equal_range
        return {std::ranges::lower_bound(m_recalled, number, {}, &SeriesFault::match),
                std::ranges::upper_bound(m_recalled, number, {}, &SeriesFault::match)};
    }
    std::optional<Fault> fault_of(Seat seat) {
        if (m_used_up.contains(seat)) return Fault::TimeOut;
        return at(seat).had();
    }

    void fail(Seat seat, Fault fault) {
        const bool told = m_match->resting();
        m_kept.faults.push_back({m_match->steps(), static_cast<std::uint8_t>(seat.index()), fault, told});
        list_fault(seat, fault, told);
        m_fault_policy.record(seat, fault);
        m_match->fail(seat, fault);
    }
    void list_fault(Seat seat, Fault fault, bool told) {
        if (fault == Fault::Dead) return; // one row a match: that of the death
        SeriesFault& listed = m_result.faults.emplace_back(
            SeriesFault{m_series.match_number(m_done), m_by_seat[seat.index()], static_cast<std::uint8_t>(seat.index()),
                        fault, m_match->decision_of(seat), told});
        listed.time = at(seat).took();
        listed.errors = errors_of(seat);
    }
    /// What a hosted bot's answer took, and what it wrote beside.
    void note(Seat seat, bool told) {
        Occupant& bot = at(seat);
        if (bot.built_in) return;
        if (bot.quick) bot.errors = bot.quick->errors();
        const std::string& errors = errors_of(seat);
        if (errors.empty() && (told || (bot.hosted && !bot.hosted->was_asked()))) return;
        m_kept.notes.push_back(
            {m_match->decision_of(seat), static_cast<std::uint8_t>(seat.index()), told, at(seat).took(), errors});
    }
    const std::string& errors_of(Seat seat) {
        static const std::string used_up = "the processor time it has in this tournament is used up\n";
        if (m_used_up.contains(seat)) return used_up;
        return at(seat).written();
    }
    /// Answers of hosted bots cannot be made again.
    bool keeps() const {
        return std::any_of(m_seated.begin(), m_seated.end(), [](const Occupant* bot) { return !bot->built_in; });
    }
    bool anybody_busy() { // each reads what is there
        return std::count_if(m_seated.begin(), m_seated.end(), [](Occupant* bot) { return bot->busy(); }) > 0;
    }
    bool anybody_lost() {
        return m_stage != Stage::Between && m_stage != Stage::Opening &&
               std::any_of(m_seated.begin(), m_seated.end(), [](const Occupant* bot) { return bot->lost(); });
    }

    Series m_series; ///< with the matches its bots remember
    const typename G::Rules m_rules;
    const std::vector<std::string> m_names;
    Transport& m_transport;
    std::vector<Player> m_players;       ///< by entrant of the plan
    Attendance m_attendance;             ///< within this series
    std::vector<SeriesFault> m_recalled; ///< of its earlier matches
    const std::uint32_t m_slot;          ///< its first series, which names the folders of its bots
    Stage m_stage = Stage::Between;
    int m_done = 0;
    SeatedEntrants m_by_seat;
    SeatSet m_absent;                ///< seats of those who are out by now
    SeatSet m_used_up;               ///< that have used up all their time: they are late at once, and soon out
    std::vector<Occupant*> m_seated; ///< by seat
    std::vector<std::string> m_known_names;
    FaultPolicy m_fault_policy{G::info()};
    std::optional<Match<G>> m_match;
    KeptMatch m_kept;
    SeriesResult m_result;
    std::size_t m_faults_before = 0; ///< of its matches that have ended
};

} // namespace hilltop
