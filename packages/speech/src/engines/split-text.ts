/** Pieces of at most so many characters, cut after a sentence, else after a word, else anywhere. */
export function splitText(text: string, most: number): string[] {
  const pieces: string[] = [];
  let rest = text.trim();
  while (rest.length > most) {
    const head = rest.slice(0, most);
    const end = Math.max(...[". ", "! ", "? ", "。", "\n"].map((mark) => head.lastIndexOf(mark) + 1));
    const cut = end > 0 ? end : head.lastIndexOf(" ") > 0 ? head.lastIndexOf(" ") : withoutHalfPair(head).length;
    pieces.push(rest.slice(0, cut).trim());
    rest = rest.slice(cut).trim();
  }
  return rest === "" ? pieces : [...pieces, rest];
}

function withoutHalfPair(text: string): string {
  return text.replace(/[\uD800-\uDBFF]$/, "");
}
