import { invalidRequest, Problem, type ProblemType } from "../../../kernel/problem.ts";
import { parserIn, tooComplex, type Untrusted } from "../../../kernel/untrusted/untrusted.ts";
import { placeOfPosition } from "../tables/explaining/place-of-position.ts";
import { type Judgement, judgeSql, type ReadStatement } from "./judge-sql.ts";
import { sqlNotAllowed, sqlSyntaxError } from "./problems.ts";
import type { Refusal } from "./refusal.ts";

const maxSqlBytes = 100_000;

/**
 * Longer statements are read in a thread: the worst of 100,000 bytes takes 400 ms of the processor and
 * 400 MB, the worst of 2,048 bytes 8 ms. Usual ones are read here in 0.1 ms, as a thread would have to be
 * started after ten quiet seconds, and would make them wait for the workspace's documents.
 */
const maxBytesHere = 2_048;

/**
 * PostgreSQL's lexer reads a row of operator characters again from each of them: 100,000 bytes of
 * comments that open (`/*` and so on) take 15 s.
 */
const longRow = /[~!@#^&|`?+\-*/%<>=]{256,}/;
/** The parser copies a number for each minus before it. */
const maxCopiedBytes = 32_000_000;

const sqlParser = parserIn<typeof judgeSql>(new URL("judge-sql.ts", import.meta.url), "judgeSql");
const problemOf: Record<Refusal["code"], ProblemType> = {
  "sql-syntax-error": sqlSyntaxError,
  "sql-not-allowed": sqlNotAllowed,
  "too-complex": tooComplex,
  "invalid-request": invalidRequest,
};

type ReadStatementIn = {
  untrusted: Untrusted;
  workspaceId: string;
  sql: string;
  /** Where in the request the SQL is. */
  pointer?: string;
};

/**
 * The gate of raw SQL: reads one statement with PostgreSQL's parser, and lets through what is on the
 * lists of this folder. It is a layer: what passes it wrongly meets the rights of the role.
 * @throws invalid-request, sql-syntax-error, sql-not-allowed, too-complex
 */
export async function readStatement(input: ReadStatementIn): Promise<ReadStatement> {
  const { untrusted, workspaceId, sql } = input;
  const judgement = refuseUnread(sql) ?? (await judge());
  if ("statement" in judgement) return judgement.statement;
  throw problemFor(judgement.refusal, input);

  function judge(): Promise<Judgement> {
    return Buffer.byteLength(sql) <= maxBytesHere ? judgeSql(sql) : untrusted.parse(workspaceId, sqlParser, sql);
  }
}

/** What costs too much to parse, or what the parser and the database would read differently. */
function refuseUnread(sql: string): Judgement | undefined {
  const refuse = (code: Refusal["code"], detail: string, units?: number): Judgement => ({
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

function problemFor({ code, detail, offset }: Refusal, { sql, pointer = "/body/sql" }: ReadStatementIn): Problem {
  const errors = [{ pointer, message: detail }];
  const place = offset === undefined ? undefined : placeOfPosition(sql, String(offset + 1));
  if (place === undefined) return new Problem(problemOf[code], detail, { errors });
  const where = ` (line ${place.line}, column ${place.column})`;
  return new Problem(problemOf[code], `${detail}${where}`, { errors, members: place });
}
