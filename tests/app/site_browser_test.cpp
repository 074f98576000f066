// SPDX-License-Identifier: GPL-3.0-or-later
// The site of a hill in Chromium, opened from the disk. It earns its seconds: no validator sees a script that fails, a
// page that is wider than a phone, or a bot's name that runs.
#include "browser.h"
#include "program.h"
#include "support/built.h"
#include "support/test.h"

#include <QDir>
#include <QRegularExpression>
#include <QtTest>

using namespace hilltop;

namespace {

const QString kScript = QStringLiteral("<script>document.title='run'</script><img src=x onerror=document.title='run'>");

} // namespace

class SiteBrowserTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder{QDir::tempPath() + QStringLiteral("/hilltop-browser-XXXXXX")};
    QString path(const QString& name) const { return m_folder.filePath(name); }

private Q_SLOTS:
    void initTestCase() {
        if (Browser::program().isEmpty()) QSKIP("needs Chromium (package chromium)");
        const QString hill = path("x.hhill");
        const QList<QStringList> steps{
            {"hill", "new", hill, "--game", "rps", "--matches", "20", "--seed", "7", "--duplicate"},
            {"hill", "add", hill, "simple", "odds", "js:" + sourceFile("resources/rps/bots/pairs.js"), "--no-trial"},
            {"hill", "add", hill, "novice", "--name", kScript, "--author", kScript, "--no-trial"},
            {"hill", "run", hill},
            {"hill", "site", hill, "--out", path("site"), "--title", kScript}};
        for (const QStringList& step : steps) {
            const Outcome done = run(step);
            QVERIFY2(done.code == 0, done.err.constData());
        }
        QVERIFY(!QDir(path("site/matches")).entryList({"*.html"}).isEmpty());
    }

    void pagesWorkFromTheDisk() {
        Browser browser;
        QVERIFY(browser.ready());
        QDir bots(path("site/bots")), matches(path("site/matches"));
        QStringList pages{path("site/index.html"), matches.filePath(matches.entryList({"*.html"}).first())};
        for (const QString& bot : bots.entryList({"*.html"}))
            pages += bots.filePath(bot);
        const QString pictures = qEnvironmentVariable("HILLTOP_LOOK");
        for (const bool dark : {false, true})
            for (const QSize screen : {QSize(360, 740), QSize(1280, 800)}) {
                browser.look(screen, dark);
                for (const QString& page : pages) {
                    browser.open(page);
                    const QString shown = page.mid(path("site/").size()) + (dark ? " dark " : " light ") +
                                          QString::number(screen.width());
                    QVERIFY2(browser.becomes("document.body.innerText.length > 100"), qPrintable(shown));
                    const int over = browser
                                         .value("document.documentElement.scrollWidth - "
                                                "document.documentElement.clientWidth") // without a scroll bar
                                         .toInt();
                    QVERIFY2(over == 0, qPrintable(QString("%1: %2 too wide").arg(shown).arg(over)));
                    QVERIFY2(browser.value("matchMedia('(prefers-color-scheme: dark)').matches").toBool() == dark,
                             qPrintable(shown));
                    QVERIFY2(browser.value("document.title").toString() != "run", qPrintable(shown));
                    if (!pictures.isEmpty())
                        browser.save_picture(pictures + '/' + QString(shown).replace('/', '-') + ".png");
                }
            }
        QVERIFY2(browser.complaints().isEmpty(), qPrintable(browser.complaints().join('\n')));
    }

    void itSpeaksTheReadersLanguage() {
        Browser browser;
        QVERIFY(browser.ready());
        browser.look({1280, 800}, false);
        const auto text = [&](const char* selector) {
            return browser.value(QString("document.querySelector(\"%1\").textContent").arg(selector)).toString();
        };
        const auto heads = [&] {
            return browser
                .value("[...document.querySelectorAll('#standings + * th[scope=col]')].slice(0, 6)"
                       ".map(one => one.textContent).join()")
                .toString();
        };
        browser.speak("de-AT,en");
        browser.open(path("site/index.html"));
        QVERIFY2(heads().startsWith("Rang,Bot,") && heads().endsWith("Partien,Gewonnen,Unentschieden"),
                 qPrintable(heads()));
        QCOMPARE(text("#standings"), QString("Tabelle"));
        QCOMPARE(browser.value("document.documentElement.lang").toString(), QString("de"));
        QVERIFY2(text(".leader").contains(" führt. Wahrscheinlichkeit, dass "), qPrintable(text(".leader")));
        const QString cells = text("#standings + * tbody");
        QVERIFY2(cells.contains(QRegularExpression("\\d,\\d+ %")) && !cells.contains(QRegularExpression("\\d\\.\\d %")),
                 qPrintable(cells));
        QVERIFY2(text("time").contains(QRegularExpression("\\d\\d\\.\\d\\d\\.\\d{4}")), qPrintable(text("time")));

        // Another one is kept for the next page, and turns it round.
        const QString choose = "(menu => { menu.value = '%1'; menu.dispatchEvent(new Event('change')); })"
                               "(document.querySelector('.language'))";
        browser.value(choose.arg("he"));
        QCOMPARE(browser.value("document.documentElement.dir").toString(), QString("rtl"));
        QDir matches(path("site/matches"));
        const QString match = matches.filePath(matches.entryList({"*.html"}).first());
        browser.open(match);
        QVERIFY(browser.becomes("document.querySelector('.moves') !== null"));
        QCOMPARE(browser.value("document.documentElement.dir").toString(), QString("rtl"));
        QCOMPARE(browser.value("document.querySelector('.summary').lang").toString(), QString("en"));
        QCOMPARE(browser.value("document.querySelector('.moves').lang").toString(), QString());
        browser.value(choose.arg("fr"));
        QVERIFY(browser.becomes("document.documentElement.lang === 'fr' && document.querySelector('.moves') !== null"));
        QCOMPARE(browser.value("document.querySelectorAll('.controls button')[2].title").toString(),
                 QString("Suivant (Right)"));
        QVERIFY(browser.becomes("document.querySelector('.moves').textContent.includes('Choix 1')"));
        browser.open(path("site/index.html"));
        QCOMPARE(text("h2"), QString("Classement"));
        browser.value(choose.arg("en"));
        QVERIFY2(heads().startsWith("Place,Bot,Range,Matches,Won,Drawn"), qPrintable(heads()));
        QVERIFY2(browser.complaints().isEmpty(), qPrintable(browser.complaints().join('\n')));
    }

    /// A click on a column's title sorts by it, another one the other way, also where numbers are written otherwise.
    void columnsSort() {
        Browser browser;
        QVERIFY(browser.ready());
        browser.look({1280, 800}, false);
        for (const char* const language : {"en", "de"}) {
            browser.speak(language);
            browser.open(path("site/index.html"));
            const auto click = [&](int column) {
                browser.value(
                    QString("document.querySelectorAll('#standings + * thead button')[%1].click()").arg(column));
            };
            const auto cells = [&](int column) {
                return browser
                    .value(QString("[...document.querySelectorAll('#standings + * tbody tr')].map("
                                   "row => row.cells[%1].textContent).join('|')")
                               .arg(column))
                    .toString()
                    .split('|');
            };
            const QStringList places = cells(0);
            click(1);
            QStringList names = cells(1);
            const QString order =
                browser
                    .value("[...document.querySelectorAll('#standings + * tbody th')].map(one => one.textContent)"
                           ".sort((a, b) => a.localeCompare(b)).join('|')")
                    .toString();
            QCOMPARE(names.join('|'), order);
            click(1);
            std::reverse(names.begin(), names.end());
            QCOMPARE(cells(1), names);
            QCOMPARE(browser
                         .value("document.querySelector('#standings + * [aria-sort=descending]').textContent"
                                " === document.querySelectorAll('#standings + * thead button')[1].textContent")
                         .toBool(),
                     true);
            click(4); // won: many first
            QList<int> won;
            for (const QString& cell : cells(4))
                won << cell.toInt();
            QVERIFY(std::is_sorted(won.begin(), won.end(), std::greater()) && won.first() > won.last());
            click(0);
            QCOMPARE(cells(0), places);
        }
        QVERIFY2(browser.complaints().isEmpty(), qPrintable(browser.complaints().join('\n')));
    }

    /// The forms of these languages are no translations: they cannot be taken for each other.
    void pluralsFollowTheNumber() {
        QString lines;
        for (const int count : {0, 1, 3, 5, 22, 1234})
            lines +=
                QString("<p data-t=\"%n bee(s) of %1\" data-n=%2><bdi>us</bdi></p>").arg("%1", QString::number(count));
        write(path("site/plurals.html"),
              "<!DOCTYPE html><html lang=en><body><header></header>" + lines.toUtf8() +
                  "<script src=languages.js></script><script>"
                  "hilltopLanguages.pl['%n bee(s) of %1'] = ['%1 one %n', '%1 few %n', '%1 many %n'];"
                  "hilltopLanguages.fr['%n bee(s) of %1'] = ['one %n', 'other %n'];"
                  "hilltopLanguages.ja['%n bee(s) of %1'] = ['all %n'];</script><script src=site.js></script>");
        Browser browser;
        QVERIFY(browser.ready());
        const auto shown = [&](const char* language) {
            browser.speak(language);
            browser.open(path("site/plurals.html"));
            return browser.value("[...document.querySelectorAll('p')].map(one => one.textContent).join('|')")
                .toString();
        };
        QCOMPARE(shown("pl"), QString("us many 0|us one 1|us few 3|us many 5|us few 22|us few 1234"));
        QCOMPARE(shown("fr").replace(QChar(0x202f), ' '), QString("one 0|one 1|other 3|other 5|other 22|other 1 234"));
        QCOMPARE(shown("ja"), QString("all 0|all 1|all 3|all 5|all 22|all 1,234"));
        QFile::remove(path("site/plurals.html"));
    }

    void withoutScriptItIsEnglishAndWhole() {
        Browser browser;
        QVERIFY(browser.ready());
        browser.speak("de");
        browser.run_scripts(false);
        browser.open(path("site/index.html"));
        const QString bare = browser.value("document.body.innerText").toString();
        browser.run_scripts(true);
        browser.speak("en");
        browser.open(path("site/index.html"));
        QVERIFY(browser.becomes("document.querySelector('.language') !== null"));
        browser.value("document.querySelector('.language').remove()");
        const QString scripted = browser.value("document.body.innerText").toString();
        QVERIFY2(bare.contains("Standings"), qPrintable(bare));
        QCOMPARE(bare.simplified(), scripted.simplified());
        QVERIFY(!bare.contains('%' + QString("1")) && !bare.contains("%n"));
    }

    /// A number of the crosstable leads to what the two played, and from there to a match that steps.
    void aCellLeadsToAMatch() {
        Browser browser;
        QVERIFY(browser.ready());
        browser.look({1280, 800}, false);
        browser.open(path("site/index.html"));
        browser.value("document.querySelector('.cross td a').click()");
        QVERIFY(browser.becomes("document.querySelector('tr:target a[href^=\"../matches/\"]') !== null"));
        browser.value("document.querySelector('tr:target a[href^=\"../matches/\"]').click()");
        const QString step = "document.querySelector('input[type=range]')";
        QVERIFY(browser.becomes(step + " !== null && " + step + ".value === '0'"));
        browser.value("document.querySelectorAll('.controls button')[2].click()");
        QVERIFY(browser.becomes(step + ".value === '1'"));
        QVERIFY(browser.value("document.querySelectorAll('.felt use').length").toInt() > 0);
        QVERIFY2(browser
                     .value("[...document.querySelectorAll('.felt use')].every("
                            "one => document.querySelector(one.getAttribute('href')) !== null)")
                     .toBool(),
                 "a card without its drawing");
        browser.value("document.querySelector('nav a').click()");
        QVERIFY(browser.becomes("document.querySelector('#standings') !== null"));
        QVERIFY2(browser.complaints().isEmpty(), qPrintable(browser.complaints().join('\n')));
    }
};

HILLTOP_TEST(SiteBrowserTest)
#include "site_browser_test.moc"
