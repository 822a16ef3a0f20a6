import { type Action, actions, bitOfAction } from "../../action.ts";

/** Each action is undone by these; the others cannot be undone. */
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
 * The two positions of one switch, as bits. "Add" and "remove" are said of much else: "drop me a
 * line".
 */
const SWITCHES: readonly (readonly [on: number, off: number])[] = (
  [
    ["enable", "disable"],
    ["show", "hide"],
    ["connect", "disconnect"],
  ] as const
).map(([on, off]) => [bitOfAction(on), bitOfAction(off)]);

/**
 * Tells whether one of both names a switch on and the other names it off, and neither both.
 * @param named bits of `bitOfAction`, as `asked`
 */
export const isContrary = (named: number, asked: number): boolean =>
  SWITCHES.some(([on, off]) => {
    const both = on | off;
    return (named & both) !== 0 && (asked & both) !== 0 && ((named ^ asked) & both) === both;
  });

/**
 * The actions that undo these.
 * @param bits of `bitOfAction`
 */
export const oppositeActions = (bits: number): Action[] =>
  actions.filter((action) => (bits & bitOfAction(action)) !== 0).flatMap((action) => OPPOSITES[action] ?? []);
