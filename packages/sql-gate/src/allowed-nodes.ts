/**
 * The grammar of what is allowed: each node of PostgreSQL's parse tree that a statement may have,
 * with the fields that may be set. A node or a field that is not listed here is refused, so that a
 * later version of the parser allows nothing by itself.
 */
const fieldsOf: Record<string, string> = {
  // Statements.
  SelectStmt: `distinctClause targetList fromClause whereClause groupClause groupDistinct havingClause windowClause
    valuesLists sortClause limitOffset limitCount limitOption lockingClause withClause op all larg rarg`,
  InsertStmt: "relation cols selectStmt onConflictClause returningClause withClause override",
  UpdateStmt: "relation targetList whereClause fromClause returningClause withClause",
  DeleteStmt: "relation usingClause whereClause returningClause withClause",
  MergeStmt: "relation sourceRelation joinCondition mergeWhenClauses returningClause withClause",
  TruncateStmt: "relations restart_seqs behavior",
  ExplainStmt: "query options",
  CreateStmt: "relation tableElts oncommit if_not_exists",
  CreateTableAsStmt: "query into objtype if_not_exists",
  ViewStmt: "view aliases query replace options withCheckOption",
  IndexStmt: `idxname relation accessMethod indexParams indexIncludingParams whereClause unique nulls_not_distinct
    if_not_exists`,
  CreateEnumStmt: "typeName vals",
  CreateSeqStmt: "sequence options if_not_exists",
  AlterTableStmt: "relation cmds objtype missing_ok",
  AlterEnumStmt: "typeName oldVal newVal newValNeighbor newValIsAfter skipIfNewValExists",
  RenameStmt: "renameType relationType relation object subname newname behavior missing_ok",
  DropStmt: "objects removeType behavior missing_ok",
  CommentStmt: "objtype object comment",

  // Parts of statements.
  WithClause: "ctes recursive",
  CommonTableExpr: "ctename aliascolnames ctematerialized ctequery search_clause cycle_clause",
  CTESearchClause: "search_col_list search_breadth_first search_seq_column",
  CTECycleClause: "cycle_col_list cycle_mark_column cycle_mark_value cycle_mark_default cycle_path_column",
  OnConflictClause: "action infer targetList whereClause",
  InferClause: "indexElems whereClause conname",
  ReturningClause: "options exprs",
  ReturningOption: "option value",
  MergeWhenClause: "matchKind commandType override condition targetList values",
  LockingClause: "lockedRels strength waitPolicy",
  WindowDef: "name refname partitionClause orderClause frameOptions startOffset endOffset",
  SortBy: "node sortby_dir sortby_nulls useOp",
  GroupingSet: "kind content",
  ResTarget: "name indirection val",
  MultiAssignRef: "source colno ncolumns",
  IntoClause: "rel colNames onCommit skipData",
  AlterTableCmd: "subtype name def behavior missing_ok recurse",
  ColumnDef: "colname typeName is_local raw_default collClause constraints",
  Constraint: `contype conname deferrable initdeferred is_enforced skip_validation initially_valid is_no_inherit
    raw_expr generated_when generated_kind nulls_not_distinct keys including exclusions options access_method
    where_clause pktable fk_attrs pk_attrs fk_matchtype fk_upd_action fk_del_action fk_del_set_cols`,
  IndexElem: "name expr collation opclass ordering nulls_ordering",
  TableLikeClause: "relation options",
  DefElem: "defname arg defaction",

  // These nodes give rows to a statement.
  RangeVar: "schemaname relname inh relpersistence alias",
  RangeSubselect: "lateral subquery alias",
  RangeFunction: "lateral ordinality is_rowsfrom functions alias coldeflist",
  RangeTableSample: "relation method args repeatable",
  JoinExpr: "jointype isNatural larg rarg usingClause join_using_alias quals alias",
  Alias: "aliasname colnames",

  // Expressions.
  A_Const: "ival fval boolval sval bsval isnull",
  Integer: "ival",
  Float: "fval",
  Boolean: "boolval",
  String: "sval",
  BitString: "bsval",
  List: "items",
  ColumnRef: "fields",
  A_Star: "",
  ParamRef: "number",
  A_Expr: "kind name lexpr rexpr",
  BoolExpr: "boolop args",
  NullTest: "arg nulltesttype argisrow",
  BooleanTest: "arg booltesttype",
  CaseExpr: "arg args defresult",
  CaseWhen: "expr result",
  CoalesceExpr: "args",
  MinMaxExpr: "op args",
  SubLink: "subLinkType testexpr operName subselect",
  RowExpr: "args row_format colnames",
  A_ArrayExpr: "elements",
  A_Indirection: "arg indirection",
  A_Indices: "is_slice lidx uidx",
  TypeCast: "arg typeName",
  TypeName: "names typmods typemod arrayBounds",
  CollateClause: "arg collname",
  FuncCall: `funcname args agg_order agg_filter over agg_within_group agg_star agg_distinct func_variadic
    funcformat`,
  NamedArgExpr: "arg name argnumber",
  GroupingFunc: "args",
  SQLValueFunction: "op typmod",
  SetToDefault: "",
  MergeSupportFunc: "msftype",

  // JSON.
  JsonObjectConstructor: "exprs output absent_on_null unique",
  JsonArrayConstructor: "exprs output absent_on_null",
  JsonArrayQueryConstructor: "query output format absent_on_null",
  JsonObjectAgg: "constructor arg absent_on_null unique",
  JsonArrayAgg: "constructor arg absent_on_null",
  JsonAggConstructor: "output agg_filter agg_order over",
  JsonKeyValue: "key value",
  JsonValueExpr: "raw_expr format",
  JsonOutput: "typeName returning",
  JsonReturning: "format",
  JsonFormat: "format_type encoding",
  JsonParseExpr: "expr output unique_keys",
  JsonScalarExpr: "expr output",
  JsonSerializeExpr: "expr output",
  JsonIsPredicate: "expr format item_type unique_keys",
  JsonFuncExpr: "op column_name context_item pathspec passing output on_empty on_error wrapper quotes",
  JsonArgument: "val name",
  JsonBehavior: "btype expr",
  JsonTable: "context_item pathspec passing columns on_error alias lateral",
  JsonTableColumn: "coltype name typeName pathspec format wrapper quotes columns on_empty on_error",
  JsonTablePathSpec: "string name",
};

