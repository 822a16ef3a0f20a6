import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * The record says how a PostgreSQL was started: a later start compares it when it finds that server
 * still running.
 */
type ServerRecord = {
  socketFolder: string;
  binaries: string;
  serverArguments: string[];
  maxProcessBytes?: number;
};

export function readRecord(dataDirectory: string): ServerRecord | undefined {
  try {
    const record = JSON.parse(readFileSync(recordFile(dataDirectory), "utf8")) as ServerRecord;
    return typeof record.socketFolder === "string" ? record : undefined;
  } catch {
    // Absent, or truncated by a crash. The cluster's own pid file still tells whether a server
    // runs.
    return undefined;
  }
}

export function writeRecord(dataDirectory: string, record: ServerRecord): void {
  const file = recordFile(dataDirectory);
  writeFileSync(`${file}.next`, JSON.stringify(record), { mode: 0o600 });
  renameSync(`${file}.next`, file);
}

export function removeRecord(dataDirectory: string): void {
  rmSync(recordFile(dataDirectory), { force: true });
}

function recordFile(dataDirectory: string): string {
  return join(dataDirectory, "postgres-server.json");
}
