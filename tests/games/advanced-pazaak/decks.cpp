// SPDX-License-Identifier: GPL-3.0-or-later
// Side decks of Advanced Pazaak: what each card is worth, and what the best deck there is wins of each ready-made one.
// All players are the champion. What has been played is kept in a file, so an interrupted run resumes where it was.
//
//   advanced-pazaak_decks cards FILE [matches]         what each side card in the hand adds to the chance to win
//   advanced-pazaak_decks reply FILE [matches [deck]]  a search for the best reply to each ready-made deck, or to one,
//                                                      then `matches` duplicate matches of it on fresh deals
//   advanced-pazaak_decks chances [matches]            the table of bots/match_chances.cpp
//
// Rules may follow as KEY=VALUE.
#include "engine/match.h"
#include "engine/play.h"
#include "engine/rule_spec.h"
#include "games/advanced-pazaak/bots/champion.h"
#include "games/advanced-pazaak/bots/match_chances.h"
#include "games/advanced-pazaak/entry.h"
#include "games/advanced-pazaak/ready_decks.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <map>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

using namespace hilltop;
using namespace hilltop::advanced_pazaak;

namespace {

using G = AdvancedPazaak;
constexpr int kBatch = 500; ///< matches, a line of the file

/// The champion with a side deck that it has not chosen.
class WithDeck final : public ChampionBot {
public:
    void give(const G::Deck& deck) { m_deck = deck; }
    Reply<G::Action> act(const View<G>& view, Rng& rng) override {
        if (view.open.phase == G::Phase::Choose) return G::choose(m_deck);
        return ChampionBot::act(view, rng);
    }

private:
    G::Deck m_deck;
};

/// What has been found, by key; each find is written at once.
class Notes {
public:
    explicit Notes(const char* path)
        : m_path(path) {
        std::ifstream in(path);
        for (std::string line; std::getline(in, line);) {
            const auto tab = line.find('\t');
            if (tab != std::string::npos && line.back() == ';') m_known[line.substr(0, tab)] = line.substr(tab + 1);
        }
    }
    template <class Find>
    std::string of(const std::string& key, Find find) {
        if (const auto known = m_known.find(key); known != m_known.end()) return known->second;
        const std::string found = find() + ';';
        std::ofstream(m_path, std::ios::app) << key << '\t' << found << std::endl;
        return m_known[key] = found;
    }

private:
    std::string m_path;
    std::map<std::string, std::string> m_known;
};

std::string words_of(const G::Deck& deck) {
    std::string words;
    for (const SideCard card : deck) {
        if (!words.empty()) words += ' ';
        words += kSideCardNames[card];
    }
    return words;
}

G::Deck any_deck(const G::Rules& rules, Rng& rng) {
    FixedList<SideCard, 10 * kSideCards> pool;
    for (SideCard card = 0; card < kSideCards; ++card) {
        for (int copy = 0; copy < G::copies_allowed(rules, card); ++copy)
            pool.push_back(card);
    }
    G::Deck deck;
    while (deck.size() < rules.deck_size) {
        const int place = static_cast<int>(rng.below(pool.size()));
        deck.push_back(pool[place]);
        pool.remove_at(place);
    }
    return deck;
}

/// Counts by kind.
using Counts = std::array<double, kSideCards>;
Counts hand_of(const G::State& state, Seat seat) {
    Counts counts{};
    for (const SideCard card : state.own[seat].hand)
        ++counts[card];
    return counts;
}

struct Table {
    WithDeck first, second; ///< by side, which seats change
    static constexpr std::uint64_t kSeed = 77;

