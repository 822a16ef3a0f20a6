import { posix } from "node:path";
import type { SourceFile } from "./walls.ts";

type Import = { names: readonly string[] | undefined; from: string };

/**
 * Finds the packages of others that a start from these files loads, each with the file that imports it. Of a
 * package of ours it follows what is named and no more, as the bundle does. Paths are from the root of
 * the repository.
 */
export function findEarlyPackages(files: readonly SourceFile[], entries: readonly string[]): Map<string, string> {
  const textOf = new Map(files.map(({ path, text }) => [path, text]));
  const found = new Map<string, string>();
  const seen = new Set<string>();
  const visit = (path: string): void => {
    if (seen.has(path)) return;
    seen.add(path);
    for (const each of readValueImports(textOf.get(path) ?? "")) follow(path, each);
  };
  const follow = (path: string, { names, from }: Import): void => {
    const ours = /^@parley\/([\w-]+)$/.exec(from)?.[1];
    if (ours !== undefined) enter(`packages/${ours}/src/index.ts`, names);
    else if (from.startsWith(".")) visit(posix.join(posix.dirname(path), from));
    else if (!from.startsWith("node:") && !found.has(from)) found.set(from, path);
  };
  const enter = (door: string, names: readonly string[] | undefined): void => {
    for (const each of readValueImports(textOf.get(door) ?? ""))
      if (names === undefined || each.names === undefined || each.names.some((name) => names.includes(name)))
        follow(door, each);
  };
  entries.forEach(visit);
  return found;
}

/** Gives imports and re-exports that are not of types alone. `names` is absent where all is imported. */
function readValueImports(text: string): Import[] {
  const statements = text.matchAll(/^(?:import|export)\s+(?!type\s)([\w*{},\s$]+?\sfrom\s+)?"([^"]+)"/gm);
  return [...statements].flatMap(([, what = "", from]): Import[] => {
    const braces = /^\{([^}]*)\}\sfrom/.exec(what)?.[1];
    if (braces === undefined) return [{ names: undefined, from: from! }];
    const words = braces.split(",").map((word) => word.trim());
    const names = words.filter((word) => word !== "" && !word.startsWith("type ")).map((word) => word.split(" ")[0]!);
    return names.length === 0 ? [] : [{ names, from: from! }];
  });
}
