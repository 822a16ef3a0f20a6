import { Problem } from "../../../../kernel/problem.ts";
import type { Context } from "../../../../kernel/wire/route.ts";
import { soundUnreadable } from "../../problems.ts";
import { transcribeRecording } from "../../transcribing/transcribe-recording.ts";
import { withTranscriptionPlace } from "../../transcribing/with-transcription-place.ts";
import { wavOf } from "./wav-of.ts";

/**
 * Gives what a person said in a recording, by the workspace's recognizer. The text is empty when
 * nothing was understood. Throws sound-unreadable, no-recognizer, speech-failed, rate-limited,
 * overloaded.
 */
export async function hearQuestion(
  { kernel, caller: { workspaceId } }: Context,
  { audio, mimeType = "audio/wav", language }: { audio: string; mimeType?: string; language?: string },
): Promise<string> {
  const bytes = wavOf(Buffer.from(audio, "base64"), mimeType);
  if (bytes === undefined) {
    const message = "must be audio/wav, audio/pcm with a rate of 8000 to 48000, or audio/basic";
    throw new Problem(soundUnreadable, `/body/mimeType ${message}.`, {
      errors: [{ pointer: "/body/mimeType", message }],
    });
  }
  return withTranscriptionPlace(kernel, workspaceId, async () => {
    const recording = { bytes, language, provider: undefined };
    const { parts } = await transcribeRecording(kernel, workspaceId, recording).catch(placeInBody);
    const texts: string[] = [];
    for await (const { text } of parts) texts.push(text);
    return texts.join(" ").trim();
  });
}

/** The sound is not a file here. */
function placeInBody(error: unknown): never {
  if (!(error instanceof Problem) || error.type !== soundUnreadable) throw error;
  const errors = error.errors?.map((fault) => ({ ...fault, pointer: "/body/audio" })) ?? [];
  throw new Problem(error.type, error.detail, { errors, cause: error });
}
