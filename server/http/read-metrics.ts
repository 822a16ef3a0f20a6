import { writeHistograms } from "../kernel/duration-histogram.ts";

let processMetrics: Promise<{ metrics(): Promise<string> }> | undefined;

/** The Prometheus text at /metrics. Process metrics are collected from the first call on. */
export async function readMetrics(): Promise<string> {
  processMetrics ??= import("prom-client").then(({ collectDefaultMetrics, Registry }) => {
    const registry = new Registry();
    collectDefaultMetrics({ register: registry });
    return registry;
  });
  return `${writeHistograms()}\n${await (await processMetrics).metrics()}`;
}
