import type { Select } from "../../schema.ts";
import { columnIn } from "../rules/column-in.ts";
import type { OpenTable } from "../rules/open-table.ts";
import { columnsOf, identifyingColumns, type TableDescription } from "../table-description.ts";
import { wrongRequest } from "../wrong-request.ts";
import type { Order } from "./store.ts";

/** @throws Problem unknown-column, invalid-request */
export function readOrder({ table, columns }: OpenTable, orderBy: Select["orderBy"], pointer: string): Order[] {
  return (orderBy ?? []).map((each, index) => {
    const part = typeof each === "string" ? { column: each } : each;
    const place = typeof each === "string" ? `${pointer}/${index}` : `${pointer}/${index}/column`;
    const column = columnIn(columns, table.name, part.column, place);
    if (column.type === "json")
      throw wrongRequest(place, "has the type json, which has no order. The type jsonb has one");
    const isDescending = part.direction === "desc";
    return { column, isDescending, areNullsFirst: part.nulls === undefined ? isDescending : part.nulls === "first" };
  });
}

/** The columns that tell rows apart come last, so that every row has its one place. */
export function completeOrder(table: TableDescription, order: readonly Order[]): Order[] {
  const named = new Set(order.map(({ column }) => column.name));
  const isDescending = order.at(-1)?.isDescending ?? false;
  const rest = identifyingColumns(table).filter((name) => !named.has(name));
  const unique = order.filter(({ column }, index) => order.findIndex((each) => each.column === column) === index);
  return [
    ...unique,
    ...rest.map((name) => ({ column: columnsOf(table).get(name)!, isDescending, areNullsFirst: isDescending })),
  ];
}
