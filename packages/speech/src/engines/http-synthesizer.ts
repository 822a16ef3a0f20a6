import { readAnswerText } from "./read-answer-text.ts";
import type { SpeechSynthesizer, SynthesisOptions, Voice } from "./speech-engine.ts";
import { failure, failureOfStatus, isWorthRetrying, speechFailureOf } from "./speech-failure-of.ts";
import type { SpeechAddress, SpeechAnswer } from "./speech-vendor.ts";
import { splitText } from "./split-text.ts";

/** The protocol says how one vendor is asked over HTTP for raw sound. */
type SpeakingProtocol = {
  /** The vendor's name in messages. */
  vendor: string;
  /** The longest text of one request, in characters. */
  maxCharacters: number;
  request(
    text: string,
    options: { voice: string; speed: number | undefined },
  ): { url: string; headers: Record<string, string>; body: unknown };
};

const maxReasonBytes = 16_384;

/** Speaks by a request for each text, whose answer is PCM16 while it is made. */
export function httpSynthesizer(address: SpeechAddress, protocol: SpeakingProtocol): SpeechSynthesizer {
  const prefix = `${address.name}/`;
  const { rateHz } = address;
  const voices: Voice[] = address.voices.map(({ id, languages }) => ({
    ...{ id: `${prefix}${id}`, name: id, languages, rateHz },
  }));
  return {
    voices,
    async *synthesize(text, options) {
      const voice = options.voice.slice(prefix.length);
      for (const piece of splitText(text, protocol.maxCharacters)) {
        yield* speak(piece, { ...options, voice }, address, protocol);
        if (options.signal.aborted) return;
      }
    },
  };
}

async function* speak(
  text: string,
  { voice, speed, signal }: SynthesisOptions,
  { network, apiKey }: SpeechAddress,
  protocol: SpeakingProtocol,
): AsyncGenerator<Int16Array> {
  const sent = { vendor: protocol.vendor, apiKey, text };
  const { url, headers, body } = protocol.request(text, { voice, speed });
  for (let attempt = 1; ; attempt++) {
    let isHeard = false;
    try {
      const request = {
        headers: { "content-type": "application/json", ...headers },
        body: JSON.stringify(body),
        signal,
      };
      const answer = await network.fetch(url, request);
      await refuseOtherThanSound(answer, sent);
      for await (const samples of readPcm16(answer.body)) {
        isHeard = true;
        yield samples;
        if (signal.aborted) return;
      }
      return;
    } catch (error) {
      if (signal.aborted) return;
      const failed = speechFailureOf(error, sent);
      // A second attempt would repeat what the person has already heard.
      if (isHeard || attempt > 1 || !isWorthRetrying(failed)) throw failed;
    }
  }
}

/** Compressed sound would be noise to the listener. */
const otherSound = /^(audio\/(mpeg|mp3|wav|x-wav|ogg|opus|flac|aac|mp4)|text\/|application\/json)/i;

async function refuseOtherThanSound(
  answer: SpeechAnswer,
  sent: { vendor: string; apiKey: string; text: string },
): Promise<void> {
  const { status, headers } = answer;
  const type = headers["content-type"] ?? "";
  if (status === 200 && !otherSound.test(type)) return;
  const text = await readAnswerText(answer, maxReasonBytes);
  if (status !== 200) throw failureOfStatus(status, text, sent);
  throw failure("broken", sent, `The answer is ${type} and not raw PCM16.`);
}

/**
 * PCM16 little-endian as samples, as soon as they come. Pieces of a network may end within a
 * sample; half a sample at the very end is dropped.
 */
async function* readPcm16(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Int16Array> {
  let rest = Buffer.alloc(0);
  for await (const piece of bytes) {
    const all =
      rest.length === 0 ? Buffer.from(piece.buffer, piece.byteOffset, piece.length) : Buffer.concat([rest, piece]);
    const count = all.length >> 1;
    const samples = new Int16Array(count);
    for (let index = 0; index < count; index++) samples[index] = all.readInt16LE(index * 2);
    rest = Buffer.from(all.subarray(count * 2));
    if (count > 0) yield samples;
  }
}
