import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { after, before, describe, test } from "node:test";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { type CodeBlock, readCodeBlocks, readSection } from "./markdown.ts";

const root = fileURLToPath(new URL("../", import.meta.url));
const page = readFileSync(join(root, "CONTRIBUTING.md"), "utf8");
const blocks = readCodeBlocks(readSection(page, "## Add a capability"));

/** A copy of what the walk-through touches, and of what is needed to check and run it. */
let copy: string;

before(async () => {
  copy = await mkdtemp(join(tmpdir(), "parley-walk-"));
  const isOurs = (path: string) => basename(path) !== "node_modules";
  await cp(join(root, "server"), join(copy, "server"), { recursive: true, filter: isOurs });
  for (const name of ["package.json", "tsconfig.json", "biome.json", ".gitignore"]) {
    await cp(join(root, name), join(copy, name));
  }
  for (const place of ["node_modules", "server/node_modules"]) {
    if (existsSync(join(root, place))) await symlink(join(root, place), join(copy, place));
  }
  for (const block of blocks) await follow(block);
});
after(() => rm(copy, { recursive: true, force: true }));

async function follow({ language, note, text }: CodeBlock): Promise<void> {
  const path = join(copy, note.replace("NNNN", await nextMigration()));
  if (language === "diff") return writeFile(path, applyDiff(await readFile(path, "utf8"), text));
  assert.ok(!existsSync(path), `${note} is new`);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}

async function nextMigration(): Promise<string> {
  const files = await readdir(join(copy, "server/migrations"));
  const newest = Math.max(...files.filter((name) => /^\d{4}_/.test(name)).map((name) => Number(name.slice(0, 4))));
  return String(newest + 1).padStart(4, "0");
}

/**
 * Adds lines after the context line before them, and replaces the end of the one line that ends
 * like a line with `-…`.
 */
function applyDiff(text: string, diff: string): string {
  const lines = text.split("\n");
  let place = 0;
  for (const written of diff.trimEnd().split("\n")) {
    const [sign, rest] = [written.charAt(0), written.slice(1)];
    if (sign === "+") {
      const [kept = "", added = rest] = rest.startsWith("…") ? [lines[place]!, rest.slice(1)] : [];
      lines.splice(place, kept === "" ? 0 : 1, kept + added);
      place++;
      continue;
    }
    const found = lines.filter((line) => (rest.startsWith("…") ? line.endsWith(rest.slice(1)) : line === rest));
    assert.equal(found.length, 1, `"${rest}" stands in the file once`);
    place = lines.indexOf(found[0]!);
    if (sign === "-") lines[place] = found[0]!.slice(0, -(rest.length - 1));
    else place++;
  }
  return lines.join("\n");
}

/** Runs a script with this Node in the copy; throws with everything that it said when it fails. */
async function runInCopy(...command: string[]): Promise<string> {
  const environment: Record<string, string | undefined> = { ...process.env };
  // Otherwise the tests in the copy would take themselves for part of this test run.
  delete environment.NODE_TEST_CONTEXT;
  // Nothing else ever runs the files of this copy, so keeping what was compiled of them is in vain.
  delete environment.NODE_COMPILE_CACHE;
  // A test server that does not start leaves its database running, for which the process waits.
  const options = { cwd: copy, env: environment, maxBuffer: 10_000_000, timeout: 300_000 };
  try {
    return (await promisify(execFile)(process.execPath, command, options)).stdout;
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    // Without its cause, which would repeat all of this.
    throw new Error(`${command.join(" ")} failed:\n${stdout}${stderr}`);
  }
}

const installed = (path: string) => join(root, "node_modules", path);
const folder = "server/capabilities/notices";

describe("the walk-through of CONTRIBUTING.md works as it is written", () => {
  test("it has every part of a capability", () => {
    const names = blocks.map(({ note }) => basename(note));
    for (const part of ["NNNN_notices.sql", "schema.ts", "store.ts", "events.ts", "routes.ts", "index.ts", "app.ts"]) {
      assert.ok(names.includes(part), part);
    }
    assert.ok(names.some((name) => name.endsWith(".test.ts")));
  });

  test("its types are right", async () => {
    const project = { extends: "./tsconfig.json", include: [`${folder}/**/*.ts`, "server/app.ts", "server/*.d.ts"] };
    await writeFile(join(copy, "tsconfig.walk.json"), JSON.stringify(project));
    // Several checkers share one program badly: each of them checks what it needs of all files again.
    await runInCopy(installed("typescript/bin/tsc"), "-p", "tsconfig.walk.json", "--checkers", "1");
  });

  test("its style is ours", async () => {
    const files = [folder, "server/app.ts"];
    await runInCopy(installed("@biomejs/biome/bin/biome"), "check", "--error-on-warnings", ...files);
  });

  test("it stays within the walls, its migration applies, a real server answers, and its own tests pass", async () => {
    const own = blocks.find(({ note }) => note.endsWith("post-notice.test.ts"))!;
    const names = [...own.text.matchAll(/^ *test\("([^"]+)"/gm)].map(([, name]) => name);
    assert.equal(names.length, 4);
    // One process loads the server once for both files.
    const files = ["server/architecture.test.ts", own.note];
    const report = await runInCopy("--test", "--test-isolation=none", "--test-reporter=tap", ...files);
    for (const name of [...names, "no import goes through a wall"])
      assert.match(report, new RegExp(`^ *ok \\d+ - ${RegExp.escape(name!)}$`, "m"));
  });
});
