import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { writeChangeLogs } from "./changes/write-change-logs.ts";
import type { Example } from "./examples/example.ts";
import { writeExamples } from "./examples/write-examples.ts";
import { go } from "./languages/go/go.ts";
import type { Language } from "./languages/language.ts";
import { php } from "./languages/php/php.ts";
import { python } from "./languages/python/python.ts";
import { ruby } from "./languages/ruby/ruby.ts";
import { typescript } from "./languages/typescript/typescript.ts";
import { readReference } from "./reading/read-reference.ts";

/** Writes the generated code of the clients. `--check` only compares, and exits with 1 when it is stale. */
const languages: readonly Language[] = [typescript, python, go, php, ruby];
const root = fileURLToPath(new URL("../../", import.meta.url));
const isCheck = process.argv.includes("--check");

const api = readReference();

const stale: string[] = [];
const examplesFile = "docs/reference/examples.json";
const described = readFileSync(join(root, "sdks/emitter/examples/described-examples.json"), "utf8");
const examples = writeExamples(api, JSON.parse(described) as Record<string, Example>);
if (readPresent(join(root, examplesFile)) !== examples) {
  stale.push(examplesFile);
  if (!isCheck) writeFileSync(join(root, examplesFile), examples);
}
for (const { folder, mark, write } of languages) {
  const head = mark("Generated from docs/reference by sdks/emitter. Change that, not this file.");
  const files = write(api);
  for (const path of findLeftOver(folder, head, files)) {
    stale.push(path);
    if (!isCheck) rmSync(join(root, path));
  }
  for (const [name, text] of Object.entries(files)) {
    const path = `${folder}/${name}`;
    const whole = head + text;
    if (readPresent(join(root, path)) === whole) continue;
    stale.push(path);
    if (isCheck) continue;
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), whole);
  }
}
const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { version: string };
for (const [path, text] of Object.entries(writeChangeLogs(api, version, languages))) {
  if (readPresent(join(root, path)) === text) continue;
  stale.push(path);
  if (!isCheck) writeFileSync(join(root, path), text);
}
if (stale.length > 0) process.stdout.write(`${isCheck ? "Stale" : "Written"}: ${listOf(stale)}\n`);
if (isCheck && stale.length > 0) {
  process.stdout.write("Run `npm run generate` and commit what it writes.\n");
  process.exitCode = 1;
}

function listOf(paths: readonly string[]): string {
  const [shown, more] = [paths.slice(0, 9).join(", "), paths.length - 9];
  return more > 0 ? `${shown} and ${more} more` : shown;
}

/** A type that the reference no longer has leaves its file in the folder of the types. */
function findLeftOver(folder: string, head: string, files: Record<string, string>): string[] {
  const folders = new Set(Object.keys(files).flatMap((name) => (name.includes("/") ? [dirname(name)] : [])));
  return [...folders].flatMap((inner) =>
    globSync(`${inner}/*`, { cwd: join(root, folder) })
      .map((name) => name.replaceAll("\\", "/"))
      .filter((name) => !(name in files) && readPresent(join(root, folder, name))?.startsWith(head))
      .map((name) => `${folder}/${name}`),
  );
}

function readPresent(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return undefined;
  }
}
