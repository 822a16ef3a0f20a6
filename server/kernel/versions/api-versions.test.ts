import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Problem } from "../problem.ts";
import { ApiVersions } from "./api-versions.ts";
import type { VersionChange, VersionEntry } from "./version-change.ts";

type Fields = Record<string, unknown>;

/** Three changes in a row: a name becomes an object, then a list, and gets a new field on the way. */
const named: VersionChange = {
  title: "A name is an object.",
  operations: ["GET /api/things", "POST /api/things"],
  request: ({ query, body }) => ({ query, body: { ...(body as Fields), name: { text: (body as Fields).name } } }),
  answer: (body) => ({ ...(body as Fields), name: ((body as Fields).name as Fields).text }),
  streamed: { "thing.made": (data) => ({ old: data }) },
  events: { "thing.made": (data) => ({ ...(data as Fields), name: ((data as Fields).name as Fields).text }) },
  describe: (openApi) => ({ ...openApi, steps: [...(openApi.steps as string[]), "named"] }),
};
const listed: VersionChange = {
  title: "Names are a list.",
  operations: ["POST /api/things"],
  request: ({ query, body: { name, ...rest } = {} as Fields }: { query: Fields; body: Fields }) => ({
    query: { ...query, strict: "true" },
    body: { ...rest, names: [name] },
  }),
  answer(body) {
    const { names, ...rest } = body as { names: unknown[] };
    return { ...rest, name: names[0] };
  },
  events: {
    "thing.made"(data) {
      const { names, ...rest } = data as { names: unknown[] };
      return { ...rest, name: names[0] };
    },
  },
  describe: (openApi) => ({ ...openApi, steps: [...(openApi.steps as string[]), "listed"] }),
} as VersionChange;
const weighed: VersionChange = {
  title: "A weight is in grams.",
  operations: ["POST /api/things"],
  request: ({ query, body }) => ({
    query,
    body: { ...(body as Fields), grams: Number((body as Fields).kilos) * 1000 },
  }),
  answer: (body) => ({ ...(body as Fields), kilos: Number((body as Fields).grams) / 1000 }),
  describe: (openApi) => ({ ...openApi, steps: [...(openApi.steps as string[]), "weighed"] }),
};
const entries: VersionEntry[] = [
  { date: "2026-01-01", deprecatedAt: "2026-06-01", sunsetAt: "2027-06-01", changes: [] },
  { date: "2026-02-01", changes: [named] },
  { date: "2026-03-01", changes: [listed] },
  { date: "2026-04-01", changes: [weighed] },
];
const versions = new ApiVersions(entries);
const [oldest, middle] = [versions.of("2026-01-01"), versions.of("2026-03-01")];

