/** A value within a value has no form in the specification; JSON is one that servers can read. */
export function textOf(value: unknown): string {
  if (value === undefined || value === null) return "";
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

/** Gives the value as a part of a path, a query or a form. */
export function encodeText(value: unknown): string {
  return encodeURIComponent(textOf(value).toWellFormed());
}
