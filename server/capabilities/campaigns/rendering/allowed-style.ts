/**
 * A style with one of these loads something, runs something, or hides from this check what it does.
 */
const dangerous =
  /url\s*\(|image-set|expression|javascript:|@import|@charset|@namespace|@font-face|behavior|binding|[\\<]/i;
const property = /^-?[a-z]+(-[a-z]+)*$/i;
const refusedProperties = new Set(["behavior", "-moz-binding", "position", "content", "cursor"]);

/** Written as MJML writes it: without quotes, an address may hold escapes. */
const picture = /url\(\s*(?:"([^"]*)"|'([^']*)')\s*\)/gi;
const ofBackground = /^background(?:-image)?$/;

/**
 * The declarations of a style attribute that do nothing but look. A background may show one picture: `pictureOf` gives
 * its checked address, or nothing. Without the picture, its colour stays. `leftOut` names what went.
 */
export function allowedStyle(
  style: string,
  pictureOf: (address: string) => string | undefined,
): { style: string; leftOut: string[] } {
  const leftOut: string[] = [];
  const kept = style.split(";").flatMap((declaration) => {
    const colon = declaration.indexOf(":");
    const name = declaration.slice(0, colon).trim().toLowerCase();
    const value = declaration.slice(colon + 1).trim();
    if (colon < 0 || value === "" || !property.test(name) || refusedProperties.has(name)) return [];
    const allowed = allowedValue(name, value);
    if (allowed === undefined) leftOut.push(name.slice(0, 30));
    return allowed === undefined || allowed === "" ? [] : [`${name}:${allowed}`];
  });
  return { style: kept.join(";"), leftOut };

  function allowedValue(name: string, value: string): string | undefined {
    if (!ofBackground.test(name)) return isHarmless(value) ? value : undefined;
    const pictures: string[] = [];
    const withoutPictures = value.replaceAll(picture, (_, double, single) => {
      const address = pictureOf(double ?? single);
      if (address !== undefined) pictures.push(`url('${inQuotes(address)}')`);
      return "";
    });
    if (!isHarmless(withoutPictures)) return undefined;
    return [withoutPictures.replaceAll(/\s+/g, " ").trim(), ...pictures.slice(0, 1)].filter(Boolean).join(" ");
  }
}

function isHarmless(value: string): boolean {
  return !dangerous.test(value) && !/[{}]/.test(value);
}

/** Writes an address so that nothing in it ends the quotes around it. */
function inQuotes(address: string): string {
  return address.replaceAll(/['"()\\<>\s]/g, (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, "0")}`);
}

/** Gives the rules of a style element; nothing when one of them loads or runs something. */
export function allowedRules(css: string): string | undefined {
  const withoutComments = css.replaceAll(/\/\*[\s\S]*?\*\//g, "");
  return dangerous.test(withoutComments) ? undefined : withoutComments;
}
