// SPDX-License-Identifier: GPL-3.0-or-later
#include "choose/rules_dialog.h"

#include "style/panel.h"
#include "style/theme.h"

#include <QDesktopServices>
#include <QDialogButtonBox>
#include <QEvent>
#include <QFile>
#include <QFileInfo>
#include <QImage>
#include <QListWidget>
#include <QLocale>
#include <QPainter>
#include <QScrollBar>
#include <QSvgRenderer>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTextFrame>
#include <QTextTable>
#include <QVBoxLayout>

#include <algorithm>

namespace hilltop {

namespace {

/// Pages of the manual that stand below the games: ":/manual/<id>.md".
const QStringList kManual{QStringLiteral("glossary"), QStringLiteral("protocol"), QStringLiteral("contest"),
                          QStringLiteral("contract")};

constexpr int kListSides = 16, kListLeast = 160, kListMost = 260;

QString rulesText(const QString& id) {
    const QString stem = (kManual.contains(id) ? QStringLiteral(":/manual/%1") : QStringLiteral(":/%1/rules")).arg(id);
    QStringList names;
    for (const QString& language : QLocale().uiLanguages())
        names << QStringLiteral("%1_%2.md").arg(stem, QString(language).replace(QLatin1Char('-'), QLatin1Char('_')));
    names << stem + QStringLiteral(".md");
    for (const QString& name : std::as_const(names)) {
        QFile file(name);
        if (!file.open(QIODevice::ReadOnly)) continue;
        const QString text = QString::fromUtf8(file.readAll());
        // The licence line is for readers of the source.
        return text.startsWith(QLatin1String("<!--")) ? text.mid(text.indexOf(QLatin1String("-->")) + 3).trimmed()
                                                      : text;
    }
    return {};
}

QString firstHeading(const QString& markdown) {
    for (const QString& line : markdown.split(QLatin1Char('\n')))
        if (line.startsWith(QLatin1String("# "))) return line.mid(2).trimmed();
    return {};
}

bool isCode(const QTextBlock& block) {
    return block.isValid() && block.blockFormat().hasProperty(QTextFormat::BlockCodeFence);
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
        format.setCellPadding(7);
        format.setCellSpacing(0);
        format.setTopMargin(4);
        format.setBottomMargin(12);
        format.setWidth(QTextLength(QTextLength::PercentageLength, 100));
        table->setFormat(format);
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

/// Cards side by side, as the tables draw them: "spades-11,clubs-11"; "-" is a gap.
QImage cardsInARow(const QString& names, qreal scale) {
    constexpr QSizeF card(56, 78.4);
    constexpr qreal gap = 8;
    const QStringList list = names.split(QLatin1Char(','));
    const QSizeF size(static_cast<qreal>(list.size()) * (card.width() + gap), card.height() + 4);
    QImage image((size * scale).toSize(), QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(scale);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    QPointF place(0, 2);
    for (const QString& name : list) {
        const QString file = QStringLiteral(":/qt/qml/Hilltop/cards/%1.svg").arg(name);
        if (QFile::exists(file)) QSvgRenderer(file).render(&painter, QRectF(place, card));
        place.rx() += card.width() + gap;
    }
    return image;
}

/// A text whose pictures are cards: ![the two highest](cards:spades-11,clubs-11)
class RulesText : public QTextBrowser {
public:
    using QTextBrowser::QTextBrowser;

protected:
    QVariant loadResource(int type, const QUrl& url) override {
        if (type != QTextDocument::ImageResource || url.scheme() != QLatin1String("cards"))
            return QTextBrowser::loadResource(type, url);
        return cardsInARow(url.path(), devicePixelRatioF());
    }
};

} // namespace

RulesDialog::RulesDialog(const QStringList& gameIds, QWidget* parent)
    : QDialog(parent)
    , m_ids(gameIds + kManual)
    , m_list(new QListWidget(this))
    , m_text(new RulesText(this)) {
    setWindowTitle(tr("Rules"));
    setModal(false);
    m_text->setFrameShape(QFrame::NoFrame);
    m_text->setOpenLinks(false);
    connect(m_text, &QTextBrowser::anchorClicked, this, [this](const QUrl& link) {
        // Pages of the manual name each other by their files.
        const QString page = QFileInfo(link.path()).completeBaseName();
        if (link.isRelative() && kManual.contains(page))
            showGame(page);
        else if (!link.isRelative())
            QDesktopServices::openUrl(link);
    });
    m_text->setAccessibleName(tr("Rules"));
    m_text->document()->setDocumentMargin(28);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setAccessibleName(tr("Games and manual"));
    for (const QString& id : std::as_const(m_ids))
        m_list->addItem(firstHeading(rulesText(id)));
    m_list->setFixedWidth(std::clamp(m_list->sizeHintForColumn(0) + kListSides, kListLeast, kListMost));
    connect(m_list, &QListWidget::currentRowChanged, this, [this](int row) {
        if (row >= 0 && m_ids.value(row) != m_current) {
            m_current = m_ids.value(row);
            load();
        }
    });
    auto* across = new QHBoxLayout;
    across->setSpacing(0);
    across->addWidget(m_list);
    across->addWidget(m_text, 1);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    buttons->setContentsMargins(20, 14, 20, 14);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(across, 1);
    column->addWidget(new Hairline);
    column->addWidget(buttons);
    resize(760, 640);
}

void RulesDialog::showGame(const QString& gameId) {
    m_current = gameId;
    load();
    m_list->setCurrentRow(static_cast<int>(m_ids.indexOf(gameId)));
    show();
    raise();
    activateWindow();
    m_text->setFocus();
}

void RulesDialog::setNow(const QString& gameId, const QString& markdown) {
    if (gameId == m_nowOf && markdown == m_now) return;
    const bool shown = m_current == m_nowOf || m_current == gameId;
    m_nowOf = gameId;
    m_now = markdown;
    if (shown && !m_current.isEmpty()) load();
}

void RulesDialog::load() {
    QString text = rulesText(m_current);
    const QString heading = firstHeading(text);
    if (m_current == m_nowOf && !heading.isEmpty() && !m_now.isEmpty()) {
        const qsizetype below = text.indexOf(QLatin1Char('\n'), text.indexOf(QLatin1String("# ") + heading));
        text.insert(below < 0 ? text.size() : below, QStringLiteral("\n\n%1\n## %2").arg(m_now, tr("The game")));
    }
    const int place = m_text->verticalScrollBar()->value();
    m_text->setMarkdown(text.isEmpty() ? tr("There are no rules to read for this game.") : text);
    dress(*m_text->document(), palette());
    m_text->verticalScrollBar()->setValue(place);
    setWindowTitle(heading.isEmpty() ? tr("Rules") : tr("Rules: %1").arg(heading));
}

void RulesDialog::changeEvent(QEvent* event) {
    QDialog::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && !m_current.isEmpty()) load(); // colours are part of the document
}

} // namespace hilltop
