// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <QUrl>

#include <vector>

namespace hilltop {

/// Pages of the manual that stand together, by their ids.
struct ManualGroup {
    QString title;
    QStringList pages;
};

/// The groups in their order, from ":/manual/contents.json", titles in the language of the window. A game's id is the
/// page of its rules.
std::vector<ManualGroup> manualGroups(const QStringList& gameIds);

/// A page as Markdown: ":/<game>/rules.md" or ":/manual/<page>.md", or the file next to it for the language of the
/// window, "..._de.md".
struct ManualPage {
    QString markdown; ///< empty: there is no such page
    bool inLanguage = true;
};
ManualPage manualPage(const QString& id);
/// The page as its author wrote it, in English.
QString manualOriginal(const QString& id);

/// The steps shown one by one in the first match of a game, Markdown within a line: the items of the list in
/// ":/<game>/guide.md" or its translation; empty: there is no guide.
QStringList guideSteps(const QString& gameId);
/// What each step speaks of, as TableView::placesOf() names it; empty: nothing on the table. A step in the file ends in
/// it: "1. Your four side cards are below. {side}".
QList<QStringList> guidePlaces(const QString& gameId);
/// What leaves each step by itself: "!" and a regular expression that a part of the person's answer matches, as records
/// write it; "!" alone: any answer; empty: none. It stands with what the step speaks of: "{side, !play}".
QStringList guideDeeds(const QString& gameId);

/// The texts of all headings, in order; the first one is the title.
QStringList manualHeadings(const QString& markdown);
/// How links name a heading: "Your own rating" is "your-own-rating", as on the web sites that show Markdown.
QString manualAnchor(const QString& heading);
/// The number of the heading that is named so in the page as shown or, where the program's code names it, in English;
/// both have the same headings. -1: there is none.
int manualHeading(const QString& id, const QString& anchor);

/// The page a link leads to, "own_bots_de.md" or "../pazaak/rules.md"; empty for one out of the manual.
QString manualPageOf(const QUrl& link);

/// What is read of a page, without signs of Markdown.
QString manualText(const QString& markdown);
/// How often the words are in it, all of them together; 0 if one is missing. Case does not count.
int manualPlaces(const QString& text, const QStringList& words);

} // namespace hilltop
