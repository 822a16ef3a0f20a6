import { readFileSync } from "node:fs";
import { invalidRequest, Problem } from "../kernel/problem.ts";

/** This server implements the HTTP API of this date. */
export const apiVersion = "2026-11-20";

/** The program has this version. */
export const serverVersion: string = JSON.parse(
  readFileSync(new URL("../package.json", import.meta.url), "utf8"),
).version;

/**
 * Refuses a Parley-Version header that names another version; it gives undefined when there is
 * nothing to refuse.
 */
export function findOtherVersion(header: string | string[] | undefined): Problem | undefined {
  if (header === undefined || header === apiVersion) return undefined;
  return new Problem(
    invalidRequest,
    `This server implements only Parley-Version ${apiVersion}. Send that version, or leave the header out.`,
  );
}

export function refuseOtherVersion(header: string | string[] | undefined): void {
  const problem = findOtherVersion(header);
  if (problem !== undefined) throw problem;
}
