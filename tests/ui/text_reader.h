// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "overlaps.h"
#include "pseudo.h"
#include "settings/languages.h"
#include "still.h"

#include <QAbstractItemView>
#include <QAbstractScrollArea>
#include <QApplication>
#include <QHeaderView>
#include <QLabel>
#include <QQuickItem>
#include <QQuickWidget>
#include <QScrollBar>
#include <QSet>
#include <QTranslator>

#include <algorithm>

/// Which texts on the screen are not there as a whole, stand on something else, or have letters that no font has.
namespace hilltop {

inline constexpr QChar kEllipsis(0x2026);
inline constexpr QLatin1String kPseudo("pseudo"); ///< the code of that language

/// While it lives the program speaks that language, but writes dots of another kind where it would write an ellipsis:
/// each one on the screen marks a cut text.
class WithoutEllipses {
public:
    explicit WithoutEllipses(const QString& language) {
        speakLanguage(*qApp, language == kPseudo ? QStringLiteral("en") : language);
        if (language == kPseudo) QCoreApplication::installTranslator(&m_pseudo);
        QCoreApplication::installTranslator(&m_dots);
    }
    ~WithoutEllipses() {
        QCoreApplication::removeTranslator(&m_dots);
        QCoreApplication::removeTranslator(&m_pseudo);
        speakLanguage(*qApp, QStringLiteral("en"));
    }
    Q_DISABLE_COPY_MOVE(WithoutEllipses)

    static QString replaced(QString text) { return text.replace(kEllipsis, QChar(0x22EF)); }

private:
    /// Asks all others, and changes what they say.
    class Dots : public QTranslator {
    public:
        bool isEmpty() const override { return false; }
        QString translate(const char* context, const char* source, const char* comment, int n) const override {
            thread_local bool asking = false;
            if (asking) return {};
            asking = true;
            const QString said = QCoreApplication::translate(context, source, comment, n);
            asking = false;
            return replaced(said);
        }
    };
    Pseudo m_pseudo{false};
    Dots m_dots;
};

struct CutText {
    QString text;
    QString where;       ///< the object that shows it
    bool elided = false; ///< it ends in an ellipsis; else something cuts or covers it

    QString told() const { return QStringLiteral("%1: %2").arg(where, text); }
};

/// Looks for cut texts. `typed` are the names that the test itself has given, as people do: they may be as long as
/// their people like.
class TextReader {
public:
    explicit TextReader(QStringList typed = {})
        : m_typed(std::move(typed)) {}

    QList<CutText> cutIn(QWidget& top) const {
        QList<CutText> found;
        std::vector<Piece> pieces;
        readAll(top, top, found, pieces);
        const auto overlaps = Overlaps(pieces).found();
        for (const QString& pair : overlaps)
            found << CutText{pair, classOf(top), false};
        return found;
    }

private:
    /// The ellipsis replaces the rest of a name, and nothing else.
    bool isTypedName(const QString& shown) const {
        const QString before = shown.section(kEllipsis, 0, 0).trimmed(), after = shown.section(kEllipsis, 1).trimmed();
        return std::any_of(m_typed.begin(), m_typed.end(), [&](const QString& name) {
            return (!before.isEmpty() || !after.isEmpty()) && name.startsWith(before) && name.endsWith(after);
        });
    }
    bool isPartOfTypedName(const QString& piece) const {
        return std::any_of(m_typed.begin(), m_typed.end(),
                           [&](const QString& name) { return name.contains(piece.trimmed()); });
    }

