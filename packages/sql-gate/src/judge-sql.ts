import { allowedNodes, explainNode, typeOfField } from "./allowed-nodes.ts";
import { type Findings, nodeRules } from "./node-rules.ts";
import { parseSql, SqlSyntaxError, SqlTooDeep, type TreeValue } from "./parse-sql.ts";
import { type Refusal, Refused } from "./refusal.ts";
import { explainStatement, type Fields, type StatementKind, statements } from "./statements.ts";

export type ReadStatement = {
  /** The text is as it was sent: PostgreSQL parses the same one. */
  text: string;
  kind: StatementKind;
  /** The plan is asked for. A statement that writes is not carried out. */
  isExplain: boolean;
  /** `SELECT`, `CREATE TABLE`; of EXPLAIN, what is explained. */
  command: string;
  /** The number of `$1`, `$2`, … */
  parameterCount: number;
};

export type Judgement = { statement: ReadStatement } | { refusal: Refusal };

/**
 * Nodes inside of each other. PostgreSQL itself reads some 5,000 before its stack ends; programs
 * that write SQL stay below 100.
 */
const maxDepth = 1_000;

/** Reads one statement and decides whether it may be sent to the database of a workspace. */
export async function judgeSql(text: string): Promise<Judgement> {
  try {
    const trees = await parseSql(text);
    if (trees.length === 0) return refuse("invalid-request", "There is no statement in the text. Send one.");
    if (trees.length > 1) {
      const batch = 'Send one for each call, or several in {"operation": "batch"}, which is one transaction.';
      return refuse("sql-not-allowed", `The text has ${trees.length} statements. ${batch}`);
    }
    return { statement: readTree(text, trees[0]!) };
  } catch (error) {
    if (error instanceof SqlSyntaxError)
      return refuse("sql-syntax-error", `PostgreSQL says: ${error.message}.`, error.offset);
    if (error instanceof SqlTooDeep) return refuse("too-complex", `${error.message} Write it with fewer levels.`);
    if (error instanceof Refused) return refuse("sql-not-allowed", error.message, charactersAt(text, error.byteOffset));
    throw error;
  }
}

function refuse(code: Refusal["code"], detail: string, offset?: number): Judgement {
  return { refusal: { code, detail, ...(offset === undefined ? {} : { offset }) } };
}

function readTree(text: string, tree: TreeValue): ReadStatement {
  const top = tree as Record<string, Fields>;
  const { ExplainStmt: explained } = top;
  const [node, fields] = Object.entries(
    explained === undefined ? top : (explained.query as Record<string, Fields>),
  )[0]!;
  const statement = statements.get(node);
  if (statement === undefined) throw new Refused(explainStatement(node), 0);
  const findings: Findings = {
    statement: node,
    isExplain: explained !== undefined,
    writes: false,
    parameterCount: 0,
    sequenceTypes: new Set(),
  };
  walk(tree, findings);
  const kind = statement.kind === "read" && findings.writes ? "write" : statement.kind;
  if (kind !== "read" && isAnalyze(explained)) {
    throw new Refused(
      "EXPLAIN ANALYZE carries the statement out, so it is allowed of statements that only read. Leave ANALYZE out.",
      0,
    );
  }
  const { isExplain, parameterCount } = findings;
  if (parameterCount > 0 && statement.kind === "ddl" && node !== "CreateTableAsStmt") {
    throw new Refused("A definition takes no parameters, as it is kept as it is written. Write the value itself.", 0);
  }
  return { text, kind, isExplain, command: statement.command(fields), parameterCount };
}

function isAnalyze(explained: Fields | undefined): boolean {
  const options = (explained?.options ?? []) as { DefElem?: Fields }[];
  return options.some(({ DefElem }) => DefElem?.defname === "analyze");
}

type Place = {
  value: TreeValue;
  /**
   * The tree names the type of most values; this is the type of a value that is written without it.
   */
  type: string | undefined;
  /** The node around it begins here in the text's UTF-8. */
  at: number | undefined;
  depth: number;
};

/** Visits every node. It keeps its own stack, so that deep trees do not end that of JavaScript. */
function walk(tree: TreeValue, findings: Findings): void {
  const stack: Place[] = [{ value: tree, type: undefined, at: undefined, depth: 0 }];
  for (let place = stack.pop(); place !== undefined; place = stack.pop()) {
    const { value, at, depth } = place;
    if (typeof value !== "object" || value === null) continue;
    if (depth > maxDepth) throw new SqlTooDeep(`The statement has more than ${maxDepth} levels.`);
    if (Array.isArray(value)) {
      for (const item of value) stack.push({ value: item, type: undefined, at, depth });
      continue;
    }
    const [node, fields] = nodeOf(value, place.type);
    if (node !== undefined) visit(node, fields, place, stack, findings);
  }
}

/** A node is written as `{ Type: { … } }`, or by its fields alone. An empty one is NULL. */
function nodeOf(value: Fields, type: string | undefined): [string | undefined, Fields] {
  const keys = Object.keys(value);
  const [key] = keys;
  if (keys.length === 1 && /^[A-Z]/.test(key!)) return [key, value[key!] as Fields];
  if (keys.length > 0 && type === undefined) throw new Refused(explainNode(keys.join(", ")));
  return [type, value];
}

function visit(node: string, fields: Fields, place: Place, stack: Place[], findings: Findings): void {
  const at = typeof fields.location === "number" && fields.location >= 0 ? fields.location : place.at;
  const allowed = allowedNodes.get(node);
  if (allowed === undefined) throw new Refused(/Stmt$/.test(node) ? explainStatement(node) : explainNode(node), at);
  for (const [field, value] of Object.entries(fields)) {
    if (!allowed.has(field)) throw new Refused(explainNode(`${node}.${field}`), at);
    if (typeof value === "object") stack.push({ value, type: typeOfField(node, field), at, depth: place.depth + 1 });
  }
  nodeRules.get(node)?.(fields, at, findings);
}

function charactersAt(text: string, byteOffset: number | undefined): number | undefined {
  if (byteOffset === undefined) return undefined;
  return [...Buffer.from(text).subarray(0, byteOffset).toString()].length;
}
