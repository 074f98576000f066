// SPDX-License-Identifier: GPL-3.0-or-later
#include "botlab/pattern.h"
#include "botlab/recognise_sources.h"
#include "game/bot_spec.h"
#include "hosting/isolation.h"
#include "hosting/js_wire.h"
#include "hosting/launch.h"
#include "hosting/names_in_file.h"

#include <algorithm>
#include <cctype>
#include <filesystem>

namespace hilltop {
namespace {

/// A place for every element of the array's, with its name if it has one as text.
struct Element {
    std::string name;
    std::size_t at = 0;
    bool made_up = false; ///< its name has to be worked out
};

/// Takes the literal that begins behind its mark for the name.
void take_name(const SourceText& source, std::size_t from, std::string_view mark, Element& element) {
    static const Pattern ends(R"(\s*(?:[,;}\n]|$))");
    const std::size_t to = source.bare.find(mark, from);
    if (to == source.bare.npos) return;
    element.name = source.written(from, to);
    element.made_up = element.name.find_first_of(mark == "`" ? "\\$" : "\\") != std::string::npos ||
                      !ends.match_at(source.bare, to + 1);
}
std::vector<Element> elements_of(const SourceText& source) {
    static const Pattern named(R"((?:\bname|(['"]) {4}\1)\s*:\s*(['"`]))");
    std::vector<Element> found;
    int depth = 0;
    bool open = false;
    for (std::size_t at = 0; at < source.bare.size(); ++at) {
        const char letter = source.bare[at];
        if (depth == 0 && letter == ',') {
            open = false;
            continue;
        }
        if (!open && depth == 0 && std::isspace(static_cast<unsigned char>(letter)) == 0) {
            found.push_back({{}, at});
            open = true;
        }
        if (depth == 1 && found.back().name.empty() && (letter == 'n' || letter == '"' || letter == '\'')) {
            const auto match = named.match_at(source.bare, at);
            if (match && (letter == 'n' || source.text.substr(at + 1, 4) == "name")) {
                take_name(source, match->end(2), match->text(2), found.back());
            }
        }
        if (std::string_view("([{").find(letter) != std::string_view::npos) ++depth;
        if (std::string_view(")]}").find(letter) != std::string_view::npos) --depth;
    }
    return found;
}

/// What is outside of all brackets, place for place.
std::string outside_brackets(const std::string& bare) {
    std::string top = bare;
    int depth = 0;
    for (char& letter : top) {
        const bool opens = std::string_view("([{").find(letter) != std::string_view::npos;
        const bool closes = std::string_view(")]}").find(letter) != std::string_view::npos;
        depth += opens ? 1 : 0;
        if (depth > 0 && letter != '\n') letter = ' ';
        depth -= closes && depth > 0 ? 1 : 0;
    }
    return top;
}

/// A place for every object that has the method, with its name if it has one as text: in a file that is no list
/// but a module.
std::vector<Element> objects_of(const SourceText& source, const std::string& method) {
    const Pattern word("\\b" + method + R"(\b(?=\s*[(:=,}])|\bname\s*[:=]\s*(['"`])|[{}])");
    struct Open {
        Element element;
        bool plays = false;
    };
    std::vector<Open> open;
    std::vector<Element> found;
    for (const PatternMatch& match : word.all(source.bare)) {
        const std::string_view text = match.text();
        if (text == "{") {
            open.push_back({{{}, match.begin()}});
        } else if (open.empty()) {
            continue;
        } else if (text == "}") {
            if (open.back().plays) found.push_back(open.back().element);
            open.pop_back();
        } else if (text == method) {
            open.back().plays = true;
        } else if (open.back().element.name.empty()) {
            take_name(source, match.end(), match.text(1), open.back().element);
        }
    }
    std::ranges::sort(found, {}, &Element::at);
    return found;
}

/// Where a method of an object is defined.
std::optional<std::size_t> place_of_method(const SourceText& source, std::string_view method) {
    const auto found = Pattern(R"(\b)" + std::string(method) + R"(\s*[(:=,}])").match(source.bare);
    return found ? std::optional(found->begin()) : std::nullopt;
}

/// That a source lacks a method of its contest, told at one of those it has.
Error method_missing(const std::string& path, const SourceText& source, std::span<const std::string_view> methods,
                     std::string_view missing) {
    for (const auto method : methods)
        if (const auto at = place_of_method(source, method))
            return told_at(path, source, *at, failure("botlab", "it has {}, but no {}", method, missing));
    return failure("botlab", "{} has no {}", path, missing);
}

std::vector<Element> bots_in(const SourceText& source, const std::string& method) {
    static const Pattern statement(
        R"((?m)\bmodule\s*\.\s*exports\b|\bexports\s*\.|^\s*(?:export|const|let|var|function|class)\b)");
    std::vector<Element> found;
    const auto first = source.bare.find_first_not_of(" \n\r\t\v\f");
    const bool is_list = first != source.bare.npos && source.bare[first] == '[';
    if (is_list || statement.fits(outside_brackets(source.bare))) found = objects_of(source, method);
    if (found.empty()) found = elements_of(source);
    static const Pattern name(R"(\bname\b)");
    for (std::size_t i = 0; i < found.size(); ++i) {
        if (!found[i].name.empty()) continue;
        const auto at = name.match(source.text, found[i].at);
        found[i].made_up = at && (i + 1 == found.size() || at->begin() < found[i + 1].at);
    }
    for (std::size_t i = 0; i < found.size(); ++i)
        if (found[i].name.empty()) found[i].name = "bot " + std::to_string(i + 1); // as its host calls it
    return found;
}

} // namespace

Recognised recognise_javascript(const std::string& path, std::string_view text) {
    static const Pattern client(R"(\brequire\s*\(\s*['"][^'"]*hilltop(\.js)?['"])");
    const SourceText source(std::string(text), SourceStyle::JavaScript);
    const auto contests = contests_with("js");
    const auto contest = std::find_if(contests.begin(), contests.end(), [&](const ContestOf& one) {
        return std::any_of(one.marks.methods.begin(), one.marks.methods.end(),
                           [&](auto method) { return place_of_method(source, method).has_value(); });
    });
    if (contest == contests.end()) {
        if (!client.fits(text)) return {};
        return std::vector{
            recognised_command("node", command_word(path), std::filesystem::path(path).stem().string(), "JavaScript")};
    }
    const char* kind = "js";
    if (auto fits = js_syntax(contest->game, path, std::string(text)); !fits) {
        if (!node_takes(contest->game, path)) return fits.error();
        kind = "js+node";
    }
    for (const auto method : contest->marks.methods)
        if (!place_of_method(source, method)) return method_missing(path, source, contest->marks.methods, method);
    auto elements = bots_in(source, std::string(contest->marks.methods.front()));
    if (std::ranges::any_of(elements, &Element::made_up) && (kind == std::string_view("js") || isolation().on()))
        if (const auto names = names_in_file(contest->game, kind, path)) {
            elements.clear();
            for (const std::string& name : *names)
                elements.push_back({name});
        }
    std::vector<RecognisedBot> bots;
    for (const Element& element : elements) {
        RecognisedBot bot =
            recognised(contest->game, kind, path, elements.size() == 1 ? std::string() : element.name, "JavaScript");
        // A spec that is read as something else cannot name it.
        if (elements.size() > 1 && read_bot_spec(bot.spec)->name != element.name) continue;
        if (elements.size() == 1 && !element.name.starts_with("bot ")) bot.name = element.name;
        bots.push_back(std::move(bot));
    }
    if (bots.empty())
        return failure("botlab", "{}: contains {} bots; each needs a name without spaces", path, elements.size());
    return bots;
}

} // namespace hilltop
