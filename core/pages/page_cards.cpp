// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/page_cards.h"

#include <fmt/format.h>

#include <limits>
#include <set>

namespace hilltop {

std::span<const CarriedFile> carried_cards(); // by the build (core/pages/CMakeLists.txt)

namespace {

/// Of all drawings of the game's cards, as drawing_name() says them.
std::set<std::string> drawing_names(const Info& info) {
    constexpr int kMostValue = std::numeric_limits<decltype(Face::value)>::max();
    std::set<std::string> names;
    for (const CardLook& look : info.looks)
        for (int value = look.least; value <= (look.numbered ? kMostValue : look.least); ++value)
            names.insert(drawing_name(info, look.kind, value));
    return names;
}

std::string colour(std::uint32_t rgb) {
    return fmt::format("#{:06x}", rgb);
}

} // namespace

const CarriedFile* drawing_of(const Info& info, const Face& face) {
    const std::string name = drawing_name(info, info.card_kinds[face.kind], face.value);
    return name.empty() ? nullptr : find_file(carried_cards(), name + ".svg");
}

std::string symbol_of(const CarriedFile& file, const std::string& id) {
    const std::string_view drawing = file.text;
    const auto opened = drawing.find("<svg"), begun = drawing.find('>', opened), ended = drawing.rfind("</svg>");
    const auto box = drawing.find("viewBox=\"", opened);
    if (opened == drawing.npos || begun == drawing.npos || ended == drawing.npos || box == drawing.npos) return {};
    const auto size = drawing.substr(box, drawing.find('"', box + 9) + 1 - box);
    return fmt::format("<symbol id=\"{}\" {}>{}</symbol>", id, size, drawing.substr(begun + 1, ended - begun - 1));
}

std::string back_symbol() {
    return symbol_of(*find_file(carried_cards(), "back.svg"), "back");
}

std::string shared_id(std::string_view path) {
    const std::size_t name = path.rfind('/') + 1; // 0 where there is none
    return fmt::format("card-{}", path.substr(name, path.size() - name - 4));
}

std::string shared_cards(const Info& game) {
    constexpr std::string_view kSuffix = ".svg";
    const auto names = drawing_names(game);
    std::string symbols = back_symbol();
    for (const CarriedFile& card : carried_cards())
        if (card.path.ends_with(kSuffix) &&
            names.contains(std::string(card.path.substr(0, card.path.size() - kSuffix.size()))))
            symbols += symbol_of(card, shared_id(card.path));
    return symbols;
}

std::string colours_of(const Info& game) {
    const Hue& hue = game.hue;
    return fmt::format(":root {{ --light-centre: {}; --light-edge: {}; --dark-centre: {}; --dark-edge: {}; }}\n",
                       colour(hue.light_centre), colour(hue.light_edge), colour(hue.dark_centre),
                       colour(hue.dark_edge));
}

} // namespace hilltop
