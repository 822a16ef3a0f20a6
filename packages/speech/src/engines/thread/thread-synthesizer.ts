import type { SpeechFailure, SpeechSynthesizer, Voice } from "../speech-engine.ts";
import { splitText } from "../split-text.ts";
import type { SpeechThread } from "./speech-thread.ts";

/** A thread may take long for one text, and its first sound should come soon. */
const maxCharacters = 300;

/** Speaks in a thread, a few sentences at a time. */
export function threadSynthesizer(thread: SpeechThread, voices: readonly Voice[]): SpeechSynthesizer {
  return {
    voices,
    async *synthesize(text, { voice, speed = 1, signal }) {
      for (const piece of splitText(text, maxCharacters)) {
        yield* speak(thread, { text: piece, voice, speed }, signal);
        if (signal.aborted) return;
      }
    },
  };
}

async function* speak(
  thread: SpeechThread,
  order: { text: string; voice: string; speed: number },
  signal: AbortSignal,
): AsyncGenerator<Int16Array> {
  const arrived: Int16Array[] = [];
  let ended: { failure?: SpeechFailure } | undefined;
  let news = Promise.withResolvers<void>();
  if (signal.aborted) return;
  const send = thread.order(
    { speak: order },
    {
      onAnswer(answer) {
        if ("sound" in answer) arrived.push(answer.sound);
        if ("end" in answer) ended = {};
        news.resolve();
      },
      onFailure(failure) {
        ended = { failure };
        news.resolve();
      },
    },
  );
  const abort = () => news.resolve();
  signal.addEventListener("abort", abort);
  try {
    while (!signal.aborted) {
      const piece = arrived.shift();
      if (piece !== undefined) yield piece;
      else if (ended?.failure !== undefined) throw ended.failure;
      else if (ended !== undefined) return;
      else {
        await news.promise;
        news = Promise.withResolvers();
      }
    }
  } finally {
    signal.removeEventListener("abort", abort);
    send({ drop: true });
  }
}
