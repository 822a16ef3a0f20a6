import { rm } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { sayAs, stopSaying } from "../../server/capabilities/voice/testing/say-as.ts";
import { openVoice, type VoiceClient } from "../../server/capabilities/voice/testing/voice-client.ts";
import { createClient, makeKey, signUp, type TestClient } from "../../server/testing/client.ts";
import { startChild } from "./measuring/child.ts";
import { cpuMsOf, residentMiBOf } from "./measuring/cpu-time.ts";
import { makeDataDirectory } from "./measuring/parley.ts";
import type { ParleyReady, ParleySettings } from "./measuring/parley-server.ts";
import { printTarget } from "./measuring/report.ts";

const talkers = 50;
const listeners = 100;
const mostDecisionP50Ms = 10;
const mostDecisionP99Ms = 60;
const mostGapP99Ms = 30;
const mostSilenceP95Ms = 150;
const mostVoiceToVoiceP95Ms = 450;
/** A sample of 16 bits is heard as speech from this value on. */
const loud = 2_000;
/** A frame holds so many samples. */
const frameMs = 20;

const questions = ["When do you open?", "Where is the harbour?", "How much is a ticket?"];
const answer =
  "We open at nine in the morning, and we close at six in the evening. On Sundays the shop stays closed all day long.";

/** Conversations by voice with the embedded parts, over loopback. The people are synthetic voices. */
export async function voice(): Promise<void> {
  const dataDirectory = await makeDataDirectory();
  const child = await startChild<ParleyReady>("measuring/parley-server.ts", { dataDirectory } satisfies ParleySettings);
  try {
    const client = createClient(`http://127.0.0.1:${child.ready.port}`);
    const owner = client.as(await makeKey(await signUp(client)));
    for (const question of questions) {
      await owner.post("/api/knowledge/sources", { type: "faq", question, answer });
    }
    const said = await Promise.all(questions.map((question) => sayAs("rms", question)));
    // The first sentences of every part take longer, whoever says them.
    await measureTurns(owner, said, { sessions: 2, turns: 2 });
    const alone = await measureTurns(owner, said, { sessions: 4, turns: 6 });
    printP95("offline voice to voice, 4 sessions", alone.voiceToVoiceMs, mostVoiceToVoiceP95Ms);
    const crowd = await measureTurns(owner, said, { sessions: talkers, turns: 3 });
    printDecisions(crowd.decisionMs);
    printP95("barge-in to silence, 4 sessions", await measureInterruptions(owner, 4, 5), mostSilenceP95Ms);
    await measurePace(owner, child.pid);
  } finally {
    await child.stop();
    await stopSaying();
    await rm(dataDirectory, { recursive: true, force: true });
  }
}

async function open(client: TestClient): Promise<{ voice: VoiceClient; sessionId: string }> {
  const { status, body, text } = await client.post("/api/voice/start", { language: "en-US", voice_model: "slt" });
  if (status !== 201) throw new Error(`Starting a session answered ${status}: ${text}`);
  const voice = await openVoice(body.webSocketUrl);
  await voice.next("session.ready");
  return { voice, sessionId: body.sessionId };
}

/** Each session asks in turn, with a pause between its turns; the sessions begin at different moments. */
async function measureTurns(
  client: TestClient,
  said: readonly Int16Array[],
  load: { sessions: number; turns: number },
) {
  const decisionMs: number[] = [];
  const voiceToVoiceMs: number[] = [];
  await Promise.all(
    Array.from({ length: load.sessions }, async (_, index) => {
      await pause(((index * 4_000) / load.sessions) | 0);
      const { voice, sessionId } = await open(client);
      for (let turn = 0; turn < load.turns; turn++) {
        await voice.speak(voice.silence(400));
        const question = said[(index + turn) % said.length]!;
        await voice.speak(question);
        const endedMs = performance.now() - quietEndMs(question);
        const from = voice.received.length;
        await voice.speak(voice.silence(1_200));
        const first = voice.received.slice(from).find(({ kind }) => kind === "sound");
        if (first !== undefined) voiceToVoiceMs.push(first.atMs - endedMs);
        voice.send({ type: "interrupt" });
      }
      await voice.close();
      await pause(300);
      const { body } = await client.get(`/api/voice/sessions/${sessionId}`);
      for (const { decisionMs: decided, firstFrameMs } of body.turns) {
        if (decided !== undefined && firstFrameMs !== undefined) decisionMs.push(firstFrameMs - decided);
      }
    }),
  );
  return { decisionMs, voiceToVoiceMs };
}