/** These fields say where in the text something is. */
const places = "location name_location list_start list_end rexpr_list_start rexpr_list_end".split(" ");

export const allowedNodes: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(fieldsOf).map(([node, fields]) => [node, new Set([...fields.trim().split(/\s+/), ...places])]),
);

/** Fields whose value has one type and is written without its name. */
const typesOfFields: Record<string, string> = {
  relation: "RangeVar",
  rel: "RangeVar",
  view: "RangeVar",
  sequence: "RangeVar",
  pktable: "RangeVar",
  larg: "SelectStmt",
  rarg: "SelectStmt",
  into: "IntoClause",
  withClause: "WithClause",
  search_clause: "CTESearchClause",
  cycle_clause: "CTECycleClause",
  onConflictClause: "OnConflictClause",
  infer: "InferClause",
  returningClause: "ReturningClause",
  over: "WindowDef",
  alias: "Alias",
  join_using_alias: "Alias",
  typeName: "TypeName",
  collClause: "CollateClause",
  ival: "Integer",
  fval: "Float",
  boolval: "Boolean",
  sval: "String",
  bsval: "BitString",
  constructor: "JsonAggConstructor",
  output: "JsonOutput",
  returning: "JsonReturning",
  format: "JsonFormat",
  context_item: "JsonValueExpr",
  value: "JsonValueExpr",
  val: "JsonValueExpr",
  expr: "JsonValueExpr",
  pathspec: "JsonTablePathSpec",
  on_empty: "JsonBehavior",
  on_error: "JsonBehavior",
  "JsonObjectAgg.arg": "JsonKeyValue",
  "JsonArrayAgg.arg": "JsonValueExpr",
};

/** Gives the type of a value that is written without it, or undefined where none is expected. */
export function typeOfField(node: string, field: string): string | undefined {
  const own = `${node}.${field}`;
  if (Object.hasOwn(typesOfFields, own)) return typesOfFields[own];
  return Object.hasOwn(typesOfFields, field) ? typesOfFields[field] : undefined;
}

const advice: Record<string, string> = {
  "AlterTableCmd.newowner": "OWNER TO is not allowed. Rights are those of API keys.",
  "SelectStmt.intoClause":
    "SELECT … INTO is not allowed, as it looks like a query and makes a table. Use CREATE TABLE … AS.",
  "CreateStmt.inhRelations": "Tables that inherit are not allowed. Give each table its own columns, or use LIKE.",
  "CreateStmt.partbound": "Partitions are not allowed. Use one table with an index.",
  "CreateStmt.partspec": "Partitions are not allowed. Use one table with an index.",
  "CreateStmt.options": "Storage parameters are not allowed. Leave WITH (…) out.",
  "Constraint.options": "Storage parameters are not allowed. Leave WITH (…) out.",
  "IndexStmt.options": "Storage parameters are not allowed. Leave WITH (…) out.",
  "IntoClause.options": "Storage parameters are not allowed. Leave WITH (…) out.",
  "IndexStmt.concurrent": "CONCURRENTLY is not allowed, as it works in several transactions. Leave it out.",
  "DropStmt.concurrent": "CONCURRENTLY is not allowed, as it works in several transactions. Leave it out.",
  XmlExpr: "XML is not allowed. Use json or jsonb.",
  XmlSerialize: "XML is not allowed. Use json or jsonb.",
  RangeTableFunc: "XMLTABLE is not allowed. Use JSON_TABLE.",
  CurrentOfExpr: "WHERE CURRENT OF is not allowed, as there are no cursors. Name the row by its key.",
};

/** Says why a node, or a field of it (`Node.field`), is not allowed. */
export function explainNode(name: string): string {
  const known = Object.hasOwn(advice, name) ? advice[name] : undefined;
  return known ?? `This form of SQL (${name}) is not on the list of what is allowed. Write it in a simpler form.`;
}
