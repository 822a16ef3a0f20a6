import { toolLimits } from "../tool-limits.ts";
import type { Json } from "./document-reading.ts";
import { RoomUsedUp, type SchemaRoom } from "./write-model-schema.ts";

/** From all that a model can read to the names alone. */
const sizes = [
  { maxDepth: 8, descriptionCharacters: toolLimits.descriptionCharacters },
  { maxDepth: 4, descriptionCharacters: 200 },
  { maxDepth: 2, descriptionCharacters: 80 },
  { maxDepth: 1, descriptionCharacters: 40 },
  { maxDepth: 0, descriptionCharacters: 0 },
];

/**
 * The schema of a tool's input that a model can read: of a large one, the deepest levels are left
 * out. One that has no end of names becomes a schema of any object.
 */
export function fitSchema(write: (room: SchemaRoom) => Json): Json {
  for (const size of sizes) {
    const schema = writeWithin(write, { ...size, charactersLeft: toolLimits.schemaBytes });
    if (schema !== undefined && JSON.stringify(schema).length <= toolLimits.schemaBytes) return schema;
  }
  return { type: "object", properties: {} };
}

function writeWithin(write: (room: SchemaRoom) => Json, room: SchemaRoom): Json | undefined {
  try {
    return write(room);
  } catch (error) {
    if (error instanceof RoomUsedUp) return undefined;
    throw error;
  }
}
