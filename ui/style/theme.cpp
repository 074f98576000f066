// SPDX-License-Identifier: GPL-3.0-or-later
#include "style/theme.h"

#include "registry/registry.h"
#include "style/contrast.h"
#include "style/desktop.h"
#include "style/style.h"

#include <QApplication>
#include <QEvent>
#include <QFontInfo>
#include <QKeyEvent>
#include <QStyleFactory>
#include <QToolTip>

#include <memory>

namespace hilltop {

namespace {

/// A system font larger than the drawn 14 px enlarges all sizes; a smaller one does not shrink them.
double fontScale() {
    static const double scale = qBound(1.0, QFontInfo(QGuiApplication::font()).pixelSize() / 14.0,
                                       1.6); // read once, before our own font is set
    return scale;
}

/// Qt's answer where no desktop has set colours.
bool isStock(const QPalette& palette) {
    const std::unique_ptr<QStyle> fusion(QStyleFactory::create(QStringLiteral("Fusion")));
    const QPalette stock = fusion->standardPalette();
    for (const auto role : {QPalette::Window, QPalette::Base, QPalette::Text, QPalette::Highlight})
        if (palette.color(role) != stock.color(role)) return false;
    return true;
}

bool isModifier(int key) {
    return key == Qt::Key_Shift || key == Qt::Key_Control || key == Qt::Key_Alt || key == Qt::Key_Meta ||
           key == Qt::Key_AltGr;
}

/// Shows focus rings from the first key on until the mouse is pressed: Qt::WA_KeyboardFocusChange of each window,
/// which the style reads as State_KeyboardFocusChange and Qt itself sets on some platforms only.
class FocusMarks : public QObject {
public:
    using QObject::QObject;
    bool eventFilter(QObject* object, QEvent* event) override {
        // A shortcut's key never becomes a KeyPress, only this question before it.
        const bool key = (event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride) &&
                         !isModifier(static_cast<QKeyEvent*>(event)->key());
        if (!key && event->type() != QEvent::MouseButtonPress) return false;
        if (!object->isWidgetType()) return false;
        auto* window = static_cast<QWidget*>(object)->window();
        if (window->testAttribute(Qt::WA_KeyboardFocusChange) == key) return false;
        window->setAttribute(Qt::WA_KeyboardFocusChange, key);
        if (QWidget* focus = QApplication::focusWidget()) focus->update();
        return false;
    }
};

} // namespace

TableColours tableColours(const QString& gameId) {
    const GameEntry* game = find_game(gameId.toStdString());
    const Hue hue = game != nullptr ? game->info().hue : Hue();
    return {hue.light_centre, hue.light_edge, hue.dark_centre, hue.dark_edge, hue.accent_on_light, hue.accent_on_dark};
}

QColor heatColour(double percent) {
    const QColor middle(0xF7F7F5);
    const double part = qBound(0.0, qAbs(percent - 50.0) / 25.0, 1.0);
    return mixed(middle, percent < 50.0 ? QColor(0x6E9BD6) : QColor(0xE8A33D), part);
}

QFont textFont(TextSize size, bool strong) {
    static constexpr int pixels[] = {20, 14, 12, 56};
    QFont font = QGuiApplication::font();
    font.setPixelSize(qRound(pixels[static_cast<int>(size)] * fontScale()));
    font.setWeight(strong || size == TextSize::Title ? QFont::DemiBold : QFont::Normal);
    return font;
}

Theme::Theme(QApplication& app, const Desktop& desktop, QObject* parent)
    : QObject(parent)
    , m_desktop(desktop)
    , m_systemDark(isDark(QGuiApplication::palette())) {
    fontScale();
    QFont font = QApplication::font();
    font.setPixelSize(qRound(14 * fontScale()));
    QApplication::setFont(font);
    for (const char* small : {"QHeaderView", "QTipLabel"})
        QApplication::setFont(textFont(TextSize::Small), small);
    m_style = new Style;
    m_style->setDark(m_systemDark);
    QApplication::setStyle(m_style);
    app.installEventFilter(new FocusMarks(this));
    app.installEventFilter(this);
    connect(&m_desktop, &Desktop::changed, this, &Theme::apply);
    apply();
}

void Theme::setAppearance(Appearance appearance) {
    if (m_appearance == appearance) return;
    m_appearance = appearance;
    apply();
}

bool Theme::reduceMotion() const {
    return m_desktop.reduceMotion();
}

bool Theme::dark() const {
    return isDark(palette());
}

QPalette Theme::palette() const {
    return QApplication::palette();
}

void Theme::apply() {
    m_applying = true;
    bool wanted = m_appearance == Appearance::Dark;
    if (m_appearance == Appearance::System)
        wanted =
            m_desktop.scheme() == Desktop::Scheme::Unknown ? m_systemDark : m_desktop.scheme() == Desktop::Scheme::Dark;
    m_style->setDark(wanted);
    // An empty palette is what the desktop brings, filled up by the style's standardPalette(); without a desktop's
    // it is Fusion's own, and ours replaces that.
    QApplication::setPalette(QPalette());
    if (m_appearance != Appearance::System || isStock(QApplication::palette()))
        QApplication::setPalette(m_desktop.highContrast() ? strongPalette(wanted) : drawnPalette(wanted));
    QToolTip::setPalette(QApplication::palette());
    m_applying = false;
    emit changed();
}

/// The desktop may bring other colours at any time.
bool Theme::eventFilter(QObject* object, QEvent* event) {
    if (event->type() == QEvent::ApplicationPaletteChange && object == qApp && !m_applying) {
        QToolTip::setPalette(QApplication::palette());
        emit changed();
    }
    return false;
}

} // namespace hilltop
