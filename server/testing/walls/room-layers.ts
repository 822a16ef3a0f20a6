import { posix } from "node:path";
import { isTest, readImports, type SourceFile } from "./walls.ts";

/**
 * The rooms of a capability whose rooms are layers, from the lowest to the highest. A room imports
 * only rooms that stand before it here. The rooms inside a room belong to its layer; `.` are the
 * files beside the rooms, except `index.ts`, which is above them all.
 */
const roomLayers: Readonly<Record<string, readonly string[]>> = {
  automation: [
    "texts",
    ".",
    "hiding",
    "calls",
    "execution",
    "secrets",
    "evaluating",
    "definitions",
    "runs",
    "schedules",
    "triggers",
    "approvals",
    "alerts",
    "functions",
    "interpreter",
    "executor",
    "resuming",
    "workflows",
    "dry-runs",
    "failures",
    "rights",
  ],
};

/** Finds every import that leads from a room to one above it, as a sentence that says what to do instead. */
export function findClimbingRooms(files: readonly SourceFile[], layersOf = roomLayers): string[] {
  return files
    .filter(({ path }) => !isTest(path))
    .flatMap((file) => {
      const [, capability, inside] = /^capabilities\/([\w-]+)\/(.+)$/.exec(file.path) ?? [];
      const layers = capability === undefined ? undefined : layersOf[capability];
      if (layers === undefined || inside === undefined || inside === "index.ts") return [];
      return climbs(file, inside, `capabilities/${capability}/`, layers);
    });
}

function climbs(file: SourceFile, inside: string, home: string, layers: readonly string[]): string[] {
  const own = layers.indexOf(roomOf(inside));
  if (own < 0) return [`${file.path} is in no layer. Give its room a place in testing/walls/room-layers.ts.`];
  const above = readImports(file).filter(
    (target) => target.startsWith(home) && layers.indexOf(roomOf(target.slice(home.length))) > own,
  );
  return above.map(
    (target) =>
      `${file.path} imports ${target}, a room above its own. Move what both need into the lower room. From below: ${layers.join(", ")}.`,
  );
}

/** Gives the outermost room of a path inside a capability. */
function roomOf(inside: string): string {
  const folder = posix.dirname(inside);
  return folder === "." ? "." : folder.split("/")[0]!;
}
