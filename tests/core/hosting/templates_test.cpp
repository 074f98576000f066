// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/text_file.h"
#include "hosting/bot_templates.h"
#include "hosting/recognise.h"
#include "registry/registry.h"
#include "support/test.h"

#include <QTemporaryDir>

#include <filesystem>

using namespace hilltop;

/// Bots to start from.
class TemplatesTest : public QObject {
    Q_OBJECT
    QTemporaryDir m_folder;

    std::string path(const std::string& name) const { return m_folder.path().toStdString() + '/' + name; }

private slots:
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
            const std::string file = path("My_" + one.file);
            const auto written = write_bot_template(one, file);
            QVERIFY2(written, written ? "" : english(written.error()).c_str());
            const auto found = recognise_bots(file);
            QVERIFY2(found, found ? "" : english(found.error()).c_str());
            QCOMPARE(found->size(), std::size_t(1));
            // Whoever speaks the protocol of all games does not say of which he is.
            if (!found->front().game.empty() || !found->front().spec.starts_with("hilltop:"))
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
        QCOMPARE(english(write_bot_template(*chosen, file).error()), file + ": already exists");
        QCOMPARE(*load_text(file), std::string("mine"));
    }
    void saysWhatThereIs() {
        QCOMPARE(find_bot_template("rps", "javascript")->file.c_str(), "pairs.js"); // the first to read
        QCOMPARE(english(find_bot_template("euchre", "Java").error()).c_str(),
                 "there is no bot of euchre in Java to start from, only in C, Python");
        QCOMPARE(english(find_bot_template("chess", "").error()).c_str(), "there is no bot of chess to start from");
    }
};

HILLTOP_TEST(TemplatesTest)
#include "templates_test.moc"
