import { posix } from "node:path";

/** A TypeScript file of the server, by its path from `server/`. */
export type SourceFile = { path: string; text: string };

export function isTest(path: string): boolean {
  return path.endsWith(".test.ts") || path.startsWith("testing/") || path.includes("/testing/");
}

/**
 * Reads what a file imports: paths from `server/` for our own files, names for packages and Node's
 * modules.
 */
export function readImports(file: SourceFile): string[] {
  const written = [
    ...file.text.matchAll(/^(?:import|export)\s+(?:[\w*{},\s]+?\sfrom\s+)?"([^"]+)"/gm),
    ...file.text.matchAll(/\bimport\(\s*"([^"]+)"\s*\)/g),
  ].map((found) => found[1]!);
  return written.map((name) => (name.startsWith(".") ? posix.join(posix.dirname(file.path), name) : name));
}

/**
 * The capabilities' folders in the order of the list in app.ts, which is the order in which they
 * may call each other.
 */
export function readLadder(appText: string): string[] {
  const folderOf = new Map(
    [...appText.matchAll(/import \{ (\w+) \} from "\.\/(?:capabilities\/([\w-]+)|kernel\/[\w-]+)/g)].map(
      ([, name, folder]) => [name!, folder],
    ),
  );
  const list = /capabilities[^=]*=\s*\[([^\]]*)\]/.exec(appText)?.[1] ?? "";
  const names = list.split(",").map((part) => part.trim());
  return names.map((name) => folderOf.get(name)).filter((folder) => folder !== undefined);
}

/**
 * Each arrow says which of our own places a place may import. Test files may look further, but into
 * no other capability's rooms.
 */
const arrows: { from: string; to: string[]; because: string }[] = [
  {
    from: "config.ts",
    to: [],
    because: "it is read before anything else exists, and stands on packages alone",
  },
  { from: "kernel/", to: ["kernel/", "config.ts", "providers/"], because: "every capability stands on the kernel" },
  {
    from: "http/",
    to: ["http/", "kernel/", "migrations/", "versions/", "config.ts"],
    because: "it serves routes without knowing whose they are",
  },
  {
    from: "browser/",
    to: ["browser/", "kernel/"],
    because: "it serves the scripts of pages without knowing whose they are",
  },
  {
    from: "versions/",
    to: ["versions/", "kernel/versions/version-change.ts", "kernel/versions/open-api.ts"],
    because: "a change of the interface translates values of the wire and knows no code of today",
  },
  { from: "migrations/", to: ["migrations/", "kernel/"], because: "the schema comes before what uses it" },
  { from: "providers/", to: ["providers/"], because: "a provider knows the outside world and nothing of us" },
];

/** Gives every import that goes through a wall, as a sentence that says what to do instead. */
export function findCrossings(files: readonly SourceFile[], ladder: readonly string[]): string[] {
  return files.flatMap((file) =>
    readImports(file)
      .map((target) => crossing(file.path, target, ladder))
      .filter((sentence) => sentence !== undefined),
  );
}

function crossing(from: string, to: string, ladder: readonly string[]): string | undefined {
  const [own, other] = [capabilityOf(from), capabilityOf(to)];
  if (other !== undefined && other !== own && to !== `capabilities/${other}/index.ts`) {
    return `${from} imports ${to}. From outside, a capability is its index.ts: export there what others may call.`;
  }
  if (!to.endsWith(".ts") || isTest(from)) return undefined;
  if (isTest(to)) return `${from} imports ${to}. What only tests use stays with the tests.`;
  if (own !== undefined) return other === undefined ? leavingCapability(from, to) : climbing(from, own, other, ladder);
  if (/^providers\/([\w-]+)\/\1(?:-engine)?\.ts$/.test(from)) {
    return `${from} imports ${to}. An interface knows none of its implementations: choose one in an open-… file beside it.`;
  }
  const arrow = arrows.find((candidate) => from.startsWith(candidate.from));
  if (arrow === undefined || arrow.to.some((place) => to.startsWith(place))) return undefined;
  return `${from} imports ${to}. It must not, because ${arrow.because}. It may import: ${arrow.to.join(", ") || "nothing of ours"}.`;
}

