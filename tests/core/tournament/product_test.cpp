// SPDX-License-Identifier: GPL-3.0-or-later
// Every format with every stop rule and every kind of bot, played by the runner (threads, stops and resumes, shards)
// and by a plain model: a loop over the matches of each pairing, without series, cuts or a fold.
#include "base/json_text.h"
#include "registry/registry.h"
#include "support/rounds.h"
#include "support/test.h"
#include "support/waking_transport.h"
#include "tournament/export.h"
#include "tournament/runner.h"
#include "tournament/series_parts.h"
#include "wires/hosting.h"
#include "wires/lane.h"

#include <QtTest>
#include <nlohmann/json.hpp>

#include <map>
#include <set>

using namespace hilltop;
using namespace std::chrono_literals;

namespace {

/// Speaks the Hilltop protocol. "remembers" plays by all it has ever been sent, "forgets" by the last question alone.
/// "crashes" does so at the beginning of every second match, "late" is late all through two of three.
class HashWire : public Wire {
public:
    explicit HashWire(const std::string& kind)
        : m_remembers(kind.starts_with("remembers"))
        , m_crashes(kind.starts_with("crashes"))
        , m_is_late(kind.starts_with("late")) {}
    void send(std::string_view text, Limit) override {
        const auto line = parse_json(text.substr(text.rfind('\n') + 1));
        m_fault.reset();
        if (line->contains("bye")) return;
        if (line->contains("hello")) {
            Digest match; // its own seed is of the match alone
            match.add(line->dump());
            if (m_crashes && match.value() % 2 == 0) m_fault = Fault::Crash;
            m_late = m_is_late && match.value() % 3 != 0;
            m_answer = {{"name", "hash"}};
            return;
        }
        if (m_late) m_fault = Fault::TimeOut;
        const Json& menu = line->at("menu");
        Digest digest(m_remembers ? m_digest : Digest().value());
        digest.add(menu.dump());
        m_digest = digest.value();
        m_answer = {{"play", menu.at(m_digest % menu.size())}, {"id", line->at("id")}};
    }
    std::optional<WireReply> receive() override {
        return WireReply{.text = m_answer.dump(), .fault = m_fault, .errors = {}};
    }
    void drop() override {}
    bool closed() const override { return m_fault == Fault::Crash; }

private:
    const bool m_remembers, m_crashes, m_is_late;
    bool m_late = false;
    std::optional<Fault> m_fault;
    std::uint64_t m_digest = Digest().value();
    Json m_answer;
};

class HashTransport : public WakingTransport {
public:
    Result<std::unique_ptr<Wire>> open(const WireOrder& order) override {
        if (order.spent != nullptr) order.spent->add(300ms); // what starting it takes
        return std::unique_ptr<Wire>(std::make_unique<HashWire>(order.target));
    }
    Result<std::unique_ptr<CallWire>> open_call(const WireOrder&) override { return failure("test", "no calls"); }
    bool ready(const WireOrder&) override { return true; }
    int thinking() const override { return 0; }
};

/// What is left of a match.
struct Line {
    std::uint32_t digest = 0;
    std::uint16_t winners = 0;
    std::vector<std::int32_t> points;
    friend bool operator==(const Line&, const Line&) = default;
};
using Lines = std::map<std::uint64_t, Line>; ///< by number of the match

void put(Lines& lines, std::uint64_t first, int seats, const SeriesResult& result) {
    const auto width = static_cast<std::size_t>(seats);
    for (std::size_t k = 0; k < result.lines.size(); ++k) {
        const auto cells = result.points.begin() + static_cast<std::ptrdiff_t>(k * width);
        lines[first + k] = {result.lines[k].digest, result.lines[k].winners, {cells, cells + seats}};
    }
}

/// Keeps what the runner hands on, as a tournament's file does.
class Kept : public ResultSink {
public:
    void series_ahead(const Series&, const SeriesResult& result) override { ahead[result.number] = result; }
    void series_done(const Series& series, const SeriesResult& result) override {
        done.push_back(result);
        ahead.erase(result.number);
        put(lines, series.first_match, series.seats, result);
    }
    std::vector<SeriesResult> rest() const {
        std::vector<SeriesResult> list;
        for (const auto& [number, result] : ahead)
            list.push_back(result);
        return list;
    }
    std::vector<SeriesResult> done;
    std::map<std::uint32_t, SeriesResult> ahead;
    Lines lines;
};

/// All matches of a pairing one after the other, by the same bots.
SeriesResult play_pairing(const Plan& plan, const Series& series) {
    HashTransport transport;
    const LimitsByBot limits(plan.limits, plan.own_limits);
    const auto lane = plan.entry().make_lane(series, plan.rules, plan.bots, limits, transport);
    while (!lane->finished())
        lane->advance();
    return lane->take();
}

/// Whether one of its bots may go out.
bool has_faulty(const Plan& plan) {
    return std::any_of(plan.bots.begin(), plan.bots.end(), [](const std::string& bot) {
        return bot.starts_with("hilltop:crashes") || bot.starts_with("hilltop:late");
    });
}

/// The matches of a stage, one at a time in the order of its series, each by the bots of its pairing. Bots that crash
/// or are late in three matches in a row are out: within the series at once, else when the next series begins.
class OneByOne {
public:
    explicit OneByOne(const Plan& plan)
        : m_plan(plan)
        , m_limits(plan.limits, plan.own_limits)
        , m_in_a_row(plan.bots.size())
        , m_out(plan.bots.size()) {}

