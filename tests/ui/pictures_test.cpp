// SPDX-License-Identifier: GPL-3.0-or-later
// The tables as pictures, compared with those in tests/games/<game>, with tolerance: fonts are hinted differently here
// and there. HILLTOP_WRITE_PICTURES=1 writes them anew; look at every one before it is kept.
#include "desk.h"
#include "replay/replay_page.h"
#include "support/test.h"

#include <QDir>
#include <QImage>

#include <algorithm>
#include <cstdlib>

using namespace hilltop;

namespace {

constexpr QSize kSize(960, 560), kKept(320, 187);
/// Of 255, mean over all pixels and colours; a table without its cards is off by ten and more.
constexpr double kMean = 3.0;
/// A pixel is another one if a colour is off by so much; so many of a hundred may be.
constexpr int kOther = 48;
constexpr double kOthers = 2.5;

struct Difference {
    double mean = 0;
    double others = 0; ///< percent
};

Difference difference(const QImage& one, const QImage& other) {
    Difference found;
    qint64 sum = 0;
    int others = 0;
    for (int y = 0; y < one.height(); ++y) {
        for (int x = 0; x < one.width(); ++x) {
            const QRgb a = one.pixel(x, y), b = other.pixel(x, y);
            const int off[] = {std::abs(qRed(a) - qRed(b)), std::abs(qGreen(a) - qGreen(b)),
                               std::abs(qBlue(a) - qBlue(b))};
            sum += off[0] + off[1] + off[2];
            others += *std::max_element(off, off + 3) > kOther;
        }
    }
    const double pixels = static_cast<double>(one.width()) * one.height();
    found.mean = static_cast<double>(sum) / pixels / 3;
    found.others = 100.0 * others / pixels;
    return found;
}

} // namespace

class PicturesTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void tables_data();
    void tables();
};

void PicturesTest::initTestCase() {
    QFont font(QStringLiteral("DejaVu Sans")); // the one font that Debian's package of the program brings along
    font.setPixelSize(14);
    QApplication::setFont(font);
}

void PicturesTest::tables_data() {
    QTest::addColumn<QString>("id");
    QTest::addColumn<bool>("dark");
    for (const GameEntry* game : games()) {
        for (const bool dark : {false, true})
            QTest::addRow("%s-%s", game->info().id, dark ? "dark" : "light")
                << QString::fromUtf8(game->info().id) << dark;
    }
}

void PicturesTest::tables() {
    QFETCH(QString, id);
    QFETCH(bool, dark);
    Desk desk(id.toUtf8().constData());
    desk.theme.setAppearance(dark ? Appearance::Dark : Appearance::Light);
    const GameEntry& game = desk.game;
    const std::vector<std::string> bots(static_cast<std::size_t>(game.info().default_seats),
                                        game.bots()[game.bots().size() / 2].id);
    const auto record = play_record(game, default_values(game.rules()), {20261121, 3, 3}, bots);
    QVERIFY(record);
    ReplayPage page(desk.settings, desk.theme);
    QVERIFY(page.open({*record}, {}, 0));
    page.setView(0);
    page.goTo(page.positions() / 2);
    TableView* table = page.table();
    table->setParent(nullptr);
    table->resize(kSize);
    table->show();
    QVERIFY(QTest::qWaitForWindowExposed(table));
    QTest::qWait(100);
    const QImage now = table->grabImage()
                           .convertToFormat(QImage::Format_RGB32)
                           .scaled(kKept, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    table->setParent(&page);

    const QString name = QStringLiteral("%1.png").arg(QLatin1String(QTest::currentDataTag()));
    const QString file = QStringLiteral(HILLTOP_SOURCE_DIR "/tests/games/%1/%2.png").arg(id, dark ? "dark" : "light");
    if (qEnvironmentVariableIsSet("HILLTOP_WRITE_PICTURES")) {
        QVERIFY(now.save(file, "PNG"));
        return;
    }
    const QImage kept = QImage(file).convertToFormat(QImage::Format_RGB32);
    QVERIFY2(!kept.isNull(), qPrintable(file + " is missing"));
    QCOMPARE(kept.size(), now.size());
    const Difference found = difference(now, kept);
    if (found.mean > kMean || found.others > kOthers) {
        now.save(QDir::current().filePath(name));
        QFAIL(
            qPrintable(QStringLiteral("%1 differs by %2 on average, %3 %% of its pixels are others; the new one is %4")
                           .arg(name)
                           .arg(found.mean, 0, 'f', 2)
                           .arg(found.others, 0, 'f', 2)
                           .arg(QDir::current().filePath(name))));
    }
}

HILLTOP_TEST(PicturesTest)
#include "pictures_test.moc"
