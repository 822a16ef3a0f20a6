/** Makes a list of a function that requests the page of a cursor. Without one, it is the first page. */
export function listItems(ask) {
    async function* pages() {
        let cursor;
        do {
            const page = await ask(cursor);
            yield page;
            cursor = page.nextCursor ?? undefined;
        } while (cursor !== undefined);
    }
    async function* items() {
        for await (const { data } of pages())
            yield* data;
    }
    return Object.assign(items(), { page: () => ask(undefined), pages });
}
//# sourceMappingURL=list-items.js.map