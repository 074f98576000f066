// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/random_bot.h"
#include "games/tiny/questions.h"

namespace hilltop {
namespace {

/// Lays its lower card and keeps the other one where that is high.
class SaverBot : public Bot<Tiny> {
public:
    Reply<Tiny::Action> act(const View<Tiny>& view, Rng&) override {
        Tiny::Menu menu;
        Tiny::legal_menu(view, menu);
        if (view.open.phase == Tiny::Phase::Lay) return menu[0];
        const bool high = view.own.board.card(spot(Tiny::kHand, view.me)) > Tiny::kTop / 2;
        return menu[high ? 0 : 1];
    }
};

constexpr std::array<BotSpec<Tiny>, 2> kBots = {
    {{{.id = "random", .style = "any-move", .strength = 1, .speaks = true}, make_bot<Tiny, RandomBot<Tiny>>},
     {{.id = "saver", .style = "saves-high", .strength = 2, .speaks = true}, make_bot<Tiny, SaverBot>}}};

/// Who judges answers by playing on: this is what makes hints, analysis and the quiz work. Where seats answer at the
/// same time and that matters to each other's answers, a bot whose answers can be foreseen misjudges them.
constexpr AnalysisTraits<Tiny> kAnalysis{.reference = "saver", .samples = 100, .version = 1};

} // namespace

const GameEntry& tiny_entry() {
    static const EntryOf<Tiny> entry(kBots, {}, {}, {}, nullptr, kAnalysis);
    return entry;
}

} // namespace hilltop
