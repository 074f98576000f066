// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <cstdint>
#include <string>

namespace hilltop {

struct Record;

/// Proof that the cards of a match were fixed before it: `sha256` is shown first, its content afterwards. A phrase that
/// a person adds after seeing it changes the cards in a way that could not be foreseen.
struct Seal {
    std::uint64_t seed = 0; ///< drawn by the program; also the match's own, unless there is a word
    std::string salt;       ///< drawn as well, so that the seed cannot be found by trying
    std::string word;       ///< of the person who plays; empty: none
    std::string sha256;     ///< of kSealText with seed and salt, hexadecimal
    friend bool operator==(const Seal&, const Seal&) = default;
};

/// What is hashed: `printf "hilltop seal 1 seed SEED salt SALT" | sha256sum` gives the same.
inline constexpr const char* kSealText = "hilltop seal 1 seed {} salt {}";
/// Where a word was given, the match's seed is the beginning of the hash of this.
inline constexpr const char* kWordText = "hilltop word 1 seed {} salt {} word {}";
/// Bytes of a word.
inline constexpr std::size_t kLongestWord = 200;

/// The beginning of the hash of this deals what no match of the tournament has drawn, as a branch.
inline constexpr const char* kStandInText = "hilltop stand-in 1 seed {} salt {}";
/// Hexadecimal digits of that hash which are the seed: 40 bits, so that deal IDs stay short.
inline constexpr std::size_t kWordDigits = 10;

/// The text whose hash is the seal, and where there is a word the one whose hash gives the seed; in UTF-8, without an
/// end of a line.
std::string sealed_text(const Seal& seal);
std::string worded_text(const Seal& seal);

Seal make_seal(std::uint64_t seed, std::string salt);
/// A seed of 64 bits that the system draws: too many to try out.
std::uint64_t fresh_seed();
/// A secret seed with its salt.
Seal draw_seal();
/// Whether the hash is that of seed and salt.
bool fits(const Seal& seal);
/// The seed of the match's cards.
std::uint64_t seed_of(const Seal& seal);
/// Stands for a sealed seed in what is shown or kept before its end, the same each time; nothing follows from it.
std::uint64_t stand_in(const Seal& seal);
/// That hash, seed, salt, word and cards of the record belong together; the error says what does not.
Result<> check_seal(const Record& record);

/// The same match without its seed: the cards that it drew are written out, and `seed` deals all others, such as those
/// of a branch. Its bots cannot be asked again, because their own dice were of the seed. An error if it cannot be
/// played so.
Result<Record> written_out(const Record& match, std::uint64_t seed);

} // namespace hilltop
