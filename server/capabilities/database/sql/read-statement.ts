import {
  type Judgement,
  judgeSql,
  judgeSqlModule,
  type ReadStatement,
  type Refusal,
  refuseUnread,
} from "@parley/sql-gate";
import { invalidRequest, Problem, type ProblemType } from "../../../kernel/problem.ts";
import { parserIn, tooComplex, type Untrusted } from "../../../kernel/untrusted/untrusted.ts";
import { placeOfPosition } from "../tables/explaining/place-of-position.ts";
import { sqlNotAllowed, sqlSyntaxError } from "./problems.ts";

/**
 * Longer statements are read in a thread: the worst of 100,000 bytes takes 400 ms of the processor and
 * 400 MB, the worst of 2,048 bytes 8 ms. Usual ones are read here in 0.1 ms, as a thread would have to be
 * started after ten quiet seconds, and would make them wait for the workspace's documents.
 */
const maxBytesHere = 2_048;

const sqlParser = parserIn<typeof judgeSql>(judgeSqlModule, "judgeSql");
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
  /** The SQL is at this place of the request. */
  pointer?: string;
};

/**
 * Is the gate of raw SQL: reads one statement with PostgreSQL's parser, and lets through what is on the
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

function problemFor({ code, detail, offset }: Refusal, { sql, pointer = "/body/sql" }: ReadStatementIn): Problem {
  const errors = [{ pointer, message: detail }];
  const place = offset === undefined ? undefined : placeOfPosition(sql, String(offset + 1));
  if (place === undefined) return new Problem(problemOf[code], detail, { errors });
  const where = ` (line ${place.line}, column ${place.column})`;
  return new Problem(problemOf[code], `${detail}${where}`, { errors, members: place });
}
