import { isObject } from "@parley/json";
import { faultyCall } from "../call.ts";
import { mediaTypeOf } from "./media-type.ts";
import { writeFields, writeMultipart } from "./write-fields.ts";

/**
 * Writes the body as the content type says: JSON when there is none. A text that is already an object or a
 * list in JSON stays as it is.
 */
export function writeBody(value: unknown, contentType: string | undefined): { type?: string; text?: string } {
  if (value === undefined || value === null) return {};
  const type = contentType ?? "application/json";
  if (!/^[\w!#$&^.+*-]+\/[\w!#$&^.+*-]+(?:\s*;[\x20-\x7e]*)?$/.test(type)) {
    throw faultyCall("The header `content-type` is no media type.");
  }
  const kind = mediaTypeOf(type);
  if (kind === "json") return { type, text: isJsonText(value) ? value : JSON.stringify(value) };
  if (kind === "form" && isObject(value)) return { type, text: writeFields(value) };
  if (kind === "multipart" && isObject(value)) return writeMultipart(value);
  return { type, text: typeof value === "object" ? JSON.stringify(value) : String(value) };
}

function isJsonText(value: unknown): value is string {
  if (typeof value !== "string" || !/^\s*[[{]/.test(value)) return false;
  try {
    JSON.parse(value);
    return true;
  } catch {
    return false;
  }
}
