/**
 * The state says what the execution of one run does on a node. A part of the run is its main line
 * or a branch of a fork.
 * - `working`: parts work, or they all wait for something so near that the run stays in memory.
 * - `storing`: all parts wait, and the run is being stored as waiting.
 * - `overtaken`: something happened since the storing began. The signals are read, and the run is
 *   stored again.
 * - `draining`: the node stops. The execution ends with the next checkpoint of the parts that work.
 * - `leaving`: the node stops, and all parts wait: the run is being stored as waiting, once.
 * - `over`: nothing of the run is executed or stored here any more, but its end.
 */
export type ExecutionState = "working" | "storing" | "overtaken" | "draining" | "leaving" | "over";

/**
 * - `all-wait`: the last part that worked waits, or has ended.
 * - `wake`: something has happened for which a part may wait.
 * - `look`: the signals are about to be read.
 * - `stored`: the storing has ended, and the run stays in memory.
 * - `drain`: the node stops soon.
 * - `stop`: the run has ended, was cancelled, released or taken over, or the node stops.
 */
export type ExecutionEvent = "all-wait" | "wake" | "look" | "stored" | "drain" | "stop";

const transitions: Record<ExecutionState, { readonly [event in ExecutionEvent]?: ExecutionState }> = {
  working: { "all-wait": "storing", drain: "draining", stop: "over" },
  storing: {
    ...{ "all-wait": "overtaken", wake: "overtaken", look: "storing" },
    ...{ stored: "working", drain: "leaving", stop: "over" },
  },
  overtaken: { "all-wait": "overtaken", wake: "overtaken", look: "storing", drain: "leaving", stop: "over" },
  draining: { "all-wait": "leaving", drain: "draining", stop: "over" },
  leaving: {
    ...{ "all-wait": "leaving", wake: "leaving", look: "leaving" },
    ...{ stored: "draining", drain: "leaving", stop: "over" },
  },
  over: { stop: "over" },
};

/**
 * Gives the state after an event. Throws when the event must not happen in the state: that is a bug of
 * the execution.
 *
 * @example nextExecutionState("working", "all-wait") === "storing"
 */
export function nextExecutionState(state: ExecutionState, event: ExecutionEvent): ExecutionState {
  const next = transitions[state][event];
  if (next === undefined) throw new Error(`An execution that is ${state} must not get the event ${event}.`);
  return next;
}

/** Tells whether the run is being stored as waiting: then nothing else must store it. */
export function isStoring(state: ExecutionState): boolean {
  return state === "storing" || state === "overtaken" || state === "leaving";
}

/** Tells whether the execution ends with its next checkpoint, because the node stops. */
export function isLeaving(state: ExecutionState): boolean {
  return state === "draining" || state === "leaving";
}

/** The run was released: another execution goes on with it. */
export class Released extends Error {
  override name = "Released";
}

/** The run was cancelled, or the node stops. */
export class Stopped extends Error {
  override name = "Stopped";
  readonly isCancelled: boolean;
  constructor(isCancelled: boolean) {
    super(isCancelled ? "the run was cancelled" : "the node stops");
    this.isCancelled = isCancelled;
  }
}
