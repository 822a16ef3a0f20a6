import { ToolboxTooLarge } from "./toolbox.ts";

export type Json = Record<string, unknown>;

export function isObject(value: unknown): value is Json {
  return value !== null && typeof value === "object" && !Array.isArray(value);
}

/**
 * A document that is being read. `stepsLeft` is one budget for all of its tools: references to
 * references can make a huge schema out of a small document.
 */
export type DocumentReading = { document: Json; stepsLeft: number };

const maxSteps = 200_000;
/** Nobody writes a longer path to a schema. */
const maxReferenceLength = 500;

export function startReading(document: Json): DocumentReading {
  return { document, stepsLeft: maxSteps };
}

/** Counts a value that is visited. @throws ToolboxTooLarge */
export function spendStep(reading: DocumentReading): void {
  if (--reading.stepsLeft < 0) {
    throw new ToolboxTooLarge(
      `The document's schemas have more than ${maxSteps} values with their references replaced.`,
    );
  }
}

/**
 * Follows a `$ref` within the document. A reference to another document becomes an empty schema,
 * because following it would send a request to another address.
 */
export function resolveReference(reading: DocumentReading, value: unknown): unknown {
  spendStep(reading);
  if (!isObject(value) || typeof value.$ref !== "string") return value;
  if (!value.$ref.startsWith("#/") || value.$ref.length > maxReferenceLength) return {};
  let found: unknown = reading.document;
  for (const part of value.$ref.slice(2).split("/")) {
    const name = part.replaceAll("~1", "/").replaceAll("~0", "~");
    found = isObject(found) && Object.hasOwn(found, name) ? found[name] : undefined;
  }
  return found;
}

const maxDepth = 8;

/** The characters that the schemas of one tool may still have. */
export type SchemaRoom = { charactersLeft: number };

/**
 * The schema with every reference replaced by what it names, down to a depth that models can read.
 * Once the room is used up, the rest is left out: `limitSchema` replaces such a schema.
 */
export function expandReferences(reading: DocumentReading, schema: unknown, room: SchemaRoom): unknown {
  const expand = (value: unknown, depth: number): unknown => {
    room.charactersLeft -= 1;
    if (typeof value === "string") room.charactersLeft -= value.length;
    if (room.charactersLeft < 0) return {};
    if (!isObject(value) && !Array.isArray(value)) return value;
    const found = resolveReference(reading, value);
    if (depth > maxDepth) return {};
    if (Array.isArray(found)) return within(found).map((each) => expand(each, depth + 1));
    if (!isObject(found)) return found ?? {};
    const members: Json = {};
    for (const name of within(Object.keys(found))) {
      room.charactersLeft -= name.length;
      members[name] = expand(found[name], depth + 1);
    }
    return members;
  };
  const within = <Item>(items: Item[]) => items.slice(0, Math.max(0, room.charactersLeft) + 1);
  return expand(schema ?? {}, 0);
}
