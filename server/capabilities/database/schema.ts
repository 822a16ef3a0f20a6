// Long because it is the shape of every operation.

import Type, { type Static, type TObjectOptions, type TSchema } from "typebox";
import { Nullable } from "../../kernel/wire/show.ts";

/** Most rows of one insert or upsert; the body's own limit of bytes is usually met before. */
const maxRowsWritten = 10_000;
export const maxRowsRead = 10_000;
export const usualLimit = 100;

const closed = { additionalProperties: false };
const optional = <Schema extends TSchema>(schema: Schema) => Type.Optional(schema);

/**
 * The length that JSON Schema counts is in characters; PostgreSQL counts 63 bytes, which
 * `checkIdentifier` does.
 */
const identifier = (description: string) => Type.String({ minLength: 1, maxLength: 63, description });
const table = identifier("The table's name, exactly as it was created.");
const columnNames = (description: string) => Type.Array(identifier("A column."), { maxItems: 1_600, description });

/**
 * Describes an object by column: the columns are those of a table that the workspace made, so
 * nobody knows its members beforehand.
 */
const byColumn = (options: TObjectOptions) => Type.Unsafe<Record<string, unknown>>(Type.Object({}, options));

const where = byColumn({
  additionalProperties: true,
  description:
    'Which rows: `{column: value}` or `{column: {operator: value}}`. Operators: `eq`, `neq`, `gt`, `gte`, `lt`, `lte`, `in` (a list), `like` and `ilike` (`%` and `_` stand for anything; `ilike` ignores case), `is` (`null`, `true`, `false`, `"not null"`), `contains` (a part of a text, as it is written; members of a JSON value; items of an array). Several columns and several operators of one column must all hold. `and` and `or` take a list of such objects, `not` takes one. `column.path.to.it` is the value there in a JSON column, compared as JSON. `null` asks for a missing value. As in SQL, a comparison with a missing value does not hold, and neither does its opposite.',
  examples: [
    { status: "open", total: { gte: 100 } },
    { or: [{ email: { ilike: "%@example.com" } }, { deletedAt: null }] },
  ],
});

const row = byColumn({
  additionalProperties: true,
  description:
    "Values by column. A column that is not named gets its default. Numbers keep every digit, bytes (`bytea`) in base64, times in ISO 8601.",
  examples: [{ email: "ada@example.com", name: "Ada" }],
});
const rows = Type.Array(row, {
  minItems: 1,
  maxItems: maxRowsWritten,
  description: "All rows are stored, or none.",
});

const returning = Type.Union([Type.Literal(true), columnNames("The columns to give back.")], {
  description: "Gives back the rows as they are stored: `true` for all columns. Without it `rows` is empty.",
});

const orderBy = Type.Array(
  Type.Union([
    identifier("A column, in ascending order."),
    Type.Object(
      {
        column: identifier("A column."),
        direction: optional(Type.Enum(["asc", "desc"], { default: "asc" })),
        nulls: optional(
          Type.Enum(["first", "last"], {
            description: "Where rows without a value stand. By default last, and first with `desc`.",
          }),
        ),
      },
      closed,
    ),
  ]),
  {
    maxItems: 20,
    description: "By default the primary key.",
    examples: [["name", { column: "total", direction: "desc" }]],
  },
);

const embed = Type.Record(
  Type.String({ minLength: 1, maxLength: 63 }),
  Type.Object(
    {
      table,
      on: Type.Record(Type.String({ minLength: 1, maxLength: 63 }), identifier("A column of the selected table."), {
        description: '`{theirColumn: "ourColumn"}`: which of their rows belong to one of ours.',
      }),
      columns: optional(columnNames("Their columns. By default all.")),
      where: optional(where),
      orderBy: optional(orderBy),
      limit: optional(Type.Integer({ minimum: 1, maximum: 1_000, default: 100 })),
    },
    closed,
  ),
  {
    description:
      "Related rows, each under a name of its own: one object, or null, where their columns are unique, else a list.",
    examples: [{ customer: { table: "customers", on: { id: "customerId" } } }],
  },
);

