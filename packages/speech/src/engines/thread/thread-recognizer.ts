import { type Listening, SpeechFailure, type SpeechRecognizer, type Transcript } from "../speech-engine.ts";
import type { SpeechThread } from "./speech-thread.ts";

/** Listens in a thread, to anything. @param recognizer which one of those that the thread has */
export function threadRecognizer(
  thread: SpeechThread,
  recognizer: number,
  languages: readonly string[],
): SpeechRecognizer {
  return {
    mode: "open-vocabulary",
    languages,
    listen({ onPartial = () => {} }): Listening {
      const result = Promise.withResolvers<Transcript>();
      // `finish` gives the failure; without it, nobody waits for one.
      result.promise.catch(() => {});
      const send = thread.order(
        { listen: { recognizer } },
        {
          onAnswer(answer) {
            if ("partial" in answer) onPartial(answer.partial);
            if ("end" in answer) result.resolve({ text: answer.end.text, isUnderstood: answer.end.text !== "" });
          },
          onFailure: result.reject,
        },
      );
      return {
        write: (samples) => send({ samples: samples.slice() }),
        finish() {
          send({ finish: true });
          return result.promise;
        },
        cancel() {
          send({ drop: true });
          result.reject(new SpeechFailure("broken", "The recognition was cancelled."));
        },
      };
    },
  };
}
