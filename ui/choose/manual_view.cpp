// SPDX-License-Identifier: GPL-3.0-or-later
#include "choose/manual_view.h"

#include "registry/registry.h"
#include "style/theme.h"

#include <QAbstractTextDocumentLayout>
#include <QFile>
#include <QImage>
#include <QPainter>
#include <QPointer>
#include <QScrollBar>
#include <QSvgRenderer>
#include <QTextBlock>
#include <QTextFrame>
#include <QTextTable>

#include <algorithm>

namespace hilltop {

namespace {

constexpr int kWideColumns = 8;
constexpr int kAbove = 10;           ///< stays free above a heading that was gone to
constexpr qreal kPictureWidth = 456; ///< at most, so that a picture fits the smallest screens
constexpr qreal kLeastPicture = 120;
constexpr int kPageMargin = 28;

bool isCode(const QTextBlock& block) {
    return block.isValid() && block.blockFormat().hasProperty(QTextFormat::BlockCodeFence);
}

/// Numbers are not broken: a table of many columns is scrolled to the side.
void keepWhole(QTextTable& table) {
    for (QTextBlock block = table.firstCursorPosition().block();
         block.isValid() && block.position() <= table.lastPosition(); block = block.next()) {
        QTextCursor cursor(block);
        QTextBlockFormat lines;
        lines.setNonBreakableLines(true);
        cursor.mergeBlockFormat(lines);
        cursor.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
        QTextCharFormat letters;
        letters.setFont(textFont(TextSize::Small));
        cursor.mergeCharFormat(letters);
    }
}

/// Space and sizes of the look instead of those of Markdown.
void dress(QTextDocument& document, const QPalette& palette) {
    const Shades s = shades(palette);
    document.setIndentWidth(20);
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        QTextCursor cursor(block);
        const bool inTable = cursor.currentTable() != nullptr;
        QTextBlockFormat format = block.blockFormat();
        const int level = format.headingLevel();
        format.setLineHeight(1, QTextBlockFormat::LineDistanceHeight);
        const bool afterList = block.previous().textList() && !block.textList();
        format.setTopMargin(level == 2 ? 14 : afterList ? 6 : 0);
        format.setBottomMargin(inTable ? 0 : level == 1 ? 4 : level > 1 ? 4 : block.textList() ? 4 : 10);
        if (isCode(block)) { // its lines belong together, and long ones are read without scrolling
            format.setNonBreakableLines(false);
            format.setLeftMargin(16);
            format.setTopMargin(0);
            format.setBottomMargin(isCode(block.next()) ? 0 : 10);
        }
        cursor.setBlockFormat(format);
        if (level > 0) {
            cursor.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
            QTextCharFormat letters = cursor.charFormat();
            letters.clearProperty(QTextFormat::FontSizeAdjustment); // would win over the size
            letters.setFont(textFont(level == 1 ? TextSize::Title : TextSize::Text, true));
            cursor.setCharFormat(letters);
        }
    }
    for (QTextFrame* frame : document.rootFrame()->childFrames()) {
        auto* table = qobject_cast<QTextTable*>(frame);
        if (!table) continue;
        QTextTableFormat format = table->format();
        format.setBorderCollapse(true);
        format.setBorder(1);
        format.setBorderBrush(s.rowLine);
        format.setBorderStyle(QTextFrameFormat::BorderStyle_Solid);
        const bool wide = table->columns() > kWideColumns;
        format.setCellPadding(wide ? 4 : 7);
        format.setCellSpacing(0);
        format.setTopMargin(4);
        format.setBottomMargin(12);
        // A little less than all of it: rounded up, cells would come to a pixel more, and ask for a scroll bar.
        if (!wide) format.setWidth(QTextLength(QTextLength::PercentageLength, 99));
        table->setFormat(format);
        if (wide) keepWhole(*table);
        for (int column = 0; column < table->columns(); ++column) {
            QTextTableCell cell = table->cellAt(0, column);
            QTextCursor cursor = cell.firstCursorPosition();
            cursor.setPosition(cell.lastCursorPosition().position(), QTextCursor::KeepAnchor);
            QTextCharFormat letters;
            letters.setFont(textFont(TextSize::Small));
            letters.setForeground(s.quiet);
            cursor.mergeCharFormat(letters);
        }
    }
}

/// The drawing of that name: one for all games or, failing that, one game's own; empty: there is none.
QString cardFile(const QString& name) {
    const QString file = QStringLiteral(":/qt/qml/Hilltop/cards/%1%2.svg");
    if (const QString shared = file.arg(QString(), name); QFile::exists(shared)) return shared;
    for (const GameEntry* game : games()) {
        const QString own = file.arg(QString::fromUtf8(game->info().id) + QLatin1Char('/'), name);
        if (QFile::exists(own)) return own;
    }
    return {};
}

/// Cards side by side, as the tables draw them: "spades-11,clubs-11"; "-" is a gap.
QImage cardsInARow(const QString& names, qreal scale, qreal room) {
    const QStringList list = names.split(QLatin1Char(','));
    const qreal narrow = std::min(1.0, room / (64.0 * static_cast<qreal>(list.size())));
    const QSizeF card = QSizeF(56, 78.4) * narrow;
    const qreal gap = 8 * narrow;
    const QSizeF size(static_cast<qreal>(list.size()) * (card.width() + gap), card.height() + 4);
    QImage image((size * scale).toSize(), QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(scale);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    QPointF place(0, 2);
    for (const QString& name : list) {
        if (const QString file = cardFile(name); !file.isEmpty())
            QSvgRenderer(file).render(&painter, QRectF(place, card));
        place.rx() += card.width() + gap;
    }
    return image;
}

/// A drawing of the manual's folder, on the white it was drawn for.
QImage drawing(const QString& file, qreal scale, qreal room) {
    QSvgRenderer renderer(file);
    if (!renderer.isValid()) return {};
    QSizeF size = renderer.defaultSize();
    if (size.width() > room) size *= room / size.width();
    QImage image((size * scale).toSize(), QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(scale);
    image.fill(Qt::white);
    QPainter painter(&image);
    renderer.render(&painter, QRectF(QPointF(), size));
    return image;
}

} // namespace

ManualView::ManualView(QWidget* parent)
    : QTextBrowser(parent) {
    setFrameShape(QFrame::NoFrame);
    setOpenLinks(false);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn); // a page never becomes narrower while it is laid out
}

void ManualView::setPage(const QString& markdown) {
    const int place = verticalScrollBar()->value();
    // Made apart from the view, and so laid out once: else it would be again for each cell of a large table.
    auto* page = new QTextDocument(this);
    page->setUndoRedoEnabled(false);
    page->setDocumentMargin(kPageMargin);
    page->setDefaultFont(font());
    page->setMarkdown(markdown);
    dress(*page, palette());
    page->setTextWidth(viewport()->width());
    setExtraSelections({}); // they point into the page before
    const QPointer<QTextDocument> before = document();
    setDocument(page);
    delete before.data(); // the view's first one has gone by itself
    verticalScrollBar()->setValue(place);
    markWords(m_words);
}

void ManualView::goToHeading(int number) {
    int found = -1;
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        if (block.blockFormat().headingLevel() == 0 || ++found != number) continue;
        QTextCursor cursor(block);
        setTextCursor(cursor); // where the keys and the next place go on from
        const qreal top = document()->documentLayout()->blockBoundingRect(block).top();
        verticalScrollBar()->setValue(number == 0 ? 0 : qRound(top) - kAbove);
        return;
    }
}

