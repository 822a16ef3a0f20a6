import { readFileSync } from "node:fs";
import { invalidRequest, Problem } from "../kernel/problem.ts";

/** The dated version of the HTTP API that this server implements. */
export const apiVersion = "2026-11-20";

/** The version of the program. */
export const serverVersion: string = JSON.parse(
  readFileSync(new URL("../package.json", import.meta.url), "utf8"),
).version;

/**
 * The refusal of a Parley-Version header that names another version; undefined when there is
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
