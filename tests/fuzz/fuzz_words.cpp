// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as a word or a line that people, files and programs hand over: numbers, IDs, specs of bots, limits,
// commands, rules.
#include "base/json_text.h"
#include "base/numbers.h"
#include "base/packed.h"
#include "base/safe_path.h"
#include "game/bot_spec.h"
#include "hosting/languages/executables/scripts.h"
#include "registry/registry.h"
#include "rng/deal_id.h"
#include "target.h"
#include "tournament/plan.h"
#include "tournament/shard.h"
#include "wires/wire.h"

#include <nlohmann/json.hpp>

using namespace hilltop;

static fuzz::Seeds seeds_of_words() {
    fuzz::Seeds seeds;
    int number = 0;
    for (const char* word : {"18446744073709551615", "-9223372036854775808", "1.5e308", "B81C-77TE-9",
                             "java:a/B.java:C", "js+node:/x y.js", "decision=250ms", "memory=512M", "total=600s",
                             "remembers=match", "2/3", "sprt:0,10,0.05,0.05", "interval:0.05",
                             "python3 -c \"a b\\\"c\" 'd' e\\ f", "hand=8", "python = python3\n# no\n=x",
                             "a\x1bn\x1b"
                             "e",
                             "{\"a\":[1,2.5,\"\\u00e9\"]}"})
        seeds.emplace("word" + std::to_string(number++), word);
    return seeds;
}

HILLTOP_FUZZ(words, 200) {
    if (const auto number = read_number(bytes)) fuzz::claim(read_number(std::to_string(*number)) == number, "a number");
    if (const auto number = read_whole(bytes))
        fuzz::claim(read_whole(std::to_string(*number)) == number, "a whole number");
    static_cast<void>(read_decimal(bytes));
    fuzz::judged(parse_json(bytes));
    fuzz::claim(from_line(as_line(bytes)) == bytes, "a line does not come back as it was written");
    static_cast<void>(from_line(bytes));
    for (const auto& path : {SafePath::read(bytes), SafePath::read_name(bytes)}) {
        fuzz::judged(path);
        if (path)
            fuzz::claim(path->text() == bytes &&
                            (std::string(1, '/') + path->text() + '/').find("/../") == std::string::npos,
                        "a path leads out");
    }
    if (const auto id = read_deal_id(bytes)) static_cast<void>(id->deal);
    if (const auto spec = read_bot_spec(bytes)) {
        const std::string text = bot_spec_text(*spec);
        const auto again = read_bot_spec(text);
        fuzz::claim(again && bot_spec_text(*again) == text, "a spec does not come back as it was written");
        static_cast<void>(short_name(*spec));
    }
    BotLimits limits;
    const auto limited = read_limit(limits, bytes);
    fuzz::judged(limited);
    if (limited)
        for (const std::string& text : limit_texts(limits)) {
            BotLimits again;
            fuzz::judged(read_limit(again, text));
        }
    Plan plan = default_plan(*games().front());
    fuzz::judged(read_plan_limit(plan, bytes));
    const auto stop = read_stop(bytes);
    fuzz::judged(stop);
    if (stop) fuzz::claim(bool(read_stop(stop_text(*stop))), "a stop rule is lost");
    const auto shard = read_shard(bytes);
    fuzz::judged(shard);
    if (shard) fuzz::claim(shard->index < shard->count, "a shard that is none");
    static_cast<void>(read_interpreters(bytes));
    static_cast<void>(command_words(bytes));
    for (const GameEntry* game : games()) {
        RuleValues values;
        fuzz::judged(set_rule(game->rules(), bytes, values));
        fuzz::judged(game->check_bot(bytes));
    }
}
