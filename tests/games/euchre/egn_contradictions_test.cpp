// SPDX-License-Identifier: GPL-3.0-or-later
// Files in Euchre Game Notation that contradict themselves or the rules: each is refused with its place and a reason.
#include "games/euchre/contest/egn.h"
#include "records/record_text.h"
#include "records/replay.h"
#include "support/rounds.h"
#include "support/test.h"

#include "rng/rng.h"

#include <QtTest>

#include <nlohmann/json.hpp>

using namespace hilltop;

namespace {

/// A deal of another program: no hands, no discard, no score. Seat 3 deals, seat 2 orders hearts.
Json sound_file() {
    return Json::parse(R"({
        "fileType": "Euchre Game Notation", "version": "1.4",
        "metadata": {"title": "Friday", "players": ["Ann", {"name": "Ben", "playerIds": []}, "Cid", "Dee"],
                     "initialScore": [0, 0], "ruleset": {"std": true, "defend_alone": true, "winning_score": 2}},
        "deals": [
          {"dealNumber": 0, "initialState": {"dealer": 3, "upCard": "9h"}, "phases": [
            {"phaseNumber": 0, "type": "EUCHRE_BIDDING", "calls": ["Pass", "Pass", "Order"], "isAlone": false},
            {"phaseNumber": 1, "type": "TRICK_PLAY", "tricks": [
              ["Ac", "Tc", "9c", "Kc"], ["Kh", "Th", "R", "9h"], ["L", "9d", "Td", "Qh"],
              ["Ah", "Kd", "Ad", "Qs"], ["As", "Ks", "Ts", "Qc"]]}]}]})");
}

std::string refusal_of(const Json& file) {
    const auto read = euchre::read_egn(file.dump());
    return read ? "" : english(read.error());
}

struct Wrong {
    const char* what;
    const char* place; ///< JSON pointer
    const char* value; ///< JSON; empty: the place is taken away
    const char* reason;
};