const search = Type.Object(
  {
    columns: Type.Array(identifier("A column of text."), { minItems: 1, maxItems: 20 }),
    text: Type.String({
      minLength: 1,
      maxLength: 1_000,
      description: 'Up to 32 words that must all occur; `or`, `"a phrase"` and `-without` as in web searches.',
    }),
    language: optional(
      Type.String({
        maxLength: 63,
        description: "A text search configuration of PostgreSQL, such as `english`. `simple` takes words as they are.",
        default: "simple",
      }),
    ),
  },
  { ...closed, description: "Full-text search. The best rows come first, unless `orderBy` says otherwise." },
);

const aggregate = Type.Record(
  Type.String({ minLength: 1, maxLength: 63 }),
  Type.Object(
    {
      op: Type.Enum(["count", "sum", "avg", "min", "max"]),
      column: optional(Type.String({ description: "Needed by all but `count`, which counts rows without it." })),
    },
    closed,
  ),
  {
    minProperties: 1,
    maxProperties: 50,
    description:
      "What is computed of the rows, by the names in the answer. Goes with `where`, `groupBy` and `limit` alone.",
  },
);

const select = Type.Object(
  {
    operation: Type.Literal("select"),
    table,
    aggregate: optional(aggregate),
    groupBy: optional(columnNames("With `aggregate`: one row for each combination of their values, in their order.")),
    columns: optional(columnNames("By default all.")),
    where: optional(where),
    orderBy: optional(orderBy),
    limit: optional(Type.Integer({ minimum: 1, maximum: maxRowsRead, default: usualLimit })),
    offset: optional(Type.Integer({ minimum: 0, maximum: 1_000_000_000 })),
    cursor: optional(
      Type.String({
        maxLength: 20_000,
        description: "The `nextCursor` of the answer before, with the same table, `where`, `orderBy` and `search`.",
      }),
    ),
    embed: optional(embed),
    search: optional(search),
  },
  { ...closed, examples: [{ operation: "select", table: "orders", where: { status: "open" }, limit: 20 }] },
);

const insert = Type.Object(
  { operation: Type.Literal("insert"), table, rows, returning: optional(returning) },
  { ...closed, examples: [{ operation: "insert", table: "orders", rows: [{ total: 12.5 }], returning: ["id"] }] },
);

const upsert = Type.Object(
  {
    operation: Type.Literal("upsert"),
    table,
    rows,
    onConflict: optional(
      columnNames("The columns of a primary key or a unique constraint. By default the primary key."),
    ),
    update: optional(
      columnNames("What a row that exists already takes over. By default every column that is sent. `[]`: nothing."),
    ),
    returning: optional(returning),
  },
  closed,
);

const all = Type.Boolean({ description: "Whether every row is meant. Needed where `where` leaves out nothing." });

const update = Type.Object(
  {
    operation: Type.Literal("update"),
    table,
    set: byColumn({ additionalProperties: true, minProperties: 1, description: "New values by column." }),
    where: optional(where),
    all: optional(all),
    returning: optional(returning),
  },
  { ...closed, examples: [{ operation: "update", table: "orders", set: { status: "paid" }, where: { id: 7 } }] },
);

const deleteRows = Type.Object(
  {
    operation: Type.Literal("delete"),
    table,
    where: optional(where),
    all: optional(all),
    returning: optional(returning),
  },
  { ...closed, examples: [{ operation: "delete", table: "orders", where: { id: 7 } }] },
);

const count = Type.Object(
  { operation: Type.Literal("count"), table, where: optional(where) },
  { ...closed, description: "The answer has one row: `{count}`." },
);

