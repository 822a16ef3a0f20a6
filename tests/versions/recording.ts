import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { mergeShapes, type Shape } from "./shape.ts";

/** Says how the valid request of an operation and its successes look in one version. */
export type RecordedOperation = { request?: Shape; answers: Readonly<Record<string, Shape>> };

/** The operations of a version, by `GET /api/keys/{id}`. */
export type Recording = Readonly<Record<string, RecordedOperation>>;

/**
 * The recording of a version, made by the walk of tests/fuzz with `PARLEY_RECORD=1`. A walk adds to
 * what is recorded: what differs from one walk to the next is then recorded as not always so.
 */
export function readRecording(version: string): Recording {
  const file = fileOf(version);
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Recording) : {};
}

/** Writes a line for each operation, so that a change of one is seen as such. */
export function writeRecording(version: string, recording: Recording): void {
  const lines = Object.entries(recording)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, operation]) => `${JSON.stringify(name)}: ${JSON.stringify(operation)}`);
  writeFileSync(fileOf(version), `{\n${lines.join(",\n")}\n}\n`);
}

export function mergeOperations(one: RecordedOperation | undefined, other: RecordedOperation): RecordedOperation {
  if (one === undefined) return other;
  const request =
    one.request && other.request ? mergeShapes(one.request, other.request) : (one.request ?? other.request);
  const answers = { ...one.answers };
  for (const [status, shape] of Object.entries(other.answers)) {
    const known = answers[status];
    answers[status] = known === undefined ? shape : mergeShapes(known, shape);
  }
  return { ...(request === undefined ? {} : { request }), answers };
}

function fileOf(version: string): URL {
  return new URL(`recorded/${version}.json`, import.meta.url);
}
