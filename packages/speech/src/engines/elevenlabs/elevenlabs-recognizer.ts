import { parseMessage } from "../parse-message.ts";
import { pcm16Bytes } from "../pcm16-bytes.ts";
import { type MessageReader, SocketListening } from "../socket-listening.ts";
import type { SpeechFailure, SpeechRecognizer } from "../speech-engine.ts";
import { failure } from "../speech-failure-of.ts";
import type { SpeechAddress } from "../speech-vendor.ts";

const rateHz = 16_000;
/** ElevenLabs commits nothing that is shorter. */
const shortestMs = 300;

/**
 * ElevenLabs' realtime API. Voice sessions say when the person has ended: `commit_strategy=manual`.
 */
export function elevenlabsRecognizer(
  model: string,
  headers: Record<string, string>,
  { apiKey, baseUrl, network, recognitionLanguages }: SpeechAddress,
): SpeechRecognizer {
  return {
    mode: "open-vocabulary",
    languages: recognitionLanguages,
    listen({ language, onPartial }) {
      const query = new URLSearchParams({
        ...{ model_id: model, audio_format: `pcm_${rateHz}`, commit_strategy: "manual" },
        ...(language !== "und" && { language_code: new Intl.Locale(language).language }),
      });
      const protocol = {
        vendor: "ElevenLabs",
        apiKey,
        url: `${baseUrl.replace(/^http/, "ws")}/v1/speech-to-text/realtime?${query}`,
        headers,
        encode: (samples: Int16Array) => chunk(samples, false),
        last: chunk(new Int16Array((rateHz * shortestMs) / 1_000), true),
        read: () => readTranscripts(apiKey),
      };
      return new SocketListening(network, protocol, onPartial);
    },
  };
}

function chunk(samples: Int16Array, commit: boolean): string {
  const audio = pcm16Bytes(samples).toString("base64");
  return JSON.stringify({ message_type: "input_audio_chunk", audio_base_64: audio, commit, sample_rate: rateHz });
}

const faults: Record<string, SpeechFailure["fault"]> = {
  error: "broken",
  transcriber_error: "broken",
  auth_error: "refused-key",
  quota_exceeded: "rate-limited",
  rate_limited: "rate-limited",
  queue_overflow: "rate-limited",
  resource_exhausted: "rate-limited",
  commit_throttled: "refused-request",
  unaccepted_terms: "refused-request",
  input_error: "refused-request",
  invalid_request: "refused-request",
  session_time_limit_exceeded: "refused-request",
  chunk_size_exceeded: "refused-request",
};

type Message = { message_type: string; text: unknown; error: unknown };

/** ElevenLabs commits by itself too, when a person speaks for long. */
function readTranscripts(apiKey: string): MessageReader {
  const committed: string[] = [];
  let partial = "";
  let isDone = false;
  return {
    take(text, isLastSent) {
      const { message_type: type = "", text: said, error } = parseMessage<Message>(text, "ElevenLabs");
      const fault = faults[type];
      if (fault !== undefined) {
        throw failure(fault, { vendor: "ElevenLabs", apiKey }, typeof error === "string" ? error : undefined);
      }
      // Silence: there are no words.
      if (type === "insufficient_audio_activity") isDone = true;
      if (typeof said !== "string") return;
      if (type === "partial_transcript") partial = said;
      if (type !== "committed_transcript") return;
      partial = "";
      if (said !== "") committed.push(said);
      if (isLastSent) isDone = true;
    },
    get text() {
      return [...committed, partial].join(" ").trim();
    },
    get isDone() {
      return isDone;
    },
  };
}
