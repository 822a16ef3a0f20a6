import type { Refusal } from "./refusal.ts";

const maxSqlBytes = 100_000;

/**
 * PostgreSQL's lexer reads a row of operator characters again from each of them: 100,000 bytes of
 * comments that open (`/*` and so on) take 15 s.
 */
const longRow = /[~!@#^&|`?+\-*/%<>=]{256,}/;
/** The parser copies a number for each minus before it. */
const maxCopiedBytes = 32_000_000;

/**
 * Refuses what costs too much to parse, and what the parser and the database would read differently.
 * Undefined for all else, which `judgeSql` reads.
 */
export function refuseUnread(sql: string): { refusal: Refusal } | undefined {
  const refuse = (code: Refusal["code"], detail: string, units?: number): { refusal: Refusal } => ({
    refusal: { code, detail, ...(units === undefined ? {} : { offset: [...sql.slice(0, units)].length }) },
  });
  const bytes = Buffer.byteLength(sql);
  if (bytes > maxSqlBytes) {
    const instead = 'Send values in `params`, and many rows with {"operation": "insert"}.';
    return refuse("invalid-request", `The SQL has ${bytes} bytes; at most ${maxSqlBytes} are read. ${instead}`);
  }
  const nul = sql.indexOf("\0");
  if (nul >= 0) return refuse("invalid-request", "The SQL has a NUL character, which PostgreSQL cannot read.", nul);
  if (!sql.isWellFormed()) {
    return refuse("invalid-request", "The SQL has half of a surrogate pair, which is no character.");
  }
  const row = longRow.exec(sql);
  if (row !== null) {
    return refuse(
      "too-complex",
      "The SQL has more than 255 operator characters in a row. Send such a text in `params`.",
      row.index,
    );
  }
  const minuses = sql.split("-").length - 1;
  const longestWord = Math.max(0, ...(sql.match(/[\w.]{1000,}/g) ?? []).map((word) => word.length));
  if (minuses * longestWord > maxCopiedBytes) {
    return refuse("too-complex", "The SQL has a very long word and many minus signs. Send long values in `params`.");
  }
  return undefined;
}
