import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { type ModelDesk, openModelDesk } from "../../../testing/model-desk.ts";
import { until } from "../../../testing/until.ts";
import { openRelayCall, openTwilioSocket, signSocket } from "../testing/twilio-client.ts";
import { callFields, inTwiml, postCall, twilioToken } from "../voicebot/testing/twilio-requests.ts";

const answer = "We open at **nine** in the morning, and close at [six](https://a.example). On Sundays we are closed.";

describe("a phone call over Twilio's ConversationRelay", () => {
  let desk: ModelDesk;
  let url: string;
  let channelId: string;
  before(async () => {
    desk = await openModelDesk(answer);
    const channel = await desk.person.client.post("/api/voice/channels", {
      ...{ kind: "twilio", authToken: twilioToken, mode: "conversation-relay", language: "en-US" },
    });
    channelId = channel.body.id;
    url = channel.body.url.replace(/^http/, "ws").replace("/api/voicebot/", "/api/voice/conversation-relay/");
  });
  after(() => desk.stop());

  let calls = 0;
  const newCall = () => `CA${String(++calls).padStart(32, "1")}`;
  const messagesOf = async (callSid: string) => {
    const name = encodeURIComponent(`${channelId}:${callSid}`);
    const { body } = await desk.person.client.get(`/api/conversations/${name}/messages`);
    return (body.data ?? []) as { author: string; text: string; status: string }[];
  };
  const interruptedOf = async (callSid: string) =>
    (await messagesOf(callSid)).filter(({ status }) => status === "interrupted").map(({ text }) => text);

  test("gets the answer as text to say, and is a voice session with one conversation", async () => {
    const callSid = newCall();
    const call = await openRelayCall(url, callSid);
    call.setUp();
    call.send({ type: "prompt", voicePrompt: "When do", lang: "en-US", last: false });
    call.prompt("When do you open?");
    await until(() => call.answers().length === 1);
    const spoken = "We open at nine in the morning, and close at six. On Sundays we are closed.";
    assert.deepEqual(call.answers(), [spoken]);
    call.send({ type: "dtmf", digit: "4" });
    call.send({ type: "dtmf", digit: "#" });
    await until(() => call.answers().length === 2);
    const texts = (await messagesOf(callSid)).filter(({ author }) => author === "contact").map(({ text }) => text);
    assert.deepEqual(texts, ["When do you open?", "4"]);
    await call.hangUp();
    const session = await until(async () => {
      const { body } = await desk.person.client.get("/api/voice/sessions?limit=1");
      return body.data[0].state === "ended" && body.data[0];
    });
    assert.equal(session.way, "conversation-relay");
    const { body } = await desk.person.client.get(`/api/voice/sessions/${session.id}`);
    assert.equal(body.turns.length, 2);
    assert.ok(body.turns[0].firstTextMs >= body.turns[0].askedMs);
  });

  test("from a number of exactly one contact is that contact's, unconfirmed; of several it is nobody's until a member says", async () => {
    const { client } = desk.person;
    const make = async (name: string, phone: string) => (await client.post("/api/contacts", { name, phone })).body.id;
    const callFrom = async (from: string) => {
      const callSid = newCall();
      const call = await openRelayCall(url, callSid);
      call.setUp(from);
      call.prompt("When do you open?");
      await until(() => call.answers().length === 1);
      await call.hangUp();
      const path = `/api/conversations/${encodeURIComponent(`${channelId}:${callSid}`)}`;
      return { path, contact: (await client.get(path)).body.contact };
    };
    const spokenBy = async (id: string) => {
      const { text } = await client.get(`/api/contacts/${id}/export`);
      return text.split("\n").filter((line) => line.includes('"conversations"')).length;
    };
    const ada = await make("Ada", "+49 30 5550100");
    const first = await callFrom("+49305550100");
    assert.deepEqual(first.contact, { id: ada, confirmed: false, name: "Ada" });
    assert.equal(await spokenBy(ada), 1);

    // Now the number tells nobody any more, so that the call is in nobody's export.
    const ben = await make("Ben", "+49 30 5550100");
    assert.equal((await callFrom("+49305550100")).contact, null);
    assert.deepEqual([await spokenBy(ada), await spokenBy(ben)], [0, 0]);
    const said = await client.call("PATCH", first.path, { body: { contactId: ben } });
    assert.deepEqual(said.body.contact, { id: ben, confirmed: true, name: "Ben" }, said.text);
    assert.deepEqual([await spokenBy(ada), await spokenBy(ben)], [0, 1]);
    const unsaid = await client.call("PATCH", first.path, { body: { contactId: null } });
    assert.equal(unsaid.body.contact, null);
    const unknown = await client.call("PATCH", first.path, { body: { contactId: "con_unknown" } });
    assert.deepEqual([unknown.status, unknown.body.errors[0].pointer], [400, "/body/contactId"]);

    // Colleagues behind a switchboard call from its number too.
    await make("Carl", "+49 30 5550200 ext. 12");
    assert.equal((await callFrom("+49305550200")).contact, null);
  });

  test("takes interjections alone for no question, as recordings do", async () => {
    const callSid = newCall();
    const call = await openRelayCall(url, callSid);
    call.setUp();
    call.prompt("Hm, uh…");
    await until(() => call.answers().length === 1);
    assert.notEqual(call.answers()[0], "");
    assert.doesNotMatch(call.answers()[0]!, /We open/);
    call.prompt("Hm, when do you open?");
    await until(() => call.answers().length === 2);
    const texts = (await messagesOf(callSid)).filter(({ author }) => author === "contact").map(({ text }) => text);
    assert.deepEqual(texts, ["Hm, when do you open?"]);
    await call.hangUp();
  });

  test("keeps of an answer what was said until the caller interrupted, also when all of it was sent", async () => {
    const callSid = newCall();
    const call = await openRelayCall(url, callSid);
    call.setUp();
    call.prompt("When do you open?");
    await until(() => call.answers().length === 1);
    call.send({ type: "interrupt", utteranceUntilInterrupt: "nine in the morning", durationUntilInterruptMs: "1200" });
    const cut = await until(async () => (await messagesOf(callSid)).find(({ status }) => status === "interrupted"));
    assert.equal(cut.text, "We open at nine in the morning");
    await call.hangUp();
  });

  test("a further question interrupts the answer that is still written", async () => {
    const callSid = newCall();
    const call = await openRelayCall(url, callSid);
    call.setUp();
    const gate = Promise.withResolvers<void>();
    const former = [{ say: "This is the first part, and " }, { until: gate.promise }, { say: "this is never heard." }];
    let asked = 0;
    desk.provider.answer(() => (asked++ === 0 ? former : answer));
    call.prompt("How is the weather in Lisbon in spring?");
    await until(() => call.said() !== "" || call.answers().length > 0);
    assert.notEqual(call.said(), "", call.answers().join());
    call.prompt("When do you open?");
    gate.resolve();
    await until(() => call.answers().at(-1)?.startsWith("We open"));
    assert.deepEqual(await interruptedOf(callSid), ["This is the first part,"]);
    assert.ok(!call.answers().join(" ").includes("never heard"), call.answers().join("|"));
    await call.hangUp();
  });

  test("what comes before setup, or is no message, is left out; another signature is refused", async () => {
    const callSid = newCall();
    const call = await openRelayCall(url, callSid);
    call.prompt("Too early");
    call.send({ type: "interrupt", utteranceUntilInterrupt: 7, durationUntilInterruptMs: "x" });
    for (const text of ["{", "null", "[1]", '{"type":"prompt","voicePrompt":{}}']) call.socket.send(text);
    call.setUp();
    call.send({ type: "interrupt", utteranceUntilInterrupt: "Hello", durationUntilInterruptMs: 300 });
    call.prompt("When do you open?");
    await until(() => call.answers().length === 1);
    assert.equal((await messagesOf(callSid)).length, 2);
    await call.hangUp();
    await assert.rejects(openTwilioSocket(url, signSocket(url, "another")), { status: 401 });
  });

  test("begins once with the token of its TwiML", async () => {
    const callSid = newCall();
    const address = url.replace(/^ws/, "http").replace("/api/voice/conversation-relay/", "/api/voicebot/");
    const { text } = await postCall(desk.server.client, address, callFields({ CallSid: callSid }));
    const token = inTwiml(text, /name="token" value="([^"]+)"/);
    const call = await openRelayCall(url, callSid);
    call.setUp(undefined, token);
    call.prompt("When do you open?");
    await until(() => call.answers().length === 1);
    const again = await openRelayCall(url, callSid);
    again.setUp(undefined, token);
    await again.closed;
    assert.equal(JSON.parse(again.received.at(-1)?.handoffData ?? "{}").reason, "begun-before");
    await call.hangUp();
  });

  test("is told of a fault, and goes on", async () => {
    const call = await openRelayCall(url, newCall());
    call.setUp();
    desk.provider.answer([{ fail: "out of order" }]);
    call.prompt("When do you open?");
    await until(() => call.answers().length === 1);
    assert.notEqual(call.answers()[0], "");
    await call.hangUp();
  });
});
