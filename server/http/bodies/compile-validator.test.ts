import assert from "node:assert/strict";
import { test } from "node:test";
import Type from "typebox";
import { Problem } from "../../kernel/problem.ts";
import { compileValidator } from "./compile-validator.ts";

const written = Type.String({ minLength: 1, pattern: "\\S" });
const cat = Type.Object({ kind: Type.Literal("cat"), name: written }, { additionalProperties: false, $id: "Cat" });
const dog = Type.Object(
  {
    kind: Type.Literal("dog"),
    name: written,
    tricks: Type.Optional(Type.Array(Type.Union([Type.Literal("sit"), Type.Literal("roll")]))),
  },
  { additionalProperties: false, $id: "Dog" },
);
const animal = Type.Union([cat, dog]);
const body = Type.Union([
  cat,
  dog,
  Type.Object({ animals: Type.Array(animal, { minItems: 1 }) }, { additionalProperties: false }),
]);
const owner = Type.Object({ pet: animal, phone: Type.Union([Type.String({ maxLength: 3 }), Type.Null()]) });

function faultsOf(schema: Type.TSchema, value: unknown): string[] {
  try {
    compileValidator(schema, "/body", false)(value);
    return [];
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return (error.errors ?? []).map(({ pointer, message }) => `${pointer} ${message}`);
  }
}

const cases: [string, Type.TSchema, unknown, string[]][] = [
  ["a known kind names what that kind lacks", body, { kind: "dog" }, ["/body/name is missing"]],
  [
    "a known kind names what that kind has not",
    body,
    { kind: "cat", name: "Mia", tricks: [] },
    ["/body/tricks is not a known property"],
  ],
  ["an unknown kind names the kinds", body, { kind: "cow" }, ["/body/kind must be one of: cat, dog"]],
  [
    "one fault among many names its place",
    body,
    {
      animals: [
        { kind: "cat", name: "Mia" },
        { kind: "dog", name: " " },
      ],
    },
    ["/body/animals/1/name must not be blank"],
  ],
  [
    "an unknown kind among many names its place",
    body,
    { animals: [{ kind: "cow" }] },
    ["/body/animals/0/kind must be one of: cat, dog"],
  ],
  [
    "what only another form has is told from what none has",
    Type.Union([
      Type.Object({ answer: written, note: Type.Optional(written) }, { additionalProperties: false }),
      Type.Object({ id: written }, { additionalProperties: false }),
      Type.Object({ ignore: Type.Literal(true) }, { additionalProperties: false }),
    ]),
    { answer: "Yes.", ignore: true, more: 1 },
    ["/body/ignore cannot be sent together with answer: send one of them", "/body/more is not a known property"],
  ],
  ["an empty list is named", body, { animals: [] }, ["/body/animals must have at least 1 item"]],
  ["another shape is named once", body, [], ["/body must be an object"]],
  [
    "a literal names what is allowed",
    body,
    { kind: "dog", name: "Rex", tricks: ["sit", "fly"] },
    ["/body/tricks/1 must be one of: sit, roll"],
  ],
  [
    "null beside a text does not hide the text's fault",
    owner,
    { pet: { kind: "cat", name: "Mia" }, phone: "1234" },
    ["/body/phone must have at most 3 characters"],
  ],
];
for (const [promise, schema, value, expected] of cases) {
  test(promise, () => assert.deepEqual(faultsOf(schema, value), expected));
}

test("a named schema serves in many places and many routes", () => {
  assert.deepEqual(faultsOf(body, { animals: [{ kind: "cat", name: "Mia" }] }), []);
  assert.deepEqual(faultsOf(animal, { kind: "cat", name: "Mia" }), []);
  assert.deepEqual(faultsOf(cat, { kind: "cat", name: "Mia" }), []);
});

test("a value with hundreds of thousands of faults is refused for the first", () => {
  const animals = (count: number) => ({ animals: Array.from({ length: count }, () => 7) });
  assert.deepEqual(faultsOf(body, animals(400_000)), ["/body/animals/0 must be an object"]);
  const few = Type.Object({ names: Type.Array(Type.String(), { maxItems: 3 }) });
  assert.deepEqual(faultsOf(few, { names: Array(400_000).fill(1) }), ["/body/names must have at most 3 items"]);
  const unknown = Object.fromEntries(Array.from({ length: 300_000 }, (_, at) => [`x${at}`, 1]));
  assert.equal(faultsOf(cat, { kind: "cat", name: "Mia", ...unknown }).length, 1);
});
