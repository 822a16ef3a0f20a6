import { splitIntoSentences } from "@parley/engine";
import { pcmBytes, SpeechFailure, wavHeader } from "@parley/speech";
import { Problem } from "../../../../kernel/problem.ts";
import { speechFailed } from "../../problems.ts";
import type { FoundVoice } from "../../voices/find-voice.ts";

/** Some two minutes of speech. */
const mostCharacters = 2_000;

/** Speaks a text as a WAV file. Throws speech-failed. */
export async function speakAnswer({ synthesizer, voice }: FoundVoice, text: string): Promise<Buffer> {
  const sentences = splitIntoSentences(text).filter(({ end }) => end <= mostCharacters);
  const pieces: Buffer[] = [];
  const { signal } = new AbortController();
  try {
    for (const { start, end } of sentences) {
      const options = { voice: voice.id, isUrgent: true, signal };
      for await (const samples of synthesizer.synthesize(text.slice(start, end), options))
        pieces.push(pcmBytes(samples));
    }
  } catch (error) {
    if (!(error instanceof SpeechFailure)) throw error;
    throw new Problem(speechFailed, error.message, { cause: error });
  }
  const sound = Buffer.concat(pieces);
  return Buffer.concat([wavHeader(voice.rateHz, sound.length / 2), sound]);
}
