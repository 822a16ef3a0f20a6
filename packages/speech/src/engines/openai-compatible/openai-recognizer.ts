import { randomUUID } from "node:crypto";
import { parseMessage } from "../parse-message.ts";
import { pcm16Bytes } from "../pcm16-bytes.ts";
import { readAnswerText } from "../read-answer-text.ts";
import { type Listening, type ListeningOptions, SpeechFailure, type SpeechRecognizer } from "../speech-engine.ts";
import { failure, failureOfStatus, isWorthRetrying, speechFailureOf } from "../speech-failure-of.ts";
import type { SpeechAddress, SpeechAnswer } from "../speech-vendor.ts";

const rateHz = 16_000;
/** OpenAI takes files of at most 25 MB. */
const maxSamples = 12_000_000;
const maxAnswerBytes = 262_144;
const maxReasonBytes = 16_384;

/**
 * Sends what a person said as one file, once it is complete. A model that streams tells its text
 * while it transcribes. The grammar is not sent: as a prompt, models repeat it when nobody speaks.
 */
export function openaiRecognizer(
  vendor: string,
  model: string,
  headers: Record<string, string>,
  { apiKey, baseUrl, network, recognitionLanguages }: SpeechAddress,
): SpeechRecognizer {
  return {
    mode: "open-vocabulary",
    languages: recognitionLanguages,
    listen: ({ language, onPartial = () => {} }: ListeningOptions): Listening => {
      const pieces: Int16Array[] = [];
      const cancelled = new AbortController();
      let sampleCount = 0;

      async function transcribe(samples: Int16Array): Promise<string> {
        const fields: Record<string, string> = { model, response_format: "json", stream: "true" };
        if (language !== "und") fields.language = new Intl.Locale(language).language;
        const form = writeForm(fields, wavBytes(samples, rateHz));
        const { signal } = cancelled;
        const answer = await network.fetch(`${baseUrl}/audio/transcriptions`, {
          headers: { ...headers, "content-type": form.mediaType },
          body: form.bytes,
          signal,
        });
        if (answer.status !== 200) {
          const said = await readAnswerText(answer, maxReasonBytes);
          throw failureOfStatus(answer.status, said, { vendor, apiKey });
        }
        return readTranscript(answer, onPartial);
      }

      return {
        write(samples) {
          sampleCount += samples.length;
          if (sampleCount <= maxSamples) pieces.push(samples.slice());
        },
        async finish() {
          if (sampleCount > maxSamples) throw tooLong();
          const samples = join(pieces, sampleCount);
          for (let attempt = 1; ; attempt++) {
            try {
              const text = (await transcribe(samples)).trim();
              return { text, isUnderstood: text !== "" };
            } catch (error) {
              const failed = speechFailureOf(error, { vendor, apiKey });
              if (attempt > 1 || cancelled.signal.aborted || !isWorthRetrying(failed)) throw failed;
            }
          }
        },
        cancel: () => cancelled.abort(new SpeechFailure("broken", "The recognition was cancelled.")),
      };
    },
  };

  async function readTranscript(answer: SpeechAnswer, onPartial: (text: string) => void): Promise<string> {
    if (!answer.headers["content-type"]?.includes("text/event-stream")) {
      return textOf(parseMessage(await readAnswerText(answer, maxAnswerBytes), vendor));
    }
    let text = "";
    for await (const line of linesOf(answer)) {
      if (!line.startsWith("data:") || line.includes("[DONE]")) continue;
      const event = parseMessage<{ type: string; delta: unknown; text: unknown }>(line.slice("data:".length), vendor);
      if (event.type === "transcript.text.done") return textOf(event);
      if (event.type === "error") throw failure("broken", { vendor, apiKey });
      // Servers without types send the text of one segment after another.
      if (event.type === undefined) text += textOf(event);
      else if (typeof event.delta === "string") text += event.delta;
      onPartial(text.trim());
    }
    return text;
  }

  function textOf({ text }: { text?: unknown }): string {
    if (typeof text === "string") return text;
    throw failure("broken", { vendor, apiKey });
  }
}

async function* linesOf({ body }: SpeechAnswer): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = "";
  let bytes = 0;
  for await (const piece of body) {
    bytes += piece.length;
    if (bytes > maxAnswerBytes) throw new Error("The transcript is too long.");
    const lines = (rest + decoder.decode(piece, { stream: true })).split(/\r?\n/);
    rest = lines.pop()!;
    yield* lines;
  }
  yield rest;
}

function writeForm(fields: Record<string, string>, file: Uint8Array): { mediaType: string; bytes: Buffer } {
  const boundary = `parley-${randomUUID()}`;
  const head = (name: string) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"`;
  const parts = Object.entries(fields).map(([name, value]) => `${head(name)}\r\n\r\n${value}\r\n`);
  const fileHead = `${head("file")}; filename="speech.wav"\r\ncontent-type: audio/wav\r\n\r\n`;
  return {
    mediaType: `multipart/form-data; boundary=${boundary}`,
    bytes: Buffer.concat([Buffer.from(parts.join("") + fileHead), file, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  };
}

function join(pieces: readonly Int16Array[], count: number): Int16Array {
  const all = new Int16Array(count);
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
}

function tooLong(): SpeechFailure {
  const minutes = Math.floor(maxSamples / rateHz / 60);
  return new SpeechFailure("refused-request", `The sound is longer than ${minutes} minutes. Send less at once.`);
}

/** Gives a WAV file of one channel of PCM16. */
function wavBytes(samples: Int16Array, rateHz: number): Buffer {
  const head = Buffer.alloc(44);
  const size = samples.length * 2;
  head.write("RIFF", 0, "latin1");
  head.writeUInt32LE(36 + size, 4);
  head.write("WAVEfmt ", 8, "latin1");
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(rateHz, 24);
  head.writeUInt32LE(rateHz * 2, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write("data", 36, "latin1");
  head.writeUInt32LE(size, 40);
  return Buffer.concat([head, pcm16Bytes(samples)]);
}
