import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { createClient, type Person, signUp, type TestClient } from "../../../testing/client.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { until } from "../../../testing/until.ts";
import { stopSaying } from "../testing/say-as.ts";
import { openRelayCall, openStreamCall } from "../testing/twilio-client.ts";
import { openVoice, type VoiceClient } from "../testing/voice-client.ts";
import { twilioToken } from "../voicebot/testing/twilio-requests.ts";

const question = "When do you open?";
const answer = "We open at nine in the morning, and we close at six in the evening. On Sundays the shop stays closed.";

describe("a member who takes over a conversation by voice", () => {
  let server: TestServer;
  let other: TestServer;
  let person: Person;
  /** The member's own connection, to another node. */
  let colleague: TestClient;
  before(async () => {
    server = await startTestServer();
    other = await startTestServer({ connection: server.connection });
    person = await signUp(server.client);
    colleague = createClient(other.url, person.accessToken);
    const source = { type: "faq", question, answer };
    assert.equal((await person.client.post("/api/knowledge/sources", source)).status, 201);
  });
  after(async () => {
    await stopSaying();
    await other.stop();
    await server.stop();
  });

  const write = async (sessionId: string, text: string, deed = "messages") => {
    const done = await colleague.post(`/api/conversations/${encodeURIComponent(sessionId)}/${deed}`, { text });
    assert.ok(done.status < 300, done.text);
    return done.body;
  };
  const handOver = async (sessionId: string, deed: "hand-over" | "hand-back") => {
    const done = await colleague.post(`/api/conversations/${encodeURIComponent(sessionId)}/${deed}`);
    assert.ok(done.status < 300, done.text);
  };
  const messagesOf = async (sessionId: string) => {
    const { body } = await person.client.get(`/api/conversations/${encodeURIComponent(sessionId)}/messages`);
    return (body.data ?? []) as { id: string; author: string; text: string; status: string }[];
  };

  async function open(sessionId?: string): Promise<{ voice: VoiceClient; sessionId: string }> {
    const made = await person.client.post("/api/voice/start", { language: "en-US", voice_model: "slt", sessionId });
    const voice = await openVoice(made.body.webSocketUrl);
    await voice.next("session.ready");
    return { voice, sessionId: made.body.sessionId };
  }
  const texts = (voice: VoiceClient, from = 0) =>
    voice.received
      .slice(from)
      .flatMap((each) => (each.kind === "message" && each.message.type === "response.text" ? [each.message.text] : []));
  /** Waits until so much sound came after the first `from` things. */
  const heard = (voice: VoiceClient, from: number, soundMs: number) =>
    until(() => voice.received.slice(from).filter(({ kind }) => kind === "sound").length * 20 >= soundMs);

  test("makes the assistant fall silent, and each message is spoken, one after the other", async () => {
    const { voice, sessionId } = await open();
    voice.send({ type: "text", text: question });
    await voice.next("response.started");
    await heard(voice, 0, 400);
    const from = voice.received.length;
    const first = await write(sessionId, "Good morning, this is Ann.");
    const second = await write(sessionId, "How can I **help** you?");
    const { heardText } = await voice.next("response.interrupted", from);
    assert.ok(answer.startsWith(heardText) && heardText.length < answer.length, heardText);
    await until(() => voice.messages().filter(({ type }) => type === "response.completed").length === 2);
    // Until the answer was stopped, its texts go on.
    const stopped = voice.received.findIndex(
      (each) => each.kind === "message" && each.message.type === "response.interrupted",
    );
    assert.deepEqual(texts(voice, stopped), ["Good morning, this is Ann.", "How can I help you?"]);
    const ended = voice.messages().filter(({ type }) => type === "response.completed");
    assert.deepEqual(
      ended.map(({ messageId }) => messageId),
      [first.id, second.id],
    );
    await heard(voice, from, 1_500);
    const cut = (await messagesOf(sessionId)).find(({ author }) => author === "assistant");
    assert.deepEqual([cut?.status, cut?.text], ["interrupted", heardText]);
    await voice.close();
    const { turns } = (await person.client.get(`/api/voice/sessions/${sessionId}`)).body;
    const told = turns.map(({ messageId }: { messageId: string }) => messageId);
    assert.deepEqual(told.slice(1), [first.id, second.id]);
  });

  test("reads what the person says, who gets no other answer until the conversation is handed back", async () => {
    const { voice, sessionId } = await open();
    voice.send({ type: "text", text: question });
    await voice.next("response.completed");
    await handOver(sessionId, "hand-over");
    let from = voice.received.length;
    voice.send({ type: "text", text: "Is somebody there?" });
    assert.match((await voice.next("response.completed", from)).text, /colleague/);
    from = voice.received.length;
    voice.send({ type: "text", text: "Hello?" });
    assert.equal((await voice.next("response.completed", from)).text, "");
    from = voice.received.length;
    await write(sessionId, "Yes, I am here.");
    assert.equal((await voice.next("response.completed", from)).text, "Yes, I am here.");
    from = voice.received.length;
    voice.send({ type: "text", text: "Thank you." });
    assert.equal((await voice.next("response.completed", from)).text, "");
    const said = (await messagesOf(sessionId)).filter(({ author }) => author === "contact").map(({ text }) => text);
    assert.deepEqual(said, [question, "Is somebody there?", "Hello?", "Thank you."]);
    await handOver(sessionId, "hand-back");
    from = voice.received.length;
    voice.send({ type: "text", text: question });
    assert.match((await voice.next("response.completed", from)).text, /^We open at nine/);
    await voice.close();
  });

  test("can be interrupted: the conversation shows the member what was heard", async () => {
    const { voice, sessionId } = await open();
    voice.send({ type: "text", text: question });
    await voice.next("response.completed");
    const from = voice.received.length;
    const { id } = await write(sessionId, answer);
    await heard(voice, from, 1_000);
    voice.send({ type: "interrupt" });
    const { heardText, messageId } = await voice.next("response.interrupted", from);
    assert.equal(messageId, id);
    assert.ok(heardText.length > 0 && heardText.length < answer.length, heardText);
    const seen = await until(async () => {
      const message = (await messagesOf(sessionId)).find((each) => each.id === id);
      return message?.status === "interrupted" && message;
    });
    assert.equal(seen.text, heardText);
    await voice.close();
  });

  test("is heard by a person who comes back, although the message was written meanwhile", async () => {
    const { voice, sessionId } = await open();
    voice.send({ type: "text", text: question });
    await voice.next("response.completed");
    await voice.close();
    await write(sessionId, "I was here in the meantime.");
    const { voice: again } = await open(sessionId);
    assert.equal((await again.next("response.completed")).text, "I was here in the meantime.");
    await again.close();
  });

  const channel = async (mode: "stream" | "conversation-relay") => {
    const { body } = await person.client.post("/api/voice/channels", {
      ...{ kind: "twilio", authToken: twilioToken, mode, language: "en-US", greeting: "Good morning." },
    });
    const path = mode === "stream" ? "/api/voice/twilio/" : "/api/voice/conversation-relay/";
    return { id: body.id, url: body.url.replace(/^http/, "ws").replace("/api/voicebot/", path) };
  };

  test("speaks to a caller on the phone, whose sound Twilio streams", async () => {
    const { id, url } = await channel("stream");
    const callSid = `CA${"7".repeat(32)}`;
    const call = await openStreamCall(url, callSid);
    call.start();
    await until(() => call.soundMs() > 500 && call.isMarked());
    call.send("dtmf", { dtmf: { track: "inbound_track", digit: "1" } });
    call.send("dtmf", { dtmf: { track: "inbound_track", digit: "#" } });
    const sessionId = `${id}:${callSid}`;
    await until(async () => (await messagesOf(sessionId)).some(({ author }) => author === "assistant"));
    const from = call.received.length;
    await handOver(sessionId, "hand-over");
    await write(sessionId, "Good morning, this is Ann from the shop.");
    await until(() => call.soundMs(from) > 1_500);
    await call.hangUp();
  });

  test("speaks to a caller on the phone to whom Twilio speaks", async () => {
    const { id, url } = await channel("conversation-relay");
    const callSid = `CA${"8".repeat(32)}`;
    const call = await openRelayCall(url, callSid);
    call.setUp();
    call.prompt(question);
    await until(() => call.answers().length === 1);
    const sessionId = `${id}:${callSid}`;
    await write(sessionId, "Good morning, this is Ann.");
    await write(sessionId, "How can I help you?");
    await until(() => call.answers().length === 3);
    assert.deepEqual(call.answers().slice(1), ["Good morning, this is Ann.", "How can I help you?"]);
    call.prompt("I have lost my key.");
    await until(async () => (await messagesOf(sessionId)).some(({ text }) => text === "I have lost my key."));
    await write(sessionId, "We will find it.");
    await until(() => call.answers().includes("We will find it."));
    assert.deepEqual(call.answers().slice(3).filter(Boolean), ["We will find it."]);
    await call.hangUp();
  });
});
