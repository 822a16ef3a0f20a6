import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { schemaFormats } from "@parley/json";
import { Ajv } from "ajv";
import fc from "fast-check";
import { CheckTooLong, checkBySchema } from "./check-by-schema.ts";
import { findSchemaFault } from "./find-schema-fault.ts";

const name = fc.constantFrom("a", "b", "c~/d");
const scalar = fc.constantFrom<unknown>(null, true, 0, 1, 2.5, -3, "", "a", "äöü", "😀😀", "2026-01-31", "x@y.z");
const { value } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    scalar,
    fc.array(tie("value"), { maxLength: 4 }),
    fc.dictionary(name, tie("value"), { maxKeys: 3 }),
  ),
}));
const count = fc.integer({ min: 0, max: 3 });
const size = fc.integer({ min: -3, max: 3 });
const type = fc.constantFrom("array", "boolean", "integer", "null", "number", "object", "string");
const { schema } = fc.letrec((tie) => {
  const schemas = fc.array(tie("schema"), { minLength: 1, maxLength: 3 });
  const object = fc.record(
    {
      type: fc.oneof(type, fc.uniqueArray(type, { minLength: 1, maxLength: 3 })),
      enum: fc.array(value, { minLength: 1, maxLength: 3 }),
      const: value,
      required: fc.uniqueArray(name, { maxLength: 2 }),
      minProperties: count,
      maxProperties: count,
      minItems: count,
      maxItems: count,
      minLength: count,
      maxLength: count,
      minimum: size,
      exclusiveMaximum: size,
      multipleOf: fc.constantFrom(1, 2, 0.5),
      format: fc.constantFrom("date", "email"),
      properties: fc.dictionary(name, tie("schema"), { maxKeys: 2 }),
      additionalProperties: tie("schema"),
      items: tie("schema"),
      anyOf: schemas,
      allOf: schemas,
      oneOf: schemas,
      not: tie("schema"),
      if: tie("schema"),
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema.
      then: tie("schema"),
      else: tie("schema"),
      $ref: fc.constant("#/$defs/d"),
      uniqueItems: fc.constant(false),
      readOnly: fc.boolean(),
      "x-note": value,
    },
    { requiredKeys: [] },
  );
  return { schema: fc.oneof({ maxDepth: 3 }, fc.boolean(), object) };
});

function acceptsByAjv(written: unknown, checked: unknown): boolean {
  const ajv = new Ajv({ strict: false, validateSchema: false, logger: false, ownProperties: true });
  for (const [format, validate] of Object.entries(schemaFormats.texts))
    ajv.addFormat(format, { type: "string", validate });
  return ajv.validate(written as object, checked);
}

describe("checking by a schema", () => {
  test("accepts what a compiled schema accepts, and nothing else", () => {
    let usable = 0;
    let accepted = 0;
    fc.assert(
      fc.property(schema, value, type, (generated, other, definition) => {
        // As JSON gives them: generated objects have no prototype.
        const [written, checked] = JSON.parse(JSON.stringify([generated, other]));
        const whole = typeof written === "object" ? { ...written, $defs: { d: { type: definition } } } : written;
        if (findSchemaFault(whole, "") !== undefined) return;
        usable++;
        const isAccepted = checkBySchema(whole, checked) === undefined;
        if (isAccepted) accepted++;
        assert.equal(isAccepted, acceptsByAjv(whole, checked), JSON.stringify([whole, checked]));
      }),
      { numRuns: 120 },
    );
    assert.ok(usable > 30 && accepted > 10 && accepted < usable - 10, `${accepted} of ${usable} were accepted`);
  });

  test("takes the days and times of the calendar, and no others", () => {
    const days = ["2024-02-29", "2026-12-31", "0001-01-01", "2000-02-29"];
    const noDays = ["2026-02-29", "2026-02-30", "2026-04-31", "2026-13-01", "2026-00-10", "2026-01-00", "1900-02-29"];
    const times = [
      "T00:00:00Z",
      "t23:59:59.123z",
      "T12:30:00+14:00",
      "T12:30:00-23:59",
      "T23:59:60Z",
      "T15:59:60.5-08:00",
    ];
    const noTimes = [
      "T24:00:00Z",
      "T12:60:00Z",
      "T12:00:61Z",
      "T12:00:00+24:00",
      "T12:00:00+01:60",
      "T12:00:00",
      " 12:30:00Z",
      "T12:00:60Z",
    ];
    const fits = (format: string, text: string) => checkBySchema({ format }, text) === undefined;
    for (const day of days) assert.ok(fits("date", day), day);
    for (const day of noDays) assert.ok(!fits("date", day), day);
    for (const day of days) for (const time of times) assert.ok(fits("date-time", day + time), day + time);
    for (const day of noDays) for (const time of times) assert.ok(!fits("date-time", day + time), day + time);
    for (const day of days) for (const time of noTimes) assert.ok(!fits("date-time", day + time), day + time);
  });

  test("allows null by `nullable` beside a type only", () => {
    for (const [written, isFine] of [
      [{ type: "string", nullable: true }, true],
      [{ type: ["string", "number"], nullable: true }, true],
      [{ type: "string", nullable: false }, false],
      [{ enum: ["a"], nullable: true }, false],
      [{ type: "string", nullable: true, enum: ["a"] }, false],
    ] as const) {
      assert.equal(checkBySchema(written, null) === undefined, isFine, JSON.stringify(written));
    }
  });

  test("ends when it takes too many steps, whatever the keyword is", () => {
    const letters = "x".repeat(200_000);
    const wide = Object.fromEntries(Array.from({ length: 50_000 }, (_, at) => [`n${at}`, at]));
    const allOf = (keyword: object) => ({ allOf: Array.from({ length: 600 }, () => keyword) });
    const cases: [object, unknown][] = [
      [{ items: allOf({ type: "integer" }) }, Array(50_000).fill(1)],
      [{ items: { enum: Array.from({ length: 1_000 }, (_, at) => at) } }, Array(50_000).fill(999)],
      [{ items: { required: Array.from({ length: 900 }, () => "n1") } }, Array(50_000).fill({ n1: 1 })],
      [allOf({ maxLength: 1_000_000 }), letters],
      [allOf({ not: { format: "uri" } }), letters],
      [{ anyOf: allOf({ enum: [letters] }).allOf }, `${letters.slice(1)}y`],
      [allOf({ minProperties: 1 }), wide],
      [allOf({ additionalProperties: true }), wide],
      [{ items: { oneOf: [{ items: allOf({}) }] } }, Array(50_000).fill([1])],
    ];
    for (const [written, checked] of cases) {
      assert.throws(() => checkBySchema(written, checked), CheckTooLong, JSON.stringify(written).slice(0, 80));
    }
  });
});
