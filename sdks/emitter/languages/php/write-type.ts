import type { NamedShape, Shape } from "../../api.ts";
import { pascalOf } from "../name-records.ts";

export type Named = ReadonlyMap<string, Shape>;

/** Gives the shapes of an API by their names. */
export function namedShapes(shapes: readonly NamedShape[]): Named {
  return new Map(shapes.map(({ name, shape }) => [name, shape]));
}

/** Writes a name as that of a property or an argument. */
export function camelOf(name: string): string {
  const pascal = pascalOf(name);
  const camel = /^[A-Z]+$/.test(pascal) ? pascal.toLowerCase() : pascal.slice(0, 1).toLowerCase() + pascal.slice(1);
  const written = name.startsWith("_") ? `_${camel}` : camel;
  return written === "this" ? "thisValue" : written;
}

/** Writes a shape as the type of a property. A record that stands in place of another name is looked up. */
export function writeType(shape: Shape, named: Named, isGiven = false): string {
  const types = [...new Set(typesOf(shape, named, isGiven))];
  if (types.includes("mixed")) return "mixed";
  const some = types.filter((type) => type !== "null" && !(type === "bool" && types.includes("mixed")));
  if (some.length === 0) return "mixed";
  if (some.length === 1 && types.length === 2) return `?${some[0]}`;
  return [...some, ...(types.includes("null") ? ["null"] : [])].join("|");
}

function typesOf(shape: Shape, named: Named, isGiven: boolean): string[] {
  switch (shape.kind) {
    case "text":
      if (shape.isBinary) return ["Upload", "string"];
      return shape.isTime ? ["\\DateTimeInterface", ...(isGiven ? ["string"] : [])] : ["string"];
    case "number":
      return shape.isInteger ? ["int"] : ["int", "float"];
    case "boolean":
      return ["bool"];
    case "null":
      return ["null"];
    case "choice":
      return shape.values.flatMap((value) => typeOfValue(value));
    case "list":
      return ["array"];
    case "record":
      return ["array"];
    case "named": {
      const resolved = named.get(shape.name);
      if (resolved === undefined) return ["mixed"];
      if (!isClass(resolved)) return typesOf(resolved, named, isGiven);
      return isGiven ? [shape.name, "array"] : [shape.name];
    }
    case "either":
    case "all":
      return shape.shapes.flatMap((each) => typesOf(each, named, isGiven));
    default:
      return ["mixed"];
  }
}

function typeOfValue(value: unknown): string[] {
  if (value === null) return ["null"];
  if (typeof value === "boolean") return ["bool"];
  return typeof value === "number" ? ["int", "float"] : ["string"];
}

/** Tells whether a shape is a class: a record with members. */
export function isClass(shape: Shape): boolean {
  return shape.kind === "record" && shape.members.length > 0;
}

/** Writes the type for documentation, with the items of lists. */
export function writeDocType(shape: Shape, named: Named): string {
  switch (shape.kind) {
    case "list":
      return `list<${writeDocType(shape.item, named)}>`;
    case "record":
      return `array<string, ${shape.further === undefined ? "mixed" : writeDocType(shape.further, named)}>`;
    case "choice": {
      const values = shape.values.map((value) => (typeof value === "string" ? `'${value}'` : JSON.stringify(value)));
      return [
        ...values,
        ...(values.length > 1 && values.some((value) => value.startsWith("'")) ? ["string"] : []),
      ].join("|");
    }
    case "either":
    case "all":
      return [...new Set(shape.shapes.map((each) => writeDocType(each, named)))].join("|");
    case "named": {
      const resolved = named.get(shape.name);
      return resolved === undefined || isClass(resolved) ? shape.name : writeDocType(resolved, named);
    }
    default:
      return writeType(shape, named);
  }
}

/** Writes how a value is read, where reading it does more than taking it. Undefined otherwise. */
export function writeReading(shape: Shape, named: Named): string | undefined {
  switch (shape.kind) {
    case "text":
      return shape.isTime ? "'time'" : undefined;
    case "list": {
      const item = writeReading(shape.item, named);
      return item && `['list', ${item}]`;
    }
    case "record": {
      const value = shape.further && writeReading(shape.further, named);
      return value && `['map', ${value}]`;
    }
    case "named": {
      const resolved = named.get(shape.name);
      if (resolved === undefined) return undefined;
      return isClass(resolved) ? `${shape.name}::class` : writeReading(resolved, named);
    }
    case "either":
    case "all": {
      const all = shape.shapes.flatMap((each) => writeReading(each, named) ?? []);
      return all.length > 1 ? `['union', ${all.join(", ")}]` : all[0];
    }
    default:
      return undefined;
  }
}

/** Writes a text as a comment above what it describes. */
export function writeDoc(lines: readonly string[], indent: string): string {
  const written = lines.flatMap((line) => wrap(line.replaceAll("*/", "* /"), 110 - indent.length));
  if (written.every((line) => line === "")) return "";
  if (written.length === 1) return `${indent}/** ${written[0]} */\n`;
  return `${indent}/**\n${written.map((line) => `${indent} *${line === "" ? "" : ` ${line}`}\n`).join("")}${indent} */\n`;
}

function wrap(text: string, most: number): string[] {
  return text.split("\n").flatMap((line) => {
    const lines = [""];
    for (const word of line.trim().split(/ +/)) {
      const last = lines.at(-1)!;
      if (last !== "" && last.length + 1 + word.length > most) lines.push(word);
      else lines[lines.length - 1] = last === "" ? word : `${last} ${word}`;
    }
    return lines;
  });
}
