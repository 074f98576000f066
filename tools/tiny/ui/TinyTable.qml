// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// The table as its zones lie by themselves, until it has a layout of its own.
GenericTable {}
