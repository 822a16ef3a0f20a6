/** Tells whether the text can be sent as a media type, also with parameters. */
export function isMediaType(text: string): boolean {
  return /^[\w!#$&^.+*-]{1,100}\/[\w!#$&^.+*-]{1,100}(?:\s*;[\x20-\x7e]{0,100})?$/.test(text);
}

/** `application/json`, also with parameters, and types such as `application/vnd.github+json`. */
export function isJsonType(text: string): boolean {
  return /^(?:application|text)\/(?:json|[\w!#$&^.-]+\+json)\s*(?:;|$)/i.test(text);
}

export function isTextType(text: string): boolean {
  return (
    isJsonType(text) ||
    /^text\/|^application\/(?:[\w.-]+\+)?(?:xml|yaml|x-yaml|x-www-form-urlencoded|javascript|x-ndjson|jsonl)\b/i.test(
      text,
    )
  );
}
