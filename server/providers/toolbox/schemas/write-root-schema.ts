import { type DocumentReading, isObject, type Json } from "./document-reading.ts";
import { type SchemaRoom, writeModelSchema } from "./write-model-schema.ts";

/**
 * The schema of a tool's whole input. Vendors ask for an object there, without a choice between
 * schemas: the members of all choices are offered together.
 */
export function writeRootSchema(reading: DocumentReading, schema: unknown, room: SchemaRoom): Json {
  const { description, properties, required, additionalProperties, anyOf } = writeModelSchema(reading, schema, room);
  const choices = Array.isArray(anyOf) ? anyOf : [];
  const offered = [...choices.map((choice: Json) => choice.properties), properties].filter(isObject);
  return {
    type: "object",
    ...(description !== undefined && { description }),
    properties: Object.fromEntries(offered.flatMap((each) => Object.entries(each))),
    ...(required !== undefined && { required }),
    ...(additionalProperties !== undefined && choices.length === 0 && { additionalProperties }),
  };
}
