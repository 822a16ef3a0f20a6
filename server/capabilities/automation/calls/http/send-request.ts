import { ResponseTooLarge } from "@parley/outbound";
import type { Authentication } from "../authentication/authentication.ts";
import { type Call, CallFault, type Effect } from "../call.ts";
import { explainFailure } from "./explain-failure.ts";

export type OutgoingRequest = {
  method: string;
  url: string;
  /** Names in lower case. */
  headers: Record<string, string>;
  body?: string;
  /** Default 0: a redirect is the answer. */
  maxRedirects?: number;
  /** Default: as many as the workflow takes. */
  maxBytes?: number;
};

export type HttpAnswer = {
  status: number;
  headers: Record<string, string>;
  /** The body as it was sent, with its content coding. */
  bytes: Buffer;
  /** The URL of the answer, after redirects. */
  url: string;
  /** The request had these headers, with credentials. */
  sentHeaders: Record<string, string>;
};

type Sending = Pick<Call, "kernel" | "signal" | "timeoutMs" | "maxAnswerBytes" | "onSend">;

const usualTimeoutMs = 30_000;

/**
 * Sends the request, and once more when the other side refused the credentials and there are better
 * ones. An answer of any status is returned.
 * @throws CallFault with the exact effect, or the reason of `signal`
 */
export async function sendRequest(
  call: Sending,
  request: OutgoingRequest,
  authentication?: Authentication,
): Promise<HttpAnswer> {
  for (let attempt = 1; ; attempt++) {
    const credentials = (await authentication?.headersFor(request)) ?? {};
    const answer = await sendOnce(call, { ...request, headers: { ...request.headers, ...credentials } });
    if (answer.status !== 401 || attempt === 2) return answer;
    const isRenewed = (await authentication?.renew(answer.headers)) ?? false;
    if (!isRenewed) return answer;
  }
}

async function sendOnce(call: Sending, request: OutgoingRequest): Promise<HttpAnswer> {
  const { method, url, headers, body, maxRedirects = 0, maxBytes = answerBytesOf(call) } = request;
  const timeoutMs = call.timeoutMs ?? usualTimeoutMs;
  const deadline = AbortSignal.timeout(timeoutMs);
  let effect: Effect = "not-sent";
  try {
    const stream = await call.kernel.outbound.fetchStream(url, {
      purpose: "workflows",
      ...{ method, headers, maxRedirects, timeoutMs, idleTimeoutMs: timeoutMs },
      ...(body !== undefined && { body }),
      maxResponseBytes: maxBytes,
      signal: AbortSignal.any([call.signal, deadline]),
      onSend: () => {
        effect = "unknown";
        call.onSend?.();
      },
    });
    effect = "done";
    const chunks: Uint8Array[] = [];
    for await (const chunk of stream.body) chunks.push(chunk);
    const bytes = Buffer.concat(chunks);
    return { status: stream.status, headers: stream.headers, bytes, url: stream.url, sentHeaders: headers };
  } catch (failure) {
    call.signal.throwIfAborted();
    const error = explainFailure(failure, deadline.aborted);
    const advice = failure instanceof ResponseTooLarge && request.maxBytes === undefined ? ` ${adviceOnSize}` : "";
    throw new CallFault({ ...error, detail: `${error.detail}${advice}` }, effect, { cause: failure });
  }
}

/** The workflow takes answers of so many bytes. */
export function answerBytesOf({ maxAnswerBytes = 1_048_576 }: Pick<Call, "maxAnswerBytes">): number {
  return maxAnswerBytes;
}

export const adviceOnSize =
  "Ask for less, or let the workflow take up to 16 MiB: `metadata: {parley: {maxAnswerBytes: 16777216}}`.";
