import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { fileURLToPath } from "node:url";
import { findCrowdedFolders, findLonelyFiles, findThinFolders } from "./testing/walls/grain.ts";
import type { SourceFile } from "./testing/walls/walls.ts";

const root = new URL("../", import.meta.url);
const files: SourceFile[] = globSync(
  ["{packages,server,sdks,tests,widget,console}/**/*.{ts,tsx}", "tools/**/*.{js,ts}"],
  {
    cwd: fileURLToPath(root),
    exclude: ["**/node_modules/**", "**/*.d.ts"],
  },
)
  .map((path) => path.replaceAll("\\", "/"))
  .map((path) => ({ path, text: readFileSync(new URL(path, root), "utf8") }));

describe("the grain of the house", () => {
  test("the files are found, so that the tests below look at something", () =>
    assert.ok(files.length > 1_500, `${files.length} files`));
  test("no small file has one neighbour alone", () => assert.deepEqual(findLonelyFiles(files), []));
  test("no folder holds more files than a reader keeps in mind", () => assert.deepEqual(findCrowdedFolders(files), []));
  test("no folder only adds a level to a path", () => assert.deepEqual(findThinFolders(files), []));
});

const small = "server/capabilities/leads/thank.ts";

/** Judges a tree where `server/capabilities/leads/work.ts` imports a small file, and what more it holds. */
function lonelyIn(path: string, ...more: SourceFile[]): string {
  const importer = { path: "server/capabilities/leads/work.ts", text: importing(path) };
  return findLonelyFiles([{ path, text: "export const thank = 1;\n" }, importer, ...more]).join();
}

/** Writes the import of a file in the root of the house, as a file of `server/capabilities/leads/` does. */
function importing(path: string): string {
  return `import {\n  type Thanks,\n  thank,\n} from "../../../${path}";\n`;
}

describe("a small file that one neighbour alone imports", () => {
  test("is found in the same folder and in another", () => {
    assert.match(lonelyIn(small), /thank\.ts is small, and only server\/capabilities\/leads\/work\.ts imports it/);
    assert.match(lonelyIn("server/kernel/thank.ts"), /Move it there, or into a file of related deeds/);
    assert.match(lonelyIn("packages/outbound/src/thank.ts"), /is small/);
  });
  test("is found where tests import it too, for they are no neighbours", () => {
    const tests = ["work.test.ts", "testing/work.ts"].map((name) => ({
      path: `server/capabilities/leads/${name}`,
      text: importing(small),
    }));
    assert.match(lonelyIn(small, ...tests), /is small/);
  });
  test("is none when a second file imports it, or when it is long enough", () => {
    assert.equal(lonelyIn(small, { path: "server/capabilities/leads/other.ts", text: importing(small) }), "");
    const long = { path: small, text: "x;\n".repeat(25) };
    assert.deepEqual(
      findLonelyFiles([long, { path: "server/capabilities/leads/work.ts", text: importing(small) }]),
      [],
    );
  });

  const allowed: [string, string, ...SourceFile[]][] = [
    ["is a store", "server/capabilities/leads/store.ts"],
    ["holds routes of a part", "server/capabilities/leads/thank-routes.ts"],
    ["holds the texts of a language", "server/capabilities/leads/texts/de.ts"],
    ["is a vendor", "server/providers/model/vendors/google.ts"],
    ["opens a provider", "server/providers/mail/open-mail.ts"],
    ["is for tests", "server/testing/thank.ts"],
    ["has a test of its own", small, { path: small.replace(".ts", ".test.ts"), text: "" }],
    [
      "is exported by a door",
      small,
      { path: "server/capabilities/leads/index.ts", text: 'export { type Thanks, thank } from "./thank.ts";\n' },
    ],
    [
      "is loaded at first use",
      small,
      { path: "server/x.ts", text: `await ${"import"}("./capabilities/leads/thank.ts");\n` },
    ],
    [
      "is loaded by a thread",
      small,
      { path: "server/capabilities/leads/x.ts", text: 'new URL("./thank.ts", import.meta.url);\n' },
    ],
  ];
  test("may stay when it is a list of rows", () => {
    const list = { path: small, text: '/** The rows. */\nexport { thank } from "./row.ts";\n' };
    assert.deepEqual(
      findLonelyFiles([list, { path: "server/capabilities/leads/work.ts", text: importing(small) }]),
      [],
    );
  });
  for (const [name, path, ...more] of allowed) {
    test(`may stay when it ${name}`, () => assert.equal(lonelyIn(path, ...more), ""));
  }
});

describe("a crowded folder", () => {
  const folderOf = (count: number, folder: string, ending = ".ts") =>
    Array.from({ length: count }, (_, index) => ({ path: `${folder}/part-${index}${ending}`, text: "" }));
  test("is found when it holds 21 files, wherever it is", () => {
    for (const folder of ["server/capabilities/leads", "server/testing", "packages/engine/src", "tools", "tests"]) {
      assert.match(findCrowdedFolders(folderOf(21, folder)).join(), /has 21 files, more than 20\. Cut it into rooms/);
    }
  });
  test("is none with 20 files and their tests, nor with files that are generated or rows of a list", () => {
    const folder = "server/capabilities/leads";
    const beside = [...folderOf(20, folder, ".test.ts"), ...folderOf(20, folder, ".generated.ts")];
    assert.deepEqual(findCrowdedFolders([...folderOf(20, folder), ...beside]), []);
    assert.deepEqual(findCrowdedFolders(folderOf(30, `${folder}/texts`)), []);
  });
});

describe("a folder that only adds a level", () => {
  const thin = (...names: string[]) =>
    findThinFolders(names.map((name) => ({ path: `server/capabilities/leads/${name}`, text: "" }))).join();
  test("is found when it holds one file, whatever tests stand beside it", () => {
    assert.match(
      thin("scoring/score.ts", "scoring/score.test.ts"),
      /leads\/scoring\/ holds score\.ts alone\. Move it up/,
    );
  });
  test("is none with two files, with a room below, with a store alone, or as rows of a list", () => {
    assert.equal(thin("scoring/score.ts", "scoring/rules.ts"), "");
    assert.equal(thin("scoring/score.ts", "scoring/rules/one.ts", "scoring/rules/two.ts"), "");
    assert.equal(thin("notes/store.ts"), "");
    assert.equal(thin("texts/en.ts"), "");
  });
});
