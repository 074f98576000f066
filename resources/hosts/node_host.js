// SPDX-License-Identifier: MIT-0
// Runs a bot in Node.js: node node_host.js GAME. Beside it stands GAME.js, which says what a bot of that game sees; here is how
// the host talks: a line "SLOT REQUEST" is answered by one line "SLOT = ANSWER" or "SLOT ! FAULT MESSAGE". Requests:
//   new FILE NAME     loads the bot; both percent-encoded, NAME "-" for the only one; answers the names of all in the file
//   METHOD NUMBER...  calls a method of GAME.js
//   end
// The bot has a global object of its own with nothing of Node in it. What it logs goes to stderr, before the answer.
'use strict';
const fs = require('fs');
const path = require('path');
const vm = require('vm');

const SHIM = path.join(__dirname, `${process.argv[2]}.js`);
const LOG_LIMIT = Infinity; // whoever reads stderr counts
const FAULTS = { '-1': 'crash', '-2': 'not-understood', '-3': 'not-allowed' };
let bot = null;

// Whole writes, also where the pipe does not wait.
function put(stream, text) {
    let left = Buffer.from(text);
    while (left.length > 0) {
        try {
            left = left.subarray(fs.writeSync(stream, left));
        } catch (error) {
            if (error.code !== 'EAGAIN') process.exit(0);
            Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1);
        }
    }
}

const oneLine = text => text.replace(/\s*[\r\n]+\s*/g, ' ').trim();

// Where V8 says that a program is wrong: FILE:LINE, the line, and carets below the place.
function placeOf(error) {
    const at = /bot\.js:(\d+)\n.*\n( *)\^/.exec(String(error.stack));
    return at === null ? '' : ` (line ${at[1]}, column ${at[2].length + 1})`;
}

function load(file, name) {
    const context = vm.createContext(Object.create(null));
    const shim = new vm.Script(fs.readFileSync(SHIM, 'utf8'), { filename: 'shim.js' });
    const made = shim.runInContext(context)(text => put(2, text), LOG_LIMIT);
    let text;
    try {
        text = fs.readFileSync(file, 'utf8');
    } catch (error) {
        return `! crash ${oneLine(error.message)}`;
    }
    let elements, wrong;
    for (const program of made.programs(text)) {
        try {
            elements = new vm.Script(program, { filename: 'bot.js', lineOffset: -1 });
            break;
        } catch (error) {
            wrong = wrong || `! crash ${error.name}: ${oneLine(error.message)}${placeOf(error)}`;
        }
    }
    if (elements === undefined) return wrong;
    try {
        elements = elements.runInContext(context);
    } catch (error) {
        return `! crash ${oneLine(made.told(error))}`;
    }
    wrong = made.take(elements) || made.choose(name === '-' ? '' : decodeURIComponent(name));
    if (wrong !== '') return `! crash ${oneLine(wrong)}`;
    bot = made;
    return `= ${made.names().map(encodeURIComponent).join(' ')}`;
}

function call(words) {
    if (bot === null) return '! crash no bot is loaded';
    const code = bot.methods[words[0]](...words.slice(1).map(Number));
    if (code === undefined) return '=';
    return code >= 0 ? `= ${code}` : `! ${FAULTS[code]} ${oneLine(bot.said())}`;
}

function answer(line) {
    const [slot, ...words] = line.split(' ');
    if (words[0] === 'end') return '';
    try {
        return `${slot} ${words[0] === 'new' ? load(decodeURIComponent(words[1]), words[2] || '-') : call(words)}\n`;
    } catch (error) { // a full stack, which the bot's functions pass on
        return `${slot} ! crash ${oneLine(String(error))}\n`;
    }
}

// A line that was cut by the end of a read goes on with the next one; answers go out when all lines of a read have been taken.
let rest = Buffer.alloc(0);
const chunk = Buffer.alloc(65536);
for (;;) {
    let size;
    try {
        size = fs.readSync(0, chunk, 0, chunk.length, null);
    } catch (error) {
        if (error.code === 'EOF') break;
        if (error.code !== 'EAGAIN') throw error;
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1);
        continue;
    }
    if (size === 0) break;
    const lines = Buffer.concat([rest, chunk.subarray(0, size)]);
    const end = lines.lastIndexOf(10) + 1;
    rest = Buffer.from(lines.subarray(end));
    if (end === 0) continue;
    let answers = '';
    for (const line of lines.toString('utf8', 0, end - 1).split('\n')) answers += answer(line);
    put(1, answers);
}
