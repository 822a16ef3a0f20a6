import hooks, { type AsyncHook, type HookCallbacks } from "node:async_hooks";

/**
 * `node:test` follows every promise and callback of its process, those of the tested server
 * included, to know which suite or test something belongs to. That takes a fifth of the time of the
 * tests, and is needed only while a file is loaded and says what its tests are. This must be loaded
 * before `node:test`.
 */
const { createHook } = hooks;
let following: AsyncHook | undefined;

hooks.createHook = (callbacks: HookCallbacks): AsyncHook => {
  hooks.createHook = createHook;
  following = createHook(callbacks);
  return following;
};

/** From now on what a file defines belongs to the suite in which it is loaded. */
export function followWork(): void {
  following?.enable();
}

/** From now on nothing is followed. */
export function stopFollowingWork(): void {
  following?.disable();
}

/**
 * An uncaught error still fails the run, but not in the name of its test. So its stack is printed.
 */
process.on("uncaughtExceptionMonitor", (error) => console.error(error));
process.on("unhandledRejection", (reason) => console.error(reason));
