import { posix } from "node:path";
import { isGenerated, kindsOfFiles } from "./house-rules.ts";
import { isTest, readImports, type SourceFile } from "./walls.ts";

const leastLines = 25;
/** A component or a hook is sooner a file of its own: its name is how a reader of the page finds it. */
const leastLinesInBrowser = 20;
const mostFiles = 20;

/** The extension points whose files are one language, vendor or change each, and a line in a list. */
const rowsOfLists = /\/(?:texts|languages|vendors|versions\/changes)\//;

/** An opener keeps the implementations of an outside service away from its interface. */
const openers = /^server\/providers\/[\w-]+\/open-[\w-]+\.ts$/;

/**
 * Finds the small files that one neighbour alone imports, as sentences. `files` have their paths
 * from the root of the repository. Tests are no neighbours. These files may be small:
 * - `store.ts`, `schema.ts` and the other kinds of files, which are found by their names;
 * - rows of lists and openers, see above, and a list that only exports its rows;
 * - a file that a door exports again, since others call it;
 * - a file whose own test stands beside it, since it is a promise of its own;
 * - a file that is loaded by its path or at first use, because it must be a file of its own.
 */
export function findLonelyFiles(files: readonly SourceFile[]): string[] {
  const product = files.filter(({ path }) => isProduct(path));
  const paths = new Set(files.map(({ path }) => path));
  const usersOf = readUsers(product);
  const standAlone = new Set([...product.flatMap(readLoadedFiles), ...product.flatMap(readShownFiles)]);
  return product
    .filter(
      ({ path, text }) =>
        countLines(text) < leastLinesOf(path) && !mayBeSmall(path, paths) && !isList(text) && !standAlone.has(path),
    )
    .flatMap(({ path }) => {
      const [user, ...more] = usersOf.get(path) ?? [];
      if (user === undefined || more.length > 0) return [];
      return [`${path} is small, and only ${user} imports it. Move it there, or into a file of related deeds.`];
    });
}

/** Finds the folders that hold more code files beside their tests than a reader keeps in mind. */
export function findCrowdedFolders(files: readonly SourceFile[]): string[] {
  const counts = new Map<string, number>();
  for (const { path } of files) {
    if (/\.test\.[jt]s$/.test(path) || isGenerated(path) || rowsOfLists.test(path)) continue;
    const folder = posix.dirname(path);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count > mostFiles)
    .map(([folder, count]) => `${folder}/ has ${count} files, more than ${mostFiles}. Cut it into rooms.`);
}

/**
 * Finds the folders of a capability or a package that only add a level to a path: they hold one file of
 * code and no other folder. A `store.ts` may be alone, since all SQL of a room has this name, and so may
 * a row of a list.
 */
export function findThinFolders(files: readonly SourceFile[]): string[] {
  const code = files.filter(
    ({ path }) => isRoom(path) && !isTest(path) && !isGenerated(path) && !rowsOfLists.test(path),
  );
  const folders = new Map<string, string[]>();
  for (const { path } of code) {
    const folder = posix.dirname(path);
    folders.set(folder, [...(folders.get(folder) ?? []), posix.basename(path)]);
  }
  const names = [...folders.keys()];
  return [...folders].flatMap(([folder, [name, ...more]]) => {
    if (more.length > 0 || name === "store.ts" || names.some((other) => other.startsWith(`${folder}/`))) return [];
    return [`${folder}/ holds ${name} alone. Move it up: a folder is a room of several files.`];
  });
}

function isRoom(path: string): boolean {
  return /^(?:server\/capabilities\/[\w-]+|packages\/[\w-]+\/src)\/.+\//.test(path) && !path.includes("/fixtures/");
}

function isProduct(path: string): boolean {
  return (
    /^(?:packages|server|tools|(?:console|widget|sdks\/typescript)\/src)\//.test(path) &&
    !isTest(path) &&
    !path.includes("/bench/") &&
    !isGenerated(path)
  );
}

function leastLinesOf(path: string): number {
  return /^(?:console|widget)\//.test(path) ? leastLinesInBrowser : leastLines;
}

function mayBeSmall(path: string, paths: ReadonlySet<string>): boolean {
  const name = posix.basename(path, ".ts");
  return (
    kindsOfFiles.includes(name.slice(name.lastIndexOf("-") + 1)) ||
    rowsOfLists.test(path) ||
    openers.test(path) ||
    paths.has(path.replace(/\.ts$/, ".test.ts"))
  );
}

/** Tells whether the file holds nothing but exports of other files: a new row is a line in it. */
function isList(text: string): boolean {
  return (
    text
      .replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, "")
      .replaceAll(/^export [^;]* from "[^"]+";/gm, "")
      .trim() === ""
  );
}

/** Reads the files that import each file. */
function readUsers(product: readonly SourceFile[]): Map<string, Set<string>> {
  const usersOf = new Map<string, Set<string>>();
  for (const file of product) {
    for (const target of readImports(file)) {
      usersOf.set(target, (usersOf.get(target) ?? new Set()).add(file.path));
    }
  }
  return usersOf;
}

/** Reads the files that a door exports again, for others to call. */
function readShownFiles({ path, text }: SourceFile): string[] {
  if (posix.basename(path) !== "index.ts") return [];
  return [...text.matchAll(/^export [^;]*? from "(\.[^"]+)";/gm)].map((found) =>
    posix.join(posix.dirname(path), found[1]!),
  );
}

/** Reads the files that a file loads by `new URL(…)`, as a thread does, or by `import(…)`. */
function readLoadedFiles({ path, text }: SourceFile): string[] {
  return [...text.matchAll(/\b(?:new URL|import)\(\s*"(\.[^"]+\.ts)"/g)].map((found) =>
    posix.join(posix.dirname(path), found[1]!),
  );
}

function countLines(text: string): number {
  return text.split("\n").length - 1;
}
