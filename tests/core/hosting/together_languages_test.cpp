// SPDX-License-Identifier: GPL-3.0-or-later
#include "together.h"

#include "hosting/host_bots.h"
#include "hosting/languages/python/python.h"
#include "hosting/processes.h"
#include "tournament/schedule.h"
#include "wires/hosting.h"

using namespace hilltop;
using namespace hilltop::testing;

/// Bots in Python and JavaScript in one process with the engine come to what they come to by pipes.
class TogetherLanguagesTest : public QObject {
    Q_OBJECT
    QTemporaryDir m_folder;

    std::string file(const std::string& name, const std::string& text) {
        const std::string path = m_folder.filePath(QString::fromStdString(name)).toStdString();
        std::ofstream(path) << text;
        return path;
    }
    /// A bot of Zip Deck that calls by dice and what it has seen, after doing this.
    std::string zipdeck(const std::string& name, const std::string& head, const std::string& each) {
        return "python:" +
               file(name + ".py", head + "\nclass " + name +
                                      "(Player):\n    calls = 0\n    def play(self, card, info):\n        " + name +
                                      ".calls += 1\n        " + each +
                                      "\n        if random.random() * 4 * self.player_count > card: return ['']\n"
                                      "        others = [i for i in range(self.player_count) if i != self.my_num]\n"
                                      "        return ['Zip Deck!', {random.choice(others): card // 4}]\n");
    }
    /// A bot of RPS Poker that remembers everything it has seen, after running `each` in mainPlay.
    std::string rps(const std::string& name, const std::string& each) {
        return "js+node:" + file(name + ".js",
                                 "{ name: '" + name +
                                     "', seen: 1, calls: 0,\n  see(card) { this.seen = (31 * this.seen + "
                                     "card.charCodeAt(0) + 7 * card.charCodeAt(1)) % 65521; },\n"
                                     "  draftPick(cards) { return (this.seen + Math.floor(Math.random() * 2)) % 2; },\n"
                                     "  draftReceive(card) { this.see(card); },\n"
                                     "  mainPlay(cards, base) { ++this.calls; " +
                                     each +
                                     " return this.seen % cards.length; },\n"
                                     "  mainPostprocess(card) { this.see(card); } }\n");
    }
    /// A bot of Zip Deck that passes, and reaches the module of its host: what the engine there says of several matches
    /// goes through `change` (matches as [digest, steps, faults, notes]) and `cut` (the bytes).
    std::string forger(const std::string& name, const std::string& change, const std::string& cut) {
        std::string text = R"(
host = Player.__init__.__globals__
plain = host['Engine'].serve

def take(data, at):
    value = shift = 0
    while data[at] >= 128:
        value |= (data[at] & 127) << shift
        at, shift = at + 1, shift + 7
    return value | data[at] << shift, at + 1

def put(value):
    out = b''
    while value >= 128:
        out += bytes((value & 127 | 128,))
        value >>= 7
    return out + bytes((value,))

def texted(text):
    return put(0) if text is None else put(1) + put(len(text)) + text

def forge(data):
    at, texts = 0, []
    def number():
        nonlocal at
        value, at = take(data, at)
        return value
    def text():
        nonlocal at
        size = number()
        at += size
        return data[at - size:at]
    def answer():
        kind = number()
        if kind == 1:
            texts.append(text())
        return None if kind == 0 else texts[-1 if kind == 1 else kind - 2]
    series = number()
    matches = []
    for _ in range(number()):
        digest = number()
        steps = [[answer() for _ in range(number())] for _ in range(number())]
        faults = [[number(), number()] for _ in range(number())]
        matches.append([digest, steps, faults, [[number(), number(), number(), text()] for _ in range(number())]])
    CHANGE
    out = put(series) + put(len(matches))
    for digest, steps, faults, notes in matches:
        out += put(digest) + put(len(steps))
        for step in steps:
            out += put(len(step)) + b''.join(map(texted, step))
        out += put(len(faults)) + b''.join(put(part) for fault in faults for part in fault)
        out += put(len(notes)) + b''.join(put(a) + put(b) + put(c) + put(len(d)) + d for a, b, c, d in notes)
    CUT
    return out

def serve(self, request):
    answer = plain(self, request)
    if answer[:7] not in (b'= more ', b'= last '):
        return answer
    data = answer[7:].replace(b'\x1bn', b'\n').replace(b'\x1be', b'\x1b')
    return answer[:7] + forge(data).replace(b'\x1b', b'\x1be').replace(b'\n', b'\x1bn')

host['Engine'].serve = serve

class Forger(Player):
    def play(self, card, info):
        return ['']
)";
        text.replace(text.find("CHANGE"), 6, change);
        text.replace(text.find("CUT"), 3, cut);
        return "python:" + file(name + ".py", text);
    }
    /// What a lane of this plan says when it plays its first series by pipes after all; nothing where it does not.
    static std::optional<std::string> remark_of(const Plan& plan) {
        const Series series = Schedule(plan).series(0);
        const auto transport = make_transport();
        bool piped = false;
        const auto lane = transport->together({plan.game, plan.rules, plan.bots, plan.limits, {}, series},
                                              [&](const Series&) -> std::unique_ptr<AnyLane> {
                                                  piped = true;
                                                  return {};
                                              });
        if (lane == nullptr) return "they cannot play together";
        while (!piped && !lane->finished())
            if (!lane->advance()) transport->wait(std::chrono::milliseconds(100));
        if (!piped && lane->take().lines.size() != static_cast<std::size_t>(series.matches))
            return "matches are missing";
        if (!piped) return {};
        const auto remark = lane->take_remark();
        return remark ? english(*remark) : "";
    }

