import type { SpokenGrammar } from "@parley/speech";
import type { FoundRecognizer } from "../voices/find-recognizer.ts";
import { soundRateHz } from "./read-sound.ts";
import type { Utterance } from "./utterances-of.ts";

/** A part of a recording and what was said in it. */
export type TranscribedPart = { startMs: number; endMs: number; text: string };

const piece = soundRateHz / 4;

/**
 * Gives what is said in a recording, part by part. An open vocabulary takes it as a whole; a
 * grammar has single phrases, so each utterance is one. Nothing comes where nothing was understood.
 * @throws SpeechFailure
 */
export async function* transcribe(
  { recognizer }: FoundRecognizer,
  sound: { samples: Int16Array; utterances: readonly Utterance[] },
  language: string,
  grammar: SpokenGrammar,
): AsyncGenerator<TranscribedPart> {
  const [first, last] = [sound.utterances[0], sound.utterances.at(-1)];
  if (first === undefined || last === undefined) return;
  const isWhole = recognizer.mode === "open-vocabulary";
  const parts = isWhole ? [{ start: first.start, end: last.end }] : sound.utterances;
  for (const { start, end } of parts) {
    const listening = recognizer.listen({ language, grammar });
    let isFinished = false;
    try {
      for (let at = start; at < end; at += piece)
        listening.write(sound.samples.subarray(at, Math.min(at + piece, end)));
      const { text } = await listening.finish();
      isFinished = true;
      if (text !== "") yield { startMs: msOf(start), endMs: msOf(end), text };
    } finally {
      if (!isFinished) listening.cancel();
    }
  }
}

function msOf(samples: number): number {
  return Math.round((samples / soundRateHz) * 1_000);
}
