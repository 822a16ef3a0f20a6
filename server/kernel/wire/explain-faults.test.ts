import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { Ajv } from "ajv";
import addFormats from "ajv-formats";
import Type from "typebox";
import { Errors } from "typebox/value";
import { explainFaults } from "./explain-faults.ts";

const cases: [schema: Type.TSchema, value: unknown, ...expected: string[]][] = [
  [Type.Object({ name: Type.String(), age: Type.Integer() }), {}, "/body/name is missing", "/body/age is missing"],
  [
    Type.Object({ a: Type.Optional(Type.Null()) }, { additionalProperties: false }),
    { "b/c": 1, d: 2 },
    "/body/b~1c is not a known property",
    "/body/d is not a known property",
  ],
  [Type.String(), 5, "/body must be a string"],
  [Type.Object({}), [], "/body must be an object"],
  [Type.Array(Type.Null()), {}, "/body must be an array"],
  [Type.Boolean(), "yes", "/body must be true or false"],
  [Type.Number(), "1", "/body must be a number"],
  [Type.Integer(), 1.5, "/body must be a whole number"],
  [Type.Null(), 1, "/body must be null"],
  [Type.Unsafe({ type: ["string", "null"] }), 1, "/body must be a string or null"],
  [Type.Literal("cat"), "dog", '/body must be "cat"'],
  [Type.Enum(["cat", "dog"]), "cow", "/body must be one of: cat, dog"],
  [Type.String({ minLength: 1 }), "", "/body must not be empty"],
  [Type.String({ minLength: 10 }), "short", "/body must have at least 10 characters"],
  [Type.String({ maxLength: 3 }), "1234", "/body must have at most 3 characters"],
  [Type.String({ pattern: "\\S" }), "  ", "/body must not be blank"],
  [
    Type.String({ pattern: "^[\\x21-\\x7e]+$" }),
    "a b",
    "/body must have printable ASCII characters only, without spaces",
  ],
  [Type.String({ pattern: "^src_" }), "x", "/body must match the regular expression ^src_"],
  [Type.String({ format: "email" }), "x", "/body must be an email address such as name@example.com"],
  [
    Type.String({ format: "date-time" }),
    "today",
    "/body must be a date and time with a time zone, such as 2026-01-31T09:30:00Z",
  ],
  [Type.Array(Type.Null(), { minItems: 1 }), [], "/body must have at least 1 item"],
  [Type.Array(Type.Null(), { minItems: 2 }), [null], "/body must have at least 2 items"],
  [Type.Array(Type.Null(), { maxItems: 1 }), [null, null], "/body must have at most 1 item"],
  [Type.Array(Type.Null(), { uniqueItems: true }), [null, null], "/body must not have the same item twice"],
  [Type.Integer({ minimum: 1 }), 0, "/body must be at least 1"],
  [Type.Integer({ maximum: 9 }), 10, "/body must be at most 9"],
  [Type.Number({ exclusiveMinimum: 0 }), 0, "/body must be greater than 0"],
  [Type.Number({ exclusiveMaximum: 1 }), 1, "/body must be less than 1"],
  [Type.Integer({ multipleOf: 5 }), 7, "/body must be a multiple of 5"],
  [Type.Object({}, { minProperties: 1 }), {}, "/body must have at least 1 property"],
  [Type.Object({}, { maxProperties: 1 }), { a: 1, b: 2 }, "/body must have at most 1 property"],
  [Type.Object({ list: Type.Array(Type.String()) }), { list: ["a", 1] }, "/body/list/1 must be a string"],
];

describe("a value that does not fit its schema is explained in the same words by both validators", () => {
  const ajv = new Ajv({ allErrors: true, strict: false });
  addFormats.default(ajv, { mode: "full" });
  for (const [schema, value, ...expected] of cases) {
    test(expected.join(" and "), () => {
      ajv.validate(schema, value);
      for (const faults of [ajv.errors ?? [], Errors(schema, value)]) {
        const sentences = explainFaults("/body", faults).map(({ pointer, message }) => `${pointer} ${message}`);
        assert.deepEqual(sentences, expected);
      }
    });
  }
});
