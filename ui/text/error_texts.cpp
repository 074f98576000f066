// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/error_texts.h"

#include "base/letters.h"

#include <QCoreApplication>

namespace hilltop {

QString sentence(const Error& error) {
    std::vector<std::string> arguments;
    for (const Error::Argument& argument : error.arguments)
        arguments.push_back(argument.inner.empty() ? shown_text(argument.text)
                                                   : sentence(argument.inner.front()).toStdString());
    const QString pattern = QCoreApplication::translate(error.room, error.id);
    return QString::fromStdString(filled(pattern.toStdString(), arguments));
}

} // namespace hilltop
