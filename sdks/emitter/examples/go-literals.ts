import type { Member, Shape } from "../api.ts";
import { isOpenChoice, isStruct, isUnion, type Named, pointerTo, writeType } from "../languages/go/write-type.ts";
import { fieldOf, unionFieldOf } from "../languages/go/write-types.ts";

/** The shapes by their names, where the line of the value begins, and how wide the value may be on it. */
export type GoValues = { named: Named; indent: string; most?: number };

const widest = 80;

/** Writes a value as a literal of the type that Go has for its shape. */
export function literalOf(value: unknown, shape: Shape, values: GoValues): string {
  if (value === null) return "nil";
  const { named } = values;
  const type = writeType(shape, named);
  if (type === "any") return anyOf(value, values);
  switch (shape.kind) {
    case "named": {
      const own = named.get(shape.name)!;
      const record = value as Record<string, unknown>;
      if (isUnion(own)) return unionOf(shape.name, own, record, values);
      if (own.kind === "record" && isStruct(own)) return structOf(`parley.${shape.name}`, own.members, record, values);
      return isOpenChoice(own) ? JSON.stringify(value) : literalOf(value, own, values);
    }
    case "text":
      return shape.isTime === true ? timeOf(String(value)) : JSON.stringify(value);
    case "choice":
      return type.startsWith("*") ? pointer(JSON.stringify(value), type.slice(1)) : JSON.stringify(value);
    case "list":
      return listOf(type, value as unknown[], shape.item, values);
    case "record":
      return mapOf(type, value as Record<string, unknown>, shape.further ?? { kind: "anything" }, values);
    case "either":
    case "all": {
      const inner = shape.shapes.find(({ kind }) => kind !== "null")!;
      const own = writeType(inner, named);
      const written = literalOf(value, inner, values);
      return type === own ? written : pointer(written, own);
    }
    default:
      return JSON.stringify(value);
  }
}

/** Writes a struct. What JSON has and the struct would leave out stands in `Extra`. */
export function structOf(
  type: string,
  members: readonly Member[],
  value: Readonly<Record<string, unknown>>,
  values: GoValues,
): string {
  const taken = new Set<string>(["Extra"]);
  const inner = insideOf(values);
  const entries: [string, string][] = [];
  const left = new Map(Object.entries(value));
  for (const { name, isRequired, shape } of members) {
    const field = fieldOf(name, taken);
    const own = left.get(name);
    if (own === undefined || (!isRequired && isLeftOut(own))) continue;
    left.delete(name);
    const type = writeType(shape, values.named);
    const written = literalOf(own, shape, inner);
    entries.push([field, isRequired || pointerTo(type) === type ? written : pointer(written, type)]);
  }
  if (left.size > 0) entries.push(["Extra", extraOf(left, inner)]);
  return composite(type, entries, values);
}

/** A member that may be left out is left out where it is null or empty. */
function isLeftOut(value: unknown): boolean {
  return value === null || (typeof value === "object" && Object.keys(value as object).length === 0);
}

function insideOf({ named, indent }: GoValues): GoValues {
  return { named, indent: `${indent}\t` };
}

function extraOf(left: ReadonlyMap<string, unknown>, values: GoValues): string {
  const entries = [...left].map(([name, value]): [string, string] => [
    JSON.stringify(name),
    value === null ? "parley.Null" : `parley.Raw(${JSON.stringify(JSON.stringify(value))})`,
  ]);
  return composite("parley.Extra", entries, values);
}

function unionOf(
  name: string,
  { shapes }: Extract<Shape, { kind: "either" }>,
  value: Record<string, unknown>,
  values: GoValues,
): string {
  const records = shapes.flatMap((each) => {
    const record = each.kind === "named" ? values.named.get(each.name) : undefined;
    return each.kind === "named" && record?.kind === "record" ? [{ name: each.name, members: record.members }] : [];
  });
  const best = records
    .map((record) => ({ ...record, fit: fitOf(value, record.members) }))
    .sort((one, other) => other.fit - one.fit)[0]!;
  const record = structOf(`&parley.${best.name}`, best.members, value, values);
  return `parley.${name}{${unionFieldOf(name, best.name)}: ${record}}`;
}

