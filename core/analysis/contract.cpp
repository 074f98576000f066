// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/contract.h"

#include "analysis/review_fields.h"
#include "base/version.h"
#include "records/record_fields.h"

#include <fmt/format.h>

namespace hilltop {
namespace {

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

/// What one seat knows of a match: `replay --json --seat S`.
Json known_schema(const Info& info) {
    const std::vector<const char*> id = {info.id};
    const Json seat = fields(0, {{"bot", schema::text()}, {"version", schema::at_least(0)}, {"name", schema::text()}});
    const Json answer =
        schema::object({{"step", schema::at_least(0)},
                        {"decision", schema::at_least(0)},
                        {"answer", schema::told("null: silence", schema::or_null(schema::reference("answer")))}});
    return schema::told(
        "a match up to the last position shown, as one seat knows it",
        fields(6, {{"format", schema::whole(1, kRecordFormat)},
                   {"game", schema::one_of(id)},
                   {"rules", schema::reference("rules")},
                   {"seats", schema::told("empty if it is not known who plays there", schema::list(seat))},
                   {"answers", schema::told("its own", schema::list(answer))},
                   {"faults", schema::list(schema::reference("fault"))},
                   {"result", result_fields(info).schema()}}));
}

Json menus_schema(const Info& info) {
    const Json choice =
        schema::object({{"answer", schema::reference("answer")},
                        {"objection", schema::told("why the rules do not accept it; null: it is allowed",
                                                   schema::or_null(schema::text()))}});
    return schema::told(
        "by asked seat; what is allowed may be wider than what is offered",
        schema::list(schema::object({{"seat", schema::seat(info.max_seats)}, {"choices", schema::list(choice)}})));
}

Json position_schema(const Info& info) {
    constexpr const char* kNeeds[] = {"must", "may", "told", "over"};
    const Json needs = {{"oneOf",
                         {schema::one_of(kNeeds), schema::told("by asked seat, where they differ",
                                                               schema::list(schema::one_of(std::span(kNeeds, 2))))}}};
    return schema::object(
        {{"step", schema::told("the entry of steps that this position waits for", schema::at_least(0))},
         {"need", needs},
         {"asked", schema::list(schema::seat(info.max_seats))},
         {"decisions", schema::told("their numbers, by asked seat", schema::list(schema::at_least(0)))},
         {"menus", schema::reference("menus")},
         {"views", schema::told("of the viewers, by seat", schema::list(schema::reference("view")))}});
}

Json digest_schema(const GameSchema& game) {
    Json schema = form::decimal().schema;
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
              {"record", record_fields(&game).schema()},
              {"known", known_schema(info)},
              {"cards", cards_schema(declared)},
              {"fault", schema::told(fmt::format("costs: {}", info.fault_cost).c_str(),
                                     record_fault_fields(info.max_seats).schema())},
              {"note", note_fields(info.max_seats).schema()},
              {"analysis", schema::told("an analysis of the match; larger worths are better",
                                        review_fields(info.max_seats).schema())},
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
