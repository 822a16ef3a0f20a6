import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Files that name people. None of them may hold a placeholder when a release is made. */
const contacts = [".github/CODEOWNERS", "SECURITY.md", "CODE_OF_CONDUCT.md"];
const placeholder = /PLACEHOLDER[\w-]*/;
/** Folders with a data directory of each release, and with what its clients had. */
const kept = ["tests/upgrade/releases", "sdks/emitter/changes/released"];
const untagged = "not tagged yet";
/** Every file that holds the version. */
const versioned = [
  "package.json",
  "server/package.json",
  "sdks/typescript/package.json",
  "sdks/python/pyproject.toml",
  "sdks/php/composer.json",
  "sdks/ruby/lib/parley/version.rb",
];

/**
 * Finds what stands between a tree and its release, a sentence each.
 * @param {string} root
 */
export function findReleaseFaults(root) {
  const version = versionOf(root);
  return [
    ...findUncleanTree(root),
    ...findTag(root, version),
    ...versioned
      .filter((path) => existsSync(join(root, path)) && versionIn(read(root, path)) !== version)
      .map((path) => `${path} has another version than package.json, which has ${version}.`),
    ...findMissingPage(root, version),
    ...contacts.flatMap((path) => {
      if (!existsSync(join(root, path))) return [`${path} is missing.`];
      const found = placeholder.exec(read(root, path));
      return found === null ? [] : [`${path} still says ${found[0]}. Put the real one there.`];
    }),
  ];
}

/**
 * Makes the release of a tree without faults: what later versions compare themselves with, the date in
 * the changelog, a commit, and a tag whose message is the page of the release.
 * @param {string} root
 * @param {(version: string) => void} keep makes `<version>.*` in each folder of `kept`
 * @returns {string} the name of the tag
 */
export function makeRelease(root, keep) {
  const version = versionOf(root);
  keep(version);
  const today = new Date().toISOString().slice(0, 10);
  const row = rowOf(version);
  writeFileSync(
    join(root, "CHANGELOG.md"),
    read(root, "CHANGELOG.md").replace(`${row} ${untagged}`, `${row} ${today}`),
  );
  git(root, "add", "CHANGELOG.md", ...kept);
  git(root, "commit", "--quiet", "--message", `Parley ${version} is released`);
  // Headings begin with a mark that git would take for a comment.
  git(root, "tag", "--annotate", "--cleanup=whitespace", "--file", pageOf(version), `v${version}`);
  return `v${version}`;
}

/** @param {string} root @param {string} path */
function read(root, path) {
  return readFileSync(join(root, path), "utf8");
}

/** @param {string} root @returns {string} */
function versionOf(root) {
  return JSON.parse(read(root, "package.json")).version;
}

/**
 * Reads the version of a manifest: JSON, or another language with a line for it.
 * @param {string} text
 */
function versionIn(text) {
  return /^ *version = "([^"]+)"$/im.exec(text)?.[1] ?? JSON.parse(text).version;
}

/** @param {string} version */
function pageOf(version) {
  return `docs/changes/${version}.md`;
}

/** @param {string} version */
function rowOf(version) {
  return `| [${version}](${pageOf(version)}) |`;
}

/** @param {string} root @param {string[]} words */
function git(root, ...words) {
  return execFileSync("git", words, { cwd: root, encoding: "utf8" }).trim();
}

/** @param {string} root */
function findUncleanTree(root) {
  const changed = git(root, "status", "--porcelain");
  return changed === "" ? [] : [`The tree is not clean. Commit or remove:\n${changed}`];
}

/** @param {string} root @param {string} version */
function findTag(root, version) {
  const tag = git(root, "tag", "--list", `v${version}`);
  return tag === "" ? [] : [`The tag ${tag} is there already. Raise the version in package.json.`];
}

/** @param {string} root @param {string} version */
function findMissingPage(root, version) {
  const page = pageOf(version);
  if (!existsSync(join(root, page))) return [`${page} is missing: it tells what users notice of this release.`];
  const faults = read(root, page).startsWith(`# ${version}\n`) ? [] : [`${page} does not begin with "# ${version}".`];
  if (read(root, "CHANGELOG.md").includes(`${rowOf(version)} ${untagged} |`)) return faults;
  return [...faults, `CHANGELOG.md has no line that begins with "${rowOf(version)} ${untagged} |".`];
}