    static bool scrolls(const QAbstractScrollArea& area, Qt::Orientation orientation) {
        const QScrollBar* bar = orientation == Qt::Horizontal ? area.horizontalScrollBar() : area.verticalScrollBar();
        const auto policy =
            orientation == Qt::Horizontal ? area.horizontalScrollBarPolicy() : area.verticalScrollBarPolicy();
        return bar->maximum() > bar->minimum() && policy != Qt::ScrollBarAlwaysOff;
    }
    /// What can be scrolled to is not cut.
    static bool within(double& from, double& to, double end, bool scrolls) {
        const bool inside = from >= -kSlack && to <= end + kSlack;
        from = std::clamp(from, 0.0, end);
        to = std::clamp(to, 0.0, end);
        return inside || scrolls;
    }
    /// Which moves it, if it is a viewport.
    static const QAbstractScrollArea* areaOf(const QWidget& widget) {
        const auto* area = qobject_cast<const QAbstractScrollArea*>(widget.parentWidget());
        if (area == nullptr || area->viewport() != &widget) return nullptr;
        return qobject_cast<const QHeaderView*>(area) == nullptr
                   ? area
                   : qobject_cast<const QAbstractScrollArea*>(area->parentWidget()); // goes along with its table
    }
    static bool reachable(const QWidget& widget, const QRectF& ink) {
        double left = ink.left(), right = ink.right(), top = ink.top(), bottom = ink.bottom();
        for (const QWidget* at = &widget;; at = at->parentWidget()) {
            const QAbstractScrollArea* area = areaOf(*at);
            const bool across = area != nullptr && scrolls(*area, Qt::Horizontal);
            const bool down = area != nullptr && scrolls(*area, Qt::Vertical);
            if (!within(left, right, at->width(), across) || !within(top, bottom, at->height(), down)) return false;
            if (at->isWindow() || at->parentWidget() == nullptr) return true;
            left += at->x();
            right += at->x();
            top += at->y();
            bottom += at->y();
        }
    }
    /// Its painter cuts it, before any edge of the widget does.
    static bool clipped(const QWidget& widget, const PaintedText& text) {
        const QRectF& room = text.room;
        if (!text.ink.intersects(widget.rect())) return false; // it is scrolled away
        return (room.left() > kSlack && text.ink.left() < room.left() - kSlack) ||
               (room.top() > kSlack && text.ink.top() < room.top() - kSlack) ||
               (room.right() < widget.width() - kSlack && text.ink.right() > room.right() + kSlack) ||
               (room.bottom() < widget.height() - kSlack && text.ink.bottom() > room.bottom() + kSlack);
    }

    /// In the order in which they are painted.
    void readAll(QWidget& top, QWidget& widget, QList<CutText>& found, std::vector<Piece>& pieces) const {
        if (!widget.isVisible() || (&widget != &top && widget.isWindow())) return;
        read(top, widget, found, pieces);
        const auto children = widget.children();
        for (QObject* child : children)
            if (auto* part = qobject_cast<QWidget*>(child)) readAll(top, *part, found, pieces);
    }
    void read(QWidget& top, QWidget& widget, QList<CutText>& found, std::vector<Piece>& pieces) const {
        const QRectF room = roomOf(top, widget);
        const QPointF shift = widget.mapTo(&top, QPoint());
        if (auto* quick = qobject_cast<QQuickWidget*>(&widget)) {
            if (quick->rootObject() == nullptr) return;
            read(*quick->rootObject(), found);
            collectPieces(*quick->rootObject(), room, shift, pieces);
            return;
        }
        const Painted painted = paintedBy(widget);
        QRectF inner = room; // what touches the edge of what scrolls may go on beyond it
        if (const QAbstractScrollArea* area = areaOf(widget); area != nullptr) {
            const double across = scrolls(*area, Qt::Horizontal) ? kSlack : 0;
            const double down = scrolls(*area, Qt::Vertical) ? kSlack : 0;
            inner.adjust(across, down, -across, -down);
        }
        addPieces(painted, room, inner, shift, whereabouts(widget), pieces);
        for (const PaintedText& text : painted.texts) {
            const bool elided = text.text.contains(kEllipsis);
            if (elided && isTypedName(text.text)) continue;
            const bool cut = !elided && (clipped(widget, text) || !reachable(widget, text.ink));
            if (cut && isPartOfTypedName(text.text)) continue;
            if (elided || cut) found << CutText{text.text, whereabouts(widget), elided};
            boxes(text.text, whereabouts(widget), found);
            if (const double high = typeOf(text.font), row = rowOf(widget, text); row < high - kSlack)
                found << CutText{QStringLiteral("%1 px for “%2”, which takes %3").arg(row).arg(text.text).arg(high),
                                 whereabouts(widget)};
        }
        // A line that is wholly beyond the edge is not painted at all.
        if (const auto* label = qobject_cast<const QLabel*>(&widget);
            label != nullptr && label->wordWrap() && !label->text().isEmpty() &&
            label->heightForWidth(label->width()) > label->height() + label->fontMetrics().descent())
            found << CutText{label->text(), whereabouts(widget), false};
    }

