// SPDX-License-Identifier: GPL-3.0-or-later
#include "style/panel.h"

#include "style/icons.h"
#include "style/layouts.h"
#include "style/paint.h"
#include "style/style.h"

#include <QAbstractButton>
#include <QButtonGroup>
#include <QDialog>
#include <QEvent>
#include <QGuiApplication>
#include <QHeaderView>
#include <QPainter>
#include <QPainterPath>
#include <QPushButton>
#include <QTableView>
#include <QTextDocument>

namespace hilltop {

namespace {

class Rim : public QWidget {
public:
    explicit Rim(QWidget* parent)
        : QWidget(parent) {
        setAttribute(Qt::WA_TransparentForMouseEvents);
        setAttribute(Qt::WA_NoSystemBackground);
        setFocusPolicy(Qt::NoFocus);
    }

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        QPainterPath inside, all;
        all.addRect(rect());
        inside.addRoundedRect(QRectF(rect()), paint::kPanelRadius, paint::kPanelRadius);
        painter.fillPath(all.subtracted(inside), parentWidget()->palette().color(QPalette::Window));
        paint::box(painter, rect(), paint::kPanelRadius, QColor(), shades(palette()).line);
    }
};

/// A part of Segmented: square inside, round at the ends of the row.
class SegmentButton : public QAbstractButton {
public:
    SegmentButton(const QString& word, bool first, bool last, QWidget* parent)
        : QAbstractButton(parent)
        , m_first(first)
        , m_last(last) {
        setText(word);
        setCheckable(true);
        setAttribute(Qt::WA_Hover);
        setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Fixed);
    }
    QSize sizeHint() const override {
        QFont strong = font();
        strong.setWeight(QFont::DemiBold);
        return QSize(QFontMetrics(strong).horizontalAdvance(text()) + 28, qMax(32, fontMetrics().height() + 12));
    }
    QSize minimumSizeHint() const override { return sizeHint() - QSize(12, 0); }

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        const Shades s = shades(palette());
        const bool ltr = isLeftToRight();
        // The neighbour's line is shared: each part but the first draws one pixel beyond its start.
        QRect all = rect().adjusted((ltr ? m_first : m_last) ? 0 : -1, 0, 0, 0);
        QRect round = all;
        if (!m_first) round.adjust(ltr ? -12 : 0, 0, ltr ? 0 : 12, 0);
        if (!m_last) round.adjust(ltr ? 0 : -12, 0, ltr ? 12 : 0, 0);
        const QColor fill = underMouse() && isEnabled() ? s.hover : palette().color(QPalette::Button);
        paint::box(painter, round, paint::kControlRadius, fill, s.controlLine);
        if (!(ltr ? m_first : m_last)) painter.fillRect(QRect(0, 1, 1, height() - 2), s.controlLine);
        const bool focus = hasFocus() && window()->testAttribute(Qt::WA_KeyboardFocusChange);
        if (isChecked()) {
            const QRect mark = rect();
            paint::box(painter, mark, paint::kCellRadius, s.chosen, palette().color(QPalette::Highlight),
                       focus ? 2.5 : 1.5);
            if (focus)
                paint::box(painter, mark.adjusted(3, 3, -3, -3), 2, QColor(), palette().color(QPalette::Base), 1);
        }
        QFont f = font();
        f.setWeight(isChecked() ? QFont::DemiBold : QFont::Normal);
        painter.setFont(f);
        painter.setPen(palette().color(isEnabled() ? QPalette::Active : QPalette::Disabled, QPalette::ButtonText));
        const QFontMetrics metrics = painter.fontMetrics();
        const bool fits = metrics.size(Qt::TextShowMnemonic, text()).width() <= width() - 2;
        painter.drawText(
            rect(), Qt::AlignCenter | Qt::TextShowMnemonic,
            fits ? text()
                 : metrics.elidedText(text(), Qt::ElideRight, width() - 8, static_cast<int>(Qt::TextShowMnemonic)));
    }

private:
    bool m_first, m_last;
};

} // namespace

Panel::Panel(QWidget* parent)
    : QWidget(parent) {
    m_rim = new Rim(this); // makes a ChildAdded event already
}

void Panel::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    paint::box(painter, rect(), paint::kPanelRadius, palette().color(QPalette::Base));
}

void Panel::resizeEvent(QResizeEvent*) {
    m_rim->setGeometry(rect());
}

bool Panel::event(QEvent* event) {
    if (m_rim && (event->type() == QEvent::ChildPolished || event->type() == QEvent::ChildAdded)) m_rim->raise();
    return QWidget::event(event);
}

IconLabel::IconLabel(const QString& name, int side, QWidget* parent)
    : QWidget(parent)
    , m_icon(hilltop::icon(name)) {
    setFixedSize(side, side);
    setAttribute(Qt::WA_TransparentForMouseEvents);
}

void IconLabel::setIcon(const QIcon& icon) {
    m_icon = icon;
    update();
}

void IconLabel::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    m_icon.paint(&painter, rect(), Qt::AlignCenter, isEnabled() ? QIcon::Normal : QIcon::Disabled);
}

Hairline::Hairline(Qt::Orientation orientation, QWidget* parent)
    : QWidget(parent) {
    if (orientation == Qt::Horizontal)
        setFixedHeight(1);
    else
        setFixedWidth(1);
}

void Hairline::paintEvent(QPaintEvent*) {
    QPainter(this).fillRect(rect(), shades(palette()).rowLine);
}