    std::vector<SeriesResult> play(const Schedule& schedule, int number, const std::vector<Series>& whole) {
        const Stage& stage = schedule.stage(number);
        std::vector<SeriesResult> results(whole.begin(), whole.end());
        HashTransport transport; // outlives the lanes
        std::vector<std::unique_ptr<AnyLane>> lanes(whole.size());
        for (std::uint32_t i = 0; i < stage.series_count(); ++i) {
            const std::size_t pairing = stage.part(i).pairing;
            const Series series = schedule.series(stage.first_series + i);
            auto out = m_out; // as far as this series knows
            std::vector<int> in_a_row(m_out.size());
            for (int match = 0; match < series.matches; ++match) {
                const SeatedEntrants by_seat = seated(series, match);
                Series one = series;
                one.entrants.assign(by_seat.begin(), by_seat.end());
                one.seating = SeatingPlan::Fixed;
                one.first_match = series.match_number(match);
                one.first_deal = series.deal_number(match);
                one.matches = one.matches_per_deal = 1;
                one.told_from += match;
                SeriesResult result(one);
                if (out[by_seat[0]] || out[by_seat[1]]) {
                    const auto winners =
                        static_cast<std::uint16_t>((out[by_seat[0]] ? 0 : 1) | (out[by_seat[1]] ? 0 : 2));
                    result.lines.push_back({Digest().folded(), winners});
                    result.points = {winners & 1, winners >> 1}; // of Pazaak, where a match won is a point
                    result.second.assign(2, 0);
                } else {
                    auto& lane = lanes[pairing];
                    if (lane == nullptr)
                        lane = m_plan.entry().make_lane(one, m_plan.rules, m_plan.bots, m_limits, transport);
                    else
                        lane->play_on(one);
                    while (!lane->finished())
                        lane->advance();
                    result = lane->take();
                    for (const std::uint16_t entrant : std::set<std::uint16_t>(by_seat.begin(), by_seat.end())) {
                        const bool bad =
                            std::any_of(result.faults.begin(), result.faults.end(),
                                        [&](const SeriesFault& fault) { return fault.entrant == entrant; });
                        for (auto* row : {&in_a_row, &m_in_a_row})
                            (*row)[entrant] = bad ? (*row)[entrant] + 1 : 0;
                        out[entrant] = out[entrant] || in_a_row[entrant] == 3;
                        m_out[entrant] = m_out[entrant] || m_in_a_row[entrant] == 3;
                    }
                }
                append(results[pairing], std::move(result));
            }
        }
        return results;
    }
    int out() const { return static_cast<int>(std::count(m_out.begin(), m_out.end(), true)); }

private:
    const Plan& m_plan;
    const LimitsByBot m_limits;
    std::vector<int> m_in_a_row;
    std::vector<bool> m_out;
};

struct Model {
    int out = 0; ///< entrants
    Lines lines;
    std::vector<std::int64_t> matches, wins;                       ///< by entrant
    std::map<std::pair<int, int>, std::array<double, 2>> meetings; ///< stage and pairing: halves won by each of two
};

class PlainModel {
public:
    explicit PlainModel(const Plan& plan)
        : m_plan(plan)
        , m_seating(seating_of(plan)) {}

