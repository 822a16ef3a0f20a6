import { useTexts } from "../../texts/texts.ts";

type List = { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> };

/** Shows more of a list, as long as there is more. Another press while it comes asks for nothing twice. */
export function MoreButton({ list }: { list: List }) {
  const { more } = useTexts();
  if (!list.hasNextPage) return null;
  return (
    <p className="pad">
      <button
        type="button"
        className="button quiet"
        aria-disabled={list.isFetchingNextPage}
        onClick={() => !list.isFetchingNextPage && void list.fetchNextPage()}
      >
        {more}
      </button>
    </p>
  );
}
