// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay/field_cell.h"

#include "style/control_paint.h"
#include "style/layouts.h"
#include "style/panel.h"

#include <QAbstractSpinBox>
#include <QComboBox>
#include <QEvent>

namespace hilltop {

FieldCell::FieldCell(QWidget& editor, QWidget* placed, QWidget* parent)
    : QWidget(parent)
    , m_editor(editor)
    , m_problem(new TextLabel({}, TextSize::Small, false, TextLabel::Ink::Bad)) {
    m_problem->setWordWrap(true);
    m_problem->setVisible(false);
    auto* column = columnIn(this, 2);
    column->addWidget(placed);
    column->addWidget(m_problem);
    setFocusProxy(&editor);
    if (qobject_cast<QComboBox*>(&editor) != nullptr || qobject_cast<QAbstractSpinBox*>(&editor) != nullptr) {
        editor.setFocusPolicy(Qt::StrongFocus);
        editor.installEventFilter(this);
    }
}

void FieldCell::setProblem(const QString& sentence) {
    if (problem() == sentence) return;
    m_problem->setText(sentence);
    m_problem->setVisible(!sentence.isEmpty());
    m_editor.setProperty(role::kProperty, sentence.isEmpty() ? QVariant() : QVariant(QLatin1String(role::kWrong)));
    m_editor.setAccessibleDescription(sentence);
    m_editor.update();
}

bool FieldCell::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::Wheel || m_editor.hasFocus()) return QWidget::eventFilter(watched, event);
    event->ignore();
    return true;
}

QString FieldCell::problem() const {
    return m_problem->text();
}

} // namespace hilltop
