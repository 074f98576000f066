// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QTimer>

class QPushButton;

namespace hilltop {

class TextLabel;

/// What a window waits for, at the foot of it, with a button that ends the wait. Most waits are over before anybody has
/// noticed: it shows after half a second. The window itself stays as it is and may be used.
class WaitNote : public QFrame {
    Q_OBJECT
public:
    /// `over`: the widget at whose bottom it is shown.
    explicit WaitNote(QWidget* over);

    /// "Opening results.hmatch…"; a wait that has begun continues under the new words.
    void begin(const QString& what);
    void end();
    bool waiting() const { return m_late.isActive() || isVisibleTo(parentWidget()); }
    QPushButton* cancelButton() const { return m_cancel; }

signals:
    /// The person does not want it any more; end() has been called.
    void cancelled();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void place();

    QTimer m_late;
    TextLabel* m_words;
    QPushButton* m_cancel;
};

} // namespace hilltop
