// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay/type_position.h"

#include "style/manual_link.h"
#include "style/panel.h"

#include <QFontDatabase>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace hilltop {

TypePosition::TypePosition(QWidget* parent)
    : QDialog(parent)
    , m_text(new QPlainTextEdit)
    , m_problem(new TextLabel({}, TextSize::Text, false, TextLabel::Ink::Bad))
    , m_show(primaryButton(tr("Show and analyse"))) {
    setManual(*this, "replay#notes-text-and-pictures");
    setWindowTitle(tr("Type a position"));
    auto* words = new TextLabel(tr("Paste the text made by Copy, or a match as one line of its file. Replay shows it "
                                   "and evaluates every answer."),
                                TextSize::Text, false, TextLabel::Ink::Quiet);
    words->setWordWrap(true);
    m_text->setAccessibleName(tr("Position as text"));
    m_text->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_text->setTabChangesFocus(true);
    m_problem->setWordWrap(true);
    m_problem->hide();
    auto* cancel = new QPushButton(tr("Cancel"));
    cancel->setAutoDefault(false);
    auto* foot = new QHBoxLayout;
    foot->setSpacing(8);
    foot->addStretch(1);
    foot->addWidget(cancel);
    foot->addWidget(m_show);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(20, 16, 20, 14);
    column->setSpacing(12);
    column->addWidget(words);
    column->addWidget(m_text, 1);
    column->addWidget(m_problem);
    column->addLayout(foot);
    const auto follow = [this] {
        setProblem({});
        m_show->setEnabled(!m_text->toPlainText().trimmed().isEmpty());
    };
    connect(m_text, &QPlainTextEdit::textChanged, this, follow);
    follow();
    connect(m_show, &QPushButton::clicked, this, [this] { emit typed(m_text->toPlainText()); });
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    resize(640, 420);
    m_text->setFocus();
}

void TypePosition::setProblem(const QString& sentence) {
    m_problem->setText(sentence);
    m_problem->setVisible(!sentence.isEmpty());
}

QString TypePosition::problem() const {
    return m_problem->text();
}

} // namespace hilltop
