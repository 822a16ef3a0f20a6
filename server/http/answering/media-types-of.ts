import type { BodyFormat } from "../../kernel/wire/route.ts";

/** RFC 9457 gives problems this media type. */
export const problemMediaType = "application/problem+json; charset=utf-8";
export const formMediaType = "application/x-www-form-urlencoded";
export const multipartMediaType = "multipart/form-data";

/** Lists the media types that a route takes, as its documentation names them. */
export function mediaTypesOf(format: BodyFormat | undefined): readonly string[] {
  if (format === undefined) return ["application/json"];
  if (format.kind === "form") return ["application/json", formMediaType];
  if (format.kind === "json-or-parts") return ["application/json", multipartMediaType];
  if (format.kind === "multipart") return [multipartMediaType];
  if (format.kind === "stream" && format.parts !== undefined) return [...format.mediaTypes, multipartMediaType];
  return format.mediaTypes ?? ["application/json", "application/*+json"];
}
