import type { ArgumentsOf, ItemOf, ListName, UntypedInput } from "./operation.ts";
import type { Parley } from "./parley.ts";

type Page<Item> = { data: Item[]; nextCursor: string | null };

/**
 * Yields the items of all pages. Each page is requested when the items of the one before are
 * consumed.
 */
export async function* listItems<Name extends ListName>(
  parley: Parley,
  name: Name,
  input: UntypedInput,
): AsyncGenerator<ItemOf<Name>, void> {
  let cursor: string | null | undefined;
  do {
    const query = cursor === undefined ? input.query : { ...input.query, cursor };
    // The types of the caller guarantee that the input belongs to this list; the compiler cannot
    // follow that.
    const call = [{ ...input, query }] as unknown as ArgumentsOf<Name>;
    const page = (await parley.request(name, ...call)) as unknown as Page<ItemOf<Name>>;
    yield* page.data;
    cursor = page.nextCursor;
  } while (cursor !== null);
}
