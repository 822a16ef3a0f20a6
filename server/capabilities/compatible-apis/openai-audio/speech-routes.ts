import { may } from "../../../kernel/caller.ts";
import type { Routes } from "../../../kernel/wire/route.ts";
import { speechFailed, unknownVoice } from "../../voice/index.ts";
import { unsupportedParameter } from "../problems.ts";
import { costOfSpeech, createSpeech } from "./create-speech.ts";
import { SpeechRequest } from "./speech-schema.ts";

/** OpenAI's text to speech. */
export function speechRoutes(app: Routes): void {
  app.post(
    "/v1/audio/speech",
    {
      schema: {
        summary: "Say a text, as in OpenAI's speech API",
        description:
          "The sound comes while it is made, mono with 24,000 samples a second: `wav`, `pcm` (PCM16, little-endian), or `mp3` where the operator has installed an encoder. Other formats are refused. Without `response_format` it is MP3 where there is an encoder, else WAV: the Content-Type says which. With `stream_format: sse` the events `speech.audio.delta` have it in base64.",
        body: SpeechRequest,
        response: { 200: null },
        alsoProduces: ["audio/wav", "audio/pcm", "audio/mpeg", "text/event-stream"],
      },
      guard: may("voice:write"),
      allowsUnverified: true,
      problems: [unknownVoice, unsupportedParameter, speechFailed],
      cost: ({ body }) => costOfSpeech(body),
    },
    (call) => createSpeech(call, call.body),
  );
}
