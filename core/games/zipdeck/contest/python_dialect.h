// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/zipdeck/zipdeck.h"
#include "wires/dialect.h"

namespace hilltop::zipdeck {

/// The contest's Python bots, by way of resources/zipdeck/hosts/zipdeck.py, whose first lines say what goes back and
/// forth. Everything a bot may know of the rounds before is in the last of them and in the points, so that goes along
/// with every question.
class PythonDialect : public Dialect<ZipDeck> {
public:
    Requests start(const Seating& seating, const ZipDeck::Rules& rules) override;
    Requests ask(const View<ZipDeck>& view, Need need) override;
    /// A call with a target has a share for every seat, as the built-in bots' calls have.
    Reply<ZipDeck::Action> read(std::string_view answer, const View<ZipDeck>& view) override;
};

} // namespace hilltop::zipdeck
