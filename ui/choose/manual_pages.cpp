// SPDX-License-Identifier: GPL-3.0-or-later
#include "choose/manual_pages.h"

#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocale>
#include <QRegularExpression>

#include <optional>

namespace hilltop {
namespace {

const QString kContents = QStringLiteral(":/manual/contents.json");
const QString kGames = QStringLiteral("*games*"); ///< in the contents: one page a game

/// "_de_DE", "_de": what the names of files in the languages of the window end with, the best first.
QStringList languageEndings() {
    QStringList endings;
    for (const QString& language : QLocale().uiLanguages())
        endings << QLatin1Char('_') + QString(language).replace(QLatin1Char('-'), QLatin1Char('_'));
    return endings;
}

QString stemOf(const QString& id) {
    const QString page = QStringLiteral(":/manual/%1").arg(id);
    return QFile::exists(page + QStringLiteral(".md")) ? page : QStringLiteral(":/%1/rules").arg(id);
}

QString markdownIn(const QString& name) {
    QFile file(name);
    if (!file.open(QIODevice::ReadOnly)) return {};
    const QString text = QString::fromUtf8(file.readAll());
    // The licence line is for readers of the source.
    return text.startsWith(QLatin1String("<!--")) ? text.mid(text.indexOf(QLatin1String("-->")) + 3).trimmed() : text;
}

/// The translation next to a file, "<stem>_de.md".
std::optional<QString> inLanguage(const QString& stem) {
    const QStringList endings = languageEndings();
    for (const QString& ending : endings)
        if (QString text = markdownIn(stem + ending + QStringLiteral(".md")); !text.isEmpty()) return text;
    return {};
}

/// Without marks, links and pictures, as it is read.
QString lineText(QString line) {
    static const QRegularExpression picture(QStringLiteral("!\\[[^\\]]*\\]\\([^)]*\\)"));
    static const QRegularExpression link(QStringLiteral("\\[([^\\]]*)\\]\\([^)]*\\)"));
    static const QRegularExpression escaped(QStringLiteral("\\\\([^\\w\\s])"));
    line.remove(picture).replace(link, QStringLiteral("\\1"));
    line.remove(QStringLiteral("**")).remove(QLatin1Char('`'));
    static const QRegularExpression emphasis(QStringLiteral("(?<![\\w*])\\*([^*\\s](?:[^*]*[^*\\s])?)\\*(?![\\w*])"));
    line.replace(emphasis, QStringLiteral("\\1"));
    return line.replace(escaped, QStringLiteral("\\1"));
}

/// The steps of a guide: the words, and in braces what they speak of.
QList<QRegularExpressionMatch> guideItems(const QString& gameId) {
    static const QRegularExpression item(QStringLiteral("^\\d+\\. (.*?)(?: \\{(.*)\\})?$"));
    const QString text = inLanguage(QStringLiteral(":/%1/guide").arg(gameId))
                             .value_or(markdownIn(QStringLiteral(":/%1/guide.md").arg(gameId)));
    QList<QRegularExpressionMatch> items;
    for (const QString& line : text.split(QLatin1Char('\n')))
        if (const auto match = item.match(line); match.hasMatch()) items << match;
    return items;
}

/// What a step speaks of, or what leaves it.
QStringList itemsOf(const QRegularExpressionMatch& step, bool deeds) {
    QStringList items = step.captured(2).split(QLatin1String(", "), Qt::SkipEmptyParts);
    items.removeIf([deeds](const QString& item) { return item.startsWith(QLatin1Char('!')) != deeds; });
    return items;
}

} // namespace

std::vector<ManualGroup> manualGroups(const QStringList& gameIds) {
    QFile file(kContents);
    if (!file.open(QIODevice::ReadOnly)) return {};
    const QStringList endings = languageEndings();
    std::vector<ManualGroup> groups;
    const QJsonArray all = QJsonDocument::fromJson(file.readAll()).object()[QLatin1String("groups")].toArray();
    for (const QJsonValue& one : all) {
        const QJsonObject object = one.toObject();
        ManualGroup group{object[QLatin1String("title")].toString(), {}};
        for (auto ending = endings.rbegin(); ending != endings.rend(); ++ending)
            group.title = object[QLatin1String("title") + *ending].toString(group.title);
        for (const QJsonValue& page : object[QLatin1String("pages")].toArray())
            group.pages << (page.toString() == kGames ? gameIds : QStringList{page.toString()});
        groups.push_back(std::move(group));
    }
    return groups;
}

QStringList guideSteps(const QString& gameId) {
    QStringList steps;
    for (const QRegularExpressionMatch& step : guideItems(gameId))
        steps << step.captured(1);
    return steps;
}

QList<QStringList> guidePlaces(const QString& gameId) {
    QList<QStringList> places;
    for (const QRegularExpressionMatch& step : guideItems(gameId))
        places << itemsOf(step, false);
    return places;
}

QStringList guideDeeds(const QString& gameId) {
    QStringList deeds;
    for (const QRegularExpressionMatch& step : guideItems(gameId))
        deeds << itemsOf(step, true).value(0);
    return deeds;
}

ManualPage manualPage(const QString& id) {
    const QString stem = stemOf(id);
    if (auto text = inLanguage(stem)) return {*text, true};
    const QString spoken = QLocale().uiLanguages().value(0);
    return {manualOriginal(id), spoken == QLatin1String("C") || spoken.startsWith(QLatin1String("en"))};
}

QString manualOriginal(const QString& id) {
    return markdownIn(stemOf(id) + QStringLiteral(".md"));
}

QStringList manualHeadings(const QString& markdown) {
    QStringList headings;
    bool code = false;
    for (const QString& line : markdown.split(QLatin1Char('\n'))) {
        if (line.startsWith(QLatin1String("```"))) code = !code;
        static const QRegularExpression heading(QStringLiteral("^#{1,6} +(.*?) *$"));
        if (const auto match = heading.match(line); !code && match.hasMatch()) headings << lineText(match.captured(1));
    }
    return headings;
}

QString manualAnchor(const QString& heading) {
    QString anchor;
    for (const QChar letter : heading.toLower()) {
        if (letter.isLetterOrNumber() || letter == QLatin1Char('-') || letter == QLatin1Char('_'))
            anchor += letter;
        else if (letter == QLatin1Char(' '))
            anchor += QLatin1Char('-');
    }
    return anchor;
}

int manualHeading(const QString& id, const QString& anchor) {
    for (const QString& text : {manualPage(id).markdown, manualOriginal(id)}) {
        const QStringList headings = manualHeadings(text);
        for (int i = 0; i < headings.size(); ++i)
            if (manualAnchor(headings[i]) == anchor) return i;
    }
    return -1;
}

QString manualPageOf(const QUrl& link) {
    if (!link.isRelative()) return {};
    const QFileInfo file(link.path());
    if (file.suffix() != QLatin1String("md")) return {};
    QString name = file.completeBaseName();
    const bool rules = name == QLatin1String("rules") || name.startsWith(QLatin1String("rules_"));
    if (rules) name = QFileInfo(file.path()).fileName();
    static const QRegularExpression language(QStringLiteral("_[a-z]{2}(_[A-Z]{2})?$"));
    for (const QString& page : {QString(name).remove(language), name})
        if (!manualOriginal(page).isEmpty()) return page;
    return {};
}

QString manualText(const QString& markdown) {
    QStringList lines;
    bool code = false;
    for (const QString& line : markdown.split(QLatin1Char('\n'))) {
        static const QRegularExpression rule(QStringLiteral("^[|: -]*-[|: -]*$")); // below the head of a table
        if (line.startsWith(QLatin1String("```")))
            code = !code;
        else if (code)
            lines << line;
        else if (!rule.match(line).hasMatch())
            lines << lineText(line);
    }
    return lines.join(QLatin1Char('\n'));
}

int manualPlaces(const QString& text, const QStringList& words) {
    int places = 0;
    for (const QString& word : words) {
        const auto count = static_cast<int>(text.count(word, Qt::CaseInsensitive));
        if (count == 0) return 0;
        places += count;
    }
    return places;
}

} // namespace hilltop
