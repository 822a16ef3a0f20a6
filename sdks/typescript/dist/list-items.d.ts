import type { Call, List } from "../src/operation.js";
type Page = {
    data: unknown[];
    nextCursor: string | null;
};
/** Makes a list of a function that requests the page of a cursor. Without one, it is the first page. */
export declare function listItems(ask: (cursor: string | undefined) => Call<Page>): List<unknown, Page>;
export {};
