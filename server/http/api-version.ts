import { readFileSync } from "node:fs";
import { versions } from "../versions/versions.ts";

/** The code of this server implements the HTTP API of this date. */
export const apiVersion: string = versions.at(-1)!.date;

/** The program has this version. */
export const serverVersion: string = JSON.parse(
  readFileSync(new URL("../package.json", import.meta.url), "utf8"),
).version;
