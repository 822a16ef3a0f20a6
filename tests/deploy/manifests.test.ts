import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, test } from "node:test";
import { fileURLToPath } from "node:url";
import { Ajv } from "ajv";
import { parse, parseAllDocuments } from "yaml";
import { unpackDebian } from "./unpack-debian.ts";

const folder = fileURLToPath(new URL("../../deploy/", import.meta.url));
const read = (path: string) => readFileSync(join(folder, path), "utf8");

type Tree = { [name: string]: Tree } | Tree[] | string | number | boolean | null;
/** Says whether a document fits its schema. */
type Judge = (tree: Tree) => boolean;
type Manifest = { apiVersion: string; kind: string; metadata: { name: string } };

const manifests = globSync("kubernetes/*.yaml", { cwd: folder }).flatMap((path) =>
  parseAllDocuments(read(path)).map((document) => ({ path, manifest: document.toJS() as Manifest })),
);

async function judgeOf({ apiVersion, kind }: Manifest): Promise<Judge> {
  const Model = (await import(`kubernetes-models/${apiVersion}`))[kind] ?? assert.fail(`${apiVersion} has no ${kind}`);
  return (tree) => {
    try {
      new Model(tree).validate();
      return true;
    } catch {
      return false;
    }
  };
}

/**
 * Finds members that the schema does not know. It lets unknown ones pass, so each member in turn gets a value
 * that no known one may have.
 */
function findUnknown(tree: Tree, judge: Judge): string[] {
  const unknown: string[] = [];
  const look = (at: Tree, path: readonly (string | number)[]): void => {
    if (typeof at !== "object" || at === null) return;
    for (const [name, value] of Object.entries(at)) {
      const place = [...path, Array.isArray(at) ? Number(name) : name];
      const wrong = typeof value === "object" && !Array.isArray(value) ? 1 : { "is.wrong": { here: 1 } };
      if (judge(replaced(tree, place, wrong))) unknown.push(place.join("."));
      else look(value, place);
    }
  };
  look(tree, []);
  return unknown;
}

function replaced(tree: Tree, [name, ...rest]: readonly (string | number)[], value: Tree): Tree {
  if (name === undefined) return value;
  const copy = (Array.isArray(tree) ? [...tree] : { ...(tree as object) }) as Record<string | number, Tree>;
  copy[name] = replaced(copy[name]!, rest, value);
  return copy as Tree;
}

describe("the manifests for Kubernetes", () => {
  for (const { path, manifest } of manifests) {
    test(`${manifest.kind} ${manifest.metadata.name} of ${path} fits the schema, with no member that it does not know`, async () => {
      const judge = await judgeOf(manifest);
      assert.ok(judge(manifest as unknown as Tree), "it fits the schema");
      assert.deepEqual(findUnknown(manifest as unknown as Tree, judge), []);
    });
  }

  test("a misspelt member would be found", async () => {
    const { manifest } = manifests.find(({ manifest: { kind } }) => kind === "Deployment") ?? assert.fail();
    const text = JSON.stringify(manifest).replace("readOnlyRootFilesystem", "readOnlyRootFileSystem");
    assert.deepEqual(findUnknown(JSON.parse(text), await judgeOf(manifest)), [
      "spec.template.spec.containers.0.securityContext.readOnlyRootFileSystem",
    ]);
  });
});

test("the file for Docker Compose fits the schema of Compose", () => {
  const debian = unpackDebian("docker-compose");
  const [schema = ""] = globSync("usr/lib/python3/dist-packages/compose/config/compose_spec.json", { cwd: debian });
  const ajv = new Ajv({ strict: false, validateFormats: false });
  // The schema names its parts and its dialect in ways that the validator does not know.
  const isForeign = (name: string, value: unknown) => ["id", "$schema"].includes(name) && typeof value === "string";
  const drop = (name: string, value: unknown) => (isForeign(name, value) ? undefined : value);
  const validate = ajv.compile(JSON.parse(readFileSync(join(debian, schema), "utf8"), drop));
  const fits = (tree: object): boolean => Boolean(validate(tree));
  // Debian's schema is older than the name of a project.
  const { name, ...compose } = JSON.parse(JSON.stringify(parse(read("compose.yaml"), { merge: true })));
  assert.equal(name, "parley");
  assert.ok(fits(compose), JSON.stringify(validate.errors));
  assert.ok(!fits({ ...compose, services: { parley: { ...compose.services.parley, readonly: true } } }));
  const { parley } = compose.services;
  assert.deepEqual([parley.read_only, parley.cap_drop], [true, ["ALL"]]);
  const volumes = Object.keys(compose.volumes);
  for (const { volumes: used = [] } of Object.values(compose.services) as { volumes?: string[] }[])
    for (const name of used.map((each) => each.split(":")[0]!))
      assert.ok(name.startsWith("./") || volumes.includes(name), name);
});
