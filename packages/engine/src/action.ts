/**
 * People do these with a thing. A question and a heading about the same thing may differ only in
 * this: "add a member" and "remove a member". There are 31, so that a set of them is one number.
 */
export const actions = [
  "add",
  "remove",
  "cancel",
  "change",
  "enable",
  "disable",
  "block",
  "hide",
  "show",
  "share",
  "invite",
  "connect",
  "disconnect",
  "install",
  "update",
  "export",
  "import",
  "pay",
  "buy",
  "refund",
  "send",
  "restore",
  "reset",
  "verify",
  "print",
  "signIn",
  "signOut",
  "contact",
  "move",
  "book",
  "copy",
] as const;

export type Action = (typeof actions)[number];

/** One bit for each action. */
export const bitOfAction = (action: Action): number => 1 << actions.indexOf(action);
