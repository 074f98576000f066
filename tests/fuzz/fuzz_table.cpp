// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as a table of solved hands, with checksums that fit: refused with a sentence, or read.
#include "base/bytes.h"
#include "games/pazaak/solver/hand_code.h"
#include "games/pazaak/solver/table_file.h"
#include "target.h"

using namespace hilltop;

namespace {

/// The smallest table there is.
pazaak::TableRules small_rules() {
    Pazaak::Rules rules;
    rules.hands_to_win = 1;
    rules.side_cards = 1;
    return pazaak::TableRules(rules);
}

/// The pieces as the bytes have them, with the checksums of what they hold.
std::string with_checksums(std::string_view bytes) {
    constexpr std::size_t kHead = 12;
    std::string table = pazaak::table_head(small_rules());
    while (bytes.size() >= kHead) {
        const auto size = std::min<std::size_t>(get_bytes<std::uint16_t>(bytes, 4), bytes.size() - kHead);
        const std::string piece(bytes.substr(kHead, size));
        Digest digest;
        digest.add(piece);
        put_bytes(table, std::uint32_t{static_cast<unsigned char>(bytes[0])});
        put_bytes(table, static_cast<std::uint32_t>(size));
        put_bytes(table, digest.folded());
        table += piece;
        bytes.remove_prefix(kHead + size);
    }
    return table + std::string(bytes);
}

} // namespace

static fuzz::Seeds seeds_of_table() {
    const pazaak::PartialTable partial(small_rules());
    const std::string piece = pazaak::table_piece(partial, 0);
    fuzz::Seeds seeds{{"raw", '\0' + pazaak::table_head(small_rules()) + piece.substr(0, 3000)},
                      {"cut", '\1' + piece.substr(0, piece.size() / 2)}};
    if (piece.size() < 6000) seeds.emplace("piece", '\1' + piece);
    return seeds;
}

HILLTOP_FUZZ(table, 60) {
    fuzz::Bytes input(bytes);
    const bool signs = input.next() != 0;
    const std::string table = signs ? with_checksums(input.rest()) : std::string(input.rest());
    std::size_t good = 0;
    const auto read = pazaak::read_table(table, small_rules(), good);
    if (!read) return fuzz::refused(read.error());
    fuzz::claim(good <= table.size(), "more bytes are good than there are");
    static_cast<void>(read->whole());
}
