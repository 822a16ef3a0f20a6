import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { OpusCodec, Resampler } from "@parley/speech";
import { type Person, signUp } from "../../../testing/client.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { until } from "../../../testing/until.ts";
import { sayAs, stopSaying } from "../testing/say-as.ts";
import { openVoice } from "../testing/voice-client.ts";

const parking = "Behind the house.";

describe("a conversation by voice", () => {
  let server: TestServer;
  let person: Person;
  before(async () => {
    server = await startTestServer();
    person = await signUp(server.client);
    const answer = "We open at nine in the morning, and we close at six in the evening. On Sundays the shop is closed.";
    for (const [question, text] of [
      ["When do you open?", answer],
      ["Where can I park?", parking],
    ]) {
      const made = await person.client.post("/api/knowledge/sources", { type: "faq", question, answer: text });
      assert.equal(made.status, 201, made.text);
    }
  });
  after(async () => {
    await stopSaying();
    await server.stop();
  });

  const start = async (body: object = {}) => {
    const answer = await person.client.post("/api/voice/start", { language: "en-US", voice_model: "slt", ...body });
    assert.equal(answer.status, 201, answer.text);
    return answer.body;
  };

  test("a typed question is answered in text and sound, and is in the conversation of that name", async () => {
    const { sessionId, webSocketUrl, capabilities } = await start();
    assert.equal(capabilities.speech.voice, "slt");
    const voice = await openVoice(webSocketUrl);
    await voice.next("session.ready");
    voice.send({ type: "text", text: "When do you open?" });
    const { messageId } = await voice.next("response.started");
    const completed = await voice.next("response.completed");
    assert.equal(completed.messageId, messageId);
    assert.match(completed.text, /nine in the morning/);
    assert.ok(voice.soundMs() > 2_000, `${voice.soundMs()} ms of sound`);
    const types = voice.messages().map(({ type }) => type);
    assert.ok(types.indexOf("response.audio.done") < types.indexOf("response.completed"));
    const conversation = await person.client.get(`/api/conversations/${sessionId}/messages`);
    const texts = conversation.body.data.map(({ text }: { text: string }) => text);
    assert.equal(conversation.body.data.length, 2, JSON.stringify(texts));
    await voice.close();
    const ended = await until(async () => {
      const { body } = await person.client.get(`/api/voice/sessions/${sessionId}`);
      return body.state === "ended" && body;
    });
    assert.equal(ended.endReason, "client-left");
    assert.equal(ended.turns.length, 1);
    assert.ok(ended.turns[0].firstFrameMs >= ended.turns[0].askedMs);
  });

  test("goes on with its own assistant where the start names none", async () => {
    const voiceOf = { recordingNotice: "This talk is recorded." };
    const made = await person.client.post("/api/assistants", { name: "Front desk", voice: voiceOf });
    const noticeOf = async (body: object) => {
      const { sessionId, webSocketUrl } = await start(body);
      const voice = await openVoice(webSocketUrl);
      const { recordingNotice } = await voice.next("session.ready" as never);
      await voice.close();
      return { sessionId, recordingNotice };
    };
    const { sessionId, recordingNotice } = await noticeOf({ assistantId: made.body.id });
    assert.equal(recordingNotice, voiceOf.recordingNotice);
    assert.equal((await noticeOf({ sessionId })).recordingNotice, voiceOf.recordingNotice);
  });

  test("keeps the times of turns that end at the same moment", async () => {
    const { sessionId, webSocketUrl } = await start();
    const voice = await openVoice(webSocketUrl);
    for (let count = 0; count < 3; count++) voice.send({ type: "text", text: "When do you open?" });
    await voice.next("response.completed");
    await voice.close();
    const { turns } = await until(async () => {
      const { body } = await person.client.get(`/api/voice/sessions/${sessionId}`);
      return body.state === "ended" && body;
    });
    assert.deepEqual(
      turns.map(({ turn }: { turn: number }) => turn),
      [1, 2, 3],
    );
  });

  test("what a person says stays in the conversation, also when they say more before it is asked", async () => {
    const { sessionId, webSocketUrl } = await start();
    const voice = await openVoice(webSocketUrl);
    const texts = ["When do you open?", "And on Sundays?", "Thank you!"];
    for (const text of texts) voice.send({ type: "text", text });
    await voice.close();
    const { data } = await until(async () => {
      const { body } = await person.client.get(`/api/conversations/${sessionId}/messages`);
      return body.data?.length === 6 && body;
    });
    const said = data.filter(({ author }: { author: string }) => author === "contact");
    assert.deepEqual(
      said.map(({ text }: { text: string }) => text),
      texts,
    );
  });

  test("a message that cannot be taken is refused with the status of its code", async () => {
    const voice = await openVoice((await start()).webSocketUrl);
    const refusal = async (message: object) => {
      const from = voice.received.length;
      voice.send(message);
      const { code, status } = await voice.next("error", from);
      return { code, status };
    };
    assert.deepEqual(await refusal({ type: "text", text: "a\0b" }), { code: "invalid-request", status: 400 });
    assert.deepEqual(await refusal({ type: "token", accessToken: "none" }), { code: "unauthenticated", status: 401 });
    await voice.close();
  });

  /** Measures how long the answer about parking is spoken. */
  const parkingMs = async () => (await sayAs("slt", parking)).length / 16;

  test("sound at 8 and at 24 kHz is understood, and answered at the same rate", async () => {
    for (const rateHz of [8_000, 24_000]) {
      const { webSocketUrl } = await start();
      const voice = await openVoice(webSocketUrl, rateHz);
      await voice.speak(new Resampler(16_000, rateHz).push(await sayAs("rms", "Where can I park?")));
      await voice.speak(voice.silence(900));
      await voice.next("response.completed");
      const final = voice.messages().find(({ type, final }) => type === "transcript" && final === true);
      assert.equal(final?.text, "Where can I park?");
      const share = voice.soundMs() / (await parkingMs());
      assert.ok(share > 0.8 && share < 1.2, `${share} times as long as the answer`);
      await voice.close();
    }
  });

  test("sound as Opus is understood and answered, and what is no packet is left out", async () => {
    for (const rateHz of [8_000, 16_000, 24_000]) {
      const { webSocketUrl } = await start();
      const codec = await OpusCodec.open(rateHz);
      const voice = await openVoice(webSocketUrl, rateHz, codec);
      // Two packets of no frame, and one of more than a packet can have.
      for (const bytes of [Buffer.alloc(0), Buffer.from([0xff, 0xff, 0xff]), Buffer.alloc(9_000)]) {
        voice.socket.send(bytes);
      }
      assert.match((await voice.next("error")).detail as string, /one packet of Opus/);
      await voice.speak(new Resampler(16_000, rateHz).push(await sayAs("rms", "Where can I park?")));
      await voice.speak(voice.silence(900));
      const { text } = await voice.next("response.completed");
      assert.equal(text, parking);
      const sounds = voice.received.flatMap((each) => (each.kind === "sound" ? [each.samples] : []));
      assert.ok(sounds.every(({ length }) => length === rateHz / 50));
      const share = voice.soundMs() / (await parkingMs());
      assert.ok(share > 0.8 && share < 1.2, `${share} times as long as the answer`);
      assert.equal(voice.messages().filter(({ type }) => type === "error").length, 1);
      await voice.close();
      codec.close();
    }
  });

  test("who speaks for longer than can be understood is asked to say it in a few words", async () => {
    const { sessionId, webSocketUrl } = await start();
    const voice = await openVoice(webSocketUrl);
    const said = await sayAs("rms", "Please tell me about all that you have in the shop.");
    const isLoud = (sample: number) => Math.abs(sample) > 500;
    // Without the silence around it, which would end the turn.
    const sentence = said.subarray(said.findIndex(isLoud), said.findLastIndex(isLoud));
    for (let spoken = 0; spoken < 22 * 16_000; spoken += sentence.length) await voice.speak(sentence, 20);
    await voice.speak(voice.silence(900));
    assert.match((await voice.next("response.completed")).text, /too long for me/);
    const from = voice.received.length;
    await voice.speak(await sayAs("rms", "When do you open?"));
    await voice.speak(voice.silence(900));
    assert.match((await voice.next("response.completed", from)).text, /nine in the morning/);
    await voice.close();
    const { turns } = (await person.client.get(`/api/voice/sessions/${sessionId}`)).body;
    assert.ok(turns[0].decisionMs >= turns[0].speechEndMs && turns[0].firstFrameMs > turns[0].transcriptMs);
  });

  test("a spoken question that the assistant knows is understood and answered", async () => {
    const { webSocketUrl, capabilities } = await start();
    assert.equal(capabilities.recognition.mode, "closed-grammar");
    const voice = await openVoice(webSocketUrl);
    await voice.speak(voice.silence(300));
    await voice.speak(await sayAs("rms", "When do you open?"));
    await voice.speak(voice.silence(900));
    const types = voice.messages().map(({ type }) => type);
    assert.ok(types.indexOf("speech.started") < types.indexOf("speech.stopped"), types.join());
    await until(() => voice.messages().some(({ type, final }) => type === "transcript" && final === true));
    const transcript = voice.messages().find(({ type, final }) => type === "transcript" && final === true);
    assert.equal(transcript?.text, "When do you open?");
    assert.match((await voice.next("response.completed")).text, /nine in the morning/);
    await voice.close();
    const { text: metrics } = await person.client.get("/metrics");
    assert.match(metrics, /parley_voice_stage_duration_seconds_count\{stage="voice-to-voice"\} [1-9]/);
  });
});