describe("three changes in a row", () => {
  test("a request climbs from the oldest to the newest, and its answer descends", () => {
    const translation = versions.translationsOf("POST /api/things")?.get(oldest);
    const climbed = translation?.request?.({ query: {}, body: { name: "Lamp", kilos: 2 } });
    assert.deepEqual(climbed, {
      query: { strict: "true" },
      body: { names: [{ text: "Lamp" }], kilos: 2, grams: 2000 },
    });
    const answer = { names: [{ text: "Lamp" }], grams: 2000 };
    assert.deepEqual(translation?.answer?.(answer), { name: "Lamp", grams: 2000, kilos: 2 });
    assert.deepEqual(answer, { names: [{ text: "Lamp" }], grams: 2000 }, "what is translated stays as it was");
  });
  test("a version between them takes its own part of the way", () => {
    const translation = versions.translationsOf("POST /api/things")?.get(middle);
    assert.deepEqual(translation?.answer?.({ names: [1], grams: 1000 }), { names: [1], grams: 1000, kilos: 1 });
    assert.equal(translation?.streamed, undefined);
  });
  test("the newest version, and an operation without changes, have no translation at all", () => {
    assert.equal(versions.translationsOf("POST /api/things")?.get(versions.newest), undefined);
    assert.equal(versions.translationsOf("GET /api/things")?.get(middle), undefined);
    assert.equal(versions.translationsOf("GET /api/other"), undefined);
  });
  test("events of the log and of streams descend by their types", () => {
    const step = versions.eventForm("thing.made", "2026-04-01", "2026-01-01").translate;
    assert.deepEqual(step?.({ names: [{ text: "Lamp" }] }), { name: "Lamp" });
    const same = { version: "2026-03-01", translate: undefined };
    assert.deepEqual(versions.eventForm("thing.made", "2026-04-01", "2026-03-01"), same);
    const lost = { version: "2026-01-01", translate: undefined };
    assert.deepEqual(versions.eventForm("thing.lost", "2026-04-01", "2026-01-01"), lost);
    const streamed = versions.translationsOf("GET /api/things")?.get(oldest)?.streamed;
    assert.deepEqual([streamed?.("thing.made", 1), streamed?.("thing.lost", 1)], [{ old: 1 }, 1]);
  });
  test("a stored event descends from the version in which it was written, and does not climb", () => {
    const step = versions.eventForm("thing.made", "2026-02-01", "2026-01-01").translate;
    assert.deepEqual(step?.({ name: { text: "Lamp" } }), { name: "Lamp" });
    const asWritten = { version: "2026-02-01", translate: undefined };
    assert.deepEqual(versions.eventForm("thing.made", "2026-02-01", "2026-04-01"), asWritten);
    const asWanted = { version: "2026-04-01", translate: undefined };
    assert.deepEqual(versions.eventForm("thing.made", "2026-03-01", "2026-04-01"), asWanted, "it did not change since");
    const ofNewerNode = { version: "2026-05-01", translate: undefined };
    assert.deepEqual(versions.eventForm("thing.made", "2026-05-01", "2026-01-01"), ofNewerNode);
  });
  test("the description descends from the newest, which stays as it was", () => {
    const newest = {
      info: { version: "2026-04-01", description: "Pin 2026-04-01." },
      steps: [],
      paths: {},
      components: { schemas: {}, parameters: {}, headers: {}, securitySchemes: {} },
    };
    const described = versions.describe(oldest, newest);
    assert.deepEqual(described.steps, ["weighed", "listed", "named"]);
    assert.deepEqual(described.info, { version: "2026-01-01", description: "Pin 2026-01-01." });
    assert.deepEqual(newest.steps, []);
  });
  test("an answer that was stored under an older newest version descends from there", () => {
    const translation = versions.translationFrom("2026-03-01", "2026-01-01", "POST /api/things");
    assert.deepEqual(translation?.answer?.({ names: [{ text: "Lamp" }] }), { name: "Lamp" });
    assert.equal(versions.translationFrom("2026-03-01", "2026-04-01", "POST /api/things"), undefined);
  });
});

test("a version that is not known is refused with the known ones", () => {
  assert.equal(versions.read(undefined), undefined);
  assert.equal(versions.read("2026-03-01"), middle);
  for (const unknown of ["2099-01-01", "", "2026-03-01, 2026-03-01", ["2026-03-01"], "newest"]) {
    assert.throws(
      () => versions.read(unknown),
      (error: Problem) => error.type.code === "version-unknown" && error.detail.includes("2026-01-01, 2026-02-01"),
    );
  }
});

test("a key's version that only a newer node knows counts as the newest", () => {
  assert.equal(versions.of("2031-01-01"), versions.newest);
});

test("the headers of a version with an end have the forms of their standards", () => {
  assert.deepEqual(oldest.notices, [
    ...["deprecation", "@1780272000", "sunset", "Tue, 01 Jun 2027 23:59:59 GMT"],
    ...["link", '</docs/changes>; rel="deprecation"; type="text/html"'],
  ]);
  assert.deepEqual(versions.newest.notices, []);
});

test("versions out of order, twice the same and without a date are refused at the start", () => {
  const [first, second] = entries;
  for (const wrong of [[second, first], [first, first], [{ date: "next", changes: [] }], []] as VersionEntry[][]) {
    assert.throws(() => new ApiVersions(wrong), Error);
  }
});
