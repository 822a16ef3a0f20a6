import { mutantsOf } from "../mutant.ts";

const sql = "server/capabilities/database/sql";
const gate = "packages/sql-gate/src";
const gateTests = [`${sql}/read-statement.test.ts`];

const plane = "server/capabilities/database/plane";
const tables = "server/capabilities/database/tables";

/** The gate of raw SQL. Behind it stand the roles, so these tests look at the gate alone. */
export const mutantsOfSql = [
  ...mutantsOf(`${gate}/judge-sql.ts`, gateTests, [
    ["every statement may be sent as SQL", "if (statement === undefined) throw", "if (false) throw"],
    ["several statements may be sent at once", "if (trees.length > 1)", "if (false)"],
    ["every node of SQL is allowed", "if (!allowed.has(field)) throw", "if (false) throw"],
    ["SQL may be nested without end", "if (depth > maxDepth) throw", "if (false) throw"],
    ["EXPLAIN ANALYZE carries a write out", 'if (kind !== "read" && isAnalyze', "if (false && isAnalyze"],
    [
      "a SELECT that writes counts as a read",
      'statement.kind === "read" && findings.writes',
      "false && findings.writes",
    ],
    ["a definition may have parameters", "if (parameterCount > 0 && ", "if (false && "],
  ]),
  ...mutantsOf(`${gate}/node-rules.ts`, gateTests, [
    ["every function may be called", "!allowedFunctions.has(name)", "false"],
    ["a function is called as a column", "isRefusedField(last)", "false"],
    ["a function is called as a field of a value", "if (name === undefined) return;", "return;"],
    ["every schema may be named", 'schema !== "public"', "false"],
    ["the catalogs may be named", "/^pg_/i.test(name!)", "false"],
    ["system columns may be named", "if (systemColumns.includes(last))", "if (false)"],
    ["every type may be named", 'names[0] !== "pg_catalog" && !isOtherType(name)', "true"],
    ["temporary tables may be made", 'if (relpersistence !== "p")', "if (false)"],
  ]),
  ...mutantsOf(`${gate}/node-rules.ts`, gateTests, [
    ["every operator may be used", "name === undefined || allowedOperators.has(name)", "true"],
  ]),
  ...mutantsOf(
    `${plane}/connections/departures.ts`,
    [`${plane}/connections/left-overs.test.ts`],
    [
      ["a loop that hears nothing is not ended", 'process.kill(processId, "SIGFPE");', ""],
      ["a process is gone when its session is", "if (use === undefined) return false;", "return false;"],
    ],
  ),
  ...mutantsOf(
    `${plane}/run-in-database.ts`,
    [`${plane}/connections/restart-cluster.test.ts`],
    [["a write runs again after a restart", 'work.access !== "read" || ', ""]],
  ),
  ...mutantsOf(
    `${plane}/template-sql.ts`,
    [`${plane}/connections/left-overs.test.ts`],
    [["paths are compared", 'read("restrict.sql") + refuse', 'read("restrict.sql")']],
  ),
  ...mutantsOf(
    `${tables}/filtering/store.ts`,
    [`${tables}/filtering/read-where.test.ts`],
    [
      [
        "a list is compared as a whole",
        "if (all.length <= itemsAtOnce) return first;",
        "return sql`${stored} @> ${all}`;",
      ],
    ],
  ),
  ...mutantsOf(
    `${tables}/reading/read-search.ts`,
    [`${tables}/reading/cursor.test.ts`],
    [["a search has any number of words", "if (words > maxWords) throw", "if (false) throw"]],
  ),
  ...mutantsOf(`${gate}/parse-sql.ts`, gateTests, [
    ["a parser that crashed goes on", "if (!isUsable) parser = undefined;", ""],
  ]),
  ...mutantsOf(`${gate}/refuse-unread.ts`, gateTests, [
    ["a text that is cut at a NUL is parsed", "if (nul >= 0) return", "if (false) return"],
    ["half a surrogate pair is parsed", "if (!sql.isWellFormed())", "if (false)"],
    ["rows of operators are parsed for seconds", "if (row !== null)", "if (false)"],
  ]),
  ...mutantsOf(`${sql}/read-statement.ts`, gateTests, [
    ["long SQL is parsed in the main thread", "Buffer.byteLength(sql) <= maxBytesHere", "true"],
  ]),
];
