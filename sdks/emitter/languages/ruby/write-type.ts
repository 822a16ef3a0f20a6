import type { NamedShape, Shape } from "../../api.ts";

export type Named = ReadonlyMap<string, Shape>;

/** Gives the shapes of an API by their names. */
export function namedShapes(shapes: readonly NamedShape[]): Named {
  return new Map(shapes.map(({ name, shape }) => [name, shape]));
}

/** Tells whether a shape is a class: a record with members. */
export function isClass(shape: Shape): boolean {
  return shape.kind === "record" && shape.members.length > 0;
}

/** Writes a shape as a type of YARD. */
export function writeDocType(shape: Shape, named: Named): string {
  return [...new Set(typesOf(shape, named))].join(", ");
}

function typesOf(shape: Shape, named: Named): string[] {
  switch (shape.kind) {
    case "text":
      return [shape.isBinary ? "Upload" : shape.isTime ? "Time" : "String"];
    case "number":
      return [shape.isInteger ? "Integer" : "Numeric"];
    case "boolean":
      return ["Boolean"];
    case "null":
      return ["nil"];
    case "choice":
      return shape.values.map((value) => (value === null ? "nil" : JSON.stringify(value)));
    case "list":
      return [`Array<${writeDocType(shape.item, named)}>`];
    case "record":
      return [`Hash{String => ${shape.further === undefined ? "Object" : writeDocType(shape.further, named)}}`];
    case "named": {
      const resolved = named.get(shape.name);
      return resolved === undefined || isClass(resolved) ? [`Types::${shape.name}`] : typesOf(resolved, named);
    }
    case "either":
    case "all":
      return shape.shapes.flatMap((each) => typesOf(each, named));
    default:
      return ["Object"];
  }
}

/** Writes how a value is read, where reading it does more than taking it. Undefined otherwise. */
export function writeReading(shape: Shape, named: Named): string | undefined {
  switch (shape.kind) {
    case "text":
      return shape.isTime ? ":time" : undefined;
    case "list": {
      const item = writeReading(shape.item, named);
      return item && `[:list, ${item}]`;
    }
    case "record": {
      const value = shape.further && writeReading(shape.further, named);
      return value && `[:map, ${value}]`;
    }
    case "named": {
      const resolved = named.get(shape.name);
      if (resolved === undefined) return undefined;
      return isClass(resolved) ? `:${shape.name}` : writeReading(resolved, named);
    }
    case "either":
    case "all": {
      const all = shape.shapes.flatMap((each) => writeReading(each, named) ?? []);
      return all.length > 1 ? `[:union, ${all.join(", ")}]` : all[0];
    }
    default:
      return undefined;
  }
}
