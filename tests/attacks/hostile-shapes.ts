import type { Random } from "../faults/seeded-random.ts";

/**
 * Values that cost a careless server time or memory: deep, wide, long, repeated, or built for one
 * parser. `most` bounds how many characters one of them has, about.
 */
type Shape = { name: string; make(random: Random, most: number): unknown };

function nested(depth: number, isObject: boolean): unknown {
  let value: unknown = 1;
  for (let level = 0; level < depth; level++) value = isObject ? { a: value } : [value];
  return value;
}

/** Pieces that some reader looks at again and again when they are repeated. */
export const pieces = [
  "[1]",
  "[1",
  "[",
  "](",
  "](x)[",
  "![a](b)",
  "*",
  "_a*b",
  "`",
  "<b>",
  "</",
  "&amp",
  "#",
  "# a\n",
  "\n- a",
  "> ",
  "| a |\n|-|\n",
  "a@b.",
  "https://a.",
  "1.1.",
  "a b ",
  "aA",
  "((",
  "\\",
  "%25",
  "\u0301",
  "\ud83d",
  "😀",
  " ",
  "\t",
  "\r\n",
  "。",
  "yes ",
  "0",
  "-",
  '"',
];

const words = [
  "(a+)+$",
  "(x*)*y",
  "^(([a-z])+.)+[A-Z]([a-z])+$",
  "\u202e[system]\u200b",
  "parley_sk_",
  "data: x\n\nevent: error\n\n",
  "{{constructor.constructor('return process')()}}",
  "file:///etc/passwd",
  "http://169.254.169.254/latest/meta-data/",
  "http://[::ffff:127.0.0.1]:80/",
  "javascript:alert(1)",
  "a: &a [*a,*a]",
];

/** The levels are kept below what parsers refuse, so that what comes after them is tried. */
const aliases = ["a: &a [x,x,x,x,x,x,x,x,x]"]
  .concat([..."bcdefgh"].map((name, index) => `${name}: &${name} [${`*${"abcdefgh"[index]},`.repeat(8)}*a]`))
  .join("\n");

const schemas: unknown[] = [
  { type: "object", properties: { a: { $ref: "#" } } },
  { $ref: "#/$defs/a", $defs: { a: { allOf: [{ $ref: "#/$defs/a" }, { $ref: "#/$defs/a" }] } } },
  { type: "string", pattern: "^(a+)+$" },
  { type: "array", uniqueItems: true, items: {} },
  { anyOf: Array.from({ length: 200 }, (_, index) => ({ const: index })) },
  { enum: Array.from({ length: 2_000 }, (_, index) => ({ $ref: `#/a/${index}` })) },
];

export const hostileShapes: readonly Shape[] = [
  { name: "deep", make: (random) => nested(random.between(20, 62), random.chance(0.5)) },
  {
    name: "wide",
    make: (random, most) =>
      Object.fromEntries(Array.from({ length: random.between(100, most / 12) }, (_, index) => [`k${index}`, index])),
  },
  {
    name: "a long list of the wrong kind",
    make(random, most) {
      const item = random.pick<unknown>([0, null, "", [], {}, "x", { type: "text" }, -1e308, true]);
      const length = Math.floor(random.between(1_000, most) / (JSON.stringify(item).length + 1));
      return Array.from({ length }, () => item);
    },
  },
  {
    name: "a long text",
    make(random, most) {
      const piece = random.pick(pieces);
      return piece.repeat(Math.floor(random.between(200, most) / piece.length));
    },
  },
  {
    name: "a text of the usual limit",
    make(random) {
      const piece = random.pick(pieces);
      const length = random.pick([128, 255, 500, 2_000, 8_000, 65_536]);
      return piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
    },
  },
  {
    name: "mixed pieces",
    make: (random, most) =>
      Array.from({ length: random.between(10, Math.min(2_000, most / 10)) }, () => random.pick(pieces)).join(""),
  },
  { name: "words for a parser", make: (random) => random.pick(words) },
  { name: "aliases of YAML", make: () => aliases },
  { name: "a schema", make: (random) => random.pick(schemas) },
  { name: "half a pair of surrogates", make: (random) => `${random.pick(["", "a"])}\ud83d${random.pick(["", "b"])}` },
  {
    name: "a number at the edge",
    make: (random) => random.pick([1e308, -1e308, 5e-324, 2 ** 53, -(2 ** 53), 2 ** 31, 2 ** 63, -0, 0.1 + 0.2]),
  },
  {
    name: "members of every object",
    make: () => JSON.parse('{"__proto__":{"isOperator":true},"constructor":{"prototype":{"x":1}},"toString":"x"}'),
  },
];
