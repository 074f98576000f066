// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament/swiss.h"

#include "base/numbers.h"

#include <algorithm>
#include <array>
#include <numeric>

namespace hilltop {
namespace {

/// Pairings tried before two may meet again; enough for every field that can avoid it in practice.
constexpr int kMostTries = 20'000;

} // namespace

SwissTable::SwissTable(int entrants)
    : m_lines(static_cast<std::size_t>(entrants)) {}

void SwissTable::add(const Round& round) {
    const auto line = [this](int entrant) -> Line& { return m_lines[at(entrant)]; };
    for (const Meeting& meeting : round.meetings) {
        line(meeting.one).met.push_back(meeting.two);
        line(meeting.two).met.push_back(meeting.one);
        line(meeting.one).score += meeting.winner == 0 ? 1 : meeting.winner < 0 ? 0.5 : 0;
        line(meeting.two).score += meeting.winner == 1 ? 1 : meeting.winner < 0 ? 0.5 : 0;
        line(meeting.one).won += meeting.score[0];
        line(meeting.two).won += meeting.score[1];
    }
    for (const int entrant : round.byes) {
        line(entrant).score += 1;
        line(entrant).bye = true;
    }
}

double SwissTable::buchholz(int entrant) const {
    double sum = 0;
    for (const int other : m_lines[at(entrant)].met)
        sum += m_lines[at(other)].score;
    return sum;
}

std::vector<int> SwissTable::order() const {
    std::vector<int> order(m_lines.size());
    std::iota(order.begin(), order.end(), 0);
    std::vector<std::array<double, 3>> keys;
    for (const int entrant : order) {
        const Line& line = m_lines[at(entrant)];
        keys.push_back({line.score, buchholz(entrant), line.won});
    }
    std::stable_sort(order.begin(), order.end(), [&](int a, int b) { return keys[at(a)] > keys[at(b)]; });
    return order;
}

bool SwissTable::met(int one, int two) const {
    const auto& met = m_lines[at(one)].met;
    return std::find(met.begin(), met.end(), two) != met.end();
}

/// Pairs those left, best first, backtracking where the rest cannot be paired; false if `tries` do not
/// suffice.
bool SwissTable::pair_up(std::vector<int>& left, std::vector<Pairing>& pairings, int& tries) const {
    if (left.empty()) return true;
    const int first = left.front();
    const double score = m_lines[at(first)].score;
    const auto group = static_cast<std::size_t>(
        std::count_if(left.begin(), left.end(), [&](int entrant) { return m_lines[at(entrant)].score == score; }));
    // Candidates: half a group down, on to its end, back up, then the groups below.
    std::vector<std::size_t> candidates;
    for (std::size_t i = std::max<std::size_t>(1, group / 2); i < left.size(); ++i) {
        if (i == std::max<std::size_t>(group, 1))
            for (std::size_t k = group / 2; k > 1; --k)
                candidates.push_back(k - 1);
        candidates.push_back(i);
    }
    if (group >= left.size())
        for (std::size_t k = group / 2; k > 1; --k)
            candidates.push_back(k - 1);
    for (const std::size_t candidate : candidates) {
        if (met(first, left[candidate])) continue;
        if (--tries < 0) return false;
        std::vector<int> rest;
        for (std::size_t i = 1; i < left.size(); ++i)
            if (i != candidate) rest.push_back(left[i]);
        pairings.push_back({static_cast<std::uint16_t>(first), static_cast<std::uint16_t>(left[candidate])});
        if (pair_up(rest, pairings, tries)) return true;
        pairings.pop_back();
    }
    return false;
}

std::vector<Pairing> SwissTable::next_round() const {
    const std::vector<int> order = this->order();
    // With an odd number one stays out: the last one whose bye lets the others be paired.
    std::vector<int> byes;
    if (order.size() % 2 == 0) {
        byes.push_back(-1);
    } else {
        for (const bool again : {false, true})
            for (auto entrant = order.rbegin(); entrant != order.rend(); ++entrant)
                if (m_lines[at(*entrant)].bye == again) byes.push_back(*entrant);
    }
    const auto without = [&](int bye) {
        std::vector<int> left;
        std::copy_if(order.begin(), order.end(), std::back_inserter(left), [&](int entrant) { return entrant != bye; });
        return left;
    };
    for (const int bye : byes) {
        std::vector<int> left = without(bye);
        std::vector<Pairing> pairings;
        int tries = kMostTries;
        if (pair_up(left, pairings, tries)) return pairings;
    }
    // All have met: neighbours meet again.
    const std::vector<int> left = without(byes.front());
    std::vector<Pairing> pairings;
    for (std::size_t i = 0; i + 1 < left.size(); i += 2)
        pairings.push_back({static_cast<std::uint16_t>(left[i]), static_cast<std::uint16_t>(left[i + 1])});
    return pairings;
}

int SwissTable::bye_of(const std::vector<Pairing>& pairings) const {
    std::vector<bool> plays(m_lines.size());
    for (const Pairing& pairing : pairings)
        for (const std::uint16_t entrant : pairing)
            plays[entrant] = true;
    const auto out = std::find(plays.begin(), plays.end(), false);
    return out == plays.end() ? -1 : static_cast<int>(out - plays.begin());
}

std::vector<int> SwissTable::places() const {
    const auto order = this->order();
    std::vector<int> places(m_lines.size());
    const auto same = [this](int one, int two) {
        const Line &a = m_lines[at(one)], &b = m_lines[at(two)];
        return a.score == b.score && a.won == b.won && buchholz(one) == buchholz(two);
    };
    for (std::size_t i = 0; i < order.size(); ++i)
        places[at(order[i])] =
            i > 0 && same(order[i - 1], order[i]) ? places[at(order[i - 1])] : static_cast<int>(i) + 1;
    return places;
}

} // namespace hilltop
