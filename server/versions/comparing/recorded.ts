import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { gunzipSync, gzipSync } from "node:zlib";
import type { ReducedOpenApi } from "./reduce-open-api.ts";

/** The description of a version as it was released, compressed: it is read by programs alone. */
export function readRecorded(date: string): ReducedOpenApi | undefined {
  const file = fileOf(date);
  return existsSync(file) ? JSON.parse(gunzipSync(readFileSync(file)).toString()) : undefined;
}

export function writeRecorded(description: ReducedOpenApi): void {
  writeFileSync(fileOf(description.version), gzipSync(JSON.stringify(description), { level: 9 }));
}

function fileOf(date: string): URL {
  return new URL(`../recorded/${date}.json.gz`, import.meta.url);
}
