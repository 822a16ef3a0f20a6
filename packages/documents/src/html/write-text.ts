import { decodeHTMLStrict } from "entities";

/** A character that Markdown would read as a mark. */
const marks = /^[\\`*_[\]#|~]$/;
/** Soft hyphens and spaces without width: a word with them would not be found. */
const invisible = /[\u00AD\u200B\u2060\uFEFF]/g;

/**
 * Writes the characters of an entity such as `&eacute;`, written so that Markdown reads them as text.
 * `next` is the text after the entity.
 */
export function writeEntity(entity: string, next: string): string {
  const characters = decodeHTMLStrict(entity);
  if (characters === entity) return entity;
  const decoded = characters.replace(/\s/g, " ").replace(invisible, "");
  return marks.test(decoded) ? `\\${decoded}` : escapeMarkup(decoded, next);
}

/** Text of HTML, written so that Markdown reads it as text, with as few escapes as possible. */
export function writeText(text: string): string {
  const plain = escapeMarkup(text.replace(invisible, ""), "").replaceAll("`", "\\`");
  if (!/[*_].*[*_]|\]\s*[[(]/s.test(plain)) return plain;
  return plain.replace(/(?<![\p{L}\p{N}])[*_](?=\S)|(?<=\S)[*_](?![\p{L}\p{N}])|\](?=\s*[[(])/gu, "\\$&");
}

/** Escapes what would otherwise be read as HTML or as an entity again. */
function escapeMarkup(text: string, next: string): string {
  return text.replace(/[<&]/g, (mark, at: number) => {
    const after = text.slice(at + 1, at + 40) + next;
    const isMarkup = mark === "<" ? /^[a-z/!?]/i.test(after) : isEntity(/^#?[a-z0-9]{1,32};/i.exec(after)?.[0]);
    return isMarkup ? `\\${mark}` : mark;
  });
}

function isEntity(name: string | undefined): boolean {
  return name !== undefined && decodeHTMLStrict(`&${name}`) !== `&${name}`;
}
