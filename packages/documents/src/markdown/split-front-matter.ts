const mark = /^\uFEFF?(---|\+\+\+)[ \t]*\r?\n/;
const entry = /^[\w"'.-]+[ \t]*[:=]/;
const continuation = /^(?:[ \t#[\]}-]|\r?$)/;

/**
 * Parts the YAML or TOML at the head of a Markdown file from the text. A rule above a text is no
 * front matter.
 */
export function splitFrontMatter(text: string): { written: string; isToml: boolean; rest: string } | undefined {
  const opening = mark.exec(text);
  if (opening === null) return undefined;
  const start = opening[0].length;
  let isFirst = true;
  for (let at = start; at < text.length; isFirst = false) {
    const found = text.indexOf("\n", at);
    const end = found === -1 ? text.length : found;
    const line = text.slice(at, end);
    if (line.trimEnd() === opening[1]) {
      const rest = text.slice(end + 1).replace(/^(?:[ \t]*\r?\n)+/, "");
      return { written: text.slice(start, at), isToml: opening[1] === "+++", rest };
    }
    if (!entry.test(line) && (isFirst || !continuation.test(line))) return undefined;
    at = end + 1;
  }
  return undefined;
}
