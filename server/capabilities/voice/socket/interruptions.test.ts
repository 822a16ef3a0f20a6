import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { type Person, signUp } from "../../../testing/client.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { until } from "../../../testing/until.ts";
import { sayAs, stopSaying } from "../testing/say-as.ts";
import { openVoice, type VoiceClient } from "../testing/voice-client.ts";

const isLong = process.env.FAULTS === "long";
const seed = Number(process.env.FAULTS_SEED ?? 20261123);
const interruptions = isLong ? 1_000 : 12;
const sounds = isLong ? 500 : 12;
const sessionsAtOnce = 6;

const question = "When do you open?";
const answer =
  "We open at nine in the morning, and we close at six in the evening. On Sundays the shop stays closed. In December we are there until eight, because many people look for presents after work.";

/** Numbers from 0 to 1, the same for the same seed. */
function chances(from: number): () => number {
  let state = from >>> 0;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

describe(`what a person says into the answer (FAULTS_SEED=${seed})`, () => {
  let server: TestServer;
  let person: Person;
  before(async () => {
    server = await startTestServer({ settings: { PARLEY_MAX_VOICE_SESSIONS_OF_WORKSPACE: "0" } });
    person = await signUp(server.client);
    const source = { type: "faq", question, answer };
    assert.equal((await person.client.post("/api/knowledge/sources", source)).status, 201);
  });
  after(async () => {
    await stopSaying();
    await server.stop();
  });

  async function open(): Promise<{ voice: VoiceClient; sessionId: string }> {
    const { body } = await person.client.post("/api/voice/start", { language: "en-US", voice_model: "slt" });
    const voice = await openVoice(body.webSocketUrl);
    await voice.next("session.ready");
    return { voice, sessionId: body.sessionId };
  }

  /** Runs `count` times, some of them at once, each session for its share. */
  async function inSessions(count: number, run: (voice: VoiceClient, index: number) => Promise<void>): Promise<void> {
    let next = 0;
    const runner = async () => {
      const { voice } = await open();
      for (let index = next++; index < count; index = next++) await run(voice, index);
      await voice.close();
    };
    await Promise.all(Array.from({ length: sessionsAtOnce }, runner));
  }

  const soundsAfter = (voice: VoiceClient, from: number) =>
    voice.received.slice(from).flatMap((each) => (each.kind === "sound" ? [each] : []));
  const indexOf = (voice: VoiceClient, type: string, from: number) =>
    voice.received.findIndex((each, at) => at >= from && each.kind === "message" && each.message.type === type);

  /** Until every response that has begun has ended. */
  async function becomeSilent(voice: VoiceClient): Promise<void> {
    voice.send({ type: "interrupt" });
    const count = (...types: string[]) => voice.messages().filter(({ type }) => types.includes(type)).length;
    await until(() => count("response.started") === count("response.completed", "response.interrupted"));
  }

  test("stops it: no sound of it comes after speech.started, and what was heard is known to the word", async () => {
    const into = await sayAs("rms", "Please tell me about something else instead of this.");
    const endsMs = await wordEnds(answer);
    const random = chances(seed);
    const points = Array.from({ length: interruptions }, () => 300 + random() * 6_000);
    await inSessions(interruptions, async (voice, index) => {
      const from = voice.received.length;
      voice.send({ type: "text", text: question });
      await until(
        () => soundsAfter(voice, from).length * 20 >= points[index]! || indexOf(voice, "response.completed", from) > 0,
      );
      await voice.speak(into);
      await voice.speak(voice.silence(700));
      const interruptedAt = indexOf(voice, "response.interrupted", from);
      if (indexOf(voice, "response.completed", from) > 0 && interruptedAt < 0) return;
      const startedAt = indexOf(voice, "speech.started", from);
      assert.ok(interruptedAt > 0 && startedAt > 0, `interruption ${index} was not noticed`);
      const nextAt = indexOf(voice, "response.started", startedAt);
      const stale = voice.received
        .slice(startedAt, nextAt < 0 ? undefined : nextAt)
        .filter(({ kind }) => kind === "sound");
      assert.equal(stale.length, 0, "sound of the old turn came after speech.started");

      const { heardText } = await voice.next("response.interrupted", from);
      const heardWords = heardText.split(/\s+/).filter((word) => word !== "").length;
      const sentMs = soundsAfter(voice, from)
        .filter((each) => voice.received.indexOf(each) < interruptedAt)
        .reduce((sum, { samples }) => sum + samples.length / 16, 0);
      // Up to 80 ms of what was sent wait to be played.
      const [fewest, most] = [sentMs - 80, sentMs].map((ms) => endsMs.filter((end) => end <= ms).length);
      assert.ok(
        heardWords >= fewest! - 1 && heardWords <= most! + 1,
        `${heardWords} words are said to be heard, ${sentMs} ms were sent: ${fewest} to ${most} words`,
      );
      assert.ok(answer.startsWith(heardText), heardText);
      await becomeSilent(voice);
    });
  });

  test("does not stop it when it is a cough, a clap or a “yeah”, and no session is dead after it", async () => {
    const yeah = await sayAs("awb", "Yeah.");
    const random = chances(seed + 1);
    const kinds = ["cough", "clap", "yeah"] as const;
    const stopped: string[] = [];
    await inSessions(sounds, async (voice, index) => {
      const kind = kinds[index % kinds.length]!;
      const from = voice.received.length;
      voice.send({ type: "text", text: question });
      await until(() => soundsAfter(voice, from).length * 20 >= 500 + random() * 2_000);
      await voice.speak(kind === "yeah" ? yeah : burst(kind, random));
      await voice.speak(voice.silence(600));
      await until(
        () => indexOf(voice, "response.completed", from) > 0 || indexOf(voice, "response.interrupted", from) > 0,
      );
      if (indexOf(voice, "response.interrupted", from) > 0)
        stopped.push(
          `${kind} ${JSON.stringify(
            voice
              .messages()
              .filter(({ type }) => type === "transcript")
              .at(-1),
          )}`,
        );
      const again = voice.received.length;
      voice.send({ type: "text", text: "Thank you" });
      await until(() => indexOf(voice, "response.completed", again) > 0);
    });
    // A recognizer may take a short "yeah" for another word.
    const allowed = Math.max(1, sounds * 0.02);
    assert.ok(
      stopped.length <= allowed && !stopped.includes("clap"),
      `${stopped.length} of ${sounds} stopped the answer: ${stopped.join()}`,
    );
  });
});

/**
 * What a voice adds to the last word before a silence, and the silence: about so long, in
 * milliseconds.
 */
const addedAtEndMs = 260;

/** When each word of a text that is said in pieces has ended, in milliseconds. */
async function wordEnds(text: string): Promise<number[]> {
  const ends: number[] = [];
  let beginMs = 0;
  for (const piece of text.split(/(?<=[.,]) /)) {
    const words = piece.split(" ");
    for (let count = 1; count <= words.length; count++) {
      const prefixMs = (await sayAs("slt", words.slice(0, count).join(" "))).length / 16;
      ends.push(beginMs + prefixMs - addedAtEndMs);
    }
    beginMs += (await sayAs("slt", piece)).length / 16;
  }
  return ends;
}

/** Noise that swells and fades: a clap of 60 ms, a cough of a quarter of a second. */
function burst(kind: "cough" | "clap", random: () => number): Int16Array {
  const samples = new Int16Array(kind === "clap" ? 960 : 4_000);
  for (let index = 0; index < samples.length; index++) {
    const envelope = Math.exp((-4 * index) / samples.length);
    samples[index] = (random() * 2 - 1) * 12_000 * envelope;
  }
  return samples;
}
