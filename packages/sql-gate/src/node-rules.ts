import {
  allowedFunctions,
  explainFunction,
  isRefusedField,
  sequenceFunctions,
  writingFunctions,
} from "./allowed-functions.ts";
import { allowedOperators, explainOperator } from "./allowed-operators.ts";
import { allowedTypes, isOtherType } from "./allowed-types.ts";
import type { TreeValue } from "./parse-sql.ts";
import { Refused } from "./refusal.ts";
import type { Fields } from "./statements.ts";

/** The walk through a statement's nodes learns these of it. */
export type Findings = {
  /** The node of the statement itself; EXPLAIN is looked through. */
  statement: string;
  isExplain: boolean;
  writes: boolean;
  /** The highest number of `$1`, `$2`, … */
  parameterCount: number;
  /** Type names that may be `regclass`: `nextval('orders_id_seq'::regclass)`. */
  sequenceTypes: Set<TreeValue>;
};

type Rule = (fields: Fields, at: number | undefined, findings: Findings) => void;

/** These rules judge a node by more than the names of its fields. Each throws Refused. */
export const nodeRules: ReadonlyMap<string, Rule> = new Map<string, Rule>([
  ["InsertStmt", markWriting],
  ["UpdateStmt", markWriting],
  ["DeleteStmt", markWriting],
  ["MergeStmt", markWriting],
  // Only a transaction that may write may lock rows.
  ["LockingClause", markWriting],
  ["RangeVar", checkTable],
  ["ColumnRef", checkColumn],
  ["A_Indirection", checkIndirection],
  ["FuncCall", checkFunction],
  ["TypeName", checkType],
  ["A_Expr", (fields, at) => checkOperator(namesIn(fields.name), at)],
  ["SubLink", (fields, at) => checkOperator(namesIn(fields.operName), at)],
  ["SortBy", (fields, at) => checkOperator(namesIn(fields.useOp), at)],
  ["CollateClause", (fields, at) => checkOwnName(namesIn(fields.collname), "collation", at)],
  ["IndexElem", checkIndexElement],
  ["ParamRef", checkParameter],
  ["SQLValueFunction", checkValueFunction],
  ["RangeTableSample", (fields, at) => checkIn(samplings, namesIn(fields.method).join("."), "The sampling method", at)],
  ["DefElem", checkOption],
  ["Constraint", checkConstraint],
  [
    "AlterTableCmd",
    (fields, at) => checkIn(tableChanges, String(fields.subtype).slice(3), "This change of a table:", at),
  ],
  ["AlterTableStmt", (fields, at) => checkObject(["TABLE"], fields.objtype, "ALTER", at)],
  ["CreateTableAsStmt", (fields, at) => checkObject(["TABLE"], fields.objtype, "CREATE", at)],
  ["CreateStmt", (fields, at) => checkCommit(fields.oncommit, at)],
  ["IntoClause", (fields, at) => checkCommit(fields.onCommit, at)],
  ["IndexStmt", (fields, at) => checkIn(indexMethods, fields.accessMethod ?? "btree", "The index method", at)],
  ["DropStmt", checkDropped],
  ["RenameStmt", checkRenamed],
  ["CommentStmt", checkCommented],
  ["CreateEnumStmt", (fields, at) => checkOwnThing(namesIn(fields.typeName), at)],
  ["AlterEnumStmt", (fields, at) => checkOwnThing(namesIn(fields.typeName), at)],
]);

const samplings = ["bernoulli", "system"];
const indexMethods = ["btree", "hash", "gin", "gist", "spgist", "brin"];
const clocks = ["DATE", "TIME", "TIME_N", "TIMESTAMP", "TIMESTAMP_N"].flatMap((clock) => [
  `SVFOP_CURRENT_${clock}`,
  `SVFOP_LOCAL${clock}`,
]);
const tableChanges =
  `AddColumn DropColumn ColumnDefault SetNotNull DropNotNull SetExpression DropExpression AlterColumnType
  AddConstraint AlterConstraint ValidateConstraint DropConstraint AddIdentity SetIdentity DropIdentity`.split(/\s+/);
const constraintKinds =
  `NULL NOTNULL DEFAULT IDENTITY GENERATED CHECK PRIMARY UNIQUE EXCLUSION FOREIGN ATTR_DEFERRABLE ATTR_NOT_DEFERRABLE
  ATTR_DEFERRED ATTR_IMMEDIATE ATTR_ENFORCED ATTR_NOT_ENFORCED`.split(/\s+/);
