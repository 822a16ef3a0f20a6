import assert from "node:assert/strict";
import { describe, test } from "node:test";
import {
  type ExecutionEvent,
  type ExecutionState,
  isLeaving,
  isStoring,
  nextExecutionState,
} from "./execution-state.ts";

const states: ExecutionState[] = ["working", "storing", "overtaken", "draining", "leaving", "over"];
const events: ExecutionEvent[] = ["all-wait", "wake", "look", "stored", "drain", "stop"];

/** The state after these events, beginning with a new execution. */
function after(...happened: ExecutionEvent[]): ExecutionState {
  return happened.reduce(nextExecutionState, "working" as ExecutionState);
}

/** The events that a state allows. */
function allowed(state: ExecutionState): ExecutionEvent[] {
  return events.filter((event) => {
    try {
      nextExecutionState(state, event);
      return true;
    } catch {
      return false;
    }
  });
}

describe("the states of an execution", () => {
  test("a run whose parts all wait is stored, and works on from there", () => {
    assert.equal(after("all-wait"), "storing");
    assert.equal(after("all-wait", "stored"), "working");
  });

  test("what happens while a run is stored is looked at before the run counts as stored", () => {
    for (const event of ["wake", "all-wait"] as const) {
      assert.equal(after("all-wait", event), "overtaken");
      assert.throws(() => after("all-wait", event, "stored"), /is overtaken must not get the event stored/);
      assert.equal(after("all-wait", event, "look", "stored"), "working");
    }
    assert.equal(after("all-wait", "wake", "look", "wake"), "overtaken", "a wake during the look");
  });

  test("a node that stops stores a run that waits, and does not begin anything else", () => {
    assert.equal(after("drain"), "draining");
    assert.equal(after("drain", "all-wait"), "leaving");
    assert.equal(after("all-wait", "drain"), "leaving");
    assert.equal(after("all-wait", "wake", "drain", "wake"), "leaving");
    assert.equal(after("all-wait", "drain", "stored"), "draining", "a part went on before the write");
  });

  test("every state can be stopped, and nothing follows", () => {
    for (const state of states) assert.equal(nextExecutionState(state, "stop"), "over", state);
  });

  test("each state allows these events and throws at all others", () => {
    assert.deepEqual(Object.fromEntries(states.map((state) => [state, allowed(state)])), {
      working: ["all-wait", "drain", "stop"],
      storing: ["all-wait", "wake", "look", "stored", "drain", "stop"],
      overtaken: ["all-wait", "wake", "look", "drain", "stop"],
      draining: ["all-wait", "drain", "stop"],
      leaving: ["all-wait", "wake", "look", "stored", "drain", "stop"],
      over: ["stop"],
    });
  });

  test("one storing at a time, and a stop of the node is seen in both of its states", () => {
    assert.deepEqual(states.filter(isStoring), ["storing", "overtaken", "leaving"]);
    assert.deepEqual(states.filter(isLeaving), ["draining", "leaving"]);
  });
});
