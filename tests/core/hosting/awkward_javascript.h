// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "awkward.h"

namespace hilltop::testing {

/// An element of the contest's array that does this when it plays.
#define REST "draftReceive(card) {}, mainPostprocess(card) {} "
#define PLAYS(what) "{ name: 'Bot', draftPick(cards) { return 0; }, mainPlay(cards, base) { " what " }, " REST "},\n"
#define IDLES PLAYS("return 0;")

inline const AwkwardFile kAwkwardJavaScript[] = {
    // Honest ones.
    {"plain.js", IDLES, "plays: Bot"},
    {"suffix.txt", IDLES, "plays: Bot"},
    {"blank.js", "{ name: 'My best bot', draftPick(c) { return 0; }, mainPlay(c) { return 0; }, " REST "}",
     "plays: My best bot"},
    {"unnamed.js", "{ draftPick(c) { return 0; }, mainPlay(c) { return 0; }, " REST "}", "plays"},
    {"crlf.js", "{ name: 'Bot',\r\n draftPick(c) { return 0; },\r\n mainPlay(c) { return 0; }, " REST "},\r\n",
     "plays"},
    {"comments.js", "// draftPick\n/* mainPlay */\n" IDLES "// the end\n", "plays"},
    {"functions.js", "{ draftPick: function (c) { return 0; }, mainPlay: function (c) { return 0; }, " REST "},",
     "plays"},
    {"arrows.js", "{ draftPick: c => 0, mainPlay: (c, b) => 0, draftReceive: () => {}, mainPostprocess: () => {} },",
     "plays"},
    {"called.js",
     "(function () { const seen = []; return { draftPick(c) { return 0; }, mainPlay(c, base) { seen.push(base); return "
     "0; }, " REST "}; })(),",
     "plays: called"},
    {"this.js", "{ n: 0, draftPick(c) { this.n++; return 0; }, mainPlay(c) { return this.n * 0; }, " REST "},",
     "plays"},
    {"sorts.js", PLAYS("cards.sort(); return cards.length - 1;"), "plays"},
    {"eats.js", PLAYS("while (cards.length) cards.pop(); return 0;"), "plays"},
    {"logs.js", PLAYS("console.log('x', cards); return 0;"), "plays"},
    {"newer.js", PLAYS("return cards?.at(-1) ?? 0 ? 0 : 0;"), "plays"},
    {"random.js", PLAYS("return Math.floor(Math.random() * cards.length);"), "plays"},
    {"two.js",
     "{ name: 'Ann', draftPick(c) { return 0; }, mainPlay(c) { return 0; }, " REST "},\n"
     "{ name: 'Ben', draftPick(c) { return 0; }, mainPlay(c) { return 0; }, " REST "},",
     "plays"},
    {"sometimes.js", PLAYS("return cards.length > 2 ? 0 : 99;"), "out: one fault disqualifies a bot (not-allowed"},
    // What does not play.
    {"empty.js", "", "out: is empty"},
    {"prose.js", "My bot plays rock.\n", "out: is not a bot"},
    {"half.js", "{ draftPick(c) { return 0; } }", "out: it has draftPick, but no mainPlay"},
    {"syntax.js", PLAYS("return 0 0;"), "out: line 1, column"},
    {"brace.js", "{ draftPick(c) { return 0; }, mainPlay(c) { return 0; }", "out: line"},
    {"quote.js", "{ name: 'Bot, draftPick(c) { return 0; }, mainPlay(c) { return 0; } }", "out: "},
    {"twins.js", "{ draftPick(c) {}, mainPlay(c) {}, " REST "}, { draftPick(c) {}, mainPlay(c) {}, " REST "}",
     "out: contains 2 bots"},
    {"string.js", PLAYS("return 'rock';"), "out: answered \"rock\", which is not an integer"},
    {"nothing.js", PLAYS(""), "out: answered undefined"},
    {"fraction.js", PLAYS("return 0.5;"), "out: answered 0.5"},
    {"far.js", PLAYS("return 99;"), "out: answered 99, which is not from 0"},
    {"throws.js", PLAYS("throw new Error('no idea');"), "out: no idea"},
    {"unknown.js", PLAYS("return rock;"), "out: rock is not defined"},
    {"required.js", "{ draftPick(c) { return require('fs') && 0; }, mainPlay(c) { return 0; }, " REST "},",
     "out: require"},
    {"throws_at_once.js", "(() => { throw new Error('early'); })(), " IDLES, "out: early"},
    // Hostile ones.
    {"spins.js", PLAYS("while (true);"), "out: time-out", Haste::Hurry},
    {"spins_first.js", "{ draftPick(c) { for (;;); }, mainPlay(c) { return 0; }, " REST "},", "out: ", Haste::Hurry},
    {"pattern.js", PLAYS("return /^(a+)+$/.test('a'.repeat(40) + 'b') ? 0 : 0;"), "plays: Bot"},
    {"deep.js", PLAYS("return this.mainPlay(cards, base);"), "out: "},
    {"prototypes.js", PLAYS("Array.prototype.push = null; Object.prototype.toString = null; return 0;"), "plays: Bot"},
    {"freezes.js", PLAYS("Object.freeze(Object.prototype); return 0;"), "plays: Bot"},
    {"getter.js", "{ get mainPlay() { throw new Error('got'); }, draftPick(c) { return 0; }, " REST "},", "out: "},
    {"value.js", PLAYS("return { valueOf() { throw new Error('v'); } };"), "out: which is not an integer"},
    {"global.js", PLAYS("globalThis.JSON = null; globalThis.Math = null; return 0;"), "plays: Bot"},
    {"constructor.js", PLAYS("return (0).constructor.constructor('return 0')();"), "plays"},
    {"infinite.js", PLAYS("return Infinity;"), "out: answered Infinity"},
    {"negative.js", PLAYS("return -1;"), "out: answered -1"},
    {"big.js", PLAYS("return 10n ** 10n;"), "out: answered 10000000000"},
    {"symbol.js", PLAYS("return Symbol('x');"), "out: answered Symbol(x)"},
    {"floods.js", PLAYS("for (let i = 0; i < 1e5; ++i) console.log('x'.repeat(100)); return 0;"),
     "out: too-much-output"},
};

#undef PLAYS
#undef IDLES
#undef REST

} // namespace hilltop::testing