const Wrong kWrong[] = {
    {"revoke", "/deals/0/phases/1/tricks/1/1", R"("9s")", "a revoke"},
    {"twice", "/deals/0/phases/1/tricks/4/3", R"("Ac")",
     "deals[0].phases[1].tricks[4][3]: Ac is already in another place"},
    {"the card turned up by another", "/deals/0/phases/1/tricks/0/1", R"("9h")",
     "deals[0].phases[1].tricks[0][1]: 9h is already in another place"},
    {"another maker", "/deals/0/phases/0/calls", R"(["Pass","Pass","Order","Order"])",
     "deals[0].phases[0].calls[3]: trump has been made already"},
    {"a suit too early", "/deals/0/phases/0/calls", R"(["Pass","d"])",
     "deals[0].phases[0].calls[1]: \"d\" is not a call of this round"},
    {"an order too late", "/deals/0/phases/0/calls", R"(["Pass","Pass","Pass","Pass","Order"])",
     "deals[0].phases[0].calls[4]: \"Order\" is not a call of this round"},
    {"a ninth call", "/deals/0/phases/0/calls", R"(["Pass","Pass","Pass","Pass","Pass","Pass","Pass","Pass","h"])",
     "deals[0].phases[0].calls[8]: everyone has called twice"},
    {"too many passes", "/deals/0/phases/0/calls", R"(["Pass","Pass","Pass","Pass","Pass","Pass","Pass","Pass"])",
     "deals[0].phases[1].tricks: no one has made trump"},
    {"wrong score", "/metadata/finalScore", "[0,2]",
     "metadata.finalScore[0]: the score is 0, but the deals add up to 2"},
    {"half a score", "/metadata/finalScore", "[0]", "metadata.finalScore: this must be a list of two numbers"},
    {"a start", "/metadata/initialScore", "[0,7]", "metadata.initialScore: a match of Hilltop begins at 0 to 0"},
    {"a short trick", "/deals/0/phases/1/tricks/1", R"(["Kh","Th","R"])",
     "tricks[1]: there are 3 cards, but 4 seats play"},
    {"a lone trick of four", "/deals/0/phases/0/isAlone", "true", "tricks[0]: there are 4 cards, but 3 seats play"},
    {"a sixth trick", "/deals/0/phases/1/tricks/5", R"(["9s"])", "there are only five tricks"},
    {"the maker's partner defends", "/deals/0/phases/0/aloneDefender", "0",
     "deals[0].phases[0].aloneDefender: seat 1 is not a defender, seat 3 made trump"},
    {"the card taken up is buried and played", "/deals/0/phases/0/discard", R"("9h")",
     "9h is already in another place"},
    {"buried and played", "/deals/0/phases/0/discard", R"("Ac")", "Ac is already in another place"},
    {"hands that others hold", "/deals/0/initialState/playerCards", R"([["9s","Jc","Js","Td","Jd"]])",
     "was dealt five other cards"},
    {"one card in two hands", "/deals/0/initialState/playerCards", R"([["9s"],["9s"]])",
     "deals[0].initialState.playerCards[1][0]: 9s is already in another place"},
    {"an unknown play", "/deals/0/phases/1/tricks/0/0", R"("Xc")", "all cards must be given"},
    {"no card", "/deals/0/initialState/upCard", R"("Jack")", "deals[0].initialState.upCard: \"Jack\" is not a card"},
    {"no seat", "/deals/0/initialState/dealer", "4", "dealer: this must be a whole number from 0 to 3"},
    {"a rule of others", "/metadata/ruleset/canadian", "true", "metadata.ruleset.canadian: Hilltop’s Euchre does not"},
    {"other points", "/metadata/ruleset/loner_march_score", "5", "the value is 5, but in Hilltop’s Euchre it is 4"},
    {"two ends", "/metadata/ruleset/num_deals", "8",
     "metadata.ruleset.num_deals: num_deals and winning_score cannot be used together"},
    {"no end", "/metadata/ruleset/winning_score", "0", "winning_score: this must be a whole number from 1 to 50"},
    {"a rule nobody knows", "/metadata/ruleset/misere", "true", "\"misere\" is not a field of the notation"},
    {"five players", "/metadata/players", R"(["a","b","c","d","e"])",
     "metadata.players: there are 5 players, but there must be four"},
    {"version", "/version", R"("2.0")", "version: the version is \"2.0\", but Hilltop reads 1.2 to 1.4"},
    {"version alike", "/version", R"("1.40")", "version: the version is \"1.40\""},
    {"type", "/fileType", R"("Bridge")", "fileType: Hilltop cannot read a file of the type \"Bridge\""},
    {"compressed", "/deals/0", R"("AAAA")", "deals[0]: the file is compressed"},
    {"no deals", "/deals", "[]", "deals: there are no deals"},
    {"no players", "/metadata/players", "", "metadata: \"players\" is missing"},
    {"phases turned round", "/deals/0/phases/0/type", R"("TRICK_PLAY")", "the phases of a deal must be EUCHRE_BIDDING"},
    {"a bower too early", "/deals/0/initialState/upCard", R"("R")", "there is no bower before trump is made"},
};

} // namespace

class EgnContradictionsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void soundFile() {
        const auto read = euchre::read_egn(sound_file().dump());
        QVERIFY2(read, read ? "" : english(read.error()).c_str());
        const ImportedMatch& match = read->front();
        QCOMPARE(match.bots, (std::vector<std::string>{"Ann", "Ben", "Cid", "Dee"}));
        QCOMPARE(match.rules.at("points_to_win"), 2);
        QCOMPARE(match.rules.at("stick_dealer"), 1);
        QCOMPARE(match.answers.size(), std::size_t{3 + 1 + 4 + 20});
        QVERIFY(match.note.find("Friday") != std::string::npos);
        QVERIFY(match.note.find("Cards that no one saw are filled in.") != std::string::npos);
    }

    void contradictions_data() {
        QTest::addColumn<int>("row");
        for (std::size_t i = 0; i < std::size(kWrong); ++i)
            QTest::newRow(kWrong[i].what) << static_cast<int>(i);
    }
    void contradictions() {
        QFETCH(int, row);
        const Wrong& wrong = kWrong[row];
        Json file = sound_file();
        const Json::json_pointer place(wrong.place);
        if (std::string_view(wrong.value).empty())
            file.at(place.parent_pointer()).erase(place.back());
        else
            file[place] = Json::parse(wrong.value);
        const std::string told = refusal_of(file);
        QVERIFY2(told.find(wrong.reason) != std::string::npos, told.c_str());
    }

    /// Published files have it, and the contest's controller does not allow it: a rule of its own.
    void theCardTakenUpIsDiscarded_data() {
        QTest::addColumn<bool>("told");
        QTest::newRow("told") << true;
        QTest::newRow("not told, but the five others are played") << false;
    }
    void theCardTakenUpIsDiscarded() {
        QFETCH(bool, told);
        Json file = sound_file();
        Json& phases = file["deals"][0]["phases"];
        if (told) phases[0]["discard"] = "9h";
        phases[1]["tricks"][1][3] = "Jc"; // the dealer has no trump left to follow with
        const auto read = euchre::read_egn(file.dump());
        QVERIFY2(read, read ? "" : english(read.error()).c_str());
        const ImportedMatch& match = read->front();
        QCOMPARE(match.rules.at("discard_picked_up"), 1);
        QVERIFY(match.note.find("discards the card just taken up") != std::string::npos);
        QCOMPARE(match.answers[3].front(), std::string("discard 9h"));
        QCOMPARE(euchre::read_egn(sound_file().dump())->front().rules.at("discard_picked_up"), 0);
    }

    /// A file of one whole deal is a match of it, and its points are counted.
    void aLoneDealCounts() {
        Json file = sound_file();
        file["metadata"]["ruleset"]["winning_score"] = 10;
        const auto read = euchre::read_egn(file.dump());
        QVERIFY2(read, read ? "" : english(read.error()).c_str());
        QCOMPARE(read->front().rules.at("max_hands"), 1);
        const auto format = find_import_format("egn");
        const auto records = import_records(*format->game, *format->importer, file.dump(), 0);
        QVERIFY2(records, records ? "" : english(records.error()).c_str());
        QVERIFY(records->front().result);
        QCOMPARE(records->front().result->points[0], 2);
        // A match that stops midway can continue.
        file["deals"][0]["phases"][1]["tricks"].erase(4);
        QCOMPARE(euchre::read_egn(file.dump())->front().rules.at("max_hands"), 200);
    }

    void deals() {
        Json file = sound_file();
        file["deals"].push_back(file["deals"][0]);
        file["deals"][1]["initialState"]["dealer"] = 0;
        QCOMPARE(refusal_of(file), std::string("deals[1]: the match is over before this deal"));
        file["metadata"]["ruleset"]["winning_score"] = 10;
        QCOMPARE(refusal_of(file), std::string()); // everybody one seat on
        file["deals"][1]["initialState"]["dealer"] = 2;
        QCOMPARE(
            refusal_of(file),
            std::string(
                "deals[1].initialState.dealer: the dealer is 2, but it must be 0, to the left of the dealer before"));
        file["deals"][0]["phases"][1]["tricks"].erase(4);
        QCOMPARE(refusal_of(file),
                 std::string("deals[0]: this deal is not played to its end, but another one follows"));
    }

    /// A dealer must name a suit where the rules stick them, and passes where they do not.
    void thrownIn() {
        Json file = sound_file();
        Json& deal = file["deals"][0];
        deal["phases"].erase(1);
        deal["phases"][0]["calls"] = std::vector<std::string>(8, "Pass");
        QCOMPARE(refusal_of(file), std::string("deals[0].phases[0].calls[7]: the dealer must name a suit, as the rule "
                                               "std has it"));
        file["metadata"]["ruleset"]["std"] = false;
        QCOMPARE(refusal_of(file), std::string());
        file["metadata"]["finalScore"] = {0, 0};
        const auto read = euchre::read_egn(file.dump());
        QVERIFY(read);
        QCOMPARE(read->front().rules.at("max_hands"), 1); // its end is in the file: no winner
    }

    void noJson() {
        QCOMPARE(refusal_of(Json::array()), std::string("there is no fileType, so this is not Euchre Game Notation"));
        const auto cut = euchre::read_egn("{\n \"fileType\": \"Euchre Game Notation\",\n \"version\" 1}");
        QVERIFY(!cut);
        QVERIFY2(english(cut.error()).find("line 3") != std::string::npos, english(cut.error()).c_str());
    }

    /// Any byte may be any other: the file is read or refused with a sentence.
    void damage() {
        const std::string sound = sound_file().dump();
        Rng rng(1, 0, Stream::Analysis, 0, 0);
        int refused = 0;
        for (int i = 0; i < rounds(20'000); ++i) {
            std::string text = sound;
            for (int k = rng.below(3); k >= 0; --k)
                text[static_cast<std::size_t>(rng.below(static_cast<int>(text.size())))] =
                    "0123459TJQKAcdhsXxLR\"[]{},-"[rng.below(27)];
            const auto read = euchre::read_egn(text);
            if (read) continue;
            ++refused;
            QVERIFY(!english(read.error()).empty());
        }
        QVERIFY(refused > rounds(20'000) / 2);
    }
};

HILLTOP_TEST(EgnContradictionsTest)
#include "egn_contradictions_test.moc"