const newColumn = Type.Object(
  {
    name: identifier("At most 63 bytes."),
    type: Type.String({
      minLength: 1,
      maxLength: 100,
      description:
        "`text`, `integer`, `bigint`, `smallint`, `numeric`, `numeric(10,2)`, `boolean`, `timestamptz`, `timestamp`, `date`, `time`, `interval`, `uuid`, `jsonb`, `json`, `double`, `real`, `bytea`, `varchar(200)`, `serial`, `bigserial`; a list of them with `[]` at the end, such as `text[]`.",
      examples: ["text", "numeric(10,2)", "text[]"],
    }),
    primaryKey: optional(Type.Boolean({ description: "Several columns with it make one primary key of all of them." })),
    notNull: optional(Type.Boolean()),
    unique: optional(Type.Boolean()),
    default: optional(
      Type.Unknown({
        description:
          "A value; or what is made for each row: `{now: true}`, `{uuid: true}` (random), `{uuid: 7}` (ordered by time). Rows are numbered by the types `serial` and `bigserial`.",
        examples: ["open", { now: true }],
      }),
    ),
    references: optional(
      Type.Union(
        [
          Type.String({ minLength: 3, maxLength: 130, examples: ["customers.id"] }),
          Type.Object(
            {
              table,
              column: identifier("A column that is unique there."),
              onDelete: optional(Type.Enum(["restrict", "cascade", "set null", "set default", "no action"])),
            },
            closed,
          ),
        ],
        { description: "The row of another table that the value must name: `table.column`." },
      ),
    ),
  },
  closed,
);
export type NewColumn = Static<typeof newColumn>;

const newIndex = Type.Object(
  {
    columns: Type.Array(identifier("A column."), { minItems: 1, maxItems: 32 }),
    name: optional(identifier("By default made of the names of table and columns.")),
    unique: optional(Type.Boolean()),
    fullText: optional(
      Type.Union([Type.Boolean(), Type.String({ maxLength: 63 })], {
        description: "Makes `search` over these columns fast: `true`, or the `language` that searches name.",
      }),
    ),
  },
  { ...closed, description: "An index of JSON or array columns serves `contains`." },
);
export type NewIndex = Static<typeof newIndex>;

const rowSchema = Nullable(byColumn({ additionalProperties: true }), {
  description:
    "A JSON Schema that every row sent by `insert`, `upsert` and `update` must fit. An update is checked for the columns that it sets. SQL is not checked by it.",
});

const createTable = Type.Object(
  {
    operation: Type.Literal("createTable"),
    table: identifier("At most 63 bytes."),
    columns: Type.Array(newColumn, { minItems: 1, maxItems: 200 }),
    indexes: optional(Type.Array(newIndex, { maxItems: 50 })),
    schema: optional(rowSchema),
    comment: optional(Type.String({ maxLength: 2_000 })),
  },
  {
    ...closed,
    examples: [
      {
        operation: "createTable",
        table: "orders",
        columns: [
          { name: "id", type: "bigserial", primaryKey: true },
          { name: "email", type: "text", notNull: true },
          { name: "createdAt", type: "timestamptz", notNull: true, default: { now: true } },
        ],
      },
    ],
  },
);

const alterTable = Type.Object(
  {
    operation: Type.Literal("alterTable"),
    table,
    renameTo: optional(identifier("The table's next name.")),
    renameColumns: optional(
      Type.Record(Type.String({ minLength: 1, maxLength: 63 }), identifier("The next name."), {
        description: "`{name: nextName}`. The other parts of the same request use the names from before.",
      }),
    ),
    addColumns: optional(Type.Array(newColumn, { maxItems: 200 })),
    alterColumns: optional(
      Type.Array(
        Type.Object(
          {
            name: identifier("The column."),
            type: optional(Type.String({ minLength: 1, maxLength: 100 })),
            notNull: optional(Type.Boolean()),
            default: optional(Type.Unknown({ description: "As for new columns. Null takes the default away." })),
          },
          closed,
        ),
        { maxItems: 200 },
      ),
    ),
    dropColumns: optional(columnNames("Their values are lost.")),
    addIndexes: optional(Type.Array(newIndex, { maxItems: 50 })),
    dropIndexes: optional(Type.Array(identifier("The name of an index."), { maxItems: 50 })),
    schema: optional(rowSchema),
    comment: optional(Nullable(Type.String({ maxLength: 2_000 }))),
  },
  { ...closed, minProperties: 3, description: "All changes are made, or none." },
);

const dropTable = Type.Object({ operation: Type.Literal("dropTable"), table }, closed);

const describe = Type.Object(
  { operation: Type.Literal("describe"), table: optional(table) },
  { ...closed, description: "The tables, and the limits of this database." },
);

const sql = Type.Object(
  {
    operation: Type.Literal("sql"),
    sql: Type.String({ minLength: 1, maxLength: 100_000, description: "One statement; parameters are $1, $2, …" }),
    params: optional(Type.Array(Type.Unknown(), { maxItems: 1_000 })),
  },
  {
    ...closed,
    examples: [{ operation: "sql", sql: "select sum(total)\nfrom orders where total > $1", params: [100] }],
  },
);

