// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/seat_picture.h"

#include "choose/opponent_list.h"
#include "style/paint.h"
#include "style/theme.h"
#include "text/shown_name.h"

#include <QButtonGroup>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace hilltop {
namespace {

constexpr int kPlateHeight = 48, kLowHeight = 28, kGap = 8, kMargin = 16, kWidest = 200, kTwoLines = 112;
constexpr int kMostInRow = 4;
const QColor kPlate(0, 0, 0, 71);

} // namespace

/// One seat. Small ones show the name alone.
class SeatPicture::PlateButton : public QAbstractButton {
public:
    explicit PlateButton(QWidget* parent)
        : QAbstractButton(parent) {
        setCheckable(true);
        setCursor(Qt::PointingHandCursor);
    }
    void set(const Plate& plate, int seat) {
        m_plate = plate;
        setText(withoutKey(plate.name));
        setAccessibleName(SeatPicture::tr("Seat %1: %2, %3").arg(QString::number(seat + 1), plate.name, plate.second));
        setToolTip(plate.second);
        update();
    }

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const QRect all = rect().adjusted(1, 1, -1, -1);
        paint::box(painter, all, paint::kControlRadius, underMouse() ? kPlate.darker(130) : kPlate,
                   isChecked() ? QColor(kAmber) : QColor(), 2);
        if (hasFocus()) paint::box(painter, all.adjusted(3, 3, -3, -3), paint::kCellRadius, QColor(), Qt::white, 1);
        const bool tall = height() >= kPlateHeight && width() >= kTwoLines;
        QRect words = all.adjusted(8, 4, -8, -4);
        if (tall && width() >= 160) {
            const QRect circle(all.x() + 9, all.center().y() - 14, 28, 28);
            painter.setPen(Qt::NoPen);
            painter.setBrush(QColor(255, 255, 255, 40));
            painter.drawEllipse(circle);
            painter.setPen(Qt::white);
            painter.setFont(textFont(TextSize::Text, true));
            painter.drawText(circle, Qt::AlignCenter, m_plate.name.left(1).toUpper());
            words.setLeft(circle.right() + 10);
        }
        const auto write = [&](const QRect& place, const QString& text) {
            painter.drawText(place, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
                             painter.fontMetrics().elidedText(text, Qt::ElideRight, place.width()));
        };
        painter.setPen(Qt::white);
        painter.setFont(textFont(tall ? TextSize::Text : TextSize::Small, true));
        if (!tall) {
            write(words, m_plate.name);
            return;
        }
        write({words.x(), words.y(), words.width(), words.height() / 2}, m_plate.name);
        painter.setFont(textFont(TextSize::Small));
        painter.setPen(QColor(255, 255, 255, 217));
        const QRect lower(words.x(), words.center().y() + 1, words.width(), words.height() / 2);
        // Rather the strength alone than half a sentence; the tip has all of it.
        const int needed = painter.fontMetrics().horizontalAdvance(m_plate.second);
        const bool said = m_plate.strength == 0 || needed <= lower.width();
        if (said) write(lower, m_plate.second);
        if (m_plate.strength > 0 && (!said || needed + 8 + OpponentList::kStrengthWidth <= lower.width()))
            OpponentList::paintStrength(painter, said ? lower.right() - OpponentList::kStrengthWidth : lower.x(),
                                        lower.center().y() + 1, m_plate.strength, Qt::white);
    }

private:
    Plate m_plate;
};

SeatPicture::SeatPicture(QWidget* parent)
    : QWidget(parent)
    , m_group(new QButtonGroup(this)) {
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Expanding);
    setAccessibleName(tr("Seats"));
    connect(m_group, &QButtonGroup::idToggled, this, [this](int seat, bool on) {
        if (on) emit chosenChanged(seat);
    });
}

void SeatPicture::setPlates(const Hue& hue, const std::vector<Plate>& plates) {
    m_hue = hue;
    const int before = chosen();
    while (m_plates.size() > plates.size()) {
        m_group->removeButton(m_plates.back());
        delete m_plates.back();
        m_plates.pop_back();
    }
    while (m_plates.size() < plates.size()) {
        m_plates.push_back(new PlateButton(this));
        m_group->addButton(m_plates.back(), static_cast<int>(m_plates.size()) - 1);
        m_plates.back()->show();
    }
    for (std::size_t seat = 0; seat < plates.size(); ++seat)
        m_plates[seat]->set(plates[seat], static_cast<int>(seat));
    if (!plates.empty() && chosen() < 0) choose(std::clamp(before, 0, static_cast<int>(plates.size()) - 1));
    arrange();
    update();
}

int SeatPicture::chosen() const {
    return m_group->checkedId();
}

void SeatPicture::choose(int seat) {
    if (seat >= 0 && seat < static_cast<int>(m_plates.size()))
        m_plates[static_cast<std::size_t>(seat)]->setChecked(true);
}

void SeatPicture::arrange() {
    if (m_plates.empty()) return;
    const int others = static_cast<int>(m_plates.size()) - 1;
    const int rows = std::max(1, (others + kMostInRow - 1) / kMostInRow);
    const int each = std::max(1, (others + rows - 1) / rows);
    const int room = width() - 2 * kMargin;
    const int wide = std::min(kWidest, (room - (each - 1) * kGap) / each);
    const int space = (height() - 2 * kMargin - rows * kGap) / (rows + 1);
    const int high = space >= kPlateHeight ? kPlateHeight : std::max(kLowHeight, std::min(space, kPlateHeight - 1));
    for (int i = 0; i < others; ++i) {
        const int row = i / each;
        const int inRow = std::min(each, others - row * each);
        const int left = (width() - inRow * wide - (inRow - 1) * kGap) / 2;
        m_plates[static_cast<std::size_t>(i) + 1]->setGeometry(left + i % each * (wide + kGap),
                                                               kMargin + row * (high + kGap), wide, high);
    }
    m_plates[0]->setGeometry((width() - kWidest) / 2, height() - kMargin - high, kWidest, high);
}

void SeatPicture::resizeEvent(QResizeEvent*) {
    arrange();
}

void SeatPicture::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool dark = isDark(palette());
    QRadialGradient light(rect().center(), std::max(width(), height()) * 0.7);
    light.setColorAt(0, QColor(dark ? m_hue.dark_centre : m_hue.light_centre));
    light.setColorAt(1, QColor(dark ? m_hue.dark_edge : m_hue.light_edge));
    QPainterPath surface;
    surface.addRoundedRect(QRectF(rect()), paint::kPanelRadius, paint::kPanelRadius);
    painter.fillPath(surface, light);
}

} // namespace hilltop
