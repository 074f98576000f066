// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/match_page.h"

#include "analysis/report_parts.h"
#include "base/sha256.h"
#include "base/version.h"
#include "pages/match_data.h"
#include "pages/page_cards.h"
#include "pages/page_packing.h"
#include "pages/site_html.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

namespace hilltop {

// By the build (core/pages/CMakeLists.txt).
std::span<const CarriedFile> carried_pages();
std::span<const CarriedFile> carried_sentences();

namespace {

std::string_view text_of(std::span<const CarriedFile> files, std::string_view path) {
    const CarriedFile* file = find_file(files, path);
    return file != nullptr ? file->text : std::string_view();
}

std::string filled(std::string text, std::string_view with) {
    if (const auto at = text.find("%1"); at != text.npos) text.replace(at, 2, with);
    return text;
}

std::string game_of(const Replay& replay, const MatchPage& page) {
    return page.game.empty() ? replay.game().info().title : page.game;
}

/// The source expression of a script for a content security policy: nothing else may run in the page.
std::string script_source(std::string_view script) {
    const std::string digits = sha256(script);
    std::string bytes;
    for (std::size_t i = 0; i < digits.size(); i += 2)
        bytes += static_cast<char>(std::stoi(digits.substr(i, 2), nullptr, 16));
    return "'sha256-" + base64(bytes) + '\'';
}

/// The page around what is in it.
constexpr const char kSkeleton[] =
    "<!DOCTYPE html>\n<html lang=\"{}\" dir=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n"
    "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src {}; script-src {}\">\n"
    "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
    "<meta name=\"generator\" content=\"{}\">\n<title>{}</title>\n{}</head>\n<body>\n"
    "<svg class=\"drawings\" aria-hidden=\"true\">{}</svg>\n<header>{}<h1>{}</h1><p id=\"facts\" "
    "lang=\"{}\">{}</p></header>\n"
    "<main id=\"match\"{}><noscript><p>{}</p></noscript></main>\n"
    "<script type=\"text/plain\" id=\"data\">{}</script>\n"
    "{}\n</body>\n</html>\n";

std::string packed_json(const Json& json, const std::optional<PageSite>& site) {
    const std::string text = json.dump(-1, ' ', false, Json::error_handler_t::replace);
    return site ? packed(text, Packed::Rest, site->beginning) : packed(text, Packed::Whole);
}

} // namespace

MatchPage page_of_match(const Replay& match) {
    const Record& record = match.record();
    return {.deal = fmt::format("{}, match {}", deal_text(record), record.source.match + 1)};
}

Json match_page_data(const Replay& replay, const MatchPage& page) {
    return match_data(replay, page).json;
}

std::string match_page_format() {
    return sha256(
        fmt::format("{}\n{}\n{}\n{}", kProgram, kSkeleton, site_scripts("../"), text_of(carried_pages(), "match.js")));
}

std::string beginning_name(const std::string& beginning) {
    return fmt::format("data-{}.js", sha256(beginning).substr(0, 8));
}

std::map<std::string, std::string> shared_files(const Info& game, const PageTexts& texts,
                                                const std::string& beginning) {
    Json words = page_words(texts);
    words["old"] = texts.old_browser;
    return {
        {"match.css", colours_of(game) + std::string(text_of(carried_pages(), "match.css"))},
        {"words.js", fmt::format("\"use strict\";\nconst hilltopWords = {};\nconst hilltopSentences = {};\n",
                                 words.dump(), text_of(carried_sentences(), fmt::format("{}.json", game.id)))},
        {"match.js", std::string(text_of(carried_pages(), "match.js"))},
        {beginning_name(beginning),
         fmt::format("\"use strict\";\nconst hilltopBeginning = \"{}\";\n", packed(beginning, Packed::Beginning))},
        {"cards.js", fmt::format("// The cards. A page opened from a disk may load no drawings out of another file.\n"
                                 "document.querySelector(\".drawings\").innerHTML = {};\n",
                                 Json(shared_cards(game)).dump())}};
}

std::string match_page(const Replay& replay, const MatchPage& page) {
    const MatchData data = match_data(replay, page);
    const Info& info = replay.game().info();
    const std::string_view script = text_of(carried_pages(), "match.js");
    std::string symbols, way_back, head, program, old;
    if (page.site) {
        way_back = fmt::format("<nav><a href=\"{}\">{}</a></nav>", escaped_html(page.site->index),
                               escaped_html(page.site->title));
        head = "<link rel=\"stylesheet\" href=\"match.css\">\n";
        program = site_scripts("../");
        for (const std::string& file : {std::string("cards.js"), std::string("words.js"),
                                        beginning_name(page.site->beginning), std::string("match.js")})
            program += fmt::format("<script src={}></script>", file);
    } else {
        symbols = back_symbol();
        for (std::size_t face = 0; face < data.drawings.size(); ++face)
            if (const CarriedFile* drawing = data.drawings[face])
                symbols += symbol_of(*drawing, fmt::format("face{}", face));
        head = fmt::format("<style>\n{}{}</style>\n", colours_of(info), text_of(carried_pages(), "match.css"));
        old = fmt::format(" data-old=\"{}\"", escaped_html(page.texts.old_browser));
        program = fmt::format("<script>{}</script>", script);
    }
    const auto names = names_on_page(replay, page).by_seat;
    const PageTexts& texts = page.texts;
    const std::string title = fmt::format("{}: {}", game_of(replay, page), fmt::join(names, ", "));
    std::string facts = page.deal.empty() ? std::string() : filled(texts.deal, page.deal);
    if (page.seat) facts = filled(texts.seen_by, names[static_cast<std::size_t>(page.seat->index())]);
    return fmt::format(kSkeleton, escaped_html(texts.language), texts.right_to_left ? "rtl" : "ltr",
                       page.site ? "'self'" : "'unsafe-inline'", page.site ? "'self'" : script_source(script), kProgram,
                       escaped_html(title), head, symbols, way_back, escaped_html(title), escaped_html(texts.language),
                       escaped_html(facts), old, escaped_html(texts.no_script), packed_json(data.json, page.site),
                       program);
}

} // namespace hilltop
