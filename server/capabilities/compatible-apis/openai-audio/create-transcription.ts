import { openEventStream } from "../../../kernel/wire/event-stream.ts";
import { alreadyAnswered, type Call } from "../../../kernel/wire/route.ts";
import { type RecordingText, transcribeRecording, withTranscriptionPlace } from "../../voice/index.ts";
import { loggedProblemOf } from "../logged-problem-of.ts";
import { openaiErrorOf } from "../openai/openai-errors.ts";
import { readTranscriptionForm } from "./read-transcription-form.ts";
import { speechProviderOf } from "./speech-provider-of.ts";
import { textOf, writeTranscription } from "./write-transcription.ts";

type AnyCall = Call<unknown, unknown, unknown>;

/** Transcribes a recording, which is not kept. */
export function createTranscription(call: AnyCall): Promise<unknown> {
  const { kernel, caller } = call;
  const { workspaceId } = caller;
  return withTranscriptionPlace(kernel, workspaceId, async () => {
    const { file, model, language, format, isStream } = await readTranscriptionForm(call);
    const provider = await speechProviderOf(kernel, workspaceId, model);
    const recording = await transcribeRecording(kernel, workspaceId, { bytes: file, language, provider });
    if (isStream && format !== "text") return streamTranscription(call, recording);
    const { durationMs } = recording;
    const parts = await Array.fromAsync(recording.parts);
    return writeTranscription(format, { parts, durationMs, language: recording.language });
  });
}

async function streamTranscription(call: AnyCall, { parts }: RecordingText): Promise<typeof alreadyAnswered> {
  const stream = openEventStream(call);
  const send = (value: unknown) => stream.write(`data: ${JSON.stringify(value)}\n\n`);
  const told = [];
  try {
    for await (const part of parts) {
      await send({ type: "transcript.text.delta", delta: `${told.length === 0 ? "" : " "}${part.text}` });
      told.push(part);
      if (!stream.isOpen) return alreadyAnswered;
    }
    await send({ type: "transcript.text.done", text: textOf(told) });
    await stream.write("data: [DONE]\n\n");
  } catch (error) {
    await send(openaiErrorOf(loggedProblemOf(call, error)));
  } finally {
    stream.close();
  }
  return alreadyAnswered;
}
