// SPDX-License-Identifier: GPL-3.0-or-later
#include "hill/hill_pace.h"

#include "base/fields.h"
#include "base/json_text.h"

#include <cmath>

namespace hilltop {
namespace {

constexpr int kSteps = 50; ///< beyond these the parts of 60 versions change by less than 0.1 %

struct PaceRow {
    HillKey key{};
    double seconds = 0;
};

Form<std::vector<PaceRow>> pace_rows() {
    return form::list(FieldTable<PaceRow>()
                          .required(
                              "name", [](auto& row) -> auto& { return row.key.name; }, form::text())
                          .required(
                              "version", [](auto& row) -> auto& { return row.key.version; }, form::whole(1))
                          .required("seconds", &PaceRow::seconds, form::number())
                          .row());
}

} // namespace

void PaceMeter::add(const std::vector<HillKey>& sides, double seconds, std::int64_t matches) {
    Spent& spent = m_spent[sides];
    spent.seconds += seconds;
    spent.matches += static_cast<double>(matches);
}

HillPace PaceMeter::pace(HillPace before) const {
    std::map<HillKey, double> matches;
    Spent all;
    for (const auto& [sides, spent] : m_spent) {
        for (const HillKey& side : sides)
            matches[side] += spent.matches;
        all.seconds += spent.seconds * static_cast<double>(sides.size());
        all.matches += spent.matches * static_cast<double>(sides.size());
    }
    if (!(all.seconds > 0) || !(all.matches > 0)) return before;
    for (const auto& [key, unused] : matches)
        if (double& part = before[key]; !(part > 0)) part = all.seconds / all.matches;
    for (int step = 0; step < kSteps; ++step) {
        std::map<HillKey, double> expected; // of what was measured, the version's part
        for (const auto& [sides, spent] : m_spent) {
            double sum = 0;
            for (const HillKey& side : sides)
                sum += before[side];
            for (const HillKey& side : sides)
                if (sum > 0) expected[side] += spent.seconds * before[side] / sum;
        }
        for (const auto& [key, played] : matches)
            if (played > 0) before[key] = expected[key] / played;
    }
    return before;
}

std::string pace_text(const HillPace& pace) {
    std::vector<PaceRow> rows;
    for (const auto& [key, seconds] : pace)
        rows.push_back({key, seconds});
    return pace_rows().write(rows).dump();
}

HillPace read_pace(const std::string& text) {
    HillPace pace;
    std::vector<PaceRow> rows;
    const auto json = parse_json(text);
    if (!json || !pace_rows().read(*json, Path(), rows)) return pace;
    for (PaceRow& row : rows)
        if (std::isfinite(row.seconds) && row.seconds >= 0) pace.emplace(std::move(row.key), row.seconds);
    return pace;
}

double RoundPace::left(double seconds, double due, double played) {
    if (due != m_due || played < m_played) {
        m_due = due;
        m_from = played;
        m_since = seconds;
    }
    m_played = played;
    return played > m_from ? (seconds - m_since) / (played - m_from) * (due - played) : -1;
}

} // namespace hilltop
