/** The part of JSON Schema that the OpenAPI document uses. */
export type Schema = {
  $ref?: string;
  type?: string | string[];
  description?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  not?: Schema;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  patternProperties?: Record<string, Schema>;
};

/**
 * A JSON Schema as a TypeScript type. The server checks what types cannot express, such as lengths.
 * @example
 * writeSchemaType({ anyOf: [{ type: "string" }, { type: "null" }] }); // "string | null"
 */
export function writeSchemaType(schema: Schema, indent = ""): string {
  if (schema.$ref !== undefined) return schema.$ref.slice(schema.$ref.lastIndexOf("/") + 1);
  if (schema.not !== undefined && Object.keys(schema.not).length === 0) return "never";
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum !== undefined) return join(schema.enum.map((value) => JSON.stringify(value)));
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (alternatives !== undefined) return join(alternatives.map((one) => writeSchemaType(one, indent)));
  if (schema.allOf !== undefined) return schema.allOf.map((one) => `(${writeSchemaType(one, indent)})`).join(" & ");
  if (Array.isArray(schema.type)) return join(schema.type.map((type) => writeSchemaType({ ...schema, type }, indent)));
  switch (schema.type) {
    case "string":
    case "boolean":
    case "null":
      return schema.type;
    case "integer":
    case "number":
      return "number";
    case "array":
      return `Array<${writeSchemaType(schema.items ?? {}, indent)}>`;
    case "object":
      return writeObjectType(schema, indent);
    default:
      return "unknown";
  }
}

function writeObjectType(schema: Schema, indent: string): string {
  const inner = `${indent}  `;
  const required = new Set(schema.required);
  const members = Object.entries(schema.properties ?? {}).map(([name, member]) => {
    const type = writeSchemaType(member, inner);
    return writeMember({ name, isRequired: required.has(name), type, description: member.description }, inner);
  });
  const further = furtherMembers(schema, inner);
  if (further !== undefined) members.push(`${inner}[name: string]: ${further};\n`);
  return writeBlock(members, indent);
}

/** The type of members that the schema does not name. Undefined when there are none. */
function furtherMembers(schema: Schema, indent: string): string | undefined {
  const patterns = Object.values(schema.patternProperties ?? {});
  if (patterns.length > 0) return join(patterns.map((pattern) => writeSchemaType(pattern, indent)));
  const { additionalProperties } = schema;
  if (typeof additionalProperties === "object") return writeSchemaType(additionalProperties, indent);
  return additionalProperties === true || schema.properties === undefined ? "unknown" : undefined;
}

export type Member = { name: string; isRequired: boolean; type: string; description?: string | undefined };

/** A member on lines of its own. */
export function writeMember({ name, isRequired, type, description }: Member, indent: string): string {
  const written = /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);
  return `${writeComment(description, indent)}${indent}${written}${isRequired ? "" : "?"}: ${type};\n`;
}

/** Members between braces. */
export function writeBlock(members: readonly string[], indent: string): string {
  return members.length === 0 ? "{}" : `{\n${members.join("")}${indent}}`;
}

/** A comment on a line of its own. Empty without a text. */
export function writeComment(text: string | undefined, indent: string): string {
  if (text === undefined || text === "") return "";
  return `${indent}/** ${text.replace(/\s*\n\s*/g, " ").replaceAll("*/", "*\\/")} */\n`;
}

/** A union without repetitions. */
function join(types: readonly string[]): string {
  return [...new Set(types)].join(" | ");
}
