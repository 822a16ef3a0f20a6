/** Reads what a person wrote as a list, one thing a line. */
export function linesOf(text: string): string[] {
  return text.split("\n").flatMap((line) => line.trim() || []);
}

/** Reads tags as a person writes them, with commas between. */
export function tagsOf(text: string): string[] {
  return [...new Set(text.split(",").flatMap((tag) => tag.trim() || []))];
}