    /// Plays one match to its end; `visit(match, seat of the first)` before every set. Whether the first won.
    template <class Visit>
    bool play(const G::Rules& rules, std::uint64_t deal, Seat mine, Visit visit) {
        Match<G> match(rules, G::kSeats, Chance(kSeed, deal));
        int set = -1;
        while (!match.over()) {
            for (const Seat seat : match.pending()) {
                Rng rng = dice(kSeed, deal, seat, match.decision_of(seat));
                auto& bot = seat == mine ? first : second;
                match.answer(seat, bot.act(match.view(seat), rng).action);
            }
            match.step();
            if (match.state().open.phase == G::Phase::Act && match.state().open.set != set) {
                set = match.state().open.set;
                visit(match.state());
            }
        }
        return match.result().winners == SeatSet(mine);
    }
};

/// Least squares of won matches by the cards of the hand: of the first side minus those of the second.
class Worths {
public:
    void add(const Counts& counts, double won) {
        for (std::size_t i = 0; i < kSideCards; ++i) {
            m_right[i] += counts[i] * won;
            for (std::size_t j = 0; j < kSideCards; ++j)
                m_left[i][j] += counts[i] * counts[j];
        }
        m_count += 1;
    }
    std::string text() const {
        std::string text = fmt::format("{}", m_count);
        for (std::size_t i = 0; i < kSideCards; ++i) {
            text += fmt::format(" {:.1f}", m_right[i]);
            for (std::size_t j = 0; j <= i; ++j)
                text += fmt::format(" {}", m_left[i][j]);
        }
        return text;
    }
    void add(const std::string& text) {
        std::istringstream in(text);
        double number = 0;
        in >> number;
        m_count += number;
        for (std::size_t i = 0; i < kSideCards; ++i) {
            in >> number;
            m_right[i] += number;
            for (std::size_t j = 0; j <= i; ++j) {
                in >> number;
                m_left[i][j] += number;
                if (i != j) m_left[j][i] += number;
            }
        }
    }
    /// Beside the mean of the kinds that were seen; a little is taken off what is hardly known. With errors.
    std::pair<Counts, Counts> solved() const {
        std::array<std::array<double, 2 * kSideCards>, kSideCards> rows{};
        for (std::size_t i = 0; i < kSideCards; ++i) {
            for (std::size_t j = 0; j < kSideCards; ++j)
                rows[i][j] = m_left[i][j];
            rows[i][i] += 1 + 0.001 * m_count;
            rows[i][kSideCards + i] = 1;
        }
        for (std::size_t pivot = 0; pivot < kSideCards; ++pivot) {
            const double by = rows[pivot][pivot];
            for (double& number : rows[pivot])
                number /= by;
            for (std::size_t i = 0; i < kSideCards; ++i) {
                if (i == pivot) continue;
                const double times = rows[i][pivot];
                for (std::size_t j = 0; j < 2 * kSideCards; ++j)
                    rows[i][j] -= times * rows[pivot][j];
            }
        }
        Counts worth{}, error{};
        double mean = 0, kinds = 0;
        for (std::size_t i = 0; i < kSideCards; ++i) {
            for (std::size_t j = 0; j < kSideCards; ++j)
                worth[i] += rows[i][kSideCards + j] * m_right[j];
            if (m_left[i][i] == 0) continue;
            mean += worth[i];
            ++kinds;
        }
        // Of the difference from the mean.
        Counts shared{};
        double all = 0;
        for (std::size_t i = 0; i < kSideCards; ++i) {
            for (std::size_t j = 0; j < kSideCards; ++j)
                shared[i] += rows[i][kSideCards + j] / kSideCards;
            all += shared[i] / kSideCards;
        }
        for (std::size_t i = 0; i < kSideCards; ++i) {
            worth[i] = m_left[i][i] == 0 ? 0 : worth[i] - mean / std::max(kinds, 1.0);
            error[i] = 0.5 * std::sqrt(rows[i][kSideCards + i] - 2 * shared[i] + all);
        }
        return {worth, error};
    }

private:
    double m_count = 0;
    Counts m_right{};
    std::array<Counts, kSideCards> m_left{};
};

std::string rules_key(const G::Rules& rules) {
    return fmt::format("pool {} deck {} {} same {} sets {}", static_cast<int>(rules.pool), rules.deck_size,
                       rules.hand_size, rules.same, rules.sets_to_win);
}

/// Of matches in which both have side decks at random.
Worths learn(const G::Rules& rules, int matches, Notes& notes) {
    Worths all;
    Table table;
    for (int batch = 0; batch < matches / kBatch; ++batch) {
        all.add(notes.of(fmt::format("cards {} {}", rules_key(rules), batch), [&] {
            Worths worths;
            for (int i = 0; i < kBatch; ++i) {
                const auto deal = static_cast<std::uint64_t>(batch * kBatch + i);
                Rng rng(1, deal, Stream::Analysis, 0, 0);
                table.first.give(any_deck(rules, rng));
                table.second.give(any_deck(rules, rng));
                Counts counts{};
                bool begun = false;
                const Seat mine(i % 2), theirs = next(mine, G::kSeats);
                const bool won = table.play(rules, deal, mine, [&](const G::State& state) {
                    if (begun) return;
                    begun = true;
                    const Counts own = hand_of(state, mine), other = hand_of(state, theirs);
                    for (std::size_t card = 0; card < kSideCards; ++card)
                        counts[card] = own[card] - other[card];
                });
                worths.add(counts, won ? 0.5 : -0.5);
            }
            return worths.text();
        }));
    }
    return all;
}

void print_worths(const Worths& all) {
    const auto [worth, error] = all.solved();
    std::vector<SideCard> order;
    for (SideCard card = 0; card < kSideCards; ++card)
        order.push_back(card);
    std::sort(order.begin(), order.end(), [&, &by = worth](auto a, auto b) { return by[a] > by[b]; });
    for (const SideCard card : order)
        fmt::print("{:7} {:+6.2f} +- {:.2f}\n", kSideCardNames[card], 100 * worth[card], 100 * error[card]);
    fmt::print("\n");
    for (SideCard card = 0; card < kSideCards; ++card)
        fmt::print("{:.2f}, ", 100 * worth[card]);
    fmt::print("\n");
}

/// Share of matches that one deck wins of another, each deal with seats changed, from a place in the stream of deals
/// on.
struct Share {
    int matches = 0, won = 0;
    double squares = 0; ///< of a deal's two matches
    double percent() const { return 100.0 * won / std::max(matches, 1); }
    double error() const {
        const double deals = matches / 2.0, mean = won / deals;
        return 50 * std::sqrt(std::max(0.0, squares / deals - mean * mean) / deals);
    }
};
Share share(const G::Rules& rules, const G::Deck& one, const G::Deck& other, std::uint64_t from, int matches,
            Notes& notes) {
    Share sum;
    Table table;
    table.first.give(one);
    table.second.give(other);
    for (int batch = 0; batch < matches / kBatch; ++batch) {
        std::istringstream in(notes.of(
            fmt::format("share {} {} | {} {} {}", rules_key(rules), words_of(one), words_of(other), from, batch), [&] {
                int won = 0, squares = 0;
                for (int i = 0; i < kBatch / 2; ++i) {
                    const std::uint64_t deal = from + static_cast<std::uint64_t>(batch * kBatch / 2 + i);
                    int pair = 0;
                    for (const int seat : {0, 1})
                        pair += table.play(rules, deal, Seat(seat), [](const G::State&) {}) ? 1 : 0;
                    won += pair;
                    squares += pair * pair;
                }
                return fmt::format("{} {}", won, squares);
            }));
        int won = 0;
        double squares = 0;
        in >> won >> squares;
        sum.won += won;
        sum.squares += squares;
        sum.matches += kBatch;
    }
    return sum;
}

/// The deck whose cards are worth most, and those with one card changed that promise most beside it.
std::vector<G::Deck> candidates(const G::Rules& rules, const Counts& worth, int count) {
    std::vector<SideCard> all;
    for (SideCard card = 0; card < kSideCards; ++card) {
        for (int copy = 0; copy < G::copies_allowed(rules, card); ++copy)
            all.push_back(card);
    }
    std::stable_sort(all.begin(), all.end(), [&](auto a, auto b) { return worth[a] > worth[b]; });
    const auto size = static_cast<std::size_t>(rules.deck_size);
    struct Swap {
        double lost;
        std::size_t out, in;
    };
    std::vector<Swap> swaps;
    for (std::size_t out = 0; out < size; ++out) {
        for (std::size_t in = size; in < all.size(); ++in) {
            const bool twice = (out + 1 < size && all[out] == all[out + 1]) || (in > size && all[in] == all[in - 1]);
            if (!twice && all[out] != all[in]) swaps.push_back({worth[all[out]] - worth[all[in]], out, in});
        }
    }
    std::sort(swaps.begin(), swaps.end(), [](const Swap& a, const Swap& b) { return a.lost < b.lost; });
    G::Deck best;
    for (std::size_t i = 0; i < size; ++i)
        best.push_back(all[i]);
    std::vector<G::Deck> decks = {best};
    for (std::size_t i = 0; i < swaps.size() && static_cast<int>(decks.size()) < count; ++i) {
        decks.push_back(best);
        decks.back()[static_cast<int>(swaps[i].out)] = all[swaps[i].in];
    }
    return decks;
}

void reply(const G::Rules& rules, int matches, Notes& notes, std::string_view only) {
    const auto worth = learn(rules, 40'000, notes).solved().first;
    for (const ReadyDeck& ready : ready_decks()) {
        if (!only.empty() && only != ready.id) continue;
        const G::Deck deck = deck_for(ready, rules);
        struct Tried {
            G::Deck deck;
            double percent = 0;
        };
        std::vector<Tried> tried;
        for (const G::Deck& candidate : candidates(rules, worth, 12))
            tried.push_back({candidate});
        for (const ReadyDeck& other : ready_decks())
            tried.push_back({deck_for(other, rules)});
        // Half of them drop out each time; who is left is looked at on twice as many deals.
        for (int rounds = 1'000; tried.size() > 1; rounds *= 2) {
            for (Tried& one : tried)
                one.percent = share(rules, one.deck, deck, 1'000'000, std::min(rounds, matches), notes).percent();
            std::stable_sort(tried.begin(), tried.end(),
                             [](const Tried& a, const Tried& b) { return a.percent > b.percent; });
            tried.resize((tried.size() + 1) / 2);
        }
        const Share best = share(rules, tried[0].deck, deck, 2'000'000, matches, notes);
        fmt::print("{}: {}\n  its best reply: {}\n  wins {:.2f} % +- {:.2f} of {} matches\n", ready.id, words_of(deck),
                   words_of(tried[0].deck), best.percent(), best.error(), best.matches);
        std::fflush(stdout);
    }
}

/// By what each needs and holds: how often it was so, and won.
using Seen = std::map<std::array<int, 4>, std::pair<double, double>>;

void print_chances(Seen& seen) {
    constexpr int kNeeds = MatchChances::kNeeds, kCards = MatchChances::kCards;
    const auto odds = [](double chance) { return std::log(chance / (1 - chance)); };
    for (int needs = 1; needs <= kNeeds; ++needs) {
        for (int theirs = 1; theirs <= kNeeds; ++theirs) {
            // What has hardly been seen: as if another card helped not quite as much as the one before.
            std::array<std::array<double, kCards>, kCards> chance{};
            const auto at = [&](int cards, int their_cards) -> double& {
                return chance[static_cast<std::size_t>(cards)][static_cast<std::size_t>(their_cards)];
            };
            for (int apart = 0; apart < 2 * kCards; ++apart) {
                for (int cards = 0; cards < kCards; ++cards) {
                    for (const int their_cards : {cards - apart, cards + apart}) {
                        if (their_cards < 0 || their_cards >= kCards) continue;
                        const auto [count, won] = seen[{needs, theirs, cards, their_cards}];
                        double guess = MatchChances().of(needs, theirs, cards, their_cards);
                        const int more = their_cards < cards ? 1 : -1; // of the cards that are apart
                        if (apart >= 2) {
                            const double one = more > 0 ? at(cards - 1, their_cards) : at(cards, their_cards - 1);
                            const double two =
                                more > 0 ? at(cards - 1, their_cards + 1) : at(cards + 1, their_cards - 1);
                            const double step = odds(one) - odds(two);
                            guess = 1 / (1 + std::exp(-odds(one) - 0.4 * step));
                        }
                        at(cards, their_cards) = (won + 200 * guess) / (count + 200);
                    }
                }
            }
            fmt::print("    // needs {}, the other {}\n", needs, theirs);
            for (int cards = 0; cards < kCards; ++cards) {
                fmt::print("    ");
                for (int their_cards = 0; their_cards < kCards; ++their_cards)
                    fmt::print("{:.3f}, ", at(cards, their_cards));
                fmt::print("\n");
            }
        }
    }
}

void chances(const G::Rules& rules, int matches) {
    constexpr int kCards = MatchChances::kCards;
    Seen seen;
    Table table;
    for (int number = 0; number < matches; ++number) {
        Rng rng(2, static_cast<std::uint64_t>(number), Stream::Analysis, 0, 0);
        const auto any = [&] {
            return deck_for(ready_decks()[static_cast<std::size_t>(rng.below(static_cast<int>(ready_decks().size())))],
                            rules);
        };
        table.first.give(any());
        table.second.give(any());
        std::vector<std::array<int, 4>> moments;
        const bool won = table.play(rules, static_cast<std::uint64_t>(number), Seat(0), [&](const G::State& state) {
            const auto& players = state.open.players;
            const auto needs = [&](int seat) { return rules.sets_to_win - players[Seat(seat)].wins; };
            const auto cards = [&](int seat) { return std::min<int>(players[Seat(seat)].side_left, kCards - 1); };
            moments.push_back({needs(0), needs(1), cards(0), cards(1)});
        });
        for (const auto& [needs, theirs, cards, their_cards] : moments) {
            auto& mine = seen[{needs, theirs, cards, their_cards}];
            auto& other = seen[{theirs, needs, their_cards, cards}];
            mine.first += 1;
            mine.second += won ? 1 : 0;
            other.first += 1;
            other.second += won ? 0 : 1;
        }
    }
    print_chances(seen);
}

int usage() {
    fmt::print(stderr,
               "usage: advanced-pazaak_decks cards|reply FILE [matches [deck]] | chances [matches]  [KEY=VALUE...]\n");
    return 2;
}

} // namespace

int main(int argc, char** argv) {
    std::vector<std::string> words;
    RuleValues values = default_values(advanced_pazaak_entry().rules());
    for (int i = 1; i < argc; ++i) {
        const std::string word = argv[i];
        if (word.find('=') == std::string::npos)
            words.push_back(word);
        else if (!set_rule(advanced_pazaak_entry().rules(), word, values))
            return usage();
    }
    const auto rules = make_rules<G::Rules>(G::rules(), values);
    if (!rules || words.empty()) return usage();
    const auto matches = [&](std::size_t place, int usual) {
        return words.size() > place ? std::atoi(words[place].c_str()) : usual;
    };
    if (words[0] == "chances") {
        chances(*rules, matches(1, 20'000));
        return 0;
    }
    if (words.size() < 2) return usage();
    Notes notes(words[1].c_str());
    if (words[0] == "cards")
        print_worths(learn(*rules, matches(2, 40'000), notes));
    else if (words[0] == "reply")
        reply(*rules, matches(2, 20'000), notes, words.size() > 3 ? words[3] : std::string());
    else
        return usage();
    return 0;
}
