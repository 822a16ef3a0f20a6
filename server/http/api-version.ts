import { readFileSync } from "node:fs";
import { invalidRequest, Problem } from "../kernel/problem.ts";

/** The dated version of the interface that this server speaks. */
export const apiVersion = "2026-11-20";

/** The version of the program. */
export const serverVersion: string = JSON.parse(
  readFileSync(new URL("../package.json", import.meta.url), "utf8"),
).version;

/** A client may pin a version with the Parley-Version header; one that we do not speak is refused rather than guessed. */
export function findOtherVersion(header: string | string[] | undefined): Problem | undefined {
  if (header === undefined || header === apiVersion) return undefined;
  return new Problem(
    invalidRequest,
    `This server speaks Parley-Version ${apiVersion} only. Send that, or no such header.`,
  );
}

export function refuseOtherVersion(header: string | string[] | undefined): void {
  const problem = findOtherVersion(header);
  if (problem !== undefined) throw problem;
}
