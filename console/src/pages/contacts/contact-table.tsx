import type { Contact } from "@parley/client";
import { useTable } from "@tanstack/react-table";
import { useVirtualizer } from "@tanstack/react-virtual";
import { type CSSProperties, useEffect, useMemo, useRef } from "react";
import { useTexts } from "../../texts/texts.ts";
import { contactColumns, contactFeatures } from "./contact-columns.tsx";

const rowHeight = 52;
/** The next page is asked for when this many rows are left. */
/** The other columns share the room in these parts; one that is not named has one. */
const parts: Readonly<Record<string, number>> = { email: 1.5, origin: 0.8, createdAt: 0.6, updatedAt: 0.6 };
const ahead = 20;

/** Shows contacts as rows. Only those near the window are in the page, so that ten thousand scroll as ten do. */
export function ContactTable(props: {
  contacts: Contact[];
  fields: readonly string[];
  chosen: readonly string[];
  /** More contacts fit than `contacts` holds. */
  hasMore: boolean;
  more: () => void;
}) {
  const { contacts: texts } = useTexts();
  const { contacts, fields, chosen, hasMore, more } = props;
  const columns = useMemo(() => contactColumns(texts, fields), [texts, fields]);
  const columnVisibility = useMemo(
    () =>
      Object.fromEntries(
        columns.flatMap(({ id, accessorKey }: { id?: string; accessorKey?: string }) => {
          const name = id ?? accessorKey ?? "";
          return name === "person" ? [] : [[name, chosen.includes(name)]];
        }),
      ),
    [columns, chosen],
  );
  const place = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: contacts.length,
    getScrollElement: () => place.current,
    estimateSize: () => rowHeight,
    overscan: 12,
  });
  const items = virtual.getVirtualItems();
  const first = items[0]?.index ?? 0;
  const last = items.at(-1)?.index ?? 0;
  // The table knows only what is near the window: rows of ten thousand contacts would be made anew with each page.
  const data = useMemo(() => contacts.slice(first, last + 1), [contacts, first, last]);
  const table = useTable({
    features: contactFeatures,
    columns,
    data,
    getRowId: ({ id }) => id,
    state: { columnVisibility },
  });
  useEffect(() => {
    if (hasMore && last >= contacts.length - ahead) more();
  }, [hasMore, last, contacts.length, more]);
  const others = table.getVisibleLeafColumns().slice(1);
  const widths = others.map(({ id }) => `minmax(0, ${parts[id] ?? 1}fr)`).join(" ");
  const style = { "--others": others.length, "--widths": widths } as CSSProperties;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a place that scrolls is reached by keyboard.
    <section ref={place} className="grid" style={style} aria-label={texts.title} tabIndex={0}>
      <table aria-label={texts.title} aria-rowcount={contacts.length + 1}>
        <thead>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id} className="cells" aria-rowindex={1}>
              {group.headers.map((header) => (
                <th key={header.id} scope="col" className="cut">
                  <table.FlexRender header={header} />
                </th>
              ))}
            </tr>
          ))}
        </thead>
        <tbody style={{ height: virtual.getTotalSize() }}>
          {table.getRowModel().rows.map((row, index) => (
            <tr
              key={row.id}
              className="cells"
              aria-rowindex={first + index + 2}
              style={{ transform: `translateY(${(first + index) * rowHeight}px)` }}
            >
              {row.getVisibleCells().map((cell) => (
                <td key={cell.id} className={cell.column.id === "person" ? "" : "cut small muted"}>
                  <table.FlexRender cell={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
