import type { BodyFormat } from "../../kernel/wire/route.ts";

/** RFC 9457 gives problems this media type. */
export const problemMediaType = "application/problem+json; charset=utf-8";
export const formMediaType = "application/x-www-form-urlencoded";

/** Lists the media types that a route takes, as its documentation names them. */
export function mediaTypesOf(format: BodyFormat | undefined): readonly string[] {
  if (format === undefined) return ["application/json"];
  if (format.kind === "form") return ["application/json", formMediaType];
  if (format.kind === "multipart") return ["multipart/form-data"];
  if (format.kind === "stream" && format.parts !== undefined) return [...format.mediaTypes, "multipart/form-data"];
  return format.mediaTypes ?? ["application/json", "application/*+json"];
}
