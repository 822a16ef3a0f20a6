import { isObject, type Json } from "@parley/json";
import { ToolboxTooLarge } from "../toolbox.ts";

export { isObject, type Json };

/**
 * A document that is being read. `stepsLeft` is one budget for all of its tools: references to
 * references can make a huge schema out of a small document.
 */
export type DocumentReading = { document: Json; stepsLeft: number };

const maxSteps = 1_000_000;
/** Nobody writes a longer path to a schema. */
const maxReferenceLength = 500;
const maxHops = 20;

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
 * Finds what a `$ref` within the document names. It gives undefined for a reference to another
 * document, because following it would send a request to another address.
 */
export function findReferenced(reading: DocumentReading, reference: string): unknown {
  spendStep(reading);
  if (reference === "#") return reading.document;
  if (!reference.startsWith("#/") || reference.length > maxReferenceLength) return undefined;
  let found: unknown = reading.document;
  for (const part of reference.slice(2).split("/")) {
    const name = decode(part).replaceAll("~1", "/").replaceAll("~0", "~");
    const isThere = typeof found === "object" && found !== null && Object.hasOwn(found, name);
    found = isThere ? (found as Json)[name] : undefined;
  }
  return found;
}

/** Gives a part of the document, for instance a parameter, with its references followed. */
export function resolveReference(reading: DocumentReading, value: unknown): unknown {
  let found = value;
  for (let hop = 0; hop < maxHops && isObject(found) && typeof found.$ref === "string"; hop++) {
    found = findReferenced(reading, found.$ref);
  }
  return found;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
