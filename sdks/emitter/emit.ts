import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { go } from "./languages/go/go.ts";
import type { Language } from "./languages/language.ts";
import { python } from "./languages/python/python.ts";
import { typescript } from "./languages/typescript/typescript.ts";
import { type Reference, readApi } from "./reading/read-api.ts";

/** Writes the generated code of the clients. `--check` only compares, and exits with 1 when it is stale. */
const languages: readonly Language[] = [typescript, python, go];
const root = fileURLToPath(new URL("../../", import.meta.url));
const isCheck = process.argv.includes("--check");

const read = (name: string) => readFileSync(join(root, "docs/reference", name), "utf8");
const problemCodes = [...read("problems.md").matchAll(/^\| `([a-z-]+)` \|/gm)].map((found) => found[1]!);
const api = readApi(JSON.parse(read("openapi.json")) as Reference, problemCodes);

const stale: string[] = [];
for (const { folder, mark, write } of languages) {
  for (const [name, text] of Object.entries(write(api))) {
    const path = `${folder}/${name}`;
    const whole = `${mark("Generated from docs/reference by sdks/emitter. Change that, not this file.")}${text}`;
    if (readPresent(join(root, path)) === whole) continue;
    stale.push(path);
    if (isCheck) continue;
    mkdirSync(join(root, folder), { recursive: true });
    writeFileSync(join(root, path), whole);
  }
}
if (stale.length > 0) process.stdout.write(`${isCheck ? "Stale" : "Written"}: ${stale.join(", ")}\n`);
if (isCheck && stale.length > 0) {
  process.stdout.write("Run `npm run generate` and commit what it writes.\n");
  process.exitCode = 1;
}

function readPresent(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return undefined;
  }
}
