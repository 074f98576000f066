// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "games/euchre/euchre.h"

#include <string>
#include <vector>

namespace hilltop::euchre {

inline constexpr const char* kEgnFileType = "Euchre Game Notation";
inline constexpr const char* kEgnVersion = "1.4";
inline constexpr std::size_t kEgnDeals = 100; ///< a file holds no more
inline constexpr int kEgnNameLength = 64;
inline constexpr int kEgnTextLength = 1024;

/// "Jd".
std::string egn_card(Card card);

/// One deal as the file gives it, and where: each field has its type, nothing is compared with the rules yet.
struct EgnDeal {
    std::string path; ///< "deals[3]"
    Seat dealer;
    Card turned = kNoCard;
    PerSeat<std::vector<Card>, Euchre::kSeats> held; ///< as dealt, as far as it is known
    std::string calls_path, tricks_path;             ///< of the phases; empty: the file does not tell it
    std::vector<Euchre::Action> calls;
    std::uint8_t trump = kNoSuit; ///< what the calls have come to
    Seat maker;                   ///< once there is trump
    bool taken_up = false;
    bool alone = false; ///< the maker goes alone
    std::uint8_t alone_defender = Euchre::kNobody;
    Card discard = kNoCard; ///< nothing: the file does not say
    std::vector<std::vector<Card>> tricks;

    bool names_turned_down() const { return trump == suit_of(turned) && !taken_up; }
};

struct EgnFile {
    Euchre::Rules rules;
    bool lead_beside_loner = false; ///< the loner's left leads, not the dealer's
    std::vector<std::string> names; ///< by seat
    std::optional<std::array<int, 2>> final_score;
    std::vector<EgnDeal> deals;
    std::string about;    ///< version, title, date, description
    bool remarks = false; ///< there are annotations or other lines
};

/// Reads the file's fields; the error names the place and what is wrong there, or which rule is not one of Hilltop's.
Result<EgnFile> read_egn_file(std::string_view text);

} // namespace hilltop::euchre
