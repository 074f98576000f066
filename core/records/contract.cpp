// SPDX-License-Identifier: GPL-3.0-or-later
#include "records/contract.h"

#include "base/version.h"
#include "records/record.h"

#include <fmt/format.h>

#include <limits>

namespace hilltop {
namespace {

/// A number of 64 bits: JSON's own lose the last ones in many programs.
const Json& decimal_schema() {
    static const Json schema = schema::text("^[0-9]{1,20}$");
    return schema;
}

Json reference(const char* name) {
    return {{"$ref", fmt::format("#/$defs/{}", name)}};
}

/// These fields, of which the first `required` are always there.
Json fields(std::size_t required, std::initializer_list<std::pair<const char*, Json>> all) {
    Json object = schema::object(all);
    Json& names = object["required"];
    while (names.size() > required)
        names.erase(names.size() - 1);
    return object;
}

Json answer_schema(const GameSchema& game) {
    Json forms = Json::array();
    for (const AnswerForm& form : game.answers) {
        Json one = schema::text(form.pattern);
        one["title"] = form.form;
        one["description"] = fmt::format("{}. {}", form.meaning,
                                         form.contest == nullptr ? "The contest has nothing like it."
                                                                 : fmt::format("In the contest: {}.", form.contest));
        forms.push_back(std::move(one));
    }
    if (forms.empty()) return schema::text();
    return {{"oneOf", std::move(forms)}};
}

/// One answer, or one for each asked seat; null is silence.
Json step_schema() {
    const Json one = schema::or_null(reference("answer"));
    Json both = one;
    both["oneOf"].push_back(schema::list(one));
    return schema::told("an answer, or a list by asked seat where several are asked; null is silence", both);
}

Json cards_schema(const GameSchema& game) {
    std::string parts;
    for (const CardPart& part : game.cards)
        parts += fmt::format("{}{}: {}", parts.empty() ? "" : "; ", part.parts, part.holds);
    const Json cards = schema::list(schema::whole(0, game.most_card));
    return {
        {"type", "object"},
        {"description", fmt::format("known cards by part of the match: the first cards of each, in the order drawn; "
                                    "what is not named is drawn from the seed. Parts: {}. A card is {}.",
                                    parts, game.numbered)},
        {"patternProperties", {{"^(0|[1-9][0-9]*)$", cards}}},
        {"additionalProperties", false}};
}

Json fault_schema(const Info& info) {
    Json words = Json::array();
    for (int fault = 0; fault < kFaults; ++fault)
        words.push_back(fault_word(static_cast<Fault>(fault)));
    return schema::told(fmt::format("costs: {}", info.fault_cost).c_str(),
                        fields(3, {{"step", schema::told("entry of steps", schema::at_least(0))},
                                   {"seat", schema::seat(info.max_seats)},
                                   {"word", {{"enum", std::move(words)}}},
                                   {"told", schema::told("at the rest before that step", schema::truth())}}));
}

Json result_schema(const Info& info) {
    const Json score = schema::list({{"type", "integer"}});
    const std::string second = info.second == nullptr ? "nothing, zeros" : info.second;
    return schema::object({{"points", schema::told("by seat", score)},
                           {"second", schema::told(fmt::format("by seat: {}", second).c_str(), score)},
                           {"winners", schema::list(schema::seat(info.max_seats))}});
}

Json record_schema(const Info& info) {
    const Json steps = schema::list(step_schema());
    const Json seat = fields(1, {{"bot", schema::told("its name or spec; \"person\"", schema::text())},
                                 {"version", schema::told("0: no bot of the program", schema::at_least(0))},
                                 {"name", schema::told("as people see it, if it is another", schema::text())}});
    const Json source =
        schema::object({{"seed", decimal_schema()}, {"deal", decimal_schema()}, {"match", decimal_schema()}});
    const Json format = schema::told("of records; a reader refuses a higher one", schema::whole(1, kRecordFormat));
    const std::vector<const char*> id = {info.id};
    return fields(
        4,
        {{"format", format},
         {"game", schema::one_of(id)},
         {"source", source},
         {"seats", schema::list(seat)},
         {"program", schema::text()},
         {"game_version", schema::told("of the game when it was played; missing: 1", schema::at_least(1))},
         {"rules", schema::told("those that are missing have their default", reference("rules"))},
         {"variant", schema::told("a name under which the rules are known", schema::text())},
         {"cards", reference("cards")},
         {"steps", schema::told("may be missing where all seats are bots of this program", steps)},
         {"result", schema::told("missing while the match is not over", schema::or_null(result_schema(info)))},
         {"faults", schema::list(reference("fault"))},
         {"digest", reference("digest")},
         {"notes", schema::text()},
         {"imported", schema::told("the format it was read from", schema::text())},
         {"rated", schema::truth()},
         {"seal", schema::told("what proves that the cards were settled before: sha256 is of the text \"hilltop seal 1 "
                               "seed SEED salt SALT\"; see verify",
                               fields(3, {{"sha256", schema::text()},
                                          {"seed", schema::text()},
                                          {"salt", schema::text()},
                                          {"word", schema::text()}}))},
         {"played", schema::told("seconds since 1970, when it ended", schema::at_least(0))},
         {"log", schema::told("of answers of bots that are not built in, in order", schema::list(reference("note")))},
         {"analysis", reference("analysis")},
         {"branches", schema::list(schema::object({{"step", schema::at_least(0)}, {"steps", steps}}))}});
}

/// What one seat knows of a match: `replay --json --seat S`.
Json known_schema(const Info& info) {
    const std::vector<const char*> id = {info.id};
    const Json seat = fields(0, {{"bot", schema::text()}, {"version", schema::at_least(0)}, {"name", schema::text()}});
    const Json answer =
        schema::object({{"step", schema::at_least(0)},
                        {"decision", schema::at_least(0)},
                        {"answer", schema::told("null: silence", schema::or_null(reference("answer")))}});
    return schema::told(
        "a match up to the last position shown, as one seat knows it",
        fields(6, {{"format", schema::whole(1, kRecordFormat)},
                   {"game", schema::one_of(id)},
                   {"rules", reference("rules")},
                   {"seats", schema::told("empty where nobody tells who sits there", schema::list(seat))},
                   {"answers", schema::told("its own", schema::list(answer))},
                   {"faults", schema::list(reference("fault"))},
                   {"result", result_schema(info)}}));
}

Json note_schema(const Info& info) {
    return fields(3, {{"decision",
                       schema::told("its number; if told, that of the decision that comes next", schema::at_least(0))},
                      {"seat", schema::seat(info.max_seats)},
                      {"us", schema::told("microseconds that the answer took; 0: not measured", schema::at_least(0))},
                      {"told", schema::told("it was being told something", schema::truth())},
                      {"stderr", schema::told("what the bot wrote meanwhile", schema::text())}});
}

/// A review of the match, as `review --json` prints it.
Json analysis_schema(const Info& info) {
    const Json number = schema::number();
    const Json word = schema::or_null(reference("answer"));
    const Json count = schema::at_least(0);
    const Json maybe = schema::or_null(number);
    constexpr const char* kSigns[] = {"", "?!", "?", "??"};
    constexpr const char* kHow[] = {"exact", "sampled", "heuristic"};
    // What came later is not in all reviews that are kept.
    const Json seat = fields(
        18, {{"seat", schema::seat(info.max_seats)},
             {"bot", schema::text()},
             {"error_per_decision", schema::told("all its losses over its decisions", number)},
             {"error_per_unforced", schema::told("the losses of its unforced ones over their number", number)},
             {"decisions", count},
             {"unforced", schema::told("with an option that is not as good as the best within its error", count)},
             {"accuracy", schema::told("the share kept of what its decisions were about", number)},
             {"loss", number},
             {"loss_error", number},
             {"marks", schema::object({{"?!", count}, {"?", count}, {"??", count}})},
             {"start", schema::told("worth before the deal; start + luck + skill = result", number)},
             {"luck", schema::told("what drawn cards changed", number)},
             {"luck_error", number},
             {"skill", schema::told("what answers changed, of all seats", number)},
             {"own_skill", schema::told("what its own answers changed", number)},
             {"result", number},
             {"luck_adjusted", schema::told("result less luck", number)},
             {"luck_adjusted_error", number},
             {"error_per_decision_error", number},
             {"error_per_unforced_error", number},
             {"loss_unforced", schema::told("of its unforced decisions alone", number)},
             {"loss_unforced_error", number},
             {"accuracy_error", number},
             {"start_error", number},
             {"own_skill_error", number},
             {"others_skill_error", schema::told("of what the others' answers changed", number)}});
    const Json option = fields(5, {{"action", word},
                                   {"value", number},
                                   {"error", number},
                                   {"behind", schema::told("the best option's value less this one's", number)},
                                   {"behind_error", number},
                                   {"how", schema::one_of(kHow)}});
    const Json decision = fields(
        12, {{"number", schema::told("of the decision; -1: a fault at a rest", schema::at_least(-1))},
             {"position", schema::told("of the replay, rests counted", count)},
             {"seat", schema::seat(info.max_seats)},
             {"played", word},
             {"loss", schema::told("given what the seat knew", maybe)},
             {"loss_error", maybe},
             {"loss_open", schema::told("with all cards open", maybe)},
             {"loss_open_error", maybe},
             {"mark", schema::one_of(kSigns)},
             {"how", schema::one_of(kHow)},
             {"skill", schema::told("by seat: worth after the answer less that before it", schema::list(number))},
             {"options", schema::told("the best first; none: it was forced", schema::list(option))},
             {"fault", schema::truth()},
             {"options_open", schema::told("the same with all cards as they lie", schema::list(option))},
             {"how_open", schema::told("how loss_open was found", schema::one_of(kHow))},
             {"samples", schema::told("its options were judged with so many", count)}});
    const Json limits = schema::told("the least losses marked ?!, ?, ??", schema::list(number));
    const Json position = fields(3, {{"values", schema::told("worth by seat", schema::list(number))},
                                     {"errors", schema::list(number)},
                                     {"luck", schema::told("by seat, on the way there", schema::list(number))},
                                     {"how", schema::one_of(kHow)}});
    return schema::told(
        "a review of the match; larger worths are better",
        fields(8, {{"format", schema::told("of reviews; a reader refuses a higher one", schema::at_least(1))},
                   {"reference",
                    schema::told("what everybody goes on as: a bot, or a word for what no bot is", schema::text())},
                   {"version", schema::told("of the judge", schema::at_least(0))},
                   {"samples", count},
                   {"seed", decimal_schema()},
                   {"seats", schema::list(seat)},
                   {"decisions", schema::list(decision)},
                   {"positions", schema::list(position)},
                   {"limits", limits}}));
}

Json menus_schema(const Info& info) {
    const Json choice =
        schema::object({{"answer", reference("answer")},
                        {"objection", schema::told("why the rules do not accept it; null: it is allowed",
                                                   schema::or_null(schema::text()))}});
    return schema::told(
        "by asked seat; what is allowed may be wider than what is offered",
        schema::list(schema::object({{"seat", schema::seat(info.max_seats)}, {"choices", schema::list(choice)}})));
}

Json position_schema(const Info& info) {
    constexpr const char* kNeeds[] = {"must", "may", "told", "over"};
    return schema::object(
        {{"step", schema::told("entry of steps that is asked for", schema::at_least(0))},
         {"need", schema::one_of(kNeeds)},
         {"asked", schema::list(schema::seat(info.max_seats))},
         {"decisions", schema::told("their numbers, by asked seat", schema::list(schema::at_least(0)))},
         {"menus", reference("menus")},
         {"views", schema::told("of the viewers, by seat", schema::list(reference("view")))}});
}

Json digest_schema(const GameSchema& game) {
    Json schema = decimal_schema();
    schema["description"] = fmt::format("FNV-1a of 64 bits over all answers, in order of step, then seat, as a decimal "
                                        "number: a byte 1 and the bytes of "
                                        "the answer, or a byte 0 for silence. The bytes of an answer: {}.",
                                        game.digest);
    return schema;
}

/// "side_cards <= 5 * side_copies"
std::string relation_words(const RuleRelation& relation) {
    std::string most;
    if (relation.number != 1 || relation.times == nullptr) most = std::to_string(relation.number);
    if (relation.times != nullptr) most += fmt::format("{}{}", most.empty() ? "" : " * ", relation.times);
    if (relation.over != nullptr) most += fmt::format(" / {}", relation.over);
    if (relation.plus != 0) most += fmt::format(" + {}", relation.plus);
    if (relation.where != nullptr) most += fmt::format(" where {} is {}", relation.where, relation.is);
    return fmt::format("{} <= {}", relation.rule, most);
}

} // namespace

Json contract(const GameEntry& game) {
    const Info& info = game.info();
    const GameSchema declared = game.schema();
    return {{"$schema", "https://json-schema.org/draft/2020-12/schema"},
            {"$id", fmt::format("urn:hilltop:{}:{}", info.id, kContractFormat)},
            {"title", info.title},
            {"$comment", fmt::format("format {}, {}", kContractFormat, kProgram)},
            {"$ref", "#/$defs/record"},
            {"$defs",
             {{"rules", schema::rules_object(game.rules())},
              {"answer", answer_schema(declared)},
              {"view", declared.view},
              {"menus", menus_schema(info)},
              {"position", position_schema(info)},
              {"record", record_schema(info)},
              {"known", known_schema(info)},
              {"cards", cards_schema(declared)},
              {"fault", fault_schema(info)},
              {"note", note_schema(info)},
              {"analysis", analysis_schema(info)},
              {"digest", digest_schema(declared)}}}};
}

Json relations_json(const GameEntry& game) {
    Json list = Json::array();
    for (const RuleRelation& relation : game.schema().relations) {
        const auto name = [](const char* word) { return word == nullptr ? Json() : Json(word); };
        list.push_back(
            {{"rule", relation.rule},
             {"at_most",
              {{"number", relation.number},
               {"times", name(relation.times)},
               {"over", name(relation.over)},
               {"plus", relation.plus}}},
             {"where", relation.where == nullptr ? Json() : Json{{"rule", relation.where}, {"is", relation.is}}},
             {"words", relation_words(relation)}});
    }
    return list;
}

} // namespace hilltop
