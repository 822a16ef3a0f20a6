import { DurationHistogram } from "../kernel/duration-histogram.ts";

const durations = new DurationHistogram(
  "parley_http_request_duration_seconds",
  "Time from the request's arrival to the end of its answer.",
  [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
);

/** Counts the requests of one path. */
export type RequestCounter = { count(method: string, status: number, durationMs: number): void };

/** `path` is a route pattern, never what the caller sent: the number of series stays bounded. */
export function createRequestCounter(path: string): RequestCounter {
  const byMethod = new Map<string, Map<number, (durationMs: number) => void>>();

  function begin(method: string, status: number): (durationMs: number) => void {
    const count = durations.labelled(`method="${method}",path="${path}",status="${status}"`);
    const ofMethod = byMethod.get(method) ?? new Map<number, (durationMs: number) => void>();
    byMethod.set(method, ofMethod.set(status, count));
    return count;
  }

  return {
    count(method, status, durationMs) {
      (byMethod.get(method)?.get(status) ?? begin(method, status))(durationMs);
    },
  };
}
