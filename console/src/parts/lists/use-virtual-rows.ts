import { defaultRangeExtractor, measureElement, useVirtualizer, type VirtualItem } from "@tanstack/react-virtual";
import { useCallback, useEffect, useRef, useState } from "react";

/** The next rows are asked for when this many are left. */
const ahead = 20;

/** A person who sees one of these is at the beginning. */
const rowsOfTop = 3;

/** Keeps how far a list was scrolled, and how high its rows were, until the page is loaded again. */
const kept = new Map<string, { offset: number; rows: VirtualItem[] }>();

type List = {
  /** Under this name the list keeps its place while another page is shown. */
  name: string;
  /** The rows, in their order. They should be the same array until a row changes. */
  ids: readonly string[];
  /** A row is about so high, before it is measured. */
  heightPx: number;
  gapPx?: number;
  /** This row is in sight, as soon as it is in the list. */
  sought?: string | undefined;
  /** Asks for the rows after these, where there are some. */
  more?: (() => void) | undefined;
};

/**
 * Draws only those rows of a list that are near the window, so that ten thousand scroll as ten do. The row that has
 * the focus stays, however far it is. `place` scrolls; `hold` takes the props of what is around the rows.
 */
export function useVirtualRows<Place extends HTMLElement>({ name, ids, heightPx, gapPx = 0, sought, more }: List) {
  const place = useRef<Place>(null);
  const [held, setHeld] = useState<string | undefined>();
  const heldAt = held === undefined ? -1 : ids.indexOf(held);
  const virtual = useVirtualizer<Place, HTMLElement>({
    count: ids.length,
    getScrollElement: () => place.current,
    estimateSize: () => heightPx,
    getItemKey: useCallback((index: number) => ids[index] ?? index, [ids]),
    gap: gapPx,
    overscan: 3,
    initialOffset: kept.get(name)?.offset ?? 0,
    initialMeasurementsCache: kept.get(name)?.rows ?? [],
    // A list that is hidden for a while, as beside a conversation on a phone, has rows without a height.
    measureElement: (element, entry, instance) =>
      measureElement(element, entry, instance) ||
      (instance.itemSizeCache.get(ids[instance.indexFromElement(element)] ?? "") ?? heightPx),
    rangeExtractor(range) {
      const near = defaultRangeExtractor(range);
      return heldAt === -1 || near.includes(heldAt) ? near : [...near, heldAt].sort((one, other) => one - other);
    },
  });
  useEffect(
    () => () => {
      kept.set(name, { offset: virtual.scrollOffset ?? 0, rows: virtual.takeSnapshot() });
    },
    [name, virtual],
  );
  const soughtAt = sought === undefined ? -1 : ids.indexOf(sought);
  const isListed = soughtAt !== -1;
  // A row that moves because others come before it does not take the window along.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place of the row alone is no reason to scroll.
  useEffect(() => {
    if (isListed) virtual.scrollToIndex(soughtAt, { align: "auto" });
  }, [sought, isListed, virtual]);
  const rows = virtual.getVirtualItems();
  const lastAt = virtual.range?.endIndex ?? 0;
  useEffect(() => {
    if (lastAt >= ids.length - ahead) more?.();
  }, [lastAt, ids.length, more]);
  const hold = {
    onFocus: ({ target }: { target: Element }) =>
      setHeld(ids[Number(target.closest("[data-index]")?.getAttribute("data-index") ?? -1)]),
    onBlur: () => setHeld(undefined),
  };
  return {
    ...{ place, rows, hold, measure: virtual.measureElement, heightPx: virtual.getTotalSize() },
    isAtTop: (virtual.range?.startIndex ?? 0) < rowsOfTop,
  };
}
