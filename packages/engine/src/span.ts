/** Offsets [start, end) into the text of a document, in UTF-16 code units. */
export type Span = { start: number; end: number };

const BLANK = /\s/;

export function isBlankAt(text: string, offset: number): boolean {
  const code = text.charCodeAt(offset);
  if (code <= 0x20) return code === 0x20 || (code >= 0x09 && code <= 0x0d);
  return code >= 0x80 && BLANK.test(text[offset]!);
}

/** Moves both ends inwards past blanks. start === end when only blanks are left. */
export function trimSpan(text: string, start: number, end: number): Span {
  let from = start;
  let to = end;
  while (from < to && isBlankAt(text, from)) from++;
  while (to > from && isBlankAt(text, to - 1)) to--;
  return { start: from, end: to };
}

/** Returns true when a cut at this offset would separate the two halves of one character. */
export function isInsideSurrogatePair(text: string, offset: number): boolean {
  if (offset <= 0 || offset >= text.length) return false;
  const before = text.charCodeAt(offset - 1);
  const after = text.charCodeAt(offset);
  return before >= 0xd800 && before <= 0xdbff && after >= 0xdc00 && after <= 0xdfff;
}
