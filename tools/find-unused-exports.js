import { globSync, readFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { fileURLToPath } from "node:url";

/** @typedef {{ path: string, text: string }} SourceFile A file by its path from the root. */

/** The exports of these are for people outside of this repository, or for scripts by their address. */
const publicDoors = [
  "sdks/typescript/src/index.ts",
  ...["chat", "files", "live", "oauth", "recording", "voice"].map((name) => `sdks/typescript/src/entries/${name}.ts`),
  "widget/src/window.ts",
];
const declaration = /^export (?:async )?(?:function\*?|const|let|class|type|interface) +(\w+)/gm;
const list = /^export (?:type )?\{([^}]*)\}/gm;
const namedImport = /\b(?:import|export)\s+(?:type\s+)?\{([^}]*)\}\s*from\s+"([^"]+)"/gm;
const wholeImport = /^(?:import\s+(?:type\s+)?\*\s+as\s+\w+|export\s+\*(?:\s+as\s+\w+)?)\s+from\s+"([^"]+)"/gm;
const loadedImport = /(?:\{([^{}]*)\}\s*=\s*await\s+)?\bimport\(\s*"([^"]+)"\s*\)(?:\.(\w+))?/g;
const everything = "*";

/**
 * Finds the exports that no other file imports, each as a sentence. A name that its own file alone uses
 * needs no `export`, and what nobody uses can go.
 * @param {readonly SourceFile[]} files
 * @param {ReadonlyMap<string, string>} [doors] The file behind the name of each workspace package.
 */
export function findUnusedExports(files, doors = new Map()) {
  const used = new Set(files.flatMap((file) => readUses(file, doors)));
  return files
    .filter(({ path }) => !publicDoors.includes(path) && !used.has(`${path} ${everything}`))
    .flatMap((file) =>
      readExports(file)
        .filter((name) => !used.has(`${file.path} ${name}`))
        .map((name) => `${file.path} exports ${name}, which no other file imports. Drop the export, or the code.`),
    );
}

/** @param {SourceFile} file */
function readExports({ path, text }) {
  // A test exports nothing: what looks like an export there is the text of a file that the test writes.
  if (/\.generated(?:\.d)?\.ts$/.test(path) || path.endsWith(".test.ts")) return [];
  const declared = [...text.matchAll(declaration)].map(([, name = ""]) => name);
  const listed = [...text.matchAll(list)].flatMap(([, names = ""]) => readNames(names).map(({ outside }) => outside));
  return [...declared, ...listed];
}

/**
 * Reads what a file takes from others, each as the path and the name.
 * @param {SourceFile} file
 * @param {ReadonlyMap<string, string>} doors
 */
function readUses({ path, text }, doors) {
  /** @param {string} target */
  const at = (target) => {
    if (target.startsWith(".")) return posix.join(posix.dirname(path), target);
    // A page gets the files beside it from one address: `/voice/call.js`.
    if (target.startsWith("/")) return posix.join(posix.dirname(path), posix.basename(target));
    return doors.get(target) ?? target;
  };
  const named = [...text.matchAll(namedImport)].flatMap(([, names = "", target = ""]) =>
    readNames(names).map(({ inside }) => `${at(target)} ${inside}`),
  );
  const whole = [...text.matchAll(wholeImport)].map(([, target = ""]) => `${at(target)} ${everything}`);
  const loaded = [...text.matchAll(loadedImport)].flatMap(([, names, target = "", member]) => {
    const taken = names?.split(",").map((part) => (part.split(":")[0] ?? "").trim()) ?? [member ?? everything];
    return taken.map((name) => `${at(target)} ${name === "then" ? everything : name}`);
  });
  return [...named, ...whole, ...loaded];
}

/**
 * The names between the braces of an import or an export.
 * @param {string} names
 */
function readNames(names) {
  const parts = names.split(",").map((part) => part.trim().replace(/^type\s+/, ""));
  return parts
    .filter((part) => part !== "")
    .map((part) => {
      const [inside = "", outside = inside] = part.split(/\s+as\s+/);
      return { inside, outside };
    });
}

/** Reads every file of this repository that can import another. @param {string} root */
function readSources(root) {
  const folders = ["server", "packages", "sdks", "console", "widget", "tests", "tools", "examples"];
  const paths = globSync(`{${folders.join(",")}}/**/*.{ts,tsx,js,mjs}`, {
    cwd: root,
    exclude: ["**/node_modules/**", "**/dist/**"],
  });
  return paths.map((path) => ({
    path: path.replaceAll("\\", "/"),
    text: readFileSync(join(root, path), "utf8"),
  }));
}

/** Reads the file that the name of each workspace package stands for. @param {string} root */
function readDoors(root) {
  const manifests = globSync("{packages,server,sdks}/{,*/}package.json", {
    cwd: root,
    exclude: ["**/node_modules/**"],
  });
  return new Map(
    manifests.flatMap((path) => {
      const { name, exports = {} } = JSON.parse(readFileSync(join(root, path), "utf8"));
      /** @type {[string, unknown][]} */
      const ways = typeof exports === "string" ? [[".", exports]] : Object.entries(exports);
      return ways.map(([way, target]) => {
        const file = typeof target === "string" ? target : String(Object(target).default);
        return /** @type {const} */ ([posix.join(name, way), posix.join(posix.dirname(path), file)]);
      });
    }),
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = dirname(dirname(fileURLToPath(import.meta.url)));
  const unused = findUnusedExports(readSources(root), readDoors(root));
  for (const sentence of unused) console.log(sentence);
  process.exitCode = unused.length === 0 ? 0 : 1;
}
