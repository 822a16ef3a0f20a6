import type { Schema } from "../../server/versions/comparing/reduce-open-api.ts";
import { fieldsOf, variantsOf } from "../../server/versions/comparing/variants-of.ts";

/**
 * Says how a value looks, without its content: the types that were seen, the fields of its objects and the
 * items of its lists. A field that was not always there ends with `?`. Names that somebody chose, such
 * as those of a record, are left out.
 */
export type Shape = string | { types: string; fields?: Readonly<Record<string, Shape>>; items?: Shape };

type Parts = { types: Set<string>; fields: Map<string, Shape> | undefined; items: Shape | undefined };

/**
 * Reads the shape of a value that fits the schema.
 *
 * @example
 * shapeOf({ id: "1", tags: [] }, schema, {}) // { types: "object", fields: { id: "string", tags: "array" } }
 */
export function shapeOf(
  value: unknown,
  schema: Schema,
  schemas: Readonly<Record<string, Schema>>,
  isItem = false,
): Shape {
  const variants = variantsOf(schema, schemas);
  if (Array.isArray(value)) {
    const items = variants.find(({ type, schema: { items: each } }) => type === "array" && each)?.schema.items;
    const shapes = value.map((item) => shapeOf(item, (items ?? {}) as Schema, schemas, true));
    return shapes.length === 0 ? "array" : { types: "array", items: shapes.reduce(mergeShapes) };
  }
  if (value === null || typeof value !== "object") return value === null ? "null" : typeof value;
  const objects = variants.filter(({ type }) => type === "object");
  const known = new Map(objects.flatMap((variant) => Object.entries(fieldsOf(variant))));
  const isNeeded = (name: string) => objects.every(({ schema: each }) => (each.required as string[])?.includes(name));
  const fields = Object.entries(value).flatMap(([name, field]): [string, Shape][] => {
    const named = known.get(name);
    // One item of a list may have what another lacks: which items there are is chance.
    return named === undefined
      ? []
      : [[isItem && !isNeeded(name) ? `${name}?` : name, shapeOf(field, named, schemas, isItem)]];
  });
  return fields.length === 0 ? "object" : { types: "object", fields: Object.fromEntries(fields.sort(byName)) };
}

function byName([a]: [string, Shape], [b]: [string, Shape]): number {
  return a < b ? -1 : 1;
}

/** Puts two shapes of one thing together. */
export function mergeShapes(one: Shape, other: Shape): Shape {
  const [a, b] = [partsOf(one), partsOf(other)];
  const types = [...new Set([...a.types, ...b.types])].sort().join("|");
  const items = a.items === undefined || b.items === undefined ? (a.items ?? b.items) : mergeShapes(a.items, b.items);
  const fields =
    a.fields === undefined || b.fields === undefined ? (a.fields ?? b.fields) : mergeFields(a.fields, b.fields);
  if (items === undefined && fields === undefined) return types;
  return {
    types,
    ...(fields === undefined ? {} : { fields: Object.fromEntries([...fields].sort(byName)) }),
    ...(items === undefined ? {} : { items }),
  };
}

function mergeFields(one: ReadonlyMap<string, Shape>, other: ReadonlyMap<string, Shape>): Map<string, Shape> {
  const plain = (name: string) => name.replace(/\?$/, "");
  const names = new Set([...one.keys(), ...other.keys()].map(plain));
  return new Map(
    [...names].map((name): [string, Shape] => {
      const shapes = [one, other].map((fields) => fields.get(name) ?? fields.get(`${name}?`));
      const present = shapes.filter((shape) => shape !== undefined);
      const isAlways = one.has(name) && other.has(name);
      return [isAlways ? name : `${name}?`, present.reduce(mergeShapes)];
    }),
  );
}

function partsOf(shape: Shape): Parts {
  if (typeof shape === "string") return { types: new Set(shape.split("|")), fields: undefined, items: undefined };
  const { types, fields, items } = shape;
  return { types: new Set(types.split("|")), fields: fields && new Map(Object.entries(fields)), items };
}

/**
 * Finds where a shape is not that of the recording: a field that was always there is missing, or a
 * value has a type that it never had. Null is left to the reference, which says where it may stand.
 */
export function findShapeFaults(recorded: Shape, seen: Shape, place: string): string[] {
  const [known, now] = [partsOf(recorded), partsOf(seen)];
  const types = [...known.types].filter((type) => type !== "null");
  const others = [...now.types].filter((type) => type !== "null" && types.length > 0 && !known.types.has(type));
  const faults = others.map((type) => `${place} is ${type} and was ${types.join(" or ")}`);
  if (known.items !== undefined && now.items !== undefined)
    faults.push(...findShapeFaults(known.items, now.items, `${place}[]`));
  if (!now.types.has("object") || known.fields === undefined) return faults;
  for (const [name, shape] of known.fields) {
    const plain = name.replace(/\?$/, "");
    const found = now.fields?.get(plain) ?? now.fields?.get(`${plain}?`);
    if (found !== undefined) faults.push(...findShapeFaults(shape, found, `${place}.${plain}`));
    else if (!name.endsWith("?")) faults.push(`${place}.${plain} is missing`);
  }
  return faults;
}
