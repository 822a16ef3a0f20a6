import { execFileSync } from "node:child_process";
import { existsSync, globSync, statSync } from "node:fs";
import { join, posix } from "node:path";
import type { ImportGraph } from "./import-graph.ts";
import { everydayTests, longForms, longTests } from "./long-tests.ts";

const everyTest = "{server,packages,console,widget,sdks,tools,tests}/**/*.test.{ts,tsx,js}";
/** Where a name such as `leads`, `engine` or `kernel` is looked for. */
const rooms = ["server/capabilities", "packages", "sdks", "server", "tests"];

/** These take programs of Debian, so that only `npm run test:deploy` and `npm run test:sdks` run them. */
const ofMachine = ["tests/deploy/", "tests/sdks/"];

/** Lists all tests that work wherever Parley does. */
export function findAllTests(root: string): string[] {
  return find(root, everyTest).filter((path) => !ofMachine.some((folder) => path.startsWith(folder)));
}

/** Lists what `npm test` runs without a word. */
export function findEverydayTests(root: string): string[] {
  const left = new Set(findLongTests(root));
  for (const path of everydayTests) left.delete(path);
  return findAllTests(root).filter((path) => !left.has(path));
}

/** Lists what `npm run test:long` runs. */
export function findLongTests(root: string): string[] {
  return longTests.flatMap((pattern) => find(root, pattern));
}

/** Lists what `npm run test:faults` runs. */
export function findLongForms(root: string): string[] {
  return longForms.flatMap((pattern) => find(root, pattern));
}

/**
 * Finds the tests that a word of the command line asks for: a file or folder, a glob, the name of a
 * capability, of a package or of another room, or a file of code, which means the tests that it
 * concerns.
 */
export function findTests(root: string, graph: ImportGraph, word: string): string[] {
  const path = posix.normalize(word.replaceAll("\\", "/")).replace(/\/$/, "");
  if (existsSync(join(root, path)) && path !== ".") {
    if (statSync(join(root, path)).isDirectory()) return testsIn(root, path);
    return isTest(path) ? [path] : graph.testsOf([path], findAllTests(root));
  }
  const matched = find(root, path).filter(isTest);
  if (matched.length > 0) return matched;
  const name = path.replace(/^@parley\//, "");
  const named = rooms.flatMap((room) => (/^[\w-]+$/.test(name) ? testsIn(root, `${room}/${name}`) : []));
  if (named.length > 0) return named;
  throw new Error(`No test is named ${word}. Give a path, a glob, or the name of a capability or a package.`);
}

/**
 * Finds the tests of the files that differ from the main branch, committed or not. On the main branch
 * these are the files that are not committed yet.
 */
export function findChangedTests(root: string, graph: ImportGraph): string[] {
  return graph.testsOf(readChangedFiles(root), findAllTests(root));
}

function readChangedFiles(root: string): string[] {
  const upstream = ["origin/main", "main"].find(
    (branch) => git(root, "rev-parse", "--verify", "--quiet", branch) !== "",
  );
  const start = upstream === undefined ? "HEAD" : git(root, "merge-base", "HEAD", upstream).trim() || "HEAD";
  const changed = git(root, "diff", "--name-only", "--no-renames", start);
  return `${changed}\n${git(root, "ls-files", "--others", "--exclude-standard")}`
    .split("\n")
    .filter((path) => path !== "");
}

function git(root: string, ...words: string[]): string {
  try {
    return execFileSync("git", words, { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
  } catch {
    return "";
  }
}

function testsIn(root: string, folder: string): string[] {
  return find(root, `${folder}/**/*.test.{ts,tsx,js}`);
}

function find(root: string, pattern: string): string[] {
  const paths = globSync(pattern, { cwd: root, exclude: ["**/node_modules/**"] });
  return paths.map((path) => path.replaceAll("\\", "/")).sort();
}

function isTest(path: string): boolean {
  return /\.test\.(?:tsx?|js)$/.test(path);
}
