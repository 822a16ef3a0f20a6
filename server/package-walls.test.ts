import assert from "node:assert/strict";
import { globSync, readdirSync, readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { fileURLToPath } from "node:url";
import { findBrokenRules } from "./testing/walls/house-rules.ts";
import { findPackageFaults, type Package, readOrder } from "./testing/walls/package-walls.ts";
import { findCircles, type SourceFile } from "./testing/walls/walls.ts";

const root = new URL("../", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), "utf8");
const files: SourceFile[] = globSync(["packages/**/*.ts", "server/**/*.ts", "tests/**/*.ts"], {
  cwd: fileURLToPath(root),
  exclude: ["**/node_modules/**", "**/*.d.ts"],
}).map((path) => ({ path: path.replaceAll("\\", "/"), text: read(path) }));
const ofPackages = files.filter(({ path }) => path.startsWith("packages/"));
const packages: Package[] = readdirSync(new URL("packages/", root), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => ({
    name,
    manifest: JSON.parse(read(`packages/${name}/package.json`)),
    readme: read(`packages/${name}/README.md`),
  }));
const order = readOrder(read("packages/README.md"));

describe("the packages", () => {
  test("the packages and their files are found, so that the tests below look at something", () => {
    assert.ok(packages.length >= 9, `${packages.length} packages`);
    assert.ok(ofPackages.length > 200, `${ofPackages.length} files`);
  });
  test("no import enters or leaves a package but by its door", () =>
    assert.deepEqual(findPackageFaults(files, packages, order), []));
  test("no files import each other's values in a circle", () => assert.deepEqual(findCircles(ofPackages), []));
  test("lengths and names are as they should be", () =>
    assert.deepEqual(findBrokenRules(ofPackages.filter(({ path }) => !path.includes("/bench/"))), []));
});

const below: Package = { name: "below", manifest: { exports: { ".": "./src/index.ts" } }, readme: "# below\n" };
const above: Package = {
  name: "above",
  manifest: { exports: { ".": "./src/index.ts" }, dependencies: { "@parley/below": "0.1.0" } },
  readme: "# above\n",
};

function faultsOf(path: string, target: string, ...more: Package[]): string {
  const file = { path, text: `import { thing } from "${target}";\n` };
  return findPackageFaults([file], [below, above, ...more], ["below", "above"]).join();
}

describe("a breach is told in a sentence", () => {
  test("the server enters a package by a window", () =>
    assert.match(faultsOf("server/x.ts", "../packages/below/src/span.ts"), /a package is "@parley\/below"/));
  test("a package imports the server", () =>
    assert.match(faultsOf("packages/below/src/x.ts", "../../../server/config.ts"), /knows nothing of Parley/));
  test("a package imports one that stands above it", () =>
    assert.match(
      faultsOf("packages/below/src/x.ts", "@parley/above", {
        ...below,
        manifest: { ...below.manifest, dependencies: { "@parley/above": "0.1.0" } },
      }),
      /not above below in the table/,
    ));
  test("a package imports what its manifest does not name", () =>
    assert.match(faultsOf("packages/below/src/x.ts", "ajv/dist/2020.js"), /does not name/));
  test("the product imports what is for tests", () =>
    assert.match(faultsOf("server/x.ts", "@parley/below/testing"), /stays with the tests/));
  test("a package has a second door, a long README and no row in the table", () => {
    const odd = { name: "odd", manifest: { exports: { "./x": "./src/x.ts" } }, readme: "\n".repeat(61) };
    const faults = findPackageFaults([], [odd], []).join();
    assert.match(faults, /other doors/);
    assert.match(faults, /has 61 lines/);
    assert.match(faults, /Add its row/);
  });
  test("what is allowed is no breach", () => {
    assert.equal(faultsOf("packages/above/src/x.ts", "@parley/below"), "");
    assert.equal(faultsOf("packages/above/src/x.test.ts", "node:test"), "");
    assert.equal(faultsOf("server/x.ts", "@parley/above"), "");
    assert.equal(faultsOf("packages/above/bench/x.ts", "../../../tests/bench/report.ts"), "");
  });
});
