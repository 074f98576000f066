// SPDX-License-Identifier: GPL-3.0-or-later
#include "records/written_out.h"

#include "records/replay.h"

namespace hilltop {
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
