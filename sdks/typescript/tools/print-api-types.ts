import { readFileSync } from "node:fs";
import { writeApiTypes } from "./write-api-types.ts";

/** Prints the types of the reference in this checkout; `tools/make-api-types.js` keeps them. */
const read = (name: string) => readFileSync(new URL(`../../../docs/reference/${name}`, import.meta.url), "utf8");
const problemCodes = [...read("problems.md").matchAll(/^\| `([a-z-]+)` \|/gm)].map(([, code = ""]) => code);
process.stdout.write(writeApiTypes(JSON.parse(read("openapi.json")), problemCodes));
