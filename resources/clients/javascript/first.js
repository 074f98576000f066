// SPDX-License-Identifier: MIT-0
// Plays the first of every game's menu: hilltop:node first.js
'use strict';
const hilltop = require('./hilltop');

hilltop.play({
    name: 'First',
    choose(question, match) {
        return question.menu[0];
    },
});
