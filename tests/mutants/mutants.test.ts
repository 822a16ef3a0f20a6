import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { describe, test } from "node:test";
import { fileURLToPath } from "node:url";
import { allMutants } from "./all-mutants.ts";
import { editSource } from "./edit-source.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));

describe("the mutants of npm run test:mutants", () => {
  test("each has a name of its own, and tests that exist", () => {
    const names = allMutants.map(({ name }) => name);
    assert.deepEqual(
      names.filter((name, index) => names.indexOf(name) !== index),
      [],
    );
    const missing = allMutants.flatMap(({ noticedBy }) => noticedBy).filter((path) => !existsSync(root + path));
    assert.deepEqual([...new Set(missing)], []);
  });

  test("each edits a text that its file has once, and the edited file is TypeScript", () => {
    const faults = allMutants.flatMap((mutant) => {
      try {
        stripTypeScriptTypes(editSource(readFileSync(root + mutant.file, "utf8"), mutant));
        return [];
      } catch (error) {
        return [`${mutant.name}: ${(error as Error).message}`];
      }
    });
    assert.deepEqual(faults, []);
  });

  test("an edit reaches child processes and their worker threads", () => {
    const secrets = JSON.stringify(`${root}server/kernel/secrets.ts`);
    const inWorker = `import(${secrets}).then(({ createSecrets }) => {
      const { sign } = createSecrets("x".repeat(32), null);
      console.log(sign("a", "text").equals(sign("b", "text")));
    });`;
    const program = `${inWorker}
      new (require("node:worker_threads").Worker)(${JSON.stringify(inWorker)}, { eval: true });`;
    const run = (name: string) => {
      const env = { ...process.env, MUTANT: name, NODE_OPTIONS: `--require=${root}tests/mutants/apply-mutant.ts` };
      return spawnSync(process.execPath, ["-e", program], { env, encoding: "utf8" }).stdout;
    };
    assert.equal(run("all purposes share one key"), "true\ntrue\n");
    assert.equal(run("none"), "false\nfalse\n");
  });
});
