// SPDX-License-Identifier: GPL-3.0-or-later
// Whole matches with Python bots at the table.
#include "engine/play.h"
#include "games/zipdeck/bots/bots.h"
#include "games/zipdeck/contest/contests.h"
#include "games/zipdeck/zipdeck_table.h"
#include "support/built.h"
#include "support/hosted.h"
#include "support/rounds.h"

#include <QTemporaryDir>

using namespace hilltop;
using namespace hilltop::testing;

namespace {

const BotSpec<ZipDeck>& built_in(const std::string& id) {
    const auto all = zipdeck::all_bots();
    return *std::find_if(all.begin(), all.end(), [&](const auto& spec) { return spec.traits.id == id; });
}

/// A Python bot in a process of its own.
class PythonBot : public Bot<ZipDeck> {
public:
    PythonBot(const QString& file, const QByteArray& name)
        : m_child(program("python3"), {sourceFile("resources/zipdeck/hosts/zipdeck.py")})
        , m_bot(zipdeck_contests()[0], by_host(m_child)) {
        loaded = m_child.ask("7 new " + encoded_word(file) + ' ' + name);
    }
    std::optional<Fault> start(const Seating& seating) override { return m_bot.start(seating); }
    Reply<ZipDeck::Action> act(const View<ZipDeck>& view, Rng& rng) override { return m_bot.act(view, rng); }

    QByteArray loaded;

private:
    HostProcess m_child;
    DialectBot<ZipDeck> m_bot;
};

/// Shared wins of each bot in percent; seats move on by one from match to match.
std::vector<double> played(const std::vector<Bot<ZipDeck>*>& bots, int matches, int& faults) {
    const int seats = static_cast<int>(bots.size());
    const BotTraits traits{.id = "", .style = "", .strength = 1};
    std::vector<double> wins(bots.size());
    for (int number = 0; number < matches; ++number) {
        const auto at = [&](int seat) { return static_cast<std::size_t>((seat + number) % seats); };
        std::vector<PlayingSeat<ZipDeck>> playing;
        for (int seat = 0; seat < seats; ++seat) {
            playing.push_back({bots[at(seat)], &traits});
            const auto seed = static_cast<std::uint64_t>(number);
            if (bots[at(seat)]->start({Seat(seat), seats, {}, number, seed})) ++faults;
        }
        Match<ZipDeck> match({}, seats, Chance(11, static_cast<std::uint64_t>(number)));
        play<ZipDeck>(match, playing, 11, static_cast<std::uint64_t>(number), CountedFaults<ZipDeck>(faults));
        for (const Seat seat : match.result().winners)
            wins[at(seat.index())] += 100.0 / matches;
    }
    return wins;
}

} // namespace

class ZipDeckPythonBotsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() {
        if (program("python3").isEmpty()) QSKIP("There is no python3 (package python3).");
    }

    /// A bot once more in Python, fed by dialect and host, answers as the built-in one in every round.
    void portsAgree_data() {
        QTest::addColumn<QByteArray>("python");
        QTest::addColumn<QString>("same");
        QTest::addColumn<int>("seats");
        for (const int seats : {2, 4, 7}) {
            QTest::addRow("serpentine at %d", seats) << QByteArray("Serpentine") << "serpentine" << seats;
            QTest::addRow("orion at %d", seats) << QByteArray("Orion") << "orion" << seats;
            QTest::addRow("leader at %d", seats) << QByteArray("Leader") << "leader" << seats;
            QTest::addRow("bookkeeper at %d", seats) << QByteArray("Bookkeeper") << "leader" << seats;
        }
        QTest::addRow("bookkeeper at 16") << QByteArray("Bookkeeper") << "leader" << 16;
    }
    void portsAgree() {
        QFETCH(QByteArray, python);
        QFETCH(QString, same);
        QFETCH(int, seats);
        PythonBot port(sourceFile("tests/games/zipdeck/contest/ports.py"), python);
        QCOMPARE(port.loaded, QByteArray("7 = Serpentine Orion Leader Bookkeeper"));
        compare(port, same.toStdString(), seats, rounds(seats > 7 ? 20 : 200));
    }

    /// The seed's own text; its indentation went lost where it was kept, the digits are what it had.
    void seedsBots() {
        const QString text = seed_text("001");
        if (text.isEmpty()) QSKIP("The contest's own text (001) is not at hand; HILLTOP_SEEDS may name its folder.");
        const QString file = write(text, "class Rando(Player):", "Controller",
                                   "01212333323"
                                   "0112222123223232223323");
        PythonBot serpentine(file, "Serpentine");
        QCOMPARE(serpentine.loaded, QByteArray("7 = Rando Serpentine"));
        compare(serpentine, "serpentine", 4, rounds(200));

        PythonBot rando(file, "Rando");
        zipdeck::OrionBot orion;
        zipdeck::SilentBot silent;
        int faults = 0;
        const auto wins = played({&rando, &orion, &silent}, rounds(200), faults);
        QCOMPARE(faults, 0);
        qInfo("Rando %.1f %%, orion %.1f %%, silent %.1f %%", wins[0], wins[1], wins[2]);

        // The template brings its own Player, below itself.
        PythonBot blank(write(text, "class YourBotHere(Player):", "Example bots:", "0121222222220122"), "-");
        QCOMPARE(blank.loaded, QByteArray("7 = YourBotHere"));
        compare(blank, "silent", 3, 20);
    }

    /// The example bots: both above the seed's own, and one clearly above the other.
    void examples() {
        const QString folder = sourceFile("resources/zipdeck/bots/");
        PythonBot even(folder + "even_hand.py", "-");
        PythonBot rod(folder + "lightning_rod.py", "-");
        QCOMPARE(even.loaded, QByteArray("7 = EvenHand"));
        QCOMPARE(rod.loaded, QByteArray("7 = LightningRod"));
        compare(rod, "rod", 6, rounds(50));
        int faults = 0;
        zipdeck::RandoBot rando;
        zipdeck::SerpentineBot serpentine;
        const auto wins = played({&even, &rod, &rando, &serpentine}, 300, faults);
        QCOMPARE(faults, 0);
        qInfo("even hand %.1f %%, lightning rod %.1f %%, rando %.1f %%, serpentine %.1f %%", wins[0], wins[1], wins[2],
              wins[3]);
        QVERIFY(wins[1] > wins[0] + 8.0);
        QVERIFY(wins[0] > std::max(wins[2], wins[3]) + 5.0);
    }

private:
    /// At a table with all sorts of others.
    void compare(Bot<ZipDeck>& python, const std::string& same, int seats, int matches) {
        const auto twin = built_in(same).make();
        Beside<ZipDeck> both(*twin, python);
        std::vector<std::unique_ptr<Bot<ZipDeck>>> others;
        std::vector<Bot<ZipDeck>*> table{&both};
        const std::array<const char*, 5> kinds = {"rando", "caller", "orion", "rod", "silent"};
        while (static_cast<int>(table.size()) < seats) {
            others.push_back(built_in(kinds[table.size() % kinds.size()]).make());
            table.push_back(others.back().get());
        }
        int faults = 0;
        played(table, matches, faults);
        QCOMPARE(faults, 0);
        QCOMPARE(both.asked, matches * seats * seats);
        QCOMPARE(both.differing, 0);
    }
    /// The lines between two, indented by as many steps as the digits say.
    QString write(const QString& text, const QString& first, const QString& behind, const QString& steps) {
        const auto begin = text.indexOf(first);
        const QStringList lines = text.mid(begin, text.indexOf(behind, begin) - begin).trimmed().split('\n');
        if (lines.size() != steps.size()) return QString("%1 lines").arg(lines.size());
        QFile file(m_folder.filePath("seed" + QString::number(begin) + ".py"));
        if (!file.open(QFile::WriteOnly)) return {};
        for (qsizetype line = 0; line < lines.size(); ++line)
            file.write((QString(4 * steps[line].digitValue(), ' ') + lines[line].trimmed() + '\n').toUtf8());
        return file.fileName();
    }

    QTemporaryDir m_folder;
};

HILLTOP_TEST(ZipDeckPythonBotsTest)
#include "python_bots_test.moc"