void ManualView::markWords(const QStringList& words) {
    m_words = words;
    QList<ExtraSelection> places;
    const Shades s = shades(palette());
    for (const QString& word : words) {
        for (QTextCursor at = document()->find(word); !at.isNull(); at = document()->find(word, at)) {
            ExtraSelection place;
            place.cursor = at;
            place.format.setBackground(s.chosen);
            place.format.setFontUnderline(true); // colour never speaks alone
            places << place;
        }
    }
    std::sort(places.begin(), places.end(), [](const ExtraSelection& a, const ExtraSelection& b) {
        return a.cursor.selectionStart() < b.cursor.selectionStart();
    });
    setExtraSelections(places);
}

void ManualView::goToNextPlace() {
    const QList<ExtraSelection> places = extraSelections();
    if (places.isEmpty()) return;
    const int now = textCursor().selectionEnd();
    const auto next = std::find_if(places.begin(), places.end(),
                                   [now](const ExtraSelection& place) { return place.cursor.selectionStart() >= now; });
    setTextCursor(next == places.end() ? places.front().cursor : next->cursor);
    ensureCursorVisible();
}

QVariant ManualView::loadResource(int type, const QUrl& url) {
    if (type != QTextDocument::ImageResource) return QTextBrowser::loadResource(type, url);
    const qreal inside = viewport()->width() - 2 * kPageMargin; // a page beside a table is narrow
    const qreal room = std::clamp<qreal>(inside, kLeastPicture, kPictureWidth);
    if (url.scheme() == QLatin1String("cards")) return cardsInARow(url.path(), devicePixelRatioF(), room);
    return drawing(QStringLiteral(":/manual/") + url.path(), devicePixelRatioF(), room);
}

} // namespace hilltop
