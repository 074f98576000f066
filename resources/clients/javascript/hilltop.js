// SPDX-License-Identifier: MIT-0
// Bots for Hilltop in JavaScript (Node.js). The protocol is described in the manual; this file is all a bot needs of it.
//
//     require('./hilltop').play({ name: 'First', choose: (question, match) => question.menu[0] });
//
// `question` has `view` (what the seat sees), `menu` (answers that make sense) and `need`: where it is 'may', null is silence.
// `match` is what the match began with: game, rules, seat, seats, seed. console.log() goes to the bot's log.
'use strict';
const readline = require('readline');

// Answers until the program says good-bye. A bot has `name` and choose(question, match), which gives a word of the menu or any
// other that the rules allow; it may have `version`, event(view, match), which hears what happens between questions, and
// over(points, match).
exports.play = function (bot) {
    const send = answer => process.stdout.write(JSON.stringify(answer) + '\n');
    console.log = console.info = console.error;
    const lines = readline.createInterface({ input: process.stdin, crlfDelay: Infinity });
    let match = {};
    lines.on('line', line => {
        const message = JSON.parse(line);
        if ('hello' in message) {
            match = message;
            send({ name: bot.name, version: bot.version || '1', events: 'event' in bot });
        } else if ('view' in message) {
            const play = bot.choose(message, match);
            send({ play: play === undefined ? null : play, id: message.id });
        } else if ('event' in message) {
            if (bot.event) bot.event(message.event, match);
        } else if ('over' in message) {
            if (bot.over) bot.over(message.over.points, match);
        } else if ('bye' in message) {
            lines.close();
        }
    });
};
