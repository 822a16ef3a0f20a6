/** Programs give such titles: the name of a file, or of a kind of document. */
const nameOfFile = /\.[a-z][a-z\d]{1,4}$|^(?:microsoft |untitled|unbenannt|https?:)/i;
const numberedName = /^\p{L}+[ _-]?\d+$/u;

/** Gives the title that a file's metadata tell, unless a program made it up. Otherwise that of its first heading. */
export function titleOf(written: unknown, markdown: string): string | null {
  const title = typeof written === "string" ? written.replace(/[\0\s]+/g, " ").trim() : "";
  if (title.length > 1 && title.length <= 200 && !nameOfFile.test(title) && !numberedName.test(title)) return title;
  const heading = /^#{1,6} +(.+)$/m.exec(markdown)?.[1];
  return heading?.replace(/\\(?=[^\p{L}\p{N}\s])/gu, "").slice(0, 200) ?? null;
}
