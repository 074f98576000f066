// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pieces.h"

/// Texts that stand on each other, or half on a shape.
namespace hilltop {

/// In the order of painting.
class Overlaps {
public:
    explicit Overlaps(const std::vector<Piece>& pieces)
        : m_pieces(pieces) {
        for (std::size_t i = 0; i < pieces.size(); ++i)
            if (!pieces[i].text.isEmpty() && isSeen(i)) m_texts.push_back(i);
    }

    /// A sentence for each pair.
    QStringList found() const {
        QStringList found;
        for (std::size_t i = 0; i < m_texts.size(); ++i) {
            for (std::size_t k = i + 1; k < m_texts.size(); ++k)
                if (meet(m_texts[i], m_texts[k])) found << told(m_texts[i], m_pieces[m_texts[k]].text);
            for (std::size_t k = 0; k < m_pieces.size(); ++k)
                if (m_pieces[k].text.isEmpty() && cuts(k, m_texts[i]))
                    found << told(m_texts[i], QStringLiteral("a shape of %1").arg(m_pieces[k].where));
        }
        for (std::size_t text = 0; text < m_pieces.size(); ++text)
            for (std::size_t shape = text + 1; shape < m_pieces.size(); ++shape)
                if (hides(shape, text)) found << told(text, QStringLiteral("a badge over it"));
        return found;
    }

private:
    static constexpr double kSlack = 1;   ///< pixels: the rounding of places
    static constexpr qsizetype kSign = 2; ///< letters at most

    static QRectF core(const QRectF& area) { return area.adjusted(kSlack, kSlack, -kSlack, -kSlack); }
    static bool fills(const Piece& shape, const QRectF& area) {
        return shape.ink.contains(area) && shape.outline.contains(area);
    }
    QString told(std::size_t text, const QString& other) const {
        const QRect at = m_pieces[text].ink.toAlignedRect();
        return QStringLiteral("“%1” and %2 overlap at %3,%4").arg(m_pieces[text].text, other).arg(at.x()).arg(at.y());
    }
    /// Something opaque is painted upon this area after one piece and before another.
    bool covered(const QRectF& area, std::size_t from, std::size_t to) const {
        for (std::size_t i = from + 1; i < to; ++i)
            if (m_pieces[i].opaque && fills(m_pieces[i], area)) return true;
        return false;
    }
    /// What is scrolled away or behind something else is not; nor is what is painted again, in other colours.
    bool isSeen(std::size_t text) const {
        const Piece& piece = m_pieces[text];
        if (core(piece.ink).width() < 1 || core(piece.ink).height() < 1) return false;
        for (std::size_t i = text + 1; i < m_pieces.size(); ++i)
            if (m_pieces[i].text == piece.text && core(piece.ink).intersects(m_pieces[i].ink) &&
                core(m_pieces[i].ink).contains(core(core(piece.ink))))
                return false;
        return !covered(core(piece.ink), text, m_pieces.size());
    }
    /// Cards lie on each other.
    bool onOtherCards(std::size_t one, std::size_t other) const {
        return m_pieces[one].card != nullptr && m_pieces[other].card != nullptr &&
               m_pieces[one].card != m_pieces[other].card;
    }
    bool meet(std::size_t one, std::size_t other) const {
        const QRectF common = core(m_pieces[one].line).intersected(core(m_pieces[other].line));
        return !common.isEmpty() && !onOtherCards(one, other) && !covered(common, one, other);
    }
    /// A line that underlines the text or strikes it out.
    static bool decorates(const QRectF& shape, const Piece& text) {
        constexpr double kThick = 4, kWider = 5;
        return shape.height() < kThick && shape.center().y() > text.ink.top() + text.ink.height() / 3 &&
               std::abs(shape.left() - text.ink.left()) < kWider && std::abs(shape.right() - text.ink.right()) < kWider;
    }
    /// What lies under a badge as a whole is missed, other than what lies behind a page.
    bool hides(std::size_t shape, std::size_t text) const {
        const Piece &piece = m_pieces[shape], &written = m_pieces[text];
        return piece.opaque && piece.where.endsWith(QLatin1String("Badge")) && !written.text.isEmpty() &&
               written.card == nullptr && core(written.ink).width() >= 1 && fills(piece, core(written.ink)) &&
               !covered(core(written.ink), text, shape);
    }
    /// The edge of a shape runs through the text.
    bool cuts(std::size_t shape, std::size_t text) const {
        const Piece &piece = m_pieces[shape], &written = m_pieces[text];
        const QRectF letters = core(written.ink), common = letters.intersected(core(piece.ink));
        if (common.isEmpty() || !written.whole || decorates(piece.ink, written) || onOtherCards(shape, text))
            return false;
        if (written.text.size() <= kSign && piece.ink.contains(letters)) {
            QPainterPath sign; // in a diamond the corners of its letters are empty
            sign.addEllipse(letters);
            if (!piece.outline.intersects(sign) || piece.outline.contains(sign)) return false;
        }
        if (!piece.outline.intersects(common) || fills(piece, letters)) return false;
        return !covered(common, shape, shape < text ? text : m_pieces.size());
    }

    const std::vector<Piece>& m_pieces;
    std::vector<std::size_t> m_texts;
};

} // namespace hilltop
