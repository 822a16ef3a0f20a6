import type { Extras } from "./settings.js";
/** What the whole client knows beyond the chat, which must stay small. */
export declare const wholeClient: Extras;
