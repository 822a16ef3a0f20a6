/** An alternative text that only says that there is a picture, or names its file. */
const empty =
  /^(?:an? )?(?:image|img|picture|photo|screenshot|icon|logo|banner|badge)$|^\S+\.(?:png|jpe?g|gif|svg|webp|avif|bmp)$/i;

/** Gives the words of an image for a reader who does not see it; "" when it says nothing. */
export function alternativeOf(alternative: string | undefined): string {
  const text = (alternative ?? "").replace(/\s+/g, " ").trim();
  return empty.test(text) ? "" : text;
}

const endOfSentence = /[.!?:;…。！？][)"'”’*_]*\s*$/;
const endOfText = /^\s*(?:!\[|<img\b|$)|^[ \t]*\r?\n/;

/**
 * Does the same in its place: what stands behind a whole sentence, and not within one, is set apart from it.
 * `before` and `after`: the rest of the paragraph.
 */
export function alternativeAt(alternative: string, before: string, after: string): string {
  const isBeside = (endOfSentence.test(before) || /\n[ \t]*$/.test(before)) && endOfText.test(after);
  return isBeside && alternative !== "" ? `(${alternative})` : alternative;
}
