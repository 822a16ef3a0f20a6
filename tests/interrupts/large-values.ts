/**
 * Values of a type as SQL that makes one of size `n` (bytes of a text, elements of an array), in the
 * shapes that are worst for searching, comparing and sorting. A value that does not grow is written
 * without `n`.
 */
export const shapesOf: Record<string, readonly string[]> = {
  text: [
    "repeat('a', n)",
    "repeat('a', n - 1) || 'b'",
    "'b' || repeat('a', n / 2)",
    "'%' || repeat('a', n / 2) || 'b'",
    "repeat('%a', n / 2)",
    "repeat('ä', n / 2)",
    "repeat('word ', n / 5)",
    "repeat('9', least(n, 100000))",
    "'a'",
    "'%'",
    "''",
  ],
  bytea: [
    "decode(repeat('61', n), 'hex')",
    "decode(repeat('61', n - 1) || '62', 'hex')",
    "decode('62' || repeat('61', n / 2), 'hex')",
    "decode('2561', 'hex')",
  ],
  bpchar: [
    "repeat('a', n)::bpchar",
    "('b' || repeat('a', n / 2))::bpchar",
    "('%' || repeat('a', n / 2) || 'b')::bpchar",
  ],
  varbit: ["repeat('1', n)::varbit", "(repeat('0', n - 1) || '1')::varbit", "('1' || repeat('0', n / 2))::varbit"],
  bit: ["repeat('1', n)::varbit::bit(1000)"],
  "int4[]": [
    "array_fill(0, array[n])",
    "array_fill(0, array[n - 1]) || 1",
    "array_fill(1, array[n])",
    "array(select generate_series(1, n))",
    "array(select generate_series(n, 1, -1))",
    "array_fill(null::int4, array[n])",
    "array[1]",
  ],
  "text[]": [
    "array_fill('a'::text, array[n / 4])",
    "array(select 'k' || i from generate_series(1, n / 4) i)",
    "array(select 'k' || i from generate_series(n / 4, 1, -1) i)",
    "array['a', 'b']",
  ],
  jsonb: [
    "to_jsonb(array_fill(0, array[n / 4]))",
    "to_jsonb(array_fill(0, array[n / 4]) || 1)",
    "to_jsonb(array(select generate_series(1, n / 4)))",
    "(select jsonb_object_agg('k' || i, i) from generate_series(1, n / 8) i)",
    "(select jsonb_agg(jsonb_build_array(0, i)) from generate_series(1, n / 8) i)",
    "to_jsonb(array(select 'k' || i from generate_series(1, n / 4) i))",
    "repeat('[', 1000)::text || repeat(']', 1000)",
    "to_jsonb(repeat('a', n))",
    "'1'",
  ],
  json: [
    "to_json(array_fill(0, array[n / 4]))",
    "(select json_object_agg('k' || i, i) from generate_series(1, n / 8) i)",
    "to_json(repeat('a', n))",
    "'{\"a\": 1}'",
  ],
  jsonpath: [
    "'$[*] ? (@ == 1)'",
    "'$.**'",
    "('$' || repeat('.a', least(n, 2000)))",
    "'$[*] ? (@ like_regex \"(a+)+b\")'",
  ],
  tsvector: [
    "array_to_tsvector(array(select 'k' || i from generate_series(1, least(n / 4, 60000)) i))",
    "to_tsvector('simple', repeat('word ', least(n / 5, 15000)))",
    "to_tsvector('simple', repeat('word other ', least(n / 10, 8000)))",
    "to_tsvector('simple', repeat(array_to_string(array(select 'k' || i from generate_series(1, least(n / 100, 400)) i), ' ') || ' ', 40))",
  ],
  tsquery: [
    "array_to_string(array(select 'k' || i from generate_series(1, least(n / 4, 20000)) i), ' & ')",
    "array_to_string(array(select 'k' || i from generate_series(1, least(n / 4, 20000)) i), ' | ')",
    "array_to_string(array_fill('word'::text, array[least(n / 4, 5000)]), ' <-> ')",
    "array_to_string(array_fill('word'::text, array[least(n / 4, 5000)]), ' & ')",
    "'word & other'",
    "array_to_string(array(select 'k' || i from generate_series(1, least(n / 100, 400)) i), ' & ')",
    "'!word'",
  ],
  numeric: [
    "repeat('9', least(n, 100000))",
    "'0.' || repeat('3', least(n, 16000))",
    "repeat('9', least(n, 100000)) || '.' || repeat('9', least(n, 16000))",
    "'1.0000001'",
    "least(n, 100000)::text",
    "'-2'",
    "'0'",
  ],
  // Circles that touch, hold each other, and lie apart.
  path: [
    "path(polygon(n / 8 + 2, circle '((0,0),10)'))",
    "path(polygon(n / 8 + 2, circle '((19,19),10)'))",
    "path(polygon(n / 8 + 2, circle '((0,0),5)'))",
    "popen(path(polygon(n / 8 + 2, circle '((0,0),10)')))",
  ],
  polygon: [
    "polygon(n / 8 + 2, circle '((0,0),10)')",
    "polygon(n / 8 + 2, circle '((0,0),5)')",
    "polygon(n / 8 + 2, circle '((19,19),10)')",
    "polygon(n / 8 + 2, circle '((100,0),10)')",
    "polygon(path '((0,0),(20,0),(20,20),(0,20))')",
  ],
  "float4[]": ["array[0.1, 0.2, 0.4, 1]"],
  int4multirange: [
    "(select range_agg(int4range(i * 3, i * 3 + 1)) from generate_series(1, n / 8) i)",
    "(select range_agg(int4range(i * 3 + 1, i * 3 + 2)) from generate_series(1, n / 8) i)",
    "'{[1,5)}'",
  ],
  int4range: ["'[1,5)'", "'[0,)'", "'empty'"],
  int2: ["1", "2", "100"],
  int4: ["1", "n", "-1", "0", "2147483647"],
  int8: ["1", "n", "-1", "9223372036854775807"],
  float4: ["1.5", "1e30"],
  float8: ["1.5", "1e300", "-1", "0.1"],
  bool: ["true"],
  char: ["'a'"],
  name: ["'a'"],
  money: ["'1.50'"],
  uuid: ["'00000000-0000-0000-0000-000000000001'"],
  date: ["'2026-01-01'", "'5874000-01-01'"],
  time: ["'10:00'"],
  timetz: ["'10:00+01'"],
  timestamp: ["'2026-01-01'", "'290000-01-01'"],
  timestamptz: ["'2026-01-01'", "'4000-01-01 BC'"],
  interval: ["'1 day'", "'100000 years'", "'1 microsecond'"],
  inet: ["'10.0.0.1/8'", "'::1'"],
  cidr: ["'10.0.0.0/8'"],
  macaddr: ["'08:00:2b:01:02:03'"],
  macaddr8: ["'08:00:2b:01:02:03:04:05'"],
  point: ["'(1,2)'", "'(1e300,1e-300)'"],
  line: ["'{1,2,3}'"],
  lseg: ["'[(0,0),(1,1)]'"],
  box: ["'(0,0),(1,1)'"],
  circle: ["'<(0,0),10>'"],
  regconfig: ["'english'", "'simple'"],
};

/** The polymorphic types are tried with these. */
const concrete: Record<string, string> = {
  anyarray: "int4[]",
  anycompatiblearray: "int4[]",
  anyelement: "int4",
  anynonarray: "int4",
  anycompatible: "int4",
  anycompatiblenonarray: "int4",
  anyrange: "int4range",
  anycompatiblerange: "int4range",
  anymultirange: "int4multirange",
  anycompatiblemultirange: "int4multirange",
  any: "text",
  varchar: "text",
};

/** The type to try in place of one of PostgreSQL's; undefined where a statement cannot name it. */
export function triedType(type: string): string | undefined {
  const tried = concrete[type] ?? type;
  return tried in shapesOf ? tried : undefined;
}

/** Types whose values grow with `n`. */
export function grows(type: string): boolean {
  return shapesOf[type]!.some((shape) => /\bn\b/.test(shape.replaceAll(/'[^']*'/g, "")));
}
