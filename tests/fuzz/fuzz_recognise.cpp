// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as a bot that somebody has sent: a source, a class file or a jar, a program, or a folder. It is recognised
// or refused with a sentence. The first byte chooses its name. Interpreters are not asked here, as no PATH leads to
// one.
#include "botlab/recognise.h"
#include "game/bot_spec.h"
#include "target.h"

#include <array>
#include <cstdlib>
#include <filesystem>

using namespace hilltop;

namespace {

constexpr std::array<const char*, 8> kBotFiles{"Bot.java", "bot.py", "bot.js",          "Bot.class",
                                               "bot.jar",  "bot",    "folder/Bot.java", "folder/Bot.class"};

} // namespace

static fuzz::Seeds seeds_of_recognise() {
    const std::string java =
        "package Players;\nimport Mechanics.*;\n/* class No extends Player */\npublic class Bot extends "
        "Player {\n  String s = \"} class X extends Player {\";\n}\nabstract class B<T> extends Bot {}\n";
    return {
        {"java", '\0' + java},
        {"folder", '\6' + java},
        {"client.java", std::string(1, '\0') +
                            "import java.util.*;\nclass A { static void main(String[] a) { \"hello\"; "
                            "\"menu\"; Hilltop.play(new Bot()); } }\n"},
        {"python",
         "\1from zipdeck import Player\n\nclass _Base(Player):\n    def call(self, info): pass\n\nclass "
         "Bot(_Base, object):\n    '''doc\n    class X(Player)'''\n    def play(self, card, info):\n        return "
         "1 # \"\n"},
        {"client.py", "\1#!/usr/bin/env python3\nimport hilltop\n\nhilltop.play(lambda q: q.menu[0])\n"},
        {"list.js",
         "\2[{name: 'a', draftPick(a) {}, mainPlay: (b) => `${b}`}, {\"name\": \"b\", draftPick: f, mainPlay: "
         "g}]\n"},
        {"module.js", "\2const a = /[}]'/; class B { get name() { return \"x\"; } draftPick() {} mainPlay() {} }\n"
                      "module.exports = new B();\n"},
        {"class",
         std::string("\3\xca\xfe\xba\xbe\0\0\0\x34\0\x0a\7\0\2\1\0\x0fMechanics/Player\7\0\4\1\0\x0bPlayers/Bot\0",
                     48)},
        {"jar",
         std::string(
             "\4PK\3\4\x14\0\0\0\0\0\0\0\0\0\0\0\0\0\4\0\0\0\4\0\0\0\7\0\0\0A.class\xca\xfe\xba\xbe"
             "PK\1\2\x14\0\x14\0\0\0\0\0\0\0\0\0\0\0\0\0\4\0\0\0\4\0\0\0\7\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0A.class"
             "PK\5\6\0\0\0\0\1\0\1\0\x35\0\0\0\x29\0\0\0\0\0",
             117)},
        {"script", "\5#!/usr/bin/env python3\nprint('order')\n"},
        {"elf", std::string("\5\x7f"
                            "ELF\2\1\1 hello menu view 7hilltop3Bot\0ordering naming",
                            50)},
        {"c", "\5#include <stdio.h>\nint main() {}\n"},
    };
}

HILLTOP_FUZZ(recognise, 100) {
    setenv("PATH", "/none", 1);
    fuzz::Bytes input(bytes);
    const std::string name = kBotFiles[static_cast<std::size_t>(input.next()) % kBotFiles.size()];
    const std::filesystem::path root = fuzz::own_folder() + "/bots";
    std::filesystem::remove_all(root);
    std::filesystem::create_directories(root / "folder");
    const std::string path = fuzz::as_file(input.rest(), "bots/" + name);
    const std::string target = name.starts_with("folder/") ? (root / "folder").string() : path;
    const auto bots = recognise_all(target);
    if (!bots) return fuzz::refused(bots.error());
    fuzz::claim(!bots->empty(), "recognised, but no bot");
    for (const RecognisedBot& bot : *bots) {
        fuzz::claim(read_bot_spec(bot_spec_text(bot.spec)).has_value(), "a bot has no spec");
        if (bot.aside) fuzz::refused(*bot.aside);
    }
}
