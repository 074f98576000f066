// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "drive.h"
#include "echo_host.h"
#include "twin.h"

#include "analysis/contract.h"
#include "game/entry_of.h"
#include "records/replay.h"
#include "support/apply_event.h"
#include "support/json_schema.h"
#include "support/rounds.h"
#include "wires/hosting.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <list>
#include <set>
#include <tuple>

namespace hilltop::conformance {

/// What every game promises, one function a promise: each returns its first complaint, or nothing.
template <Tabled G>
requires Resampled<G>
struct Promises {
    using Try = const Trial<G>&;
    using Action = typename G::Action;

    /// Ids, ranges, defaults and setters fit together; the rules fit the tables of this game.
    static std::string info_is_sound(Try trial) {
        const Info& info = G::info();
        if (info.min_seats < 1 || info.max_seats > G::kSeats || info.default_seats < info.min_seats ||
            info.default_seats > info.max_seats)
            return "seats";
        if (info.zones.empty() || info.zones[0].per_seat) return "the first zone is no common one";
        std::set<std::string> ids;
        for (const auto& rule : G::rules()) {
            typename G::Rules rules;
            const int fallback = rule.get(rules);
            if (!ids.insert(rule.id).second || fallback < rule.min || fallback > rule.max) return rule.id;
            if (!rule.words.empty() && static_cast<int>(rule.words.size()) != rule.max - rule.min + 1) return rule.id;
            for (int value = rule.min; value <= rule.max; ++value) {
                rule.set(rules, value);
                if (rule.get(rules) != value) return rule.id;
            }
            rule.set(rules, fallback);
            if (!(rules == typename G::Rules{})) return fmt::format("{} sets another rule too", rule.id);
        }
        if (!G::check(typename G::Rules{}, info.default_seats) || !G::check(trial.rules, trial.seats))
            return "the rules are refused";
        return {};
    }

    /// Every match ends, and whoever plays it can win: of many matches of random answers every seat wins some. Where
    /// all share one result, all or none win, and matches end in different ways.
    static std::string matches_end(Try trial) {
        const SeatSet all = SeatSet::all(trial.seats);
        SeatSet won;
        std::set<int> points;
        const std::string complaint = each_match(trial, [&](int number) -> std::string {
            auto match = start(trial, number);
            Rng rng = walk_dice(number);
            if (!finish(match, trial.max_steps, rng)) return fmt::format("not over after {} steps", trial.max_steps);
            const MatchResult result = match.result();
            for (Seat seat : result.winners) {
                if (!all.contains(seat)) return "an empty chair wins";
                won.insert(seat);
            }
            if (G::info().cooperative && !result.winners.empty() && result.winners != all) return "some of a team win";
            points.insert(result.points[Seat(0)]);
            return {};
        });
        if (!complaint.empty() || !trial.winnable || trial.matches < 20 * trial.seats) return complaint;
        if (G::info().cooperative) return points.size() > 1 ? "" : "every match has the same result";
        for (Seat seat : all) {
            if (!won.contains(seat)) return fmt::format("seat {} wins none of {} matches", seat.index(), trial.matches);
        }
        return {};
    }

    /// Who must answer can; what is offered is allowed or says why not, once each, and is read as it is spelled.
    static std::string menus_are_sound(Try trial) {
        return each_position(trial, [&](const Match<G>& match, Rng&) -> std::string {
            if (!match.over() && match.asked().meets(SeatSet::from_bits(~SeatSet::all(trial.seats).bits())))
                return "an empty chair is asked";
            for (Seat seat : match.asked())
                if ((match.need(seat) == Need::Notify) != match.resting()) return "some rest while others are asked";
            if (match.over() || match.resting()) return {};
            const Layout layout = laid_out<G>(match.state());
            for (Seat seat : match.asked()) {
                const auto view = match.view(seat);
                if (allowed(view).empty()) return fmt::format("seat {} has nothing to answer", seat.index());
                std::set<std::string> words;
                for (const Action& action : offered(view)) {
                    if (!words.insert(G::spell(action)).second)
                        return fmt::format("{} is offered twice", G::spell(action));
                    if (const char* reason = G::objection(view, action); reason != nullptr && *reason == '\0')
                        return fmt::format("no reason against {}", G::spell(action));
                    if (const std::string complaint = is_read(action); !complaint.empty()) return complaint;
                    if (const std::string spot = lost_spot(layout, G::target_of(view, action)); !spot.empty())
                        return fmt::format("{} {}", G::spell(action), spot);
                }
                for (int fault = 0; fault < kFaults; ++fault) {
                    const Action action = G::penalty(view, static_cast<Fault>(fault));
                    if (const std::string complaint = is_read(action); !complaint.empty()) return complaint;
                }
            }
            return {};
        });
    }

