import { isTest, readImports, type SourceFile } from "./walls.ts";

/** The `package.json` of a folder in `packages/`, as far as the walls read it. */
type Manifest = {
  exports?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
};

/** A package of the repository: its folder's name, its manifest, and the text of its README. */
export type Package = { name: string; manifest: Manifest; readme: string };

const scope = "@parley/";
const maxReadmeLines = 60;
/** A package has one door for the product, and may have one for the tests of others. */
const doors = [".", "./testing"];
const ofRepository = /^(?:packages|server|sdks|tests|tools)\//;

/**
 * Finds each import that enters or leaves a package by another way than its door, and each package
 * that knows a package above it, as sentences. `files` have their paths from the root of the
 * repository; `order` names the packages from the lowest to the highest.
 */
export function findPackageFaults(
  files: readonly SourceFile[],
  packages: readonly Package[],
  order: readonly string[],
): string[] {
  const byName = new Map(packages.map((each) => [each.name, each]));
  return [
    ...packages.flatMap((each) => faultsOfPackage(each, order)),
    ...files.flatMap((file) => readImports(file).flatMap((target) => faultOfImport(file, target, byName, order) ?? [])),
  ];
}

/** Reads the order of the packages from the table of `packages/README.md`, the lowest first. */
export function readOrder(readme: string): string[] {
  return [...readme.matchAll(/^\| \[([\w-]+)\]/gm)].map((found) => found[1]!);
}

function faultsOfPackage({ name, manifest, readme }: Package, order: readonly string[]): string[] {
  const faults: string[] = [];
  if (!order.includes(name)) faults.push(`packages/${name} is not in the table of packages/README.md. Add its row.`);
  const others = Object.keys(manifest.exports ?? {}).filter((door) => !doors.includes(door));
  if (manifest.exports?.["."] !== "./src/index.ts" || others.length > 0) {
    faults.push(`packages/${name} has other doors than src/index.ts. Export there what others may call.`);
  }
  const lines = readme.split("\n").length - 1;
  if (lines === 0 || lines > maxReadmeLines) {
    faults.push(`packages/${name}/README.md has ${lines} lines; it needs 1 to ${maxReadmeLines}.`);
  }
  return faults;
}

function faultOfImport(
  file: SourceFile,
  target: string,
  packages: ReadonlyMap<string, Package>,
  order: readonly string[],
): string | undefined {
  const own = packageOf(file.path);
  if (target.startsWith(scope)) return faultOfDoor(file, target, packages, order);
  if (ofRepository.test(target)) {
    const other = packageOf(target);
    // The runner of benches starts those of the packages.
    if (other === own || (isBench(file.path) && isBench(target))) return undefined;
    if (other !== undefined) return `${file.path} imports ${target}. From outside, a package is "${scope}${other}".`;
    return `${file.path} imports ${target}. A package knows nothing of Parley: hand over what it needs.`;
  }
  if (own === undefined || target.startsWith("node:")) return undefined;
  return isDeclared(file, packages.get(own)!.manifest, nameOf(target))
    ? undefined
    : `${file.path} imports ${target}, which packages/${own}/package.json does not name. Name it there.`;
}

/** Judges an import of `@parley/…`. */
function faultOfDoor(
  file: SourceFile,
  target: string,
  packages: ReadonlyMap<string, Package>,
  order: readonly string[],
): string | undefined {
  const [, name = "", door] = target.split("/");
  const own = packageOf(file.path);
  if (!packages.has(name)) return undefined;
  if (door !== undefined && door !== "testing") return `${file.path} imports ${target}, which is no door.`;
  if (door === "testing" && !isForTests(file.path)) {
    return `${file.path} imports ${target}. What only tests use stays with the tests.`;
  }
  if (own === undefined) return undefined;
  if (own === name && isBench(file.path)) return undefined;
  if (own === name) return `${file.path} imports its own package by its name. Import the file itself.`;
  if (!isDeclared(file, packages.get(own)!.manifest, `${scope}${name}`)) {
    return `${file.path} imports ${target}, which packages/${own}/package.json does not name. Name it there.`;
  }
  if (isForTests(file.path) || order.indexOf(name) < order.indexOf(own)) return undefined;
  return `${file.path} imports ${target}, which is not above ${own} in the table of packages/README.md.`;
}

function isDeclared({ path }: SourceFile, manifest: Manifest, name: string): boolean {
  if (manifest.dependencies?.[name] !== undefined) return true;
  return isForTests(path) && manifest.devDependencies?.[name] !== undefined;
}

function isForTests(path: string): boolean {
  return isTest(path) || isBench(path) || path.startsWith("tests/");
}

function isBench(path: string): boolean {
  return path.includes("/bench/");
}

/** Names the npm package of an import: `ajv/dist/2020.js` → `ajv`. */
function nameOf(target: string): string {
  const [first = "", second] = target.split("/");
  return first.startsWith("@") ? `${first}/${second}` : first;
}

function packageOf(path: string): string | undefined {
  return /^packages\/([\w-]+)\//.exec(path)?.[1];
}
