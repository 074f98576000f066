// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay/sum_dialog.h"

#include "replay/analysis_parts.h"
#include "style/layouts.h"
#include "style/manual_link.h"
#include "style/panel.h"

#include <QHeaderView>
#include <QPushButton>
#include <QTableView>

namespace hilltop {

SumDialog::SumDialog(const Review& review, Seat seat, const TableNames& names, const Info& info, QWidget* parent)
    : QDialog(parent)
    , m_terms(shown_terms(info, review, seat))
    , m_table(new QTableView) {
    setManual(*this, "analysis#luck-and-skill");
    setWindowTitle(tr("All parts: %1").arg(names.of(seat.index())));
    const ReviewUnits units(info);
    TableContent content{{{tr("Part"), false}, {tr("Answer"), false}, {tr("Change")}, {tr("Value")}}, {}};
    for (const SumTerm& term : m_terms) {
        QString what, answer;
        switch (term.kind) {
        case SumTerm::Kind::Start:
            what = tr("Start");
            break;
        case SumTerm::Kind::Luck:
            what = tr("Luck");
            break;
        case SumTerm::Kind::Skill:
            what = names.of(term.decision->seat.index());
            answer = answerTitle(info, term.decision->played, names);
            break;
        }
        content.rows.push_back({what, answer, term.kind == SumTerm::Kind::Start ? QString() : units.change(term.change),
                                units.value(term.after)});
    }
    m_model.set(std::move(content));
    analysisTable(m_model, tr("All parts of the result"), m_table);
    m_table->horizontalHeader()->setSectionResizeMode(What, QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setSectionResizeMode(Answer, QHeaderView::Stretch);
    m_table->setCurrentIndex(m_model.index(0, 0));
    auto* words = new TextLabel(
        tr("%1. Every part that changed it: start + luck + skill + others’ skill = result.").arg(units.title()));
    words->setWordWrap(true);
    auto* show = primaryButton(tr("Show moment"));
    show->setToolTip(tr("Go to the moment of the chosen row"));
    fillDialog(*this, {words, inPanel(m_table, 1)}, nullptr, {dismissButton(tr("Close"), *this), show});
    connect(show, &QPushButton::clicked, this, &SumDialog::choose);
    connect(m_table, &QTableView::doubleClicked, this, &SumDialog::choose);
    resize(620, 520);
}

void SumDialog::choose() {
    const int row = m_table->currentIndex().row();
    if (row < 0) return;
    m_chosen = m_terms[static_cast<std::size_t>(row)].position;
    accept();
}

} // namespace hilltop
