import { globSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";

const imported =
  /(?:^|\n)\s*(?:import|export)\s+(?:[\w*{},\s]+?\sfrom\s+)?"([^"]+)"|\b(?:import\(|new URL\()\s*"([^"]+)"/g;

/**
 * A file that starts a whole server stands on all of it, and would be a test of every changed file.
 */
const composition = ["server/app.ts", "server/main.ts"];

/**
 * Knows which file of this repository imports which others. A file is read when it is asked for, so
 * that a run of one file reads little.
 */
export class ImportGraph {
  readonly #root: string;
  readonly #imports = new Map<string, string[]>();
  readonly #doors: ReadonlyMap<string, string>;

  constructor(root: string) {
    this.#root = root;
    this.#doors = readDoors(root);
  }

  /** Tells whether a file imports another one, itself or by what it imports. */
  reaches(from: string, to: string): boolean {
    return this.#walk(from, (path) => path === to);
  }

  /**
   * The tests that a change of these files concerns: tests that import one of them, and those of
   * its room, which use it through a server.
   */
  testsOf(changed: readonly string[], tests: readonly string[]): string[] {
    const files = new Set(changed);
    const rooms = new Set(changed.map(roomOf).filter((room) => room !== undefined));
    return tests.filter((test) => rooms.has(roomOf(test) ?? test) || this.#walk(test, (path) => files.has(path)));
  }

  #walk(from: string, isFound: (path: string) => boolean): boolean {
    const seen = new Set([from]);
    for (const path of seen) {
      if (isFound(path)) return true;
      if (composition.includes(path)) continue;
      for (const target of this.#importsOf(path)) seen.add(target);
    }
    return false;
  }

  #importsOf(path: string): string[] {
    let targets = this.#imports.get(path);
    if (targets === undefined) {
      targets = /\.[jt]sx?$/.test(path) ? this.#read(path) : [];
      this.#imports.set(path, targets);
    }
    return targets;
  }

  #read(path: string): string[] {
    let text: string;
    try {
      text = readFileSync(join(this.#root, path), "utf8");
    } catch {
      // A text that only looks like the name of a file has no imports.
      return [];
    }
    return [...text.matchAll(imported)].flatMap(([, first, second]) => {
      const name = first ?? second!;
      if (name.startsWith(".")) return [posix.join(posix.dirname(path), name)];
      return this.#doors.get(name) ?? [];
    });
  }
}

/**
 * Gives the room that a file belongs to: a capability, a package, a folder of the server or of tests.
 * Undefined for a file that stands outside of the rooms.
 */
function roomOf(path: string): string | undefined {
  const parts = path.split("/");
  const depth = path.startsWith("server/capabilities/") ? 3 : 2;
  return parts.length > depth ? `${parts.slice(0, depth).join("/")}/` : undefined;
}

/** Reads the file that each name of a package of this repository stands for. */
function readDoors(root: string): Map<string, string> {
  const manifests = globSync("{packages,sdks}/*/package.json", { cwd: root });
  return new Map(
    manifests.flatMap((path) => {
      const { name, exports = {} } = JSON.parse(readFileSync(join(root, path), "utf8"));
      const ways: [string, unknown][] = typeof exports === "string" ? [[".", exports]] : Object.entries(exports);
      return ways.map(([way, target]): [string, string] => {
        const file = typeof target === "string" ? target : String(Object(target).default);
        return [posix.join(name, way), posix.join(posix.dirname(path.replaceAll("\\", "/")), file)];
      });
    }),
  );
}
