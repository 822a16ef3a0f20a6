import { randomUUID } from "node:crypto";
import { isObject } from "../../schemas/document-reading.ts";
import { type ToolBody, ToolboxFailed } from "../../toolbox.ts";
import { textOf } from "./text-of.ts";
import { writePairs } from "./write-pairs.ts";

type WrittenBody = { mediaType: string; text: string };

/** Writes the bytes of a body as the document describes it. @throws ToolboxFailed */
export function writeBody({ kind, mediaType, formats = {} }: ToolBody, value: unknown): WrittenBody | undefined {
  if (value === undefined) return undefined;
  if (kind === "json") return { mediaType, text: JSON.stringify(value) };
  if (kind === "text") return { mediaType, text: textOf(value) };
  if (!isObject(value)) throw new ToolboxFailed("The body must be an object: the fields of a form.");
  const fields = Object.entries(value).filter(([, field]) => field !== undefined && field !== null);
  if (kind === "multipart") return writeMultipart(fields);
  const pairs = fields.flatMap(([name, field]) => writePairs(name, field, formats[name] ?? usualFormat(field)));
  return { mediaType, text: pairs.join("&") };
}

/** By the specification, an object in a field is JSON unless the document says how it is written. */
function usualFormat(field: unknown): { isJson?: boolean } {
  return isObject(field) ? { isJson: true } : {};
}

function writeMultipart(fields: [string, unknown][]): WrittenBody {
  const boundary = `parley-${randomUUID()}`;
  const parts = fields.flatMap(([name, field]) => [field].flat().map((item) => writePart(boundary, name, item)));
  return { mediaType: `multipart/form-data; boundary=${boundary}`, text: `${parts.join("")}--${boundary}--\r\n` };
}

function writePart(boundary: string, name: string, value: unknown): string {
  const quoted = name.replaceAll('"', "%22").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
  const type = typeof value === "object" ? "Content-Type: application/json\r\n" : "";
  return `--${boundary}\r\nContent-Disposition: form-data; name="${quoted}"\r\n${type}\r\n${textOf(value)}\r\n`;
}
