// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "records/seal.h"
#include "rng/deal_id.h"

#include <QWidget>

#include <optional>

class QLineEdit;
class QToolButton;

namespace hilltop {

class TextLabel;

/// Which cards a match is dealt: a new deal, whose seal is shown before the person's phrase is mixed in, or one that is
/// typed.
class DealBox : public QWidget {
    Q_OBJECT
public:
    explicit DealBox(int labels, QWidget* parent = nullptr);

    QLineEdit* line() const { return m_deal; }
    QLineEdit* word() const { return m_word; }
    /// The seal of the new deal, where it is not to be drawn.
    void setSeal(const Seal& seal);
    /// The deal of a rated match cannot be chosen; what is typed is left out then.
    void setRated(bool rated);
    void setDeal(const std::optional<DealId>& deal);
    /// The deal that is typed; none: a new one.
    std::optional<DealId> deal() const;
    /// Of a new deal.
    std::optional<Seal> seal() const;
    /// Why what is typed is no deal; empty if it is one.
    QString problem() const;

signals:
    void changed();

private:
    QString typed() const;
    void follow();

    bool m_rated = false;
    Seal m_seal;
    QLineEdit *m_deal, *m_word;
    QToolButton* m_dice;
    TextLabel* m_sealed;
};

} // namespace hilltop
