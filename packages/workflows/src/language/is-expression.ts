/**
 * Tells whether a text is an expression as the specification writes one: `${ … }`, with or without
 * white space around it. A program may have several lines.
 */
export function isExpression(text: unknown): text is string {
  return typeof text === "string" && wrapped.test(text.trim());
}

const wrapped = /^\$\{.+\}$/s;
