import type { ElementKind } from "../table-description.ts";
import { type ReadValue, readValueOf } from "./read-value.ts";

/** The built-in types whose texts are shown otherwise than as they are, by their OID in pg_type. */
const kinds = new Map<number, { type: string; kind: ElementKind; arrayOid: number }>([
  [16, { type: "boolean", kind: "boolean", arrayOid: 1000 }],
  [17, { type: "bytea", kind: "bytes", arrayOid: 1001 }],
  [20, { type: "bigint", kind: "bigint", arrayOid: 1016 }],
  [21, { type: "smallint", kind: "integer", arrayOid: 1005 }],
  [23, { type: "integer", kind: "integer", arrayOid: 1007 }],
  [26, { type: "oid", kind: "integer", arrayOid: 1028 }],
  [114, { type: "json", kind: "json", arrayOid: 199 }],
  [700, { type: "real", kind: "float", arrayOid: 1021 }],
  [701, { type: "double precision", kind: "float", arrayOid: 1022 }],
  [1114, { type: "timestamp without time zone", kind: "timestamp", arrayOid: 1115 }],
  [1184, { type: "timestamp with time zone", kind: "timestamptz", arrayOid: 1185 }],
  [1700, { type: "numeric", kind: "numeric", arrayOid: 1231 }],
  [3802, { type: "jsonb", kind: "json", arrayOid: 3807 }],
  [18, { type: '"char"', kind: "text", arrayOid: 1002 }],
  [19, { type: "name", kind: "text", arrayOid: 1003 }],
  [25, { type: "text", kind: "text", arrayOid: 1009 }],
  [1042, { type: "character", kind: "text", arrayOid: 1014 }],
  [1043, { type: "character varying", kind: "text", arrayOid: 1015 }],
  [1082, { type: "date", kind: "scalar", arrayOid: 1182 }],
  [1083, { type: "time without time zone", kind: "scalar", arrayOid: 1183 }],
  [1266, { type: "time with time zone", kind: "scalar", arrayOid: 1270 }],
  [1186, { type: "interval", kind: "scalar", arrayOid: 1187 }],
  [2950, { type: "uuid", kind: "scalar", arrayOid: 2951 }],
  [869, { type: "inet", kind: "scalar", arrayOid: 1041 }],
  [650, { type: "cidr", kind: "scalar", arrayOid: 651 }],
  [3614, { type: "tsvector", kind: "scalar", arrayOid: 3643 }],
  [3615, { type: "tsquery", kind: "scalar", arrayOid: 3645 }],
  [142, { type: "xml", kind: "scalar", arrayOid: 143 }],
  [2278, { type: "void", kind: "text", arrayOid: 0 }],
]);

const known = new Map<number, { type: string; read: ReadValue }>(
  [...kinds].flatMap(([oid, { type, kind, arrayOid }]) => [
    [oid, { type, read: readValueOf(kind, false) }],
    [arrayOid, { type: `${type}[]`, read: readValueOf(kind, true) }],
  ]),
);

const unknownType = { type: "unknown", read: (text: string): unknown => text };

/**
 * For columns of any statement: the name of a type and how its values are shown, by its OID. A type
 * that is not built in, such as an enum, is shown as PostgreSQL writes it.
 */
export function readValueOfType(oid: number): { type: string; read: ReadValue } {
  return known.get(oid) ?? unknownType;
}
