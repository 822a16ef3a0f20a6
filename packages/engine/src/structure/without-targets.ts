const TARGET = /\]\((?:[^()\s]|\([^()\s]*\))*(?:[ \t]+"[^"\n]*")?\)/g;

/** The anchor of a heading: "## Prices {#prices}". */
const ANCHOR = /[ \t]*\{#[^\s{}]+\}[ \t]*$/gm;

/** A Markdown text without the addresses of its links and headings: no reader sees them. */
export function withoutTargets(text: string): string {
  const plain = text.includes("](") ? text.replace(TARGET, "] ") : text;
  return plain.includes("{#") ? plain.replace(ANCHOR, "") : plain;
}
