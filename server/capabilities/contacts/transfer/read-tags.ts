/** Separators of people and of Google; line breaks come from forms. A tag in quotes may hold them. */
const parts = /"(?:[^"]|"")*"(?=\s*(?:[,;\n]|$))|[^,;\n]+/g;

/** Reads the tags of a cell, without quotes around them and without the groups that Google makes itself. */
export function readTags(cell: unknown): string[] {
  const tags = Array.isArray(cell) ? cell.map(String) : typeof cell === "string" ? tagsOf(cell) : [];
  return [...new Set(tags.map((tag) => tag.trim().slice(0, 64)).filter((tag) => tag !== ""))];
}

function tagsOf(cell: string): string[] {
  const found = cell.replaceAll(" ::: ", "\n").match(parts) ?? [];
  return found.flatMap((part) => {
    const quoted = /^"(.*)"$/s.exec(part.trim());
    if (quoted !== null) return quoted[1]!.replaceAll('""', '"');
    return part.trim().startsWith("* ") ? [] : part;
  });
}

/** Writes tags into a cell, as `readTags` reads them. */
export function writeTags(tags: readonly string[]): string {
  return tags.map((tag) => (/[,;\n"]|^\* | ::: /.test(tag) ? `"${tag.replaceAll('"', '""')}"` : tag)).join(", ");
}
