/** A piece of a text: the text itself, or the program of a `${ … }`. */
export type Piece = { text: string } | { program: string };

const opening = "${";

/**
 * Finds the pieces of a text. Braces within strings and comments of a program do not end it. A `${` that
 * is never closed is text, unless the text ends like an expression: then its author meant one.
 */
export function findExpressions(text: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (let at = text.indexOf(opening); at >= 0; at = text.indexOf(opening, from)) {
    const end = endOfCode(text, at + opening.length, "}");
    if (end === undefined) break;
    if (at > from) pieces.push({ text: text.slice(from, at) });
    pieces.push({ program: text.slice(at + opening.length, end).trim() });
    from = end + 1;
  }
  const rest = text.slice(from);
  const trimmed = rest.trim();
  if (trimmed.startsWith(opening) && trimmed.endsWith("}")) pieces.push({ program: trimmed.slice(2, -1).trim() });
  else if (rest !== "" || pieces.length === 0) pieces.push({ text: rest });
  return pieces;
}

/** Gives the program of a text that is one expression and nothing else, or undefined. */
export function wholeExpression(pieces: readonly Piece[]): string | undefined {
  const [only, ...others] = pieces.filter((piece) => "program" in piece || piece.text.trim() !== "");
  return others.length === 0 && only !== undefined && "program" in only ? only.program : undefined;
}

const closers: Record<string, string> = { "{": "}", "(": ")", "[": "]" };

/** Finds the closing bracket of jq code. `\\(` begins code within a string. */
function endOfCode(text: string, start: number, closer: string): number | undefined {
  // The list holds what is open, the innermost last: the closing bracket of code, or the quote of a
  // string.
  const open = [closer];
  for (let at = start; at < text.length; at++) {
    const character = text[at]!;
    if (character === open.at(-1)) {
      open.pop();
      if (open.length === 0) return at;
    } else if (open.at(-1) === '"') {
      if (character !== "\\") continue;
      at++;
      if (text[at] === "(") open.push(")");
    } else if (character === '"') open.push(character);
    else if (character === "#") {
      const end = text.indexOf("\n", at);
      if (end < 0) return undefined;
      at = end;
    } else if (character in closers) open.push(closers[character]!);
  }
  return undefined;
}