const optionsOf: Record<string, string[]> = {
  explain: ["analyze", "verbose", "costs", "buffers", "timing", "summary", "format", "generic_plan", "memory"],
  ViewStmt: ["security_invoker", "security_barrier", "check_option"],
  sequence: ["as", "increment", "minvalue", "maxvalue", "start", "cache", "cycle", "owned_by", "restart", "generated"],
};
const tellsTables = '{"operation": "describe"} tells about your tables.';
const systemColumns = ["tableoid", "xmin", "xmax", "cmin", "cmax"];

function markWriting(_fields: Fields, _at: number | undefined, findings: Findings): void {
  findings.writes = true;
}

function checkTable({ schemaname: schema, relname, relpersistence }: Fields, at: number | undefined): void {
  const name = String(relname ?? "");
  if (relpersistence !== "p") {
    throw new Refused("Temporary and unlogged tables are not allowed, as they are lost. Make an ordinary table.", at);
  }
  checkOwnThing(schema === undefined ? [name] : [String(schema), name], at);
}

/** Checks the name of a table, view, index, sequence or type of the workspace. */
function checkOwnThing(names: readonly string[], at: number | undefined): void {
  const [schema, name] = names.length > 1 ? names : ["public", names[0]!];
  if (names.length > 2 || schema !== "public") {
    // The views of information_schema call functions that the roles of a workspace may not call.
    const instead = schema === "information_schema" ? tellsTables : "Leave the schema out.";
    throw new Refused(
      `${names.join(".")} is not in the schema public, and the other schemas are PostgreSQL's and the server's own. ${instead}`,
      at,
    );
  }
  if (/^pg_/i.test(name!)) {
    throw new Refused(`Names that begin with pg_ are PostgreSQL's own, such as ${name}. ${tellsTables}`, at);
  }
}

/** Checks a function, type, operator or collation: PostgreSQL's, or the workspace's. */
function checkOwnName(names: readonly string[], what: string, at: number | undefined): void {
  if (names.length < 2 || (names.length === 2 && (names[0] === "pg_catalog" || names[0] === "public"))) return;
  throw new Refused(`The ${what} ${names.join(".")} is of another schema. Leave the schema out.`, at);
}

/** A workspace makes no operators of its own. */
function checkOperator(names: readonly string[], at: number | undefined): void {
  checkOwnName(names, "operator", at);
  const name = names.at(-1);
  if (name === undefined || allowedOperators.has(name)) return;
  throw new Refused(`The operator ${name} is not allowed. ${explainOperator(name)}`, at);
}

function checkColumn({ fields }: Fields, at: number | undefined): void {
  const names = namesIn(fields);
  const last = names.at(-1) ?? "";
  if (systemColumns.includes(last)) {
    throw new Refused(`${last} is a column of PostgreSQL that tells of the work of others. Leave it out.`, at);
  }
  if (names.length > 1 && (fields as TreeValue[]).length === names.length && isRefusedField(last)) {
    throw new Refused(
      `${names.join(".")} could call the function ${last}, which is not allowed. ${explainFunction(last)}`,
      at,
    );
  }
}

function checkIndirection({ indirection }: Fields, at: number | undefined): void {
  const [name] = namesIn(indirection);
  if (name === undefined) return;
  throw new Refused(
    `(…).${name} is not allowed, as PostgreSQL may read it as the function ${name}(…). Write table.${name}, or call the function in FROM.`,
    at,
  );
}

function checkFunction({ funcname, args }: Fields, at: number | undefined, findings: Findings): void {
  const names = namesIn(funcname);
  const name = names.at(-1)!;
  const isBuiltIn = names.length === 1 || (names.length === 2 && names[0] === "pg_catalog");
  if (!isBuiltIn || !allowedFunctions.has(name)) {
    throw new Refused(`The function ${names.join(".")} is not allowed. ${explainFunction(name)}`, at);
  }
  if (writingFunctions.has(name)) findings.writes = true;
  if (!sequenceFunctions.has(name)) return;
  const cast = ((args as TreeValue[] | undefined)?.[0] as Fields | undefined)?.TypeCast as Fields | undefined;
  const isLiteral = (cast?.arg as Fields | undefined)?.A_Const !== undefined;
  const type = cast?.typeName as Fields | undefined;
  if (isLiteral && namesIn(type?.names).join() === "regclass") findings.sequenceTypes.add(type!);
}

function checkType(fields: Fields, at: number | undefined, { sequenceTypes }: Findings): void {
  const names = namesIn(fields.names);
  checkOwnName(names, "type", at);
  const name = names.at(-1)!;
  if (allowedTypes.has(name) || sequenceTypes.has(fields)) return;
  if (names[0] !== "pg_catalog" && !isOtherType(name)) return;
  const advice =
    name === "xml"
      ? "Use json or jsonb."
      : "It is of the database system itself. Use text, bigint or another type for values.";
  throw new Refused(`The type ${name} is not allowed. ${advice}`, at);
}

