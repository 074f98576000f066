// SPDX-License-Identifier: MIT-0
// RPS Poker as the contest's bots see it, for any engine of ECMAScript 2016 and later. An expression: a function that readies a
// fresh global object for one bot and returns what its host calls. It shows the bot nothing but its arguments.
//   write   function that takes what the bot logs, or undefined: log() is asked for it instead
//   limit   characters the bot may log in one match
(function (write, limit) {
    'use strict';
    const global = (0, eval)('this');

    // ---- what the engine lacks ----------------------------------------------------------------------------------------------
    const define = (owner, name, value) =>
        Object.defineProperty(owner, name, { value: value, writable: true, enumerable: false, configurable: true });
    const supply = (owner, methods) => {
        for (const name of Object.keys(methods))
            if (!(name in owner)) define(owner, name, methods[name]);
    };
    const lengthOf = list => Math.min(Math.max(Math.trunc(Number(list.length)) || 0, 0), Number.MAX_SAFE_INTEGER);
    const placeIn = (list, index) => {
        const place = Math.trunc(Number(index)) || 0;
        return place < 0 ? place + lengthOf(list) : place;
    };
    const called = f => {
        if (typeof f !== 'function') throw new TypeError(String(f) + ' is not a function');
        return f;
    };
    const flatten = (list, depth, into) => {
        for (let i = 0; i < list.length; ++i) {
            if (!(i in list)) continue;
            if (depth > 0 && Array.isArray(list[i])) flatten(list[i], depth - 1, into);
            else into.push(list[i]);
        }
        return into;
    };
    const lastPlace = (list, f, self) => {
        called(f);
        for (let i = lengthOf(list) - 1; i >= 0; --i)
            if (f.call(self, list[i], i, list)) return i;
        return -1;
    };
    const byText = (a, b) => {
        const one = String(a), two = String(b);
        return one < two ? -1 : one > two ? 1 : 0;
    };
    // Merges from the left: equal elements stay in order, also where an author answers 1 for them, since the later one is asked
    // for first, as V8 does. Holes and undefined go to the end, as ever.
    const sortStably = function (compare) {
        if (compare !== undefined) called(compare);
        const order = compare || byText;
        const length = lengthOf(this);
        let from = [];
        let absent = 0, undefineds = 0;
        for (let i = 0; i < length; ++i) {
            if (!(i in this)) ++absent;
            else if (this[i] === undefined) ++undefineds;
            else from.push(this[i]);
        }
        const size = from.length;
        let into = from.slice();
        for (let width = 1; width < size; width *= 2) {
            for (let start = 0; start < size; start += 2 * width) {
                const middle = Math.min(start + width, size), end = Math.min(start + 2 * width, size);
                let left = start, right = middle;
                for (let at = start; at < end; ++at)
                    into[at] = left < middle && (right >= end || !(order(from[right], from[left]) < 0)) ? from[left++]
                                                                                                     : from[right++];
            }
            [from, into] = [into, from];
        }
        for (let i = 0; i < size; ++i) this[i] = from[i];
        for (let i = size; i < size + undefineds; ++i) this[i] = undefined;
        for (let i = length - absent; i < length; ++i) delete this[i];
        return this;
    };
    const sortsStably = () => {
        const list = [];
        for (let i = 0; i < 200; ++i) list.push({ key: i * 7 % 5, place: i });
        list.sort((a, b) => a.key - b.key);
        return list.every((it, i) => i === 0 || list[i - 1].key < it.key || list[i - 1].place < it.place);
    };
    if (!sortsStably()) define(Array.prototype, 'sort', sortStably);

    supply(global, {
        globalThis: global,
        // Keeps what it was given, which the language allows.
        WeakRef: class WeakRef {
            constructor(target) { define(this, 'deref', () => target); }
        },
        FinalizationRegistry: class FinalizationRegistry { register() {} unregister() { return false; } },
        AggregateError: class AggregateError extends Error {
            constructor(errors, message) {
                super(message);
                define(this, 'name', 'AggregateError');
                define(this, 'errors', Array.from(errors));
            }
        },
    });
    supply(Object, {
        fromEntries(entries) {
            const made = {};
            for (const entry of entries)
                Object.defineProperty(made, entry[0], { value: entry[1], writable: true, enumerable: true, configurable: true });
            return made;
        },
        hasOwn(owner, name) { return Object.prototype.hasOwnProperty.call(owner, name); },
        entries(owner) { return Object.keys(owner).map(name => [name, owner[name]]); },
        values(owner) { return Object.keys(owner).map(name => owner[name]); },
        getOwnPropertyDescriptors(owner) {
            const made = {};
            for (const name of Reflect.ownKeys(owner)) made[name] = Object.getOwnPropertyDescriptor(owner, name);
            return made;
        },
        groupBy(items, f) {
            const groups = Object.create(null);
            let place = 0;
            for (const item of items) {
                const name = f(item, place++);
                if (name in groups) groups[name].push(item);
                else groups[name] = [item];
            }
            return groups;
        },
    });
    supply(Map, {
        groupBy(items, f) {
            const groups = new Map();
            let place = 0;
            for (const item of items) {
                const key = f(item, place++);
                if (groups.has(key)) groups.get(key).push(item);
                else groups.set(key, [item]);
            }
            return groups;
        },
    });
    const lists = {
        at(index) { return this[placeIn(this, index)]; },
        findLast(f, self) {
            const place = lastPlace(this, f, self);
            return place < 0 ? undefined : this[place];
        },
        findLastIndex(f, self) { return lastPlace(this, f, self); },
        includes(wanted, from) {
            for (let i = Math.max(placeIn(this, from), 0); i < this.length; ++i)
                if (this[i] === wanted || (wanted !== wanted && this[i] !== this[i])) return true;
            return false;
        },
        toReversed() { return this.slice().reverse(); },
        toSorted(compare) { return this.slice().sort(compare); },
        with(index, value) {
            const place = placeIn(this, index);
            if (place < 0 || place >= this.length) throw new RangeError('Invalid index : ' + index);
            const copy = this.slice();
            copy[place] = value;
            return copy;
        },
    };
    supply(Array.prototype, lists);
    supply(Object.getPrototypeOf(Int8Array.prototype), lists);
    supply(Array.prototype, {
        flat(depth) { return flatten(this, depth === undefined ? 1 : Math.trunc(Number(depth)) || 0, []); },
        flatMap(f, self) {
            called(f);
            const mapped = [];
            for (let i = 0; i < this.length; ++i)
                if (i in this) mapped.push(f.call(self, this[i], i, this));
            return flatten(mapped, 1, []);
        },
        toSpliced() {
            const copy = Array.from(this);
            copy.splice.apply(copy, arguments);
            return copy;
        },
    });
    supply(Array, { of() { return Array.prototype.slice.call(arguments); } });

    const exec = RegExp.prototype.exec;
    const filledIn = (pattern, text, match) => // $$ $& $` $' of replace()
        pattern.replace(/\$([$&`'])/g, (all, sign) => sign === '$' ? '$' : sign === '&' ? match.found
            : sign === '`' ? text.slice(0, match.place) : text.slice(match.place + match.found.length));
    supply(String.prototype, {
        at(index) {
            const text = String(this), place = placeIn(text, index);
            return place < 0 || place >= text.length ? undefined : text[place];
        },
        trimStart() { return String(this).replace(/^[\s\uFEFF\xA0]+/, ''); },
        trimEnd() { return String(this).replace(/[\s\uFEFF\xA0]+$/, ''); },
        padStart(size, fill) {
            const text = String(this), lacks = size - text.length, pad = fill === undefined ? ' ' : String(fill);
            return lacks <= 0 || pad === '' ? text : pad.repeat(Math.ceil(lacks / pad.length)).slice(0, lacks) + text;
        },
        padEnd(size, fill) {
            const text = String(this), lacks = size - text.length, pad = fill === undefined ? ' ' : String(fill);
            return lacks <= 0 || pad === '' ? text : text + pad.repeat(Math.ceil(lacks / pad.length)).slice(0, lacks);
        },
        replaceAll(wanted, by) {
            const text = String(this);
            if (wanted instanceof RegExp) {
                if (!wanted.global) throw new TypeError('replaceAll must be called with a global RegExp');
                return text.replace(wanted, by);
            }
            const word = String(wanted);
            let made = '', after = 0;
            for (let place = text.indexOf(word); place >= 0;) {
                const match = { found: word, place: place };
                made += text.slice(after, place) +
                    (typeof by === 'function' ? String(by(word, place, text)) : filledIn(String(by), text, match));
                after = place + word.length;
                place = word === '' && place >= text.length ? -1 : text.indexOf(word, word === '' ? place + 1 : after);
            }
            return made + text.slice(after);
        },
        matchAll(wanted) {
            const text = String(this);
            if (wanted instanceof RegExp && !wanted.global)
                throw new TypeError('matchAll must be called with a global RegExp');
            const each = wanted instanceof RegExp ? new RegExp(wanted.source, wanted.flags) : new RegExp(wanted, 'g');
            each.lastIndex = wanted instanceof RegExp ? wanted.lastIndex : 0;
            const matches = (function* () {
                for (let match = exec.call(each, text); match !== null; match = exec.call(each, text)) {
                    if (match[0] === '') ++each.lastIndex;
                    yield match;
                }
            })();
            return matches; // the engine loses a generator that is returned by a tail call
        },
    });
    supply(Promise, {
        allSettled(all) {
            return Promise.all(Array.from(all, one => Promise.resolve(one).then(
                value => ({ status: 'fulfilled', value: value }), reason => ({ status: 'rejected', reason: reason }))));
        },
        any(all) {
            return new Promise((resolve, reject) => {
                const reasons = [], tried = Array.from(all);
                let left = tried.length;
                const none = () => reject(new global.AggregateError(reasons, 'All promises were rejected'));
                if (left === 0) none();
                tried.forEach((one, i) => Promise.resolve(one).then(resolve, reason => {
                    reasons[i] = reason;
                    if (--left === 0) none();
                }));
            });
        },
    });
    supply(Promise.prototype, {
        finally(f) {
            return this.then(value => Promise.resolve(f()).then(() => value),
                             reason => Promise.resolve(f()).then(() => { throw reason; }));
        },
    });
    if (!('description' in Symbol.prototype))
        Object.defineProperty(Symbol.prototype, 'description', {
            get() {
                const text = String(this.valueOf());
                return text === 'Symbol()' ? undefined : text.slice(7, -1);
            },
            configurable: true,
        });
    for (const name of ['URL', 'URLSearchParams']) delete global[name]; // not the language's

    // ---- what the bot logs --------------------------------------------------------------------------------------------------
    let logged = '';
    let written = 0; // characters in this match, also those that were dropped
    const toText = (value, depth) => {
        if (typeof value === 'string') return depth === 0 ? value : JSON.stringify(value);
        if (value === null || typeof value !== 'object') return String(value);
        if (value instanceof Error) return String(value.stack || value);
        if (depth > 3) return '...';
        const inner = item => toText(item, depth + 1);
        if (Array.isArray(value)) return '[' + value.map(inner).join(', ') + ']';
        if (value instanceof Set) return 'Set {' + Array.from(value, inner).join(', ') + '}';
        if (value instanceof Map)
            return 'Map {' + Array.from(value, pair => inner(pair[0]) + ' => ' + inner(pair[1])).join(', ') + '}';
        return '{' + Object.keys(value).map(name => name + ': ' + inner(value[name])).join(', ') + '}';
    };
    const put = text => {
        written += text.length;
        if (write !== undefined) write(text);
        else if (written <= limit) logged += text;
        else throw new RangeError('logged more than ' + limit + ' characters in one match'); // a loop of it would go on
    };
    const print = function () {
        let line = '';
        for (let i = 0; i < arguments.length; ++i) line += (i === 0 ? '' : ' ') + toText(arguments[i], 0);
        put(line + '\n');
    };
    const nothing = () => {};
    define(global, 'console', {
        log: print, info: print, warn: print, error: print, debug: print, dir: print, table: print, trace: print,
        assert(holds) { if (!holds) print.apply(null, ['Assertion failed'].concat(Array.prototype.slice.call(arguments, 1))); },
        group: print, groupEnd: nothing, time: nothing, timeEnd: nothing, count: nothing, clear: nothing,
    });

    // ---- dice: of the seed and the match, so that a bot that uses them can be asked once more --------------------------------
    const dice = [0, 0, 0];
    const state = [0, 0, 0, 0]; // sfc32 (Chris Doty-Humphrey, PractRand)
    let thrown = false;
    const next = () => {
        const t = (state[0] + state[1] | 0) + state[3] | 0;
        state[3] = state[3] + 1 | 0;
        state[0] = state[1] ^ state[1] >>> 9;
        state[1] = state[2] + (state[2] << 3) | 0;
        state[2] = (state[2] << 21 | state[2] >>> 11) + t | 0;
        return t >>> 0;
    };
    define(Math, 'random', () => {
        if (!thrown) {
            thrown = true;
            for (let i = 0; i < 3; ++i) state[i] = dice[i];
            state[3] = 1;
            for (let i = 0; i < 15; ++i) next();
        }
        return ((next() >>> 5) * 67108864 + (next() >>> 6)) / 9007199254740992;
    });

    // ---- the contest --------------------------------------------------------------------------------------------------------
    // What a call comes to: an index from 0, undefined, or one of these; and LOGGED more if there is something in the log.
    const CRASH = -1, NOT_UNDERSTOOD = -2, NOT_ALLOWED = -3, TOO_MUCH_OUTPUT = -4;
    const LOGGED = 256, NOTHING = 256;
    const METHODS = ['draftPick', 'draftReceive', 'mainPlay', 'mainPostprocess'];
    const CARDS = []; // card 3 * number + symbol
    for (let number = 0; number < 10; ++number)
        for (const symbol of 'RPS') CARDS.push(symbol + number);
    let bots = [];
    let bot = null;

    // ---- what authors' files look like --------------------------------------------------------------------------------------
    // One behind the end of a regular expression; a slash in brackets does not end it.
    const patternEnd = (text, from) => {
        let brackets = false;
        for (let at = from + 1; at < text.length && text[at] !== '\n'; ++at) {
            if (text[at] === '\\') ++at;
            else if (text[at] === '[') brackets = true;
            else if (text[at] === ']') brackets = false;
            else if (text[at] === '/' && !brackets) return at + 1;
        }
        return from + 1;
    };
    const stringEnd = (text, from) => {
        for (let at = from + 1; at < text.length; ++at) {
            if (text[at] === '\\') ++at;
            else if (text[at] === text[from]) return at + 1;
            else if (text[at] === '\n' && text[from] !== '`') return at;
        }
        return text.length;
    };
    // The text, place for place, with blanks for comments and for what strings and regular expressions hold.
    const bareOf = text => {
        const parts = [];
        let last = ''; // before this place, blanks aside
        for (let at = 0; at < text.length;) {
            const letter = text[at];
            const comment = text.startsWith('//', at) ? '\n' : text.startsWith('/*', at) ? '*/' : '';
            let end = at + 1;
            if (comment !== '') {
                end = text.indexOf(comment, at + 2);
                end = end < 0 ? text.length : comment === '\n' ? end : end + 2;
            } else if (letter === '"' || letter === "'" || letter === '`') {
                end = stringEnd(text, at);
            } else if (letter === '/' && /[=(,[{:;!&|?+*%<>~^-]|^$/.test(last)) {
                end = patternEnd(text, at);
            }
            const keeps = end === at + 1;
            parts.push(keeps ? letter : comment !== '' ? text.slice(at, end).replace(/[^\n]/g, ' ')
                                                       : '"' + text.slice(at + 1, end).replace(/[^\n]/g, ' '));
            if (comment === '' && letter.trim() !== '') last = keeps ? letter : '"';
            at = end;
        }
        return parts.join('');
    };
    // What stands outside of all brackets, place for place, and the groups that do: [begin, end), what stands before.
    const outside = bare => {
        const top = [], groups = [];
        let depth = 0, begin = 0, before = '', last = '';
        for (let at = 0; at < bare.length; ++at) {
            const letter = bare[at];
            const opens = '([{'.includes(letter), closes = ')]}'.includes(letter);
            if (opens && depth++ === 0) {
                begin = at;
                before = last;
            }
            top.push(depth > 0 && letter !== '\n' ? ' ' : letter);
            if (closes && depth > 0 && --depth === 0) groups.push([begin, at + 1, before]);
            if (letter.trim() !== '') last = letter;
        }
        return { top: top.join(''), groups: groups };
    };
    // Statements of a module: "export" is taken away, and objects that stand alone behind others are handed over.
    const moduleOf = (text, bare, found) => {
        const changes = []; // [begin, end, instead]
        const exported = /\bexport\s+(?:default\b\s*)?/g;
        for (let match = exported.exec(found.top); match !== null; match = exported.exec(found.top)) {
            const word = match[0].trim(), after = match.index + word.length;
            const list = word === 'export' && found.groups.find(group => group[0] >= after && bare[group[0]] === '{' &&
                bare.slice(after, group[0]).trim() === '');
            changes.push([match.index, list ? list[1] : after, word === 'export' ? '' : 'module.exports =']);
        }
        let listed = -1; // where a list of such objects goes on
        for (const [begin, end, before] of found.groups) {
            const stands = /^[;}]?$/.test(before) || (listed >= 0 && bare.slice(listed, begin).trim() === '');
            listed = -1;
            if (!stands || bare[begin] === '[' || !/\bdraftPick\b/.test(bare.slice(begin, end))) continue;
            const call = /^\s*\(\s*\)/.exec(bare.slice(end));
            const behind = end + (call === null ? 0 : call[0].length);
            const comma = /^\s*,/.exec(bare.slice(behind));
            changes.push([begin, begin, ';found_(']);
            changes.push([behind, behind + (comma === null ? 0 : comma[0].length), ');']);
            if (comma !== null) listed = behind + comma[0].length;
        }
        changes.sort((a, b) => a[0] - b[0]);
        let made = '', from = 0;
        for (const [begin, end, instead] of changes) {
            made += text.slice(from, begin) + instead;
            from = end;
        }
        const names = [];
        const declared = /\b(?:const|let|var|class)\s+([A-Za-z_$][\w$]*)/g;
        for (let match = declared.exec(found.top); match !== null; match = declared.exec(found.top)) names.push(match[1]);
        return '(function (module, exports, found_) {\n' + made + text.slice(from) + '\n;return [' + names.join(', ') + '];})';
    };
    // Programs in the order in which they are to be tried; the first one's error is the one to tell.
    const programsOf = text => {
        const bare = bareOf(text), found = outside(bare);
        const array = '([\n' + text + '\n])';
        let end = bare.length;
        while (end > 0 && /[;\s]/.test(bare[end - 1])) --end;
        const module = moduleOf(text, bare, found);
        return /\bmodule\s*\.\s*exports\b|\bexports\s*\.|^\s*(?:export|const|let|var|function|class)\b/m.test(found.top)
            ? [module, array] : [array, '([\n' + text.slice(0, end) + '\n])', module];
    };
    const plays = value => value !== null && typeof value === 'object' &&
        (typeof value.draftPick === 'function' || typeof value.mainPlay === 'function');
    // The bot that a value is, or makes; else undefined.
    const botOf = value => plays(value) ? value
        : typeof value === 'function' && plays(value.prototype) ? new value() : undefined;
    // An object beside its class is the bot, not another one.
    const botsAmong = values => {
        const objects = values.filter(plays);
        return (objects.length > 0 ? objects : values.map(botOf))
            .filter((one, place, all) => one !== undefined && all.indexOf(one) === place);
    };
    const botsOf = run => {
        const module = { exports: {} }, alone = [];
        const declared = run(module, module.exports, one => { alone.push(one); });
        const given = module.exports;
        if (Array.isArray(given)) return given;
        const one = botOf(given);
        if (one !== undefined) return [one];
        const values = given !== null && typeof given === 'object' ? botsAmong(Object.values(given)) : [];
        return values.length > 0 ? values : alone.length > 0 ? alone : botsAmong(declared);
    };
    let said = ''; // about the last fault

    const textOf = value => {
        try {
            return toText(value, 1);
        } catch (error) {
            return 'something that cannot be told';
        }
    };
    // An exception with the line of the bot's file it came from.
    const told = error => {
        try {
            const stack = error instanceof Error ? String(error.stack) : '';
            const at = /bot\.js:-?(\d+)(?::(\d+))?/.exec(stack);
            const line = at === null ? '' : at[2] === undefined ? ' (line ' + at[1] + ')'
                                                                : ' (line ' + at[1] + ', column ' + at[2] + ')';
            return (error instanceof Error ? error.name + ': ' + error.message : 'threw ' + textOf(error)) + line;
        } catch (other) {
            return 'threw something that cannot be told';
        }
    };
    const spoken = code => {
        if (written > limit) {
            said = 'logged more than ' + limit + ' characters in one match';
            return TOO_MUCH_OUTPUT;
        }
        return code + LOGGED;
    };
    const crashed = error => {
        if (written > limit) return spoken(NOTHING);
        said = told(error);
        return CRASH;
    };
    const answer = (value, count) => {
        let code = value;
        if (typeof value !== 'number' || value % 1 !== 0) {
            said = 'answered ' + textOf(value) + ', which is not an integer';
            return NOT_UNDERSTOOD;
        }
        if (!(value >= 0 && value < count)) {
            said = 'answered ' + value + ', which is not from 0 to ' + (count - 1);
            return NOT_ALLOWED;
        }
        if (logged !== '' || written > limit) code = spoken(code);
        return code;
    };
    const silence = () => logged !== '' || written > limit ? spoken(NOTHING) : undefined;
    const nameOf = place => {
        const name = bots[place].name;
        return typeof name === 'string' && name !== '' ? name : 'bot ' + (place + 1);
    };

    return {
        // By the numbers that are called. Every call has arrays and an order of calls of its own: nothing is shared.
        methods: [
            (low, high, match) => {
                dice[0] = low;
                dice[1] = high;
                dice[2] = match;
                thrown = false;
                written = 0;
                return silence();
            },
            (first, second) => {
                try {
                    return answer(bot.draftPick([CARDS[first], CARDS[second]]), 2);
                } catch (error) {
                    return crashed(error);
                }
            },
            card => {
                try {
                    bot.draftReceive(CARDS[card]);
                } catch (error) {
                    return crashed(error);
                }
                return silence();
            },
            (base, first, second, third) => {
                try {
                    if (third !== undefined)
                        return answer(bot.mainPlay([CARDS[first], CARDS[second], CARDS[third]], CARDS[base]), 3);
                    if (second !== undefined)
                        return answer(bot.mainPlay([CARDS[first], CARDS[second]], CARDS[base]), 2);
                    return answer(bot.mainPlay([CARDS[first]], CARDS[base]), 1);
                } catch (error) {
                    return crashed(error);
                }
            },
            card => {
                try {
                    bot.mainPostprocess(CARDS[card]);
                } catch (error) {
                    return crashed(error);
                }
                return silence();
            },
        ],
        // What a file may be read as, each keeping its lines: the elements of an array, as the contest has it, or a module.
        programs: programsOf,
        // Takes what the program gave; what is wrong with it, or nothing.
        take(made) {
            let elements = made;
            try {
                if (typeof made === 'function') elements = botsOf(made);
                else if (made.length === 1 && Array.isArray(made[0])) elements = made[0];
            } catch (error) {
                return told(error);
            }
            for (let i = 0; i < elements.length; ++i) {
                const element = elements[i];
                if (element === null || typeof element !== 'object')
                    return 'element ' + (i + 1) + ' is ' + textOf(element) + ', not a bot';
                for (const method of METHODS)
                    if (typeof element[method] !== 'function') return 'element ' + (i + 1) + ' has no function ' + method;
            }
            bots = elements;
            return elements.length === 0 ? 'there is no bot in it' : '';
        },
        names() { return bots.map((element, place) => nameOf(place)); },
        // The bot of that name, without one the only one; what is wrong, or nothing.
        choose(name) {
            const names = bots.map((element, place) => nameOf(place));
            const place = name === '' && bots.length === 1 ? 0 : names.indexOf(name);
            if (place < 0) return (name === '' ? 'name one of its bots: ' : 'there is no ' + name + '; it has ') + names.join(', ');
            bot = bots[place];
            return '';
        },
        told: told,
        // What was logged since the last time, then what the last fault was about.
        log() {
            const text = logged + (said === '' ? '' : said + '\n');
            logged = '';
            said = '';
            return text;
        },
        said() {
            const text = said;
            said = '';
            return text;
        },
    };
})
