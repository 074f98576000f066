// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/result_rows.h"

namespace hilltop {

/// The word for a judge that takes the mean of perfect play seeing all cards and of sensible play without.
inline constexpr std::string_view kDoubleDummy = "double-dummy";

/// Decimals of an error beside a number with `decimals` of them: up to three more, so that a nonzero error does not
/// show as 0.
int decimals_of_error(double error, int decimals);

/// Worths as a report writes them: percent of a match, games, or cards left.
struct ReportUnits {
    explicit ReportUnits(const Info& info);
    const char* title; ///< "Chance to win"
    const char* unit;  ///< " %", "" or " cards"
    double factor = 1; ///< of a worth
    int decimals = 2;
    bool bounded = false; ///< from 0 to 100

    double shown(double worth) const { return factor * worth; }
    /// A worth as value() rounds it.
    double as_shown(double worth) const;
    /// Of what is counted: -1 where fewer is better, as with cards left.
    double sign() const { return factor < 0 ? -1 : 1; }
    /// "68.4", never "-0.0"; a minus is the real one.
    std::string value(double worth) const;
    /// "+7.3": what it adds to a shown value, so that value + change is the next value. Where fewer is better, as with
    /// cards left, a gain has a minus.
    std::string change(double worth) const;
    /// "7.1": a loss or an error.
    std::string size(double worth, int more_decimals = 0) const;
    /// An error, with decimals_of_error().
    std::string error(double worth, int more_decimals = 0) const;
    /// "7.1 % ± 0.9" of a loss; without an error it is exact.
    std::string loss(double worth, double error, const char* after, int more_decimals = 0) const;
    /// "68.4 ± 0.6"
    std::string value(double worth, double error) const;
    /// "+7.3 ± 1.2" of a change, "68.4 ± 0.6" of start and result.
    std::string row(const ResultRow& row) const;
};

/// Why a seat has marks although its own skill comes to nothing, to the shown digit.
enum class ZeroSkill : std::uint8_t {
    None,      ///< it has no marks, or its skill is not 0
    LikeJudge, ///< each answer was the one with which the judge continues; a mark says that another one is better
    EvensOut,  ///< with the cards as they lay, what the answers gained and cost adds up to nothing
};
ZeroSkill zero_skill(const Info& info, const Review& review, Seat seat);
/// A sentence for each seat that has marks beside a skill of 0, without an end of line.
std::vector<std::string> zero_skill_sentences(const Review& review, const Replay& replay);

/// The same with "-" and "+-", for terminals.
std::string with_keyboard_signs(std::string text);
/// Text inside of elements and attributes: no markup, no control characters, nothing that reorders the text around it.
std::string escaped_html(std::string_view text);
/// RFC 4648.
std::string base64(std::string_view bytes);
/// A page that shows tables of plain text as they are; like the others it needs nothing else.
std::string text_page(const std::string& title, const std::string& text);
/// What each seat is called, each otherwise; plain text.
std::vector<std::string> report_names(const Record& record);

/// The worth to one seat through the match, luck hatched apart from play, marks where they were made; an <svg>.
/// `number` keeps ids unique where a page has several.
std::string graph_svg(const Replay& replay, const Review& review, Seat seat, const std::string& whose, int number);
/// A scale from `low` to `high` with a point and two errors on both sides; an <svg> described by the text beside it.
std::string interval_svg(double value, double error, double low, double high);

} // namespace hilltop
