// SPDX-License-Identifier: GPL-3.0-or-later
#include "records/seal.h"

#include "base/digest.h"
#include "base/sha256.h"
#include "records/record.h"
#include "records/replay.h"

#include <fmt/format.h>

#include <charconv>
#include <random>

namespace hilltop {
namespace {

std::string hash_of(const Seal& seal) {
    return sha256(sealed_text(seal));
}

std::uint64_t seed_by(const std::string& text) {
    const std::string hash = sha256(text);
    std::uint64_t seed = 0;
    std::from_chars(hash.data(), hash.data() + kWordDigits, seed, 16);
    return seed;
}

} // namespace

std::string sealed_text(const Seal& seal) {
    return fmt::format(kSealText, seal.seed, seal.salt);
}

std::string worded_text(const Seal& seal) {
    return fmt::format(kWordText, seal.seed, seal.salt, seal.word);
}

Seal make_seal(std::uint64_t seed, std::string salt) {
    Seal seal{seed, std::move(salt), {}, {}};
    seal.sha256 = hash_of(seal);
    return seal;
}

std::uint64_t fresh_seed() {
    std::random_device random;
    return std::uint64_t{random()} << 32 | random();
}

Seal draw_seal() {
    return make_seal(fresh_seed(), to_hex(fresh_seed()) + to_hex(fresh_seed()));
}

bool fits(const Seal& seal) {
    return !seal.salt.empty() && hash_of(seal) == seal.sha256;
}

std::uint64_t seed_of(const Seal& seal) {
    return seal.word.empty() ? seal.seed : seed_by(worded_text(seal));
}

std::uint64_t stand_in(const Seal& seal) {
    return seed_by(fmt::format(kStandInText, seal.seed, seal.salt));
}

Result<> check_seal(const Record& record) {
    if (!record.seal) return failure("records", "the record has no seal: its cards were not sealed before the match");
    const Seal& seal = *record.seal;
    if (!record.dealt_from_seed())
        return failure("records", "the cards are written into the record, so they do not come from the sealed seed");
    if (seal.salt.empty()) return failure("records", "the salt is missing, so the seal cannot be checked");
    if (const std::string hash = hash_of(seal); hash != seal.sha256)
        return failure("records", "seed {} and salt {} have the SHA-256 {}, but {} was shown before the match",
                       seal.seed, seal.salt, hash, seal.sha256);
    if (record.source.seed != seed_of(seal) || record.source.deal != 0)
        return seal.word.empty()
                   ? failure("records", "the cards are of seed {}, deal {}, but seed {}, deal 0 was sealed",
                             record.source.seed, record.source.deal, seal.seed)
                   : failure("records",
                             "the cards are of seed {}, deal {}, but the sealed seed {} and the word \"{}\" give seed "
                             "{}, deal 0",
                             record.source.seed, record.source.deal, seal.seed, seal.word, seed_of(seal));
    return {};
}

namespace {

class DrawnCards : public DrawListener {
public:
    /// A part that begins again, as in a copy of the match, deals the same.
    void begins(int part) override { parts[part].clear(); }
    void draws(int part, int, std::uint8_t card) override { parts[part].push_back(card); }

    std::map<int, std::vector<std::uint8_t>> parts;
};

} // namespace

Result<Record> written_out(const Record& match, std::uint64_t seed) {
    DrawnCards drawn;
    Record out = match;
    out.cards.listener = &drawn;
    TRY(Replay::make(out, Replay::Asking::Later));
    out.source.seed = seed;
    out.cards = {std::move(drawn.parts), nullptr};
    std::erase_if(out.cards.parts, [](const auto& part) { return part.second.empty(); });
    for (RecordSeat& seat : out.seats)
        seat.version = 0;
    const auto replay = TRY(Replay::make(out, Replay::Asking::Later));
    if (!replay.claims_fit()) return replay.claim_error();
    return out;
}

} // namespace hilltop
