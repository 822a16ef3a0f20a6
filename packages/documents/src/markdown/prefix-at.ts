/**
 * Gives what the other lines of a block that starts here begin with, within quotations and lists.
 */
export function prefixAt(text: string, from: number): string {
  const lineStart = text.lastIndexOf("\n", from - 1) + 1;
  return text.slice(lineStart, from).replace(/[^>\s]/g, " ");
}
