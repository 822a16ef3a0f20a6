/** The built-in types that a result may have: their name, and the OIDs of the type and of its array. */
const builtIn: readonly [name: string, oid: number, arrayOid: number][] = [
  ["boolean", 16, 1000],
  ["bytea", 17, 1001],
  ['"char"', 18, 1002],
  ["name", 19, 1003],
  ["bigint", 20, 1016],
  ["smallint", 21, 1005],
  ["integer", 23, 1007],
  ["text", 25, 1009],
  ["oid", 26, 1028],
  ["json", 114, 199],
  ["xml", 142, 143],
  ["point", 600, 1017],
  ["cidr", 650, 651],
  ["real", 700, 1021],
  ["double precision", 701, 1022],
  ["money", 790, 791],
  ["macaddr", 829, 1040],
  ["inet", 869, 1041],
  ["character", 1042, 1014],
  ["character varying", 1043, 1015],
  ["date", 1082, 1182],
  ["time without time zone", 1083, 1183],
  ["timestamp without time zone", 1114, 1115],
  ["timestamp with time zone", 1184, 1185],
  ["interval", 1186, 1187],
  ["time with time zone", 1266, 1270],
  ["bit", 1560, 1561],
  ["bit varying", 1562, 1563],
  ["numeric", 1700, 1231],
  ["record", 2249, 2287],
  ["uuid", 2950, 2951],
  ["tsvector", 3614, 3643],
  ["tsquery", 3615, 3645],
  ["jsonb", 3802, 3807],
  ["int4range", 3904, 3905],
  ["numrange", 3906, 3907],
  ["tsrange", 3908, 3909],
  ["tstzrange", 3910, 3911],
  ["daterange", 3912, 3913],
  ["int8range", 3926, 3927],
];

const names = new Map(
  builtIn.flatMap(([name, oid, arrayOid]): [number, string][] => [
    [oid, name],
    [arrayOid, `${name}[]`],
  ]),
);

/** PostgreSQL's name of a type; `other` for one that is not built in, such as an enum. */
export function typeNameOf(oid: number): string {
  return names.get(oid) ?? "other";
}
