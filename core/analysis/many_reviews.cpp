// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/many_reviews.h"

#include "analysis/moment.h"
#include "analysis/replay_styles.h"
#include "analysis/result_rows.h"
#include "engine/rule_spec.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <cmath>
#include <set>
#include <span>

namespace hilltop {
namespace {

/// Results that are all the same but for rounding have variances below it, which say nothing of how they spread.
constexpr double kNoSpread = 1e-18;

/// Places of values, the largest first; those within rounding share one.
int place_among(double value, const std::vector<double>& all) {
    return 1 + static_cast<int>(std::count_if(all.begin(), all.end(), [&](double one) { return one > value + 1e-12; }));
}

Measured with_more(const Measured& measured, double variance) {
    if (!measured.error) return measured;
    return {measured.value, std::sqrt(*measured.error * *measured.error + variance)};
}

} // namespace

void DealMean::add(const DealMean& other) {
    for (std::size_t deal = 0; deal < other.m_deals.size(); ++deal)
        add(deal, other.m_deals[deal].sum, other.m_deals[deal].weight);
}

void DealMean::add(std::size_t deal, double sum, double weight) {
    if (deal >= m_deals.size()) m_deals.resize(deal + 1);
    m_deals[deal].sum += sum;
    m_deals[deal].weight += weight;
}

Measured DealMean::measured(std::size_t begin, std::size_t end) const {
    const std::span deals(m_deals.data() + begin, end - begin);
    double sum = 0, weight = 0, count = 0;
    for (const Sums& deal : deals) {
        sum += deal.sum;
        weight += deal.weight;
        count += deal.weight > 0 ? 1 : 0;
    }
    if (weight <= 0) return {};
    Measured measured{sum / weight, {}};
    if (count < 2) return measured;
    double squares = 0;
    for (const Sums& deal : deals) {
        const double off = deal.sum - measured.value * deal.weight;
        squares += off * off;
    }
    measured.error = std::sqrt(squares * count / (count - 1)) / weight;
    return measured;
}

EntrantReview EntrantReview::as_shown(int decimals) const {
    EntrantReview shown = *this;
    if (finished == 0 || finished < matches) return shown;
    const double steps = std::pow(10.0, decimals);
    const auto whole = adding_up({steps * luck_adjusted.value, steps * luck.value}, std::llround(steps * result.value));
    shown.luck_adjusted.value = static_cast<double>(whole[0]) / steps;
    shown.luck.value = static_cast<double>(whole[1]) / steps;
    return shown;
}

std::optional<double> EntrantReview::plain_matches() const {
    const auto spreads = [](const std::optional<double>& error) { return error && *error * *error >= kNoSpread; };
    if (!spreads(result.error) || !spreads(luck_adjusted.error)) return {};
    const double ratio = *result.error / *luck_adjusted.error;
    return finished * ratio * ratio;
}

std::string answer_kind(const std::optional<std::string>& word) {
    if (!word) return "silence";
    const std::string kind = word->substr(0, word->find(' '));
    return kind.empty() || std::isdigit(static_cast<unsigned char>(kind.front())) != 0 ? "card" : kind;
}

ManyReviews::ManyReviews(const Replay& first)
    : m_game(&first.game())
    , m_rules(first.record().rules)
    , m_seats(first.table(0).seats()) {}

bool ManyReviews::takes(const Replay& replay) const {
    return &replay.game() == m_game && replay.table(0).seats() == m_seats && replay.record().rules == m_rules;
}

/// A match whose cards are known is a deal of its own: its seed is made up.
std::size_t ManyReviews::deal_of(const Record& record) {
    if (!record.dealt_from_seed()) return m_deal_count++;
    const auto [found, fresh] = m_deals.try_emplace({record.source.seed, record.source.deal}, m_deal_count);
    if (fresh) ++m_deal_count;
    return found->second;
}

void ManyReviews::count_decision(Entrant& entrant, std::size_t deal, const ReviewedDecision& decision,
                                 const MarkLimits& limits) {
    if (decision.number < 0) return;
    ++entrant.decisions;
    entrant.unforced += decision.unforced() ? 1 : 0;
    const double loss = decision.loss ? decision.loss->value : 0;
    entrant.loss.add(deal, loss, 1);
    if (decision.unforced()) entrant.loss_unforced.add(deal, loss, 1);
    if (decision.loss) {
        const double stake = decision.options.back().behind.value;
        entrant.kept.add(deal, stake - loss, stake);
        ++entrant.marks[static_cast<std::size_t>(mark_of(decision, limits))];
    }
    if (decision.forced() || decision.fault) return;
    std::set<std::string> kinds;
    for (const auto& option : decision.options)
        kinds.insert(answer_kind(option.word));
    for (const std::string& kind : kinds)
        ++entrant.answers[kind].second;
    ++entrant.answers[answer_kind(decision.played)].first;
}

std::string ManyReviews::other_rules() const {
    std::string text;
    for (const RuleInfo& rule : m_game->rules()) {
        const auto value = m_rules.find(rule.id);
        if (value != m_rules.end() && value->second != rule.fallback)
            text += fmt::format(", {} = {}", rule.id, rule_text(rule, value->second));
    }
    return text;
}

void ManyReviews::count_kind(Entrant& entrant, std::size_t deal, int kind, const ReviewedDecision& decision,
                             const MarkLimits& limits) const {
    entrant.kinds.resize(m_game->decision_kinds().size());
    Entrant::Kind& sums = entrant.kinds[static_cast<std::size_t>(kind)];
    ++sums.decisions;
    if (!decision.unforced() || !decision.loss) return;
    ++sums.unforced;
    sums.mistakes += mark_of(decision, limits) != Mark::None ? 1 : 0;
    sums.lost += decision.loss->value;
    sums.loss.add(deal, decision.loss->value, 1);
}

std::vector<KindReview> ManyReviews::tell_kinds(const Entrant& sums) const {
    std::vector<KindReview> told;
    for (std::size_t kind = 0; kind < sums.kinds.size(); ++kind) {
        const Entrant::Kind& own = sums.kinds[kind];
        if (own.unforced == 0) continue;
        KindReview one{m_game->decision_kinds()[kind],
                       own.decisions,
                       own.unforced,
                       own.mistakes,
                       own.lost,
                       own.loss.measured(),
                       {},
                       {}};
        DealMean others;
        int met = 0;
        for (const auto& [name, other] : m_entrants) {
            if (&other == &sums || kind >= other.kinds.size() || other.kinds[kind].unforced == 0) continue;
            others.add(other.kinds[kind].loss);
            ++met;
        }
        if (met > 0) one.others = others.measured();
        const std::size_t half = own.loss.deals() / 2;
        const Measured before = own.loss.measured(0, half), after = own.loss.measured(half, own.loss.deals());
        if (before.error && after.error)
            one.trend = Measured{after.value - before.value, std::hypot(*before.error, *after.error)};
        told.push_back(std::move(one));
    }
    return told;
}

std::vector<ClearMoment> ManyReviews::clear_moments(int kind, const std::string& name, std::size_t most) const {
    std::vector<ClearMoment> found;
    for (const ClearMoment& one : m_clear)
        if (one.kind == kind && (name.empty() || one.name == name)) found.push_back(one);
    std::stable_sort(found.begin(), found.end(), [](const auto& a, const auto& b) { return a.loss > b.loss; });
    if (found.size() > most) found.resize(most);
    return found;
}

/// Every answer as its seat saw the table, and what it sees at rests and in the end.
void ManyReviews::count_styles(const Replay& replay, const std::vector<Entrant*>& by_seat) const {
    if (m_game->styles().empty()) return;
    for (Entrant* entrant : by_seat)
        if (!entrant->styles) entrant->styles = StyleCounts(m_game->styles());
    std::vector<StyleCounts*> counts;
    for (Entrant* entrant : by_seat)
        counts.push_back(&*entrant->styles);
    hilltop::count_styles(replay, counts);
}

void ManyReviews::tell_styles(EntrantReview& entrant, const Entrant& sums) const {
    if (!sums.styles) return;
    for (const StyleShare& own : sums.styles->shares()) {
        AnswerShare share{own.id, own.times, own.of, -own.times, -own.of};
        for (const auto& [name, other] : m_entrants) {
            if (!other.styles) continue;
            for (const StyleShare& one : other.styles->shares()) {
                if (one.id != own.id) continue;
                share.field_times += one.times;
                share.field_of += one.of;
            }
        }
        if (share.of + share.field_of > 0) entrant.styles.push_back(std::move(share));
    }
}

void ManyReviews::add(std::size_t match, const Replay& replay, const Review& review) {
    const Record& record = replay.record();
    const std::size_t deal = deal_of(record);
    m_samples = m_matches == 0 ? review.samples : std::min(m_samples, review.samples);
    ++m_matches;
    std::set<Entrant*> sitting;
    std::vector<Entrant*> by_seat;
    for (const RecordSeat& seat : record.seats) {
        by_seat.push_back(&m_entrants[seat_name(seat)]);
        sitting.insert(by_seat.back());
    }
    for (Entrant* entrant : sitting) {
        ++entrant->matches;
        entrant->finished += replay.finished() ? 1 : 0;
    }
    std::vector<double> dealt;
    for (std::size_t i = 0; i < by_seat.size(); ++i) {
        const SeatReview& seat = review.seats[i];
        by_seat[i]->luck.add(deal, seat.luck, 1);
        // What the start's own samples were worth one by one is not known: the worths of these deals spread alike, or
        // where they are sampled, the results.
        const Estimate& first = review.values.front()[i];
        dealt.push_back(first.how == How::Sampled ? seat.result : first.value);
        if (!replay.finished()) continue;
        by_seat[i]->result.add(deal, seat.result, 1);
        by_seat[i]->adjusted.add(deal, seat.luck_adjusted(), 1);
        by_seat[i]->held.resize(by_seat.size());
        ++by_seat[i]->held[i];
    }
    m_deal_worths.push_back(std::move(dealt));
    m_start_errors.resize(by_seat.size());
    for (std::size_t i = 0; i < by_seat.size(); ++i)
        m_start_errors[i] = std::max(m_start_errors[i], review.seats[i].start_error);
    count_styles(replay, by_seat);
    std::map<int, int> kinds; // by the number of the decision
    for (const ReviewedDecision& decision : review.decisions) {
        Entrant& entrant = *by_seat[static_cast<std::size_t>(decision.seat.index())];
        count_decision(entrant, deal, decision, review.limits);
        if (decision.number < 0 || decision.forced()) continue;
        const int kind = m_game->decision_kind(*replay.table(decision.position).seen(decision.seat));
        if (kind < 0) continue;
        kinds[decision.number] = kind;
        count_kind(entrant, deal, kind, decision, review.limits);
        if (decision.loss && difficulty_of(decision, review.limits))
            m_clear.push_back({match, decision.number, decision.seat,
                               seat_name(record.seats[static_cast<std::size_t>(decision.seat.index())]), kind,
                               decision.loss->value});
    }
    for (const ReviewedDecision* decision : marked(review)) {
        const auto numbered = replay.decisions().find(decision->number);
        m_moments.push_back({match, decision->number, numbered ? numbered->step : 0, decision->seat,
                             seat_name(record.seats[static_cast<std::size_t>(decision->seat.index())]),
                             mark_of(*decision, review.limits), decision->played, decision->options.front().word,
                             *decision->loss, decision->loss_open,
                             kinds.contains(decision->number) ? kinds[decision->number] : -1});
    }
}

/// Every match begins from the same estimate of the start, so its error does not shrink with their number. Where an
/// entrant held all seats alike and what one wins another loses, it drops out: what the seats' starts have in common is
/// taken from how the deals' worths go together.
double ManyReviews::start_variance(const Entrant& entrant) const {
    double held = 0;
    for (const double count : entrant.held)
        held += count;
    if (held <= 0 || m_deal_worths.size() < 2 || m_samples <= 0) return 0;
    const auto variance_of = [&](const auto& worth_of) {
        double sum = 0, squares = 0;
        for (const auto& worths : m_deal_worths)
            sum += worth_of(worths);
        const double mean = sum / static_cast<double>(m_deal_worths.size());
        for (const auto& worths : m_deal_worths)
            squares += (worth_of(worths) - mean) * (worth_of(worths) - mean);
        return squares / static_cast<double>(m_deal_worths.size() - 1);
    };
    const double mixed = variance_of([&](const std::vector<double>& worths) {
        double mix = 0;
        for (std::size_t seat = 0; seat < worths.size(); ++seat)
            mix += entrant.held[seat] / held * worths[seat];
        return mix;
    });
    const double samples = kStartDepth * static_cast<double>(m_samples);
    double told = 0, spread = 0; // of all seats
    for (std::size_t seat = 0; seat < m_start_errors.size(); ++seat) {
        told += m_start_errors[seat] * m_start_errors[seat];
        spread += variance_of([&](const std::vector<double>& worths) { return worths[seat]; });
    }
    return told > 0 && spread > 0 ? mixed * told / spread : mixed / samples;
}

std::optional<double> ManyReviews::luck_factor() const {
    double plain = 0, adjusted = 0;
    for (const auto& [name, sums] : m_entrants) {
        const Measured result = sums.result.measured();
        const Measured less = with_more(sums.adjusted.measured(), start_variance(sums));
        if (!result.error || !less.error) continue;
        plain += sums.finished * *result.error * *result.error;
        adjusted += sums.finished * *less.error * *less.error;
    }
    if (plain < kNoSpread || adjusted < kNoSpread) return {};
    return plain / adjusted;
}

std::vector<EntrantReview> ManyReviews::entrants() const {
    const bool helps = luck_helps();
    std::map<std::string, std::pair<std::int64_t, std::int64_t>> all;
    for (const auto& [name, entrant] : m_entrants) {
        for (const auto& [kind, counts] : entrant.answers) {
            all[kind].first += counts.first;
            all[kind].second += counts.second;
        }
    }
    std::vector<EntrantReview> found;
    std::vector<double> plain, adjusted;
    for (const auto& [name, sums] : m_entrants) {
        EntrantReview entrant;
        entrant.name = name;
        entrant.matches = sums.matches;
        entrant.finished = sums.finished;
        entrant.decisions = sums.decisions;
        entrant.unforced = sums.unforced;
        entrant.marks = sums.marks;
        entrant.loss = sums.loss.measured();
        entrant.loss_unforced = sums.loss_unforced.measured();
        entrant.accuracy = sums.kept.measured();
        const double shared = start_variance(sums);
        entrant.luck = with_more(sums.luck.measured(), shared);
        entrant.result = sums.result.measured();
        entrant.luck_adjusted = with_more(sums.adjusted.measured(), shared);
        for (const auto& [kind, counts] : all) {
            if (counts.first == counts.second) continue; // chosen every time
            const auto own = sums.answers.find(kind);
            const auto [times, of] = own == sums.answers.end() ? std::pair<std::int64_t, std::int64_t>() : own->second;
            entrant.answers.push_back({kind, times, of, counts.first - times, counts.second - of});
        }
        tell_styles(entrant, sums);
        entrant.kinds = tell_kinds(sums);
        if (sums.finished > 0) {
            plain.push_back(entrant.result.value);
            adjusted.push_back(entrant.luck_adjusted.value);
        }
        found.push_back(std::move(entrant));
    }
    for (EntrantReview& entrant : found) {
        if (entrant.finished == 0) {
            entrant.plain_place = entrant.place = static_cast<int>(plain.size()) + 1;
            continue;
        }
        entrant.plain_place = place_among(entrant.result.value, plain);
        entrant.place = helps ? place_among(entrant.luck_adjusted.value, adjusted) : entrant.plain_place;
    }
    std::stable_sort(found.begin(), found.end(), [](const auto& a, const auto& b) { return a.place < b.place; });
    return found;
}

std::vector<MarkedMoment> ManyReviews::moments() const {
    auto costliest = m_moments;
    std::stable_sort(costliest.begin(), costliest.end(),
                     [](const auto& a, const auto& b) { return a.loss.value > b.loss.value; });
    return costliest;
}

} // namespace hilltop
