import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { makeKey, type Person, signUp } from "../../../../testing/client.ts";
import { startTestServer, type TestServer } from "../../../../testing/test-server.ts";

let server: TestServer;
let owner: Person;
let key: string;

before(async () => {
  server = await startTestServer();
  owner = await signUp(server.client);
  key = await makeKey(owner);
  for (const [title, content] of [
    ["Opening hours", "# Opening hours\n\nMonday: closed\n\nTuesday – Friday: 9:00 – 17:00\n\nSaturday: 10:00 – 14:00"],
    ["Öffnungszeiten", "# Öffnungszeiten\n\nMo: Ruhetag\n\nDi–Fr: 9–17 Uhr\n\nSa: 10–14 Uhr"],
  ]) {
    const taught = await owner.client.post("/api/knowledge/sources", { type: "text", title, content });
    assert.equal(taught.status, 201, taught.text);
  }
});
after(() => server.stop());

/** Does something while the clock of the node stands at a moment. */
async function at<Result>(moment: string, work: () => Promise<Result>): Promise<Result> {
  const { kernel } = server.server;
  const { clock } = kernel;
  kernel.clock = { now: () => Date.parse(moment), elapsed: clock.elapsed };
  try {
    return await work();
  } finally {
    kernel.clock = clock;
  }
}

const change = (body: unknown) => owner.client.call("PATCH", "/api/settings/workspace", { body });
const ask = (moment: string, message: string, sessionId?: string): Promise<string> =>
  at(moment, async () => {
    const { body, text } = await server.client.as(key).post("/api/chatbot/send", { message, sessionId });
    assert.equal(body.citations?.length > 0, true, text);
    return body.aiResponse;
  });

test("whether it is open goes by the clocks of UTC, of the office hours and of the workspace", async () => {
  // A Tuesday: 08:30 in UTC, 10:30 in Berlin, 17:30 in Tokyo.
  const moment = "2026-06-09T08:30:00Z";
  assert.match(await ask(moment, "Are you open now?"), /^No\. Closed right now:\nTuesday – Friday/);
  const days = { mon: [["09:00", "17:00"]] };
  assert.equal((await change({ officeHours: { timeZone: "Europe/Berlin", days } })).status, 200);
  assert.match(await ask(moment, "Are you open now?"), /^Yes\. Open right now:\nTuesday – Friday/);
  assert.match(await ask(moment, "Habt ihr gerade offen?"), /^Ja\. Gerade geöffnet:\nDi–Fr/);
  await change({ timeZone: "Asia/Tokyo" });
  assert.match(await ask(moment, "Are you open now?"), /^No\. Closed right now:/);
  // There it is Monday already.
  assert.match(await ask("2026-06-07T15:30:00Z", "Are you closed today?"), /^Yes\. Closed:\nMonday: closed/);
  assert.match(await ask("2026-06-07T14:30:00Z", "Are you open tomorrow?"), /^No\. Closed:\nMonday: closed/);
});

test("a follow-up, a replay and a spoken question go by the same clocks", async () => {
  await change({ timeZone: "Europe/Berlin" });
  const moment = "2026-06-09T08:30:00Z";
  assert.match(await ask(moment, "Are you open now?", "visit"), /^Yes/);
  assert.match(await ask(moment, "And on Saturday?", "visit"), /^Yes\. Open:\nSaturday/);
  const replayed = await at(moment, () => owner.client.post("/api/conversations/visit/replay", { against: "today" }));
  assert.deepEqual(
    replayed.body.messages.map(({ same }: { same: boolean }) => same),
    [true, true],
    replayed.text,
  );
  const spoken = await at(moment, () =>
    server.client.as(key).post("/api/voicebot", { text: "are you open now", language: "en" }),
  );
  assert.match(spoken.text, /Open right now/);
});
