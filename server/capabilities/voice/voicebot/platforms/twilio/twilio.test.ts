import assert from "node:assert/strict";
import { createHash, createHmac } from "node:crypto";
import { after, before, describe, test } from "node:test";
import { type ModelDesk, openModelDesk } from "../../../../../testing/model-desk.ts";
import { moveClock } from "../../../../../testing/move-clock.ts";
import { deleteOldTurns } from "../../ask-once.ts";
import { callFields, inTwiml, postCall, twilioToken } from "../../testing/twilio-requests.ts";

describe("a call of Twilio", () => {
  let desk: ModelDesk;
  let url: string;
  before(async () => {
    desk = await openModelDesk("We open at **nine** & close at [five](https://a.example).", {
      PARLEY_PUBLIC_URL: "http://localhost:18999",
    });
    const made = await desk.person.client.post("/api/voice/channels", {
      ...{ kind: "twilio", authToken: twilioToken, language: "en-GB" },
    });
    url = made.body.url;
  });
  after(() => desk.stop());

  let calls = 0;
  const newCall = () => `CA${String(++calls).padStart(32, "0")}`;
  const post = (fields: Record<string, string>, query = "") =>
    postCall(desk.server.client, url + query, callFields(fields));
  const actionOf = (twiml: string) => inTwiml(twiml, /<Gather [^>]*action="([^"]+)"/).slice(url.length);

  test("begins with a greeting and listens", async () => {
    const answer = await post({ CallSid: newCall(), CallStatus: "ringing" });
    assert.equal(answer.status, 200, answer.text);
    assert.match(answer.headers.get("content-type") ?? "", /^text\/xml/);
    assert.equal(
      answer.text,
      `<?xml version="1.0" encoding="UTF-8"?><Response><Gather input="speech dtmf" action="${url}?turn=1" method="POST" language="en-GB" speechTimeout="auto" timeout="5" actionOnEmptyResult="true"><Say language="en-GB">Hello! What would you like to know?</Say></Gather></Response>`,
    );
  });

  test("hears what the person says or types, and answers in the call's conversation", async () => {
    const CallSid = newCall();
    const spoken = await post({ CallSid, SpeechResult: "When do you open?", Confidence: "0.9" }, "?turn=1");
    assert.match(spoken.text, /<Say language="en-GB">We open at nine &amp; close at five\.<\/Say><\/Gather>/);
    assert.equal(actionOf(spoken.text), "?turn=2");
    await post({ CallSid, Digits: "2" }, actionOf(spoken.text));
    const { body } = await desk.person.client.get(
      `/api/conversations/${encodeURIComponent(`${url.split("/").at(-1)}:${CallSid}`)}/messages`,
    );
    assert.deepEqual(
      body.data
        .filter(({ author }: { author: string }) => author === "contact")
        .map(({ text }: { text: string }) => text),
      ["When do you open?", "2"],
    );
  });

  test("a retry gets the same answer and asks once, a further turn asks again", async () => {
    const CallSid = newCall();
    const asked = desk.provider.requests.length;
    const first = await post({ CallSid, SpeechResult: "Are you open?" }, "?turn=1");
    const again = await post({ CallSid, SpeechResult: "Are you open?" }, "?turn=1");
    assert.equal(again.text, first.text);
    assert.equal(desk.provider.requests.length, asked + 1);
    // Somebody who has recorded the request sends it a month later.
    moveClock(desk.server, 30 * 86_400_000);
    await deleteOldTurns.run(desk.server.server.kernel, {});
    const replayed = await post({ CallSid, SpeechResult: "Are you open?" }, "?turn=1");
    moveClock(desk.server, -30 * 86_400_000);
    assert.equal(replayed.text, first.text);
    assert.equal(desk.provider.requests.length, asked + 1);
    await post({ CallSid, SpeechResult: "Are you open?" }, "?turn=2");
    assert.equal(desk.provider.requests.length, asked + 2);
  });

  test("asks once more after silence, and then hangs up", async () => {
    const CallSid = newCall();
    const first = await post({ CallSid }, "?turn=1");
    assert.match(first.text, /I did not hear a question/);
    const second = await post({ CallSid }, actionOf(first.text));
    assert.match(second.text, /<Say language="en-GB">Goodbye!<\/Say><Hangup\/>/);
  });

  test("hangs up after a goodbye, and says nothing when the call has ended", async () => {
    desk.provider.answer("Goodbye!");
    const bye = await post({ CallSid: newCall(), SpeechResult: "goodbye" }, "?turn=1");
    assert.match(bye.text, /<Say language="en-GB">Goodbye!<\/Say><Hangup\/><\/Response>$/);
    const ended = await post({ CallSid: newCall(), CallStatus: "completed" });
    assert.equal(ended.text, '<?xml version="1.0" encoding="UTF-8"?><Response></Response>');
  });

  test("another signature, address or field is refused, and nothing is told", async () => {
    const { client } = desk.server;
    const fields = callFields({ CallSid: newCall() });
    const path = new URL(url).pathname;
    const answers = [
      await postCall(client, url, fields, { token: "another" }),
      await postCall(client, url, fields, { signature: "" }),
      await postCall(client, url, fields, { path: `${path}?turn=1` }),
      await postCall(client, url, fields, { sent: { ...fields, SpeechResult: "Cancel all orders" } }),
      await postCall(client, url.replace("localhost", "evil.example"), fields),
      await client.post(path, fields),
    ];
    for (const { status, body } of answers) {
      assert.deepEqual([status, body.code, body.detail], [401, "proof-refused", answers[0]!.body.detail]);
    }
  });

  test("a body of JSON is signed by its hash", async () => {
    const body = JSON.stringify(callFields({ CallSid: newCall() }));
    const signed = `${url}?bodySHA256=${createHash("sha256").update(body).digest("hex")}`;
    const signature = createHmac("sha1", twilioToken).update(signed).digest("base64");
    const { pathname, search } = new URL(signed);
    const headers = { "x-twilio-signature": signature };
    const answer = await desk.server.client.call("POST", pathname + search, { body, headers });
    assert.equal(answer.status, 200, answer.text);
    const changed = await desk.server.client.call("POST", pathname + search, { body: `${body} `, headers });
    assert.equal(changed.status, 401);
  });

  test("what is signed and no call is refused with the place", async () => {
    const { status, body } = await postCall(desk.server.client, url, { SmsSid: "SM1" });
    assert.deepEqual([status, body.code, body.errors[0].pointer], [400, "invalid-request", "/body"]);
  });

  test("is connected to a WebSocket where the channel says so", async () => {
    const channel = `/api/voice/channels/${url.split("/").at(-1)}`;
    const id = url.split("/").at(-1);
    await desk.person.client.call("PATCH", channel, { body: { mode: "stream" } });
    assert.match(
      (await post({ CallSid: newCall() })).text,
      new RegExp(
        `<Response><Connect><Stream url="ws://localhost:18999/api/voice/twilio/${id}"><Parameter name="from" value="\\+15005550006"/><Parameter name="token" value="[\\w.-]+"/></Stream></Connect></Response>`,
      ),
    );
    await desk.person.client.call("PATCH", channel, { body: { mode: "conversation-relay", greeting: "Hi & welcome" } });
    assert.match(
      (await post({ CallSid: newCall() })).text,
      new RegExp(
        `<ConversationRelay url="ws://localhost:18999/api/voice/conversation-relay/${id}" welcomeGreeting="Hi &amp; welcome" language="en-GB"`,
      ),
    );
    await desk.person.client.call("PATCH", channel, { body: { mode: "gather", greeting: null } });
  });

  test("a caller whom the team has blocked is taken leave of", async () => {
    const CallSid = newCall();
    const from = { From: "+15005550009" };
    await post({ CallSid, SpeechResult: "Hello", ...from }, "?turn=1");
    const conversation = `/api/conversations/${encodeURIComponent(`${url.split("/").at(-1)}:${CallSid}`)}`;
    assert.equal((await desk.person.client.post(`${conversation}/block`)).status, 200);
    assert.match((await post({ CallSid: newCall(), ...from })).text, /Goodbye!<\/Say><Hangup\/>/);
    assert.match((await post({ CallSid: newCall() })).text, /Hello!/);
  });
});