    /// Stages as the runner's course has them: who meets whom later is judged by the meetings' scores.
    Model play(const Course& course) {
        Model model;
        const auto n = m_plan.bots.size();
        model.matches.assign(n, 0);
        model.wins.assign(n, 0);
        std::uint64_t first = 0;
        OneByOne one_by_one(m_plan);
        for (int stage = 0; stage < course.schedule().stage_count(); ++stage) {
            const auto& pairings = course.schedule().stage(stage).pairings;
            const std::int64_t matches = course.schedule().stage(stage).matches;
            std::vector<Series> whole;
            std::vector<SeriesResult> results;
            for (std::size_t pairing = 0; pairing < pairings.size(); ++pairing) {
                Series series;
                series.entrants = pairings[pairing];
                series.seed = m_plan.seed;
                series.seats = m_plan.seats;
                series.seating = m_seating;
                series.matches = static_cast<int>(matches);
                series.first_match = first + pairing * static_cast<std::uint64_t>(matches);
                series.matches_per_deal = m_plan.duplicate ? seatings_of_deal(m_seating, m_plan.seats) : 1;
                series.first_deal = m_plan.duplicate ? first : series.first_match;
                whole.push_back(series);
                if (!has_faulty(m_plan)) results.push_back(play_pairing(m_plan, series));
            }
            if (has_faulty(m_plan)) results = one_by_one.play(course.schedule(), stage, whole);
            model.out = one_by_one.out();
            const int each = until(whole, results);
            for (std::size_t pairing = 0; pairing < pairings.size(); ++pairing) {
                const Series& series = whole[pairing];
                SeriesResult& result = results[pairing];
                result.cut(series, each);
                put(model.lines, series.first_match, series.seats, result);
                for (int match = 0; match < each; ++match)
                    count(model, {stage, static_cast<int>(pairing)}, series, result, match);
            }
            first += pairings.size() * static_cast<std::uint64_t>(matches);
        }
        return model;
    }

private:
    void count(Model& model, std::pair<int, int> meeting, const Series& series, const SeriesResult& result, int match) {
        const SeatedEntrants by_seat = seated(series, match);
        const auto winners = SeatSet::from_bits(result.lines[static_cast<std::size_t>(match)].winners);
        for (int seat = 0; seat < by_seat.size(); ++seat) {
            ++model.matches[by_seat[seat]];
            model.wins[by_seat[seat]] += winners.contains(Seat(seat));
        }
        if (series.entrants.size() != 2) return;
        auto& score = model.meetings[meeting];
        for (int seat = 0; seat < 2; ++seat) {
            const std::size_t side =
                by_seat[seat] == series.entrants[0] && (seat == 0 || by_seat[0] != by_seat[1]) ? 0 : 1;
            score[side] += winners.empty() ? 0.5 : winners.contains(Seat(seat)) ? 1 : 0;
        }
    }

