import { isObject, pointerTo } from "@parley/json";
import { elementOf, parameterOf } from "../parameter-of.ts";
import { columnIn } from "../rules/column-in.ts";
import type { Column } from "../table-description.ts";
import { wrongRequest } from "../wrong-request.ts";
import { allOf, type Comparison, type Condition, never, notOf, oneOf } from "./condition.ts";

export const maxDepth = 10;
export const maxConditions = 200;
const maxListed = 10_000;
/**
 * PostgreSQL may compare each of the values within an item with each that is stored, and hears no
 * interrupt meanwhile.
 */
const maxValuesWithin = 100;

/** A filter of one table, while it is read. */
type Reading = { columns: ReadonlyMap<string, Column>; table: string; conditionsLeft: number };

/**
 * Reads a `where`. `pointer` is its place in the request.
 * @throws Problem invalid-request, unknown-column, value-not-accepted
 */
export function readWhere(
  columns: ReadonlyMap<string, Column>,
  table: string,
  where: unknown,
  pointer: string,
): Condition {
  return readObject({ columns, table, conditionsLeft: maxConditions }, where, pointer, 0);
}

function readObject(reading: Reading, where: unknown, pointer: string, depth: number): Condition {
  if (!isObject(where)) throw wrongRequest(pointer, "must be an object such as {column: value}");
  if (depth > maxDepth) throw wrongRequest(pointer, `is nested deeper than ${maxDepth} levels`);
  return allOf(
    Object.entries(where).map(([name, value]) => {
      const place = pointerTo(pointer, name);
      if ((name === "and" || name === "or") && Array.isArray(value)) {
        if (value.length === 0 && name === "or") throw wrongRequest(place, "must have at least one item");
        const parts = value.map((part, index) => readObject(reading, part, `${place}/${index}`, depth + 1));
        return name === "and" ? allOf(parts) : oneOf(parts);
      }
      if (name === "not") return notOf(readObject(reading, value, place, depth + 1));
      return readColumn(reading, name, value, place);
    }),
  );
}

function readColumn(reading: Reading, name: string, value: unknown, place: string): Condition {
  const column = memberIn(reading, name) ?? columnIn(reading.columns, reading.table, name, place);
  if (!isObject(value)) return compare(reading, column, "eq", value, place);
  return allOf(
    Object.entries(value).map(([operator, operand]) =>
      compare(reading, column, operator, operand, pointerTo(place, operator)),
    ),
  );
}

/** `column.path.to.it`: a value within a JSON column. A list has its items by number. */
function memberIn({ columns }: Reading, name: string): Column | undefined {
  const [first = "", ...path] = name.split(".");
  const column = columns.get(first);
  const isJson = column?.elementKind === "json" && !column.isArray;
  return columns.has(name) || path.length === 0 || !isJson ? undefined : { ...column, type: "jsonb", path };
}

const comparisons: Record<string, Comparison> = { eq: "=", neq: "<>", gt: ">", gte: ">=", lt: "<", lte: "<=" };
export const operators = [...Object.keys(comparisons), "in", "like", "ilike", "is", "contains"];

export function isOperator(name: string): boolean {
  return operators.includes(name);
}

function compare(reading: Reading, column: Column, operator: string, value: unknown, place: string): Condition {
  if (--reading.conditionsLeft < 0)
    throw wrongRequest(place, `is the condition after ${maxConditions}, which is too many`);
  switch (operator) {
    case "in":
      return readList(reading, column, value, place);
    case "is":
      return { kind: "is", column, what: readTruth(column, value, place) };
    case "like":
    case "ilike":
      if (column.isArray || column.elementKind !== "text")
        throw wrongRequest(place, `needs a text, and ${named(column)}`);
      if (typeof value !== "string") throw wrongRequest(place, "must be a text");
      return { kind: "compare", column, by: operator, value: parameterOf(column, value, place), pointer: place };
    case "contains":
      return readContains(column, value, place);
    default: {
      const by = Object.hasOwn(comparisons, operator) ? comparisons[operator] : undefined;
      if (by === undefined) throw wrongRequest(place, `is not an operator. Operators are ${operators.join(", ")}`);
      if (value !== null)
        return { kind: "compare", column, by, value: parameterOf(column, value, place), pointer: place };
      if (by === "=") return { kind: "is", column, what: "null" };
      if (by === "<>") return { kind: "is", column, what: "not null" };
      throw wrongRequest(place, "must not be null: nothing is before or after a missing value");
    }
  }
}

/** Null in the list stands for missing values. */
function readList(reading: Reading, column: Column, value: unknown, place: string): Condition {
  if (!Array.isArray(value)) throw wrongRequest(place, "must be a list");
  refuseLongList(value, place);
  if (column.isArray) {
    // PostgreSQL's arrays of arrays would have to be equally long.
    return oneOf(value.map((each, index) => compare(reading, column, "eq", each, `${place}/${index}`)));
  }
  const present = value.filter((each) => each !== null);
  const list = present.map((each, index) => elementOf(column, each, `${place}/${index}`));
  const isListed: Condition =
    list.length === 0 ? never : { kind: "compare", column, by: "any", value: list, pointer: place };
  return present.length === value.length ? isListed : oneOf([isListed, { kind: "is", column, what: "null" }]);
}

/** The thread that answers all requests looks at each item. */
function refuseLongList({ length }: readonly unknown[], place: string): void {
  if (length > maxListed) throw wrongRequest(place, `has ${length} items, more than ${maxListed}`);
}

function readTruth(column: Column, value: unknown, place: string): "null" | "not null" | "true" | "false" {
  if (value === null || value === "null") return "null";
  if (value === "not null") return "not null";
  if (value !== true && value !== false) throw wrongRequest(place, 'must be null, "not null", true or false');
  if (column.elementKind !== "boolean" || column.isArray)
    throw wrongRequest(place, `asks for a truth, and ${named(column)}`);
  return value ? "true" : "false";
}

function readContains(column: Column, value: unknown, place: string): Condition {
  if (column.isArray) {
    const list = Array.isArray(value) ? value : [value];
    refuseLongList(list.flat(Number.POSITIVE_INFINITY), place);
    return { kind: "compare", column, by: "contains", value: parameterOf(column, list, place), pointer: place };
  }
  if (column.elementKind === "json") {
    const parts = Array.isArray(value) ? value : [value];
    refuseLongList(parts, place);
    if (parts.some((part) => countValues(part) > maxValuesWithin))
      throw wrongRequest(place, `has more than ${maxValuesWithin} values within each other. Ask for fewer at once`);
  }
  if (column.elementKind === "json")
    return { kind: "compare", column, by: "contains", value: elementOf(column, value, place), pointer: place };
  if (column.elementKind !== "text") throw wrongRequest(place, `needs a text, a list or JSON, and ${named(column)}`);
  if (typeof value !== "string") throw wrongRequest(place, "must be a text");
  return { kind: "compare", column, by: "has part", value: parameterOf(column, value, place), pointer: place };
}

/** Counts the values of a JSON value, with itself. */
function countValues(value: unknown): number {
  if (!isObject(value) && !Array.isArray(value)) return 1;
  return Object.values(value).reduce((sum: number, part) => sum + countValues(part), 1);
}

function named({ name, type }: Column): string {
  return `the column ${JSON.stringify(name)} has the type ${type}`;
}
