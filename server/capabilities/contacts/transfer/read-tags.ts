/** Separators of people and of Google; line breaks come from forms. */
const separators = /[,;\n]| ::: /;

/** Reads the tags of a cell, without quotes around them and without the groups that Google makes itself. */
export function readTags(cell: unknown): string[] {
  const tags = Array.isArray(cell) ? cell.map(String) : typeof cell === "string" ? cell.split(separators) : [];
  const clean = tags.map((tag) =>
    tag
      .trim()
      .replace(/^"(.*)"$/, "$1")
      .trim()
      .slice(0, 64),
  );
  return [...new Set(clean.filter((tag) => tag !== "" && !tag.startsWith("* ")))];
}
