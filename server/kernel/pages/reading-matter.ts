import { state } from "../state.ts";

/** A page of the reference, as programs read it. */
type ReadingPage = { path: string; title: string; about: string; markdown: () => string };
type ReadingMatter = { list: () => Promise<readonly ReadingPage[]> };

/**
 * The pages of the reference. HTTP writes them from the routes of all capabilities, and a capability that hands them
 * on finds them here. A node without the role `web` has none.
 */
export const readingMatterOf = state((): ReadingMatter => ({ list: async () => [] }));
