import Type, { type Static } from "typebox";
import { checkBySchema } from "../../../../kernel/untrusted/check-by-schema.ts";
import { explainFaults } from "../../../../kernel/wire/explain-faults.ts";
import { Nullable } from "../../../../kernel/wire/show.ts";

/** The lines of an export of a whole database, except those of rows. What is SQL passes the gate. */

export const exportVersion = 1;

const closed = { additionalProperties: false };
const name = Type.String({ minLength: 1, maxLength: 63 });
const sql = Type.String({ minLength: 1, maxLength: 100_000 });
const digits = Type.String({ minLength: 1, maxLength: 20 });
const kind = <Kind extends string>(of: Kind) => ({ kind: Type.Literal(of) });

const numbering = {
  name,
  type: Type.Enum(["smallint", "integer", "bigint"]),
  start: digits,
  increment: digits,
  min: digits,
  max: digits,
  cache: digits,
  cycle: Type.Boolean(),
  last: digits,
  isCalled: Type.Boolean(),
};

const lines = {
  database: Type.Object({ ...kind("database"), version: Type.Integer() }, closed),
  enum: Type.Object({ ...kind("enum"), name, values: Type.Array(Type.String({ maxLength: 63 })) }, closed),
  sequence: Type.Object({ ...kind("sequence"), ...numbering }, closed),
  table: Type.Object(
    {
      ...kind("table"),
      name,
      columns: Type.Array(
        Type.Object(
          {
            name,
            type: sql,
            collation: Nullable(sql),
            notNull: Type.Boolean(),
            default: Nullable(sql),
            generated: Nullable(Type.Object({ as: sql, kind: Type.Enum(["stored", "virtual"]) }, closed)),
          },
          closed,
        ),
        { maxItems: 1_600 },
      ),
    },
    closed,
  ),
  identity: Type.Object(
    { ...kind("identity"), table: name, column: name, always: Type.Boolean(), ...numbering },
    closed,
  ),
  owner: Type.Object({ ...kind("owner"), sequence: name, table: name, column: name }, closed),
  rows: Type.Object({ ...kind("rows"), table: name, columns: Type.Array(name, { maxItems: 1_600 }) }, closed),
  constraint: Type.Object({ ...kind("constraint"), name, table: name, definition: sql }, closed),
  index: Type.Object({ ...kind("index"), name, definition: sql }, closed),
  view: Type.Object(
    {
      ...kind("view"),
      name,
      columns: Type.Array(name, { minItems: 1, maxItems: 1_600 }),
      options: Type.Array(Type.String({ maxLength: 100 }), { maxItems: 10 }),
      definition: sql,
    },
    closed,
  ),
  rowSchema: Type.Object(
    { ...kind("rowSchema"), table: name, schema: Type.Unsafe<Record<string, unknown>>(Type.Object({})) },
    closed,
  ),
  comment: Type.Object(
    {
      ...kind("comment"),
      on: Type.Enum(["table", "view", "column", "index", "sequence", "type", "constraint"]),
      name,
      /** The table or view of a column or a constraint. */
      of: Nullable(name),
      text: Type.String(),
    },
    closed,
  ),
  end: Type.Object({ ...kind("end"), tables: Type.Integer(), views: Type.Integer(), rows: Type.Integer() }, closed),
};

export type Lines = { [Kind in keyof typeof lines]: Static<(typeof lines)[Kind]> };
export type Definition = Lines[keyof Lines];

/** Reads the line, or what is wrong with it, as the rest of a sentence. */
export function readDefinition(value: unknown): Definition | string {
  const kindOf = (value as { kind?: unknown } | null)?.kind;
  if (typeof kindOf !== "string" || !Object.hasOwn(lines, kindOf)) return "is no part of a database";
  const fault = checkBySchema(lines[kindOf as keyof Lines], value);
  if (fault === undefined) return value as Definition;
  const [first] = explainFaults("", [fault]);
  return first === undefined ? "is not valid" : `${first.pointer} ${first.message}`;
}
