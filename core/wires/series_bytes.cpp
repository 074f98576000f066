// SPDX-License-Identifier: GPL-3.0-or-later
#include "wires/series_bytes.h"

#include "base/packed.h"

#include <algorithm>
#include <unordered_map>

namespace hilltop {
namespace {

void put(PackedWriter& out, std::chrono::microseconds time) {
    out.put(static_cast<std::uint64_t>(std::max<std::int64_t>(time.count(), 0)));
}
std::chrono::microseconds take_time(PackedReader& in) {
    return std::chrono::microseconds(in.number_as<std::int64_t>());
}

/// Seats and the two words about what happened in one number.
void put(PackedWriter& out, std::uint8_t seat, bool told, Fault fault = {}) {
    out.put(std::uint64_t{seat} | (told ? 0x20u : 0u) | static_cast<std::uint64_t>(fault) << 6);
}
struct Happened {
    std::uint8_t seat;
    bool told;
    Fault fault;
};
Happened take_happened(PackedReader& in) {
    const std::uint64_t all = in.number();
    return {static_cast<std::uint8_t>(all & 0x1f), (all & 0x20) != 0, static_cast<Fault>(all >> 6 & 0xff)};
}

void put(PackedWriter& out, const BotLimits& limits) {
    const auto texts = limit_texts(limits);
    out.put(texts.size());
    for (const std::string& text : texts)
        out.put(text);
}
bool take(PackedReader& in, BotLimits& limits) {
    bool all = true;
    for (std::size_t left = in.count(); left > 0; --left)
        all = read_limit(limits, in.text()) && all;
    return all;
}

void put(PackedWriter& out, const Series& series) {
    out.put(series.number);
    out.put(series.entrants.size());
    for (const std::uint16_t entrant : series.entrants)
        out.put(entrant);
    out.put(series.first_match);
    for (const int number : {series.matches, series.matches_per_deal, series.seats, static_cast<int>(series.seating),
                             series.told_from, series.earlier})
        out.put_signed(number);
    out.put(series.seed);
    out.put(series.first_deal);
}
Series take_series(PackedReader& in) {
    Series series;
    series.number = in.number_as<std::uint32_t>();
    series.entrants.resize(in.count());
    for (std::uint16_t& entrant : series.entrants)
        entrant = in.number_as<std::uint16_t>();
    series.first_match = in.number();
    int seating = 0;
    for (int* number :
         {&series.matches, &series.matches_per_deal, &series.seats, &seating, &series.told_from, &series.earlier})
        *number = static_cast<int>(in.signed_number());
    series.seating = static_cast<SeatingPlan>(seating);
    series.seed = in.number();
    series.first_deal = in.number();
    return series;
}

/// SpokenAnswers recur: each is written as text once, then by its number.
class SpokenAnswers {
public:
    void put(PackedWriter& out, const std::optional<std::string>& answer) {
        if (!answer) return out.put(std::uint64_t{0});
        const auto [known, fresh] = m_numbers.try_emplace(*answer, m_numbers.size() + 2);
        out.put(fresh ? std::uint64_t{1} : known->second);
        if (fresh) out.put(*answer);
    }
    std::optional<std::string> take(PackedReader& in) {
        const std::uint64_t number = in.number();
        if (number == 0) return {};
        if (number == 1) return m_texts.emplace_back(in.text());
        const auto place = static_cast<std::size_t>(number - 2);
        return place < m_texts.size() ? m_texts[place] : std::string();
    }

private:
    std::unordered_map<std::string, std::uint64_t> m_numbers;
    std::vector<std::string> m_texts;
};

void put(PackedWriter& out, const KeptMatch& match, SpokenAnswers& answers) {
    out.put_signed(match.match);
    out.put(match.digest);
    out.put(match.steps.size());
    for (const auto& step : match.steps) {
        out.put(step.size());
        for (const auto& answer : step)
            answers.put(out, answer);
    }
    out.put(match.faults.size());
    for (const KeptMatch::FaultAt& fault : match.faults) {
        out.put_signed(fault.step);
        put(out, fault.seat, fault.told, fault.fault);
    }
    out.put(match.notes.size());
    for (const AnswerNote& note : match.notes) {
        out.put_signed(note.decision);
        put(out, note.seat, note.told);
        put(out, note.time);
        out.put(note.errors);
    }
}

KeptMatch take_match(PackedReader& in, SpokenAnswers& answers) {
    KeptMatch match;
    match.match = static_cast<int>(in.signed_number());
    match.digest = in.number();
    match.steps.resize(in.count());
    for (auto& step : match.steps) {
        step.resize(in.count());
        for (auto& answer : step)
            answer = answers.take(in);
    }
    match.faults.resize(in.count());
    for (KeptMatch::FaultAt& fault : match.faults) {
        fault.step = static_cast<std::int32_t>(in.signed_number());
        const Happened happened = take_happened(in);
        fault = {fault.step, happened.seat, happened.fault, happened.told};
    }
    match.notes.resize(in.count());
    for (AnswerNote& note : match.notes) {
        note.decision = static_cast<std::int32_t>(in.signed_number());
        const Happened happened = take_happened(in);
        note.seat = happened.seat;
        note.told = happened.told;
        note.time = take_time(in);
        note.errors = in.text();
    }
    return match;
}

} // namespace

std::string order_bytes(const SeriesOrder& order) {
    PackedWriter out;
    out.put(order.game);
    out.put(order.rules.size());
    for (const auto& [rule, value] : order.rules) {
        out.put(rule);
        out.put_signed(value);
    }
    out.put(order.bots.size());
    for (const std::string& bot : order.bots)
        out.put(bot);
    put(out, order.limits.usual);
    out.put(order.limits.own.size());
    for (const auto& [bot, limits] : order.limits.own) {
        out.put(bot);
        put(out, limits);
    }
    out.put(order.files.size());
    for (const auto& [target, file] : order.files) {
        out.put(target);
        out.put(file);
    }
    put(out, order.series);
    return out.take();
}

std::optional<SeriesOrder> read_order(std::string_view bytes) {
    PackedReader in(bytes);
    SeriesOrder order;
    order.game = in.text();
    for (std::size_t left = in.count(); left > 0; --left) {
        const std::string_view rule = in.text();
        order.rules.emplace(rule, static_cast<int>(in.signed_number()));
    }
    order.bots.resize(in.count());
    for (std::string& bot : order.bots)
        bot = in.text();
    bool read = take(in, order.limits.usual);
    for (std::size_t left = in.count(); left > 0; --left) {
        const std::string_view bot = in.text();
        read = take(in, order.limits.own[std::string(bot)]) && read;
    }
    for (std::size_t left = in.count(); left > 0; --left) {
        const std::string_view target = in.text();
        order.files.emplace(target, in.text());
    }
    order.series = take_series(in);
    return read && in.fits() ? std::optional(std::move(order)) : std::nullopt;
}

std::string series_bytes(const Series& series) {
    PackedWriter out;
    put(out, series);
    return out.take();
}

std::optional<Series> read_series(std::string_view bytes) {
    PackedReader in(bytes);
    Series series = take_series(in);
    return in.fits() ? std::optional(std::move(series)) : std::nullopt;
}

std::string result_bytes(const SeriesResult& result) {
    PackedWriter out;
    out.put(result.number);
    out.put(result.lines.size());
    for (const MatchLine& line : result.lines) {
        out.put(line.digest);
        out.put(line.winners);
    }
    out.put(result.points.size());
    for (const std::int32_t points : result.points)
        out.put_signed(points);
    for (const std::int16_t second : result.second)
        out.put_signed(second);
    out.put(result.faults.size());
    for (const SeriesFault& fault : result.faults) {
        out.put(fault.match);
        out.put(fault.entrant);
        put(out, fault.seat, fault.told, fault.fault);
        out.put_signed(fault.decision);
        put(out, fault.time);
        out.put(fault.errors);
    }
    out.put(result.kept.size());
    SpokenAnswers answers;
    for (const KeptMatch& match : result.kept)
        put(out, match, answers);
    return out.take();
}

std::optional<SeriesResult> read_result(std::string_view bytes) {
    PackedReader in(bytes);
    SeriesResult result;
    result.number = in.number_as<std::uint32_t>();
    result.lines.resize(in.count());
    for (MatchLine& line : result.lines) {
        line.digest = in.number_as<std::uint32_t>();
        line.winners = in.number_as<std::uint16_t>();
    }
    result.points.resize(in.count());
    for (std::int32_t& points : result.points)
        points = static_cast<std::int32_t>(in.signed_number());
    result.second.resize(result.points.size());
    for (std::int16_t& second : result.second)
        second = static_cast<std::int16_t>(in.signed_number());
    result.faults.resize(in.count());
    for (SeriesFault& fault : result.faults) {
        fault.match = in.number();
        fault.entrant = in.number_as<std::uint16_t>();
        const Happened happened = take_happened(in);
        fault.seat = happened.seat;
        fault.told = happened.told;
        fault.fault = happened.fault;
        fault.decision = static_cast<std::int32_t>(in.signed_number());
        fault.time = take_time(in);
        fault.errors = in.text();
    }
    result.kept.resize(in.count());
    SpokenAnswers answers;
    for (KeptMatch& match : result.kept)
        match = take_match(in, answers);
    return in.fits() ? std::optional(std::move(result)) : std::nullopt;
}

} // namespace hilltop
