import type { Call, List } from "./operation.d.ts";

type Page = { data: unknown[]; nextCursor: string | null };

/** Makes a list of a function that requests the page of a cursor. Without one, it is the first page. */
export function listItems(ask: (cursor: string | undefined) => Call<Page>): List<unknown, Page> {
  async function* pages(): AsyncGenerator<Page, void> {
    let cursor: string | undefined;
    do {
      const page = await ask(cursor);
      yield page;
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
  }
  async function* items(): AsyncGenerator<unknown, void> {
    for await (const { data } of pages()) yield* data;
  }
  return Object.assign(items(), { page: () => ask(undefined), pages });
}
