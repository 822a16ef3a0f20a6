import type { Shape } from "../../api.ts";

/** The names stand in this module, and what a caller gives may be a mapping. */
type Manner = { prefix?: string; isGiven?: boolean };

/**
 * Writes a shape as a type hint of Python 3.9. Values that a newer server may add are part of each choice.
 * @example
 * writeType({ kind: "either", shapes: [{ kind: "text" }, { kind: "null" }] }); // _t.Optional[str]
 */
export function writeType(shape: Shape, manner: Manner = {}): string {
  switch (shape.kind) {
    case "anything":
      return "_t.Any";
    case "nothing":
    case "null":
      return "None";
    case "text":
      if (shape.isTime === true) return manner.isGiven ? "_t.Union[_datetime, str]" : "_datetime";
      return shape.isBinary === true ? "Content" : "str";
    case "number":
      return shape.isInteger ? "int" : "float";
    case "boolean":
      return "bool";
    case "choice":
      return writeChoice(shape.values);
    case "list":
      return manner.isGiven
        ? `_t.Sequence[${writeType(shape.item, manner)}]`
        : `_t.List[${writeType(shape.item, manner)}]`;
    case "record":
      return writeMap(shape, manner);
    case "named":
      return manner.isGiven ? `Given[${manner.prefix ?? ""}${shape.name}]` : `${manner.prefix ?? ""}${shape.name}`;
    case "either":
    case "all":
      return writeUnion(shape.shapes.map((each) => writeType(each, manner)));
  }
}

function writeMap(shape: Extract<Shape, { kind: "record" }>, manner: Manner): string {
  const value = shape.further === undefined || shape.members.length > 0 ? "_t.Any" : writeType(shape.further, manner);
  return manner.isGiven ? `_t.Mapping[str, ${value}]` : `_t.Dict[str, ${value}]`;
}

function writeChoice(values: readonly unknown[]): string {
  const written = values.filter((value) => value !== null).map(writeValue);
  const literal = written.length === 0 ? [] : [`_t.Literal[${written.join(", ")}]`];
  // One text is a tag, by which types are told apart. Of several, a newer server may know more.
  const isOpen = values.filter((value) => typeof value === "string").length > 1;
  return writeUnion([...literal, ...(isOpen ? ["str"] : []), ...(values.includes(null) ? ["None"] : [])]);
}

function writeValue(value: unknown): string {
  if (typeof value === "boolean") return value ? "True" : "False";
  // Python has no literals of numbers with a point.
  return typeof value === "number" && !Number.isInteger(value) ? JSON.stringify(String(value)) : JSON.stringify(value);
}

function writeUnion(types: readonly string[]): string {
  const all = [...new Set(types)];
  const some = all.filter((type) => type !== "None");
  const union = some.length === 1 ? some[0]! : `_t.Union[${some.join(", ")}]`;
  if (some.length === 0) return "None";
  return some.length === all.length ? union : `_t.Optional[${union}]`;
}
