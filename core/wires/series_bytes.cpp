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

/// Answers of one result in bytes, at most: each is written once, so that few bytes could become very many.
constexpr std::size_t kMostAnswerBytes = std::size_t{256} << 20;
/// Matches of a series and those before it.
constexpr int kMostMatches = 1 << 30;
/// What a note says was longer than this was not measured.
constexpr std::chrono::hours kLongestTime{24};

/// Seat and one word about what happened in one number.
void put(PackedWriter& out, std::uint8_t seat, bool word) {
    out.put(std::uint64_t{seat} << 1 | (word ? 1u : 0u));
}

/// A fault in an answer, for which nothing but the answer has to be known. All others are judged from outside.
constexpr bool is_in_answer(Fault fault, bool told) {
    return !told && (fault == Fault::NotAllowed || fault == Fault::NotUnderstood);
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
    out.put(std::uint64_t{series.lots.has_value()});
    out.put(series.lots.value_or(0));
    out.put(series.lots_from);
}
/// False: no series is so.
bool take(PackedReader& in, Series& series) {
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
    const bool has_lots = in.number() != 0;
    if (const std::uint64_t lots = in.number(); has_lots) series.lots = lots;
    series.lots_from = in.number();
    const auto entrants = static_cast<int>(std::min<std::size_t>(series.entrants.size(), kMaxSeats));
    return entrants > 0 && series.matches >= 0 && series.matches_per_deal > 0 && series.earlier >= 0 &&
           series.matches <= kMostMatches - series.earlier && series.seats > 0 && series.seats <= kMaxSeats &&
           seating >= 0 && seating <= static_cast<int>(SeatingPlan::DrawnFromPool) &&
           (series.seating != SeatingPlan::Fixed || series.seats <= entrants) &&
           series.matches_per_deal <= std::max(1, seatings_of_deal(series.seating, series.seats));
}

/// Answers recur: each is written as text once, then by its number.
class SpokenAnswers {
public:
    void put(PackedWriter& out, const std::optional<std::string>& answer) {
        if (!answer) return out.put(std::uint64_t{0});
        const auto [known, fresh] = m_numbers.try_emplace(*answer, m_numbers.size() + 2);
        out.put(fresh ? std::uint64_t{1} : known->second);
        if (fresh) out.put(*answer);
    }
    /// False: there is no such answer, or they are too long in all.
    bool take(PackedReader& in, std::optional<std::string>& answer) {
        const std::uint64_t number = in.number();
        if (number == 0) return true;
        if (number == 1) m_texts.emplace_back(in.text());
        const std::uint64_t place = number == 1 ? m_texts.size() - 1 : number - 2;
        if (place >= m_texts.size()) return false;
        answer = m_texts[static_cast<std::size_t>(place)];
        m_bytes += answer->size();
        return m_bytes <= kMostAnswerBytes;
    }

private:
    std::unordered_map<std::string, std::uint64_t> m_numbers;
    std::vector<std::string> m_texts;
    std::size_t m_bytes = 0;
};

void put(PackedWriter& out, const KeptMatch& match, SpokenAnswers& answers) {
    out.put(match.digest);
    out.put(match.steps.size());
    for (const auto& step : match.steps) {
        out.put(step.size());
        for (const auto& answer : step)
            answers.put(out, answer);
    }
    out.put(match.faults.size());
    for (const KeptMatch::FaultAt& fault : match.faults) {
        out.put(static_cast<std::uint64_t>(fault.step));
        put(out, fault.seat, fault.fault == Fault::NotAllowed);
    }
    out.put(match.notes.size());
    for (const AnswerNote& note : match.notes) {
        out.put(static_cast<std::uint64_t>(note.decision));
        put(out, note.seat, note.told);
        put(out, note.time);
        out.put(note.errors);
    }
}

/// One match of a stranger's process.
class KeptReader {
public:
    KeptReader(PackedReader& in, SpokenAnswers& answers, int seats)
        : m_in(in)
        , m_answers(answers)
        , m_seats(static_cast<std::size_t>(seats)) {}

