// SPDX-License-Identifier: GPL-3.0-or-later
#include "records/record_fields.h"

#include "base/numbers.h"
#include "engine/schema.h"
#include "registry/registry.h"
#include "rng/rng.h"

#include <limits>
#include <map>
#include <mutex>

namespace hilltop {
namespace {

constexpr int kMaxSteps = 100'000'000;
/// A part is a deck at most, and cards are bytes.
constexpr std::size_t kMaxPartCards = 256;

/// Version 1 is left out, as in records of that time.
Form<Record> game_version_form() {
    const auto form = form::whole(1, 1'000'000);
    return {
        [form](const Json& json, const Path& at, Record& record) { return form.read(json, at, record.game_version); },
        [](const Record& record) { return record.game_version == 1 ? Json() : Json(record.game_version); },
        schema::at_least(1)};
}

/// A view as text; what it says is checked when its table is made.
Form<std::string> start_form() {
    return {[](const Json& json, const Path& at, std::string& start) -> Result<> {
                if (!json.is_object()) return at.error(failure("records", "this must be a JSON object"));
                start = json.dump();
                return {};
            },
            [](const std::string& start) { return Json::parse(start); },
            {{"type", "object"}}};
}

FieldTable<Source> source_fields() {
    return FieldTable<Source>()
        .required("seed", &Source::seed, form::decimal())
        .required("deal", &Source::deal, form::decimal(Rng::kMaxNumber))
        .required("match", &Source::match, form::decimal(Rng::kMaxNumber));
}

FieldTable<RecordSeat> seat_fields() {
    return FieldTable<RecordSeat>()
        .required("bot", &RecordSeat::bot, form::text(), "its name or spec; \"person\"")
        .written("version", &RecordSeat::version, form::whole(0, 1'000'000), "0: no bot of the program")
        .optional("name", &RecordSeat::name, form::text(), "as people see it, if it is another");
}

FieldTable<RecordBranch> branch_fields() {
    return FieldTable<RecordBranch>()
        .required("step", &RecordBranch::step, form::whole())
        .required("steps", &RecordBranch::steps, form::list(step_form()))
        .rest(&RecordBranch::extra);
}

FieldTable<Record> fields_of(const GameEntry* game) {
    const Info info = game == nullptr ? Info{} : game->info();
    const int seats = game == nullptr ? kMaxSeats : info.max_seats;
    const auto rules = game == nullptr ? std::span<const RuleInfo>() : game->rules();
    const auto id = game == nullptr ? schema::text() : schema::one_of({&info.id, 1});
    return FieldTable<Record>()
        .constant("format", kRecordFormat, form::whole(1, kRecordFormat), "of records; a reader refuses a higher one")
        .written("program", &Record::program, form::text())
        .required("game", &Record::game, form::text(id))
        .part("game_version", game_version_form(), "of the game when it was played; missing: 1")
        .written("rules", &Record::rules, form::named("rules", form::rules(rules)),
                 "those that are missing have their default")
        .optional("variant", &Record::variant, form::text(), "a name under which the rules are known")
        .required("source", &Record::source, source_fields().form())
        .optional("cards", &Record::cards, form::named("cards", cards_form()))
        .optional("start", &Record::start, start_form(),
                  "the position it begins with, as a seat sees it; missing: the deal")
        .required("seats", &Record::seats, form::list(seat_fields().form()))
        .written("steps", &Record::steps, form::list(step_form()),
                 "may be missing where all seats are bots of this program")
        .optional("result", &Record::result, form::or_null(result_fields(info).form()),
                  "missing while the match is not over")
        .written("faults", &Record::faults, form::list(form::named("fault", record_fault_fields(seats).form())))
        .optional("digest", &Record::digest, form::maybe(form::named("digest", form::decimal())))
        .optional("notes", &Record::notes, form::text())
        .optional("rated", &Record::rated, form::truth())
        .optional(
            "seal", &Record::seal, form::maybe(seal_fields().form()),
            "the proof that the cards were fixed before the match: sha256 is of the text \"hilltop seal 1 seed SEED "
            "salt SALT\"; see verify")
        .optional("sealed", &Record::sealed, form::truth(),
                  "the seed of its tournament was sealed when it was written; that of the source is another")
        .optional("branches", &Record::branches, form::list(branch_fields().form()))
        .optional("log", &Record::log, form::list(form::named("note", note_fields(seats).form())),
                  "of answers of bots that are not built in, in order")
        .beside("imported", schema::text(), "the format it was read from")
        .beside("played", schema::at_least(0), "seconds since 1970, when it ended")
        .beside("analysis", schema::reference("analysis"))
        .rest(&Record::extra);
}

} // namespace

FieldTable<Seal> seal_fields() {
    auto seed = form::decimal();
    seed.schema = schema::text();
    return FieldTable<Seal>()
        .written("sha256", &Seal::sha256, form::text())
        .promised()
        .written("seed", &Seal::seed, seed)
        .promised()
        .written("salt", &Seal::salt, form::text())
        .promised()
        .optional("word", &Seal::word, form::text());
}

FieldTable<RecordFault> record_fault_fields(int seats) {
    return FieldTable<RecordFault>()
        .required("step", &RecordFault::step, form::whole(0, kMaxSteps), "entry of steps")
        .required("seat", &RecordFault::seat, form::seat(seats))
        .required("word", &RecordFault::fault, form::fault())
        .optional("told", &RecordFault::told, form::truth(), "at the rest before that step");
}

FieldTable<RecordResult> result_fields(const Info& game) {
    using Points = std::numeric_limits<decltype(MatchResult::points.values)::value_type>;
    using Second = std::numeric_limits<decltype(MatchResult::second.values)::value_type>;
    const std::string second = std::string("by seat: ") + (game.second == nullptr ? "nothing, zeros" : game.second);
    return FieldTable<RecordResult>()
        .required("points", &RecordResult::points, form::list(form::whole(Points::min(), Points::max())), "by seat")
        .required("second", &RecordResult::second, form::list(form::whole(Second::min(), Second::max())),
                  second.c_str())
        .required("winners", &RecordResult::winners, form::list(form::whole(0, game.max_seats - 1)));
}

FieldTable<AnswerNote> note_fields(int seats) {
    const auto time = form::time<std::chrono::microseconds>(std::numeric_limits<std::int32_t>::max());
    return FieldTable<AnswerNote>()
        .required("decision", &AnswerNote::decision, form::whole(0, kMaxSteps),
                  "its number; if told, that of the decision that comes next")
        .required("seat", &AnswerNote::seat, form::whole<std::uint8_t>(0, static_cast<std::uint8_t>(seats - 1)))
        .required("us", &AnswerNote::time, time, "microseconds that the answer took; 0: not measured")
        .optional("told", &AnswerNote::told, form::truth(), "the bot was sent a message and not asked")
        .optional("stderr", &AnswerNote::errors, form::text(), "what the bot wrote meanwhile");
}

Form<RecordStep> step_form() {
    const auto one = form::or_null(form::named("answer", form::text()));
    const auto several = form::list(one);
    Json both = one.schema;
    both["oneOf"].push_back(several.schema);
    return {[=](const Json& json, const Path& at, RecordStep& step) {
                return json.is_array() ? several.read(json, at, step) : one.read(json, at, step.emplace_back());
            },
            [=](const RecordStep& step) { return step.size() == 1 ? one.write(step.front()) : several.write(step); },
            schema::told("an answer, or a list by asked seat where several are asked; null is silence", both)};
}

Form<Script> cards_form() {
    const auto cards = form::list(form::whole<std::uint8_t>(0, 255));
    return {[=](const Json& json, const Path& at, Script& script) -> Result<> {
                if (!json.is_object()) return at.error(failure("records", "this must be a JSON object"));
                for (const auto& [key, list] : json.items()) {
                    const Path where = at.field(key);
                    const auto part = read_number(key);
                    if (!part || *part > static_cast<std::uint64_t>(std::numeric_limits<int>::max()) ||
                        std::to_string(*part) != key)
                        return where.error(failure("records", "the match has no such part"));
                    if (list.is_array() && list.size() > kMaxPartCards)
                        return where.error(
                            failure("records", "there are {} cards, more than in any deck", list.size()));
                    TRY(cards.read(list, where, script.parts[static_cast<int>(*part)]));
                }
                return {};
            },
            [=](const Script& script) {
                Json json = Json::object();
                for (const auto& [part, list] : script.parts)
                    json[std::to_string(part)] = cards.write(list);
                return json;
            },
            {}};
}

const FieldTable<Record>& record_fields(const GameEntry* game) {
    static std::mutex mutex;
    static std::map<const GameEntry*, FieldTable<Record>> tables; // whose places stay
    const std::lock_guard lock(mutex);
    const auto known = tables.find(game);
    return known != tables.end() ? known->second : tables.emplace(game, fields_of(game)).first->second;
}

} // namespace hilltop
