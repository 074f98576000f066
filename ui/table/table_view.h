// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>
#include <QWidget>

class QQuickWidget;

namespace hilltop {

class DeckImages;
class Settings;
class TableScene;
class Theme;

/// A table drawn by QML, as a widget. It keeps the scene in the colours of its game and at the speed that was chosen.
/// The scene must outlive it. A hidden table releases its QML items after a moment and makes them again when shown.
class TableView : public QWidget {
    Q_OBJECT
public:
    /// How long a hidden table keeps its items, in milliseconds: changing pages to and fro costs nothing.
    static constexpr int kKeepMs = 3000;

    TableView(TableScene& scene, const Theme& theme, const Settings& settings, QWidget* parent = nullptr);
    ~TableView() override;

    /// Twice as fast is 2; on top of the speed in the settings.
    void setPace(double pace);
    double pace() const { return m_pace; }
    /// Shows the scene as it is now: no events are left to show, and every card is in its place.
    void finishNow();
    /// A picture of the table after finishNow().
    QImage grabImage();
    /// Where the cards of the hand lie, in this widget; empty where there is no hand.
    QRect handArea() const;
    /// Where the card of that row lies, in this widget; empty without one.
    QRect cardArea(int row) const;
    /// Where the cards of a place lie, in this widget: "turned", "pile" (of all whose names begin so), "hand" (the
    /// person's own where every seat has one), "hand+2" (of the second seat after theirs), "words" for the buttons, or
    /// "stop word zip" for what can be pressed and whose stopId begins so. A place of all that takes cards and has none
    /// yet counts as well. Empty where none are in sight.
    QList<QRect> placesOf(const QString& name) const;
    /// Where the hidden cards of a zone lie that are in sight, in this widget; seat -1: of a zone of all.
    QList<QRect> hiddenCards(const QString& zone, int seat) const;
    QQuickWidget* quick() const { return m_quick; }
    /// False while the items are let go, or when the QML could not be loaded.
    bool loaded() const;

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void load();
    void release();
    void colour();
    void dress();
    void hurry();
    void speak(bool again);

    TableScene& m_scene;
    const Theme& m_theme;
    const Settings& m_settings;
    QQuickWidget* m_quick = nullptr;
    DeckImages* m_deck; ///< its engine owns it
    QTimer m_release;
    double m_pace = 1;
};

} // namespace hilltop
