import type { NamedShape, Shape } from "../../api.ts";

export type Named = ReadonlyMap<string, Shape>;

/** Gives the shapes of an API by their names. */
export function namedShapes(shapes: readonly NamedShape[]): Named {
  return new Map(shapes.map(({ name, shape }) => [name, shape]));
}

/**
 * Writes a shape as a type of Go. A value that may be null or is of several kinds is a pointer, or `any`.
 * @example
 * writeType({ kind: "either", shapes: [{ kind: "text" }, { kind: "null" }] }, new Map()); // *string
 */
export function writeType(shape: Shape, named: Named): string {
  switch (shape.kind) {
    case "text":
      return shape.isBinary === true ? "*Upload" : shape.isTime === true ? "time.Time" : "string";
    case "number":
      return shape.isInteger ? "int64" : "float64";
    case "boolean":
      return "bool";
    case "choice":
      return writeChoice(shape.values);
    case "list":
      return `[]${writeType(shape.item, named)}`;
    case "record":
      return `map[string]${shape.further === undefined || shape.members.length > 0 ? "any" : writeType(shape.further, named)}`;
    case "named":
      return writeNamed(shape.name, named);
    case "either":
    case "all":
      return writeEither(shape.shapes, named);
    default:
      return "any";
  }
}

/** A name that stands for a list or a map, or for anything, needs no type of its own. */
function writeNamed(name: string, named: Named): string {
  const shape = named.get(name);
  if (shape === undefined) return "any";
  if (isStruct(shape) || isOpenChoice(shape)) return name;
  return writeType(shape, named);
}

/** Tells whether a named shape is a struct: a record, or a choice of records. */
export function isStruct(shape: Shape): boolean {
  return (shape.kind === "record" && shape.members.length > 0) || isUnion(shape);
}

export function isUnion(shape: Shape): shape is Extract<Shape, { kind: "either" }> {
  const isRecord = ({ kind }: Shape) => kind === "named";
  return shape.kind === "either" && shape.shapes.length > 1 && shape.shapes.every(isRecord);
}

/** Tells whether a named shape is a text with names for its values. */
export function isOpenChoice(shape: Shape): shape is Extract<Shape, { kind: "choice" }> {
  return shape.kind === "choice" && shape.values.every((value) => typeof value === "string");
}

function writeChoice(values: readonly unknown[]): string {
  const kinds = new Set(values.filter((value) => value !== null).map((value) => typeof value));
  const type =
    kinds.size === 1 ? { string: "string", boolean: "bool", number: "float64" }[[...kinds][0] as "string"] : "any";
  return values.includes(null) && type !== "any" ? `*${type}` : (type ?? "any");
}

function writeEither(shapes: readonly Shape[], named: Named): string {
  const types = [...new Set(shapes.filter(({ kind }) => kind !== "null").map((each) => writeType(each, named)))];
  if (types.length !== 1) return "any";
  const isNullable = shapes.some(({ kind }) => kind === "null");
  return isNullable ? pointerTo(types[0]!) : types[0]!;
}

/** A list, a map and an interface have a nil of their own. */
export function pointerTo(type: string): string {
  return /^(?:\[\]|map\[|\*|any$)/.test(type) ? type : `*${type}`;
}