    /// Matches that each pairing has played when the stop rule ends it.
    int until(const std::vector<Series>& whole, const std::vector<SeriesResult>& results) {
        const int all = whole.front().matches;
        if (m_plan.stop.kind == StopRule::Kind::Fixed) return all;
        const bool sprt = m_plan.stop.kind == StopRule::Kind::Sprt;
        const int deal = whole.front().matches_per_deal;
        const bool hosted = has_hosted(m_plan);
        const int look = sprt ? deal : std::max(2, std::min(all / 50, hosted ? 10 : 100) / 2 * 2);
        for (int played = std::min(look, all);; played = std::min(played + look, all)) {
            if (played == all) return all;
            if (sprt ? decided(whole.front(), results.front(), played) : narrow(whole, results, played)) return played;
        }
    }
    int halves_of(const Series& series, const SeriesResult& result, int match, std::uint16_t entrant) {
        const SeatedEntrants by_seat = seated(series, match);
        const auto winners = SeatSet::from_bits(result.lines[static_cast<std::size_t>(match)].winners);
        if (winners.empty()) return 1;
        return winners.contains(Seat(by_seat[0] == entrant ? 0 : 1)) ? 2 : 0;
    }
    bool decided(const Series& series, const SeriesResult& result, int played) {
        Trinomial singles{};
        Pentanomial pairs{};
        for (int match = 0; match < played; ++match)
            ++singles.counts[static_cast<std::size_t>(halves_of(series, result, match, 0))];
        for (int match = 0; m_plan.duplicate && match < played; match += 2)
            ++pairs.counts[static_cast<std::size_t>(halves_of(series, result, match, 0) +
                                                    halves_of(series, result, match + 1, 0))];
        const double ratio = m_plan.duplicate ? llr(m_plan.stop, pairs) : llr(m_plan.stop, singles);
        const Interval bounds = sprt_bounds(m_plan.stop);
        return ratio <= bounds.low || ratio >= bounds.high;
    }
    /// Wilson's interval of matches, that of the mean over deals where these are shared by all pairings.
    bool narrow(const std::vector<Series>& whole, const std::vector<SeriesResult>& results, int played) {
        const int deal = whole.front().matches_per_deal;
        for (std::uint16_t entrant = 0; entrant < m_plan.bots.size(); ++entrant) {
            double won = 0;
            std::int64_t matches = 0;
            QuotientSums deals;
            for (int from = 0; from < played; from += deal) {
                std::int64_t part = 0, of = 0;
                for (std::size_t pairing = 0; pairing < whole.size(); ++pairing) {
                    const auto& sides = whole[pairing].entrants;
                    if (std::find(sides.begin(), sides.end(), entrant) == sides.end()) continue;
                    for (int match = from; match < from + deal; ++match) {
                        part += halves_of(whole[pairing], results[pairing], match, entrant);
                        of += 2;
                        ++matches;
                    }
                }
                won += static_cast<double>(part) / 2;
                if (of > 0) deals.add(part, of);
            }
            const Interval interval = m_plan.duplicate ? share_95(deals) : wilson_95(won, matches);
            if (matches == 0 || interval.width() >= m_plan.stop.width) return false;
        }
        return true;
    }

    const Plan& m_plan;
    const SeatingPlan m_seating;
};

struct Case {
    const char* name;
    std::vector<std::string> bots;
};
const Case kCases[] = {
    {"built in", {"bold", "cautious", "random"}},
    {"one remembers", {"bold", "hilltop:remembers", "cautious"}},
    {"several of one file", {"hilltop:remembers", "hilltop:remembers", "bold", "cautious"}},
    {"one forgets", {"hilltop:forgets", "bold", "cautious"}},
    {"all kinds", {"hilltop:forgets", "hilltop:remembers", "bold", "hilltop:remembers2"}},
    {"one crashes", {"hilltop:crashes", "hilltop:remembers", "bold", "cautious"}},
    {"one is late, one crashes", {"hilltop:late", "hilltop:forgets", "hilltop:crashes", "bold"}},
};

struct Outcome {
    Lines lines;
    Course course;
};

Outcome outcome_of(TournamentRunner& runner, const Kept& kept) {
    return {kept.lines, runner.progress().course};
}

} // namespace

class ProductTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        host_bots_with([]() -> std::unique_ptr<Transport> { return std::make_unique<HashTransport>(); });
    }
    void cleanupTestCase() {
        host_bots_with(nullptr);
        if (m_plans > 20) QVERIFY(m_outs > m_plans / 4); // so the rule has been tried
    }

    void everyPlan_data() {
        QTest::addColumn<QString>("format");
        QTest::addColumn<QString>("stop");
        QTest::addColumn<bool>("duplicate");
        QTest::addColumn<int>("bots");
        int number = 0; // sanitizers see every seventh plan, which is each kind of bot in turn
        for (const Format format : kFormats) {
            for (const char* stop : {"fixed", "interval=0.3", "sprt=0,150"}) {
                const bool sprt = QString(stop).startsWith("sprt"), fixed = QString(stop) == "fixed";
                if (!fixed && (is_adaptive(format) || format == Format::OneTable || format == Format::RandomTables))
                    continue; // refused, or nothing in pairs to look at
                if (sprt && format != Format::RoundRobin) continue;
                for (const bool duplicate : {false, true}) {
                    for (std::size_t i = 0; i < std::size(kCases); ++i) {
                        if (kSanitized && ++number % 7 != 0) continue;
                        const std::string word(format_word(format));
                        QTest::addRow("%s, %s%s, %s", word.c_str(), stop, duplicate ? ", duplicate" : "",
                                      kCases[i].name)
                            << QString::fromStdString(word) << stop << duplicate << static_cast<int>(i);
                    }
                }
            }
        }
    }
    void everyPlan() {
        const Plan plan = planOfRow();
        if (QTest::currentTestFailed()) return;
        m_plans += has_faulty(plan);
        const auto check = [&](const Outcome& got, const char* how) {
            QVERIFY2(got.course.over(), how);
            const Model model = PlainModel(plan).play(got.course);
            QVERIFY2(got.lines == model.lines, how);
            QCOMPARE(got.course.matches(), static_cast<std::int64_t>(model.lines.size()));
            int out = 0;
            for (const StandingsRow& row : got.course.standings().rows()) {
                out += row.out;
                QCOMPARE(row.matches, model.matches[static_cast<std::size_t>(row.entrant)]);
                QCOMPARE(row.wins, model.wins[static_cast<std::size_t>(row.entrant)]);
            }
            if (plan.stop.kind == StopRule::Kind::Fixed) {
                QCOMPARE(out, model.out); // a stop rule may end it before
                m_outs += out;
            }
            compareMeetings(got.course, model);
        };
        // In one thread and in three.
        std::string end;
        for (const int threads : {1, 3}) {
            Kept kept;
            TournamentRunner runner(plan, &kept);
            runner.start({.threads = threads});
            QVERIFY(runner.wait_for(std::chrono::milliseconds(kPatienceMs)));
            const Outcome got = outcome_of(runner, kept);
            check(got, threads == 1 ? "one thread" : "three threads");
            if (QTest::currentTestFailed()) return;
            if (threads == 1)
                end = got.course.save();
            else
                QVERIFY(got.course.save() == end);
        }
        // Stopped again and again: with what is folded, with what has begun played to its end, with all thrown away.
        Kept kept;
        Course course(plan);
        for (int stops = 0; !course.over() && stops < 200; ++stops) {
            TournamentRunner runner(course, &kept, kept.rest());
            const std::int64_t before = runner.progress().played();
            runner.start({.threads = 1 + stops % 2});
            const std::int64_t wanted = before + 1 + stops * 3;
            while (runner.progress().played() < wanted && !runner.wait_for(0ms)) {
            }
            if (stops % 3 == 0)
                runner.finish_running();
            else
                runner.stop();
            QVERIFY(runner.wait_for(std::chrono::milliseconds(kPatienceMs)));
            course = Course(plan); // as from the file, row by row
            for (const SeriesResult& result : kept.done)
                QCOMPARE(course.add(result), static_cast<int>(result.lines.size()));
        }
        QVERIFY(course.over());
        // At one table of all, bots that are restarted remember matches without the entrants that are out by then.
        if (has_faulty(plan) && !is_paired(plan.format) && takes_turns(plan)) return;
        check({kept.lines, course}, "stopped and resumed");
        if (QTest::currentTestFailed()) return;
        QVERIFY(course.save() == end);
        // In shards.
        if (!check_shard(plan, {0, 3}) || has_faulty(plan)) return; // each shard sees who is out in it alone
        Lines lines;
        for (std::uint32_t index = 0; index < 3; ++index) {
            Kept part;
            TournamentRunner runner(Course(plan, {index, 3}), &part);
            runner.start({.threads = 2});
            QVERIFY(runner.wait_for(std::chrono::milliseconds(kPatienceMs)));
            lines.insert(part.lines.begin(), part.lines.end());
        }
        QVERIFY(lines == PlainModel(plan).play(Course(plan)).lines);
    }

    /// A bot's total processor time is used up: it is late in three more matches, and then out. No other bot
    /// is affected, and time used before an interruption counts.
    void timeInAll() {
        Plan plan = default_plan(*find_game("pazaak"));
        plan.bots = {"hilltop:forgets", "hilltop:forgets2", "bold", "cautious"};
        plan.seed = 5;
        plan.matches = 100;
        plan.limits.remembers = Memory::Match;
        plan.own_limits["hilltop:forgets"] = plan.limits;
        plan.own_limits["hilltop:forgets"].total = 1s;
        struct Remembering : ResultSink {
            void series_done(const Series&, const SeriesResult&) override {}
            void spent(const SpentByBot& by_bot) override {
                for (const auto& [bot, time] : by_bot)
                    seen[bot] = time->time();
            }
            void restore(const SpentByBot& by_bot) override {
                for (const auto& [bot, time] : by_bot)
                    time->add(seen[bot]);
            }
            std::map<std::string, std::chrono::microseconds> seen;
        } sink;
        for (const bool again : {false, true}) {
            TournamentRunner runner(plan, &sink);
            runner.start({.threads = 1});
            QVERIFY(runner.wait_for(std::chrono::milliseconds(kPatienceMs)));
            QCOMPARE(sink.seen.size(), std::size_t{1});
            QVERIFY(sink.seen["hilltop:forgets"] >= 1s);
            for (const StandingsRow& row : runner.progress().course.standings().rows()) {
                QCOMPARE(row.out, row.entrant == 0);
                // Series that are played side by side do not know of one another.
                QVERIFY(row.entrant == 0 ? row.faults >= 3 && row.faults <= 5 : row.faults == 0);
                if (row.entrant == 0) QVERIFY(again ? row.wins == 0 : row.wins > 0);
                QCOMPARE(row.matches, 300);
            }
        }
    }

