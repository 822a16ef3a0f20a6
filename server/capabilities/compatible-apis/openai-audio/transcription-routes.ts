import { may } from "../../../kernel/caller.ts";
import { overloaded } from "../../../kernel/problem.ts";
import { tooComplex } from "../../../kernel/untrusted/untrusted.ts";
import type { Routes } from "../../../kernel/wire/route.ts";
import { noRecognizer, soundUnreadable, speechFailed } from "../../voice/index.ts";
import { modelNotFound, unsupportedParameter } from "../problems.ts";
import { createTranscription } from "./create-transcription.ts";
import { Transcription, TranscriptionForm } from "./transcription-schema.ts";

const maxFileBytes = 26_214_400;
const limits = { maxFiles: 1, maxFileBytes, maxFields: 30, maxFieldBytes: 16_384 };

/** OpenAI's transcriptions. */
export function transcriptionRoutes(app: Routes): void {
  app.post(
    "/v1/audio/transcriptions",
    {
      schema: {
        summary: "Transcribe a recording",
        description:
          "By the workspace's first speech provider that knows the language. Without one, only phrases that the default assistant knows are understood. A recording is not stored.",
        body: TranscriptionForm,
        response: { 200: Transcription },
        alsoProduces: ["text/plain", "text/event-stream"],
      },
      guard: may("voice:write"),
      allowsUnverified: true,
      problems: [
        modelNotFound,
        unsupportedParameter,
        noRecognizer,
        soundUnreadable,
        speechFailed,
        tooComplex,
        overloaded,
      ],
      body: { kind: "multipart", limits },
      maxBodyBytes: maxFileBytes + limits.maxFields * limits.maxFieldBytes,
      cost: () => ({ workMs: 1_000, of: "a transcription" }),
    },
    (call) => createTranscription(call),
  );
}
