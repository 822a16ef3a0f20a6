import { type Child, startChild } from "./child.ts";
import type { Load, LoadResult } from "./load-generator.ts";

/** The load generator, in a process of its own for the whole bench. */
export type LoadGenerator = { send(load: Load): Promise<LoadResult>; stop(): Promise<void> };

/** Throws when an answer was not a success: the time of refusals is no measurement. */
export async function startLoadGenerator(): Promise<LoadGenerator> {
  const child: Child<string> = await startChild("measuring/load-generator.ts", {});
  return {
    async send(load) {
      const result = await child.ask<LoadResult | { failed: string }>(load);
      if ("failed" in result) throw new Error(`The load could not be sent: ${result.failed}`);
      if (result.firstFailure !== null) throw new Error(`An answer was no success:\n${result.firstFailure}`);
      return result;
    },
    stop: () => child.stop(),
  };
}

/** The text of one HTTP request. */
export function requestText(method: string, path: string, body?: unknown, token?: string): string {
  const payload = body === undefined ? "" : JSON.stringify(body);
  return [
    `${method} ${path} HTTP/1.1`,
    "host: 127.0.0.1",
    ...(token === undefined ? [] : [`authorization: Bearer ${token}`]),
    ...(body === undefined ? [] : ["content-type: application/json", `content-length: ${Buffer.byteLength(payload)}`]),
    "",
    payload,
  ].join("\r\n");
}
