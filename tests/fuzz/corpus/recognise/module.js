const a = /[}]'/; class B { get name() { return "x"; } draftPick() {} mainPlay() {} }
module.exports = new B();
