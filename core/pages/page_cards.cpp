// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/page_cards.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

namespace hilltop {

std::span<const CarriedFile> carried_cards(); // by the build (core/pages/CMakeLists.txt)

namespace {

/// Whether a path is that of a drawing of this kind: "pazaak/plus-3.svg", "plus.svg".
bool draws(std::string_view path, const Info& info, std::string_view kind) {
    if (const std::string own = fmt::format("{}/", info.id); path.starts_with(own)) path.remove_prefix(own.size());
    if (!path.starts_with(kind)) return false;
    path.remove_prefix(kind.size());
    return path == ".svg" ||
           (path.size() > 5 && path[0] == '-' && path.find_first_not_of("0123456789", 1) == path.size() - 4);
}

std::string colour(std::uint32_t rgb) {
    return fmt::format("#{:06x}", rgb);
}

} // namespace

const CarriedFile* drawing_of(const Info& info, const Face& face) {
    const std::string kind = info.card_kinds[face.kind];
    const std::string valued = fmt::format("{}-{}", kind, static_cast<int>(face.value));
    for (const std::string& name :
         {fmt::format("{}/{}", info.id, valued), fmt::format("{}/{}", info.id, kind), valued, kind}) {
        if (const CarriedFile* drawing = find_file(carried_cards(), name + ".svg")) return drawing;
    }
    return nullptr;
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
    std::string symbols = back_symbol();
    std::set<std::string> known;
    for (const bool own : {true, false}) // the game's own cards are the ones that are shown
        for (const CarriedFile& card : carried_cards()) {
            if (own != card.path.starts_with(fmt::format("{}/", game.id))) continue;
            if (std::none_of(game.card_kinds.begin(), game.card_kinds.end(),
                             [&](const char* kind) { return draws(card.path, game, kind); }))
                continue;
            if (const std::string id = shared_id(card.path); known.insert(id).second) symbols += symbol_of(card, id);
        }
    return symbols;
}

std::string colours_of(const Info& game) {
    const Hue& hue = game.hue;
    return fmt::format(":root {{ --light-centre: {}; --light-edge: {}; --dark-centre: {}; --dark-edge: {}; }}\n",
                       colour(hue.light_centre), colour(hue.light_edge), colour(hue.dark_centre),
                       colour(hue.dark_edge));
}

} // namespace hilltop
