const mark = /^\uFEFF?(---|\+\+\+)[ \t]*\r?\n/;
const entry = /^[\w"'.-]+[ \t]*[:=]/;
const continuation = /^(?:[ \t#[\]}-]|\r?$)/;

/** Leaves out the YAML or TOML at the head of a Markdown file. A rule above a text stays. */
export function dropFrontMatter(text: string): string {
  const opening = mark.exec(text);
  if (opening === null) return text;
  const start = opening[0].length;
  let isFirst = true;
  for (let at = start; at < text.length; isFirst = false) {
    const found = text.indexOf("\n", at);
    const end = found === -1 ? text.length : found;
    const line = text.slice(at, end);
    if (line.trimEnd() === opening[1]) return text.slice(end + 1).replace(/^(?:[ \t]*\r?\n)+/, "");
    if (!entry.test(line) && (isFirst || !continuation.test(line))) return text;
    at = end + 1;
  }
  return text;
}
