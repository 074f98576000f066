// SPDX-License-Identifier: GPL-3.0-or-later
// Card decks of other programs: found, read, shown at the table, and refused in one sentence when they are broken.
#include "desk.h"
#include "settings/card_decks.h"
#include "settings/deck_drawing.h"
#include "settings/settings_dialog.h"
#include "settings/shortcuts.h"
#include "style/panel.h"
#include "support/rounds.h"
#include "support/test.h"
#include "text/error_texts.h"

#include <QBuffer>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QPushButton>
#include <QSignalSpy>

#include <zlib.h>

#include <algorithm>
#include <random>

using namespace hilltop;

namespace {

const QColor kMadeRed(200, 30, 40), kMadeBack(20, 60, 120);

QByteArray madeRect(const QString& id, const QColor& colour, int x, int y, const QString& more = {}) {
    return QStringLiteral("<g id=\"%1\"><rect x=\"%3\" y=\"%4\" width=\"50\" height=\"70\" fill=\"%2\"/>%5</g>\n")
        .arg(id, colour.name())
        .arg(x)
        .arg(y)
        .arg(more)
        .toUtf8();
}

QByteArray inSvg(const QByteArray& body) {
    return "<?xml version=\"1.0\"?>\n<svg xmlns=\"http://www.w3.org/2000/svg\" "
           "xmlns:xlink=\"http://www.w3.org/1999/xlink\" width=\"800\" height=\"500\">\n" +
           body + "</svg>\n";
}

/// 24 cards and a back in plain colours, but for the element `left`; `more` within the jack of hearts.
QByteArray madeCards(const QString& left = {}, const QString& more = {}) {
    QByteArray body;
    int y = 0;
    for (const char* suit : {"club", "diamond", "heart", "spade"}) {
        int x = 0;
        for (const char* rank : {"1", "9", "10", "jack", "queen", "king"}) {
            const QString id = QStringLiteral("%1_%2").arg(QLatin1String(rank), QLatin1String(suit));
            if (id != left) body += madeRect(id, kMadeRed, x, y, id == QLatin1String("jack_heart") ? more : QString());
            x += 60;
        }
        y += 80;
    }
    return inSvg(body + (left == QLatin1String("back") ? QByteArray() : madeRect("back", kMadeBack, 0, 400)));
}

QByteArray gzipped(const QByteArray& text) {
    z_stream stream{};
    deflateInit2(&stream, 6, Z_DEFLATED, 16 + MAX_WBITS, 8, Z_DEFAULT_STRATEGY);
    QByteArray bytes(static_cast<qsizetype>(deflateBound(&stream, static_cast<uLong>(text.size()))), '\0');
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(text.data()));
    stream.avail_in = static_cast<uInt>(text.size());
    stream.next_out = reinterpret_cast<Bytef*>(bytes.data());
    stream.avail_out = static_cast<uInt>(bytes.size());
    deflate(&stream, Z_FINISH);
    bytes.resize(static_cast<qsizetype>(stream.total_out));
    deflateEnd(&stream);
    return bytes;
}

const QByteArray kIndex = "[KDE Backdeck]\nName=Made Deck\nName[de]=Gemacht\nSVG=made.svgz\nBack=Made\n";

/// A picture within a drawing, of one colour.
QByteArray pictureOf(const QSize& size, const char* more = "") {
    QImage image(size, QImage::Format_Mono);
    image.fill(0);
    QByteArray bytes;
    QBuffer file(&bytes);
    file.open(QIODevice::WriteOnly);
    image.save(&file, "PNG");
    return "<image " + QByteArray(more) + " xlink:href=\"data:image/png;base64," + bytes.toBase64() + "\"/>";
}

/// Elements each of which uses the one before `times` times, within the jack of hearts.
QByteArray uses(int levels, int times) {
    QByteArray body = "<defs><rect id=\"u0\" x=\"185\" y=\"165\" width=\"1\" height=\"1\"/>";
    for (int level = 1; level <= levels; ++level)
        body += "<g id=\"u" + QByteArray::number(level) + "\">" +
                QByteArray("<use xlink:href=\"#u" + QByteArray::number(level - 1) + "\"/>").repeated(times) + "</g>";
    return body + "</defs><use xlink:href=\"#u" + QByteArray::number(levels) + "\"/>";
}

} // namespace

