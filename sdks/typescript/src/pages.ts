import type { ArgumentsOf, ItemOf, ListName, UntypedInput } from "./operation.ts";
import type { Parley } from "./parley.ts";

type Page<Item> = { data: Item[]; nextCursor: string | null };

/** Asks for a page when the one before is used up. */
export async function* listItems<Name extends ListName>(
  parley: Parley,
  name: Name,
  input: UntypedInput,
): AsyncGenerator<ItemOf<Name>, void> {
  let cursor: string | null | undefined;
  do {
    const query = cursor === undefined ? input.query : { ...input.query, cursor };
    // The compiler cannot follow which input belongs to which list; the caller's types have seen to it.
    const call = [{ ...input, query }] as unknown as ArgumentsOf<Name>;
    const page = (await parley.request(name, ...call)) as unknown as Page<ItemOf<Name>>;
    yield* page.data;
    cursor = page.nextCursor;
  } while (cursor !== null);
}
