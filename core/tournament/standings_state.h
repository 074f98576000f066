// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tournament/standings.h"

namespace hilltop {

class ByteReader;
class ByteWriter;

/// Standings as bytes, to go on with them in a later run.
struct StandingsState {
    static void save(const Standings& standings, ByteWriter& bytes);
    /// What save() wrote, into standings of the same plan; false if it does not fit.
    static bool load(Standings& standings, ByteReader& bytes);

private:
    /// Every value in one order, for writing and for reading.
    template <class Self, class Visit>
    static void walk(Self& self, Visit&& visit);
};

} // namespace hilltop
