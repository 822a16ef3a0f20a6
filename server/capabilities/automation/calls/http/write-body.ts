import { isJsonType, isMediaType } from "../../../../providers/toolbox/openapi/is-media-type.ts";
import { writeBody as writeForm } from "../../../../providers/toolbox/openapi/write-body.ts";
import { isObject } from "../../../../providers/toolbox/schemas/document-reading.ts";
import { faultyCall } from "../call.ts";

/**
 * The body as the content type says: JSON when there is none. A text that is already an object or a
 * list in JSON stays as it is.
 */
export function writeBody(value: unknown, contentType: string | undefined): { type?: string; text?: string } {
  if (value === undefined || value === null) return {};
  const type = contentType ?? "application/json";
  if (!isMediaType(type)) throw faultyCall("The header `content-type` is no media type.");
  if (isJsonType(type)) return { type, text: isJsonText(value) ? value : JSON.stringify(value) };
  const kind = /^application\/x-www-form-urlencoded\b/i.test(type)
    ? "form"
    : /^multipart\/form-data\b/i.test(type)
      ? "multipart"
      : undefined;
  if (kind !== undefined && isObject(value)) {
    const written = writeForm({ kind, mediaType: type }, value);
    return written === undefined ? {} : { type: written.mediaType, text: written.text };
  }
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
