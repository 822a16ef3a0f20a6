import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { muLaw, readWav } from "@parley/speech";
import { makeKey } from "../../../../testing/client.ts";
import { type ModelDesk, openModelDesk } from "../../../../testing/model-desk.ts";
import { ask, launch } from "../testing/alexa-requests.ts";

const path = "/api/voicebot";
const usual = "We open at **nine** & close at [five](https://a.example).";

describe("a voice assistant with a key", () => {
  let desk: ModelDesk;
  before(async () => {
    desk = await openModelDesk(usual);
  });
  after(() => desk.stop());
  const post = (body: unknown, headers: Record<string, string> = {}) =>
    desk.person.client.post(path, body, { headers });

  test("gets words that can be said, SSML, and what a chat gets", async () => {
    const { status, body, text } = await post({ text: "When do you open?", language: "en-US", sessionId: "kitchen" });
    assert.equal(status, 200, text);
    assert.equal(body.aiResponse, "We open at nine & close at five.");
    assert.equal(body.ssml, "<speak>We open at nine &amp; close at five.</speak>");
    assert.equal(body.endSession, false);
    assert.equal(body.sessionId, "kitchen");
    assert.equal(body.status, "completed");
    assert.match(body.messageId, /^msg_/);
    assert.deepEqual(body.citations, []);
    assert.equal(body.audio, undefined);
    const messages = await desk.person.client.get("/api/conversations/kitchen/messages");
    assert.deepEqual(
      messages.body.data.map(({ text: said }: { text: string }) => said),
      ["When do you open?", usual],
    );
  });

  test("goes on with its session, and hears when the person has taken leave", async () => {
    const first = await post({ text: "When do you open?" });
    const second = await post({ text: "Thanks, bye!", sessionId: first.body.sessionId });
    assert.equal(second.body.sessionId, first.body.sessionId);
    assert.equal(second.body.endSession, true);
  });

  test("gets the same answer for a retry", async () => {
    const retry = { "idempotency-key": "8d4f53dd-5ab5-42c5-8f3c-dc2ab8e6e7b4" };
    const [first, again] = [await post({ text: "Once?" }, retry), await post({ text: "Once?" }, retry)];
    assert.equal(again.body.messageId, first.body.messageId);
  });

  test("gets sound when it asks for it", async () => {
    const { body } = await post({ text: "When do you open?", audio: true, language: "en-US" });
    assert.equal(body.mimeType, "audio/wav");
    const { rateHz, samples } = readWav(Buffer.from(body.audio, "base64"));
    assert.ok(samples.length > rateHz, String(samples.length));
    const other = await post({ text: "When do you open?", audio: true, language: "en-US", voice_model: "rms" });
    assert.notEqual(other.body.audio, body.audio);
  });

  test("is told of a voice or language that is not there before anything is asked", async () => {
    const asked = desk.provider.requests.length;
    const voice = await post({ text: "Hello", audio: true, voice_model: "nobody" });
    assert.deepEqual([voice.status, voice.body.code], [422, "unknown-voice"]);
    const language = await post({ text: "Hello", audio: true, language: "xx-XX" });
    assert.deepEqual([language.status, language.body.code], [422, "unknown-language"]);
    assert.equal(desk.provider.requests.length, asked);
  });

  test("is understood by its sound, whatever form the sound has", async () => {
    const asked = "when do you open";
    const taught = { type: "faq", question: "When do you open?", answer: "We open at nine." };
    assert.equal((await desk.person.client.post("/api/knowledge/sources", taught)).status, 201);
    // A voice of another kind than the one that answers.
    const response = await fetch(`${desk.server.url}/v1/audio/speech`, {
      method: "POST",
      headers: { authorization: `Bearer ${desk.person.accessToken}`, "content-type": "application/json" },
      body: JSON.stringify({ model: "tts-1", voice: "rms", input: asked }),
    });
    const wav = Buffer.from(await response.arrayBuffer());
    const { samples } = readWav(wav);
    const eighth = samples.filter((_, index) => index % 3 === 0);
    const forms: [audio: Buffer, mimeType: string | undefined][] = [
      [wav, undefined],
      [wav, "audio/x-wav"],
      [wav.subarray(44), "audio/pcm;rate=24000"],
      [Buffer.from(muLaw.encode(eighth)), "audio/basic"],
    ];
    for (const [audio, mimeType] of forms) {
      const { status, body, text } = await post({ audio: audio.toString("base64"), mimeType, language: "en-US" });
      assert.equal(status, 200, text);
      assert.equal(body.transcript.toLowerCase().replace(/\W+/g, " ").trim(), asked, mimeType);
      assert.equal(body.aiResponse, "We open at nine & close at five.");
      assert.ok(body.audio.length > 10_000);
    }
  });

  test("is told in words that silence was not understood, and no conversation begins", async () => {
    const audio = Buffer.alloc(32_000).toString("base64");
    const { status, body } = await post({ audio, mimeType: "audio/pcm;rate=16000", language: "en-US" });
    assert.equal(status, 200);
    assert.deepEqual(
      [body.sessionId, body.transcript, body.aiResponse],
      [null, "", "I am sorry, I did not understand that."],
    );
    assert.ok(body.audio.length > 10_000);
  });

  test("is told what is wrong with its question", async () => {
    for (const body of [{}, { audio: true }, { text: "Hello", audio: "AAAA" }]) {
      const answer = await post(body);
      assert.deepEqual([answer.status, answer.body.code], [400, "invalid-request"], JSON.stringify(body));
    }
    const faults: [body: unknown, status: number, code: string, pointer: string][] = [
      [{ audio: "bm8gc291bmQ=" }, 400, "sound-unreadable", "/body/audio"],
      [{ audio: "AAAA", mimeType: "audio/ogg" }, 400, "sound-unreadable", "/body/mimeType"],
      [{ audio: "AAAA", mimeType: "audio/pcm;rate=99999" }, 400, "sound-unreadable", "/body/mimeType"],
      [{ audio: "AAAA", mimeType: "audio/pcm;rate=1" }, 400, "sound-unreadable", "/body/mimeType"],
      [{ text: "Hello", language: 7 }, 400, "invalid-request", "/body/language"],
      [{ text: "a".repeat(8_001) }, 400, "invalid-request", "/body/text"],
    ];
    for (const [body, status, code, pointer] of faults) {
      const answer = await post(body);
      assert.deepEqual([answer.status, answer.body.code, answer.body.errors?.[0].pointer], [status, code, pointer]);
    }
  });

  test("needs the scope; a page's visitor has a conversation of its own", async () => {
    const { client } = desk.server;
    const reader = client.as(await makeKey(desk.person, { scopes: ["conversations:read"] }));
    assert.equal((await reader.post(path, { text: "Hello" })).body.code, "forbidden");
    const speaker = client.as(await makeKey(desk.person, { scopes: ["voice:write"] }));
    assert.equal((await speaker.post(path, { text: "Hello" })).status, 200);
    assert.equal((await client.post(path, { text: "Hello" })).status, 401);
    const origin = "https://shop.example";
    const page = client.as(await makeKey(desk.person, { kind: "publishable", allowedOrigins: [origin] }), { origin });
    const first = await page.post(path, { text: "Hello", sessionId: "kitchen" });
    assert.equal(first.status, 200, first.text);
    assert.match(first.body.visitorToken, /^parley_vt_/);
    assert.notEqual(
      first.body.conversationId,
      (await post({ text: "Hello", sessionId: "kitchen" })).body.conversationId,
    );
    assert.equal((await page.post(path, ask("when do you open"))).body.code, "forbidden");
  });

  test("may pass on a platform's request, which is answered in the platform's form", async () => {
    const alexa = await post(ask("when do you open"));
    assert.equal(alexa.body.response.outputSpeech.ssml, "<speak>We open at nine &amp; close at five.</speak>");
    assert.match((await post(launch())).body.response.outputSpeech.ssml, /Hello!/);
    const session = "projects/p/agent/sessions/1";
    const es = await post({ session, responseId: "r1", queryResult: { queryText: "when do you open" } });
    assert.equal(es.body.fulfillmentText, "We open at nine & close at five.");
    const cx = await post({ fulfillmentInfo: { tag: "ask" }, sessionInfo: { session }, text: "when do you open" });
    assert.deepEqual(cx.body.fulfillmentResponse.messages, [{ text: { text: ["We open at nine & close at five."] } }]);
    const call = await desk.person.client.call("POST", `${path}?turn=1`, {
      body: "CallSid=CA1&SpeechResult=when+do+you+open",
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });
    assert.match(call.text, /<Say language="en-US">We open at nine &amp; close at five\.<\/Say>/);
  });

  test("hears the team's words after a hand-over", async () => {
    await post({ text: "Hello", sessionId: "hall" });
    await desk.person.client.post("/api/conversations/hall/hand-over");
    const { body } = await post({ text: "Is anybody there?", sessionId: "hall" });
    assert.equal(body.status, "handed-over");
    assert.equal(body.aiResponse, "A colleague will answer here.");
  });
});