private:
    int m_outs = 0, m_plans = 0;

    Plan planOfRow() {
        QFETCH(QString, format);
        QFETCH(QString, stop);
        QFETCH(bool, duplicate);
        QFETCH(int, bots);
        Plan plan = default_plan(*find_game("pazaak"));
        plan.format = *read_format(format.toStdString());
        plan.stop = *read_stop(stop.toStdString());
        plan.duplicate = duplicate;
        plan.bots = kCases[bots].bots;
        plan.seed = 20260725;
        plan.matches = 40;
        if (is_adaptive(plan.format)) plan.matches = 6;
        if (plan.stop.kind == StopRule::Kind::Sprt) {
            plan.bots.resize(2);
            plan.matches = 150;
        }
        if (plan.format == Format::OneTable) plan.bots.resize(2);
        plan.seats = seats_for(plan);
        for (const std::string& bot : plan.bots) {
            if (bot == "hilltop:forgets" || bot == "hilltop:late") plan.own_limits[bot].remembers = Memory::Match;
        }
        const auto fits = check_plan(plan);
        if (!fits) QTest::qFail(english(fits.error()).c_str(), __FILE__, __LINE__);
        return plan;
    }
    /// What the bracket says of each meeting is what its matches came to.
    static void compareMeetings(const Course& course, const Model& model) {
        if (course.plan().format == Format::Cup || !is_adaptive(course.plan().format))
            return; // a cup's scores are sets
        std::map<std::pair<int, int>, std::array<double, 2>> sums, told;
        for (const auto& [where, score] : model.meetings) {
            const Pairing& pairing =
                course.schedule().stage(where.first).pairings[static_cast<std::size_t>(where.second)];
            const bool turned = pairing[0] > pairing[1];
            for (std::size_t side = 0; side < 2; ++side)
                sums[std::minmax<int>(pairing[0], pairing[1])][turned ? 1 - side : side] += score[side];
        }
        for (const Round& round : course.bracket().rounds) {
            for (const Meeting& meeting : round.meetings) {
                const bool turned = meeting.one > meeting.two;
                for (std::size_t side = 0; side < 2; ++side)
                    told[std::minmax<int>(meeting.one, meeting.two)][turned ? 1 - side : side] += meeting.score[side];
                if (meeting.winner >= 0 && meeting.score[0] != meeting.score[1])
                    QCOMPARE(meeting.winner, meeting.score[0] > meeting.score[1] ? 0 : 1);
            }
        }
        QVERIFY(told == sums);
    }
};

HILLTOP_TEST(ProductTest)
#include "product_test.moc"
