// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/view_table.h"
#include "games/zipdeck/zipdeck.h"

#include <nlohmann/json.hpp>

#include <array>
#include <utility>

namespace hilltop {
namespace {

constexpr const char* kPhaseWords[] = {"call", "rest", "over"};

/// A view, and while it is read the cards that were dealt in the last round.
struct ZipView : InfoState<ZipDeck> {
    std::array<bool, ZipDeck::kMaxCards> dealt{};

    bool any_last() const { return open.round > 0 || open.phase != ZipDeck::Phase::Call; }
};
using ZipSeat = PartOf<ZipView>;

/// In thousandths, rounded: the chance that all others have drawn lower cards.
int highest_permille(int card, int seats) {
    double chance = 1.0;
    for (int other = 0; other < seats - 1; ++other)
        chance *= static_cast<double>(std::max(card - other, 0)) / (ZipDeck::deck_size(seats) - 1 - other);
    return static_cast<int>(1000.0 * chance + 0.5);
}

int place_of(const ZipDeck::Open& open, Seat seat) {
    const auto points = open.points.values.begin();
    return 1 + static_cast<int>(
                   std::count_if(points, points + open.seats, [&](int other) { return other < open.points[seat]; }));
}

Result<> take_shares(ZipSeat& of, const std::vector<int>& shares) {
    ZipDeck::Action& answer = of.all.open.last.answers[of.seat()];
    for (const int share : shares) {
        if (answer.named == of.all.open.seats) return failure("zipdeck", "there are more entries here than seats");
        answer.shares[answer.named++] = static_cast<std::uint8_t>(share);
    }
    return {};
}

Result<> check_dealt(ZipSeat& of, const Path& at) {
    const int card = of.all.open.last.cards[of.seat()];
    if (!std::exchange(of.all.dealt[static_cast<std::size_t>(card)], true)) return {};
    return at.field("card").error(failure("zipdeck", "{} appears twice", card));
}

ViewTable<ZipView> view_table() {
    using namespace form;
    const auto card = figure<ZipDeck::Card>(0, ZipDeck::kMaxCards - 1);
    const auto in_deck = [](const auto& of) { return std::pair(0, ZipDeck::deck_size(of.open.seats) - 1); };
    const auto seated = [](const ZipView& of) { return std::pair(0, of.open.seats - 1); };
    ViewTable<ZipSeat> last;
    last.required("card", HELD(of.all.open.last.cards[of.seat()]), card).within([=](const ZipSeat& of) {
        return in_deck(of.all);
    });
    last.made(
        "called", TOLD(of.all.open.last.answers[of.seat()].calls()),
        [](ZipSeat& of, bool called) {
            of.all.open.last.answers[of.seat()].kind =
                called ? ZipDeck::Action::Kind::Zip : ZipDeck::Action::Kind::Pass;
        },
        truth());
    last.made(
        "shares",
        [](const ZipSeat& of) {
            const ZipDeck::Action& answer = of.all.open.last.answers[of.seat()];
            return std::vector<int>(answer.shares.begin(), answer.shares.begin() + answer.named);
        },
        take_shares, row<std::vector<int>>(figure(0, ZipDeck::kMaxShare)), "by seat, as many as were named");
    last.written("paid", HELD(of.all.open.last.paid[of.seat()]), figure<std::uint8_t>(0, ZipDeck::kMaxCards))
        .check(check_dealt);
    ViewTable<ZipSeat> seat;
    seat.written("points", HELD(of.all.open.points[of.seat()]), figure<std::int32_t>()).within([](const ZipSeat&) {
        return std::pair(0, 1'000'000);
    });
    seat.computed("place", TOLD(place_of(of.all.open, of.seat())), figure(1, ZipDeck::kSeats), "1 is the lowest total");
    seat.computed("leads", TOLD(place_of(of.all.open, of.seat()) == 1), truth());
    seat.written("last", std::identity(), or_null(last.form(), TOLD(of.all.any_last())),
                 "what he had and did in last_round");
    ViewTable<ZipView> view;
    view.written("rules", HELD(of.open.rules), rules_of<ZipDeck>());
    view.made(
            "round", TOLD(of.open.round + 1), [](ZipView& of, int round) { of.open.round = round - 1; }, figure(1),
            "from 1")
        .within(TOLD(std::pair(1, ZipDeck::parts(of.open.rules, of.open.seats))));
    view.computed("rounds", TOLD(of.open.rounds), figure(1), "of this match");
    view.computed("deck", TOLD(ZipDeck::deck_size(of.open.seats)), figure(0, ZipDeck::kMaxCards), "cards in it");
    view.written("me", &ZipView::me, view_seat(ZipDeck::kSeats)).within(seated);
    view.written("phase", HELD(of.open.phase), word<ZipDeck::Phase>(kPhaseWords, 1));
    view.required("card", HELD(of.own.card), card, "mine").within(in_deck);
    view.computed("worth", TOLD(ZipDeck::worth(of.own.card)), figure(0), "what a right call gives away");
    view.computed("fine", TOLD(ZipDeck::fine(of.own.card)), figure(1), "what a wrong answer costs");
    view.computed("highest_permille", TOLD(highest_permille(of.own.card, of.open.seats)), figure(0, 1000),
                  "the chance that mine is the highest card");
    view.computed("last_round",
                  TOLD(where(of.any_last(), of.open.round + (of.open.phase == ZipDeck::Phase::Call ? 0 : 1))),
                  or_null(figure(1)));
    view.made(
            "last_top", TOLD(where(of.any_last(), of.open.last.top)),
            [](ZipView& of, const std::optional<Seat>& top) { of.open.last.top = *top; },
            or_null(view_seat(ZipDeck::kSeats)), "who had the highest card in it")
        .within(seated);
    view.seats(seat, TOLD(int{of.open.seats}));
    return view;
}

const ViewTable<ZipView> kView = view_table();

} // namespace

Json ZipDeck::describe(const InfoState<ZipDeck>& seen) {
    return kView.write({seen});
}

/// Everything is written: what a seat sees are the points, its card and all of the round before.
Result<InfoState<ZipDeck>> ZipDeck::view_from(const Json& json) {
    ZipView seen;
    seen.open.seats = static_cast<std::uint8_t>(TRY(seats_written(json, info())));
    TRY(kView.read(json, Path(), seen));
    seen.open.rounds = parts(seen.open.rules, seen.open.seats);
    return seen;
}

GameSchema ZipDeck::schema() {
    GameSchema declared;
    declared.view = kView.schema();
    declared.cards = {{"r", "round r (from 0): a card for each seat"}};
    declared.numbered = "itself: 0 to 4 x seats - 1";
    declared.most_card = kMaxCards - 1;
    declared.digest =
        "a byte: 32 x (0 pass, 1 zip) + how many shares are named; then each share, at most 255, in a byte";
    return declared;
}

} // namespace hilltop
