/** A content type says one of these of a body: JSON, text, the kind of a form, or only bytes. */
type MediaType = "json" | "text" | "form" | "multipart" | "bytes";

export function mediaTypeOf(contentType: string): MediaType {
  if (/^(?:application|text)\/(?:json|[\w!#$&^.-]+\+json)\s*(?:;|$)/i.test(contentType)) return "json";
  if (/^application\/x-www-form-urlencoded\b/i.test(contentType)) return "form";
  if (/^multipart\/form-data\b/i.test(contentType)) return "multipart";
  const text = /^text\/|^application\/(?:[\w.-]+\+)?(?:xml|yaml|x-yaml|javascript|x-ndjson|jsonl|graphql)\b/i;
  return text.test(contentType) ? "text" : "bytes";
}
