import type { Member, Shape } from "../api.ts";

/** The part of JSON Schema that the OpenAPI document uses. */
export type Schema = {
  $ref?: string;
  type?: string | string[];
  format?: string;
  description?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  not?: Schema;
  items?: Schema;
  examples?: unknown[];
  minimum?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  patternProperties?: Record<string, Schema>;
};

/**
 * Reads a JSON Schema as a shape. The server checks what shapes do not say, such as lengths.
 * @example
 * readShape({ enum: ["a", "b"] }); // { kind: "choice", values: ["a", "b"] }
 */
export function readShape(schema: Schema): Shape {
  if (schema.$ref !== undefined) return { kind: "named", name: schema.$ref.slice(schema.$ref.lastIndexOf("/") + 1) };
  if (schema.not !== undefined && Object.keys(schema.not).length === 0) return { kind: "nothing" };
  if (schema.const !== undefined) return { kind: "choice", values: [schema.const] };
  if (schema.enum !== undefined) return { kind: "choice", values: schema.enum };
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (alternatives !== undefined) return readEither(alternatives);
  if (schema.allOf !== undefined) return { kind: "all", shapes: schema.allOf.map(readShape) };
  if (Array.isArray(schema.type)) return readEither(schema.type.map((type) => ({ ...schema, type })));
  switch (schema.type) {
    case "string":
      return readText(schema);
    case "boolean":
    case "null":
      return { kind: schema.type };
    case "integer":
    case "number": {
      const least = schema.minimum === undefined ? {} : { least: schema.minimum };
      return { kind: "number", isInteger: schema.type === "integer", ...least };
    }
    case "array":
      return { kind: "list", item: readShape(schema.items ?? {}) };
    case "object":
      return readRecord(schema);
    default:
      return { kind: "anything" };
  }
}

function readText({ format, examples }: Schema): Shape {
  if (format === "binary") return { kind: "text", isBinary: true };
  if (format === "date-time") return { kind: "text", isTime: true };
  const example = examples?.find((each) => typeof each === "string");
  return typeof example === "string" ? { kind: "text", example } : { kind: "text" };
}

/** Constants of one member make a tagged union, and several constants make a choice. */
function readEither(alternatives: Schema[]): Shape {
  const shapes = alternatives.map(readShape);
  if (shapes.every((shape) => shape.kind === "choice"))
    return { kind: "choice", values: shapes.flatMap((shape) => shape.values) };
  const tag = findTag(shapes);
  return { kind: "either", shapes, ...(tag === undefined ? {} : { tag }) };
}

/** Finds the member that has one value of its own in each of the shapes. */
function findTag(shapes: Shape[]): string | undefined {
  const [first] = shapes;
  if (first?.kind !== "record" || shapes.length < 2) return undefined;
  return first.members.map(({ name }) => name).find((name) => isTag(shapes, name));
}

function isTag(shapes: Shape[], name: string): boolean {
  const values = shapes.map((shape) => tagValue(shape, name));
  return !values.includes(undefined) && new Set(values).size === values.length;
}

/** Gives the only text that a required member of a record can have. */
export function tagValue(shape: Shape, name: string): string | undefined {
  if (shape.kind !== "record") return undefined;
  const member = shape.members.find((each) => each.name === name && each.isRequired)?.shape;
  const value = member?.kind === "choice" && member.values.length === 1 ? member.values[0] : undefined;
  return typeof value === "string" ? value : undefined;
}

function readRecord(schema: Schema): Shape {
  const required = new Set(schema.required);
  const members = Object.entries(schema.properties ?? {}).map(
    ([name, member]): Member => ({
      name,
      isRequired: required.has(name),
      description: member.description ?? "",
      shape: readShape(member),
    }),
  );
  const further = readFurther(schema);
  return { kind: "record", members, ...(further === undefined ? {} : { further }) };
}

/** The shape of members that the schema does not name. Undefined when there are none. */
function readFurther({ patternProperties, additionalProperties, properties }: Schema): Shape | undefined {
  const patterns = Object.values(patternProperties ?? {});
  if (patterns.length > 0) return patterns.length === 1 ? readShape(patterns[0]!) : readEither(patterns);
  if (typeof additionalProperties === "object") return readShape(additionalProperties);
  return additionalProperties === true || properties === undefined ? { kind: "anything" } : undefined;
}
