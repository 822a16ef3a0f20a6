import { closeSync, openSync, readSync, renameSync, statSync } from "node:fs";

const maxLogBytes = 10 * 1024 * 1024;
const maxTailBytes = 2_000;

/** Opens PostgreSQL's log for appending. A log above 10 MB is renamed to `<file>.1` first. */
export function openLog(file: string): { descriptor: number; startsAt: number } {
  if (sizeOf(file) > maxLogBytes) renameSync(file, `${file}.1`);
  return { descriptor: openSync(file, "a", 0o600), startsAt: sizeOf(file) };
}

/** The last lines of the log from the given byte on, for an error message. */
export function readTail(file: string, startsAt: number): string {
  const size = sizeOf(file);
  const from = Math.max(startsAt, size - maxTailBytes);
  const bytes = Buffer.alloc(Math.max(0, size - from));
  const descriptor = openSync(file, "r");
  try {
    readSync(descriptor, bytes, 0, bytes.length, from);
  } finally {
    closeSync(descriptor);
  }
  return bytes.toString("utf8").trim();
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}
