import { allowedFunctions, allowedTypes } from "@parley/sql-gate";
import type { Client } from "pg";
import { triedType } from "./large-values.ts";

/** One function, operator or cast that the gate lets through. */
export type Call = {
  /** As PostgreSQL writes it: `translate(text,text,text)`, `path ?# path`, `text::polygon`. */
  name: string;
  /** The types of its values, as those that are tried. */
  types: string[];
  write(values: readonly string[]): string;
  isSet: boolean;
};

type Row = { name: string; kind: string; types: string[]; isSet: boolean };

const castsFromText = [...allowedTypes].filter((type) => !["record", "text", "varchar"].includes(type));

/** Lists everything that a statement may call, of the PostgreSQL that is connected. */
export async function listCalls(client: Client): Promise<Call[]> {
  const { rows } = await client.query<Row>(
    `select proname as name, prokind as kind, proretset as "isSet",
       array(select format_type(t, null) from unnest(proargtypes) t)::text[] as types
     from pg_proc where pronamespace = 'pg_catalog'::regnamespace and prokind in ('f', 'a')
       and proname = any($1) and aggkind_of(oid) = 'n' order by 1, 4`.replace(
      "aggkind_of(oid) = 'n'",
      "not exists (select from pg_aggregate where aggfnoid = pg_proc.oid and aggkind <> 'n')",
    ),
    [[...allowedFunctions]],
  );
  const operators = await client.query<{ name: string; types: string[] }>(
    `select oprname as name,
       array(select format_type(t, null) from unnest(array[oprleft, oprright]) t where t <> 0)::text[] as types
     from pg_operator order by 1, 2`,
  );
  return [
    ...rows.flatMap(functionCall),
    ...operators.rows.flatMap(operatorCall),
    ...castsFromText.flatMap((type) => castCalls(type)),
  ];
}

/** The names of `format_type` in the words of pg_type. */
const shortNames: Record<string, string> = {
  integer: "int4",
  bigint: "int8",
  smallint: "int2",
  "double precision": "float8",
  real: "float4",
  boolean: "bool",
  character: "bpchar",
  "character varying": "varchar",
  '"char"': "char",
  '"any"': "any",
  "bit varying": "varbit",
  "timestamp without time zone": "timestamp",
  "timestamp with time zone": "timestamptz",
  "time without time zone": "time",
  "time with time zone": "timetz",
};

function tried(types: readonly string[]): string[] | undefined {
  const found = types.map((type) => {
    const [, element = type, brackets = ""] = /^(.*?)(\[\])?$/.exec(type) ?? [];
    return triedType((shortNames[element] ?? element) + brackets);
  });
  return found.includes(undefined) ? undefined : (found as string[]);
}

function functionCall({ name, kind, types, isSet }: Row): Call[] {
  const used = tried(types);
  if (used === undefined) return [];
  const write = (values: readonly string[]) =>
    kind === "a"
      ? `(select pg_catalog.${name}(${values.join(", ")}) from pg_catalog.generate_series(1, 20))`
      : `pg_catalog.${name}(${values.join(", ")})`;
  return [{ name: `${name}(${types.join(",")})`, types: used, isSet: isSet && kind === "f", write }];
}

function operatorCall({ name, types }: { name: string; types: string[] }): Call[] {
  const used = tried(types);
  if (used === undefined) return [];
  const operator = `operator(pg_catalog.${name})`;
  return [
    {
      name: types.length === 1 ? `${name} ${types[0]}` : `${types[0]} ${name} ${types[1]}`,
      types: used,
      isSet: false,
      write: ([left, right]) => (right === undefined ? `${operator} ${left}` : `${left} ${operator} ${right}`),
    },
  ];
}

/** From text, and to text: reading and writing a value. */
function castCalls(type: string): Call[] {
  const used = triedType(type);
  if (used === undefined) return [];
  return [
    { name: `text::${type}`, types: ["text"], isSet: false, write: ([value]) => `(${value})::${type}` },
    { name: `${type}::text`, types: [used], isSet: false, write: ([value]) => `(${value})::text` },
  ];
}
