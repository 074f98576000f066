// SPDX-License-Identifier: MIT-0
// Runs a bot in Node.js: node node_host.js CONTEST, a file that says what a bot of its game sees; here is how the host talks: a line "SLOT REQUEST" is answered by one line "SLOT = ANSWER" or "SLOT ! FAULT MESSAGE". Requests:
//   new FILE NAME     loads the bot; both percent-encoded, NAME "-" for the only one, "*" for none yet; answers the names of all in the file
//   METHOD NUMBER...  calls a method of CONTEST
//   end
//   engine FILE       loads Hilltop's engine, a library; whatever is asked from then on is the engine's, which asks bots by
//                     calls, with the same requests
// The bot has a global object of its own with nothing of Node in it. What it logs goes to stderr, before the answer.
'use strict';
const fs = require('fs');
const vm = require('vm');

const SHIM = process.argv[2];
const LOG_LIMIT = Infinity; // whoever reads stderr counts
const FAULTS = { '-1': 'crash', '-2': 'not-understood', '-3': 'not-allowed' };
const SHARED = 1 << 21; // bytes for requests of the engine, or answers with what was logged meanwhile
const bots = new Map(); // by slot
let engine = null;
let log = ''; // what goes out with the engine's next answer

// Whole writes, also where the pipe does not wait; of a text or bytes.
function put(stream, text) {
    let left = typeof text === 'string' ? Buffer.from(text) : text;
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

function write(text) {
    if (engine !== null) log += text;
    else put(2, text);
}

function load(slot, file, name) {
    const context = vm.createContext(Object.create(null));
    const shim = new vm.Script(fs.readFileSync(SHIM, 'utf8'), { filename: 'shim.js' });
    const made = shim.runInContext(context)(write, LOG_LIMIT);
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
    wrong = made.take(elements) || (decodeURIComponent(name) === '*' ? '' : made.choose(name === '-' ? '' : decodeURIComponent(name)));
    if (wrong !== '') return `! crash ${oneLine(wrong)}`;
    bots.set(slot, made);
    return `= ${made.names().map(encodeURIComponent).join(' ')}`;
}

function call(slot, words) {
    const bot = bots.get(slot);
    if (bot === undefined) return '! crash no bot is loaded';
    const code = bot.methods[words[0]](...words.slice(1).map(Number));
    if (code === undefined) return '=';
    return code >= 0 ? `= ${code}` : `! ${FAULTS[code]} ${oneLine(bot.said())}`;
}

function answer(line) {
    const [slot, ...words] = line.split(' ');
    if (words[0] === 'end') {
        bots.delete(slot);
        return '';
    }
    try {
        const done = words[0] === 'new' ? load(slot, decodeURIComponent(words[1]), words[2] || '-') : call(slot, words);
        return `${slot} ${done}\n`;
    } catch (error) { // a full stack, which the bot's functions pass on
        return `${slot} ! crash ${oneLine(String(error))}\n`;
    }
}

// The engine asks: there are so many bytes of requests in the shared buffer, a line each. The answers go there, each behind its
// size and followed by what was logged; returns how many bytes they are, -1 if that cannot be.
const shared = Buffer.alloc(SHARED);
function called(size) {
    let end = 0;
    for (const request of shared.latin1Slice(0, size).split('\n')) {
        const text = answer(request) + log;
        log = '';
        const length = Buffer.byteLength(text);
        if (end + 4 + length > SHARED) return -1;
        shared.writeUInt32LE(length, end);
        end += 4 + shared.write(text, end + 4, length, 'utf8');
    }
    return end;
}

// A request of the pipe, and its answer, as bytes.
function serve(line) {
    const space = line.indexOf(32) + 1;
    const slot = line.subarray(0, space);
    if (engine !== null) return Buffer.concat([slot, engine.serve(shared, called, line.subarray(space)), Buffer.from('\n')]);
    const text = line.toString('utf8');
    const words = text.split(' ');
    if (words[1] !== 'engine') return Buffer.from(answer(text));
    const loaded = { exports: {} };
    process.dlopen(loaded, decodeURIComponent(words[2]));
    engine = loaded.exports;
    return Buffer.concat([slot, Buffer.from('=\n')]);
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
    const answers = [];
    for (let from = 0; from < end;) {
        const next = lines.indexOf(10, from);
        answers.push(serve(lines.subarray(from, next)));
        from = next + 1;
    }
    put(1, answers.length === 1 ? answers[0] : Buffer.concat(answers));
}
