import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { python } from "../languages/python/python.ts";
import { ruby } from "../languages/ruby/ruby.ts";
import { typescript } from "../languages/typescript/typescript.ts";
import { type Reference, readApi } from "../reading/read-api.ts";
import { readSurface } from "./read-surface.ts";
import { keepReleased, type Released, readReleased } from "./released-surfaces.ts";
import { writeChangeLog } from "./write-change-log.ts";
import { writeChangeLogs } from "./write-change-logs.ts";

type Schema = { properties: Record<string, unknown>; required?: string[] };
const text = readFileSync(fileURLToPath(new URL("../../../docs/reference/openapi.json", import.meta.url)), "utf8");

/** Makes a release of the reference of this tree, after a change to it. */
function release(version: string, codes: string[], change: (reference: Reference) => void = () => {}): Released {
  const reference = JSON.parse(text) as Reference;
  change(reference);
  return { version, surface: readSurface(readApi(reference, codes)) };
}

const before = release("1.0.0", ["not-found", "too-old"]);
/** An altered reference, as a later release could have it. */
const after = release("1.1.0", ["not-found", "too-new"], ({ paths, components, webhooks }) => {
  const label = components.schemas.Label as Schema;
  label.properties = { ...label.properties, iconName: { type: "string" } };
  delete label.properties.name;
  (components.schemas.Lead as Schema).properties.email = { type: "integer" };
  delete components.schemas.Citation;
  components.schemas.Pennant = { type: "object", properties: { isRed: { type: "boolean" } } };
  const list = paths["/api/leads"]!.get!;
  list.parameters = [...(list.parameters ?? []), { name: "hasPhone", in: "query", schema: { type: "boolean" } }];
  paths["/api/leads/{leadId}/pennants"] = { post: { ...paths["/api/leads"]!.post! } };
  delete paths["/api/labels/{labelId}"]!.delete;
  webhooks!["lead.greeted"] = webhooks!["lead.captured"]!;
});

test("an altered reference shows as added, changed and removed, in the names of the language", () => {
  const log = writeChangeLog([before], after, python.names, "##");
  const [added = "", rest = ""] = log.split("### Changed");
  const [changed = "", removed = ""] = rest.split("### Removed");
  assert.match(added, /^## 1\.1\.0\n\n### Added\n\n- Calls: `parley\.leads\.\w*pennants`\n/);
  for (const line of ["- Types: `Pennant`", "- Events: `lead.greeted`", "- Problem codes: `too-new`"])
    assert.ok(added.includes(`${line}\n`), added);
  assert.ok(added.includes("- `parley.leads.list`: `has_phone`\n"), added);
  assert.match(added, /- `Label`: `icon_name`\n/);
  assert.doesNotMatch(added, /is_red/);
  assert.match(changed, /- `Lead`: `email` \(`whole number(?:, optional)?`, was `text[^`]*`\)\n/);
  assert.match(removed, /- Calls: `parley\.labels\.delete`\n/);
  for (const line of ["- Types: `Citation`", "- Problem codes: `too-old`", "- `Label`: `name`"])
    assert.ok(removed.includes(`${line}\n`), removed);
  assert.ok(
    log.split("\n").every((line) => line.length <= 100),
    log,
  );
  assert.match(log, /## 1\.0\.0\n\nThe first version\.\n$/);
});

test("a release that changes nothing says so, and what came after a release is not released", () => {
  const same = writeChangeLog([before], { ...before, version: "1.0.1" }, ruby.names, "##");
  assert.match(same, /^## 1\.0\.1\n\nNo call and no type changed\.\n/);
  assert.match(writeChangeLog([before], before, ruby.names, "##"), /^## 1\.0\.0\n/);
  const later = writeChangeLog([before], { ...after, version: "1.0.0" }, ruby.names, "##");
  assert.match(later, /^## Not released yet\n\n### Added\n/);
});

test("a release is kept as it was, and the releases have the order of their versions", () => {
  const place = mkdtempSync(join(tmpdir(), "parley-released-"));
  try {
    for (const version of ["0.10.0", "0.9.0"]) keepReleased({ ...before, version }, place);
    assert.deepEqual(readReleased(place), [
      { ...before, version: "0.9.0" },
      { ...before, version: "0.10.0" },
    ]);
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
});

test("each package has its log, and the reference has one for all", () => {
  const logs = writeChangeLogs(readApi(JSON.parse(text) as Reference, []), "9.0.0", [typescript, python]);
  assert.deepEqual(Object.keys(logs), [
    "sdks/typescript/CHANGELOG.md",
    "sdks/python/CHANGELOG.md",
    "docs/reference/client-changes.md",
  ]);
  for (const log of Object.values(logs)) assert.match(log, /\n## 9\.0\.0\n[\s\S]*\n## 0\.1\.0\n/);
});
