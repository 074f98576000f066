// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "documents/match_document.h"

class QWidget;

namespace hilltop {

/// Where a document is to be saved, and whether it may be let go of: what a person is asked, and waits for. Lives in
/// the GUI thread.
class DocumentSaving : public QObject {
    Q_OBJECT
public:
    /// Dialogs stand over `page`.
    explicit DocumentSaving(QWidget& page);

    void setDocument(std::shared_ptr<MatchDocument> document);
    /// It has no file, and something to lose.
    bool wanted() const;
    /// "saved with the record", "not saved"
    QString stateText() const;
    /// Asks for a new file. False if there is none.
    bool saveAs();
    /// Saves what is modified, or asks what shall become of it; false: it must stay.
    bool mayLeave();

private:
    bool saveInPlace();
    bool saveAndWait();

    QWidget& m_page;
    std::shared_ptr<MatchDocument> m_document;
    bool m_leaving = false;    ///< it is being asked what becomes of the document
    bool m_asksAnyway = false; ///< a failure to save is told with what is asked then
};

} // namespace hilltop
