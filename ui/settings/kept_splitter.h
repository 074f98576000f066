// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSplitter>

#include <functional>
#include <vector>

namespace hilltop {

class Settings;

/// Parts side by side: a main one, and sides whose widths a person chooses by dragging a handle or with the arrow keys
/// on it. A double-click or Enter restores the default. No part can be dragged away.
class KeptSplitter : public QSplitter {
    Q_OBJECT
public:
    struct Side {
        const char* key; ///< of the settings: the chosen width in pixels; 0 or what is no width: the default
        QString handle;  ///< name of its handle for screen readers
        std::function<int(int whole)> width; ///< by default with its handle, in a splitter so wide
        int least = 0;                       ///< width; 0: as its layout says
    };

    explicit KeptSplitter(QWidget* parent = nullptr);

    /// Takes what the sides leave.
    void addMain(QWidget* part, int least);
    void addSide(QWidget* part, Side side);
    /// Takes chosen widths from there, and keeps them there. Without this they last as long as the splitter.
    void keepIn(Settings& settings);

    /// Of a side, chosen or by default.
    void restoreDefault(const QSplitterHandle& handle);
    /// So many pixels to the right, as far as the parts allow. Qt's moveSplitter() is off by the handle's width in
    /// layouts that run to the left.
    void moveHandle(const QSplitterHandle& handle, int by);
    void keep(const QSplitterHandle& handle);
    /// Of the side that a handle moves, in pixels; of a handle without one all are 0.
    struct Width {
        int least = 0, now = 0, most = 0;
    };
    Width widthOf(const QSplitterHandle& handle) const;
    void setWidthOf(const QSplitterHandle& handle, int width);

protected:
    QSplitterHandle* createHandle() override;
    void resizeEvent(QResizeEvent* event) override;

private:
    struct Kept {
        Side side;
        QWidget* part;
        int chosen = 0;
    };
    const Kept* sideOf(const QSplitterHandle& handle) const;
    Kept* sideOf(const QSplitterHandle& handle) {
        return const_cast<Kept*>(static_cast<const KeptSplitter*>(this)->sideOf(handle));
    }
    void choose(Kept& kept, int width);
    void tellWidth(const QSplitterHandle& handle) const;
    void nameHandles();
    void arrange();

    Settings* m_settings = nullptr;
    std::vector<Kept> m_sides;
};

} // namespace hilltop
