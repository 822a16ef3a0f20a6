import { mutantsOf } from "../mutant.ts";

const tables = "server/capabilities/database/tables";
const ruleTests = [`${tables}/rules/rules.test.ts`];
const keyTests = [`${tables}/rules/rules-of-keys.test.ts`];
const writeTests = [`${tables}/writing/write-rows.test.ts`];
const filterTests = [`${tables}/filtering/read-where.test.ts`];
const cursorTests = [`${tables}/reading/cursor.test.ts`];

/** The rules of keys for a workspace's own tables, and what keeps changes to what was meant. */
export const mutantsOfTables = [
  ...mutantsOf(`${tables}/rules/open-table.ts`, ruleTests, [
    ["a rule's rows are not kept to", "rule.where === undefined ? always", "true ? always"],
    ["a rule's columns are not kept to", "if (names === undefined) return", "if (true) return"],
    ["a rule allows every operation", " && each.operations.includes(operation)", ""],
    [
      "a key with rules is told the names of all tables",
      "rules === undefined || rules === null ? [...tables.keys()] : []",
      "[...tables.keys()]",
    ],
  ]),
  ...mutantsOf(`${tables}/writing/store.ts`, ruleTests, [
    ["a written row may be outside of the rule", "if (rule !== undefined) shown.push(", "if (false) shown.push("],
    [
      "an upsert takes a row that the rule hides",
      "rule === undefined ? sql`` : sql` where ${withinRuleSql(rule)}`",
      "sql``",
    ],
  ]),
  ...mutantsOf(`${tables}/writing/compile-update.ts`, ruleTests, [
    ["an update changes rows outside of the rule", "allOf([open.rows, where])", "where"],
    ["an update moves rows out of the rule", "open.rule?.where === undefined ? undefined : open.rows", "undefined"],
    ["a delete deletes rows outside of the rule", "allOf([open.rows, asWanted])", "asWanted"],
  ]),
  ...mutantsOf(`${tables}/writing/read-returning.ts`, ruleTests, [
    ["a change gives back rows that the key may not read", "if (!readsSameRows)", "if (false)"],
    ["a change gives back columns that the key may not read", "reading.columns?.includes(name) ?? true", "true"],
  ]),
  ...mutantsOf(`${tables}/reading/compile-select.ts`, ruleTests, [
    ["a select reads rows outside of the rule", "allOf([open.rows, where])", "where"],
    ["a count counts rows outside of the rule", "allOf([open.rows, asked])", "asked"],
    ["a cursor holds values of hidden columns", "isRanked || !isShown ||", "isRanked ||"],
  ]),
  ...mutantsOf(`${tables}/reading/compile-embeds.ts`, ruleTests, [
    ["an embedded table shows rows outside of its rule", "allOf([theirs.rows, where])", "where"],
  ]),
  ...mutantsOf(`${tables}/defining/refuse-rules.ts`, ruleTests, [
    ["a key with rules drops tables", "if (rules === undefined || rules === null) return;", "return;"],
  ]),
  ...mutantsOf("server/capabilities/access/keys/choose-rules.ts", keyTests, [
    [
      "a key makes a key with wider rules",
      "own === null ? undefined : rule.operations.find(",
      "true ? undefined : rule.operations.find(",
    ],
    ["a key makes a key without its rules", "own === null ? null : [...own]", "null"],
    ["a key makes a key with more columns", "if (columns !== undefined && !", "if (false && !"],
    ["a key makes a key with more rows", "if (where === undefined) return true;", "return true;"],
  ]),
  ...mutantsOf("server/kernel/caller.ts", keyTests, [
    [
      "a key with rules sees events of all tables",
      "if (databaseRules === undefined || databaseRules === null) return scopes;",
      "return scopes;",
    ],
  ]),
  ...mutantsOf(`${tables}/rules/show-tables.ts`, keyTests, [
    ["a key with rules is told of other tables", "ruled.length === 0 ? []", "false ? []"],
  ]),
  ...mutantsOf(`${tables}/writing/read-changed-rows.ts`, filterTests, [
    [
      "an empty filter deletes every row",
      'if (all === true || condition.kind !== "constant") return condition;',
      "return condition;",
    ],
  ]),
  ...mutantsOf(
    `${tables}/check-identifier.ts`,
    [`${tables}/defining/define-tables.test.ts`],
    [["a name is cut by PostgreSQL", "return bytes > maxBytes", "return false"]],
  ),
  ...mutantsOf(`${tables}/reading/cursor.ts`, cursorTests, [
    ["a cursor of another query is taken", "mark === markOf(query) && ", ""],
  ]),
  ...mutantsOf(`${tables}/writing/check-rows.ts`, writeTests, [
    ["rows outside of the table's schema are stored", "if (error === undefined) return;", "return;"],
  ]),
];