class DecksTest : public QObject {
    Q_OBJECT
private slots:
    void init();
    void cleanup();
    void decksAreFoundAndRead();
    void aDrawingIsCleaned();
    void brokenDecksAreRefused_data();
    void brokenDecksAreRefused();
    void damagedDrawingsDoNoHarm();
    void theTableShowsADeck();
    void theSettingsListDecks();

private:
    QString folder(const QString& id) const { return m_folder->filePath("carddecks/" + id); }
    void put(const QString& id, const QString& name, const QByteArray& bytes) const {
        QVERIFY(QDir().mkpath(folder(id)));
        QFile file(folder(id) + '/' + name);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
    }
    void putDeck(const QString& id, const QByteArray& drawing, const QByteArray& index = kIndex) const {
        put(id, "index.desktop", index);
        put(id, "made.svgz", drawing);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    const QByteArray m_home = qgetenv("XDG_DATA_HOME"), m_dirs = qgetenv("XDG_DATA_DIRS");
};

/// The decks of this machine are none of the test's.
void DecksTest::init() {
    m_folder = std::make_unique<QTemporaryDir>();
    qputenv("XDG_DATA_HOME", QFile::encodeName(m_folder->path()));
    qputenv("XDG_DATA_DIRS", QFile::encodeName(m_folder->filePath("none")));
}

void DecksTest::cleanup() {
    qputenv("XDG_DATA_HOME", m_home);
    qputenv("XDG_DATA_DIRS", m_dirs);
}

void DecksTest::decksAreFoundAndRead() {
    QVERIFY(installedDecks().isEmpty());
    putDeck("packed", gzipped(madeCards()));
    putDeck("plain", madeCards("back"), "[KDE Backdeck]\nName=A Plain One\nSVG=made.svgz\n");
    put("nothing", "index.desktop", "[KDE Backdeck]\nName=No drawing\n");
    QVERIFY(QDir().mkpath(folder("empty")));
    const QList<CardDeck> decks = installedDecks();
    QCOMPARE(decks.size(), 2);
    QCOMPARE(decks[0].name, QString("A Plain One"));
    QCOMPARE(decks[1].id, QString("packed"));
    QCOMPARE(decks[1].name, QString("Made Deck"));
    const auto packed = readDeck("packed"), plain = readDeck("plain");
    QVERIFY2(packed, packed ? "" : qPrintable(sentence(packed.error())));
    for (const char* name : {"spades-14", "clubs-9", "clubs4-9", "hearts-12"}) {
        QVERIFY(packed->contains(name));
        QCOMPARE(packed->value(name).pixelColor(200, 280), kMadeRed);
    }
    QCOMPARE(packed->value("back").pixelColor(200, 280), kMadeBack);
    QVERIFY(plain);
    QVERIFY(!plain->contains("back"));
    QVERIFY(!readDeck("gone"));
    QVERIFY(!readDeck("../packed"));
}

/// What would run, move or read other files stays behind, with all within it.
void DecksTest::aDrawingIsCleaned() {
    const QByteArray bad = "<script>x</script><image xlink:href=\"/etc/passwd\"/><image href=\"a.png\"/><rect id=\"r\">"
                           "<animate attributeName=\"x\"/></rect><mask id=\"m\"><rect/></mask>"
                           "<image id=\"sketch\" xlink:href=\"data:image/svg+xml;base64," +
                           inSvg("<rect/>").toBase64() +
                           "\"/><image id=\"plain\" xlink:href=\"data:image/png,AAAA\"/>"
                           "<image href=\"data:image/png;base64,AAAA\" xlink:href=\"both.png\"/>"
                           "<use href=\"#r\" xlink:href=\"#twice\"/>" +
                           pictureOf({2, 2}, "id=\"own\"") + "<!-- words -->";
    const auto clean = cleanDrawing(inSvg(bad).toStdString());
    QVERIFY(clean);
    for (const char* gone :
         {"script", "passwd", "a.png", "animate", "mask", "sketch", "plain", "both.png", "twice", "words"})
        QVERIFY2(!clean->contains(gone), clean->constData());
    for (const char* kept : {"id=\"r\"", "id=\"own\"", "data:image"})
        QVERIFY2(clean->contains(kept), clean->constData());
}

void DecksTest::brokenDecksAreRefused_data() {
    QTest::addColumn<QByteArray>("drawing");
    QTest::addColumn<QByteArray>("index");
    QTest::addColumn<QString>("why");
    const auto row = [](const char* name, const QByteArray& drawing, const QString& why,
                        const QByteArray& index = kIndex) { QTest::newRow(name) << drawing << index << why; };
    const auto names = [](const QByteArray& file) { return "[KDE Backdeck]\nName=x\nSVG=" + file + '\n'; };
    row("no card", madeCards("queen_spade"), "queen_spade");
    row("a card that draws nothing", madeCards("queen_spade").replace("</svg>", "<g id=\"queen_spade\"/></svg>"),
        "queen_spade");
    row("a card of another shape",
        madeCards("9_club").replace("</svg>", "<rect id=\"9_club\" width=\"900\" height=\"9\"/></svg>"), "9_club");
    row("words", "Here is no drawing.", "no SVG file");
    row("nothing", "", "no SVG file");
    row("another root", "<html><svg/></html>", "no SVG file");
    row("cut off", gzipped(madeCards()).left(200), "damaged");
    row("half of it", madeCards().left(700), "no SVG file");
    row("much when unpacked", gzipped(madeCards() + QByteArray(70 << 20, ' ')), "64 MB");
    row("too large", QByteArray(17 << 20, ' '), "16777216");
    row("a large index", madeCards(), "65536", kIndex + QByteArray(70'000, '#'));
    row("another folder", madeCards(), "names no drawing", names("../good/made.svgz"));
    row("a path", madeCards(), "names no drawing", names("/etc/passwd"));
    row("no name", madeCards(), "names no drawing", names(""));
    row("a file that is not there", madeCards(), "gone.svg", names("gone.svg"));
    row("itself", madeCards({}, "<g id=\"a\"><use xlink:href=\"#a\"/></g>"), "too many parts");
    row("each other", madeCards({}, "<g id=\"a\"><use xlink:href=\"#b\"/></g><g id=\"b\"><use xlink:href=\"#a\"/></g>"),
        "too many parts");
    row("ten million uses", madeCards({}, uses(7, 10)), "too many parts");
    row("a long chain of uses", madeCards({}, uses(5000, 1)), "too many parts");
    row("deep", madeCards({}, QString("<g>").repeated(300) + QString("</g>").repeated(300)), "too many parts");
    row("large pictures", inSvg(pictureOf({6000, 6000}).repeated(2)), "too many parts");
    row("many elements", madeCards({}, QString("<g/>").repeated(500'000)), "too many parts");
    row("a word that is said too often",
        "<!DOCTYPE svg [<!ENTITY a \"" + QByteArray(4000, 'a') + "\">]><svg><text>" +
            QByteArray("&a;").repeated(20'000) + "</text></svg>",
        "too many parts");
    row("long before the root", "<!DOCTYPE svg [<!--" + QByteArray(70'000, ' ') + "-->]><svg/>", "no SVG file");
    row("a word that doubles itself",
        "<!DOCTYPE svg [<!ENTITY a \"aaaaaaaaaa\"><!ENTITY b \"&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;\"><!ENTITY c "
        "\"&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;\"><!ENTITY d "
        "\"&c;&c;&c;&c;&c;&c;&c;&c;&c;&c;\">]><svg><text>&d;</text></svg>",
        "no SVG file");
}

void DecksTest::brokenDecksAreRefused() {
    QFETCH(const QByteArray, drawing);
    QFETCH(const QByteArray, index);
    QFETCH(const QString, why);
    putDeck("good", madeCards());
    putDeck("broken", drawing, index);
    const auto read = readDeck("broken");
    QVERIFY(!read);
    const QString said = sentence(read.error());
    QVERIFY2(said.contains(why), qPrintable(said));
    QVERIFY2(said.startsWith("The card deck broken can’t be used: ") &&
                 said.endsWith(". Hilltop’s own cards are shown."),
             qPrintable(said));
    QVERIFY(QFile::remove(folder("broken") + "/made.svgz"));
    QVERIFY(QFile::link(folder("good") + "/made.svgz", folder("broken") + "/made.svgz"));
    QVERIFY(!readDeck("broken")); // no link either
}

/// Bytes changed, cut out or doubled: whatever comes of it, each deck is whole or refused.
void DecksTest::damagedDrawingsDoNoHarm() {
    const QByteArray plain = madeCards({}, uses(3, 4)), packed = gzipped(plain);
    std::mt19937 random(20);
    int refused = 0;
    const int turns = kSanitized ? 60 : 200;
    for (int turn = 0; turn < turns; ++turn) {
        QByteArray bytes = turn % 3 == 0 ? packed : plain;
        const auto at = [&] { return static_cast<qsizetype>(random() % static_cast<unsigned>(bytes.size())); };
        for (int change = 0; change < 1 + turn % 3; ++change) {
            const qsizetype place = at();
            const auto digit =
                std::find_if(bytes.cbegin() + place, bytes.cend(), [](char one) { return one >= '0' && one <= '9'; }) -
                bytes.cbegin();
            switch (random() % 4) {
            case 0:
                bytes.remove(place, 1 + turn);
                break;
            case 1:
                bytes.insert(place, bytes.mid(at(), 40));
                break;
            case 2:
                bytes.insert(digit, random() % 2 == 0 ? "-1e30" : "1e30");
                break;
            default:
                bytes.replace(digit, 1, QByteArray::number(random() % 1000));
                break;
            }
        }
        putDeck("damaged", bytes);
        const auto read = readDeck("damaged");
        refused += read ? 0 : 1;
        if (read) QVERIFY(read->size() >= 48);
    }
    QVERIFY2(refused > 5 && refused < turns, qPrintable(QString::number(refused)));
}

/// At once, back to our own at once, and our own where it cannot be used.
void DecksTest::theTableShowsADeck() {
    putDeck("shown", gzipped(madeCards()));
    putDeck("bad", "no drawing");
    Desk desk("euchre");
    desk.start(0);
    desk.waitForMe();
    const auto faces = [&](const QString& begins) {
        int count = 0;
        for (const QQuickItem* item : desk.items())
            count += item->isVisible() && item->property("deck").isValid() && item->property("ground").isValid() &&
                             item->property("source").toUrl().toString().contains(begins)
                         ? 1
                         : 0;
        return count;
    };
    QVERIFY(faces("cards/") > 0);
    QCOMPARE(faces("image://deck/"), 0);
    desk.settings.set<QString>(kDeckKey, "shown");
    QTRY_VERIFY(faces("image://deck/") > 0);
    const QRect mine = desk.page->view()->handArea();
    const QImage table = desk.page->view()->grabImage();
    int red = 0;
    for (int x = mine.left(); x < mine.right(); ++x)
        red += table.pixelColor(x, mine.center().y()) == kMadeRed ? 1 : 0;
    QVERIFY(red > mine.width() / 4);
    QSignalSpy refused(&CardDecks::instance(), &CardDecks::refused);
    desk.settings.set<QString>(kDeckKey, "bad");
    QTRY_COMPARE(refused.size(), 1);
    QVERIFY(refused[0][1].toString().contains("bad"));
    QTRY_COMPARE(faces("image://deck/"), 0);
    QVERIFY(faces("cards/") > 0);
    desk.settings.set<QString>(kDeckKey, "shown");
    QTRY_VERIFY(faces("image://deck/") > 0);
    desk.settings.set<QString>(kDeckKey, {});
    QCOMPARE(faces("image://deck/"), 0);

    TableDrawing other; // a game whose cards no deck has
    other.setGame(find_game("pazaak")->info());
    other.setDeck("image://deck/1/");
    QCOMPARE(other.deck(), QString());
    other.setGame(find_game("euchre")->info());
    QCOMPARE(other.deck(), QString("image://deck/1/"));
}

void DecksTest::theSettingsListDecks() {
    const auto boxOf = [](SettingsDialog& dialog) {
        const auto boxes = dialog.findChildren<QComboBox*>();
        return *std::find_if(boxes.begin(), boxes.end(), [](auto* b) { return b->accessibleName() == "Card deck"; });
    };
    const auto says = [](SettingsDialog& dialog, const QString& words) {
        const auto labels = dialog.findChildren<TextLabel*>();
        return std::any_of(labels.begin(), labels.end(), [&](auto* label) { return label->text().contains(words); });
    };
    Settings settings(m_folder->filePath("hilltop.ini"));
    Shortcuts shortcuts(settings);
    {
        SettingsDialog dialog(settings, shortcuts);
        QCOMPARE(boxOf(dialog)->count(), 1);
    }
    putDeck("listed", madeCards());
    putDeck("wrong", "no drawing", "[KDE Backdeck]\nName=Wrong\nSVG=made.svgz\n");
    SettingsDialog dialog(settings, shortcuts);
    QComboBox* box = boxOf(dialog);
    QCOMPARE(box->count(), 3);
    QCOMPARE(box->itemText(1), QString("Made Deck"));
    box->setCurrentIndex(2);
    QTRY_VERIFY(says(dialog, "The card deck wrong can’t be used"));
    box->setCurrentIndex(1);
    QVERIFY(!says(dialog, "can’t be used"));
    QVERIFY(settings.get<QString>(kDeckKey, {}).isEmpty());
    dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Apply)->click();
    QCOMPARE(settings.get<QString>(kDeckKey, {}), QString("listed"));
    QVERIFY(QDir(folder("listed")).removeRecursively());
    SettingsDialog later(settings, shortcuts); // what was chosen stays chosen
    QCOMPARE(boxOf(later)->currentText(), QString("listed (not installed)"));
    later.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Apply)->click();
    QCOMPARE(settings.get<QString>(kDeckKey, {}), QString("listed"));
}

HILLTOP_TEST(DecksTest)
#include "decks_test.moc"
