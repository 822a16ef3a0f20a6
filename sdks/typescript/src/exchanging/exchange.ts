import { ParleyProblem } from "../parley-problem.ts";
import { ParleyUnreachable } from "../parley-unreachable.ts";
import type { WrittenBody } from "../route.ts";
import type { Extras } from "../settings.ts";
import { Deadline } from "./deadline.ts";
import { pause } from "./pause.ts";
import { readProblem } from "./read-problem.ts";
import { isInProgress, retryDelayMs } from "./retry.ts";

/** A request, ready for one or more attempts. */
export type Exchange = {
  url: string;
  method: string;
  headers: Record<string, string>;
  body: WrittenBody;
  isRepeatable: boolean;
  maxRetries: number;
  timeoutMs: number;
  firstDelayMs: number;
  signal: AbortSignal | undefined;
  fetch: typeof fetch;
  /** Never a part of an error's text. */
  key: string | undefined;
  extras: Extras | undefined;
};

type Lost = Pick<Exchange, "url" | "key" | "extras">;

/**
 * Reads an answer, and ends the deadline when the answer is read. An error ends the attempt and the
 * deadline.
 */
export type Reader<Result> = (response: Response, deadline: Deadline, exchange: Exchange) => Result | Promise<Result>;

/**
 * Sends the request until it has an answer, or until a retry is not allowed or would not help.
 * Reading is part of the attempt: an answer that is cut off is requested again.
 */
export async function perform<Result>(exchange: Exchange, read: Reader<Result>): Promise<Result> {
  let failures = 0;
  let waitedMs = 0;
  let isOutcomeUnknown = false;
  for (;;) {
    try {
      return await attempt(exchange, read);
    } catch (error) {
      exchange.signal?.throwIfAborted();
      if (isOutcomeUnknown && exchange.extras?.isDone(exchange.method, error))
        return read(new Response(null, { status: 204 }), new Deadline(undefined), exchange);
      if (isInProgress(error) && waitedMs < exchange.timeoutMs) {
        const delayMs = Math.max(error.retryAfterMs ?? 0, exchange.firstDelayMs);
        waitedMs += delayMs;
        await pause(delayMs, exchange.signal);
        continue;
      }
      failures++;
      const delayMs = retryDelayMs(error, { ...exchange, failures });
      if (delayMs == null) throw error;
      isOutcomeUnknown ||= !(error instanceof ParleyProblem) || error.status !== 429;
      await pause(delayMs, exchange.signal);
    }
  }
}

async function attempt<Result>(exchange: Exchange, read: Reader<Result>): Promise<Result> {
  const { url, method, headers, body, signal } = exchange;
  const deadline = new Deadline(signal);
  try {
    deadline.set(exchange.timeoutMs);
    const part = body.begin(deadline, exchange.timeoutMs);
    // A redirect would turn a POST into a GET, and could carry a visitor's token to another server.
    const request = { method, headers, ...part, signal: deadline.signal, credentials: "omit", redirect: "manual" };
    const response = await exchange.fetch(url, request as RequestInit);
    if (!response.ok) throw await readProblem(response, exchange);
    return await read(response, deadline, exchange);
  } catch (error) {
    deadline.end();
    throw signal?.reason ?? lossOf(error, exchange);
  }
}

/** A lost connection as one kind of error, because each platform reports it in other words. */
export function lossOf(error: unknown, { url, key, extras }: Lost): ParleyProblem | ParleyUnreachable {
  if (error instanceof ParleyProblem || error instanceof ParleyUnreachable) return error;
  const place = new URL(url).origin;
  // Some platforms quote the headers of a request that they refuse.
  const isTelling = key && `${error} ${(error as Error).cause}`.includes(key);
  const text = extras?.explain(error, place) ?? `The connection to ${place} was lost.`;
  return new ParleyUnreachable(text, isTelling ? {} : { cause: error });
}
