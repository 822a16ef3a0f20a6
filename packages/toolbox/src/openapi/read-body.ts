import { type DocumentReading, isObject, resolveReference } from "../schemas/document-reading.ts";
import { flattenSchema } from "../schemas/flatten-schema.ts";
import { type ToolBody, ToolboxFailed, type ValueFormat } from "../toolbox.ts";
import { isJsonType, isMediaType } from "./is-media-type.ts";
import { readValueFormat } from "./read-value-format.ts";

type ReadBody = { body: ToolBody; schema: unknown; isRequired: boolean; description: unknown };

/** The first kind of body that is offered, in the order of what models write best. */
const kinds: { kind: ToolBody["kind"]; isOf: (type: string) => boolean }[] = [
  { kind: "json", isOf: isJsonType },
  { kind: "form", isOf: (type) => /^application\/x-www-form-urlencoded\b/i.test(type) },
  { kind: "multipart", isOf: (type) => /^multipart\/form-data\b/i.test(type) },
  { kind: "text", isOf: (type) => /^text\/(?!xml\b|\*)/i.test(type) },
  { kind: "json", isOf: (type) => /^(?:\*|application|text)\/\*/.test(type) },
];

/**
 * Reads how the body of a request is sent, and the schema of what a model writes.
 * @throws ToolboxFailed for one that cannot be sent
 */
export function readBody(reading: DocumentReading, written: unknown): ReadBody | undefined {
  if (written === undefined) return undefined;
  const requestBody = resolveReference(reading, written);
  if (!isObject(requestBody)) throw new ToolboxFailed("Its body is described outside of this document.");
  const content = isObject(requestBody.content) ? requestBody.content : {};
  const types = Object.keys(content).filter(isMediaType);
  if (types.length === 0) return undefined;
  const { kind, type } = chooseType(types);
  const described = isObject(content[type]) ? content[type] : {};
  const { required, description } = requestBody;
  const body: ToolBody = { kind, mediaType: type.includes("*") ? "application/json" : type };
  const read = { schema: described.schema, isRequired: required === true, description };
  if (kind === "json" || kind === "text") return { ...read, body };
  return readForm(reading, { ...read, body }, described.encoding);
}

function chooseType(types: readonly string[]): { kind: ToolBody["kind"]; type: string } {
  for (const { kind, isOf } of kinds) {
    const type = types.find(isOf);
    if (type !== undefined) return { kind, type };
  }
  const named = types.slice(0, 3).join(", ").slice(0, 200);
  throw new ToolboxFailed(`Its body is ${named}. Parley sends JSON, forms and text.`);
}

/** Reads the fields of a form. A file, which no model can write, is left out where it may be. */
function readForm(reading: DocumentReading, form: ReadBody, encoding: unknown): ReadBody | undefined {
  const schema = isObject(form.schema) ? flattenSchema(reading, form.schema, []).members : {};
  const properties = Object.entries(isObject(schema.properties) ? schema.properties : {});
  if (properties.length === 0 && !isObject(schema.additionalProperties)) return undefined;
  const files = properties.filter(([, field]) => isFile(reading, field)).map(([name]) => name);
  const required = Array.isArray(schema.required) ? schema.required : [];
  const needed =
    files.find((name) => required.includes(name)) ?? (files.length === properties.length ? files[0] : undefined);
  if (needed !== undefined) {
    throw new ToolboxFailed(`It takes a file (${needed.slice(0, 100)}), and an assistant has none to send.`);
  }
  const fields = properties.filter(([name]) => !files.includes(name));
  const formats = fields.flatMap(([name]): [string, ValueFormat][] => {
    const format = isObject(encoding) && Object.hasOwn(encoding, name) ? readEncoding(encoding[name]) : {};
    return Object.keys(format).length > 0 ? [[name, format]] : [];
  });
  return {
    ...form,
    schema: { ...schema, type: "object", properties: Object.fromEntries(fields) },
    body: { ...form.body, ...(formats.length > 0 && { formats: Object.fromEntries(formats) }) },
  };
}

function readEncoding(encoding: unknown): ValueFormat {
  if (!isObject(encoding)) return {};
  const isJson = typeof encoding.contentType === "string" && isJsonType(encoding.contentType);
  const format = readValueFormat("query", encoding);
  return isJson && format.style === undefined ? { isJson } : format;
}

function isFile(reading: DocumentReading, field: unknown): boolean {
  if (!isObject(field)) return false;
  const { type, format, items, contentMediaType, contentEncoding } = flattenSchema(reading, field, []).members;
  if (type === "file" || format === "binary") return true;
  if (type === "array") return isFile(reading, items);
  return typeof contentMediaType === "string" && !isJsonType(contentMediaType) && contentEncoding === undefined;
}
