/** Words of Ruby, and methods that every object has. */
const reserved = new Set(
  "alias and begin break case class clone def defined display do dup else elsif end ensure extend false for freeze hash if in initialize itself method methods module next nil not object_id or redo rescue retry return self send super tap then to_h true undef unless until when while yield".split(
    " ",
  ),
);

/**
 * Writes a name as Ruby does.
 * @example
 * snakeOf("userId"); // user_id
 * snakeOf("class"); // class_
 */
export function snakeOf(name: string): string {
  const snake = wordsOf(name);
  return reserved.has(snake) ? `${snake}_` : snake;
}

/** Writes the name of a call. It may be a word of Ruby, since it follows a dot. */
export function callNameOf(name: string): string {
  return wordsOf(name);
}

function wordsOf(name: string): string {
  return name
    .replace(/[^A-Za-z0-9_]+/g, "_")
    .replace(/([a-z0-9])([A-Z])/g, "$1_$2")
    .replace(/([A-Z]+)([A-Z][a-z])/g, "$1_$2")
    .toLowerCase();
}

/** Writes a text as a comment. Empty without a text. */
export function writeComment(text: string, indent: string, lead = ""): string {
  const lines = text.split("\n").flatMap((line) => wrap(line.trim(), 108 - indent.length - lead.length));
  if (lines.every((line) => line === "")) return "";
  return lines.map((line) => `${`${indent}# ${lead}${line}`.trimEnd()}\n`).join("");
}

function wrap(line: string, most: number): string[] {
  const lines = [""];
  for (const word of line.split(/ +/)) {
    const last = lines.at(-1)!;
    if (last !== "" && last.length + 1 + word.length > most) lines.push(word);
    else lines[lines.length - 1] = last === "" ? word : `${last} ${word}`;
  }
  return lines;
}
