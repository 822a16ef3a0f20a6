import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { type Person, signUp } from "../../../testing/client.ts";
import { eventsOf } from "../../../testing/events-of.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { until } from "../../../testing/until.ts";
import { sayAs, stopSaying } from "../testing/say-as.ts";
import { openStreamCall, openTwilioSocket, signSocket } from "../testing/twilio-client.ts";
import { wordEnds } from "../testing/word-ends.ts";
import { callFields, inTwiml, postCall, twilioToken } from "../voicebot/testing/twilio-requests.ts";

const answer = "We open at nine in the morning, and we close at six in the evening. On Sundays the shop is closed.";

describe("a phone call over Twilio's Media Streams", () => {
  let server: TestServer;
  let person: Person;
  let url: string;
  let channelId: string;
  before(async () => {
    server = await startTestServer();
    person = await signUp(server.client);
    const made = await person.client.post("/api/knowledge/sources", {
      type: "faq",
      question: "When do you open?",
      answer,
    });
    assert.equal(made.status, 201, made.text);
    const channel = await person.client.post("/api/voice/channels", {
      ...{ kind: "twilio", authToken: twilioToken, mode: "stream", language: "en-US", greeting: "Good morning." },
    });
    channelId = channel.body.id;
    url = channel.body.url.replace(/^http/, "ws").replace("/api/voicebot/", "/api/voice/twilio/");
  });
  after(async () => {
    await stopSaying();
    await server.stop();
  });

  let calls = 0;
  const newCall = () => `CA${String(++calls).padStart(32, "0")}`;
  const messagesOf = async (callSid: string) => {
    const { body } = await person.client.get(
      `/api/conversations/${encodeURIComponent(`${channelId}:${callSid}`)}/messages`,
    );
    return body.data as { author: string; text: string; status: string }[] | undefined;
  };
  /** Starts a call, and waits until the greeting was said. */
  const greeted = async (callSid: string) => {
    const call = await openStreamCall(url, callSid);
    call.start();
    await until(() => call.count("mark") > 1);
    return call;
  };
  const lastSession = async () => (await person.client.get("/api/voice/sessions?limit=1")).body.data[0];

  test("runs from its greeting to its end: answers, an interruption, keys, and marks for what was played", async () => {
    const callSid = newCall();
    // A phone that plays late: only its marks tell what the caller has heard.
    const call = await openStreamCall(url, callSid, 800);
    call.start();
    await until(() => call.soundMs() > 500);
    assert.ok(call.received.every(({ soundMs }) => soundMs <= 20));
    await until(() => call.count("mark") > 1 && call.isMarked());
    let asked = 0;
    // A busy machine may not understand in time, and says so: then the caller asks again.
    do {
      await until(() => call.isMarked());
      asked = call.received.length;
      await call.speak(await sayAs("rms", "When do you open?"));
      await call.speak(call.silence(800));
      await until(() => call.soundMs(asked) > 500);
    } while ((await messagesOf(callSid)) === undefined);
    await until(() => call.soundMs(asked) > 2_500);
    await call.speak(await sayAs("rms", "Please tell me about something else instead now."));
    const cleared = call.received.findIndex(({ event }, at) => at > asked && event === "clear");
    assert.ok(cleared > 0, "the answer was not stopped");
    const late = call.received.slice(cleared).filter(({ event }) => event === "media");
    assert.equal(late.length, 0, "no sound of the old turn after clear");
    const cut = await until(async () =>
      ((await messagesOf(callSid)) ?? []).find(({ status }) => status === "interrupted"),
    );
    const sentMs = call.received.slice(asked, cleared).reduce((sum, { soundMs }) => sum + soundMs, 0);
    const playedMs = sentMs - call.clearedMs.at(-1)!;
    const played = (await wordEnds(answer, "slt")).filter((endMs) => endMs <= playedMs).length;
    const heard = cut.text.split(" ").length;
    assert.ok(Math.abs(heard - played) <= 1, `${cut.text}: ${played} words were played, ${playedMs} of ${sentMs} ms`);
    call.send("dtmf", { dtmf: { track: "inbound_track", digit: "7" } });
    call.send("dtmf", { dtmf: { track: "inbound_track", digit: "#" } });
    await until(async () => ((await messagesOf(callSid))?.length ?? 0) >= 4);
    assert.deepEqual(
      (await messagesOf(callSid))!.filter(({ author }) => author === "contact").map(({ text }) => text),
      ["When do you open?", "7"],
    );
    await call.hangUp();
    const session = await until(async () => {
      const last = await lastSession();
      return last.endedAt !== undefined && last.endedAt !== null && last;
    });
    assert.equal(session.way, "twilio");
    assert.equal(session.endReason, "call-ended");
    assert.match(session.conversationId, /^conv_/);
    const events = await eventsOf(server, person.workspaceId);
    assert.ok(events.some(({ type }) => type === "voice-session.ended"));
  });

  test("is understood at twenty times the pace, too", async () => {
    const callSid = newCall();
    const call = await greeted(callSid);
    await until(() => call.isMarked());
    for (const question of [1, 2]) {
      const before = call.received.length;
      await call.speak(await sayAs("rms", "When do you open?"), 20);
      await call.speak(call.silence(800), 20);
      await until(() => call.soundMs(before) > 200);
      assert.equal((await messagesOf(callSid))!.filter(({ author }) => author === "contact").length, question);
    }
    assert.ok(
      (await messagesOf(callSid))!.every(({ author, text }) => author !== "contact" || text === "When do you open?"),
    );
    await call.hangUp();
  });

  test("takes keys as a message after # or a pause", async () => {
    const callSid = newCall();
    const call = await greeted(callSid);
    for (const digit of ["1", "2", "x", "#", "#"]) call.send("dtmf", { dtmf: { digit } });
    const texts = async () =>
      ((await messagesOf(callSid)) ?? []).filter(({ author }) => author === "contact").map(({ text }) => text);
    await until(async () => (await texts()).length === 1);
    call.send("dtmf", { dtmf: { digit: "3" } });
    await until(async () => (await texts()).length === 2);
    assert.deepEqual(await texts(), ["12", "3"]);
    await call.hangUp();
  });

  test("begins once with the token of its TwiML, which a request that is sent again gets again", async () => {
    const callSid = newCall();
    const address = url.replace(/^ws/, "http").replace("/api/voice/twilio/", "/api/voicebot/");
    const tokenOf = async (fields: Record<string, string>) => {
      const { text } = await postCall(server.client, address, callFields({ CallSid: callSid, ...fields }));
      return inTwiml(text, /name="token" value="([^"]+)"/);
    };
    const begin = async (token?: string, sid = callSid) => {
      const call = await openStreamCall(url, sid);
      call.start(undefined, token);
      let reason: string | undefined;
      void call.closed.then((closed) => {
        reason = closed.reason;
      });
      await until(() => reason !== undefined || call.count("mark") > 0);
      if (reason !== undefined) return reason;
      await call.hangUp();
      return "begun";
    };
    const token = await tokenOf({ CallStatus: "ringing" });
    assert.equal(await tokenOf({ CallStatus: "ringing" }), token);
    assert.equal(await begin(token, newCall()), "begun-before", "the token of another call");
    assert.equal(await begin(token), "begun");
    assert.equal(await begin(token), "begun-before");
    assert.equal(await begin(), "begun-before", "a call that the channel has had, without a token");
    // The call is led back to the channel.
    assert.equal(await begin(await tokenOf({ CallStatus: "in-progress" })), "begun");
    const other = newCall();
    assert.equal(await begin(undefined, other), "begun", "TwiML of somebody's own names no token");
    assert.equal(await begin(undefined, other), "begun-before");
  });

  test("another signature is refused, and so is what is no channel of Twilio", async () => {
    const status = (address: string, signature?: string) =>
      openTwilioSocket(address, signature).then(
        () => 101,
        (error) => error.status,
      );
    assert.equal(await status(url, ""), 401);
    assert.equal(await status(url, signSocket(url, "another")), 401);
    assert.equal(await status(url, signSocket(url.replace(/^ws/, "http"))), 401);
    assert.equal(await status(`${url}?a=b`, signSocket(url)), 401);
    const other = await person.client.post("/api/voice/channels", { kind: "alexa", skillId: "amzn1.ask.skill.x" });
    assert.equal(await status(url.replace(channelId, other.body.id)), 401);
    assert.equal(await status(url.replace(/vch_.{4}/, "vch_0000")), 404);
    const plain = await server.client.get(new URL(url).pathname, {
      headers: { "x-twilio-signature": signSocket(url) },
    });
    assert.equal(plain.status, 400);
  });

  test("survives what is out of order, odd or no message at all", async () => {
    const callSid = newCall();
    const call = await openStreamCall(url, callSid);
    call.media(new Uint8Array(160));
    call.send("mark", { mark: { name: "1:200" } });
    call.send("dtmf", { dtmf: { digit: "7" } });
    for (const text of [
      "{",
      "null",
      "[]",
      '"x"',
      "{}",
      '{"event":"media"}',
      '{"event":"media","media":{"payload":7}}',
    ]) {
      call.socket.send(text);
    }
    call.socket.send(Buffer.from([1, 2, 3]));
    call.start();
    call.start();
    for (const size of [0, 1, 7, 161, 4_000]) call.media(new Uint8Array(size).fill(255));
    call.send("media", { media: { payload: "%%%" } });
    call.send("media", { media: { track: "outbound", payload: "AAAA" } });
    for (const name of ["", "1:", "9:9", "1:99999", "x".repeat(500)]) call.send("mark", { mark: { name } });
    await until(() => call.soundMs() > 200);
    await call.speak(call.silence(1_500));
    call.send("dtmf", { dtmf: { digit: "5" } });
    await until(async () => ((await messagesOf(callSid)) ?? []).length === 2);
    assert.equal((await messagesOf(callSid))![0]!.text, "5");
    await call.hangUp();
  });

  test("ends when a message is too large, or sound comes long before it can have been said", async () => {
    const large = await openStreamCall(url, newCall());
    large.start();
    large.media(new Uint8Array(80_000));
    assert.equal((await large.closed).code, 1009);
    const fast = await openStreamCall(url, newCall());
    fast.start();
    // 20 times real time is fine for some seconds.
    await fast.speak(fast.silence(10_000), 20);
    assert.equal(fast.socket.readyState, fast.socket.OPEN);
    await fast.speak(fast.silence(60_000), 1_000);
    assert.deepEqual(await fast.closed, { code: 1000, reason: "too-much-sound" });
    const unknown = await openStreamCall(url, newCall());
    const start = { callSid: "CA1", streamSid: "MZ1", mediaFormat: { encoding: "audio/opus", sampleRate: 48_000 } };
    unknown.send("start", { start });
    assert.equal((await unknown.closed).reason, "unknown-sound");
  });
});
