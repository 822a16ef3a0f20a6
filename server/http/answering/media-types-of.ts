import type { BodyFormat } from "../../kernel/wire/route.ts";

/** The media type of RFC 9457. */
export const problemMediaType = "application/problem+json; charset=utf-8";
export const formMediaType = "application/x-www-form-urlencoded";

/** The media types that a route takes, as its documentation names them. */
export function mediaTypesOf(format: BodyFormat | undefined): readonly string[] {
  if (format === undefined) return ["application/json"];
  if (format.kind === "form") return ["application/json", formMediaType];
  if (format.kind === "multipart") return ["multipart/form-data"];
  if (format.kind === "stream" && format.parts !== undefined) return [...format.mediaTypes, "multipart/form-data"];
  return format.mediaTypes ?? ["application/json", "application/*+json"];
}
