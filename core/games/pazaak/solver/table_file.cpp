// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/pazaak/solver/table_file.h"

#include "base/bytes.h"
#include "base/digest.h"
#include "games/pazaak/solver/hand_code.h"

#include <algorithm>

namespace hilltop::pazaak {
namespace {

constexpr std::string_view kMagic = "hilltop pazaak table";
constexpr std::uint8_t kVersion = 2; ///< of format and method: raised whenever the same rules give other bytes
constexpr std::size_t kPieceHead = 12;

std::uint32_t checksum(std::string_view bytes) {
    Digest digest;
    digest.add(bytes);
    return digest.folded();
}

} // namespace

bool PartialTable::whole() const {
    return std::find(done.begin(), done.end(), false) == done.end();
}

std::string table_head(const TableRules& rules) {
    std::string head(kMagic);
    for (const auto byte : {kVersion, rules.side_copies, rules.side_cards, rules.hands_to_win,
                            static_cast<std::uint8_t>(rules.auto_stand ? 1 : 0)})
        head.push_back(static_cast<char>(byte));
    return head;
}

std::string table_piece(const PartialTable& partial, int state) {
    const std::string bytes = encode(partial.table->hand(state));
    std::string piece;
    put_bytes(piece, static_cast<std::uint32_t>(state));
    put_bytes(piece, static_cast<std::uint32_t>(bytes.size()));
    put_bytes(piece, checksum(bytes));
    return piece + bytes;
}

Result<PartialTable> read_table(std::string_view bytes, const TableRules& rules, std::size_t& good) {
    const std::string head = table_head(rules);
    good = 0;
    if (!bytes.starts_with(kMagic)) return failure("pazaak", "this is not a table of Pazaak");
    if (bytes.size() <= kMagic.size() || bytes[kMagic.size()] != head[kMagic.size()])
        return failure("pazaak", "the table is of another version of Hilltop");
    if (!bytes.starts_with(head)) return failure("pazaak", "the table is for other rules");
    PartialTable partial(rules);
    good = head.size();
    while (bytes.size() - good >= kPieceHead) {
        const auto state = get_bytes<std::uint32_t>(bytes, good);
        const auto size = get_bytes<std::uint32_t>(bytes, good + 4);
        if (state >= partial.done.size()) return failure("pazaak", "the file is damaged at byte {}", good);
        if (bytes.size() - good - kPieceHead < size) break;
        const std::string_view piece = bytes.substr(good + kPieceHead, size);
        const auto parts = partial.table->parts(static_cast<int>(state));
        const SideDecks& decks = partial.table->decks();
        std::optional<SolvedHand> hand;
        if (checksum(piece) == get_bytes<std::uint32_t>(bytes, good + 8))
            hand = decode(piece, decks.count(parts[2]), decks.count(parts[3]));
        if (!hand) return failure("pazaak", "the file is damaged at byte {}", good);
        partial.table->hand(static_cast<int>(state)) = std::move(*hand);
        partial.done[state] = true;
        good += kPieceHead + size;
    }
    return partial;
}

} // namespace hilltop::pazaak
