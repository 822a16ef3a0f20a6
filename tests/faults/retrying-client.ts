import { setTimeout as pause } from "node:timers/promises";
import { createClient, type TestAnswer } from "../../server/testing/client.ts";
import { openEvents, type ReadEvent } from "../../server/testing/clients/event-reader.ts";

type Request = {
  method: string;
  path: string;
  body?: unknown;
  token?: string;
  headers?: Record<string, string>;
};

/** A client that repeats the same request, with the same key, until it is answered. */
export type RetryingClient = {
  /** The answer, and the number of attempts before it. Throws when no answer comes in time. */
  call(request: Request): Promise<{ answer: TestAnswer; earlierAttempts: number }>;
  /** The events of a streamed answer, up to the one that ends the reply. */
  stream(request: Request): Promise<ReadEvent[]>;
};

const attemptMs = 15_000;
/** Longer than any recovery may take. */
const patienceMs = 120_000;
const pauseMs = 40;

/** An answer that no retry can change. */
class Refused extends Error {}

/** `givenUp` stops the retries when the test has failed already. */
export function createRetryingClient(victim: { readonly url: string }, givenUp: AbortSignal): RetryingClient {
  async function repeat<Answer>(request: Request, attempt: (url: string) => Promise<Answer | string>) {
    const deadline = performance.now() + patienceMs;
    for (let earlierAttempts = 0; ; earlierAttempts++) {
      const outcome = await attempt(victim.url).catch((error: Error) => {
        if (error instanceof Refused) throw error;
        return `${error.message} ${error.cause ?? ""}`;
      });
      if (typeof outcome !== "string") return { answer: outcome, earlierAttempts };
      if (performance.now() > deadline || givenUp.aborted) {
        const key = request.headers?.["idempotency-key"] ?? "no key";
        throw new Error(`No answer to ${request.method} ${request.path} (${key}); at last: ${outcome}`);
      }
      await pause(pauseMs);
    }
  }

  return {
    call: (request) =>
      repeat(request, async (url) => {
        const { method, path, ...rest } = request;
        const answer = await createClient(url).call(method, path, { ...rest, signal: AbortSignal.timeout(attemptMs) });
        return isWorthRepeating(answer.status, answer.body) ? `${answer.status} ${answer.text}` : answer;
      }),
    async stream(request) {
      const { answer } = await repeat(request, async (url) => {
        const headers = { authorization: `Bearer ${request.token}`, ...request.headers };
        const reader = await openEvents(url + request.path, { method: request.method, headers, body: request.body });
        const timeout = setTimeout(() => reader.cut(), attemptMs);
        try {
          if (reader.status === 409 || reader.status === 503) {
            await reader.rest();
            return String(reader.status);
          }
          if (reader.status !== 200) {
            const { method, path, ...rest } = request;
            const plain = await createClient(url).call(method, path, rest);
            throw new Refused(`A stream was answered with ${reader.status}; without a stream: ${plain.text}`);
          }
          const events = await reader.rest();
          const last = events.at(-1);
          const hasEnd = /^message\.(completed|interrupted)$/.test(last?.event ?? "") || isGivenUp(last);
          return hasEnd ? events : `a stream that ended with ${JSON.stringify(last)}`;
        } finally {
          clearTimeout(timeout);
        }
      });
      return answer;
    },
  };
}

function isWorthRepeating(status: number, body: { code?: string } | undefined): boolean {
  return status === 503 || (status === 409 && body?.code === "request-in-progress");
}

/**
 * Tells whether the stream ends with the news that the reply has failed, which no retry changes.
 */
export function isGivenUp(last: ReadEvent | undefined): boolean {
  return last?.event === "error" && last.data.code === "reply-failed";
}