    /// What a seat that decides sees, written down and read again, is what it sees: so are its menu and all that is
    /// judged by it.
    static std::string positions_are_read(Try trial) {
        if constexpr (SetUp<G>) {
            return each_position(trial, [&](const Match<G>& match, Rng&) -> std::string {
                if (match.over() || match.resting()) return {};
                for (Seat seat : SeatSet::all(trial.seats)) {
                    const InfoState<G> seen = keep(match.view(seat));
                    const Json written = G::describe(seen);
                    const auto read = G::view_from(written);
                    if (!read)
                        return fmt::format("seat {}: {} of {}", seat.index(), english(read.error()), written.dump());
                    if (!(*read == seen) || G::describe(*read) != written)
                        return fmt::format("seat {}: {} is read as {}", seat.index(), written.dump(),
                                           G::describe(*read).dump());
                }
                return {};
            });
        }
        return {};
    }

    /// A card that a seat does not see could be another one: over many positions of random matches it changes with what
    /// is resampled. One that never does is known to the seat, by what G::own() or G::open() tell it.
    static std::string hidden_cards_vary(Try trial) {
        struct Hidden {
            int times = 0;
            bool varies = false;
            Where first;
        };
        constexpr int kEnough = 20;
        std::map<std::tuple<int, int, int, Need>, Hidden> all; // zone, whose from the seat on, place
        if (!trial.extreme.empty()) return {};
        const std::string complaint = each_position(trial, [&](const Match<G>& match, Rng& rng) -> std::string {
            if (match.over() || rng.below(4) != 0) return {};
            const Layout layout = laid_out<G>(match.state());
            for (Seat seat : SeatSet::all(trial.seats)) {
                std::vector<std::size_t> hidden;
                int count = 0;
                Face one = kHidden;
                bool others = false; // which are not seen either: it could be one of them
                for (std::size_t i = 0; i < layout.size(); ++i) {
                    if (layout[i].seen_by.contains(seat)) continue;
                    if (trial.known != nullptr && trial.known(match, seat, layout[i])) continue;
                    if (layout[i].face != kHidden) hidden.push_back(i);
                    others = others || (count++ > 0 && layout[i].face != one);
                    one = layout[i].face;
                }
                if (!others) continue;
                const auto seen = keep(match.view(seat));
                for (int world = 0; world < 3; ++world) {
                    const Layout other = laid_out<G>(G::resample(seen, rng));
                    for (const std::size_t i : hidden) {
                        const Spot& spot = layout[i].spot;
                        const int whose =
                            spot.seat == kCommon ? -1 : (spot.seat - seat.index() + trial.seats) % trial.seats;
                        Hidden& card = all[{spot.zone, whose, spot.place, match.need(*match.asked().begin())}];
                        if (card.times++ == 0) card.first = {where.match, match.steps()};
                        card.varies = card.varies || other[i].face != layout[i].face;
                    }
                }
            }
            return {};
        });
        for (const auto& [spot, card] : all) {
            if (card.times < kEnough || card.varies) continue;
            const auto& [zone, whose, place, need] = spot;
            return fmt::format("match {}: step {}: place {} of the {} {} is never another card to a seat that does "
                               "not see it",
                               card.first.match, card.first.step, place, G::info().zones[std::size_t(zone)].id,
                               whose < 0    ? std::string("of all")
                               : whose == 0 ? "of its own"
                                            : fmt::format("of the seat {} to its left", whose));
        }
        return complaint;
    }

    /// A match whose deal has two draws in the other order, or another last card, is the same to a seat as long as the
    /// same cards were shown to it: what the seat sees and hears has no number or word that depends on the others.
    static std::string swapped_draws_unseen(Try trial) {
        constexpr int kTwins = 8;
        return each_match(trial, [&](int number) -> std::string {
            DrawnParts drawn;
            const Script listening{.parts = {}, .listener = &drawn};
            auto listened = start(trial, number, {}, &listening);
            Rng rng = walk_dice(number);
            finish(listened, trial.steps_on(), rng);

            std::vector<Event> heard;
            auto match = start(trial, number, Events(&heard));
            std::list<Twin<G>> twins; // where they are, as each match reads its script
            Rng dice = walk_dice(number, 1);
            for (int i = 0; i < kTwins; ++i) {
                const std::uint64_t seed = dice.next64();
                twins.emplace_back(trial, seed, swapped(drawn, dice));
            }
            rng = walk_dice(number);
            for (int step = 0;; ++step) {
                for (Twin<G>& twin : twins) {
                    const std::string complaint = twin.told_otherwise(match, heard);
                    if (!complaint.empty()) return fmt::format("step {}: {}", step, complaint);
                }
                if (match.over() || step == trial.steps_on()) return {};
                answer_all(match, rng);
                twins.remove_if([&](Twin<G>& twin) { return !twin.step_as(match); });
                heard.clear();
                match.step(Events(&heard));
            }
        });
    }

