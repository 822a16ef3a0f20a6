import { Deadline, pause } from "./deadline.ts";
import { ParleyProblem, ParleyUnreachable, readProblem } from "./problem.ts";
import { isInProgress, retryDelayMs } from "./retry.ts";

/** A request, ready to be sent as often as it takes. */
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

/** Reads an answer and ends the deadline when it has read it. What it throws ends the attempt and the deadline. */
export type Reader<Result> = (response: Response, deadline: Deadline) => Result | Promise<Result>;

/** Sends until there is an answer or no hope. `read` belongs to the attempt: an answer that breaks off is asked for again. */
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

/** fetch and the readers of bodies tell of a lost connection in words that are different everywhere. */
export function lossOf(error: unknown, url: string): ParleyProblem | ParleyUnreachable {
  if (error instanceof ParleyProblem || error instanceof ParleyUnreachable) return error;
  const place = URL.canParse(url) ? new URL(url).origin : "the server";
  return new ParleyUnreachable(`The connection to ${place} was lost.`, { cause: error });
}

/** A DELETE whose answer was lost and that now finds nothing has done its work. */
function isGone(exchange: Exchange, error: unknown): boolean {
  return exchange.method === "DELETE" && error instanceof ParleyProblem && error.status === 404;
}

function nothing(): Response {
  return new Response(null, { status: 204 });
}