QString plainTip(const QString& text) {
    return Qt::mightBeRichText(text) ? Qt::convertFromPlainText(text) : text;
}

TextLabel::TextLabel(const QString& text, TextSize size, bool strong, Ink ink, QWidget* parent)
    : QLabel(text, parent)
    , m_size(size)
    , m_strong(strong)
    , m_ink(ink) {
    setTextFormat(Qt::PlainText); // names come from files, and may hold what looks like markup
    setFont(textFont(size, strong));
    colour();
}

void TextLabel::setElided(bool elided) {
    m_elided = elided;
    setWordWrap(false);
    updateGeometry();
}

void TextLabel::setInk(Ink ink) {
    m_ink = ink;
    colour();
}

QSize TextLabel::minimumSizeHint() const {
    const QSize plain = QLabel::minimumSizeHint();
    return m_elided ? QSize(qMin(plain.width(), fontMetrics().averageCharWidth() * 6), plain.height()) : plain;
}

void TextLabel::changeEvent(QEvent* event) {
    QLabel::changeEvent(event);
    if (event->type() != QEvent::PaletteChange) return;
    colour();
    // Links get their colour when a text is set, and a text that is the same is not set again.
    if (textFormat() != Qt::PlainText && text().contains(QLatin1String("<a "))) {
        const QString linked = text();
        setText({});
        setText(linked);
    }
}

void TextLabel::paintEvent(QPaintEvent* event) {
    if (!m_elided) {
        QLabel::paintEvent(event);
        return;
    }
    QPainter painter(this);
    const QFont letters =
        m_least > 0 ? paint::fitted(font(), text(), width() - 2, m_least) : font(); // eliding counts otherwise
    painter.setFont(letters);
    const QString shown = QFontMetrics(letters).elidedText(text(), Qt::ElideRight, width());
    if ((shown != text()) != !toolTip().isEmpty()) setToolTip(shown == text() ? QString() : plainTip(text()));
    painter.setPen(palette().color(isEnabled() ? QPalette::Active : QPalette::Disabled, foregroundRole()));
    painter.drawText(rect(), static_cast<int>(alignment()) | Qt::TextSingleLine, shown);
}

void TextLabel::colour() {
    const QPalette application = QGuiApplication::palette();
    const Shades s = shades(application);
    QColor ink = application.color(QPalette::WindowText);
    if (m_ink != Ink::Normal)
        ink = m_ink == Ink::Good ? s.good : m_ink == Ink::Bad ? s.bad : m_ink == Ink::Warn ? s.warn : s.quiet;
    if (palette().color(QPalette::WindowText) == ink)
        return; // also ends the round of PaletteChange that setPalette() starts
    QPalette own;
    own.setColor(QPalette::Active, QPalette::WindowText, ink);
    own.setColor(QPalette::Inactive, QPalette::WindowText, ink);
    setPalette(own);
}

Segmented::Segmented(const QStringList& words, QWidget* parent)
    : QWidget(parent)
    , m_group(new QButtonGroup(this)) {
    auto* row = rowIn(this, 0);
    for (int i = 0; i < words.size(); ++i) {
        auto* button = new SegmentButton(words[i], i == 0, i == words.size() - 1, this);
        m_group->addButton(button, i);
        row->addWidget(button);
    }
    m_group->setExclusive(true);
    if (!words.isEmpty()) m_group->button(0)->setChecked(true);
    connect(m_group, &QButtonGroup::idToggled, this, [this](int id, bool on) {
        if (on) emit currentChanged(id);
    });
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

int Segmented::current() const {
    return m_group->checkedId();
}

void Segmented::setCurrent(int index) {
    if (auto* button = m_group->button(index)) button->setChecked(true);
}

void Segmented::setWord(int index, const QString& word) {
    if (auto* button = m_group->button(index)) button->setText(word);
}

void Segmented::setShown(int index, bool shown) {
    auto* button = m_group->button(index);
    if (button == nullptr) return;
    button->setVisible(shown);
    if (!shown && button->isChecked()) setCurrent(index == 0 ? 1 : 0);
}

void dressTable(QTableView* table, int rowHeight) {
    table->setProperty("rowLines", true);
    table->setProperty("rowHeight", rowHeight);
    table->setShowGrid(false);
    table->setFrameShape(QFrame::NoFrame);
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->setSelectionMode(QAbstractItemView::SingleSelection);
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table->setTabKeyNavigation(false);
    table->setMouseTracking(true);
    table->setWordWrap(false);
    table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    table->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    table->verticalHeader()->hide();
    table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    table->verticalHeader()->setMinimumSectionSize(rowHeight);
    table->verticalHeader()->setDefaultSectionSize(qMax(rowHeight, table->fontMetrics().height() + 10));
    table->horizontalHeader()->setHighlightSections(false);
    table->horizontalHeader()->setFont(textFont(TextSize::Small));
}

QPushButton* primaryButton(const QString& text, QWidget* parent) {
    auto* button = new QPushButton(text, parent);
    button->setProperty(role::kProperty, role::kPrimary);
    return button;
}

QPushButton* dismissButton(const QString& text, QDialog& dialog) {
    auto* button = new QPushButton(text);
    button->setAutoDefault(false);
    QObject::connect(button, &QPushButton::clicked, &dialog, &QDialog::reject);
    return button;
}

} // namespace hilltop
