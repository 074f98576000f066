#!/usr/bin/env node
// SPDX-License-Identifier: MIT-0
// A first bot for @title@ that speaks the Hilltop protocol and plays a random answer of the menu.
// Hilltop sends lines of JSON to standard input. Answers go to standard output, notes to standard error.
'use strict';
const lines = require('readline').createInterface({ input: process.stdin });

// Random numbers from 0 to n - 1, the same ones for the same seed (Park and Miller).
let state = 1;
const random = n => (state = (state * 48271) % 2147483647) % n;

function choose(view, menu) {
    // Returns the bot's answer, so this is the place for ideas. `view` is what the seat knows, for example:
    //
    //   @view@
    //
    // `menu` holds sensible answers to this question, for example:
    //
    //   @menu@
    return menu[random(menu.length)];
}

const send = answer => process.stdout.write(JSON.stringify(answer) + '\n');

lines.on('line', line => {
    const message = JSON.parse(line);
    if ('hello' in message) { // a match begins
        state = (message.seed % 2147483646) + 1;
        send({ name: '@name@', version: '1' });
    } else if ('view' in message) { // a question
        send({ play: choose(message.view, message.menu), id: message.id });
    } else if ('bye' in message) {
        lines.close();
    }
});
