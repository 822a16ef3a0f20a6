import { type DocumentReading, isObject, type Json } from "./document-reading.ts";
import { type SchemaRoom, writeModelSchema } from "./write-model-schema.ts";

/**
 * Writes the schema of a tool's whole input. Vendors ask for an object there, without a choice between
 * schemas: the members of all choices are offered together, each in the forms of all choices.
 */
export function writeRootSchema(reading: DocumentReading, schema: unknown, room: SchemaRoom): Json {
  const {
    description,
    properties,
    required,
    additionalProperties,
    anyOf: written,
  } = writeModelSchema(reading, schema, room);
  const choices = Array.isArray(written) ? written : [];
  const own = isObject(properties) ? properties : {};
  const offered = new Map<string, unknown[]>();
  for (const [name, form] of choices.flatMap(({ properties: each }: Json) =>
    Object.entries(isObject(each) ? each : {}),
  )) {
    offered.set(name, [...(offered.get(name) ?? []), form]);
  }
  return {
    type: "object",
    ...(description !== undefined && { description }),
    properties: { ...Object.fromEntries([...offered].map(([name, forms]) => [name, anyOfForms(forms)])), ...own },
    ...(required !== undefined && { required }),
    ...(additionalProperties !== undefined && choices.length === 0 && { additionalProperties }),
  };
}

/**
 * Lets a property take any of the forms that the choices give it: a value that one choice asks for
 * may not be refused because another one asks for something else.
 */
function anyOfForms(forms: readonly unknown[]): unknown {
  const [first, ...others] = new Map(forms.map((form) => [JSON.stringify(form), form])).values();
  return others.length === 0 ? first : { anyOf: [first, ...others] };
}
