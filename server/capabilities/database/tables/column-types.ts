/** The values of a column, or the items of its lists, are read and written in one of these ways. */
export type ElementKind =
  | "text"
  | "integer"
  | "bigint"
  | "numeric"
  | "float"
  | "boolean"
  | "json"
  | "bytes"
  | "date"
  | "timestamptz"
  | "timestamp"
  | "scalar";

type KnownType = {
  /** The words that a request may write, the usual one first. */
  names: readonly string[];
  /** The type as SQL. */
  text: string;
  kind: ElementKind;
  /** The most numbers that may follow in parentheses. */
  modifiers?: number;
  /** Rows are numbered by it. */
  isIdentity?: boolean;
  /** The name in pg_type, where it is another than `text`. */
  catalogName?: string;
};

/** Columns of these kinds hold days or moments, which are written as ISO 8601 says. */
export const momentKinds: ReadonlySet<ElementKind> = new Set(["date", "timestamptz", "timestamp"]);

/** The types that a column may get: each is one line. */
export const columnTypes: readonly KnownType[] = [
  { names: ["text", "string"], text: "text", kind: "text" },
  { names: ["varchar", "character varying"], text: "varchar", kind: "text", modifiers: 1 },
  { names: ["char", "character"], text: "char", kind: "text", modifiers: 1, catalogName: "bpchar" },
  { names: ["integer", "int", "int4"], text: "integer", kind: "integer", catalogName: "int4" },
  { names: ["bigint", "int8", "long"], text: "bigint", kind: "bigint", catalogName: "int8" },
  { names: ["smallint", "int2"], text: "smallint", kind: "integer", catalogName: "int2" },
  { names: ["serial"], text: "integer", kind: "integer", isIdentity: true, catalogName: "int4" },
  { names: ["bigserial"], text: "bigint", kind: "bigint", isIdentity: true, catalogName: "int8" },
  { names: ["numeric", "decimal"], text: "numeric", kind: "numeric", modifiers: 2 },
  {
    names: ["double", "double precision", "float", "float8"],
    text: "double precision",
    kind: "float",
    catalogName: "float8",
  },
  { names: ["real", "float4"], text: "real", kind: "float", catalogName: "float4" },
  { names: ["boolean", "bool"], text: "boolean", kind: "boolean", catalogName: "bool" },
  { names: ["timestamptz", "timestamp with time zone", "datetime"], text: "timestamptz", kind: "timestamptz" },
  { names: ["timestamp", "timestamp without time zone"], text: "timestamp", kind: "timestamp" },
  { names: ["date"], text: "date", kind: "date" },
  { names: ["time", "time without time zone"], text: "time", kind: "scalar" },
  { names: ["interval"], text: "interval", kind: "scalar" },
  { names: ["uuid"], text: "uuid", kind: "scalar" },
  { names: ["jsonb"], text: "jsonb", kind: "json" },
  { names: ["json"], text: "json", kind: "json" },
  { names: ["bytea", "bytes"], text: "bytea", kind: "bytes" },
  { names: ["inet"], text: "inet", kind: "scalar" },
  { names: ["cidr"], text: "cidr", kind: "scalar" },
];

/** Types of columns that only SQL makes. */
const foreignKinds: readonly [catalogName: string, kind: ElementKind][] = [
  ["oid", "integer"],
  ["citext", "text"],
  ["name", "text"],
];

const kinds = new Map<string, ElementKind>([
  ...columnTypes.map(({ catalogName, text, kind }) => [catalogName ?? text, kind] as const),
  ...foreignKinds,
]);

/** Gives the kind of a type by its name in pg_type. The category `S` of PostgreSQL holds texts. */
export function kindOfType(catalogName: string, category: string): ElementKind {
  return kinds.get(catalogName) ?? (category === "S" ? "text" : "scalar");
}