function checkIndexElement({ collation, opclass }: Fields, at: number | undefined): void {
  checkOwnName(namesIn(collation), "collation", at);
  checkOwnName(namesIn(opclass), "operator class", at);
}

const maxParameters = 65_535;

function checkParameter({ number = 0 }: Fields, at: number | undefined, findings: Findings): void {
  const position = Number(number);
  if (position < 1 || position > maxParameters) {
    throw new Refused(`Parameters are numbered from $1 to $${maxParameters}, so $${position} cannot be used.`, at);
  }
  findings.parameterCount = Math.max(findings.parameterCount, position);
}

function checkValueFunction({ op }: Fields, at: number | undefined): void {
  if (clocks.includes(String(op))) return;
  const name = String(op).slice("SVFOP_".length).toLowerCase();
  throw new Refused(`${name} is not allowed. ${explainFunction(name)}`, at);
}

function checkOption(fields: Fields, at: number | undefined, findings: Findings): void {
  const { defname, defnamespace, arg } = fields;
  const allowed = findings.isExplain ? optionsOf.explain! : (optionsOf[findings.statement] ?? optionsOf.sequence!);
  checkIn(defnamespace === undefined ? allowed : [], defname, "The option", at);
  // A column, after the names of its table; or NONE.
  const owner = defname === "owned_by" ? namesOfThing(arg as Fields).slice(0, -1) : [];
  if (owner.length > 0) checkOwnThing(owner, at);
}

function checkConstraint({ contype, access_method: method }: Fields, at: number | undefined): void {
  checkIn(constraintKinds, String(contype).slice("CONSTR_".length), "The constraint", at);
  if (method !== undefined) checkIn(indexMethods, method, "The index method", at);
}

function checkCommit(onCommit: TreeValue | undefined, at: number | undefined): void {
  if (onCommit === undefined || onCommit === "ONCOMMIT_NOOP") return;
  throw new Refused("ON COMMIT is for temporary tables, which are not allowed. Leave it out.", at);
}

const own = ["TABLE", "VIEW", "INDEX", "SEQUENCE", "TYPE"];

function checkDropped({ removeType, objects }: Fields, at: number | undefined): void {
  checkObject(own, removeType, "DROP", at);
  for (const object of objects as Fields[]) checkOwnThing(namesOfThing(object), at);
}

function checkRenamed({ renameType, relationType, object, newname }: Fields, at: number | undefined): void {
  checkObject([...own, "COLUMN", "TABCONSTRAINT"], renameType, "RENAME", at);
  if (renameType === "OBJECT_COLUMN") checkObject(["TABLE", "VIEW"], relationType, "RENAME a column of", at);
  if (object !== undefined) checkOwnThing(namesOfThing(object as Fields), at);
  checkOwnThing([String(newname)], at);
}

function checkCommented({ objtype, object }: Fields, at: number | undefined): void {
  checkObject([...own, "COLUMN", "TABCONSTRAINT"], objtype, "COMMENT ON", at);
  const names = namesOfThing(object as Fields);
  // The last name is that of the column or the constraint.
  const isPart = objtype === "OBJECT_COLUMN" || objtype === "OBJECT_TABCONSTRAINT";
  checkOwnThing(isPart ? names.slice(0, -1) : names, at);
}

function checkObject(
  allowed: readonly string[],
  type: TreeValue | undefined,
  verb: string,
  at: number | undefined,
): void {
  const kind = String(type).slice("OBJECT_".length);
  if (allowed.includes(kind)) return;
  const instead =
    kind === "MATVIEW" ? "Use a view, or CREATE TABLE … AS." : `Allowed is: ${allowed.join(", ").toLowerCase()}.`;
  throw new Refused(`${verb} ${kind.toLowerCase()} is not allowed. ${instead}`, at);
}

function checkIn(allowed: readonly string[], value: TreeValue | undefined, what: string, at: number | undefined): void {
  if (allowed.includes(String(value))) return;
  const list = allowed.length === 0 ? "" : ` Allowed is: ${allowed.join(", ")}.`;
  throw new Refused(`${what} ${String(value)} is not allowed here.${list}`, at);
}

/** The names of a list of `String` nodes; other nodes are left out. */
function namesIn(list: TreeValue | undefined): string[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((item) => {
    const text = (item as Fields | null)?.String as Fields | undefined;
    return text === undefined ? [] : [String(text.sval ?? "")];
  });
}

/** Gives the parts of a name that is written as a list, as a text or as a type. */
function namesOfThing(object: Fields): string[] {
  const { List: list, String: text, TypeName: type } = object as Record<string, Fields | undefined>;
  return namesIn(list?.items ?? type?.names ?? (text === undefined ? [] : [object]));
}
