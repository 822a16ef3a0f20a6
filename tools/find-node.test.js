import assert from "node:assert/strict";
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { findNode } from "./find-node.js";
import { hydratePostgres } from "./hydrate-postgres.js";
import { nodePackage, postgresPackage } from "./platform-packages.js";

const root = mkdtempSync(join(tmpdir(), "parley find tests "));
after(() => rmSync(root, { recursive: true, force: true }));

test("without a pinned Node the running one serves when it is new enough; the pinned one comes first and is made executable", () => {
  assert.equal(findNode(root), process.execPath);
  const folder = nodePackage(root);
  assert.ok(folder, "Parley brings a Node for this machine");
  mkdirSync(join(folder, "bin"), { recursive: true });
  const pinned = join(folder, "bin", "node");
  writeFileSync(pinned, "");
  chmodSync(pinned, 0o644);
  assert.equal(findNode(root), pinned);
  assert.equal(statSync(pinned).mode & 0o111, 0o111);
});

test("PostgreSQL's library links are made by its own script when they are missing", () => {
  const folder = postgresPackage(root);
  assert.ok(folder, "Parley brings a PostgreSQL for this machine");
  const library = join(folder, "native", "lib");
  mkdirSync(library, { recursive: true });
  mkdirSync(join(folder, "scripts"));
  const links = [{ source: "native/lib/libx.so.1.2", target: "native/lib/libx.so.1" }];
  writeFileSync(join(folder, "native", "pg-symlinks.json"), JSON.stringify(links));
  assert.throws(() => hydratePostgres(root), /libx\.so\.1\) and cannot be made/);
  writeFileSync(join(folder, "package.json"), '{"type":"module"}');
  const script = "import { symlinkSync } from 'node:fs'; symlinkSync('libx.so.1.2', 'native/lib/libx.so.1');";
  writeFileSync(join(folder, "scripts", "hydrate-symlinks.js"), script);
  writeFileSync(join(library, "libx.so.1.2"), "library");
  hydratePostgres(root);
  assert.equal(readFileSync(join(library, "libx.so.1"), "utf8"), "library");
});
