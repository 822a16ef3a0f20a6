/** Words that Python has for itself. */
const reserved = new Set(
  "False None True and as assert async await break class continue def del elif else except finally for from global if import in is lambda nonlocal not or pass raise return self try while with yield".split(
    " ",
  ),
);

/**
 * Writes a name as Python does.
 * @example
 * snakeOf("userId"); // user_id
 * snakeOf("from"); // from_
 */
export function snakeOf(name: string): string {
  const snake = name
    .replace(/[^A-Za-z0-9_]+/g, "_")
    .replace(/([a-z0-9])([A-Z])/g, "$1_$2")
    .replace(/([A-Z]+)([A-Z][a-z])/g, "$1_$2")
    .toLowerCase();
  return reserved.has(snake) ? `${snake}_` : snake;
}

/** Gives the name on the wire that the client takes for a name of Python, unless the class says another one. */
export function guessedWireOf(snake: string): string {
  return snake.replace(/_$/, "").replace(/(?<!^)_([a-z0-9])/g, (_all, letter: string) => letter.toUpperCase());
}

/** Writes a text as the documentation of what stands above or below. Empty without a text. */
export function writeDocstring(text: string, indent: string): string {
  if (text.trim() === "") return "";
  const safe = text.replaceAll("\\", "\\\\").replaceAll('"""', "'''").replace(/"$/, '" ');
  const lines = safe.split("\n").flatMap((line) => wrap(line.trimEnd(), 98 - indent.length));
  const written = lines.map((line, index) => (index === 0 || line === "" ? line : indent + line)).join("\n");
  return `${indent}"""${written}${lines.length > 1 ? `\n${indent}` : ""}"""\n`;
}

function wrap(line: string, most: number): string[] {
  const [, lead = ""] = /^(\s*)/.exec(line) ?? [];
  const lines = [""];
  for (const word of line.trim().split(/ +/)) {
    const last = lines.at(-1)!;
    if (last !== "" && lead.length + last.length + 1 + word.length > most) lines.push(word);
    else lines[lines.length - 1] = last === "" ? word : `${last} ${word}`;
  }
  return lines.map((each) => (each === "" ? "" : lead + each));
}