/**
 * Measures how long a sentence is quiet after its last loud sample: the person has fallen silent by
 * then.
 */
function quietEndMs(samples: Int16Array): number {
  return (samples.length - 1 - samples.findLastIndex((sample) => Math.abs(sample) > loud)) / 16;
}

/** From the first loud sample of a person who speaks into the answer to the last sound of the answer. */
async function measureInterruptions(client: TestClient, sessions: number, times: number): Promise<number[]> {
  const into = loudPart(await sayAs("awb", "Please tell me about something else instead of this."));
  const silentMs: number[] = [];
  await Promise.all(
    Array.from({ length: sessions }, async () => {
      const { voice } = await open(client);
      for (let time = 0; time < times; time++) {
        const from = voice.received.length;
        voice.send({ type: "text", text: questions[0]! });
        while (voice.received.slice(from).filter(({ kind }) => kind === "sound").length < 60) await pause(20);
        const beganMs = performance.now();
        await voice.speak(into);
        const stopped = voice.received.findIndex(
          ({ atMs, ...each }) =>
            atMs > beganMs && each.kind === "message" && each.message.type === "response.interrupted",
        );
        const sounds = voice.received
          .slice(0, stopped < 0 ? undefined : stopped)
          .filter(({ kind }) => kind === "sound");
        silentMs.push(Math.max(0, (sounds.at(-1)?.atMs ?? beganMs) - beganMs));
        await voice.speak(voice.silence(800));
        voice.send({ type: "interrupt" });
      }
      await voice.close();
    }),
  );
  return silentMs;
}

/** Without the silence before the first word. */
function loudPart(samples: Int16Array): Int16Array {
  return samples.subarray(samples.findIndex((sample) => Math.abs(sample) > loud));
}

/** All sessions listen at once; the gaps between frames are measured where they arrive. */
async function measurePace(client: TestClient, pid: number): Promise<void> {
  const opened = await Promise.all(Array.from({ length: listeners }, () => open(client)));
  const before = { cpuMs: cpuMsOf(pid), atMs: performance.now() };
  const gapsMs: number[] = [];
  await Promise.all(
    opened.map(async ({ voice }, index) => {
      await pause((index * 2_000) / listeners);
      voice.send({ type: "text", text: questions[0]! });
      await voice.next("response.completed");
      const sounds = voice.received.filter(({ kind }) => kind === "sound");
      // The first frames are sent ahead of the listener's ear, at once.
      for (let at = 8; at < sounds.length; at++) gapsMs.push(sounds[at]!.atMs - sounds[at - 1]!.atMs);
    }),
  );
  const spentMs = performance.now() - before.atMs;
  const p99Ms = percentile(gapsMs, 0.99);
  printTarget(
    `${listeners} sessions at once, gap between frames of ${frameMs} ms, p99 ≤ ${mostGapP99Ms} ms`,
    p99Ms <= mostGapP99Ms,
    `p50 ${percentile(gapsMs, 0.5).toFixed(0)}, p99 ${p99Ms.toFixed(0)} ms; CPU ${(((cpuMsOf(pid) - before.cpuMs) / spentMs) * 100).toFixed(0)} % of a core, ${residentMiBOf(pid).toFixed(0)} MiB`,
  );
  await Promise.all(opened.map(({ voice }) => voice.close()));
}

function printDecisions(decisionMs: readonly number[]): void {
  const [p50Ms, p99Ms] = [percentile(decisionMs, 0.5), percentile(decisionMs, 0.99)];
  printTarget(
    `end of the turn to first sound, ${talkers} sessions, p50 ≤ ${mostDecisionP50Ms} ms, p99 ≤ ${mostDecisionP99Ms} ms`,
    p50Ms <= mostDecisionP50Ms && p99Ms <= mostDecisionP99Ms,
    `p50 ${p50Ms.toFixed(1)}, p99 ${p99Ms.toFixed(1)} ms of ${decisionMs.length} turns`,
  );
}

function printP95(what: string, values: readonly number[], mostMs: number): void {
  const p95Ms = percentile(values, 0.95);
  const reached = `p50 ${percentile(values, 0.5).toFixed(0)}, p95 ${p95Ms.toFixed(0)} ms of ${values.length}`;
  printTarget(`${what}, p95 ≤ ${mostMs} ms`, p95Ms <= mostMs, reached);
}

function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}
