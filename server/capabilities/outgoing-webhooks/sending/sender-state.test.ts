import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { isOver, maySend, nextSenderState, type SenderEvent, type SenderState } from "./sender-state.ts";

const states: SenderState[] = [
  ...(["ready", "loading", "confirming", "releasing"] as const),
  ...(["stopping", "draining", "ended", "abandoned"] as const),
];
const events: SenderEvent[] = ["load", "confirm", "release", "visit-ended", "stop", "end", "abandon"];

/** The state after these events, beginning with a new sender. */
function after(...happened: SenderEvent[]): SenderState {
  return happened.reduce(nextSenderState, "ready" as SenderState);
}

/** The events that a state allows. */
function allowed(state: SenderState): SenderEvent[] {
  return events.filter((event) => {
    try {
      nextSenderState(state, event);
      return true;
    } catch {
      return false;
    }
  });
}

describe("the states of a sender", () => {
  test("one visit to the database follows the other, and each returns to ready", () => {
    assert.deepEqual([after("load"), after("confirm"), after("release")], ["loading", "confirming", "releasing"]);
    for (const visit of ["load", "confirm", "release"] as const) assert.equal(after(visit, "visit-ended"), "ready");
  });

  test("a second visit during a visit throws and names both", () => {
    for (const visit of ["load", "confirm", "release"] as const) {
      assert.throws(() => after(visit, "load"), /ing must not get the event load/);
    }
  });

  test("a stop waits for the visit under way, and then for the requests in flight", () => {
    assert.equal(after("load", "stop"), "stopping");
    assert.equal(after("load", "stop", "visit-ended"), "draining");
    assert.equal(after("load", "stop", "visit-ended", "end"), "ended");
    assert.equal(after("stop"), "draining");
  });

  test("a visit that finds the queue gone ends the sender, also while it stops", () => {
    for (const visit of ["load", "confirm", "release"] as const) {
      assert.equal(after(visit, "end"), "ended");
      assert.equal(after(visit, "stop", "end"), "ended");
    }
  });

  test("every state that is not over can be abandoned", () => {
    for (const state of states.filter((one) => !isOver(one))) {
      assert.equal(nextSenderState(state, "abandon"), "abandoned", state);
    }
  });

  test("each state allows these events and throws at all others", () => {
    assert.deepEqual(Object.fromEntries(states.map((state) => [state, allowed(state)])), {
      ready: ["load", "confirm", "release", "stop", "abandon"],
      loading: ["visit-ended", "stop", "end", "abandon"],
      confirming: ["visit-ended", "stop", "end", "abandon"],
      releasing: ["visit-ended", "stop", "end", "abandon"],
      stopping: ["visit-ended", "end", "abandon"],
      draining: ["end", "abandon"],
      ended: [],
      abandoned: [],
    });
  });

  test("messages are sent until a stop", () => {
    assert.deepEqual(states.filter(maySend), ["ready", "loading", "confirming", "releasing"]);
  });
});
