// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/view_reader.h"
#include "games/rps/rps.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <bit>

namespace hilltop {
namespace {

/// The cards of a list, all of them allowed and none taken before; `taken` gets them.
template <int N>
Result<FixedList<RpsPoker::Card, N>> read_cards(const ViewReader& from, const char* name, RpsPoker::CardSet& taken,
                                                RpsPoker::CardSet allowed = RpsPoker::kAllCards) {
    FixedList<RpsPoker::Card, N> cards;
    for (const std::string& text : TRY(from.texts(name))) {
        const auto action = RpsPoker::read("play " + text);
        if (!action) return from.error(name, failure("rps", "{} is not a card such as R3", text));
        if ((allowed & RpsPoker::bit(action->card)) == 0)
            return from.error(name, failure("rps", "{} was not drafted by this seat", text));
        if ((taken & RpsPoker::bit(action->card)) != 0)
            return from.error(name, failure("rps", "{} is there twice", text));
        if (cards.full()) return from.error(name, failure("rps", "has more than {} cards", N));
        taken |= RpsPoker::bit(action->card);
        cards.push_back(action->card);
    }
    return cards;
}

Result<> check_size(const ViewReader& from, const char* name, int size, int wanted) {
    if (size == wanted) return {};
    return from.error(name, failure("rps", "has {} cards, not {}", size, wanted));
}

} // namespace

/// What was drafted and played is written; phase, score and stock follow.
Result<InfoState<RpsPoker>> RpsPoker::view_from(const Json& json) {
    const auto view = TRY(ViewReader::of(json, Path()));
    const auto seats = TRY(view.objects("seats", kSeats));
    InfoState<RpsPoker> seen;
    Open& open = seen.open;
    Own& own = seen.own;
    open.rules = TRY(view.rules<RpsPoker>(kSeats));
    seen.me = Seat(TRY(view.whole("me", 0, kSeats - 1, 0)));
    const Seat rival = next(seen.me, kSeats);
    CardSet taken = 0;
    const auto kept = TRY(read_cards<kPicks>(view, "kept", taken));
    const auto received = TRY(read_cards<kPicks>(view, "received", taken));
    own.given = TRY(read_cards<kPicks>(view, "given", taken));
    TRY(check_size(view, "received", received.size(), kept.size()));
    TRY(check_size(view, "given", own.given.size(), kept.size()));
    for (int pick = 0; pick < kept.size(); ++pick) {
        own.drafted.push_back(kept[pick]);
        own.drafted.push_back(received[pick]);
    }
    own.pair = TRY(read_cards<2>(view, "pair", taken));
    open.base = TRY(read_cards<kDeck>(view, "bases", taken));
    if (open.base.empty()) {
        if (kept.full()) return view.error("bases", failure("rps", "is empty, and all cards are drafted"));
        TRY(check_size(view, "pair", own.pair.size(), 2));
        open.round = static_cast<std::uint8_t>(kept.size());
        return seen;
    }
    open.phase = Phase::Play;
    open.round = static_cast<std::uint8_t>(open.base.size() - 1);
    TRY(check_size(view, "kept", kept.size(), kPicks));
    TRY(check_size(view, "pair", own.pair.size(), 0));
    const CardSet mine = set_of(own.drafted), given = set_of(own.given);
    CardSet mine_seen = 0, others = taken & ~given;
    const auto played_by = [&](Seat seat) -> Result<> {
        const ViewReader& from = seats[static_cast<std::size_t>(seat.index())];
        open.played[seat] = TRY(read_cards<kDeck>(from, "played", seat == seen.me ? mine_seen : others,
                                                  seat == seen.me ? mine : kAllCards));
        return check_size(from, "played", open.played[seat].size(), open.round);
    };
    TRY(played_by(seen.me));
    TRY(played_by(rival));
    if (std::popcount(set_of(open.played[rival]) & ~given) > kPicks)
        return seats[static_cast<std::size_t>(rival.index())].error(
            "played",
            failure("rps", "seat {} has played more than the {} cards it can have kept", rival.index(), kPicks));
    own.hand = TRY(read_cards<kHand>(view, "hand", mine_seen, mine));
    TRY(check_size(view, "hand", own.hand.size(), std::min(int{kHand}, kDeck - open.round)));
    own.stock = mine & ~set_of(open.played[seen.me]) & ~set_of(own.hand);
    for (int game = 0; game < open.round; ++game)
        ++open.games[beats(open.played[Seat(0)][game], open.played[Seat(1)][game], open.base[game]) ? Seat(0)
                                                                                                    : Seat(1)];
    return seen;
}

} // namespace hilltop
