import { sql } from "kysely";
import type { Statement } from "../compiled.ts";
import { statementOf } from "../store.ts";

/** Questions to PostgreSQL about what it refused. */

/** The places, counted from 1, of values that are not of their types, with PostgreSQL's reasons. */
export function diagnoseStatement(texts: readonly string[], types: readonly string[]): Statement {
  return statementOf(sql`
    select asked.place::int4 as "place", fault.message as "message"
    from unnest(${texts}::text[], ${types}::text[]) with ordinality as asked(value, type, place)
    cross join lateral pg_input_error_info(asked.value, asked.type) as fault
    where fault.message is not null
    order by asked.place
    limit 20`);
}
