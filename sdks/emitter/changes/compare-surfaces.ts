import type { Surface } from "./read-surface.ts";

/** A line of a surface that is new, gone, or another. */
export type SurfaceChange = {
  kind: "call" | "answer" | "type" | "event" | "problem";
  /** A call as `group.name`, or the name of a type, an event or a code. */
  owner: string;
  /** The path of the member. Without one the owner itself is meant. */
  member: string | undefined;
  /** Only of a line that has changed. */
  before?: string;
  after?: string;
};

export type SurfaceChanges = { added: SurfaceChange[]; changed: SurfaceChange[]; removed: SurfaceChange[] };

/** Finds what a program would notice of a newer client. What is new as a whole has no lines for its members. */
export function compareSurfaces(before: Surface, after: Surface): SurfaceChanges {
  const changed = Object.entries(after).flatMap(([name, what]) => {
    const former = before[name];
    return former === undefined || former === what ? [] : [{ ...readName(name), before: former, after: what }];
  });
  return { added: findOnlyIn(after, before), changed, removed: findOnlyIn(before, after) };
}

function findOnlyIn(one: Surface, other: Surface): SurfaceChange[] {
  return Object.keys(one).flatMap((name) => {
    if (name in other) return [];
    const change = readName(name);
    const isTold = parentsOf(change).some((parent) => parent in one && typeOf(one[parent]) !== typeOf(other[parent]));
    return isTold ? [] : [change];
  });
}

function readName(name: string): SurfaceChange {
  const [, kind, owner, member] = /^(\w+) (\S+)(?: (.+))?$/.exec(name)!;
  return { kind: kind as SurfaceChange["kind"], owner: owner!, member };
}

/** Gives the type of a line. A parent of another type says enough of its members; one that is optional does not. */
function typeOf(what: string | undefined): string | undefined {
  return what?.replace(/, optional$/, "").replace(/^[A-Z]+ \/.*/, "a call");
}

/** Everything that has this line inside of it. */
function parentsOf({ kind, owner, member }: SurfaceChange): string[] {
  const parts = member?.split(".") ?? [];
  const inner = parts.map((_part, index) => parts.slice(0, index).join("."));
  const members = inner.map((path) => `${kind} ${owner}${path === "" ? "" : ` ${path.replace(/[[\]{}]+$/, "")}`}`);
  return kind === "answer" ? [`call ${owner}`, ...members] : members;
}
