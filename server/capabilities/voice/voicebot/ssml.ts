/** Characters that XML 1.0 cannot hold, also escaped. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that are left out.
const notInXml = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;
const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" };

/** Gives a text within XML, in an element or an attribute. */
export function xmlText(text: string): string {
  return text
    .toWellFormed()
    .replace(notInXml, "")
    .replace(/[&<>"']/g, (character) => escapes[character]!);
}

/** @example ssml("Fish & chips") // "<speak>Fish &amp; chips</speak>" */
export function ssml(text: string): string {
  return `<speak>${xmlText(text)}</speak>`;
}
