import { useTexts } from "../../texts/texts.ts";

type List = { hasNextPage: boolean; fetchNextPage: () => Promise<unknown> };

/** Shows more of a list, as long as there is more. */
export function MoreButton({ list }: { list: List }) {
  const { more } = useTexts();
  if (!list.hasNextPage) return null;
  return (
    <p className="pad">
      <button type="button" className="button quiet" onClick={() => void list.fetchNextPage()}>
        {more}
      </button>
    </p>
  );
}
