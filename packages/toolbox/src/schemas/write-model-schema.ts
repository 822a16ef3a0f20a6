import { limitText } from "../tool-limits.ts";
import { type DocumentReading, isObject, type Json } from "./document-reading.ts";
import { type FlatSchema, flattenSchema } from "./flatten-schema.ts";
import { keepConstraints } from "./keep-constraints.ts";
import { isNullable, readTypes } from "./read-types.ts";

/** The room limits how much of a schema is written. */
export type SchemaRoom = {
  /** Levels of schemas within schemas. */
  maxDepth: number;
  /** One description has at most so many characters. */
  descriptionCharacters: number;
  /** All schemas that are written with this room share so many characters. */
  charactersLeft: number;
};

/** The schema is larger than its room. Write it with fewer levels. */
export class RoomUsedUp extends Error {
  override name = "RoomUsedUp";
}

type Writing = { reading: DocumentReading; room: SchemaRoom };

/**
 * Writes a schema of OpenAPI 2 to 3.1, or of an MCP server, as the JSON Schema that models get. It is
 * valid by draft 7 and by 2020-12, says the same or less, and has none of what vendors refuse:
 * references, `allOf`, lists without `items`, required members that are not described. What is only
 * read, and not sent, is left out.
 * @throws RoomUsedUp, ToolboxTooLarge
 */
export function writeModelSchema(reading: DocumentReading, schema: unknown, room: SchemaRoom): Json {
  return write({ reading, room }, schema, 0, []);
}

function write(writing: Writing, schema: unknown, depth: number, path: readonly string[]): Json {
  if (schema === false) return { not: {} };
  if (!isObject(schema)) return {};
  return writeFlat(writing, flattenSchema(writing.reading, schema, path), depth);
}

function writeFlat(writing: Writing, flat: FlatSchema, depth: number): Json {
  const { members } = flat;
  const types = readTypes(members);
  const isCut = depth >= writing.room.maxDepth || flat.again !== undefined;
  const written = {
    ...(types.length > 0 && { type: types.length === 1 ? types[0] : types }),
    ...writeWords(writing, flat.again === undefined ? members : { description: `The same again: ${flat.again}.` }),
    ...keepConstraints(members),
    ...(types.includes("array") && { items: isCut ? {} : writeItems(writing, members, depth, flat.path) }),
    ...(types.includes("object") && !isCut && writeProperties(writing, members, depth, flat.path)),
    ...(isCut ? {} : writeChoices(writing, members, depth, flat.path)),
  };
  take(writing.room, written);
  return written;
}

/** Counts what was written at this level: names, texts and lists of values. */
function take(room: SchemaRoom, written: Json): void {
  for (const [name, value] of Object.entries(written)) {
    const isCounted = isObject(value) || name === "anyOf";
    room.charactersLeft -= name.length + 6 + (isCounted ? 0 : JSON.stringify(value).length);
  }
  room.charactersLeft -= 2;
  if (room.charactersLeft < 0) throw new RoomUsedUp();
}

function writeWords({ room }: Writing, { title, description }: Json): Json {
  const words = typeof description === "string" && description.trim() !== "" ? description : title;
  if (typeof words !== "string" || words.trim() === "" || room.descriptionCharacters === 0) return {};
  return { description: limitText(words.trim(), room.descriptionCharacters) };
}

/** A list with an own schema for each place becomes one whose items may be any of them. */
function writeItems(writing: Writing, { items, prefixItems }: Json, depth: number, path: readonly string[]): Json {
  const places = [prefixItems, items].find(Array.isArray) as unknown[] | undefined;
  if (places === undefined) return write(writing, items, depth + 1, path);
  const anyOf = places.map((each) => write(writing, each, depth + 1, path));
  return anyOf.length === 0 || anyOf.some(isOpen) ? {} : { anyOf };
}

function writeProperties(writing: Writing, members: Json, depth: number, path: readonly string[]): Json {
  const properties = new Map<string, Json>();
  for (const [name, schema] of Object.entries(isObject(members.properties) ? members.properties : {})) {
    const flat = isObject(schema) ? flattenSchema(writing.reading, schema, path) : undefined;
    // A property that can only be read is not sent, so the model does not learn of it.
    if (flat?.members.readOnly === true) continue;
    writing.room.charactersLeft -= name.length + 4;
    properties.set(
      name,
      flat === undefined ? write(writing, schema, depth + 1, path) : writeFlat(writing, flat, depth + 1),
    );
  }
  const names = Array.isArray(members.required) ? members.required : [];
  const required = [...new Set(names)].filter((name) => properties.has(name));
  return {
    ...(properties.size > 0 && { properties: Object.fromEntries(properties) }),
    ...(required.length > 0 && { required }),
    ...writeAdditional(writing, members, depth, path),
  };
}

function writeAdditional(writing: Writing, members: Json, depth: number, path: readonly string[]): Json {
  const { additionalProperties, patternProperties } = members;
  // The names that the pattern allows would be refused, too.
  if (additionalProperties === false) return patternProperties === undefined ? { additionalProperties } : {};
  if (!isObject(additionalProperties)) return {};
  return { additionalProperties: write(writing, additionalProperties, depth + 1, path) };
}

/**
 * `oneOf` becomes `anyOf`: of schemas that say less than the document, two may accept one value.
 */
function writeChoices(writing: Writing, members: Json, depth: number, path: readonly string[]): Json {
  const choices = [members.anyOf, members.oneOf].find((each) => Array.isArray(each) && each.length > 0);
  if (choices === undefined) return {};
  const anyOf = (choices as unknown[]).map((choice) =>
    mark(members.discriminator, choice, write(writing, choice, depth + 1, path)),
  );
  if (isNullable(members) && !anyOf.some(({ type }) => type === "null")) anyOf.push({ type: "null" });
  return anyOf.some(isOpen) ? {} : { anyOf };
}

function isOpen(schema: Json): boolean {
  return Object.keys(schema).every((name) => name === "description");
}

/** Says in a choice which value of the discriminating member stands for it. */
function mark(discriminator: unknown, choice: unknown, written: Json): Json {
  if (!isObject(discriminator) || typeof discriminator.propertyName !== "string") return written;
  if (!isObject(choice) || typeof choice.$ref !== "string" || written.type !== "object") return written;
  const reference = choice.$ref;
  const name = reference.slice(reference.lastIndexOf("/") + 1);
  const mapping = isObject(discriminator.mapping) ? discriminator.mapping : {};
  const mapped = Object.entries(mapping).flatMap(([value, to]) => (to === reference || to === name ? [value] : []));
  const { propertyName } = discriminator;
  const properties = isObject(written.properties) ? written.properties : {};
  const required = Array.isArray(written.required) ? written.required : [];
  return {
    ...written,
    properties: { ...properties, [propertyName]: { type: "string", ...oneValue(mapped, name) } },
    required: [...new Set([...required, propertyName])],
  };
}

/** Several values may stand for one choice. */
function oneValue(mapped: readonly string[], name: string): Json {
  return mapped.length > 1 ? { enum: mapped } : { const: mapped[0] ?? name };
}
