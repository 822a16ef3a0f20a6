import assert from "node:assert/strict";
import { signUp } from "../../../server/testing/client.ts";
import type { ScriptedAttack } from "./scripted-attack.ts";

const document = (parts: Record<string, unknown>) =>
  JSON.stringify({ openapi: "3.1.0", info: { title: "Bomb", version: "1" }, paths: {}, ...parts });
const operation = (schema: unknown, parameters: unknown[] = []) => ({
  "/a": {
    post: { operationId: "a", parameters, requestBody: { content: { "application/json": { schema } } }, responses: {} },
  },
});
const repeat = <Value>(count: number, make: (index: number) => Value) =>
  Array.from({ length: count }, (_, index) => make(index));

/** Each level names the next one `width` times, so that the whole has width to the power of levels. */
function chain(keyword: string, levels: number, width: number): Record<string, unknown> {
  const schemas = repeat(levels, (level) => {
    const next = level === levels - 1 ? { const: level } : { $ref: `#/components/schemas/s${level + 1}` };
    const many = repeat(width, () => next);
    return [`s${level}`, keyword === "properties" ? { properties: { ...many } } : { [keyword]: many }];
  });
  return {
    components: { schemas: Object.fromEntries(schemas) },
    paths: operation({ $ref: "#/components/schemas/s0" }),
  };
}

const yamlAliases = (levels: number) =>
  [
    'a0: &a0 ["x","x","x","x","x","x","x","x","x"]',
    ...repeat(levels, (level) => `a${level + 1}: &a${level + 1} [${repeat(9, () => `*a${level}`).join(",")}]`),
    `openapi: 3.1.0\ninfo: {title: Bomb, version: "1"}\npaths: {/a: {get: {operationId: a, x: *a${levels}, responses: {}}}}`,
  ].join("\n");

const parameter = (index: number) => ({ name: `p${index}`, in: "query", schema: { type: "string" } });

const bombs: Record<string, () => string> = {
  "references in enum": () => document(chain("enum", 8, 12)),
  "references in allOf": () => document(chain("allOf", 12, 8)),
  "references in anyOf": () => document(chain("anyOf", 20, 3)),
  "references in prefixItems": () => document(chain("prefixItems", 10, 10)),
  "references in properties": () => document(chain("properties", 10, 10)),
  "a schema of itself": () =>
    document({
      components: { schemas: { s: { properties: { a: { $ref: "#/components/schemas/s" } } } } },
      paths: operation({ $ref: "#/components/schemas/s" }),
    }),
  "3,000 parameters": () => document({ paths: operation({}, repeat(3_000, parameter)) }),
  "3,000 parameters with references": () => {
    const { components } = chain("enum", 5, 12);
    const parameters = repeat(3_000, (index) => ({ ...parameter(index), schema: { $ref: "#/components/schemas/s0" } }));
    return document({ components, paths: operation({}, parameters) });
  },
  "5,000 operations": () =>
    document({
      paths: Object.fromEntries(
        repeat(5_000, (index) => [`/p${index}`, { get: { operationId: `o${index}`, responses: {} } }]),
      ),
    }),
  "an enum of 100,000": () => document({ paths: operation({ enum: repeat(100_000, (index) => index) }) }),
  "a description of 900,000 characters": () =>
    document({ paths: { "/a": { get: { operationId: "a", description: "[1](".repeat(225_000), responses: {} } } } }),
  "nested 50,000 deep": () => `{"openapi":"3.1.0","paths":${'{"a":'.repeat(50_000)}1${"}".repeat(50_000)}}`,
  "aliases of YAML": () => yamlAliases(9),
  "229 kB of YAML": () =>
    `openapi: 3.1.0\ninfo: {title: a, version: "1"}\npaths:\n${repeat(6_000, (index) => `  /p${index}: {get: {responses: {}}}\n`).join("")}`,
  "a YAML flow of brackets": () => `openapi: 3.1.0\npaths: ${"[".repeat(100_000)}`,
  "YAML of one long key": () => `? ${"a".repeat(500_000)}\n: ${"- ".repeat(100_000)}`,
};

const schemaBombs: unknown[] = [
  { type: "string", pattern: "^(a+)+$" },
  { type: "string", pattern: "(x*)*y" },
  { enum: repeat(5_000, (index) => ({ a: index })) },
  { allOf: repeat(1_000, () => ({ anyOf: repeat(20, (index) => ({ const: index })) })) },
  { type: "array", uniqueItems: true, items: { anyOf: repeat(100, (index) => ({ const: index })) } },
];

export const openApiBombs: ScriptedAttack = {
  name: "documents that grow when they are read",
  settings: (outsideHost) => ({ PARLEY_OUTBOUND_ALLOW: outsideHost }),
  async run(victim, outside) {
    const { client } = await signUp(victim.client);
    for (const [index, [name, make]] of Object.entries(bombs).entries()) {
      const body = make();
      outside.answer(/YAML/.test(name) ? "application/yaml" : "application/json", body);
      const toolbox = { kind: "openapi", name: `bomb-${index}`, url: outside.url };
      const { status, text } = await client.post("/api/toolboxes", toolbox);
      assert.ok(status < 500 || status === 502, `${name}: ${status} ${text.slice(0, 300)}`);
    }
    for (const schema of schemaBombs) {
      const source = { name: "bomb", schemas: { user_message: schema } };
      const made = await client.post("/api/webhook/sources", source);
      assert.ok(made.status < 500, `a schema for webhooks: ${made.status} ${made.text.slice(0, 300)}`);
    }
  },
};
