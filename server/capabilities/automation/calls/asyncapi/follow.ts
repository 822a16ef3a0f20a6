import { isObject, type Json, readPointer } from "@parley/json";

const maxHops = 20;

/** Gives a part of a document with its references within the document followed. Others are undefined. */
export function follow(document: Json, part: unknown): unknown {
  let found = part;
  for (let hop = 0; hop < maxHops && isObject(found) && typeof found.$ref === "string"; hop++) {
    found = lookUp(document, found.$ref);
  }
  return found;
}

function lookUp(document: Json, reference: string): unknown {
  if (!reference.startsWith("#/")) return undefined;
  let found: unknown = document;
  for (const name of readPointer(reference.slice(1))) {
    found = isObject(found) && Object.hasOwn(found, name) ? found[name] : undefined;
  }
  return found;
}
