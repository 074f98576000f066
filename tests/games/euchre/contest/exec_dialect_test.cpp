// SPDX-License-Identifier: GPL-3.0-or-later
// The bytes of each question, written by hand from what the contest says, and what answers mean.
#include "games/euchre/contest/contests.h"
#include "scripted.h"
#include "support/test.h"

using namespace hilltop;
using euchre::Scripted;

namespace {

constexpr euchre::Hands kDeal{{"js ah qc ts jc", "9c td kh as 9h", "ac qd jh 9s tc", "kd ks 9d qs jd"}, "th", 3};

/// The four seats of a match, each with its dialect; a newline is shown as "|", requests after the first begin with
/// " + ".
struct DialectTable {
    explicit DialectTable(const char* kind = "exec", const Euchre::Rules& rules = {})
        : play(kDeal, rules) {
        const auto kinds = euchre_contests();
        const auto* made = kinds[0].kind == std::string(kind) ? &kinds[0] : &kinds[1];
        for (auto& dialect : dialects) {
            dialect = made->dialect();
            QVERIFY(dialect->start({}, rules).empty());
        }
    }
    static QString shown(const Dialect<Euchre>::Requests& requests) {
        QStringList texts;
        for (const std::string& request : requests)
            texts << QString::fromStdString(request).replace('\n', '|');
        return texts.join(" + ");
    }
    /// What the seat on turn is asked.
    QString ask() {
        const Seat seat(play.turn());
        return QString("%1: ").arg(seat.index()) +
               shown(dialects[static_cast<std::size_t>(seat.index())]->ask(play.match.view(seat), Need::Must));
    }
    /// A seat's notice at a rest.
    QString tell(int seat) {
        return shown(dialects[static_cast<std::size_t>(seat)]->notice(play.match.view(Seat(seat))));
    }

    Scripted play;
    std::array<std::unique_ptr<Dialect<Euchre>>, 4> dialects;
};

} // namespace

class EuchreExecDialectTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void kinds() {
        const auto kinds = euchre_contests();
        QCOMPARE(kinds.size(), std::size_t{2});
        QCOMPARE(kinds[0].kind, "exec");
        QCOMPARE(kinds[1].kind, "exec+warm");
        for (const auto& kind : kinds)
            QVERIFY(kind.memory == Memory::None && !kind.speaks && kind.listens);
    }

    /// Seat 1 orders; those behind it are asked before their next question.
    void ordered() {
        DialectTable table;
        QCOMPARE(table.ask(), QString("0: js,ah,qc,ts,jc|0|0|ordering|th|"));
        table.play.answer("pass");
        QCOMPARE(table.ask(), QString("1: 9c,td,kh,as,9h|0|0|ordering|th|p"));
        table.play.answer("order");
        QCOMPARE(table.ask(), QString("3: kd,ks,9d,qs,jd|0|0|ordering|th|p,o,p + kd,ks,9d,qs,jd|0|0|discard|th"));
        QCOMPARE(table.ask(), QString("3: kd,ks,9d,qs,jd|0|0|discard|th")); // that question is asked once
        table.play.answer("discard 9d");
        QCOMPARE(table.ask(), QString("0: js,ah,qc,ts,jc|0|0|alone|h|"));
        table.play.answer("together");
        QCOMPARE(table.ask(), QString("1: 9c,td,kh,as,9h|0|0|alone|h|n"));
        table.play.answer("together");
        QCOMPARE(table.ask(), QString("2: ac,qd,jh,9s,tc|0|0|ordering|th|p,o + ac,qd,jh,9s,tc|0|0|alone|h|n,n"));
        table.play.answer("together");
        QCOMPARE(table.ask(), QString("3: kd,ks,qs,jd,th|0|0|alone|h|n,n,n"));
        table.play.answer("together");
        QCOMPARE(table.ask(), QString("0: js,ah,qc,ts,jc|0|0|turn|h|"));
        table.play.answer("play ts");
        QCOMPARE(table.ask(), QString("1: 9c,td,kh,as,9h|0|0|turn|h|ts"));
        table.play.answer("play as");
        QCOMPARE(table.ask(), QString("2: ac,qd,jh,9s,tc|0|0|turn|h|ts,as"));
        table.play.answer("play 9s");
        QCOMPARE(table.ask(), QString("3: kd,ks,qs,jd,th|0|0|turn|h|ts,as,9s"));
        table.play.answer("play qs");
        QCOMPARE(table.tell(0), QString("js,ah,qc,jc|0|0|trick|0|h|ts,as,9s,qs"));
        QCOMPARE(table.tell(1), QString("9c,td,kh,9h|0|1|trick|1|h|ts,as,9s,qs"));
        QCOMPARE(table.tell(2), QString("ac,qd,jh,tc|0|0|trick|2|h|ts,as,9s,qs"));
        QCOMPARE(table.tell(3), QString("kd,ks,jd,th|0|1|trick|3|h|ts,as,9s,qs"));
        table.play.answer("|");
        QCOMPARE(table.ask(), QString("1: 9c,td,kh,9h|0|1|turn|h|"));
        table.play.answer("play 9c, play tc, play th, play qc");
        QCOMPARE(table.tell(0), QString("js,ah,jc|0|0|trick|3|h|9c,tc,th,qc"));
        QCOMPARE(table.tell(3), QString("kd,ks,jd|0|2|trick|2|h|9c,tc,th,qc"));
        // To the end: the last trick's notice has an empty hand and the points before the hand is scored; the rest
        // between the hands has no notice.
        table.play.answer("|, play ks, play js, play 9h, play ac, |, play td, play qd, play kd, play ah, |");
        QCOMPARE(table.ask(), QString("0: jc|0|1|turn|h|"));
        table.play.answer("play jc, play kh, play jh, play jd");
        QCOMPARE(table.tell(0), QString("|0|2|trick|0|h|jc,kh,jh,jd"));
        QCOMPARE(table.tell(3), QString("|0|3|trick|3|h|jc,kh,jh,jd"));
        table.play.answer("|");
        QVERIFY(table.play.open().phase == Euchre::Phase::HandRest);
        QCOMPARE(table.tell(0), QString());
        table.play.answer("|");
        QVERIFY(table.ask().contains("|1|0|ordering|"));
    }

    /// No player orders and seat 1 names; on each side the first player to go alone counts.
    void named() {
        DialectTable table;
        table.play.answer("pass, pass");
        QCOMPARE(table.ask(), QString("2: ac,qd,jh,9s,tc|0|0|ordering|th|p,p"));
        table.play.answer("pass");
        QCOMPARE(table.ask(), QString("3: kd,ks,9d,qs,jd|0|0|ordering|th|p,p,p"));
        table.play.answer("pass");
        QCOMPARE(table.ask(), QString("0: js,ah,qc,ts,jc|0|0|naming|"));
        table.play.answer("pass");
        QCOMPARE(table.ask(), QString("1: 9c,td,kh,as,9h|0|0|naming|p"));
        table.play.answer("name s");
        QCOMPARE(table.ask(), QString("0: js,ah,qc,ts,jc|0|0|alone|s|"));
        table.play.answer("alone");
        QCOMPARE(table.ask(), QString("1: 9c,td,kh,as,9h|0|0|alone|s|y"));
        table.play.answer("alone");
        QCOMPARE(table.ask(), QString("2: ac,qd,jh,9s,tc|0|0|naming|p,s + ac,qd,jh,9s,tc|0|0|alone|s|y,y"));
        table.play.answer("alone");
        QCOMPARE(table.ask(), QString("3: kd,ks,9d,qs,jd|0|0|naming|p,s,p + kd,ks,9d,qs,jd|0|0|alone|s|y,y,n"));
        table.play.answer("alone");
        QCOMPARE(table.ask(), QString("0: js,ah,qc,ts,jc|0|0|turn|s|"));
        table.play.answer("play js");
        QCOMPARE(table.ask(), QString("1: 9c,td,kh,as,9h|0|0|turn|s|js"));
        table.play.answer("play as");
        QCOMPARE(table.tell(0), QString("ah,qc,ts,jc|0|1|trick|0|s|js,as,p,p"));
        QCOMPARE(table.tell(1), QString("9c,td,kh,9h|0|0|trick|1|s|js,as,p,p"));
        // A player who sits out loses their first card with every trick.
        QCOMPARE(table.tell(2), QString("qd,jh,9s,tc|0|1|trick|2|s|js,as,p,p"));
        QCOMPARE(table.tell(3), QString("ks,9d,qs,jd|0|0|trick|3|s|js,as,p,p"));
        table.play.answer("|, play qc, play 9c");
        QCOMPARE(table.tell(2), QString("jh,9s,tc|0|2|trick|2|s|qc,9c,p,p"));
        table.play.answer("|, play ah, play kh, |, play jc, play 9h, |, play ts, play td");
        QCOMPARE(table.tell(2), QString("|0|5|trick|2|s|ts,td,p,p"));
    }
    void dealerNames() {
        DialectTable table;
        table.play.answer("pass", 7);
        QCOMPARE(table.ask(), QString("3: kd,ks,9d,qs,jd|0|0|naming|p,p,p"));
        table.play.answer("name d");
        QCOMPARE(table.ask(), QString("0: js,ah,qc,ts,jc|0|0|alone|d|")); // no player is behind them
    }
    void nobodyNames() {
        DialectTable table;
        table.play.answer("pass", 8);
        QVERIFY(table.play.open().phase == Euchre::Phase::HandRest);
        QCOMPARE(table.tell(0), QString());
    }

    /// The maker alone: the dealer sits out, between others.
    void dealerSitsOut() {
        DialectTable table;
        table.play.answer("pass, order, discard 9d, together, alone, together, together");
        table.play.answer("play ts, play as, play 9s");
        QCOMPARE(table.tell(3), QString("ks,qs,jd,th|0|1|trick|3|h|ts,as,9s,p"));
        table.play.answer("|, play 9h");
        QCOMPARE(table.ask(), QString("2: ac,qd,jh,tc|0|0|ordering|th|p,o + ac,qd,jh,tc|0|0|turn|h|9h"));
        table.play.answer("play jh");
        QCOMPARE(table.ask(), QString("0: js,ah,qc,jc|0|0|turn|h|9h,jh,p"));
        table.play.answer("play ah");
        QCOMPARE(table.tell(0), QString("js,qc,jc|0|1|trick|3|h|9h,jh,p,ah"));
        QCOMPARE(table.tell(3), QString("qs,jd,th|0|1|trick|2|h|9h,jh,p,ah"));
    }
    /// The player who should lead sits out: the next one leads, and they are the last of the list.
    void leaderSitsOut() {
        DialectTable table;
        table.play.answer("pass, pass, order, discard 9d, together, together, alone, together");
        QCOMPARE(table.ask(), QString("1: 9c,td,kh,as,9h|0|0|turn|h|"));
        table.play.answer("play 9c");
        table.play.answer("play ac");
        QCOMPARE(table.ask().section(" + ", 1), QString("kd,ks,qs,jd,th|0|0|turn|h|9c,ac"));
        table.play.answer("play kd");
        QCOMPARE(table.tell(0), QString("ah,qc,ts,jc|0|1|trick|3|h|9c,ac,kd,p"));
        QCOMPARE(table.tell(2), QString("qd,jh,9s,tc|0|1|trick|1|h|9c,ac,kd,p"));
    }
    /// Where defenders are not asked whether they go alone, they show as "n", and are asked about their call before
    /// their first card.
    void defendersNotAsked() {
        DialectTable table("exec", {.defend_alone = false});
        table.play.answer("pass, order, discard 9d");
        QCOMPARE(table.ask(), QString("1: 9c,td,kh,as,9h|0|0|alone|h|n"));
        table.play.answer("together");
        QCOMPARE(table.ask().section(" + ", 1), QString("kd,ks,qs,jd,th|0|0|alone|h|n,n,n"));
        table.play.answer("together, play ts, play as");
        QCOMPARE(table.ask(), QString("2: ac,qd,jh,9s,tc|0|0|ordering|th|p,o + ac,qd,jh,9s,tc|0|0|turn|h|ts,as"));
    }
    /// Points and tricks are those of the seat's own side.
    void points() {
        const DialectTable table;
        auto state = table.play.match.state();
        state.open.points = {2, 7};
        for (int seat = 0; seat < 4; ++seat) {
            const View<Euchre> view{Seat(seat), state.open, Euchre::own(state, Seat(seat))};
            const auto text = euchre_contests()[0].dialect()->ask(view, Need::Must).back();
            QCOMPARE(QString::fromStdString(text).section('\n', 1, 2), QString(seat % 2 == 0 ? "2\n0" : "7\n0"));
        }
    }

    void answers_data() {
        QTest::addColumn<QString>("before");
        QTest::addColumn<QString>("answer");
        QTest::addColumn<QString>("means");
        const auto is = [](const char* phase, const char* before, const char* answer, const char* means) {
            QTest::addRow("%s '%s'", phase, answer) << QString(before) << QString(answer) << QString(means);
        };
        is("ordering", "", "p", "pass");
        is("ordering", "", "o", "order");
        is("ordering", "", " o\r\n", "order");
        for (const char* none : {"", "O", "order", "h", "p p", "p\no", "0", "n"})
            is("ordering", "", none, "not-understood");
        const char* named = "pass, pass, pass, pass";
        is("naming", named, "p", "pass");
        is("naming", named, "c", "name c");
        is("naming", named, "d", "name d");
        is("naming", named, "h", "name h"); // turned down, and allowed
        is("naming", named, "s", "name s");
        for (const char* none : {"", "o", "S", "spades", "js", "cd"})
            is("naming", named, none, "not-understood");
        const char* ordered = "order";
        is("discard", ordered, "9d", "discard 9d");
        is("discard", ordered, "th", "discard th: turned-card");
        is("discard", ordered, "ac", "discard ac: not-in-hand");
        for (const char* none : {"", "p", "D9", "9d,ks", "8h", "10d", "9"})
            is("discard", ordered, none, "not-understood");
        const char* called = "order, discard 9d";
        is("alone", called, "y", "alone");
        is("alone", called, "n", "together");
        for (const char* none : {"", "yes", "p", "N", "o"})
            is("alone", called, none, "not-understood");
        const char* begun = "order, discard 9d, together, together, together, together, play ts";
        is("turn", begun, "as", "play as");
        is("turn", begun, "as\n", "play as");
        is("turn", begun, "9c", "play 9c: follow-suit");
        is("turn", begun, "ts", "play ts: not-in-hand");
        is("turn", begun, "jh", "play jh: not-in-hand");
        for (const char* none : {"", "p", "a", "AS", "as ", "sa", "a s", "as as", "1s"}) {
            if (QString(none) != "as ") is("turn", begun, none, "not-understood");
        }
    }
    void answers() {
        QFETCH(QString, before);
        QFETCH(QString, answer);
        for (const char* kind : {"exec", "exec+warm"}) {
            DialectTable table(kind);
            table.play.answer(before);
            const auto view = table.play.match.view(Seat(table.play.turn()));
            QString text = answer;
            if (kind == std::string("exec+warm")) text.replace('\n', "%0A").replace('\r', "%0D");
            const auto reply = table.dialects[0]->read(text.toStdString(), view);
            using Kind = Reply<Euchre::Action>::Kind;
            QVERIFY(reply.kind != Kind::Silent);
            QString means;
            if (reply.kind == Kind::Faulty) {
                means = QString::fromStdString(std::string(fault_word(reply.fault)));
            } else {
                means = QString::fromStdString(Euchre::spell(reply.action));
                if (const char* reason = Euchre::objection(view, reply.action)) means += QString(": ") + reason;
            }
            QTEST(means, "means");
        }
    }

    /// The same questions in one line each.
    void warm() {
        DialectTable table("exec+warm");
        QCOMPARE(table.ask(), QString("0: r js,ah,qc,ts,jc%0A0%0A0%0Aordering%0Ath%0A"));
        table.play.answer("order");
        QCOMPARE(table.ask(), QString("3: r kd,ks,9d,qs,jd%0A0%0A0%0Aordering%0Ath%0Ao,p,p + "
                                      "r kd,ks,9d,qs,jd%0A0%0A0%0Adiscard%0Ath"));
        table.play.answer("discard 9d, together, together, together, together, play ts, play as, play 9s, play qs");
        QCOMPARE(table.tell(0), QString("r js,ah,qc,jc%0A0%0A0%0Atrick%0A0%0Ah%0Ats,as,9s,qs"));
    }
};

HILLTOP_TEST(EuchreExecDialectTest)
#include "exec_dialect_test.moc"
