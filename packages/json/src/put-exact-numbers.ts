import { ExactNumber } from "./exact-number.ts";
import { isObject } from "./is-object.ts";

type Schema = {
  type?: unknown;
  const?: unknown;
  enum?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  not?: unknown;
  $ref?: unknown;
  items?: Schema;
  properties?: Record<string, Schema>;
  patternProperties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  minimum?: unknown;
  maximum?: unknown;
};

const open: Schema = {};

/**
 * Puts the exact numbers of what was sent into the value that a schema has accepted with doubles in
 * their places: where the schema leaves open what stands there. A handler that asked for a number
 * gets a double.
 */
export function putExactNumbers(schema: object, sent: unknown, accepted: unknown): unknown {
  return put([schema as Schema], sent, accepted);
}

function put(schemas: readonly Schema[], sent: unknown, accepted: unknown): unknown {
  const possible = schemas.flatMap((schema) => branchesOf(schema, sent));
  if (sent instanceof ExactNumber) {
    return possible.some(isOpen) ? sent : accepted;
  }
  if (Array.isArray(sent) && Array.isArray(accepted)) {
    const items = possible.flatMap((each) => (isOpen(each) ? open : each.type === "array" ? (each.items ?? open) : []));
    for (const [index, item] of sent.entries()) accepted[index] = put(items, item, accepted[index]);
  } else if (isObject(sent) && isObject(accepted)) {
    for (const [name, member] of Object.entries(sent)) {
      // A member that the schema has no place for may be gone.
      if (!Object.hasOwn(accepted, name)) continue;
      const members = possible.flatMap((each) => (isOpen(each) ? open : memberSchemas(each, name)));
      accepted[name] = put(members, member, accepted[name]);
    }
  }
  return accepted;
}

/** Gives the schemas that a value may be meant for: of a union, those whose constants it has. */
function branchesOf(schema: Schema, sent: unknown): Schema[] {
  const { anyOf, oneOf, allOf } = schema;
  const branches = [...(anyOf ?? []), ...(oneOf ?? []), ...(allOf ?? [])];
  if (branches.length === 0) return [schema];
  const inner = branches.filter((each) => !contradicts(each, sent)).flatMap((each) => branchesOf(each, sent));
  return schema.properties === undefined ? inner : [{ ...schema, anyOf: [] }, ...inner];
}

function contradicts({ properties }: Schema, sent: unknown): boolean {
  if (properties === undefined || !isObject(sent)) return false;
  return Object.entries(properties).some(
    ([name, member]) => member.const !== undefined && Object.hasOwn(sent, name) && sent[name] !== member.const,
  );
}

function isOpen(schema: Schema): boolean {
  const { type, const: constant, enum: values, anyOf, not, $ref, properties } = schema;
  return [type, constant, values, anyOf, not, $ref, properties].every((each) => each === undefined);
}

/** Members with names of the sender's own are kept and not counted with, unless a number has bounds. */
function orOpen(schema: Schema): Schema {
  const { type, minimum, maximum } = schema;
  return type === "number" && minimum === undefined && maximum === undefined ? open : schema;
}

function memberSchemas(schema: Schema, name: string): Schema[] {
  const { properties = {}, patternProperties = {}, additionalProperties = open } = schema;
  if (Object.hasOwn(properties, name)) return [properties[name]!];
  const fitting = Object.entries(patternProperties).filter(([pattern]) => new RegExp(pattern, "u").test(name));
  if (fitting.length > 0) return fitting.flatMap(([, each]) => (each.anyOf ?? [each]).map(orOpen));
  if (schema.type !== "object" || additionalProperties === false) return [];
  return [additionalProperties === true ? open : additionalProperties];
}
