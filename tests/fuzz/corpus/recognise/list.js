[{name: 'a', draftPick(a) {}, mainPlay: (b) => `${b}`}, {"name": "b", draftPick: f, mainPlay: g}]
