import {
  type InfiniteData,
  keepPreviousData,
  type QueryClient,
  type QueryKey,
  useInfiniteQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useRef } from "react";
import { onEvent } from "./follow-workspace.ts";

/** The first rows are there soon, and a person who scrolls does not wait at each turn of the wheel. */
const pageSizes = { first: 30, next: 100 };
/** Each page is a call, so that of a longer list only the beginning is read again. */
const mostPagesRenewed = 3;
/** One read is enough for all that happens in one moment. */
const gatherMs = 120;
/** At most this many things that have changed are read one by one. */
const mostRead = 20;

type Thing = { id: string };
type Page<Item> = { data: Item[]; nextCursor: string | null };
/** The pages of a list, as they are kept under its key. */
export type LongListPages<Item> = InfiniteData<Page<Item>, string | undefined>;

type List<Item extends Thing> = {
  /** The first word of the key says what is listed. Events of that type renew the list. */
  key: readonly [of: string, ...unknown[]];
  /** The first words of the types of other events that renew it. */
  alsoBy?: readonly string[];
  read: (page: { limit: number; cursor?: string }) => Promise<Page<Item>>;
  readOne: (id: string) => Promise<Item>;
  /** Tells whether a thing that has changed is still one of the list. */
  fits?: (item: Item) => boolean;
  isShown?: boolean;
};

type Renewal = (ids: ReadonlySet<string>) => Promise<void>;
const shown = new Map<Renewal, string>();

/** Reads lists of this kind again, after this browser has changed these things. */
export async function renewLists(of: string, ids: readonly string[]): Promise<void> {
  const renewals = [...shown].flatMap(([renew, kind]) => (kind === of ? [renew] : []));
  await Promise.all(renewals.map((renew) => renew(new Set(ids))));
}

/**
 * Gives a list that may be ten thousand long, page by page. It is read again when something happens. Of a long list in
 * whose middle the person is, only what has changed is read, and the beginning when the person comes back to it.
 */
export function useLongList<Item extends Thing>(list: List<Item>) {
  const { key, alsoBy = [], isShown = true } = list;
  const [of] = key;
  const name = JSON.stringify(key);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a key that says the same is the same.
  const queryKey = useMemo<QueryKey>(() => [`list of ${of}`, ...key.slice(1)], [name]);
  const queries = useQueryClient();
  const latest = useRef(list);
  latest.current = list;
  const isAtTop = useRef(true);
  const isOld = useRef(false);
  const isShort = ({ state }: { state: { data?: LongListPages<Item> | undefined } }) =>
    (state.data?.pages.length ?? 0) <= mostPagesRenewed;
  const found = useInfiniteQuery({
    queryKey,
    enabled: isShown,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam }) =>
      list.read(pageParam === undefined ? { limit: pageSizes.first } : { limit: pageSizes.next, cursor: pageParam }),
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    placeholderData: keepPreviousData,
    // Comparing each member of ten thousand things with each new page would hold the page up.
    structuralSharing: false,
    refetchOnMount: isShort,
    refetchOnWindowFocus: isShort,
    refetchOnReconnect: isShort,
  });

  const renew = useCallback(
    async (ids: ReadonlySet<string>) => {
      const data = queries.getQueryData<LongListPages<Item>>(queryKey);
      const isLong = data !== undefined && data.pages.length > mostPagesRenewed;
      if (isLong && !isAtTop.current) {
        isOld.current = true;
        return readChanged(queries, queryKey, ids, latest.current);
      }
      isOld.current = false;
      if (isLong)
        queries.setQueryData<LongListPages<Item>>(queryKey, {
          pages: data.pages.slice(0, mostPagesRenewed),
          pageParams: data.pageParams.slice(0, mostPagesRenewed),
        });
      await queries.invalidateQueries({ queryKey });
    },
    [queries, queryKey],
  );
  useEffect(() => {
    if (!isShown) return undefined;
    shown.set(renew, of);
    return () => void shown.delete(renew);
  }, [renew, of, isShown]);

  const words = [of, ...alsoBy].join(" ");
  useEffect(() => {
    if (!isShown) return undefined;
    // Nobody told this list what happened while another page was shown.
    isOld.current = true;
    let ids = new Set<string>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = onEvent(({ type, data }) => {
      const [about = ""] = type.split(".");
      if (!words.split(" ").includes(about)) return;
      // An event of a thing brings the thing itself, or its id.
      const told = data as Record<string, unknown>;
      const id = told[`${of}Id`] ?? (about === of ? told.id : undefined);
      if (typeof id === "string") ids.add(id);
      timer ??= setTimeout(() => {
        timer = undefined;
        void renew(ids);
        ids = new Set();
      }, gatherMs);
    });
    return () => {
      end();
      clearTimeout(timer);
    };
  }, [renew, of, words, isShown]);

  /** Is told whether the person sees the beginning of the list. */
  const setAtTop = useCallback(
    (now: boolean) => {
      const hasComeBack = now && !isAtTop.current;
      isAtTop.current = now;
      if (hasComeBack && isOld.current) void renew(new Set());
    },
    [renew],
  );
  const { data, isFetching, fetchNextPage } = found;
  const all = useMemo(() => data?.pages.flatMap((page) => page.data) ?? [], [data]);
  const more = useCallback(() => {
    if (!isFetching) void fetchNextPage();
  }, [isFetching, fetchNextPage]);
  return { ...found, name, all, more, setAtTop };
}

/** Reads those things that the list has. One that is gone, or fits no longer, leaves the list. */
async function readChanged<Item extends Thing>(
  queries: QueryClient,
  queryKey: QueryKey,
  ids: ReadonlySet<string>,
  { readOne, fits = () => true }: List<Item>,
): Promise<void> {
  const pages = queries.getQueryData<LongListPages<Item>>(queryKey)?.pages ?? [];
  const listed = pages.flatMap(({ data }) => data.flatMap(({ id }) => (ids.has(id) ? [id] : []))).slice(0, mostRead);
  const read = listed.map(async (id) => [id, await readOne(id).catch(() => undefined)] as const);
  const fresh = new Map(await Promise.all(read));
  if (fresh.size === 0) return;
  queries.setQueryData<LongListPages<Item>>(
    queryKey,
    (now) =>
      now && {
        ...now,
        pages: now.pages.map((page) => ({
          ...page,
          data: page.data.flatMap((each) => {
            if (!fresh.has(each.id)) return [each];
            const changed = fresh.get(each.id);
            // A list knows more of a thing than the thing itself, such as the words that were searched.
            return changed === undefined || !fits(changed) ? [] : [{ ...each, ...changed }];
          }),
        })),
      },
  );
}
