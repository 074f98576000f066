// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/error_texts.h"

#include "base/letters.h"
#include "engine/table.h"
#include "text/game_texts.h"

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

QString sentence(const Error& error, std::string_view game) {
    const std::string_view unlike = not_allowed_error(Seat(0), {}, {}).id;
    const auto inWords = [&](const auto& self, Error told) -> Error {
        for (Error::Argument& argument : told.arguments)
            for (Error& inner : argument.inner)
                inner = self(self, inner);
        if (told.id == unlike && !told.arguments.empty()) {
            std::string& why = told.arguments.back().text;
            why = objection(game, why).toStdString();
            while (why.ends_with('.'))
                why.pop_back();
        }
        return told;
    };
    return sentence(inWords(inWords, error));
}

} // namespace hilltop
