import type { Capability } from "../../kernel/capability.ts";

/** A column by one of these names says that a row is of a person, or of something that a person did. */
const personalColumn =
  /^(?:\w+_)?(?:contact|visitor|user|conversation|message|reply|lead)_id$|^(?:email|phone|text|message|context|body|response_body)$/;

/** Tables with such a column that keep nothing of a person whom a workspace serves. */
const notOfAPerson: Record<string, string> = {
  asked_question: "what several people asked alike; forgetting one of them counts and words it again",
  campaign: "what the team writes to all of its readers",
  account: "a member of the team, who erases the account",
  invitation: "a future member of the team; ends after seven days",
  knowledge_sync_source: "what the team is about to teach, which is the team's own text",
  knowledge_document: "what the team taught, which is the team's own text",
  model_call: "ends with the call; the id of the visitor says nothing more",
  saved_reply: "what the team writes to many",
};

const tablePattern = /^create table "?(\w+)"? \(\n([\s\S]*?)\n\);/gm;

/**
 * Tables of the schema (as `schema.sql` writes it) that name a person and that their owner's personal data
 * does not declare, as sentences.
 */
export function findUndeclaredTables(schema: string, capabilities: readonly Capability[]): string[] {
  const tables = [...schema.matchAll(tablePattern)].map(([, name, columns]) => ({
    name: name!,
    columns: [...columns!.matchAll(/^ {2}"?(\w+)"? /gm)].map(([, column]) => column!),
  }));
  const declared = withDependents(
    schema,
    capabilities.flatMap(({ personalData }) => personalData?.tables ?? []),
  );
  const undeclared = tables.flatMap(({ name, columns }) => {
    const column = columns.find((each) => personalColumn.test(each));
    if (column === undefined || declared.has(name) || name in notOfAPerson) return [];
    return `The table ${name} has the column ${column}. Declare it in the tables of its capability's personalData, which erases it; or say in notOfAPerson why no person is in it.`;
  });
  const owned = new Set(capabilities.flatMap(({ tables: own = [] }) => own));
  const stray = capabilities.flatMap(({ name, tables: own = [], personalData }) =>
    (personalData?.tables ?? [])
      // Housekeeping answers for the tables of the kernel, which no capability owns.
      .filter((table) => owned.has(table) && !own.includes(table))
      .map((table) => `The personal data of ${name} declares the table ${table}, which ${name} does not own.`),
  );
  const gone = Object.keys(notOfAPerson)
    .filter((table) => !tables.some(({ name }) => name === table))
    .map((table) => `notOfAPerson names the table ${table}, which the schema does not have.`);
  return [...undeclared, ...stray, ...gone];
}

/** Gives the tables, and those of which no row can be without a row of theirs. */
function withDependents(schema: string, tables: readonly string[]): Set<string> {
  const all = new Set(tables);
  const dependents = [...schema.matchAll(tablePattern)].flatMap(([, name, columns]) =>
    [...columns!.matchAll(/FOREIGN KEY \(([^)]*)\) REFERENCES "?(\w+)"?\([^)]*\) ON DELETE CASCADE/g)]
      .filter(([, keys]) => keys!.split(", ").every((key) => new RegExp(`^ {2}${key} .* not null`, "m").test(columns!)))
      .map(([, , to]) => ({ name: name!, to: to! })),
  );
  for (let size = -1; size !== all.size; ) {
    size = all.size;
    for (const { name, to } of dependents) if (all.has(to)) all.add(name);
  }
  return all;
}
