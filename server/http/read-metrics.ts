import { writeRequestDurations } from "./request-counter.ts";

let processMetrics: Promise<{ metrics(): Promise<string> }> | undefined;

/** The text form. Process metrics are collected from the first reading on. */
export async function readMetrics(): Promise<string> {
  processMetrics ??= import("prom-client").then(({ collectDefaultMetrics, Registry }) => {
    const registry = new Registry();
    collectDefaultMetrics({ register: registry });
    return registry;
  });
  return `${writeRequestDurations()}\n${await (await processMetrics).metrics()}`;
}
