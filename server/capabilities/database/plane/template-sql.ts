import { readFileSync } from "node:fs";
import { refusedOperators } from "@parley/sql-gate";

/**
 * The revision of `template/`. Count it up with each change there: databases of an older one are then
 * renewed when they are used.
 */
export const templateRevision = 5;

const read = (file: string) => readFileSync(new URL(`./template/${file}`, import.meta.url), "utf8");

/** PostgreSQL looks for the right to an operator's function wherever the operator is used, also in a view. */
const refuse = `do $$
declare
  each record;
begin
  for each in
    select oprcode::regprocedure::text as name from pg_operator
    where oid = any ('{${refusedOperators.map((operator) => `"${operator}"`).join(",")}}'::regoperator[])
  loop
    begin
      execute format('revoke execute on function %s from public', each.name);
    exception when insufficient_privilege then null;
    end;
  end loop;
end
$$;
`;

/** These files are run in a new database of a workspace, or once in the template of all. */
export const templateSql = { restrict: read("restrict.sql") + refuse, internal: read("internal.sql") };