function leavingCapability(from: string, to: string): string | undefined {
  if (to === mailOpener) {
    return `${from} imports ${to}. Mail goes through kernel/send-mail.ts, which keeps the budget of each address.`;
  }
  if (to.startsWith("kernel/") || isOpenToCapabilities(to)) return undefined;
  if (to === "browser/page-script.ts") return undefined;
  if (to.startsWith("providers/")) {
    return `${from} imports ${to}. A capability knows a provider's interface (providers/mail/mail.ts) and its opener (providers/model/open-model.ts).`;
  }
  return `${from} imports ${to}. A capability may import the kernel, the packages, providers' interfaces and the capabilities above it.`;
}

/** Code that opens a mailbox itself could send more mails than the kernel allows. */
const mailOpener = "providers/mail/open-mail.ts";

/**
 * A provider's interface has the name of its folder, or that of its engines: `speech-engine.ts`.
 * `open-…` beside it chooses the implementation.
 */
function isOpenToCapabilities(path: string): boolean {
  return /^providers\/([\w-]+)\/(?:(?:open-)?\1|\1-engine)\.ts$/.test(path);
}

function climbing(from: string, own: string, other: string, ladder: readonly string[]): string | undefined {
  const [ownRung, otherRung] = [ladder.indexOf(own), ladder.indexOf(other)];
  // One without a rung of its own is told of once, by findUnlisted.
  if (own === other || ownRung < 0) return undefined;
  if (otherRung >= 0 && otherRung < ownRung) return undefined;
  return `${from} imports ${other}, which is not above ${own} in the list of app.ts. Announce an event and let ${other} listen, or put ${other} above ${own}.`;
}

export function capabilityOf(path: string): string | undefined {
  return /^capabilities\/([\w-]+)\//.exec(path)?.[1];
}

/** A capability that app.ts does not list has no rung, and no server would start it. */
export function findUnlisted(files: readonly SourceFile[], ladder: readonly string[]): string[] {
  const folders = new Set(files.map((file) => capabilityOf(file.path)).filter((folder) => folder !== undefined));
  return [...folders]
    .filter((folder) => !ladder.includes(folder))
    .map((folder) => `capabilities/${folder} is not in the list of app.ts. Add a line there, below what it calls.`);
}

/**
 * Reads the imports of a file that exist at run time: `import type` and lists of nothing but types leave
 * no trace there.
 */
function readValueImports(file: SourceFile): string[] {
  const withoutTypes = file.text
    .replaceAll(/^(?:import|export)\s+type\s[^;]*;/gm, "")
    .replaceAll(/^(?:import|export)\s+\{(?:\s*type\s+\w+(?:\s+as\s+\w+)?\s*,?)+\s*\}\s*from[^;]*;/gm, "")
    // A module that is loaded at run time, when it is needed, is in nobody's way when the file is
    // loaded.
    .replaceAll(/\bimport\(/g, "");
  return readImports({ path: file.path, text: withoutTypes });
}

/**
 * Circles of files that import each other's values: which of them is loaded first would decide what
 * works.
 */
export function findCircles(files: readonly SourceFile[]): string[] {
  const importsOf = new Map(
    files.filter((file) => !isTest(file.path)).map((file) => [file.path, readValueImports(file)]),
  );
  const done = new Set<string>();
  const circles: string[] = [];
  function visit(path: string, way: readonly string[]): void {
    const start = way.indexOf(path);
    if (start >= 0)
      circles.push(
        `${[...way.slice(start), path].join(" → ")} is a circle. Move what both need into a file of its own.`,
      );
    if (start >= 0 || done.has(path)) return;
    for (const target of importsOf.get(path) ?? []) visit(target, [...way, path]);
    done.add(path);
  }
  for (const path of importsOf.keys()) visit(path, []);
  return circles;
}