const batch = Type.Object(
  {
    operation: Type.Literal("batch"),
    statements: Type.Array(Type.Union([select, insert, upsert, update, deleteRows, count, sql]), {
      minItems: 1,
      maxItems: 100,
    }),
    isolation: optional(
      Type.Enum(["read committed", "repeatable read", "serializable"], {
        description:
          "PostgreSQL's isolation of the transaction, `read committed` without it. With another one, a batch that others came before is 409 `rows-locked`: send it again.",
      }),
    ),
  },
  { ...closed, description: "One transaction: all statements take effect, or none." },
);

export const DatabaseRequest = Type.Union(
  [select, insert, upsert, update, deleteRows, count, createTable, alterTable, dropTable, describe, sql, batch],
  { $id: "DatabaseRequest" },
);
export type DatabaseRequest = Static<typeof DatabaseRequest>;
export type Select = Static<typeof select>;
export type Insert = Static<typeof insert>;
export type Upsert = Static<typeof upsert>;
export type Update = Static<typeof update>;
export type Delete = Static<typeof deleteRows>;
export type Count = Static<typeof count>;
export type CreateTable = Static<typeof createTable>;
export type AlterTable = Static<typeof alterTable>;
export type DropTable = Static<typeof dropTable>;
/** The table API compiles these; the other operations are describe, sql and batch. */
export type TableOperation = Select | Insert | Upsert | Update | Delete | Count | CreateTable | AlterTable | DropTable;

const Row = byColumn({ additionalProperties: true });
const Field = Type.Object({
  name: Type.String(),
  type: Type.String({ description: "PostgreSQL's name of the type, such as `timestamp with time zone`." }),
});

const outcome = {
  rows: Type.Array(Row, {
    description:
      "`bigint` and `numeric` are numbers of up to 15 digits, and texts beyond, so that no digit is lost. Times are in ISO 8601 and UTC, bytes in base64.",
  }),
  rowCount: Type.Integer({ description: "How many rows were read, or changed." }),
  fields: Type.Array(Field),
};

const DescribedTable = Type.Object({
  name: Type.String(),
  kind: Type.Enum(["table", "view"]),
  comment: Nullable(Type.String()),
  columns: Type.Array(
    Type.Object({
      name: Type.String(),
      type: Type.String(),
      notNull: Type.Boolean(),
      hasDefault: Type.Boolean(),
      isGenerated: Type.Boolean(),
      isIdentity: Type.Boolean(),
      comment: Nullable(Type.String()),
    }),
  ),
  primaryKey: Type.Array(Type.String()),
  uniqueKeys: Type.Array(Type.Array(Type.String())),
  foreignKeys: Type.Array(
    Type.Object({
      columns: Type.Array(Type.String()),
      table: Type.String(),
      references: Type.Array(Type.String()),
    }),
  ),
  indexes: Type.Array(Type.Object({ name: Type.String(), definition: Type.String(), isUnique: Type.Boolean() })),
  schema: Nullable(Row),
  estimatedRows: Nullable(Type.Integer({ description: "As of PostgreSQL's last look. Null: it has not looked yet." })),
  bytes: Type.Integer({ description: "On disk, with indexes." }),
});
export type DescribedTable = Static<typeof DescribedTable>;

export const DatabaseAnswer = Type.Object(
  {
    ...outcome,
    durationMs: Type.Number(),
    nextCursor: optional(
      Nullable(Type.String({ description: "Of `select`: the `cursor` of the next page. Null: this is the last one." })),
    ),
    results: optional(
      Type.Array(Type.Object({ ...outcome, nextCursor: optional(Nullable(Type.String())) }), {
        description: "Of `batch`: the outcome of each statement.",
      }),
    ),
    tables: optional(Type.Array(DescribedTable, { description: "Of `describe`." })),
    limits: optional(Type.Object({}, { additionalProperties: true, description: "Of `describe`." })),
  },
  { $id: "DatabaseAnswer" },
);
export type DatabaseAnswer = Static<typeof DatabaseAnswer>;
