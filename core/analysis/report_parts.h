// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/review.h"

namespace hilltop {

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
    /// "68.4", never "-0.0"; a minus is the real one.
    std::string value(double worth) const;
    /// "+7.3": more is better in every game.
    std::string change(double worth) const;
    /// "7.1": a loss or an error.
    std::string size(double worth, int more_decimals = 0) const;
    /// An error, with decimals_of_error().
    std::string error(double worth, int more_decimals = 0) const;
    /// "7.1 % ± 0.9" of a loss; without an error it is exact.
    std::string loss(double worth, double error, const char* after, int more_decimals = 0) const;
    /// "68.4 ± 0.6"
    std::string value(double worth, double error) const;
};

/// Whether a seat has marks although its own play comes to nothing, to the shown digit: it answered every time as the
/// judge continues, and a mark says that another answer does better than that.
bool marked_like_judge(const Review& review, Seat seat, const ReportUnits& units);
/// A sentence for each seat of which that is so, without an end of line.
std::vector<std::string> like_judge_sentences(const Review& review, const Replay& replay);

/// Text inside of elements and attributes: no markup, no control characters.
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
