// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/euchre/euchre.h"
#include "wires/dialect.h"

namespace hilltop::euchre {

/// The contest's executables: a request is all of a process's stdin, an answer all of its stdout. Lines are joined by
/// newlines, none follows the last, and an empty list is an empty line:
///     ordering  hand / points / tricks / ordering / card turned up / answers so far
///     naming    hand / points / tricks / naming / answers so far
///     discard   hand / points / tricks / discard / card to be taken up
///     alone     hand / points / tricks / alone / trump / answers so far
///     turn      hand / points / tricks / turn / trump / cards so far
///     trick     hand / points / tricks / trick / index of the own card / trump / cards
/// The contest kept asking after a seat had ordered or named. The game does not, so a seat behind the caller gets that
/// question right before its next one, and its answer counts for nothing.
class ExecDialect : public Dialect<Euchre> {
public:
    Requests start(const Seating& seating, const Euchre::Rules& rules) override;
    Requests ask(const View<Euchre>& view, Need need) override;
    /// After a trick; no answer is wrong.
    Requests notice(const View<Euchre>& view) override;
    Reply<Euchre::Action> read(std::string_view answer, const View<Euchre>& view) override;
    std::optional<std::string> plain(std::string_view text) const override { return std::string(text); }
    std::string expected(const View<Euchre>& view, std::string_view answer) const override;

private:
    int m_asked_late = -1; ///< number of the hand in which the question after the call has been sent
};

/// The same for resources/hosts/exec_warm.py, whose first lines say what goes back and forth.
class WarmDialect : public ExecDialect {
public:
    Requests ask(const View<Euchre>& view, Need need) override;
    Requests notice(const View<Euchre>& view) override;
    Reply<Euchre::Action> read(std::string_view answer, const View<Euchre>& view) override;
    std::optional<std::string> plain(std::string_view text) const override;
};

} // namespace hilltop::euchre
