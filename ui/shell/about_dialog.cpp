// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/about_dialog.h"

#include "style/icons.h"
#include "style/layouts.h"
#include "style/panel.h"

#include <QCoreApplication>
#include <QDialogButtonBox>

namespace hilltop {

AboutDialog::AboutDialog(QWidget* parent)
    : QDialog(parent) {
    setWindowTitle(tr("About Hilltop"));
    auto* picture = new QLabel;
    picture->setPixmap(programIcon().pixmap(QSize(96, 96), devicePixelRatioF()));
    picture->setAlignment(Qt::AlignTop);

    auto* words = columnPart(4);
    words->addWidget(new TextLabel(tr("Hilltop"), TextSize::Title));
    const QString version = QCoreApplication::applicationVersion();
    words->addWidget(new TextLabel(version.isEmpty()
                                       ? tr("with Qt %1").arg(QLatin1String(qVersion()))
                                       : tr("Version %1, with Qt %2").arg(version, QLatin1String(qVersion())),
                                   TextSize::Small, false, TextLabel::Ink::Quiet));
    words->addSpacing(12);
    auto* what = new TextLabel(
        tr("Play card games against bots, analyse every decision, and run tournaments that show which bot is better."));
    what->setWordWrap(true);
    words->addWidget(what);
    words->addSpacing(8);
    auto* licence = new TextLabel(tr("Free software under the GNU General Public License, version 3 or later. It comes "
                                     "without any warranty."),
                                  TextSize::Small, false, TextLabel::Ink::Quiet);
    licence->setWordWrap(true);
    words->addWidget(licence);
    words->addStretch(1);

    auto* top = rowPart(24, {24, 24, 24, 20});
    top->addWidget(picture, 0, Qt::AlignTop);
    top->addLayout(words, 1);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    buttons->setContentsMargins(20, 14, 20, 14);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = columnIn(this, 0);
    column->addLayout(top, 1);
    column->addWidget(new Hairline);
    column->addWidget(buttons);
    setFixedWidth(520);
}

} // namespace hilltop
