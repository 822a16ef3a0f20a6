import { type InfiniteData, type QueryKey, useInfiniteQuery } from "@tanstack/react-query";

type Page<Item> = { data: Item[]; nextCursor: string | null };
type Options = { enabled?: boolean; refetchInterval?: number | false; structuralSharing?: boolean };

/** Reads a list page by page, the next one when the person asks for more. `data` is all that was read so far. */
export function usePages<Item>(
  queryKey: QueryKey,
  read: (page: { cursor?: string }) => Promise<Page<Item>>,
  options: Options = {},
) {
  return useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam }) => read(pageParam === undefined ? {} : { cursor: pageParam }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    select: joinPages<Item>,
    ...options,
  });
}

function joinPages<Item>({ pages }: InfiniteData<Page<Item>, string | undefined>): Item[] {
  return pages.flatMap(({ data }) => data);
}
