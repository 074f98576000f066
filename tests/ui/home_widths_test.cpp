// SPDX-License-Identifier: GPL-3.0-or-later
// The start page in windows of every width: nothing is cut, nothing covers anything else, and every game says what it
// is about, in all languages.
#include "home/game_card.h"
#include "shell/home_words.h"
#include "support/test.h"
#include "text_reader.h"

#include <QAbstractButton>
#include <QScrollArea>
#include <QScrollBar>

using namespace hilltop;

namespace {

constexpr int kAround = 98; ///< menus, bar and status line of a window

ContinueItem waiting(const char* id) {
    return {id, QStringLiteral("cards"), QStringLiteral("Pazaak"), QStringLiteral("Decision 4"), "Replay", -1};
}

/// As after some weeks of playing.
void fill(HomePage& home) {
    home.setGames(homeGames());
    home.setGoals({waiting("one"), waiting("two"), waiting("three")});
    home.setContinueItems({waiting("one"), waiting("two")});
    RecentMatch match{"1", "Pazaak", "against Careful", "3 – 1", "Won", true, "yesterday", true};
    match.accuracy = "84.2";
    home.setRecentMatches(std::vector<RecentMatch>(12, match));
    home.setDailyDeals(dailyTitle(20261126), dailyDeals({}), "12 deals, 3 days");
    const QColor hue(Qt::darkGreen);
    home.setResults({}, {{"Pazaak", hue, {1500, 1520, 1490}, "1,490", "85", "+18", 1}});
}

class Widths {
public:
    explicit Widths(const QString& language)
        : m_words(language) {
        fill(m_home);
        m_home.show();
    }

    /// What is wrong with the page in a window of that size, in words.
    QStringList wrongAt(int width, int height) {
        m_home.resize(width, height - kAround);
        if (!layOut(m_home)) return {"it never rests"};
        QStringList wrong;
        const auto* scroll = m_home.findChild<QScrollArea*>();
        if (const int beyond = scroll->horizontalScrollBar()->maximum(); beyond > 0)
            wrong << QString("%1 px beyond the edge").arg(beyond);
        if (m_home.isLeftToRight()) // the reader takes the space at the end of a line for ink that is cut
            for (const CutText& cut : m_reader.cutIn(m_home))
                wrong << "cut: " + cut.told();
        for (const GameCard* card : m_home.findChildren<GameCard*>())
            if (!card->line()->isVisible()) wrong << card->gameId() + " says nothing";
        wrong += covered();
        for (QString& words : wrong)
            words.prepend(QString("%1x%2: ").arg(width).arg(height));
        return wrong;
    }

private:
    QStringList covered() const {
        std::vector<std::pair<QString, QRect>> places;
        for (const QWidget* widget : m_home.findChildren<QWidget*>()) {
            const auto* label = qobject_cast<const QLabel*>(widget);
            const auto* button = qobject_cast<const QAbstractButton*>(widget);
            const bool picture = qobject_cast<const GamePicture*>(widget) != nullptr;
            if (!widget->isVisible() || (!picture && button == nullptr && label == nullptr)) continue;
            const QString name = label != nullptr ? label->text() : button != nullptr ? button->text() : "picture";
            places.emplace_back(name, QRect(widget->mapTo(&m_home, QPoint()), widget->size()));
        }
        QStringList found;
        for (std::size_t i = 0; i < places.size(); ++i)
            for (std::size_t k = i + 1; k < places.size(); ++k)
                if (places[i].second.intersects(places[k].second))
                    found << places[i].first + " covers " + places[k].first;
        return found;
    }

    WithoutEllipses m_words;
    TextReader m_reader;
    HomePage m_home;
};

} // namespace

class HomeWidthsTest : public QObject {
    Q_OBJECT
private slots:
    void everyWidth() {
        Widths page("en");
        QStringList wrong;
        for (int width = 960; width <= 2560; width += 20)
            wrong += page.wrongAt(width, width * 5 / 8);
        for (int width = 1400; width <= 1560; width += 10) // where the games get a row of their own
            wrong += page.wrongAt(width, 1000);
        for (int width = 960; width <= 1920; width += 120)
            wrong += page.wrongAt(width, 640);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join('\n')));
    }

    void everyLanguage_data() {
        QTest::addColumn<QString>("language");
        for (const QString& code : languageCodes())
            QTest::newRow(qPrintable(code)) << code;
    }
    void everyLanguage() {
        QFETCH(const QString, language);
        Widths page(language);
        QStringList wrong;
        for (const QSize size : {QSize(960, 640), {1280, 800}, {1440, 900}, {1510, 1000}, {1600, 900}, {1920, 1080}})
            wrong += page.wrongAt(size.width(), size.height());
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join('\n')));
    }

    /// A small card grows with its words: tall letters, as of Japanese, or long sentences need not fit a drawn height.
    void tallWordsAreShown() {
        HomePage home;
        std::vector<HomeGame> games = homeGames();
        games.back().line = "Many words that say what this is about. ";
        games.back().line += games.back().line + games.back().line;
        home.setGames(games);
        home.resize(960, 640 - kAround);
        home.show();
        QVERIFY(layOut(home));
        const auto cards = home.findChildren<GameCard*>();
        for (const GameCard* card : cards) {
            QVERIFY2(card->line()->isVisible(), qPrintable(card->gameId()));
            QCOMPARE(card->height(), cards.front()->height());
            QCOMPARE(card->width(), cards.front()->width());
        }
        QVERIFY(cards.back()->line()->height() >= cards.back()->line()->heightForWidth(cards.back()->line()->width()));
    }
};

HILLTOP_TEST(HomeWidthsTest)
#include "home_widths_test.moc"