    /// The card that an answer names goes to the place that it names.
    static std::string answers_move_their_cards(Try trial) {
        if (!trial.moves_cards) return {};
        return each_match(trial, [&](int number) -> std::string {
            auto match = start(trial, number);
            Rng rng = walk_dice(number);
            for (int step = 0; step < trial.max_steps && !match.over(); ++step) {
                answer_all(match, rng);
                std::vector<std::pair<ActionTarget, std::string>> named;
                for (Seat seat : match.asked()) {
                    const auto& answer = match.answer_of(seat);
                    if (answer && trial.looks_at(step))
                        named.emplace_back(G::target_of(match.view(seat), *answer), G::spell(*answer));
                }
                std::vector<Event> heard;
                match.step(Events(&heard));
                for (const auto& [touched, word] : named) {
                    if (touched.card && touched.target && !is_moved(*touched.card, *touched.target, heard))
                        return fmt::format("step {}: {} does not move the card it is about", step, word);
                }
            }
            return {};
        });
    }

    /// What is still to be drawn differs after each reshuffle, and in each resampled state.
    static std::string futures_differ(Try trial) {
        return each_match(trial, [&](int number) -> std::string {
            DrawnParts drawn;
            const Script listening{.parts = {}, .listener = &drawn};
            auto match = start(trial, number, {}, &listening);
            Rng rng = walk_dice(number);
            Rng dice = walk_dice(number, 1);
            for (int step = 0; step < trial.max_steps && !match.over(); ++step) {
                answer_all(match, rng);
                const Match<G> before = match;
                const int chosen = drawn.chosen;
                match.step();
                if (drawn.chosen == chosen || !trial.looks_at(step)) continue;
                auto one = before, other = before;
                one.reshuffle(dice);
                other.reshuffle(dice);
                if (G::chance(one.state()) == G::chance(other.state()))
                    return fmt::format("step {}: what is drawn after two reshuffles is the same", step);
                const auto seen = keep(before.view(*before.asked().begin()));
                if (G::chance(G::resample(seen, dice)) == G::chance(G::resample(seen, dice)))
                    return fmt::format("step {}: what is drawn in two resampled states is the same", step);
            }
            return {};
        });
    }

    /// Every seat has a decision between two answers somewhere.
    static std::string seats_decide(Try trial) {
        SeatSet waiting = trial.extreme.empty() ? SeatSet::all(trial.seats) : SeatSet{};
        const std::string complaint = each_position(trial, [&](const Match<G>& match, Rng&) -> std::string {
            for (Seat seat : match.resting() ? SeatSet{} : match.asked())
                if (waiting.contains(seat) && allowed(match.view(seat)).size() > 1) waiting.erase(seat);
            return {};
        });
        if (!complaint.empty() || waiting.empty()) return complaint;
        return fmt::format("seat {} never has two answers to decide between", (*waiting.begin()).index());
    }

    static std::string rubbish_is_not_read(Try) {
        for (const char* text :
             {"", " ", "\n", "-", "0x1", "\xff\xfe", "nothing at all", "null", "{}", "99999999999999999999"}) {
            if (G::read(text)) return fmt::format("\"{}\" is read", text);
        }
        return {};
    }

    /// The answers alone give the match back; hearing the events, or hashing, changes nothing.
    static std::string answers_replay(Try trial) {
        return each_match(trial, [&](int number) -> std::string {
            Rng rng = walk_dice(number);
            std::vector<Event> heard;
            auto match = start(trial, number, Events(&heard));
            auto replay = start(trial, number);
            while (!match.over()) {
                answer_all(match, rng);
                for (Seat seat : replay.pending()) {
                    if (const auto& answer = match.answer_of(seat); !answer)
                        replay.silence(seat);
                    else if (replay.answer(seat, *G::read(G::spell(*answer))) != nullptr)
                        return fmt::format("step {}: {} is refused", match.steps(), G::spell(*answer));
                }
                match.step(Events(&heard));
                replay.step();
                if (!(match.state() == replay.state())) return fmt::format("step {}: another state", match.steps());
            }
            const bool same = replay.over() && match.digest() == replay.digest() && match.result() == replay.result() &&
                              match.steps() == replay.steps();
            return same ? "" : "another result";
        });
    }