    /// From the top of capitals to the bottom of a p.
    static double typeOf(const QFont& font) {
        const QFontMetricsF metrics(font);
        return metrics.capHeight() + metrics.descent();
    }
    /// The height of what holds the text: a row of a list, or the widget.
    static double rowOf(const QWidget& widget, const PaintedText& text) {
        const auto* list = qobject_cast<const QAbstractItemView*>(widget.parentWidget());
        if (list == nullptr || list->viewport() != &widget || qobject_cast<const QHeaderView*>(list) != nullptr)
            return widget.height();
        const QModelIndex row = list->indexAt(text.ink.center().toPoint());
        return row.isValid() ? list->visualRect(row).height() : widget.height();
    }
    void read(QQuickItem& root, QList<CutText>& found) const {
        QList<QQuickItem*> items;
        collectItems(&root, items);
        for (const QQuickItem* item : std::as_const(items)) {
            if (!item->inherits("QQuickText") || !item->isVisible() || !seen(*item)) continue;
            const QString text = item->property("text").toString();
            if (text.trimmed().isEmpty()) continue;
            const bool elided = item->property("truncated").toBool();
            if (elided && (m_typed.contains(text) || item->objectName() == QLatin1String("own name"))) continue;
            const bool cut = !elided && (overflows(*item) || !reachable(root, *item));
            QStringList names;
            for (const QQuickItem* at = item; at != nullptr && names.size() < 4; at = at->parentItem())
                names.prepend(classOf(*at));
            boxes(text, names.join('/'), found);
            if (!elided && !cut) continue;
            names << QStringLiteral("%1 of %2 px").arg(item->width()).arg(item->implicitWidth());
            found << CutText{text, names.join('/'), elided};
        }
    }
    /// Letters that are drawn as boxes, for want of a font.
    static void boxes(const QString& text, const QString& where, QList<CutText>& found) {
        static QSet<QChar> shown; // by whatever font there is
        for (const QChar letter : text) {
            if (letter.isSpace() || letter.isSurrogate() || letter.category() == QChar::Other_Format ||
                letter.category() == QChar::Other_Control || shown.contains(letter))
                continue;
            if (fontsShow(letter))
                shown.insert(letter);
            else
                found << CutText{QStringLiteral("no font has %1 in %2").arg(int(letter.unicode()), 4, 16).arg(text),
                                 where};
        }
    }
    static bool seen(const QQuickItem& item) {
        double opacity = 1;
        for (const QQuickItem* at = &item; at != nullptr; at = at->parentItem())
            opacity *= at->opacity() * (at->scale() > 0 ? 1 : 0);
        return opacity > 0.05;
    }
    /// Letters of one line may stand out of a low item, as they are in its middle; a second line covers what is below.
    static bool overflows(const QQuickItem& item) {
        return item.property("contentWidth").toDouble() > item.width() + kSlack ||
               (item.property("lineCount").toInt() > 1 &&
                item.property("contentHeight").toDouble() > item.height() + kSlack);
    }
    static bool reachable(const QQuickItem& root, const QQuickItem& item) {
        QRectF place(0, 0, item.width(), item.height());
        for (const QQuickItem* at = &item; at != &root; at = at->parentItem()) {
            const QQuickItem* parent = at->parentItem();
            place = at->mapRectToItem(parent, place);
            if (!parent->clip() && parent != &root) continue;
            double left = place.left(), right = place.right(), top = place.top(), bottom = place.bottom();
            // What a Flickable moves is its content, whose parent it is.
            const bool across = parent->property("contentWidth").toDouble() > parent->width();
            const bool down = parent->property("contentHeight").toDouble() > parent->height();
            if (!within(left, right, parent->width(), across) || !within(top, bottom, parent->height(), down))
                return false;
            place = QRectF(QPointF(left, top), QPointF(right, bottom));
        }
        return true;
    }

    static constexpr double kSlack = 1; ///< pixels: half of one on either side is the rounding of places

    const QStringList m_typed;
};

} // namespace hilltop
