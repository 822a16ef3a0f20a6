import { isObject, type Json } from "../schemas/document-reading.ts";
import { ToolboxFailed, ToolboxTooLarge, type ToolParameter } from "../toolbox.ts";
import { isJsonType } from "./is-media-type.ts";
import { readValueFormat } from "./read-value-format.ts";

type ReadParameter = { parameter: ToolParameter; schema: unknown; isRequired: boolean; description: unknown };

const maxNameLength = 200;
/** Vendors of models allow these names of an input's members. */
const maxKeyLength = 64;

/** By the specification these are no parameters, and the others belong to the transport. */
const foreignHeaders =
  /^(?:accept|content-type|authorization|host|connection|keep-alive|content-length|transfer-encoding|te|trailer|upgrade|expect|cookie|user-agent|proxy-.*)$/i;

/**
 * Reads the parameters that a model fills in. A header that the workspace entered for the toolbox is not
 * one of them: a model must not choose a credential.
 * @param ownHeaders the names of the toolbox's headers, in lower case
 * @throws ToolboxFailed, ToolboxTooLarge
 */
export function readParameters(
  listed: readonly Json[],
  path: string,
  ownHeaders: readonly string[],
  reservedKeys: readonly string[],
): ReadParameter[] {
  const inPath = new Set([...path.matchAll(/\{([^{}]+)\}/g)].map(([, name]) => name!));
  const declared = listed.filter((each) => each.in === "path").map((each) => each.name);
  const missing = [...inPath].filter((name) => !declared.includes(name));
  const implied = missing.map((name): Json => ({ name, in: "path", schema: { type: "string" } }));
  const keys = new Set(reservedKeys);
  return [...listed, ...implied].flatMap((each) => {
    const name = each.name as string;
    if (name.length > maxNameLength) {
      throw new ToolboxTooLarge(`A parameter has a name of more than ${maxNameLength} characters.`);
    }
    const place = placeOf(each);
    if (place === undefined || (place === "path" && !inPath.has(name))) return [];
    if (place === "header" && (foreignHeaders.test(name) || ownHeaders.includes(name.toLowerCase()))) return [];
    if (place === "header" && !/^[\w!#$%&'*+.^`|~-]+$/.test(name)) return [];
    if (place === "cookie" && (ownHeaders.includes("cookie") || !/^[\w!#$%&'*+.^`|~-]+$/.test(name))) return [];
    return readParameter(each, place, keys);
  });
}

function placeOf({ in: place, required }: Json): ToolParameter["in"] | undefined {
  if (place === "path" || place === "query" || place === "header" || place === "cookie") return place;
  if (required === true) throw new ToolboxFailed("It has a required parameter at a place that Parley does not know.");
  return undefined;
}

function readParameter(written: Json, place: ToolParameter["in"], keys: Set<string>): ReadParameter[] {
  const name = written.name as string;
  const isRequired = written.required === true || place === "path";
  const content = isObject(written.content) ? Object.entries(written.content)[0] : undefined;
  const [type, described] = content ?? [];
  const isJson = type !== undefined && isJsonType(type);
  if (type !== undefined && !isJson && !/^text\//i.test(type)) {
    if (!isRequired) return [];
    throw new ToolboxFailed(`Its parameter ${name} is written as ${type.slice(0, 100)}. Parley writes JSON and text.`);
  }
  const key = keyOf(name, place, keys);
  keys.add(key);
  const format = isJson ? { isJson } : readValueFormat(place, written);
  return [
    {
      parameter: { name, in: place, ...(key !== name && { key }), ...format },
      schema: isObject(described) ? described.schema : written.schema,
      isRequired,
      description: written.description,
    },
  ];
}

/** Gives the name that a model uses: `expand[]` becomes `expand`, a second `id` becomes `id_query`. */
function keyOf(name: string, place: string, taken: ReadonlySet<string>): string {
  const plain = name.replaceAll(/[^A-Za-z0-9_.-]+/g, "_").replaceAll(/^_+|_+$/g, "") || place;
  const named = name.length <= maxKeyLength && /^[A-Za-z0-9_.-]+$/.test(name) ? name : plain.slice(0, maxKeyLength);
  if (!taken.has(named)) return named;
  const byPlace = `${named.slice(0, maxKeyLength - 10)}_${place}`;
  for (let count = 1; ; count++) {
    const key = count === 1 ? byPlace : `${byPlace}${count}`;
    if (!taken.has(key)) return key;
  }
}