    /// What has not been drawn yet may come otherwise, without anybody noticing.
    static std::string reshuffles_unseen(Try trial) {
        return each_position(trial, [&](const Match<G>& match, Rng& rng) -> std::string {
            if (match.over() || rng.below(4) != 0) return {};
            Match<G> other = match;
            other.reshuffle(rng);
            for (Seat seat : SeatSet::all(trial.seats)) {
                if (!(keep(match.view(seat)) == keep(other.view(seat))))
                    return fmt::format("seat {} sees it", seat.index());
            }
            if (!asks_as<G>(other.state(), match)) return "others are asked";
            for (const SeatSet viewers : every_set(trial.seats)) {
                const std::string seen = difference(laid_out<G>(match.state()), laid_out<G>(other.state()), viewers);
                if (!seen.empty()) return seen;
            }
            return finish(other, trial.steps_on(), rng) || !trial.extreme.empty() ? ""
                                                                                  : "the reshuffled match does not end";
        });
    }

    /// A state that differs only in what x cannot see looks the same to x, has the same score, which tables show during
    /// a match, and can be played to its end.
    static std::string resamples_unseen(Try trial) {
        return each_position(trial, [&](const Match<G>& match, Rng& rng) -> std::string {
            if (match.over()) return {};
            for (Seat seat : SeatSet::all(trial.seats)) {
                const auto seen = keep(match.view(seat));
                const auto state = G::resample(seen, rng);
                const View<G> view{seat, G::open(state), G::own(state, seat)};
                if (!(keep(view) == seen)) return fmt::format("seat {} sees it", seat.index());
                if (!asks_as<G>(state, match)) return "others are asked";
                if (!match.resting() && match.asked().contains(seat) && menu_text(view) != menu_text(match.view(seat)))
                    return fmt::format("seat {} has another menu", seat.index());
                if (G::describe(keep(view)) != G::describe(seen))
                    return fmt::format("it is described otherwise to seat {}", seat.index());
                if (!(G::result(state) == match.result()))
                    return fmt::format("the score tells seat {} what it does not see", seat.index());
                const std::string seen_by = difference(laid_out<G>(match.state()), laid_out<G>(state), seat);
                if (!seen_by.empty()) return seen_by;
                if (rng.below(8) == 0 && !finish<G>(state, trial.steps_on(), rng) && trial.extreme.empty())
                    return "the resampled match does not end";
            }
            return {};
        });
    }

    /// The layout is one table: zones and kinds that exist, places without gaps, as many cards as at the deal.
    static std::string layout_is_sound(Try trial) {
        std::size_t cards = 0;
        return each_position(trial, [&](const Match<G>& match, Rng&) -> std::string {
            const Layout layout = laid_out<G>(match.state());
            if (cards == 0) cards = layout.size();
            if (layout.size() != cards) return fmt::format("{} cards, not {}", layout.size(), cards);
            int place = 0;
            for (std::size_t i = 0; i < layout.size(); ++i) {
                const LaidCard& card = layout[i];
                place = i > 0 && card.spot.same_zone(layout[i - 1].spot) ? place + 1 : 0;
                if (card.spot.zone >= G::info().zones.size() || card.spot.place != place)
                    return fmt::format("zone {} of {}, place {}", card.spot.zone, card.spot.seat, card.spot.place);
                if (G::info().zones[card.spot.zone].per_seat ? card.spot.seat >= trial.seats
                                                             : card.spot.seat != kCommon)
                    return fmt::format("zone {} belongs to {}", card.spot.zone, card.spot.seat);
                if (!card.seen_by.empty() && card.face.kind >= G::info().card_kinds.size())
                    return fmt::format("no kind of card {}", card.face.kind);
            }
            return {};
        });
    }

    /// Applied to the table before the deal, the events make what lay_out says, for every set of viewers.
    static std::string events_make_the_layout(Try trial) {
        return each_match(trial, [&](int number) -> std::string {
            Rng rng = walk_dice(number);
            std::vector<Event> heard;
            auto match = start(trial, number, Events(&heard));
            Layout table = laid_before_deal<G>(match.state());
            for (;;) {
                for (const Event& event : heard) {
                    if (!apply_event(table, event))
                        return fmt::format("step {}: event {} finds no card", match.steps(), int(event.kind));
                }
                if (match.over() || trial.looks_at(match.steps())) {
                    Layout sorted = table;
                    sort_layout(sorted);
                    const Layout laid = laid_out<G>(match.state());
                    for (const SeatSet viewers : every_set(trial.seats)) {
                        const std::string seen = difference(sorted, laid, viewers);
                        if (!seen.empty()) return fmt::format("step {}: {}", match.steps(), seen);
                    }
                }
                if (match.over()) return {};
                answer_all(match, rng);
                heard.clear();
                match.step(Events(&heard));
            }
        });
    }

