import type { Extras } from "./settings.js";
/** The whole client knows this beyond the chat, which must stay small. */
export declare const wholeClient: Extras;
