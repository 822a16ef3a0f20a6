import type { Outbound } from "@parley/outbound";
import type { RunningSpan, SpanToBegin, Tracing } from "../../providers/tracing/tracing.ts";

/** A process tells one collector. */
let tracing: Tracing | undefined;

/** Begins to trace, or ends it with undefined. */
export function useTracing(given: Tracing | undefined): void {
  tracing = given;
}

/** Tells whether anything is traced: what describes a span of each request costs as much as routing it. */
export function isTracing(): boolean {
  return tracing !== undefined;
}

/** Begins a span. Undefined where nothing is traced, so that this costs nothing there. */
export function beginSpan(span: SpanToBegin): RunningSpan | undefined {
  return tracing?.begin(span);
}

/** Gives the `traceparent` of what runs at the moment, for work that goes on elsewhere or later. */
export function presentTraceparent(): string | undefined {
  return tracing?.present();
}

/** Runs work in a span that ends with it. */
export async function inSpan<Result>(span: SpanToBegin, work: () => Promise<Result>): Promise<Result> {
  const running = beginSpan(span);
  if (running === undefined) return work();
  try {
    const result = await running.run(work);
    running.end();
    return result;
  } catch (error) {
    running.end({ error });
    throw error;
  }
}

/** Makes outbound calls spans, whose `traceparent` the other side gets. A path may hold a secret, so it is not told. */
export function traceOutbound(outbound: Outbound): Outbound {
  return {
    ...outbound,
    fetch: (url, init) => traced(url, init, (headers) => outbound.fetch(url, { ...init, headers })),
    fetchStream: (url, init) => traced(url, init, (headers) => outbound.fetchStream(url, { ...init, headers })),
  };
}

async function traced<Answer extends { status: number }>(
  url: string | URL,
  init: { purpose: string; method?: string; headers?: Record<string, string> },
  call: (headers: Record<string, string>) => Promise<Answer>,
): Promise<Answer> {
  const { headers = {}, method = "GET", purpose } = init;
  const server = URL.canParse(String(url)) ? new URL(url).hostname : "";
  const attributes = { "http.request.method": method, "server.address": server, "parley.purpose": purpose };
  const span = beginSpan({ name: `${method} ${purpose}`, kind: "client", attributes });
  if (span === undefined) return call(headers);
  try {
    const answer = await span.run(() => call({ ...headers, traceparent: span.traceparent }));
    span.end({ attributes: { "http.response.status_code": answer.status } });
    return answer;
  } catch (error) {
    span.end({ error });
    throw error;
  }
}
