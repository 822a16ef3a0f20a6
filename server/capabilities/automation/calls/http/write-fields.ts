import { randomUUID } from "node:crypto";
import type { Json } from "@parley/json";

/**
 * Writes a query or a form: a list has its name for each item, an object is JSON, and what is null is left
 * out.
 */
export function writeFields(fields: Json): string {
  const pairs = listFields(fields).map(([name, text]) => `${encode(name)}=${encode(text)}`);
  return pairs.join("&");
}

/** Writes a form of several parts, with its content type, which names the boundary. */
export function writeMultipart(fields: Json): { type: string; text: string } {
  const boundary = `parley-${randomUUID()}`;
  const parts = listFields(fields).map(([name, text]) => {
    const quoted = name.replaceAll('"', "%22").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
    return `--${boundary}\r\nContent-Disposition: form-data; name="${quoted}"\r\n\r\n${text}\r\n`;
  });
  return { type: `multipart/form-data; boundary=${boundary}`, text: `${parts.join("")}--${boundary}--\r\n` };
}

function listFields(fields: Json): [string, string][] {
  return Object.entries(fields).flatMap(([name, value]) =>
    [value]
      .flat()
      .filter((item) => item !== undefined && item !== null)
      .map((item): [string, string] => [name, typeof item === "object" ? JSON.stringify(item) : String(item)]),
  );
}

function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
