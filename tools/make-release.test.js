import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, test } from "node:test";
import { findReleaseFaults, makeRelease } from "./make-release.js";

const page = "# 1.2.0\n\nThe second release.\n\n## Added\n\n- A bell.\n";
/** A repository from which a release can be made. */
const ready = {
  "package.json": '{ "version": "1.2.0" }',
  "server/package.json": '{ "version": "1.2.0" }',
  "CHANGELOG.md": "| release | date |\n| --- | --- |\n| [1.2.0](docs/changes/1.2.0.md) | not tagged yet |\n",
  "docs/changes/1.2.0.md": page,
  ".github/CODEOWNERS": "* @ada\n",
  "SECURITY.md": "Write to security@example.com.\n",
  "CODE_OF_CONDUCT.md": "Write to conduct@example.com.\n",
};

/** @type {string} */
let root;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "parley-release-"));
  git("init", "--quiet", "--initial-branch=main");
  git("config", "user.name", "Ada");
  git("config", "user.email", "ada@example.com");
  git("config", "commit.gpgsign", "false");
  git("config", "tag.gpgsign", "false");
  for (const [path, text] of Object.entries(ready)) write(path, text);
  commit();
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** @param {string[]} words */
function git(...words) {
  return execFileSync("git", words, { cwd: root, encoding: "utf8" }).trim();
}

/** @param {string} path @param {string} text */
function write(path, text) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

function commit() {
  git("add", ".");
  git("commit", "--quiet", "--message", "The tree is as it should be");
}

test("a tree that is ready has no fault", () => assert.deepEqual(findReleaseFaults(root), []));

test("a change that is not committed holds the release up", () => {
  write("new.txt", "x");
  assert.match(findReleaseFaults(root).join("\n"), /not clean[\s\S]*new\.txt/);
});

for (const [fault, path, text, told] of /** @type {const} */ ([
  [
    "an owner who is a placeholder",
    ".github/CODEOWNERS",
    "* @PLACEHOLDER-OWNER\n",
    /CODEOWNERS still says PLACEHOLDER-OWNER/,
  ],
  ["no contact for weaknesses", "SECURITY.md", "PLACEHOLDER-SECURITY-CONTACT", /SECURITY\.md still says/],
  ["no contact for conduct", "CODE_OF_CONDUCT.md", "PLACEHOLDER-CONDUCT-CONTACT", /CODE_OF_CONDUCT\.md still says/],
  [
    "a package of another version",
    "server/package.json",
    '{ "version": "1.1.0" }',
    /server\/package\.json has another/,
  ],
  ["a version without a page", "package.json", '{ "version": "1.3.0" }', /docs\/changes\/1\.3\.0\.md is missing/],
  ["a page with another heading", "docs/changes/1.2.0.md", "# 1.1.0\n", /does not begin with "# 1\.2\.0"/],
  ["a changelog without its line", "CHANGELOG.md", "| release |\n", /CHANGELOG\.md has no line/],
])) {
  test(`${fault} holds the release up`, () => {
    write(path, text);
    commit();
    assert.match(findReleaseFaults(root).join("\n"), told);
  });
}

test("a version that was tagged is not released again", () => {
  git("tag", "v1.2.0");
  assert.match(findReleaseFaults(root).join("\n"), /tag v1\.2\.0 is there already/);
});

test("a release commits the data directory and the date, and its tag tells the notes", () => {
  const tag = makeRelease(root, (version) => {
    write(`tests/upgrade/releases/${version}.json`, "{}");
    write(`sdks/emitter/changes/released/${version}.json.gz`, "");
  });
  assert.equal(tag, "v1.2.0");
  assert.equal(git("status", "--porcelain"), "");
  assert.equal(git("rev-parse", "v1.2.0^{commit}"), git("rev-parse", "HEAD"));
  assert.equal(git("tag", "--list", "--format=%(contents)", tag), page.trim());
  assert.match(
    git("show", "--stat", "--format=%s", "HEAD"),
    /^Parley 1\.2\.0 is released[\s\S]*released\/1\.2\.0\.json[\s\S]*releases\/1\.2\.0\.json/,
  );
  assert.match(readFileSync(join(root, "CHANGELOG.md"), "utf8"), /1\.2\.0\.md\) \| \d{4}-\d{2}-\d{2} \|/);
  assert.match(findReleaseFaults(root).join("\n"), /is there already/);
});