/** Tells how well a value fits to a record: how many of its members it has, unless one of them is of another value. */
function fitOf(value: Readonly<Record<string, unknown>>, members: readonly Member[]): number {
  const isOther = members.some(
    ({ name, shape, isRequired }) =>
      (isRequired && !(name in value)) ||
      (shape.kind === "choice" && name in value && !shape.values.includes(value[name])),
  );
  return isOther ? -1 : members.filter(({ name }) => name in value).length;
}

function listOf(type: string, items: readonly unknown[], shape: Shape, values: GoValues): string {
  const inner = insideOf(values);
  const isElided = /^\[\]\*?[A-Z]/.test(type);
  const written = items.map((each): [string, string] => {
    const text = literalOf(each, shape, inner);
    return ["", isElided ? text.replace(/^&?parley\.\w+(?=\{)/, "") : text];
  });
  return composite(qualified(type), written, values);
}

function mapOf(type: string, value: Readonly<Record<string, unknown>>, further: Shape, values: GoValues): string {
  const inner = insideOf(values);
  const shape: Shape = type === "map[string]any" ? { kind: "anything" } : further;
  const entries = Object.entries(value).map(([name, each]): [string, string] => [
    JSON.stringify(name),
    literalOf(each, shape, inner),
  ]);
  return composite(qualified(type), entries, values);
}

function anyOf(value: unknown, values: GoValues): string {
  if (value === null) return "nil";
  if (Array.isArray(value)) return listOf("[]any", value, { kind: "anything" }, values);
  if (typeof value !== "object") return JSON.stringify(value);
  return mapOf("map[string]any", value as Record<string, unknown>, { kind: "anything" }, values);
}

/** Writes a composite as `gofmt` leaves it: values on lines that follow each other stand below each other. */
export function composite(
  type: string,
  entries: readonly (readonly [key: string, value: string])[],
  { indent, most = widest }: GoValues,
): string {
  const line = `${type}{${entries.map(([key, value]) => (key === "" ? value : `${key}: ${value}`)).join(", ")}}`;
  if (line.length <= most && !line.includes("\n")) return line;
  const isLong = entries.map(([, value]) => value.includes("\n"));
  const lines = entries.map(([key, value], at) => {
    if (key === "") return `${indent}\t${value},\n`;
    if (isLong[at]) return `${indent}\t${key}: ${value},\n`;
    const [from, to] = [isLong.lastIndexOf(true, at) + 1, isLong.indexOf(true, at)];
    const beside = entries.slice(from, to < 0 ? undefined : to);
    const width = Math.max(...beside.map(([each]) => each.length)) + 1;
    return `${indent}\t${`${key}:`.padEnd(width)} ${value},\n`;
  });
  return `${type}{\n${lines.join("")}${indent}}`;
}

/** A literal of a struct has an address. What has none is put behind a pointer by a function of the client. */
function pointer(written: string, type: string): string {
  if (/^parley\.\w+\{/.test(written)) return `&${written}`;
  if (/^[A-Z]/.test(type)) return `parley.Ptr(parley.${type}(${written}))`;
  const isGuessed = !/^(?:int64|float64)$/.test(type) || (type === "float64" && written.includes("."));
  return `parley.Ptr${isGuessed ? "" : `[${type}]`}(${written})`;
}

function timeOf(text: string): string {
  const at = new Date(text);
  const [date, clock] = [
    [at.getUTCFullYear(), at.getUTCMonth() + 1, at.getUTCDate()],
    [at.getUTCHours(), at.getUTCMinutes(), at.getUTCSeconds(), at.getUTCMilliseconds() * 1_000_000],
  ];
  return `time.Date(${[...date, ...clock].join(", ")}, time.UTC)`;
}

/** Names the package before the types that are its own. */
function qualified(type: string): string {
  return type.replace(/(?<![.\w])([A-Z]\w*)/g, "parley.$1");
}
