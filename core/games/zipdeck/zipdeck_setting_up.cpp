// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/view_reader.h"
#include "games/zipdeck/zipdeck.h"

#include <nlohmann/json.hpp>

#include <array>
#include <utility>

namespace hilltop {

/// Everything is written: what a seat sees are the points, its card and all of the round before.
Result<InfoState<ZipDeck>> ZipDeck::view_from(const Json& json) {
    static constexpr const char* kCall[] = {"call"};
    const auto view = TRY(ViewReader::of(json, Path()));
    const auto seats = TRY(view.objects("seats"));
    const int count = static_cast<int>(seats.size());
    if (count < info().min_seats || count > info().max_seats)
        return view.error("seats", form::out_of_range(count, info().min_seats, info().max_seats));
    InfoState<ZipDeck> seen;
    Open& open = seen.open;
    open.rules = TRY(view.rules<ZipDeck>(count));
    open.seats = static_cast<std::uint8_t>(count);
    seen.me = Seat(TRY(view.whole("me", 0, count - 1, 0)));
    TRY(view.word("phase", kCall, 0));
    open.rounds = parts(open.rules, count);
    open.round = TRY(view.whole("round", 1, open.rounds, 1)) - 1;
    const int card = TRY(view.whole("card", 0, deck_size(count) - 1, -1));
    if (card < 0) return view.error("card", failure("zipdeck", "is missing"));
    seen.own.card = static_cast<Card>(card);
    open.last.top = Seat(TRY(view.whole("last_top", 0, count - 1, 0)));
    std::array<bool, kMaxCards> dealt{}; // in the last round
    for (Seat seat : SeatSet::all(count)) {
        const ViewReader& from = seats[static_cast<std::size_t>(seat.index())];
        open.points[seat] = TRY(from.whole("points", 0, 1'000'000, 0));
        const Json* last = from.find("last");
        if (last == nullptr || open.round == 0) continue;
        const Path all("seats"), one = all.item(static_cast<std::size_t>(seat.index()));
        const auto row = TRY(ViewReader::of(*last, one.field("last")));
        const int had = TRY(row.whole("card", 0, deck_size(count) - 1, -1));
        if (had < 0) return row.error("card", failure("zipdeck", "is missing"));
        if (std::exchange(dealt[static_cast<std::size_t>(had)], true))
            return row.error("card", failure("zipdeck", "{} is there twice", had));
        open.last.cards[seat] = static_cast<Card>(had);
        open.last.paid[seat] = static_cast<std::uint8_t>(TRY(row.whole("paid", 0, kMaxCards, 0)));
        Action& answer = open.last.answers[seat];
        if (TRY(row.truth("called"))) answer.kind = Action::Kind::Zip;
        for (const int share : TRY(row.wholes("shares", 0, kMaxShare))) {
            if (answer.named == count)
                return row.error("shares", failure("zipdeck", "names more seats than there are"));
            answer.shares[answer.named++] = static_cast<std::uint8_t>(share);
        }
    }
    return seen;
}

} // namespace hilltop