    /// Part p of two matches of one deal holds the same cards, whatever was answered.
    static std::string duplicates_stay_duplicate(Try trial) {
        bool differs = false;
        const std::string complaint = each_match(trial, [&](int number) -> std::string {
            std::array<DrawnParts, 3> all;
            for (int i = 0; i < 3; ++i) {
                const Script listening{.parts = {}, .listener = &all[static_cast<std::size_t>(i)]};
                auto match = start(trial, i < 2 ? number : number + trial.matches, {}, &listening);
                Rng rng = walk_dice(number, i);
                finish(match, trial.max_steps, rng);
            }
            const auto agree = [](const auto& a, const auto& b) {
                return std::equal(a.begin(), a.begin() + std::ptrdiff_t(std::min(a.size(), b.size())), b.begin());
            };
            for (const auto& [part, draws] : all[0].parts) {
                if (!agree(draws, all[1].parts[part])) return fmt::format("part {} differs", part);
                differs = differs || !agree(draws, all[2].parts[part]);
            }
            return {};
        });
        return !complaint.empty() || differs ? complaint : "every deal is the same";
    }

    /// A bot that draws more numbers changes no player's cards and no player's dice.
    static std::string dice_are_apart(Try trial) {
        return each_match(trial, [&](int number) -> std::string {
            const BotTraits traits{.id = "any", .style = "", .strength = 1, .speaks = true, .listens = true};
            DrawingBot<G> thrifty;
            DrawingBot<G> wasteful(100);
            std::vector<PlayingSeat<G>> playing(static_cast<std::size_t>(trial.seats),
                                                PlayingSeat<G>{&thrifty, &traits});
            auto first = start(trial, number);
            play<G>(first, playing, kSeed, static_cast<std::uint64_t>(number));
            playing[static_cast<std::size_t>(number % trial.seats)].bot = &wasteful;
            auto second = start(trial, number);
            play<G>(second, playing, kSeed, static_cast<std::uint64_t>(number));
            return first.state() == second.state() && first.digest() == second.digest() ? "" : "another match";
        });
    }

    /// A seat's description is valid JSON, and comes back from its text.
    static std::string descriptions_are_json(Try trial) {
        return each_position(trial, [&](const Match<G>& match, Rng&) -> std::string {
            for (Seat seat : SeatSet::all(trial.seats)) {
                const Json json = G::describe(keep(match.view(seat)));
                if (!json.is_object() || Json::parse(json.dump()) != json) return json.dump();
            }
            return {};
        });
    }

    static std::string lanes_play_the_same(Try trial);
    /// Views and answers are what the game's schema says of them, where it has one.
    static std::string schemas_fit(Try trial) {
        if constexpr (!requires { G::schema(); }) {
            return {};
        } else {
            testing::JsonSchema schema(contract(schema_entry()));
            const auto fits = [&](const Action& action) { return schema.complaint("answer", G::spell(action)); };
            int position = 0;
            return each_position(trial, [&, position](const Match<G>& match, Rng&) mutable -> std::string {
                if (position++ % (kSanitized ? 20 : 1) != 0) return {}; // reading a schema takes minutes there
                for (Seat seat : SeatSet::all(trial.seats)) {
                    const auto view = match.view(seat);
                    const std::string complaint = schema.complaint("view", G::describe(keep(view)));
                    if (!complaint.empty()) return complaint;
                    if (match.resting() || !match.asked().contains(seat)) continue;
                    for (const Action& action : offered(view)) {
                        if (const std::string wrong = fits(action); !wrong.empty()) return wrong;
                    }
                    if (const std::string wrong = fits(G::penalty(view, Fault::TimeOut)); !wrong.empty()) return wrong;
                }
                return {};
            });
        }
    }