    Result<KeptMatch> read(int number) {
        m_match.match = number;
        m_match.digest = m_in.number();
        TRY(read_steps());
        TRY(read_faults());
        TRY(read_notes());
        return std::move(m_match);
    }

private:
    Result<> read_steps() {
        m_match.steps.resize(m_in.count());
        for (auto& step : m_match.steps) {
            const std::size_t asked = m_in.count();
            if (asked > m_seats)
                return failure("wires", "{} seats answer at once, but there are only {}", asked, m_seats);
            step.resize(asked);
            m_decisions += asked;
            for (auto& answer : step)
                if (!m_answers.take(m_in, answer))
                    return failure("wires", "an answer is not in the list, or all answers together are too long");
        }
        return {};
    }
    Result<> read_faults() {
        m_match.faults.resize(m_in.count());
        std::pair<std::uint64_t, std::uint64_t> before{};
        for (KeptMatch::FaultAt& fault : m_match.faults) {
            const std::uint64_t step = m_in.number(), what = m_in.number();
            const std::pair place{step, what >> 1};
            const bool follows = &fault == m_match.faults.data() || place > before;
            if (step >= m_match.steps.size() || what >> 1 >= m_seats || !follows)
                return failure("wires", "there is no answer for a fault of seat {} in step {}", (what >> 1) + 1,
                               step + 1);
            before = place;
            fault = {static_cast<std::int32_t>(step), static_cast<std::uint8_t>(what >> 1),
                     (what & 1) != 0 ? Fault::NotAllowed : Fault::NotUnderstood, false};
        }
        return {};
    }
    Result<> read_notes() {
        m_match.notes.resize(m_in.count());
        std::int64_t before = -1;
        for (AnswerNote& note : m_match.notes) {
            const std::uint64_t decision = m_in.number(), what = m_in.number();
            const auto time = take_time(m_in);
            const bool told = (what & 1) != 0;
            if (what >> 1 >= m_seats || decision > m_decisions + m_seats || time.count() < 0 || time > kLongestTime ||
                (!told && static_cast<std::int64_t>(decision) <= before))
                return failure("wires", "there is no answer for a note on decision {} of seat {}", decision + 1,
                               (what >> 1) + 1);
            if (!told) before = static_cast<std::int64_t>(decision);
            note = {static_cast<std::int32_t>(decision), static_cast<std::uint8_t>(what >> 1), told, time,
                    std::string(m_in.text())};
        }
        return {};
    }

    PackedReader& m_in;
    SpokenAnswers& m_answers;
    const std::size_t m_seats;
    std::size_t m_decisions = 0;
    KeptMatch m_match;
};

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
    read = take(in, order.series) && read;
    return read && in.fits() ? std::optional(std::move(order)) : std::nullopt;
}

std::string series_bytes(const Series& series) {
    PackedWriter out;
    put(out, series);
    return out.take();
}

std::optional<Series> read_series(std::string_view bytes) {
    PackedReader in(bytes);
    Series series;
    return take(in, series) && in.fits() ? std::optional(std::move(series)) : std::nullopt;
}

std::optional<std::string> result_bytes(const SeriesResult& result) {
    const bool in_answers = std::all_of(result.faults.begin(), result.faults.end(),
                                        [](const SeriesFault& fault) { return is_in_answer(fault.fault, fault.told); });
    if (!in_answers || result.kept.size() != result.lines.size()) return {};
    PackedWriter out;
    out.put(result.number);
    out.put(result.kept.size());
    SpokenAnswers answers;
    for (const KeptMatch& match : result.kept)
        put(out, match, answers);
    return out.take();
}

Result<SeriesResult> read_result(std::string_view bytes, const Series& part) {
    PackedReader in(bytes);
    SeriesResult result;
    result.number = part.number;
    if (in.number() != part.number) return failure("wires", "these are matches of another series");
    const std::size_t count = in.count();
    if (count > static_cast<std::size_t>(part.matches))
        return failure("wires", "the data has {} matches, but only {} are left", count, part.matches);
    SpokenAnswers answers;
    for (std::size_t i = 0; i < count; ++i) {
        auto match = KeptReader(in, answers, part.seats).read(static_cast<int>(i));
        if (!match) return failure("wires", "match {} of {}: {}", i + 1, count, match.error());
        result.kept.push_back(match.take());
    }
    if (!in.fits()) return failure("wires", "the data has another length than it says");
    return result;
}

} // namespace hilltop
