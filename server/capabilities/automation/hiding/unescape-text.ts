/**
 * A text that was read from another one. `from[i]` is where the code unit `i` begins there, and
 * `from[i + 1]` where it ends.
 */
export type ReadText = { text: string; from: Uint32Array };

const escapes =
  /((?:\\\\)+)|\\(?:u([0-9a-fA-F]{4})|(["'/bfnrt]))|((?:%[0-9a-fA-F]{2})+)|&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|(quot|apos|amp|lt|gt));/g;
const letters: Record<string, string> = { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f" };
const entities: Record<string, string> = { quot: '"', apos: "'", amp: "&", lt: "<", gt: ">" };

/** Undoes one level of the escapes of JSON, of HTML and of addresses, wherever they are in a text. */
export function unescapeText(text: string): string {
  return /[\\%&]/.test(text) ? text.replace(escapes, meaningOf) : text;
}

/** As `unescapeText`, for a text whose origin is remembered. */
export function unescapeRead({ text, from }: ReadText): ReadText {
  const next = new Uint32Array(text.length + 1);
  let [length, at] = [0, 0];
  const keepUntil = (end: number) => {
    while (at < end) next[length++] = from[at++]!;
  };
  const unescaped = text.replace(escapes, (whole, ...rest) => {
    const start = rest[7] as number;
    keepUntil(start);
    const meaning = meaningOf(whole, ...(rest as Groups));
    for (let unit = 0; unit < meaning.length; unit++) next[length++] = from[start]!;
    at = start + whole.length;
    return meaning;
  });
  keepUntil(text.length + 1);
  return { text: unescaped, from: next };
}

type Groups = Parameters<typeof meaningOf> extends [string, ...infer Rest] ? Rest : never;

function meaningOf(
  whole: string,
  backslashes?: string,
  unit?: string,
  letter?: string,
  bytes?: string,
  decimal?: string,
  hexadecimal?: string,
  entity?: string,
): string {
  if (backslashes !== undefined) return backslashes.slice(backslashes.length / 2);
  if (letter !== undefined) return letters[letter] ?? letter;
  if (unit !== undefined) return String.fromCharCode(Number.parseInt(unit, 16));
  if (bytes !== undefined) return Buffer.from(bytes.replaceAll("%", ""), "hex").toString();
  if (entity !== undefined) return entities[entity]!;
  const code = decimal === undefined ? Number.parseInt(hexadecimal!, 16) : Number(decimal);
  return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
}
