import { AsyncLocalStorage } from "node:async_hooks";

/**
 * Says what a connection is used for, which decides who gets the next free one.
 *
 * - `visitors`: a visitor waits for an answer of the chat, or sends something in. Connections are
 *   kept for it.
 * - `requests`: any other call.
 * - `work`: jobs, runs and followers, which may wait.
 * - `long`: one export or erasure, in a pool of its own.
 * - `together`: a statement for several workspaces.
 */
export type Lane = "visitors" | "requests" | "work" | "long" | "together";

/** Tells for whom a statement is run. A share without a workspace is that of callers who are not known. */
export type Share = {
  readonly workspaceId: string | undefined;
  readonly lane: Lane;
  /** A transaction is open: its work must get a second connection when all others wait. */
  readonly isHolding: boolean;
  /** The request in which it runs, or which left its job. Undefined in other work of the node. */
  readonly requestId?: string | undefined;
};

/**
 * The share of what runs at the moment. It follows a call through all that it awaits. Undefined for
 * what the node does for itself: health, sign-in, nodes and revocations.
 */
const current = new AsyncLocalStorage<Share | undefined>();

export function currentShare(): Share | undefined {
  return current.getStore();
}

/**
 * Runs the work on the account of a workspace: its statements take from the connections that the
 * workspace may use.
 *
 * @example
 * await inShareOf(workspaceId, "work", () => sendReminders(kernel, workspaceId));
 */
export function inShareOf<Result>(
  workspaceId: string | undefined,
  lane: Lane,
  work: () => Result,
  requestId?: string,
): Result {
  return current.run({ workspaceId, lane, isHolding: false, requestId }, work);
}

/** Runs the work in a share that was read before with `currentShare`. */
export function inShare<Result>(share: Share | undefined, work: () => Result): Result {
  return current.run(share, work);
}

const outside: Share = { workspaceId: undefined, lane: "work", isHolding: true };

/** Runs the work of an open transaction. */
export function whileHolding<Result>(work: () => Result): Result {
  const share = current.getStore();
  return current.run(share === undefined ? outside : { ...share, isHolding: true }, work);
}

const several: Share = { workspaceId: undefined, lane: "together", isHolding: false };

/** Runs what is done for several workspaces at once. In a transaction it stays a part of it. */
export function forSeveral<Result>(work: () => Result): Result {
  return current.getStore()?.isHolding === true ? work() : current.run(several, work);
}

/** Runs what the node does for itself, and not for the caller that caused it. */
export function forTheNode<Result>(work: () => Result): Result {
  return current.getStore() === undefined ? work() : current.run(undefined, work);
}

/**
 * Reads the items in the share in which this function was called: a stream is read on whenever its
 * client has room, and then nothing tells for whom.
 */
export async function* inPresentShare<Item>(items: AsyncIterable<Item>, share = currentShare()): AsyncGenerator<Item> {
  const iterator = items[Symbol.asyncIterator]();
  const next = () => iterator.next();
  let isDone = false;
  try {
    for (let read = await inShare(share, next); !read.done; read = await inShare(share, next)) yield read.value;
    isDone = true;
  } finally {
    if (!isDone) await inShare(share, async () => iterator.return?.());
  }
}
