import { isUtf8 } from "node:buffer";
import { isObject } from "@parley/json";
import { invalidRequest, Problem, unsupportedMediaType } from "../../../kernel/problem.ts";
import type { Call } from "../../../kernel/wire/route.ts";
import { refused } from "../problems.ts";
import { bodyOfForm } from "./body-of-form.ts";

/** A body that names no event is data as a whole. This is its kind. */
type WholeKind = "array" | "form" | "text" | "binary";

/** Holds what a signed body says. `bytes` are what came, decompressed; `stored` is its JSON. */
export type Content = { value: unknown; wholeKind: WholeKind | undefined; bytes: Buffer; stored: Buffer };

/**
 * Reads a body by its Content-Type: JSON, a form, else a text or bytes. `isWholeBody`: a header
 * names the event. Throws as `parseRawBody` does, and unsupported-media-type without a type.
 */
export function readContent(call: Call<unknown, unknown, unknown>, isWholeBody: boolean): Content {
  const written = call.header("content-type") ?? "";
  const type = written.split(";")[0]!.trim().toLowerCase();
  if (/^application\/(?:json|[\w.+-]+\+json|x-www-form-urlencoded)$/.test(type)) return readFields(call, isWholeBody);
  const bytes = call.decodeRawBody();
  if (bytes.length === 0) throw new Problem(invalidRequest, "The body must not be empty.");
  if (type === "") throw new Problem(unsupportedMediaType, "Name the type of the body in the header Content-Type.");
  const text = /^text\/|^application\/xml$|\+xml$/.test(type) ? readText(bytes, written) : undefined;
  const value = text ?? { mediaType: type, base64: bytes.toString("base64") };
  return { ...whole(value, text === undefined ? "binary" : "text"), bytes };
}

function readFields(call: Call<unknown, unknown, unknown>, isWholeBody: boolean): Content {
  const { value, isForm, text: bytes } = call.parseRawBody();
  if (!isForm) return { ...readJson(value), bytes, stored: bytes };
  const fields = value as Record<string, string>;
  if (fields.payload !== undefined && Object.keys(fields).length === 1) {
    return { ...readJson(call.parseJson(fields.payload)), bytes, stored: Buffer.from(fields.payload) };
  }
  if (isWholeBody || (fields.event === undefined && fields.type === undefined)) {
    return { ...whole(fields, "form"), bytes };
  }
  const body = bodyOfForm(fields, (json) => call.parseJson(json));
  return { value: body, wholeKind: undefined, bytes, stored: Buffer.from(JSON.stringify(body)) };
}

function readJson(value: unknown): Pick<Content, "value" | "wholeKind"> {
  if (Array.isArray(value)) return { value, wholeKind: "array" };
  if (!isObject(value)) throw refused(invalidRequest, "/body", "must be an object or a list");
  return { value, wholeKind: undefined };
}

function whole(value: unknown, wholeKind: WholeKind): Omit<Content, "bytes"> {
  return { value, wholeKind, stored: Buffer.from(JSON.stringify(value)) };
}

/**
 * Decodes a text of any charset that Node knows, UTF-8 where none is named. Undefined where that
 * would lose bytes, and for NUL, which PostgreSQL's texts cannot hold.
 */
function readText(bytes: Buffer, contentType: string): string | undefined {
  const charset = /;\s*charset="?([\w.:-]+)/i.exec(contentType)?.[1] ?? "utf-8";
  let text: string;
  try {
    text = isUtf8(bytes) && /^utf-?8$/i.test(charset) ? bytes.toString() : decode(bytes, charset);
  } catch {
    return undefined;
  }
  return text.includes("\0") ? undefined : text;
}

function decode(bytes: Buffer, charset: string): string {
  return new TextDecoder(charset, { fatal: true, ignoreBOM: true }).decode(bytes);
}
