/**
 * The state says what one endpoint's sender does:
 * - `ready`: no visit to the database is under way. Messages may be, in this and the next three
 *   states.
 * - `loading`: reads the endpoint and its due deliveries.
 * - `confirming`: reads the endpoint again before it sends what is queued.
 * - `releasing`: gives the queue back, so that any node may claim it.
 * - `stopping`: was told to stop during a visit, and waits for the end of that visit.
 * - `draining`: sends nothing more, and waits until what is on its way is answered and recorded.
 * - `ended`: does not hold the queue any more.
 * - `abandoned`: the node stopped waiting; answers that still come are ignored.
 */
export type SenderState =
  | "ready"
  | "loading"
  | "confirming"
  | "releasing"
  | "stopping"
  | "draining"
  | "ended"
  | "abandoned";

/** The three kinds of visits to the database. A sender makes one at a time. */
export type Visit = "load" | "confirm" | "release";
export type SenderEvent = Visit | "visit-ended" | "stop" | "end" | "abandon";

const duringVisit = { "visit-ended": "ready", stop: "stopping", end: "ended", abandon: "abandoned" } as const;

const transitions: Record<SenderState, { readonly [event in SenderEvent]?: SenderState }> = {
  ready: { load: "loading", confirm: "confirming", release: "releasing", stop: "draining", abandon: "abandoned" },
  loading: duringVisit,
  confirming: duringVisit,
  releasing: duringVisit,
  stopping: { "visit-ended": "draining", end: "ended", abandon: "abandoned" },
  draining: { end: "ended", abandon: "abandoned" },
  ended: {},
  abandoned: {},
};

/**
 * Gives the state after an event. Throws when the event must not happen in the state: that is a bug of
 * the sender.
 *
 * @example nextSenderState("ready", "load") === "loading"
 */
export function nextSenderState(state: SenderState, event: SenderEvent): SenderState {
  const next = transitions[state][event];
  if (next === undefined) throw new Error(`A sender that is ${state} must not get the event ${event}.`);
  return next;
}

/** Tells whether the sender is over: nothing follows from here. */
export function isOver(state: SenderState): boolean {
  return state === "ended" || state === "abandoned";
}

/** Tells whether new messages may be sent. */
export function maySend(state: SenderState): boolean {
  return !isOver(state) && state !== "stopping" && state !== "draining";
}
