// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/pazaak/pazaak.h"
#include "wires/dialect.h"

namespace hilltop::pazaak {

/// Speaks with resources/pazaak/hosts/java, whose PazaakSeat lists requests and answers. A request holds all that the
/// contest shows a bot; whatever the bot has of former calls (the same collections, cards that are themselves, the
/// action it chose) is kept at the other end.
class JavaDialect : public Dialect<Pazaak> {
public:
    Requests start(const Seating& seating, const Pazaak::Rules& rules) override;
    Requests ask(const View<Pazaak>& view, Need need) override;
    Reply<Pazaak::Action> read(std::string_view answer, const View<Pazaak>& view) override;
};

} // namespace hilltop::pazaak