    static std::string tables_play_the_same(Try trial);
    static std::string faults_cost_what_they_say(Try trial);
    static std::string seats_may_die(Try trial);

private:
    static const GameEntry& schema_entry() {
        static const EntryOf<G> entry{std::span<const BotSpec<G>>()};
        return entry;
    }
    static std::string is_read(const Action& action) {
        const std::string text = G::spell(action);
        const auto read = G::read(text);
        if (!read || !(*read == action)) return fmt::format("\"{}\" is not read back", text);
        for (const std::string& other : {text + " ", " " + text, text + "x", text + "\n"}) {
            if (G::read(other)) return fmt::format("\"{}\" is read", other);
        }
        return {};
    }
    /// What is wrong with the places an answer names: a card lies at the one, and the other is a card's or the next
    /// free one of a zone.
    static std::string lost_spot(const Layout& layout, const ActionTarget& touched) {
        const auto count = [&](const Spot& zone) {
            return std::count_if(layout.begin(), layout.end(),
                                 [&](const LaidCard& card) { return card.spot.same_zone(zone); });
        };
        const auto text = [](const Spot& spot) {
            return fmt::format("zone {} of {}, place {}", spot.zone, spot.seat, spot.place);
        };
        if (touched.card && touched.card->place >= count(*touched.card))
            return fmt::format("is about a card that is not there: {}", text(*touched.card));
        if (!touched.target) return {};
        const Spot& target = *touched.target;
        const bool zone_is =
            target.zone < G::info().zones.size() && G::info().zones[target.zone].per_seat == (target.seat != kCommon);
        if (!zone_is || target.place > count(target))
            return fmt::format("goes where nothing can lie: {}", text(target));
        return {};
    }
    /// Whether the events take the card at `spot` to the zone of `target`; it may close up before.
    static bool is_moved(Spot spot, const Spot& target, const std::vector<Event>& events) {
        for (const Event& event : events) {
            if (event.kind != Event::Kind::Move) continue;
            if (event.from == spot) return event.to.same_zone(target);
            if (event.from.same_zone(spot) && event.from.place < spot.place) --spot.place;
            if (event.to.same_zone(spot) && event.to.place <= spot.place) ++spot.place;
        }
        return false;
    }
    static std::vector<SeatSet> every_set(int seats) {
        std::vector<SeatSet> sets;
        const SeatSet all = SeatSet::all(seats);
        if (seats <= 4) {
            for (std::uint32_t bits = 0; bits <= all.bits(); ++bits)
                sets.push_back(SeatSet::from_bits(bits));
            return sets;
        }
        // None, all, each alone and each left out: what a card's viewers can be told apart by.
        sets = {SeatSet{}, all};
        for (Seat seat : all) {
            sets.emplace_back(seat);
            sets.push_back(SeatSet::from_bits(all.bits() ^ SeatSet(seat).bits()));
        }
        return sets;
    }
};

/// The same bots built in and behind wires, side by side at one table, with and without faults: the same series, and
/// the answers and faults that are kept of its matches give them back.
template <Tabled G>
requires Resampled<G> std::string Promises<G>::lanes_play_the_same(Try trial) {
    static constexpr BotTraits kTraits{.id = "echo", .style = "", .strength = 1, .speaks = true, .listens = true};
    static constexpr BotSpec<G> kBuiltIn[] = {{kTraits, make_bot<G, EchoBot<G>>}};
    static constexpr ContestKind<G> kHosted[] = {
        {"echo", Memory::Match, true, true,
         []() -> std::unique_ptr<Dialect<G>> { return std::make_unique<EchoDialect<G>>(); }}};
    const EntryOf<G> entry(kBuiltIn, {}, kHosted);
    RuleValues rules;
    for (const auto& rule : G::rules())
        rules[rule.id] = rule.get(trial.rules);
    Series series{.number = 3, .entrants = {0, 1}, .first_match = 5, .matches = 3, .seats = trial.seats, .seed = kSeed};
    if (!trial.extreme.empty()) return {};
    for (const std::uint32_t faults : {0u, 40u, 5u}) {
        EchoBot<G>::faults = faults;
        if (faults > 0 && G::info().disqualifies) series.matches = 1; // a hosted one would forfeit the next ones
        const auto quick = entry.run_series(series, rules, std::vector<std::string>{"echo", "echo"});
        EchoTransport exchange;
        const auto lane = entry.make_lane(series, rules, std::vector<std::string>{"echo", "echo:x"}, {}, exchange);
        while (!lane->finished()) {
            if (!lane->advance()) exchange.wait({});
        }
        const SeriesResult slow = lane->take();
        if (slow.lines != quick.lines || slow.points != quick.points || slow.second != quick.second)
            return fmt::format("one in {} a fault: other results", faults);
        if (slow.faults != quick.faults) return fmt::format("one in {} a fault: other faults", faults);
        int with_hosted = 0;
        for (int match = 0; match < series.matches; ++match) {
            const SeatedEntrants by_seat = seated(series, match);
            with_hosted += std::find(by_seat.begin(), by_seat.end(), 1) != by_seat.end();
        }
        if (static_cast<int>(slow.kept.size()) != with_hosted) return "not every match of a hosted bot is kept";
        for (const KeptMatch& kept : slow.kept) {
            Match<G> match(trial.rules, trial.seats, Chance(kSeed, series.deal_number(kept.match)));
            while (!match.over()) {
                for (const KeptMatch::FaultAt& fault : kept.faults) {
                    if (fault.step == match.steps() && fault.told == match.resting())
                        match.fail(Seat(fault.seat), fault.fault);
                }
                std::size_t place = 0;
                for (Seat seat : match.resting() ? SeatSet{} : match.asked()) {
                    const auto& word = kept.steps.at(static_cast<std::size_t>(match.steps())).at(place++);
                    if (!match.pending().contains(seat)) continue;
                    if (word)
                        match.answer(seat, *G::read(*word));
                    else
                        match.silence(seat);
                }
                match.step();
            }
            if (match.digest().value() != kept.digest) return fmt::format("match {} is not given back", kept.match);
        }
    }
    return {};
}

/// Faults by step and seat, those at rests apart.
template <class Faults>
std::vector<std::tuple<int, bool, Seat, Fault>> in_order(const Faults& faults) {
    std::vector<std::tuple<int, bool, Seat, Fault>> list;
    for (const auto& fault : faults)
        list.emplace_back(fault.step, fault.told, Seat(fault.seat), fault.fault);
    std::sort(list.begin(), list.end());
    return list;
}

/// The erased Table with AnyBots, as a match is played for its record and at a person's table, is the lane once more:
/// the same answers, and the same faults at the same places, those at rests among them; who of several seats at one
/// step is listed first depends on who answers first.
template <Tabled G>
requires Resampled<G> std::string Promises<G>::tables_play_the_same(Try trial) {
    static constexpr BotTraits kTraits{.id = "echo", .style = "", .strength = 1, .speaks = true, .listens = true};
    static constexpr BotSpec<G> kBuiltIn[] = {{kTraits, make_bot<G, EchoBot<G>>}};
    static constexpr ContestKind<G> kHosted[] = {
        {"echo", Memory::Match, true, true,
         []() -> std::unique_ptr<Dialect<G>> { return std::make_unique<EchoDialect<G>>(); }}};
    if (!trial.extreme.empty() || trial.seats < 2) return {}; // with one seat no bot is hosted
    const EntryOf<G> entry(kBuiltIn, {}, kHosted);
    RuleValues rules;
    for (const auto& rule : G::rules())
        rules[rule.id] = rule.get(trial.rules);
    host_bots_with([]() -> std::unique_ptr<Transport> { return std::make_unique<EchoTransport>(); });
    const std::vector<std::string> entrants{"echo", "echo:x"};
    std::string complaint;
    for (const std::uint32_t faults : {0u, 20u, 5u, 2u}) {
        EchoBot<G>::faults = faults;
        for (std::uint64_t number = 0; number < 4 && complaint.empty(); ++number) {
            const Series series{.number = 1,
                                .entrants = {0, 1},
                                .first_match = number,
                                .matches = 1,
                                .seats = trial.seats,
                                .seed = kSeed,
                                .first_deal = number};
            EchoTransport exchange;
            const auto lane = entry.make_lane(series, rules, entrants, {}, exchange);
            while (!lane->finished()) {
                if (!lane->advance()) exchange.wait({});
            }
            const KeptMatch kept = lane->take().kept.at(0);
            std::vector<RecordSeat> seats;
            const SeatedEntrants by_seat = seated(series, 0);
            for (Seat seat : SeatSet::all(trial.seats))
                seats.push_back({entrants[by_seat[seat.index()]], 0, {}});
            Record record = new_record(entry, rules, {kSeed, series.deal_number(0), number}, std::move(seats));
            if (const auto played = play_out(entry, record); !played)
                complaint = english(played.error());
            else if (record.digest != kept.digest)
                complaint = fmt::format("one in {} a fault, match {}: other answers", faults, number);
            else if (in_order(record.faults) != in_order(kept.faults))
                complaint = fmt::format("one in {} a fault, match {}: other faults", faults, number);
        }
    }
    host_bots_with(nullptr);
    return complaint;
}

/// Single faults, any of them anywhere: the penalty is played and costs what the trial says, and nothing at a notice
/// unless the game says so; the match ends, and the same faults at the same places give it back.
template <Tabled G>
requires Resampled<G> std::string Promises<G>::faults_cost_what_they_say(Try trial) {
    std::set<std::pair<Need, Fault>> met;
    std::set<Need> needs;
    const std::string complaint = each_match(trial, [&](int number) -> std::string {
        Rng rng = walk_dice(number);
        auto match = start(trial, number);
        auto replay = start(trial, number);
        for (int step = 0; !match.over(); ++step) {
            if (step > trial.max_steps) return "it does not end";
            const bool counts = !match.resting() || G::info().disqualifies;
            SeatSet at_fault;
            for (Seat seat : match.asked()) {
                needs.insert(match.need(seat));
                if (rng.below(6) != 0) continue;
                const auto fault = static_cast<Fault>(rng.below(kFaults));
                const Action penalty = G::penalty(match.view(seat), fault);
                match.fail(seat, fault);
                replay.fail(seat, fault);
                if (counts && (!match.answer_of(seat) || !(*match.answer_of(seat) == penalty)))
                    return fmt::format("step {}: {} is not played", step, G::spell(penalty));
                if (!counts && match.answer_of(seat))
                    return fmt::format("step {}: a fault while being told counts", step);
                met.insert({match.need(seat), fault});
                at_fault.insert(seat);
            }
            answer_all(match, rng);
            for (Seat seat : replay.pending()) {
                if (const auto& answer = match.answer_of(seat); answer)
                    replay.answer(seat, *answer);
                else
                    replay.silence(seat);
            }
            const Match<G> before = match;
            match.step();
            replay.step();
            if (!(match.state() == replay.state())) return fmt::format("step {}: not reproduced", step);
            if (counts && trial.fault_cost != nullptr) {
                for (Seat seat : at_fault) {
                    if (const std::string cost = trial.fault_cost(before, match, seat); !cost.empty())
                        return fmt::format("step {}: {}", step, cost);
                }
            }
        }
        return {};
    });
    if (!complaint.empty() || !trial.extreme.empty()) return complaint;
    for (const Need need : needs) {
        for (int fault = 0; fault < kFaults; ++fault) {
            if (!met.contains({need, static_cast<Fault>(fault)}))
                return fmt::format("too few matches: need {} never met fault {}", int(need), fault);
        }
    }
    return {};
}

/// A seat that fails at everything from its first question on does not keep the match from ending; nor do all.
template <Tabled G>
requires Resampled<G> std::string Promises<G>::seats_may_die(Try trial) {
    return each_match(trial, [&](int number) -> std::string {
        const auto only = number % (trial.seats + 1);
        const SeatSet dead = only == trial.seats ? SeatSet::all(trial.seats) : SeatSet(Seat(only));
        Rng rng = walk_dice(number);
        auto match = start(trial, number);
        for (int step = 0; !match.over(); ++step) {
            if (step > trial.max_steps) return "it does not end";
            for (Seat seat : match.asked()) {
                if (dead.contains(seat)) match.fail(seat, Fault::Dead);
            }
            answer_all(match, rng);
            match.step();
        }
        return {};
    });
}

template <class G>
struct Promise {
    const char* name;
    std::string (*kept)(const Trial<G>&);
};

/// The battery every game passes; a data-driven test tries each of them with each of its trials.
template <Tabled G>
requires Resampled<G> std::vector<Promise<G>> conforms() {
    using P = Promises<G>;
    return {{"info", P::info_is_sound},
            {"matches end", P::matches_end},
            {"menus", P::menus_are_sound},
            {"positions are read", P::positions_are_read},
            {"rubbish", P::rubbish_is_not_read},
            {"replay", P::answers_replay},
            {"reshuffle", P::reshuffles_unseen},
            {"resample", P::resamples_unseen},
            {"hidden cards", P::hidden_cards_vary},
            {"swapped draws", P::swapped_draws_unseen},
            {"moves", P::answers_move_their_cards},
            {"futures", P::futures_differ},
            {"decisions", P::seats_decide},
            {"layout", P::layout_is_sound},
            {"events", P::events_make_the_layout},
            {"duplicate deals", P::duplicates_stay_duplicate},
            {"dice", P::dice_are_apart},
            {"descriptions", P::descriptions_are_json},
            {"lanes", P::lanes_play_the_same},
            {"tables", P::tables_play_the_same},
            {"schema", P::schemas_fit},
            {"faults", P::faults_cost_what_they_say},
            {"dead seats", P::seats_may_die}};
}

/// What a promise complains of, or nothing. What is thrown, as by a list of the game that is asked for what it does not
/// hold, is told with the place it happened at.
template <class G>
std::string complaint_of(const Promise<G>& promise, const Trial<G>& trial) {
    where = {};
    try {
        const std::string complaint = promise.kept(trial);
        return complaint.empty() ? complaint : fmt::format("{}: {}", promise.name, complaint);
    } catch (const std::exception& error) {
        if (where.match < 0) return fmt::format("{}: {}", promise.name, error.what());
        return fmt::format("{}: match {}: step {}: {}", promise.name, where.match, where.step, error.what());
    }
}

} // namespace hilltop::conformance
