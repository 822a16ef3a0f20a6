import { type DocumentReading, isObject, type Json, resolveReference } from "../schemas/document-reading.ts";
import { ToolboxFailed, ToolboxTooLarge } from "../toolbox.ts";
import { placeOf } from "./list-credentials.ts";

const maxParameters = 200;

/**
 * Lists the parameters of an operation, with their references followed. One of the operation replaces the
 * path's of the same name and place.
 * @throws ToolboxFailed, ToolboxTooLarge
 */
export function listParameters(reading: DocumentReading, item: Json, operation: Json): Json[] {
  const lists = [item.parameters, operation.parameters].map((list) => (Array.isArray(list) ? list : []));
  if (lists.reduce((sum, list) => sum + list.length, 0) > maxParameters) {
    throw new ToolboxTooLarge(`It has more than ${maxParameters} parameters.`);
  }
  const found = new Map<string, Json>();
  for (const written of lists.flat()) {
    const parameter = resolveReference(reading, written);
    if (!isObject(parameter) || typeof parameter.name !== "string") {
      if (isObject(written) && written.$ref !== undefined) {
        throw new ToolboxFailed("It has a parameter that is not in this document.");
      }
      continue;
    }
    found.set(placeOf(parameter), parameter);
  }
  return [...found.values()];
}
