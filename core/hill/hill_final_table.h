// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hill/hill_file.h"
#include "hill/hill_final.h"
#include "hill/hill_rows.h"

namespace hilltop {

/// The table of a final: what the finalists made of its matches alone. Nothing that happens later changes it, but that
/// a bot is disqualified, or let back in and plays what it has missed.
struct FinalTable {
    HillFinal final{};
    bool over = false;
    std::vector<HillRow> rows{};         ///< best first; entrants are the finalists
    std::vector<std::int64_t> matches{}; ///< by finalist, without those that a bot forfeited because it was out
    std::vector<QuotientSums> won{};     ///< by finalist: part of the whole; in a cooperative game points of matches
    std::vector<bool> disqualified{};    ///< by finalist
};

/// In the order in which they began. `over`: how many of them have been played to their end.
std::vector<FinalTable> final_tables(const HillFile& hill, int over);

/// "Final Autumn, since 2027-05-01, 1,000 matches a pairing", and whether it is still played.
std::string final_headline(const FinalTable& table, const Plan& hill);
TextTable final_text_table(const FinalTable& table, const Plan& hill);
Json final_json(const FinalTable& table);

} // namespace hilltop
