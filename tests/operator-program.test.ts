import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../", import.meta.url));
const room = mkdtempSync(join(tmpdir(), "parley operator "));
after(() => rmSync(room, { recursive: true, force: true }));

function parley(program: string, ...words: string[]) {
  const { status, stdout, stderr } = spawnSync(program, words, {
    cwd: room,
    encoding: "utf8",
    env: { PATH: process.env.PATH },
  });
  return { status, stdout, stderr };
}

const program = join(root, "parley");
const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));

test("the version is said from any folder, through links, and in a folder with a blank", () => {
  symlinkSync(program, join(room, "linked"));
  symlinkSync(root, join(room, "a checkout"));
  for (const way of [program, join(room, "linked"), join(room, "a checkout", "parley")]) {
    const { status, stdout, stderr } = parley(way, "version");
    assert.deepEqual([status, stderr], [0, ""]);
    assert.match(stdout, new RegExp(`^Parley ${version.replaceAll(".", "\\.")} \\(API .*\\)\n$`));
  }
});

test("--json writes lines of JSON and nothing else", () => {
  const { status, stdout, stderr } = parley(program, "version", "--json");
  assert.deepEqual([status, stderr], [0, ""]);
  const { kind, version: told, schema } = JSON.parse(stdout);
  assert.deepEqual([kind, told, typeof schema], ["result", version, "number"]);
});

test("wrong use ends with 2 and says what to do, and help ends with 0", () => {
  for (const words of [[], ["nothing"], ["version", "too much"], ["version", "--unknown"]]) {
    const { status, stdout, stderr } = parley(program, ...words);
    assert.deepEqual([status, stdout], [2, ""], words.join(" "));
    assert.match(stderr, /--help/);
  }
  for (const words of [["--help"], ["version", "--help"]]) {
    const { status, stdout, stderr } = parley(program, ...words);
    assert.deepEqual([status, stderr], [0, ""]);
    assert.match(stdout, /--json/);
  }
  const refused = parley(program, "nothing", "--json");
  assert.deepEqual([refused.status, refused.stderr, JSON.parse(refused.stdout).kind], [2, "", "error"]);
});

test("a checkout without its packages says what to do", () => {
  const checkout = join(room, "fresh");
  mkdirSync(checkout);
  cpSync(program, join(checkout, "parley"));
  const { status, stdout, stderr } = parley(join(checkout, "parley"), "version");
  assert.deepEqual([status, stdout], [1, ""]);
  assert.match(stderr, /npm install --ignore-scripts.*fresh/);
});
