import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, describe, test } from "node:test";
import { fileURLToPath } from "node:url";
import { type ModelDesk, openModelDesk } from "../server/testing/model-desk.ts";

const read = (path: string) => readFileSync(fileURLToPath(new URL(`../${path}`, import.meta.url)), "utf8");
const rules = read("deploy/monitoring/alerts.yaml");
const dashboard = read("deploy/monitoring/dashboard.json");
const alarms = [...rules.matchAll(/^ {6}- alert: (\w+)$/gm)].map(([, name]) => name!);
const queries = [
  ...[...rules.matchAll(/^ {8}expr: (?:\|\n((?: {10}.*\n)+)|(.*)$)/gm)].map(([, block, line]) => block ?? line!),
  ...[...dashboard.matchAll(/"expr": ("(?:[^"\\]|\\.)*")/g)].map(([, text]) => JSON.parse(text!) as string),
];

let desk: ModelDesk;
/** The labels of the samples of each metric that a node tells. A metric without a sample has none. */
const labelsOf = new Map<string, Set<string>>();
before(async () => {
  desk = await openModelDesk("Hello.");
  await desk.send("Are you there?");
  desk.provider.answer({ status: 401 });
  await desk.send("Are you still there?");
  const { text } = await desk.person.client.get("/metrics");
  for (const [, name, type] of text.matchAll(/^# TYPE (\w+) (\w+)$/gm)) {
    const names = type === "histogram" ? ["_bucket", "_sum", "_count"].map((end) => name + end) : [name!];
    for (const each of names) labelsOf.set(each, new Set());
  }
  for (const [, name, labels] of text.matchAll(/^(\w+)\{(.*)\} \S+$/gm))
    for (const [, label] of labels!.matchAll(/(\w+)="/g)) labelsOf.get(name!)?.add(label!);
});
after(() => desk?.stop());

const namesIn = (query: string) => query.match(/\b(?:parley|process|nodejs)_\w+/g) ?? [];

describe("the files for Prometheus and Grafana", () => {
  test("hold twelve alarms and a page of panels", () => {
    assert.equal(alarms.length, 12);
    assert.ok(queries.length > 40, `${queries.length} queries`);
  });

  test("name metrics that a node tells", () => {
    const unknown = queries.flatMap(namesIn).filter((name) => !labelsOf.has(name));
    assert.deepEqual(unknown, []);
  });

  test("name labels that these metrics have", () => {
    // Prometheus itself adds these two.
    const ofScrape = ["job", "instance"];
    const unknown = queries.flatMap((query) => {
      const known = namesIn(query).flatMap((name) => [...(labelsOf.get(name) ?? [])]);
      const named = [...query.matchAll(/by \(([^)]*)\)|\{([^}]*)\}/g)].flatMap(
        ([, by, matchers]) => by?.split(", ") ?? [...matchers!.matchAll(/(\w+)=/g)].map(([, label]) => label!),
      );
      return known.length === 0 ? [] : named.filter((label) => ![...known, ...ofScrape].includes(label));
    });
    assert.deepEqual(unknown, []);
  });

  test("are explained: each alarm has its chapter in the runbook", () => {
    const chapters = read("docs/guides/runbook.md").split(/^## /m).slice(1);
    for (const name of alarms) {
      const chapter = chapters.find((each) => each.startsWith(`${name}\n`));
      assert.ok(chapter, `the runbook has the chapter ${name}`);
      for (const part of ["**It means:**", "**Look at:**", "**Do:**"])
        assert.ok(chapter.includes(part), `${name} ${part}`);
      assert.ok(
        rules.includes(`docs/guides/runbook.md#${name.toLowerCase()}\n`) || rules.includes(`#${name.toLowerCase()}"`),
      );
    }
  });
});
