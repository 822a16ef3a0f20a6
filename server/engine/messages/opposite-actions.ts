import { type Action, actions, bitOfAction } from "./action.ts";

/** What undoes each action; the others cannot be undone. */
const OPPOSITES: Partial<Record<Action, readonly Action[]>> = {
  add: ["remove"],
  remove: ["restore", "add"],
  cancel: ["restore", "update"],
  enable: ["disable"],
  disable: ["enable", "restore"],
  block: ["enable"],
  hide: ["show", "restore"],
  show: ["hide"],
  share: ["remove", "hide"],
  invite: ["remove"],
  connect: ["disconnect"],
  disconnect: ["connect"],
  install: ["remove"],
  update: ["restore"],
  export: ["import"],
  import: ["export"],
  pay: ["refund"],
  buy: ["refund", "cancel"],
  change: ["restore", "reset"],
  move: ["restore"],
  book: ["cancel"],
  signIn: ["signOut"],
  signOut: ["signIn"],
};

/**
 * The actions that undo these.
 * @param bits of `bitOfAction`
 */
export const oppositeActions = (bits: number): Action[] =>
  actions.filter((action) => (bits & bitOfAction(action)) !== 0).flatMap((action) => OPPOSITES[action] ?? []);
