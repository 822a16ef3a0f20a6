import { ExpressionFault } from "./expression-fault.ts";

/** Variables of RFC 6570, level 1. An expression begins with `$` and is none. */
const variable = /(?<!\$)\{([A-Za-z0-9_][A-Za-z0-9_.]*)\}/g;

/**
 * Puts top-level properties of the data into `{name}`. One that is absent or null becomes nothing.
 * @throws ExpressionFault for a list or an object
 */
export function expandUriTemplate(template: string, data: unknown): string {
  return template.replace(variable, (_whole, name: string) => {
    const value =
      typeof data === "object" && data !== null && Object.hasOwn(data, name)
        ? (data as Record<string, unknown>)[name]
        : undefined;
    if (value === undefined || value === null) return "";
    if (typeof value === "object") throw new ExpressionFault(`The variable ${name} of a URI is a list or an object.`);
    return encode(String(value));
  });
}

/** Level 1 leaves the unreserved characters of RFC 3986 alone. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
