import { readFileSync } from "node:fs";
import type { Api } from "../api.ts";
import { type Reference, readApi } from "./read-api.ts";

const folder = new URL("../../../docs/reference/", import.meta.url);

/** Reads the API that the reference of this tree describes. */
export function readReference(): Api {
  const read = (name: string) => readFileSync(new URL(name, folder), "utf8");
  const problemCodes = [...read("problems.md").matchAll(/^\| `([a-z-]+)` \|/gm)].map((found) => found[1]!);
  return readApi(JSON.parse(read("openapi.json")) as Reference, problemCodes);
}
