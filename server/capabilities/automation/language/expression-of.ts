/**
 * The program of a text that is a runtime expression as a whole, `${ … }` with or without white
 * space around it; otherwise undefined. The specification's pattern, but a program may have several
 * lines.
 */
export function expressionOf(text: unknown): string | undefined {
  const [, program] = typeof text === "string" ? (wrapped.exec(text.trim()) ?? []) : [];
  return program?.trim();
}

export function isExpression(text: unknown): text is string {
  return typeof text === "string" && wrapped.test(text.trim());
}

/** The program of a property that is always an expression, such as `if`: bare or wrapped. */
export function programOf(text: string): string {
  return expressionOf(text) ?? text.trim();
}

const wrapped = /^\$\{(.+)\}$/s;
