// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/text_file.h"
#include "botlab/bot_templates.h"
#include "botlab/recognise.h"
#include "botlab/trial.h"
#include "game/hosted_bot.h"
#include "hosted.h"
#include "hosting/host_bots.h"
#include "hosting/processes.h"
#include "registry/registry.h"
#include "support/built.h"
#include "support/test.h"

#include <QTemporaryDir>

#include <filesystem>
#include <set>

using namespace hilltop;
using namespace hilltop::testing;

/// Bots to start from.
class TemplatesTest : public QObject {
    Q_OBJECT
    QTemporaryDir m_folder, m_cache;

    std::string path(const std::string& name) const { return m_folder.path().toStdString() + '/' + name; }

    /// What a template's author has on the machine; empty: all of it.
    static std::string missing_tool(const std::string& language) {
        const std::string tool = language == "C"            ? "cc"
                                 : language == "Java"       ? "javac"
                                 : language == "JavaScript" ? "node"
                                                            : "python3";
        return find_program(tool).empty() ? tool : std::string();
    }
    /// The bot that is written from a template, compiled as its text says.
    std::string bot_of(const BotTemplate& one) const {
        const std::filesystem::path file = path("plays/" + one.game + '/' + one.file);
        std::filesystem::create_directories(file.parent_path());
        if (!write_bot_template(one, file.string())) return {};
        if (one.language != "C") return file.string();
        const std::string program = (file.parent_path() / ("c_" + file.stem().string())).string();
        const auto said = saying_of({find_program("cc"), "-Wall", "-Wextra", "-Werror", "-O2", "-o", program, file},
                                    std::chrono::milliseconds(kPatienceMs));
        return said && said->status == 0 ? program : std::string();
    }

private slots:
    void initTestCase() {
        qputenv("XDG_CACHE_HOME", m_cache.path().toUtf8());
        host_bots();
    }
    void everyGameHasEveryLanguage() {
        const auto all = bot_templates();
        for (const GameEntry* game : games())
            for (const std::string language : {"C", "Java", "JavaScript", "Python"}) {
                const auto fits = [&](const BotTemplate& one) {
                    return one.game == game->info().id && one.language == language;
                };
                const auto first = std::ranges::find_if(all, fits);
                QVERIFY2(first != all.end(), (game->info().id + (' ' + language)).c_str());
                // A template for any game is offered only where the contest has none.
                if (first->any_game) QCOMPARE(std::ranges::count_if(all, fits), std::ptrdiff_t(1));
            }
        QVERIFY(!find_bot_template("thegame", "")->any_game);
    }
    void showsTheGameAndTheName() {
        const auto text = bot_template_text(*find_bot_template("zipdeck", "C"), "/somewhere/my \"best\\\nbot.c");
        QVERIFY(text);
        for (const char* part : {"for Zip Deck that", "\"highest_permille\":", "//   [\"pass\",",
                                 "\\\"name\\\":\\\"my bestbot\\\"", "-o \"my bestbot\" \"my bestbot.c\""})
            QVERIFY2(text->find(part) != text->npos, part);
        QVERIFY2(text->find('@') == text->npos, text->c_str());
        std::istringstream lines(*text);
        for (std::string line; std::getline(lines, line);)
            QVERIFY2(line.size() <= 120 && !line.ends_with('\\'), line.c_str());
    }
    /// Each plays matches without a fault by the rules of people and of the contest, and those of the protocol say
    /// their names.
    void playsWithoutFaults_data() {
        QTest::addColumn<QString>("id");
        QTest::addColumn<RuleValues>("rules");
        for (const GameEntry* game : games()) {
            const std::string id = game->info().id;
            QTest::newRow(id.c_str()) << QString::fromStdString(id) << RuleValues();
            const auto text = load_text(source_file("resources/") + id + "/contest.json");
            if (!text) continue;
            const auto plan = read_plan(*text);
            QVERIFY2(plan, plan ? "" : english(plan.error()).c_str());
            if (plan->rules != default_values(game->rules()))
                QTest::newRow((id + ", contest").c_str()) << QString::fromStdString(id) << plan->rules;
        }
    }
    void playsWithoutFaults() {
        QFETCH(QString, id);
        QFETCH(RuleValues, rules);
        const GameEntry& game = *find_game(id.toStdString());
        TrialOrder order{
            .bots = {}, .limits = patient(), .rules = rules, .threads = 4, .matches = 2, .most = std::chrono::hours(1)};
        std::filesystem::remove_all(path("plays"));
        std::vector<std::string> names;
        std::set<std::string> missing;
        for (const BotTemplate& one : bot_templates()) {
            if (one.game != game.info().id) continue;
            if (const std::string tool = missing_tool(one.language); !tool.empty()) {
                missing.insert(tool);
                continue;
            }
            const std::string file = bot_of(one);
            QVERIFY2(!file.empty(), one.file.c_str());
            const auto found = recognise_bots(file);
            QVERIFY2(found, found ? "" : english(found.error()).c_str());
            order.bots.push_back(bot_spec_text(found->front().spec));
            const bool speaks = is_command(found->front().spec);
            names.push_back(!speaks        ? std::string()
                            : one.any_game ? std::filesystem::path(file).stem().string()
                                           : one.file);
            QVERIFY2(speaks || !one.any_game, order.bots.back().c_str());
        }
        Gate gate;
        const auto trials = *try_bots(game, order, gate);
        QCOMPARE(trials.size(), order.bots.size());
        for (std::size_t i = 0; i < trials.size(); ++i) {
            const BotTrial& trial = trials[i];
            QVERIFY2(!trial.refusal, trial.refusal ? english(*trial.refusal).c_str() : "");
            QVERIFY2(trial.remarks.empty(), trial.remarks.empty() ? "" : english(trial.remarks[0]).c_str());
            QVERIFY2(names[i].empty() || !trial.name.empty(), trial.bot.c_str());
            if (std::filesystem::path(names[i]).extension().empty() && !names[i].empty())
                QCOMPARE(trial.name, names[i].starts_with("c_") ? names[i].substr(2) : names[i]);
        }
        for (const std::string& tool : missing)
            qInfo("left out: needs %s", tool.c_str());
        if (trials.empty()) QSKIP("needs cc, javac, node or python3");
    }
    void everyGameHasTwo() {
        const auto all = bot_templates();
        for (const GameEntry* game : games())
            QVERIFY2(std::count_if(all.begin(), all.end(),
                                   [&](const BotTemplate& one) { return one.game == game->info().id; }) >= 2,
                     game->info().id);
        for (const BotTemplate& one : all) {
            QVERIFY2(one.description.size() > 20 && one.description.size() < 160, one.description.c_str());
            QVERIFY2(one.description.find_first_of("*/\n") == std::string::npos, one.description.c_str());
        }
    }
    /// What is written is a bot, of that game and as the file is called.
    void writesWhatIsRecognised() {
        for (const BotTemplate& one : bot_templates()) {
            if (one.language == "C") continue;
            std::filesystem::create_directories(path(one.game));
            const std::string file = path(one.game + "/My_" + one.file);
            const auto written = write_bot_template(one, file);
            QVERIFY2(written, written ? "" : english(written.error()).c_str());
            const auto found = recognise_bots(file);
            QVERIFY2(found, found ? "" : english(found.error()).c_str());
            QCOMPARE(found->size(), std::size_t(1));
            // A bot that speaks the protocol of all games does not say which game it plays.
            if (!found->front().game.empty() || !is_command(found->front().spec))
                QCOMPARE(found->front().game.c_str(), one.game.c_str());
            if (one.language == "Java")
                QCOMPARE(found->front().name.c_str(), std::filesystem::path(file).stem().c_str());
        }
    }
    void namesTheClassAfterTheFile() {
        const auto chosen = find_bot_template("pazaak", "java");
        QVERIFY(chosen);
        const auto text = bot_template_text(*chosen, "/somewhere/Nestor.java");
        QVERIFY(text);
        QVERIFY(text->find("public class Nestor extends Player") != std::string::npos);
        QVERIFY(text->find("public Nestor()") != std::string::npos);
        QVERIFY(text->find(std::filesystem::path(chosen->file).stem().string()) == std::string::npos);
        QCOMPARE(english(bot_template_text(*chosen, "my-bot.java").error()).c_str(),
                 "my-bot.java: a Java file must have the name of its class, such as MyBot.java");
    }
    void leavesWhatIsThereAlone() {
        const std::string file = path("mine.js");
        QVERIFY(save_text(file, "mine"));
        const auto chosen = find_bot_template("rps", "");
        QVERIFY(chosen);
        QCOMPARE(english(write_bot_template(*chosen, file).error()), file + " already exists; choose another name");
        QCOMPARE(*load_text(file), std::string("mine"));
    }
    void saysWhatThereIs() {
        QCOMPARE(find_bot_template("rps", "javascript")->file.c_str(), "pairs.js"); // the first to read
        QCOMPARE(english(find_bot_template("euchre", "Rust").error()).c_str(),
                 "there is no template of a bot of euchre in Rust, only in C, Java, JavaScript, Python");
        QCOMPARE(english(find_bot_template("chess", "").error()).c_str(), "there is no template of a bot of chess");
    }
};

HILLTOP_TEST(TemplatesTest)
#include "templates_test.moc"
