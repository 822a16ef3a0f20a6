import assert from "node:assert/strict";
import { test } from "node:test";
import { aLaw, muLaw, Resampler, type SpeechRecognizer, VoiceActivity } from "@parley/speech";
import { Ear, hearingRateHz } from "./ear.ts";

/** An ear whose turns only the client ends, before a recognizer that understands "bye" in any sound. */
function openEar() {
  let utterances = 0;
  const recognizer: SpeechRecognizer = {
    mode: "open-vocabulary",
    languages: [],
    listen() {
      utterances++;
      return {
        write: () => {},
        finish: () => Promise.resolve({ text: "bye", isUnderstood: true }),
        cancel: () => {},
      };
    },
  };
  const activity = new VoiceActivity();
  const ear = new Ear(
    {
      ...{ recognizer, language: "en-US", grammar: { phrases: [], slots: {} } },
      isSpeech: (frame) => activity.isSpeech(frame),
      onFrame: () => {},
      onPartial: () => {},
    },
    { detectsTurns: false, paddingMs: 300 },
  );
  const commit = (utterance: number) => {
    ear.listen(utterance);
    return ear.transcribe(utterance);
  };
  return { ear, commit, count: () => utterances };
}

const telephone = (codec: typeof aLaw, samples: Int16Array) =>
  new Resampler(8_000, hearingRateHz).push(codec.decode(codec.encode(samples)));

test("silence of any code is no utterance, however the client ends the turn", async () => {
  const { ear, commit, count } = openEar();
  const silences = [
    new Int16Array(hearingRateHz / 10),
    telephone(aLaw, new Int16Array(800)),
    telephone(muLaw, new Int16Array(800)),
    telephone(aLaw, new Int16Array(80_000)),
  ];
  for (const [index, silence] of silences.entries()) {
    ear.hear(silence);
    assert.deepEqual(await commit(index + 1), { text: "", isUnderstood: true });
  }
  assert.equal(count(), 0);
});

test("a word without silence around it is an utterance, and the silence after it is none", async () => {
  const { ear, commit, count } = openEar();
  ear.hear(Int16Array.from({ length: 3_200 }, (_, at) => Math.sin(at / 20) * 1_000));
  assert.equal((await commit(1)).text, "bye");
  ear.hear(new Int16Array(3_200));
  assert.equal((await commit(2)).text, "");
  assert.equal(count(), 1);
});
