// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/report_parts.h"

#include "base/letters.h"
#include "base/version.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <string_view>
#include <utility>

namespace hilltop {
namespace {

constexpr double kWidth = 760, kHeight = 250;
constexpr double kLeft = 46, kRight = 8, kTop = 22, kBottom = 12;

std::string fixed(double value, int decimals) {
    const double least = 0.5 * std::pow(10.0, -decimals);
    return fmt::format("{:.{}f}", std::abs(value) < least ? 0.0 : value, decimals);
}

std::string with_real_minus(std::string text) {
    if (text.starts_with('-')) text.replace(0, 1, "\u2212");
    return text;
}

/// What the worth was at one end of a piece of the line.
struct Piece {
    double from, to;
    bool luck;
    Mark mark = Mark::None;
    std::string told{}; ///< of a mark
};

std::vector<Piece> pieces_of(const Replay& replay, const Review& review, Seat seat, const ReportUnits& units) {
    const auto at = static_cast<std::size_t>(seat.index());
    const MarkLimits& limits = review.limits;
    const auto names = report_names(replay.record());
    std::vector<Piece> pieces;
    double now = review.seats[at].start;
    auto decision = review.decisions.begin();
    for (std::size_t position = 0; position < review.values.size(); ++position) {
        const double value = review.values[position][at].value;
        if (position == 0 || std::abs(review.luck[position][at]) > 1e-9)
            pieces.push_back({units.shown(now), units.shown(value), true});
        now = value;
        for (; decision != review.decisions.end() && decision->position == static_cast<int>(position); ++decision) {
            const double after = now + decision->skill[at];
            Piece piece{units.shown(now), units.shown(after), false, mark_of(*decision, limits)};
            if (piece.mark != Mark::None)
                piece.told = fmt::format("Decision {}: {}, {}", decision->number + 1,
                                         names[static_cast<std::size_t>(decision->seat.index())],
                                         decision->played.value_or("silence"));
            pieces.push_back(std::move(piece));
            now = after;
        }
    }
    return pieces;
}

/// Where each piece ends from left to right: all as wide, but luck wide enough to be seen.
std::vector<double> ends_of(const std::vector<Piece>& pieces) {
    constexpr double kSeen = 6, kRoom = kWidth - kLeft - kRight;
    const auto luck =
        static_cast<double>(std::count_if(pieces.begin(), pieces.end(), [](const Piece& one) { return one.luck; }));
    const auto all = static_cast<double>(pieces.size());
    double drawn = kRoom / all, played = drawn;
    if (drawn < kSeen && kSeen * luck < kRoom / 2 && luck < all) {
        drawn = kSeen;
        played = (kRoom - kSeen * luck) / (all - luck);
    }
    std::vector<double> ends;
    double at = kLeft;
    for (const Piece& piece : pieces)
        ends.push_back(at += piece.luck ? drawn : played);
    return ends;
}

struct Range {
    double low, high, step;
};

Range range_of(const std::vector<Piece>& pieces, const ReportUnits& units) {
    if (units.bounded) return {0, 100, 25};
    double low = pieces.front().from, high = low;
    for (const Piece& piece : pieces) {
        low = std::min({low, piece.from, piece.to});
        high = std::max({high, piece.from, piece.to});
    }
    const double span = std::max(high - low, 1.0);
    double step = std::pow(10.0, std::floor(std::log10(span / 4)));
    while (span / step > 5)
        step *= span / step > 10 ? 5 : 2;
    return {std::floor(low / step) * step, std::ceil(high / step + 1e-9) * step, step};
}

} // namespace

ReportUnits::ReportUnits(const Info& info)
    : title("Chance to win")
    , unit(" %") {
    switch (info.counting) {
    case Counting::Points:
        title = "Expected points";
        unit = " points";
        break;
    case Counting::Mean:
        title = "Expected cards left";
        unit = " cards";
        factor = -1;
        break;
    case Counting::Matches:
    case Counting::SharedWins:
        factor = 100;
        decimals = 1;
        bounded = true;
        break;
    }
}

double ReportUnits::as_shown(double worth) const {
    const double steps = factor * std::pow(10.0, decimals);
    return std::round(steps * worth) / steps;
}

std::string ReportUnits::value(double worth) const {
    return with_real_minus(fixed(shown(worth), decimals));
}

std::string ReportUnits::change(double worth) const {
    const double value = shown(worth);
    const std::string digits = fixed(std::abs(value), decimals);
    if (digits == fixed(0, decimals)) return digits;
    return (value < 0 ? "\u2212" : "+") + digits;
}

std::string ReportUnits::size(double worth, int more_decimals) const {
    return fixed(std::abs(factor * worth), decimals + more_decimals);
}

int decimals_of_error(double error, int decimals) {
    constexpr int kMostMore = 3;
    const int most = decimals + kMostMore;
    while (error > 0 && decimals < most && error < 0.5 * std::pow(10.0, -decimals))
        ++decimals;
    return decimals;
}

std::string ReportUnits::error(double worth, int more_decimals) const {
    const double shown_error = std::abs(factor * worth);
    return fixed(shown_error, decimals_of_error(shown_error, decimals + more_decimals));
}

std::string ReportUnits::loss(double worth, double error, const char* after, int more_decimals) const {
    const std::string text = size(worth, more_decimals) + after;
    return error > 0 ? fmt::format("{} \u00b1 {}", text, this->error(error, more_decimals)) : text;
}

std::string ReportUnits::value(double worth, double error) const {
    return error > 0 ? fmt::format("{} \u00b1 {}", value(worth), this->error(error)) : value(worth);
}

std::string ReportUnits::row(const ResultRow& row) const {
    const bool changes = row.kind != ResultRow::Kind::Start && row.kind != ResultRow::Kind::Result;
    if (!changes) return value(row.value, row.error);
    return row.error > 0 ? fmt::format("{} \u00b1 {}", change(row.value), error(row.error)) : change(row.value);
}

ZeroSkill zero_skill(const Info& info, const Review& review, Seat seat) {
    const auto at = static_cast<std::size_t>(seat.index());
    const auto& marks = review.seats[at].marks;
    const bool has_marks = std::accumulate(marks.begin() + 1, marks.end(), 0) > 0;
    const bool zero = ResultRows(info, review, seat).of(ResultRow::Kind::Own).direction() == 0;
    if (!has_marks || !zero) return ZeroSkill::None;
    if (review.reference == kDoubleDummy) return ZeroSkill::EvensOut; // no player has its choices
    const ReportUnits units(info);
    const auto nothing = [&](double worth) { return units.size(worth) == units.size(0); };
    const bool each =
        std::all_of(review.decisions.begin(), review.decisions.end(), [&](const ReviewedDecision& decision) {
            return decision.seat != seat || nothing(decision.skill[at]);
        });
    return each ? ZeroSkill::LikeJudge : ZeroSkill::EvensOut;
}

std::vector<std::string> zero_skill_sentences(const Review& review, const Replay& replay) {
    const Info& info = replay.game().info();
    const ReportUnits units(info);
    const auto names = report_names(replay.record());
    std::vector<std::string> sentences;
    for (std::size_t i = 0; i < review.seats.size(); ++i) {
        switch (zero_skill(info, review, Seat(static_cast<int>(i)))) {
        case ZeroSkill::None:
            break;
        case ZeroSkill::LikeJudge:
            sentences.push_back(fmt::format("{}: skill is {} because every answer is also the judge's choice. A mark "
                                            "shows where another answer is better.",
                                            names[i], units.size(0)));
            break;
        case ZeroSkill::EvensOut:
            sentences.push_back(fmt::format("{}: skill is {} because gains and losses even out with the cards as "
                                            "they lay. A mark shows what an answer costs given what the seat knew.",
                                            names[i], units.size(0)));
            break;
        }
    }
    return sentences;
}

std::string with_keyboard_signs(std::string text) {
    for (const auto& [sign, typed] : {std::pair{"\u2212", "-"}, std::pair{"\u00b1", "+-"}})
        for (auto at = text.find(sign); at != std::string::npos; at = text.find(sign))
            text.replace(at, std::string_view(sign).size(), typed);
    return text;
}

std::string base64(std::string_view bytes) {
    constexpr std::string_view kSigns = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    std::string text;
    for (std::size_t at = 0; at < bytes.size(); at += 3) {
        const std::size_t count = std::min<std::size_t>(3, bytes.size() - at);
        std::uint32_t three = 0;
        for (std::size_t i = 0; i < 3; ++i)
            three = three << 8 | (i < count ? static_cast<unsigned char>(bytes[at + i]) : 0u);
        for (std::size_t i = 0; i < 4; ++i)
            text += i <= count ? kSigns[three >> (18 - 6 * i) & 63] : '=';
    }
    return text;
}

namespace {

/// Embeddings, overrides and isolates go beyond the text they are in; our own texts have only marks.
bool reorders(char32_t letter) {
    return turns_text(letter) && letter >= 0x202A;
}

} // namespace

std::string escaped_html(std::string_view text) {
    std::string safe;
    while (!text.empty()) {
        const Letter letter = first_letter(text);
        const std::string_view spelt = text.substr(0, std::max<std::size_t>(letter.bytes, 1));
        text.remove_prefix(spelt.size());
        switch (spelt.front()) {
        case '&':
            safe += "&amp;";
            break;
        case '<':
            safe += "&lt;";
            break;
        case '>':
            safe += "&gt;";
            break;
        case '"':
            safe += "&quot;";
            break;
        case '\'':
            safe += "&#39;";
            break;
        default:
            // Neither HTML nor XML has a way to write controls.
            if (spelt == "\n" || spelt == "\t" || !(is_control(letter.code) || reorders(letter.code))) safe += spelt;
        }
    }
    return safe;
}

std::string text_page(const std::string& title, const std::string& text) {
    return fmt::format("<!DOCTYPE html>\n<html lang=\"en\" xmlns=\"http://www.w3.org/1999/xhtml\">\n<head>\n"
                       "<meta charset=\"utf-8\"/>\n<meta name=\"viewport\" "
                       "content=\"width=device-width, initial-scale=1\"/>\n<meta name=\"generator\" content=\"{}\"/>\n"
                       "<title>{}</title>\n<style>:root {{ color-scheme: light dark; }} body {{ margin: 1.5rem; }} "
                       "h1 {{ font: 600 1.4rem system-ui, sans-serif; }} pre {{ overflow-x: auto; }}</style>\n"
                       "</head>\n<body>\n<h1>{}</h1>\n<pre tabindex=\"0\">{}</pre>\n</body>\n</html>\n",
                       kProgram, escaped_html(title), escaped_html(title), escaped_html(text));
}

std::vector<std::string> report_names(const Record& record) {
    std::vector<std::string> names;
    for (const RecordSeat& seat : record.seats) {
        const bool alone = std::count_if(record.seats.begin(), record.seats.end(), [&](const RecordSeat& other) {
                               return seat_name(other) == seat_name(seat);
                           }) == 1;
        names.push_back(alone ? seat_name(seat) : fmt::format("{} ({})", seat_name(seat), names.size() + 1));
    }
    return names;
}

std::string graph_svg(const Replay& replay, const Review& review, Seat seat, const std::string& whose, int number) {
    const ReportUnits units(replay.game().info());
    const auto pieces = pieces_of(replay, review, seat, units);
    const Range range = range_of(pieces, units);
    const std::vector<double> ends = ends_of(pieces);
    const auto x = [&](std::size_t piece) { return piece == 0 ? kLeft : ends[piece - 1]; };
    const auto y = [&](double value) {
        return kTop + (range.high - value) / (range.high - range.low) * (kHeight - kTop - kBottom);
    };
    const ResultRows rows(replay.game().info(), review, seat);
    std::string svg = fmt::format(
        "<svg viewBox=\"0 0 {0} {1}\" role=\"img\" aria-labelledby=\"graph-{2}-title graph-{2}-desc\" "
        "xmlns=\"http://www.w3.org/2000/svg\">\n<title id=\"graph-{2}-title\">{3} of {4}, move by move</title>\n"
        "<desc id=\"graph-{2}-desc\">It begins at {5}{6}, luck changes it by {7}, play by {8}, and it ends at "
        "{9}{6}.</desc>\n",
        kWidth, kHeight, number, units.title, escaped_html(whose), units.value(rows.of(ResultRow::Kind::Start).value),
        units.unit, units.change(rows.of(ResultRow::Kind::Luck).value), units.change(rows.skill()),
        units.value(rows.of(ResultRow::Kind::Result).value));
    svg += fmt::format("<defs><pattern id=\"hatch-{0}\" width=\"5\" height=\"5\" patternUnits=\"userSpaceOnUse\" "
                       "patternTransform=\"rotate(45)\"><line class=\"hatch\" x1=\"0\" y1=\"0\" x2=\"0\" y2=\"5\"/>"
                       "</pattern></defs>\n",
                       number);
    for (double tick = range.low; tick <= range.high + range.step / 2; tick += range.step)
        svg += fmt::format("<line class=\"grid\" x1=\"{0:.1f}\" y1=\"{1:.1f}\" x2=\"{2:.1f}\" y2=\"{1:.1f}\"/>"
                           "<text class=\"tick\" x=\"{3:.1f}\" y=\"{4:.1f}\">{5}</text>\n",
                           kLeft, y(tick), kWidth - kRight, kLeft - 6, y(tick) + 4,
                           with_real_minus(fixed(tick, range.step < 1 ? 1 : 0)));
    std::string line = fmt::format("M{:.1f} {:.1f}", x(0), y(pieces.front().from));
    std::string marks;
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        const Piece& piece = pieces[i];
        const double top = y(std::max(piece.from, piece.to)), low = y(std::min(piece.from, piece.to));
        if (piece.luck)
            svg += fmt::format("<rect class=\"luck\" fill=\"url(#hatch-{})\" x=\"{:.1f}\" y=\"{:.1f}\" "
                               "width=\"{:.1f}\" height=\"{:.1f}\"/>\n",
                               number, x(i), top, x(i + 1) - x(i), low - top);
        line += fmt::format(" L{:.1f} {:.1f}", x(i + 1), y(piece.to));
        if (piece.mark != Mark::None)
            marks += fmt::format("<text class=\"mark mark{}\" x=\"{:.1f}\" y=\"{:.1f}\"><title>{}</title>{}</text>\n",
                                 static_cast<int>(piece.mark), x(i + 1), std::max(top - 7, 14.0),
                                 escaped_html(piece.told), mark_sign(piece.mark));
    }
    return svg + fmt::format("<path class=\"worth\" d=\"{}\"/>\n", line) + marks + "</svg>\n";
}

std::string interval_svg(double value, double error, double low, double high) {
    constexpr double kBar = 150;
    const double span = std::max(high - low, 1e-9);
    const auto x = [&](double at) { return 6 + std::clamp((at - low) / span, 0.0, 1.0) * (kBar - 12); };
    std::string svg = fmt::format("<svg class=\"bar\" viewBox=\"0 0 {0} 16\" width=\"{0}\" height=\"16\" "
                                  "aria-hidden=\"true\" xmlns=\"http://www.w3.org/2000/svg\">"
                                  "<line class=\"grid\" x1=\"6\" y1=\"8\" x2=\"{1}\" y2=\"8\"/>",
                                  kBar, kBar - 6);
    if (error > 0)
        svg += fmt::format("<path class=\"error\" d=\"M{0:.1f} 8 H{1:.1f} M{0:.1f} 4 V12 M{1:.1f} 4 V12\"/>",
                           x(value - 2 * error), x(value + 2 * error));
    return svg + fmt::format("<circle class=\"dot\" cx=\"{:.1f}\" cy=\"8\" r=\"3.5\"/></svg>", x(value));
}

} // namespace hilltop
