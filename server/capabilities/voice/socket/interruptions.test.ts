import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { setTimeout } from "node:timers/promises";
import { type Person, signUp } from "../../../testing/client.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { until } from "../../../testing/until.ts";
import { sayAs, stopSaying } from "../testing/say-as.ts";
import { openVoice, type VoiceClient } from "../testing/voice-client.ts";
import { wordEnds } from "../testing/word-ends.ts";

/** The long form interrupts a thousand answers at random places, and makes hundreds of sounds. */
const isLong = process.env.FAULTS === "long";
const seed = Number(process.env.FAULTS_SEED ?? 20261123);
const interruptions = isLong ? 1_000 : 12;
const sounds = isLong ? 500 : 12;
/** The long form mostly waits: so many sessions at once leave time on two cores. */
const sessionsAtOnce = isLong ? 16 : 6;
/** A run that takes longer than this is dead, also on a slow machine. */
const deadAfterMs = 120_000;

const question = "When do you open?";
const answer =
  "We open at nine in the morning, and we close at six in the evening. On Sundays the shop stays closed. In December we are there until eight, because many people look for presents after work.";

/** Numbers from 0 to 1, the same for the same seed, whatever runs beside. */
function chances(from: number): () => number {
  let state = Math.imul(from, 2_654_435_761) >>> 0;
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

  /**
   * Runs `count` times, some of them at once, each session for its share. Gives what failed, so
   * that one fault does not hide the others; after it the share goes on in a new session.
   */
  async function inSessions(
    count: number,
    run: (voice: VoiceClient, index: number) => Promise<void>,
  ): Promise<string[]> {
    const faults: string[] = [];
    let next = 0;
    const runner = async () => {
      let { voice } = await open();
      for (let index = next++; index < count; index = next++) {
        const timeout = new AbortController();
        const dead = setTimeout(deadAfterMs, "dead", { signal: timeout.signal }).catch(() => undefined);
        const fault = await Promise.race([run(voice, index).catch((error) => String(error.message)), dead]);
        timeout.abort();
        voice.received.length = 0;
        if (fault === undefined) continue;
        faults.push(`${index}: ${fault}`);
        await voice.close();
        voice = (await open()).voice;
      }
      await voice.close();
    };
    await Promise.all(Array.from({ length: sessionsAtOnce }, runner));
    return faults;
  }

  const soundsAfter = (voice: VoiceClient, from: number) =>
    voice.received.slice(from).flatMap((each) => (each.kind === "sound" ? [each] : []));
  const indexOf = (voice: VoiceClient, type: string, from: number) =>
    voice.received.findIndex((each, at) => at >= from && each.kind === "message" && each.message.type === type);

  /** Waits for what comes over the socket, as long as it is open. */
  function untilSeen<Seen>(voice: VoiceClient, look: () => Seen | undefined | false): Promise<Seen> {
    return until(() => {
      const told = voice.messages().map(({ type }) => type);
      if (voice.socket.readyState !== voice.socket.OPEN) throw new Error(`closed after ${told.join()}`);
      return look();
    });
  }

  /** Waits until no response is under way. */
  async function becomeSilent(voice: VoiceClient): Promise<void> {
    voice.send({ type: "interrupt" });
    await untilSeen(voice, () => {
      const last = voice.messages().findLast(({ type }) => /^response\.(started|completed|interrupted)$/.test(type));
      return last?.type !== "response.started";
    });
  }

  /**
   * Asks, and gives the place where the answer begins: an apology for the speech before may come
   * first.
   */
  async function ask(voice: VoiceClient): Promise<number> {
    const from = voice.received.length;
    voice.send({ type: "text", text: question });
    return untilSeen(voice, () => {
      const at = voice.received.findIndex(
        (each, index) =>
          index >= from &&
          each.kind === "message" &&
          each.message.type === "response.text" &&
          answer.startsWith(String(each.message.text)),
      );
      return at >= 0 && at;
    });
  }

  test("stops it: no sound of it comes after speech.started, and what was heard is known to the word", async (t) => {
    const into = await sayAs("rms", "Please tell me about something else instead of this.");
    const endsMs = await wordEnds(answer, "slt");
    let [over, stale] = [0, 0];
    const wordsOff = new Map<number, number>();
    const faults = await inSessions(interruptions, async (voice, index) => {
      const pointMs = 300 + chances(seed + index)() * 6_000;
      const from = await ask(voice);
      await untilSeen(
        voice,
        () => soundsAfter(voice, from).length * 20 >= pointMs || indexOf(voice, "response.completed", from) > 0,
      );
      await voice.speak(into);
      await voice.speak(voice.silence(700));
      const interruptedAt = indexOf(voice, "response.interrupted", from);
      // The answer was over before anybody could interrupt it.
      if (indexOf(voice, "response.completed", from) > 0 && interruptedAt < 0) {
        over++;
        return becomeSilent(voice);
      }
      const startedAt = indexOf(voice, "speech.started", from);
      const told = voice.received.slice(from).flatMap((each) => (each.kind === "message" ? each.message.type : []));
      assert.ok(interruptedAt > 0 && startedAt > 0, `not noticed, but ${told.join()}`);
      const nextAt = indexOf(voice, "response.started", startedAt);
      const late = voice.received
        .slice(startedAt, nextAt < 0 ? undefined : nextAt)
        .filter(({ kind }) => kind === "sound");
      stale += late.length;
      assert.equal(late.length, 0, "sound of the old turn came after speech.started");

      const { heardText } = await voice.next("response.interrupted", from);
      const heardWords = heardText.split(/\s+/).filter((word) => word !== "").length;
      const sentMs = soundsAfter(voice, from)
        .filter((each) => voice.received.indexOf(each) < interruptedAt)
        .reduce((sum, { samples }) => sum + samples.length / 16, 0);
      // Up to 80 ms of what was sent wait to be played.
      const [fewest, most] = [sentMs - 80, sentMs].map((ms) => endsMs.filter((end) => end <= ms).length);
      const off = heardWords < fewest! ? heardWords - fewest! : Math.max(0, heardWords - most!);
      wordsOff.set(off, (wordsOff.get(off) ?? 0) + 1);
      assert.ok(
        Math.abs(off) <= 1,
        `${heardWords} words are said to be heard, ${sentMs} ms were sent: ${fewest} to ${most} words`,
      );
      assert.ok(answer.startsWith(heardText), heardText);
      await becomeSilent(voice);
    });
    const spread = [...wordsOff].map(([off, count]) => `${off}: ${count}`).join(", ");
    t.diagnostic(
      `${interruptions} interruptions, of them ${over} after the end; ${stale} late frames; words off ${spread}`,
    );
    assert.deepEqual(faults, []);
    assert.ok(over <= interruptions / 10, `${over} came after the end of the answer`);
  });

  test("does not stop it when it is a cough, a clap or a “yeah”, and no session is dead after it", async (t) => {
    const yeah = await sayAs("awb", "Yeah.");
    const kinds = ["cough", "clap", "yeah"] as const;
    const stopped: string[] = [];
    const faults = await inSessions(sounds, async (voice, index) => {
      const random = chances(seed + index);
      const pointMs = 500 + random() * 2_000;
      const kind = kinds[index % kinds.length]!;
      const from = await ask(voice);
      await untilSeen(voice, () => soundsAfter(voice, from).length * 20 >= pointMs);
      await voice.speak(kind === "yeah" ? yeah : burst(kind, random));
      await voice.speak(voice.silence(600));
      await untilSeen(
        voice,
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
      await untilSeen(voice, () => indexOf(voice, "response.completed", again) > 0);
    });
    t.diagnostic(`${sounds} sounds, of them ${stopped.length} stopped the answer: ${stopped.join()}`);
    assert.deepEqual(faults, []);
    // A recognizer may take a short "yeah" for another word.
    const allowed = Math.max(1, sounds * 0.02);
    assert.ok(
      stopped.length <= allowed && !stopped.includes("clap"),
      `${stopped.length} of ${sounds} stopped the answer: ${stopped.join()}`,
    );
  });
});

/** Noise that swells and fades: a clap of 60 ms, a cough of a quarter of a second. */
function burst(kind: "cough" | "clap", random: () => number): Int16Array {
  const samples = new Int16Array(kind === "clap" ? 960 : 4_000);
  for (let index = 0; index < samples.length; index++) {
    const envelope = Math.exp((-4 * index) / samples.length);
    samples[index] = (random() * 2 - 1) * 12_000 * envelope;
  }
  return samples;
}
