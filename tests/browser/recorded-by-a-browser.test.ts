import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import OpenAI from "openai";
import type { Browser } from "playwright-core";
import { makeKey, signUp } from "../../server/testing/client.ts";
import { type ScriptedSpeech, startScriptedSpeech } from "../../server/testing/providers/scripted-speech.ts";
import { startTestServer, type TestServer } from "../../server/testing/test-server.ts";
import { openBrowser } from "./open-browser.ts";

let browser: Browser;
let server: TestServer;
let speech: ScriptedSpeech;
before(async () => {
  browser = await openBrowser(["--autoplay-policy=no-user-gesture-required"]);
  speech = await startScriptedSpeech();
  server = await startTestServer({ settings: { PARLEY_OUTBOUND_ALLOW: `speech:${new URL(speech.url).host}` } });
});
after(async () => {
  await server.stop();
  await speech.stop();
  await browser.close();
});

/** Runs in the page: a tone between two silences, recorded as a microphone would be. */
const record = `(async () => {
  const context = new AudioContext();
  const tone = new OscillatorNode(context, { frequency: 220 });
  const end = new OscillatorNode(context);
  const microphone = context.createMediaStreamDestination();
  tone.connect(microphone);
  const recorder = new MediaRecorder(microphone.stream, { mimeType: "audio/webm;codecs=opus" });
  const pieces = [];
  recorder.addEventListener("dataavailable", ({ data }) => pieces.push(data));
  const ended = new Promise((resolve) => recorder.addEventListener("stop", resolve));
  end.addEventListener("ended", () => recorder.stop());
  recorder.start(100);
  tone.start(context.currentTime + 0.5);
  tone.stop(context.currentTime + 1.5);
  end.start();
  end.stop(context.currentTime + 2);
  await ended;
  return [...new Uint8Array(await new Blob(pieces).arrayBuffer())];
})()`;

test("what a browser records is transcribed as it comes", async () => {
  const person = await signUp(server.client);
  const provider = { kind: "deepgram", name: "dg", apiKey: "k", baseUrl: speech.url, recognitionLanguages: ["en-US"] };
  assert.equal((await person.client.post("/api/voice/providers", provider)).status, 201);
  const apiKey = await makeKey(person, { scopes: ["voice:write"] });
  const page = await browser.newPage();
  const bytes = await page.evaluate<number[]>(record);
  speech.hear({ text: "Open the door." });
  const { audio } = new OpenAI({ baseURL: `${server.url}/v1`, apiKey, maxRetries: 0 });
  const file = new File([Uint8Array.from(bytes)], "recording.webm", { type: "audio/webm" });
  const { text } = await audio.transcriptions.create({ file, model: "whisper-1" });
  assert.equal(text, "Open the door.");
  assert.ok(speech.requests.at(-1)!.samples > 0.8 * 16_000);
});
