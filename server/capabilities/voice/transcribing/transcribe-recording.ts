import { SpeechFailure } from "@parley/speech";
import type { Kernel } from "../../../kernel/kernel.ts";
import { Problem } from "../../../kernel/problem.ts";
import { parserIn } from "../../../kernel/untrusted/untrusted.ts";
import { spokenGrammarOf } from "../grammar/spoken-grammar-of.ts";
import { noRecognizer, soundUnreadable, speechFailed } from "../problems.ts";
import { findRecognizer } from "../voices/find-recognizer.ts";
import { mp3Packages } from "../voices/installed-speech.ts";
import { type readSound, soundRateHz } from "./read-sound.ts";
import { type TranscribedPart, transcribe } from "./transcribe.ts";

const soundParser = parserIn<typeof readSound>(new URL("read-sound.ts", import.meta.url), "readSound");

type Recording = {
  /** A file of sound. */
  bytes: Uint8Array;
  /** BCP 47. Undefined: the recognizer's own, or what it finds. */
  language: string | undefined;
  /** The recognizer of this provider is used. Undefined: the workspace's first. */
  provider: string | undefined;
};

export type RecordingText = {
  durationMs: number;
  /** Is undefined where the recognizer finds it and does not tell. */
  language: string | undefined;
  /** The parts come while they are understood. @throws speech-failed */
  parts: AsyncIterable<TranscribedPart>;
};

/**
 * Gives the text of a recording, by the workspace's recognizer. One with a grammar understands what
 * people may say to the default assistant.
 * @throws sound-unreadable, no-recognizer
 */
export async function transcribeRecording(
  kernel: Kernel,
  workspaceId: string,
  { bytes, language, provider }: Recording,
): Promise<RecordingText> {
  const found = await findRecognizer(kernel, workspaceId, language, provider);
  if (found === undefined) {
    const detail = `Nothing understands ${language ?? "speech"} here. Add a speech provider with POST /api/voice/providers.`;
    throw new Problem(noRecognizer, detail, { errors: [{ pointer: "/body/language", message: "is not understood" }] });
  }
  const sound = await kernel.untrusted.parse(workspaceId, soundParser, {
    bytes,
    mp3Decoder: mp3Packages(kernel)?.decoder,
  });
  if ("fault" in sound) {
    throw new Problem(soundUnreadable, sound.fault, { errors: [{ pointer: "/body/file", message: sound.fault }] });
  }
  const { mode, languages } = found.recognizer;
  const spoken = language ?? languages[0];
  const isClosed = mode === "closed-grammar" && spoken !== undefined;
  const grammar = isClosed ? await spokenGrammarOf(kernel, workspaceId, null, spoken) : { phrases: [], slots: {} };
  return {
    durationMs: Math.round((sound.samples.length / soundRateHz) * 1_000),
    language: spoken,
    parts: explained(transcribe(found, sound, spoken ?? "und", grammar)),
  };
}

async function* explained(parts: AsyncIterable<TranscribedPart>): AsyncGenerator<TranscribedPart> {
  try {
    yield* parts;
  } catch (error) {
    throw error instanceof SpeechFailure ? new Problem(speechFailed, error.message, { cause: error }) : error;
  }
}
