import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { type CampaignRunEvent, type CampaignRunState, nextCampaignRunState } from "./campaign-run-state.ts";

const states: CampaignRunState[] = ["opening", "sending", "settling", "stopping", "over"];
const events: CampaignRunEvent[] = ["open", "settle", "end", "stop"];

/** The state after these events, beginning with a new run. */
function after(...happened: CampaignRunEvent[]): CampaignRunState {
  return happened.reduce(nextCampaignRunState, "opening" as CampaignRunState);
}

/** The events that a state allows. */
function allowed(state: CampaignRunState): CampaignRunEvent[] {
  return events.filter((event) => {
    try {
      nextCampaignRunState(state, event);
      return true;
    } catch {
      return false;
    }
  });
}

describe("the states of a campaign's run", () => {
  test("it opens, sends, settles and is over", () => {
    assert.deepEqual(
      [after("open"), after("open", "settle"), after("open", "settle", "end")],
      ["sending", "settling", "over"],
    );
  });

  test("a campaign that is not there any more, or has no mail server, is over without sending", () => {
    assert.equal(after("end"), "over");
  });

  test("a stop lasts from any state until the run is over", () => {
    for (const before of [[], ["open"], ["open", "settle"]] as const) {
      assert.equal(after(...before, "stop"), "stopping");
      assert.equal(after(...before, "stop", "settle"), "stopping");
      assert.equal(after(...before, "stop", "settle", "end"), "over");
    }
    assert.equal(after("stop", "open"), "stopping", "a stop while it opens");
    assert.equal(after("end", "stop"), "over", "a stop that comes too late");
  });

  test("a run that sends does not end before it has settled", () => {
    assert.throws(() => after("open", "end"), /is sending must not get the event end/);
  });

  test("each state allows these events and throws at all others", () => {
    assert.deepEqual(Object.fromEntries(states.map((state) => [state, allowed(state)])), {
      opening: ["open", "end", "stop"],
      sending: ["settle", "stop"],
      settling: ["end", "stop"],
      stopping: ["open", "settle", "end", "stop"],
      over: ["stop"],
    });
  });
});
