// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as the answers of hosted bots, in every dialect: the series comes to its end, and what was kept of its
// matches can be replayed. The first two bytes choose game and kind of bot; then bytes say what each answer is.
#include "base/json_text.h"
#include "engine/attendance.h"
#include "made_records.h"
#include "target.h"
#include "wires/any_lane.h"

using namespace hilltop;

namespace {

/// Ends the talk of all bots once the input is used up.
constexpr int kMostSteps = 20000;

/// What a request is answered with where the input asks for something that may be right: words of all dialects and of
/// the request itself, and for the Hilltop protocol the answer in its form.
std::string fitting_answer(std::string_view request, int choice) {
    const auto json = parse_json(request.substr(request.rfind('\n') + 1));
    if (json && json->is_object()) {
        if (json->contains("hello")) return choice % 2 == 0 ? R"({"name":"x"})" : R"({"name":"x","events":true})";
        if (!json->contains("menu") || !json->contains("id")) return "{}";
        const Json& menu = (*json)["menu"];
        const Json word = menu.empty() ? Json(nullptr) : menu[static_cast<std::size_t>(choice) % menu.size()];
        return Json{{"play", word}, {"id", (*json)["id"]}}.dump();
    }
    std::vector<std::string> words{"e", "s", "p", "o", "n", "y", "-", "z", "0", "1", "2", "p0", "p1", "w0120", ""};
    for (std::size_t from = 0; from < request.size();) {
        const std::size_t end = std::min(request.find_first_of(" \n,", from), request.size());
        const std::string word(request.substr(from, end - from));
        for (const char* before : {"", "p"})
            words.push_back(before + word);
        words.push_back('p' + word + " 0");
        from = end + 1;
    }
    return words[static_cast<std::size_t>(choice) % words.size()];
}

class FuzzWire : public Wire {
public:
    explicit FuzzWire(fuzz::Bytes& input)
        : m_input(input) {}
    void send(std::string_view text, Limit) override {
        m_request = text;
        m_open = true;
    }
    std::optional<WireReply> receive() override {
        if (!m_open) return {};
        WireReply reply;
        const int kind = m_input.next();
        if (m_input.empty()) {
            reply.fault = Fault::Crash;
        } else if (kind < 170) {
            reply.text = fitting_answer(m_request, kind);
        } else if (kind < 220) {
            reply.text = m_input.line();
        } else if (kind < 240) {
            reply.fault = static_cast<Fault>(kind % kFaults);
        } else {
            reply.text = fitting_answer(m_request, m_input.next());
            reply.errors = m_input.text(8);
        }
        m_closed = reply.fault && is_death(*reply.fault);
        m_open = false;
        return reply;
    }
    void drop() override { m_open = false; }
    bool closed() const override { return m_closed; }

private:
    fuzz::Bytes& m_input;
    std::string m_request;
    bool m_open = false, m_closed = false;
};

class FuzzCallWire : public CallWire {
public:
    explicit FuzzCallWire(fuzz::Bytes& input)
        : m_input(input) {}
    Reply call(int, std::span<const std::int32_t>) override {
        if (m_input.empty()) return {{}, Fault::Crash};
        const int kind = m_input.next();
        if (kind < 230) return {kind % 8, {}};
        if (kind < 250) return {static_cast<std::int32_t>(m_input.number()), {}};
        return {{}, static_cast<Fault>(m_input.next() % kFaults)};
    }
    std::string errors() override { return {}; }

private:
    fuzz::Bytes& m_input;
};

class FuzzTransport : public Transport {
public:
    FuzzTransport(fuzz::Bytes& input, bool inside)
        : m_input(input)
        , m_inside(inside) {}
    Result<std::unique_ptr<Wire>> open(const WireOrder&) override {
        std::unique_ptr<Wire> wire = std::make_unique<FuzzWire>(m_input);
        return wire;
    }
    Result<std::unique_ptr<CallWire>> open_call(const WireOrder&) override {
        std::unique_ptr<CallWire> wire = std::make_unique<FuzzCallWire>(m_input);
        return wire;
    }
    bool calls(std::string_view) const override { return m_inside; }
    void wait(std::chrono::milliseconds) override {}
    void wake() override {}

private:
    fuzz::Bytes& m_input;
    const bool m_inside;
};

void check_kept(const GameEntry& game, const Series& series, const std::vector<std::string>& bots,
                const SeriesResult& result) {
    fuzz::claim(result.lines.size() == static_cast<std::size_t>(series.matches), "matches are missing");
    for (const KeptMatch& kept : result.kept) {
        std::vector<RecordSeat> seats;
        for (const std::uint16_t entrant : seated(series, kept.match))
            seats.push_back({bots[entrant], 0, {}});
        const Source source{series.seed, series.deal_number(kept.match), series.match_number(kept.match)};
        const Record record = kept_record(game, default_values(game.rules()), source, std::move(seats), kept, {});
        Record played = record;
        played.result.reset();
        const auto replay = Replay::make(played, Replay::Asking::Later);
        fuzz::judged(replay);
        if (replay) fuzz::claim(replay->digest_fits(), "a match is another one when it is replayed");
    }
}

} // namespace

static fuzz::Seeds seeds_of_wire() {
    fuzz::Seeds seeds;
    for (const GameEntry* game : games()) {
        for (std::size_t kind = 0; kind < game->kinds().size(); ++kind) {
            std::string bytes{fuzz::byte_of(*game), static_cast<char>(kind)};
            for (int i = 0; i < 400; ++i)
                bytes += static_cast<char>(i % 61 == 60 ? 221 : i % 43 == 42 ? 250 : i * 7 % 170);
            bytes += "\xb4{\"play\":null,\"id\":1}\n\xb4"
                     "1:3,4:2\n\xb4p99999999999\n\xb4w01\n";
            std::string name = game->info().id + std::string("-") + game->kinds()[kind].kind;
            seeds.emplace(std::move(name), std::move(bytes));
        }
    }
    return seeds;
}

HILLTOP_FUZZ(wire, 10) {
    fuzz::Bytes input(bytes);
    const GameEntry& game = fuzz::game_of(input.next());
    const int choice = input.next();
    const auto kinds = game.kinds();
    const KindTraits& kind = kinds[static_cast<std::size_t>(choice) % kinds.size()];
    const int seats = std::max(game.info().min_seats, 2);
    Series series;
    series.matches = 2;
    series.seats = seats;
    series.seed = 3;
    series.forgiving = choice >= 128;
    std::vector<std::string> bots;
    for (std::uint16_t entrant = 0; entrant < 2; ++entrant) {
        series.entrants.push_back(entrant);
        bots.push_back(std::string(kind.kind) + ":bot" + std::to_string(entrant));
    }
    FuzzTransport transport(input, choice % 64 >= 32);
    const auto lane = game.make_lane(series, default_values(game.rules()), bots, {}, transport);
    for (int step = 0; step < kMostSteps && !lane->finished(); ++step)
        lane->advance();
    fuzz::claim(lane->finished(), "a series does not end");
    check_kept(game, series, bots, lane->take());
}
