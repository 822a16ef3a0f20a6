import { isDeepStrictEqual } from "node:util";
import { isObject, type Json, pointerTo } from "@parley/json";

type DefinitionChange = {
  pointer: string;
  change: "added" | "removed" | "changed" | "moved";
  before?: unknown;
  after?: unknown;
};

/**
 * Lists what differs between two definitions. Tasks are compared by their names, not by their
 * places: the pointers have names in place of indices. `moved` has the names of a list in their
 * orders.
 */
export function compareDefinitions(before: unknown, after: unknown): DefinitionChange[] {
  const changes: DefinitionChange[] = [];
  compare(before, after, "");
  return changes;

  function compare(old: unknown, now: unknown, pointer: string): void {
    if (isDeepStrictEqual(old, now) && JSON.stringify(old) === JSON.stringify(now)) return;
    const [oldNames, newNames] = [namesOf(old), namesOf(now)];
    if (oldNames !== undefined && newNames !== undefined) {
      compareMembers(Object.assign({}, ...(old as Json[])), Object.assign({}, ...(now as Json[])), pointer);
      const [kept, left] = [oldNames.filter(isIn(newNames)), newNames.filter(isIn(oldNames))];
      if (!isDeepStrictEqual(kept, left)) changes.push({ pointer, change: "moved", before: oldNames, after: newNames });
    } else if (isObject(old) && isObject(now)) compareMembers(old, now, pointer);
    else changes.push({ pointer, change: "changed", before: old, after: now });
  }

  function compareMembers(old: Json, now: Json, pointer: string): void {
    for (const name of new Set([...Object.keys(old), ...Object.keys(now)])) {
      const inner = pointerTo(pointer, name);
      if (!Object.hasOwn(now, name)) changes.push({ pointer: inner, change: "removed", before: old[name] });
      else if (!Object.hasOwn(old, name)) changes.push({ pointer: inner, change: "added", after: now[name] });
      else compare(old[name], now[name], inner);
    }
  }
}

/** The names of a list of tasks: objects with one member each, all of different names. */
function namesOf(value: unknown): string[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const names = value.map((item) => (isObject(item) && Object.keys(item).length === 1 ? Object.keys(item)[0] : null));
  return new Set(names).size === names.length && !names.includes(null) ? (names as string[]) : undefined;
}

function isIn(names: readonly string[]): (name: string) => boolean {
  return (name) => names.includes(name);
}
