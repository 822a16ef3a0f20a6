import { ParleyProblem } from "../parley-problem.ts";
import { ParleyUnreachable } from "../parley-unreachable.ts";
import { Deadline } from "./deadline.ts";
import { pause } from "./pause.ts";
import { readProblem } from "./read-problem.ts";
import { isInProgress, retryDelayMs } from "./retry.ts";

/** A request, ready for one or more attempts. */
export type Exchange = {
  url: string;
  method: string;
  headers: Record<string, string>;
  body: string | undefined;
  isRepeatable: boolean;
  maxRetries: number;
  timeoutMs: number;
  firstDelayMs: number;
  signal: AbortSignal | undefined;
  fetch: typeof fetch;
};

/**
 * Reads an answer, and ends the deadline when the answer is read. An error ends the attempt and the
 * deadline.
 */
type Reader<Result> = (response: Response, deadline: Deadline) => Result | Promise<Result>;

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
      if (isOutcomeUnknown && isGone(exchange, error)) return read(nothing(), new Deadline(undefined));
      if (isInProgress(error) && waitedMs < exchange.timeoutMs) {
        const delayMs = Math.max(error.retryAfterMs ?? 0, exchange.firstDelayMs);
        waitedMs += delayMs;
        await pause(delayMs, exchange.signal);
        continue;
      }
      failures++;
      const delayMs = retryDelayMs(error, { ...exchange, failures });
      if (delayMs === undefined) throw error;
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
    const request = { method, headers, body, signal: deadline.signal, credentials: "omit" } as const;
    const response = await exchange.fetch(url, request);
    if (!response.ok) throw await readProblem(response);
    return await read(response, deadline);
  } catch (error) {
    deadline.end();
    throw signal?.aborted ? signal.reason : lossOf(error, url);
  }
}

/** A lost connection as one kind of error, because each platform reports it in other words. */
export function lossOf(error: unknown, url: string): ParleyProblem | ParleyUnreachable {
  if (error instanceof ParleyProblem || error instanceof ParleyUnreachable) return error;
  const place = URL.canParse(url) ? new URL(url).origin : "the server";
  return new ParleyUnreachable(reasonOf(error, place), { cause: error });
}

/** Node names these causes by a code. Browsers say nothing, so that pages cannot look around. */
function reasonOf(error: unknown, place: string): string {
  for (
    let cause = error as { code?: unknown; cause?: unknown } | undefined;
    cause;
    cause = cause.cause as typeof cause
  ) {
    if (cause.code === "ECONNREFUSED")
      return `Nothing listens at ${place}. Check the port, and whether the server runs.`;
    if (cause.code === "ENOTFOUND") return `No machine has the name in ${place}.`;
    if (cause.code === "ERR_SSL_WRONG_VERSION_NUMBER" || cause.code === "ERR_SSL_PACKET_LENGTH_TOO_LONG")
      return `The server at ${place} speaks http here: begin the endpoint with http://.`;
  }
  return `The connection to ${place} was lost.`;
}

/** After a DELETE whose answer was lost, 404 means that the first attempt succeeded. */
function isGone(exchange: Exchange, error: unknown): boolean {
  return exchange.method === "DELETE" && error instanceof ParleyProblem && error.status === 404;
}

function nothing(): Response {
  return new Response(null, { status: 204 });
}
