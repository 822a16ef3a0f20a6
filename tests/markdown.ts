/**
 * A fenced block of a Markdown page; `note` is what stands behind the language in its opening line.
 */
export type CodeBlock = { language: string; note: string; text: string };

export function readCodeBlocks(page: string): CodeBlock[] {
  return [...page.matchAll(/^```(\w+) *(.*)\n([\s\S]*?)^```$/gm)].map(([, language, note, text]) => ({
    language: language!,
    note: note!.trim(),
    text: text!,
  }));
}

/** The part of a page under one heading, up to the next heading of the same or a higher level. */
export function readSection(page: string, heading: string): string {
  const level = /^#+/.exec(heading)![0].length;
  const start = page.indexOf(`${heading}\n`);
  if (start < 0) throw new Error(`The page has no heading "${heading}".`);
  const rest = page.slice(start + heading.length);
  const end = rest.search(new RegExp(`^#{1,${level}} `, "m"));
  return end < 0 ? rest : rest.slice(0, end);
}
