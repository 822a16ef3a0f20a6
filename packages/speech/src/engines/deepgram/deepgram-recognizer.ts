import { parseMessage } from "../parse-message.ts";
import { pcm16Bytes } from "../pcm16-bytes.ts";
import { type MessageReader, SocketListening } from "../socket-listening.ts";
import type { SpeechRecognizer } from "../speech-engine.ts";
import { failure } from "../speech-failure-of.ts";
import type { SpeechAddress } from "../speech-vendor.ts";

/** Deepgram closes a connection on which nothing came for ten seconds. */
const keepAlive = { message: JSON.stringify({ type: "KeepAlive" }), everyMs: 4_000 };

/**
 * Deepgram's streaming API. It does not decide when the person has ended: voice sessions do. The
 * grammar is not sent, because hints cost extra there.
 */
export function deepgramRecognizer(
  model: string,
  headers: Record<string, string>,
  { apiKey, baseUrl, network, recognitionLanguages }: SpeechAddress,
): SpeechRecognizer {
  return {
    mode: "open-vocabulary",
    languages: recognitionLanguages,
    listen({ language, onPartial }) {
      const query = new URLSearchParams({
        ...{
          model,
          language: language === "und" ? "multi" : language,
          encoding: "linear16",
          sample_rate: "16000",
          channels: "1",
        },
        ...{ interim_results: "true", smart_format: "true", endpointing: "false" },
      });
      const protocol = {
        vendor: "Deepgram",
        apiKey,
        url: `${baseUrl.replace(/^http/, "ws")}/v1/listen?${query}`,
        headers,
        encode: pcm16Bytes,
        last: JSON.stringify({ type: "CloseStream" }),
        keepAlive,
        read: () => readResults(apiKey),
      };
      return new SocketListening(network, protocol, onPartial);
    },
  };
}

type Message = {
  type: string;
  is_final: boolean;
  channel: { alternatives?: { transcript?: unknown }[] };
};

/** A final result is not repeated; those that are not final replace each other. */
function readResults(apiKey: string): MessageReader {
  const finals: string[] = [];
  let interim = "";
  let isDone = false;
  return {
    take(text) {
      const message = parseMessage<Message>(text, "Deepgram");
      // The summary of the whole stream, after CloseStream.
      if (message.type === "Metadata") isDone = true;
      if (message.type === "Error") throw failure("broken", { vendor: "Deepgram", apiKey });
      const transcript = message.channel?.alternatives?.[0]?.transcript;
      if (message.type !== "Results" || typeof transcript !== "string") return;
      interim = message.is_final ? "" : transcript;
      if (message.is_final && transcript !== "") finals.push(transcript);
    },
    get text() {
      return [...finals, interim].join(" ").trim();
    },
    get isDone() {
      return isDone;
    },
  };
}
