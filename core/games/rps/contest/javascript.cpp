// SPDX-License-Identifier: GPL-3.0-or-later
// The contest's bots are objects with four functions. What they are called with goes as numbers of a method and of
// cards, which resources/rps/hosts/rps.js turns into strings and arrays, in the program as in a process.
#include "games/rps/contest/contests.h"

#include <array>
#include <charconv>

namespace hilltop {
namespace {

using Phase = RpsPoker::Phase;

/// As the host's file numbers them.
enum Method : int { kStart, kDraftPick, kDraftReceive, kMainPlay, kMainPostprocess };

struct Call {
    int method;
    FixedList<std::int32_t, 1 + RpsPoker::kHand> numbers;
    std::span<const std::int32_t> span() const { return {numbers.begin(), static_cast<std::size_t>(numbers.size())}; }
};

/// The random generator of the bot's language is seeded again in each match.
Call start_call(const Seating& seating) {
    Call call{kStart, {}};
    call.numbers.push_back(static_cast<std::int32_t>(seating.seed));
    call.numbers.push_back(static_cast<std::int32_t>(seating.seed >> 32));
    call.numbers.push_back(seating.match);
    return call;
}

Call ask_call(const View<RpsPoker>& view) {
    const bool drafts = view.open.phase == Phase::Draft;
    Call call{drafts ? kDraftPick : kMainPlay, {}};
    if (drafts) {
        for (const auto card : view.own.pair)
            call.numbers.push_back(card);
        return call;
    }
    call.numbers.push_back(view.open.base.back());
    for (const auto card : view.own.hand)
        call.numbers.push_back(card);
    return call;
}

/// What was learned at a rest: the other's gift, or the card it played.
Call notice_call(const View<RpsPoker>& view) {
    const bool gift = view.open.phase == Phase::Gift;
    Call call{gift ? kDraftReceive : kMainPostprocess, {}};
    call.numbers.push_back(gift ? view.own.drafted.back() : view.open.played[next(view.me, RpsPoker::kSeats)].back());
    return call;
}

/// The card at that place of what was shown.
Reply<RpsPoker::Action> action_at(std::int32_t place, const View<RpsPoker>& view) {
    const bool drafts = view.open.phase == Phase::Draft;
    if (place < 0 || place >= (drafts ? view.own.pair.size() : view.own.hand.size())) return Fault::NotAllowed;
    return drafts ? RpsPoker::keep_card(view.own.pair[place]) : RpsPoker::play_card(view.own.hand[place]);
}

class JsBot : public Bot<RpsPoker> {
public:
    explicit JsBot(std::unique_ptr<CallWire> wire)
        : m_wire(std::move(wire)) {}

    std::optional<Fault> start(const Seating& seating) override {
        const Call call = start_call(seating);
        return m_wire->call(call.method, call.span()).fault;
    }
    Reply<RpsPoker::Action> act(const View<RpsPoker>& view, Rng&) override {
        const Call call = ask_call(view);
        const auto reply = m_wire->call(call.method, call.span());
        if (reply.fault) return *reply.fault;
        if (!reply.number) return Fault::NotUnderstood;
        return action_at(*reply.number, view);
    }
    std::optional<Fault> notice(const View<RpsPoker>& view) override {
        const Call call = notice_call(view);
        return m_wire->call(call.method, call.span()).fault;
    }
    std::string errors() override { return m_wire->errors(); }

private:
    std::unique_ptr<CallWire> m_wire;
};

/// "3 17 4 0 29": the method, then its numbers. An answer is an index, or empty if no answer is expected.
class JsDialect : public Dialect<RpsPoker> {
public:
    Requests start(const Seating& seating, const RpsPoker::Rules&) override { return {text_of(start_call(seating))}; }
    Requests ask(const View<RpsPoker>& view, Need) override { return {text_of(ask_call(view))}; }
    Requests notice(const View<RpsPoker>& view) override { return {text_of(notice_call(view))}; }
    Reply<RpsPoker::Action> read(std::string_view answer, const View<RpsPoker>& view) override {
        std::int32_t place = 0;
        const auto [end, error] = std::from_chars(answer.begin(), answer.end(), place);
        if (error != std::errc() || end != answer.end()) return Fault::NotUnderstood;
        return action_at(place, view);
    }

private:
    static std::string text_of(const Call& call) {
        std::string text = std::to_string(call.method);
        for (const auto number : call.numbers)
            text += ' ' + std::to_string(number);
        return text;
    }
};

std::unique_ptr<Bot<RpsPoker>> make_js_bot(std::unique_ptr<CallWire> wire) {
    return std::make_unique<JsBot>(std::move(wire));
}

std::unique_ptr<Dialect<RpsPoker>> make_js_dialect() {
    return std::make_unique<JsDialect>();
}

} // namespace

std::span<const ContestKind<RpsPoker>> rps_contests() {
    static constexpr std::array<std::string_view, 2> kMethods{"draftPick", "mainPlay"};
    static constexpr std::array<ContestKind<RpsPoker>, 2> kKinds = {{
        {.kind = "js",
         .memory = Memory::Series,
         .speaks = false,
         .listens = true,
         .dialect = make_js_dialect,
         .marks = {.methods = kMethods},
         .bot = make_js_bot},
        {.kind = "js+node",
         .memory = Memory::Series,
         .speaks = false,
         .listens = true,
         .dialect = make_js_dialect,
         .marks = {.methods = kMethods}},
    }};
    return kKinds;
}

} // namespace hilltop
