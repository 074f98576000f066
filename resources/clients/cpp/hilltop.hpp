// SPDX-License-Identifier: MIT-0
// Bots for Hilltop in C++17. The protocol is described in the manual; this file is all a bot needs of it: derive from
// hilltop::Bot and call play(). What the bot writes to std::cerr goes to its log; std::cout is not its own.
#pragma once

#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace hilltop {

/// A value of JSON. What is not there is null, and null has nothing in it.
class Json {
public:
    static Json read(const std::string& text) {
        const char* at = text.c_str();
        return value(at);
    }
    const Json& operator[](const std::string& field) const {
        const auto found = m_fields.find(field);
        return found == m_fields.end() ? none() : found->second;
    }
    const Json& operator[](std::size_t place) const { return place < m_items.size() ? m_items[place] : none(); }
    const std::vector<Json>& items() const { return m_items; }
    const std::map<std::string, Json>& fields() const { return m_fields; }
    bool has(const std::string& field) const { return m_fields.count(field) != 0; }
    const std::string& text() const { return m_word; } ///< of a string; of anything else how it was written
    double number() const { return std::strtod(m_word.c_str(), nullptr); }
    bool truth() const { return m_word == "true"; }
    bool null() const { return m_null; }

private:
    static const Json& none() {
        static const Json null;
        return null;
    }
    static char next(const char*& at) {
        while (*at == ' ')
            ++at;
        return *at;
    }
    static void skip(const char*& at, char c) {
        if (next(at) == c) ++at;
    }
    static Json value(const char*& at) { // what the program writes is well formed
        Json made;
        const char first = next(at);
        made.m_null = false;
        if (first == '{') {
            for (++at; next(at) != '}' && *at != 0; skip(at, ',')) {
                std::string field = string(at);
                skip(at, ':');
                made.m_fields.emplace(std::move(field), value(at));
            }
            ++at;
        } else if (first == '[') {
            for (++at; next(at) != ']' && *at != 0; skip(at, ','))
                made.m_items.push_back(value(at));
            ++at;
        } else if (first == '"') {
            made.m_word = string(at);
        } else {
            while (*at != 0 && std::string(",]} ").find(*at) == std::string::npos)
                made.m_word += *at++;
            made.m_null = made.m_word == "null";
        }
        return made;
    }
    static std::string string(const char*& at) {
        std::string made;
        for (++at; *at != '"' && *at != 0; ++at) {
            if (*at != '\\') {
                made += *at;
            } else if (*++at == 'u') { // control characters; the program writes all others as they are
                made += static_cast<char>(std::strtol(std::string(at + 1, 4).c_str(), nullptr, 16));
                at += 4;
            } else {
                const std::size_t plain = std::string("nrtbf").find(*at);
                made += plain == std::string::npos ? *at : "\n\r\t\b\f"[plain];
            }
        }
        ++at;
        return made;
    }

    bool m_null = true;
    std::string m_word;
    std::vector<Json> m_items;
    std::map<std::string, Json> m_fields;
};

class Bot {
public:
    virtual ~Bot() = default;
    virtual std::string name() const = 0;
    virtual std::string version() const { return "1"; }
    /// A word of the menu, or any other that the rules allow. `question` has "view" (what the seat sees), "menu" and
    /// "need": where it is "may", nothing is silence. `match` is what the match began with: "game", "rules", "seat",
    /// "seats", "seed".
    virtual std::optional<std::string> choose(const Json& question, const Json& match) = 0;
    /// Whether event() is to be called: it hears what happens between questions.
    virtual bool listens() const { return false; }
    virtual void event(const Json&, const Json&) {}
    virtual void over(const Json& /*points*/, const Json&) {}
};

inline std::string quoted(const std::string& text) {
    std::string made = "\"";
    for (const char c : text) {
        char code[8];
        std::snprintf(code, sizeof code, "\\u%04x", static_cast<unsigned>(static_cast<unsigned char>(c)));
        made += c == '"' || c == '\\'                  ? std::string("\\") + c
                : static_cast<unsigned char>(c) < 0x20 ? std::string(code)
                                                       : std::string(1, c);
    }
    return made + "\"";
}

/// Answers until the program says good-bye.
inline void play(Bot& bot) {
    Json match;
    for (std::string line; std::getline(std::cin, line);) {
        const Json message = Json::read(line);
        if (message.has("hello")) {
            match = message;
            std::cout << "{\"name\":" << quoted(bot.name()) << ",\"version\":" << quoted(bot.version())
                      << ",\"events\":" << (bot.listens() ? "true" : "false") << "}" << std::endl;
        } else if (message.has("view")) {
            const auto word = bot.choose(message, match);
            std::cout << "{\"play\":" << (word ? quoted(*word) : "null") << ",\"id\":" << message["id"].text() << "}"
                      << std::endl;
        } else if (message.has("event")) {
            bot.event(message["event"], match);
        } else if (message.has("over")) {
            bot.over(message["over"]["points"], match);
        } else if (message.has("bye")) {
            return;
        }
    }
}

} // namespace hilltop