private slots:
    void initTestCase() {
        if (engine_library().empty()) QSKIP("needs the library, which is not built with sanitizers");
        host_bots();
    }

    /// No bot is asked through pipes: else nothing below would be a test.
    void needsNoPipes_data() {
        QTest::addColumn<QString>("kind");
        QTest::newRow("python") << "python";
        QTest::newRow("node") << "js+node";
    }
    void needsNoPipes() {
        QFETCH(QString, kind);
        if (find_program(kind == "python" ? "python3" : "node").empty()) QSKIP("needs its interpreter");
        const std::string head = "import math, random, statistics";
        const Plan plan =
            kind == "python" ? plan_of("zipdeck", {zipdeck("A", head, "pass"), zipdeck("B", "", "print(card)")}, 100, 1)
                             : plan_of("rps", {rps("A", ""), rps("B", "console.log(cards);")}, 50, 1);
        QCOMPARE(remark_of(plan).value_or("none"), "none");
    }

    /// A bot that speaks for its host gains nothing and harms nothing: what the rules refuse is played again by pipes.
    void forgedResultsDoNotCount_data() {
        QTest::addColumn<QString>("change");
        QTest::addColumn<QString>("cut");
        QTest::addColumn<QString>("tells");
        const auto row = [](const char* name, const char* change, const char* cut, const char* tells) {
            QTest::newRow(name) << change << cut << tells;
        };
        row("nothing changed", "", "", "");
        row("digest", "matches[-1][0] ^= 1", "", "the rest of the data does not fit its");
        row("answer", "matches[0][1][0][1] = b'won'", "", "seat 2 cannot have given this answer");
        row("spelling", "matches[0][1][0][1] = b'zip 010'", "", "seat 2 cannot have given this answer");
        row("silence", "matches[0][1][0][0] = None", "", "seat 1 cannot have given this answer");
        row("fewer steps", "matches[0][1].pop()", "", "the rest of the data does not fit its");
        row("more steps", "matches[0][1].append([])", "", ": the match is already over");
        row("fewer seats", "matches[0][1][3].pop()", "", "step 4: 1 seats answer, but 2 have to");
        row("more seats", "matches[0][1][3] *= 40", "", "80 seats answer at once, but there are only 2");
        row("fault of no seat", "matches[0][2] = [[0, 30]]", "", "a fault of seat 16 in step 1");
        row("fault of no step", "matches[0][2] = [[1 << 60, 0]]", "", "a fault of seat 1 in step 1152921504606846977");
        row("faults again", "matches[0][2] = [[1, 0], [1, 0]]", "", "a fault of seat 1 in step 2");
        row("fault of another", "matches[0][1][0][0] = b'zip 3'; matches[0][2] = [[0, 0]]", "",
            "seat 1 cannot have given this answer");
        row("note of no seat", "matches[0][3][0][1] = 62", "", "a note on decision 1 of seat 32");
        row("note of another", "matches[0][3][0][1] ^= 2", "", "seat 1 cannot have given this answer");
        row("note of no answer", "matches[0][3][0][0] = 1 << 62", "", "a note on decision 4611686018427387905");
        row("endless note", "matches[0][3][0][2] = 1 << 63", "", "a note on decision 1 of seat 1");
        row("series", "series += 1", "", "these are matches of another series");
        row("more matches", "matches *= 200", "", "matches, but only ");
        row("no matches", "matches.clear()", "", "the message does not hold 0 matches, as it says");
        row("cut", "", "out = out[:-1]", "the data has another length than it says");
        row("longer", "", "out += bytes(1)", "the data has another length than it says");
        row("no such text", "", "out = put(series) + bytes((1, 0, 1, 1, 9, 0, 0))", "an answer is not in the list");
        row("count", "", "out = put(series) + b'\\xff' * 9 + bytes(1)", "the data has another length than it says");
    }
    void forgedResultsDoNotCount() {
        if (!find_python()) QSKIP("needs python3");
        QFETCH(QString, change);
        QFETCH(QString, cut);
        QFETCH(QString, tells);
        const std::string name = QString(QTest::currentDataTag()).replace(' ', '_').toStdString();
        const auto bots = {zipdeck("Other", "", "pass"), forger(name, change.toStdString(), cut.toStdString())};
        // Series of some matches: the first part is played while the file is read.
        const auto remark = remark_of(plan_of("zipdeck", bots, 1000, 9));
        QCOMPARE(remark.has_value(), !tells.isEmpty());
        if (remark) QVERIFY2(remark->find(tells.toStdString()) != std::string::npos, remark->c_str());
    }
    void forgedResultsArePlayedAgain() {
        if (!find_python()) QSKIP("needs python3");
        const auto bots = {
            zipdeck("Other", "", "pass"),
            forger("winner", "for match in matches: match[1] = [[b'pass', b'zip'] for _ in match[1]]", "")};
        Plan plan = plan_of("zipdeck", bots, 40, 9);
        same(plan);
        plan.together = true;
        TournamentRunner runner(plan);
        runner.start({});
        QTRY_VERIFY_WITH_TIMEOUT(runner.wait_for(std::chrono::milliseconds(20)), kPatienceMs);
        QCOMPARE(runner.progress().remarks.size(), std::size_t(1));
    }

    void pythonIsTheSame_data() {
        QTest::addColumn<int>("matches");
        QTest::addColumn<QString>("head");
        QTest::addColumn<QString>("each");
        QTest::addColumn<QString>("tells");
        const auto row = [](const char* name, int matches, const char* head, const char* each, const char* tells) {
            QTest::newRow(name) << matches << head << each << tells;
        };
        row("dice", 16, "from random import randint\nimport math",
            "random.seed(randint(0, 9)); print('at \u00e4', card)", "at \u00e4 3");
        row("raises", 16, "import math", "if self.calls % 3 == 0: raise ValueError('third')",
            "raises.py, line 6: ValueError: third");
        row("exits", 16, "", "if self.calls == 3: raise SystemExit(3)", "SystemExit: 3");
        row("answers", 16, "", "if self.calls % 4 == 0: return ['Zip Deck!', 7]", "the shares have to be a dictionary");
        row("halts", 16, "import os", "if self.calls == 3: os._exit(3)", "");
        // From 100 matches on a series has two, and a bot stays in its process for both: eight calls, one file.
        row("writes", 100, "", "open('x', 'a').write('x'); print(len(open('x').read()))", "8");
    }
    void pythonIsTheSame() {
        if (!find_python()) QSKIP("needs python3");
        QFETCH(int, matches);
        QFETCH(QString, head);
        QFETCH(QString, each);
        QFETCH(QString, tells);
        const auto bots = {zipdeck("Other", "", "pass"),
                           zipdeck(QTest::currentDataTag(), head.toStdString(), each.toStdString())};
        const Plan plan = plan_of("zipdeck", bots, matches, 9);
        const auto all = same(plan);
        QVERIFY2(errors_of(all).find(tells.toStdString()) != std::string::npos, errors_of(all).c_str());
    }

    void javaScriptIsTheSame_data() {
        QTest::addColumn<QString>("each");
        QTest::addColumn<QString>("tells");
        const auto row = [](const char* name, const char* each, const char* tells) {
            QTest::newRow(name) << each << tells;
        };
        row("Plain", "", "");
        row("Logs", "if (this.calls % 7 === 0) console.log('seven \u00e4', this.calls, cards);", "seven \u00e4 14");
        row("Throws", "if (this.calls === 25) throw new TypeError('at 25');", "TypeError: at 25 (line ");
        row("Answers", "if (this.calls % 11 === 0) return 7;", "answered 7, which is not from 0 to");
        row("Deep", "if (this.calls === 30) (function deep() { return 1 + deep(); })();", "RangeError");
        row("Memory", "if (this.calls === 30) for (const all = [];;) all.push(new Array(1 << 16).fill(1.5));", "");
    }
    void javaScriptIsTheSame() {
        if (find_program("node").empty()) QSKIP("needs node (package nodejs)");
        QFETCH(QString, each);
        QFETCH(QString, tells);
        const auto all =
            same(plan_of("rps", {rps("Other", ""), rps(QTest::currentDataTag(), each.toStdString())}, 8, 6));
        QCOMPARE(all.size(), std::size_t(1));
        QVERIFY2(errors_of(all).find(tells.toStdString()) != std::string::npos, errors_of(all).c_str());
    }
};

HILLTOP_TEST(TogetherLanguagesTest)
#include "together_languages_test.moc"
