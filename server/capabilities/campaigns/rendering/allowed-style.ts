/**
 * A style with one of these loads something, runs something, or hides from this check what it does.
 */
const dangerous =
  /url\s*\(|image-set|expression|javascript:|@import|@charset|@namespace|@font-face|behavior|binding|[\\<]/i;
const property = /^-?[a-z]+(-[a-z]+)*$/i;
const refusedProperties = new Set(["behavior", "-moz-binding", "position", "content", "cursor"]);

/** The declarations of a style attribute that do nothing but look. */
export function allowedStyle(style: string): string {
  return style
    .split(";")
    .flatMap((declaration) => {
      const colon = declaration.indexOf(":");
      const name = declaration.slice(0, colon).trim().toLowerCase();
      const value = declaration.slice(colon + 1).trim();
      if (colon < 0 || !property.test(name) || refusedProperties.has(name)) return [];
      return value === "" || dangerous.test(value) || /[{}]/.test(value) ? [] : [`${name}:${value}`];
    })
    .join(";");
}

/** The rules of a style element; nothing when one of them loads or runs something. */
export function allowedRules(css: string): string | undefined {
  const withoutComments = css.replaceAll(/\/\*[\s\S]*?\*\//g, "");
  return dangerous.test(withoutComments) ? undefined : withoutComments;
}
