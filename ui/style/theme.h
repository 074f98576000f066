// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "style/shades.h"

#include <QFont>
#include <QObject>

class QApplication;

namespace hilltop {

class Desktop;
class Style;

/// The surface of a game's table (radial light from centre to edge) and the game's accent on Base.
struct TableColours {
    QColor lightCentre, lightEdge;
    QColor darkCentre, darkEdge;
    QColor accentLight, accentDark;

    QColor centre(bool dark) const { return dark ? darkCentre : lightCentre; }
    QColor edge(bool dark) const { return dark ? darkEdge : lightEdge; }
    QColor accent(bool dark) const { return dark ? accentDark : accentLight; }
};

/// Those of the game; grey for a game that is not there.
TableColours tableColours(const QString& gameId);

/// "Yours, now": to move, chosen, best. The same on every table, light or dark.
inline constexpr QRgb kAmber = 0xFFF2B632;

/// Blue below 50, nearly white at 50, amber above; full strength at 25 and 75. Text on it is kHeatInk.
QColor heatColour(double percent);
inline constexpr QRgb kHeatInk = 0xFF1D2126;

/// The three sizes of all text (20, 14 and 12 px, larger if the system's font is), and counts on tables (56).
enum class TextSize { Title, Text, Small, Count };
QFont textFont(TextSize size, bool strong = false);

enum class Appearance { System, Light, Dark };

/// Owns the application's palette, fonts, style and focus marks, and follows the desktop while the appearance is
/// System; more contrast is given whenever the desktop asks for it. Widgets learn of a change by QEvent::PaletteChange,
/// tables by changed().
class Theme : public QObject {
    Q_OBJECT
public:
    explicit Theme(QApplication& app, const Desktop& desktop, QObject* parent = nullptr);

    Appearance appearance() const { return m_appearance; }
    void setAppearance(Appearance appearance);

    bool dark() const;
    /// The desktop asks for less motion; changed() reports changes of that, too.
    bool reduceMotion() const;
    QPalette palette() const;

signals:
    void changed();

protected:
    bool eventFilter(QObject* object, QEvent* event) override;

private:
    void apply();

    const Desktop& m_desktop;
    Style* m_style; // owned by the application
    Appearance m_appearance = Appearance::System;
    bool m_systemDark = false; // by the system's own palette, before ours
    bool m_applying = false;
};

} // namespace hilltop
