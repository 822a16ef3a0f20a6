const TARGET = /\]\((?:[^()\s]|\([^()\s]*\))*(?:[ \t]+"[^"\n]*")?\)/g;

/** A Markdown text without the addresses of its links: no reader sees them. */
export function withoutTargets(text: string): string {
  return text.includes("](") ? text.replace(TARGET, "] ") : text;
}
