import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, describe, test } from "node:test";
import { fileURLToPath } from "node:url";

const folder = fileURLToPath(new URL("../../deploy/systemd/", import.meta.url));
const units = globSync("*", { cwd: folder });
const services = units.filter((name) => name.endsWith(".service"));
/** The scale of systemd goes from 0 (closed) to 10. */
const mostExposed = 3;

const room = mkdtempSync(join(tmpdir(), "parley-units-"));
after(() => rmSync(room, { recursive: true, force: true }));

function analyze(...words: string[]): { status: number | null; said: string } {
  const { status, stdout, stderr, error } = spawnSync("systemd-analyze", words, { encoding: "utf8", timeout: 180_000 });
  if (error !== undefined) throw new Error("systemd-analyze is missing: apt-get install systemd.", { cause: error });
  return { status, said: `${stdout}${stderr}` };
}

describe("the units for systemd", () => {
  test("are read without a complaint", () => {
    // The program wants the folder that the units name, so this one stands for it.
    for (const name of units) {
      const text = readFileSync(join(folder, name), "utf8").replace(/^Documentation=.*\n/gm, "");
      writeFileSync(join(room, name), text);
    }
    const { status, said } = analyze("verify", ...units.map((name) => join(room, name)));
    assert.deepEqual([status, said], [0, ""]);
  });

  for (const name of services) {
    test(`${name} is exposed by ${mostExposed} of 10 at most`, () => {
      const { status, said } = analyze(
        "security",
        "--offline=true",
        `--threshold=${mostExposed * 10}`,
        join(folder, name),
      );
      assert.equal(status, 0, said);
    });
  }

  test("a service that is not hardened would be found", () => {
    const open = join(room, "open");
    mkdirSync(open);
    cpSync(join(folder, "parley.service"), join(open, "parley.service"));
    const text = readFileSync(join(open, "parley.service"), "utf8");
    writeFileSync(
      join(open, "parley.service"),
      text.replace(/^(?:Protect|Restrict|SystemCall|Capab|Private).*\n/gm, ""),
    );
    const { status } = analyze(
      "security",
      "--offline=true",
      `--threshold=${mostExposed * 10}`,
      join(open, "parley.service"),
    );
    assert.notEqual(status, 0);
  });
});
