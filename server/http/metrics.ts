import { collectDefaultMetrics, Histogram, Registry } from "prom-client";

/** What Prometheus reads at /metrics. */
export const metrics = new Registry();

const requestDuration = new Histogram({
  name: "parley_http_request_duration_seconds",
  help: "Time from the request's arrival to the end of its answer.",
  labelNames: ["method", "path", "status"] as const,
  buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
  registers: [metrics],
});

let hasDefaults = false;

/** Paths are route patterns, never what the caller sent: the number of series stays bounded. */
export function countRequest(method: string, path: string, status: number, durationMs: number): void {
  requestDuration.observe({ method, path, status }, durationMs / 1000);
}

/** The text form. Process metrics are collected from the first reading on. */
export function readMetrics(): Promise<string> {
  if (!hasDefaults) collectDefaultMetrics({ register: metrics });
  hasDefaults = true;
  return metrics.metrics();
}
