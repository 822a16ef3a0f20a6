/**
 * The names behind each `$` of a text, which may also stand in a comment or a string: more variables than a
 * program takes from outside, never fewer.
 */
export function mentionedVariables(text: string): Set<string> {
  return new Set(Array.from(text.matchAll(/\$([A-Za-z_]\w*)/g), ([, name = ""]) => name));
}
