/** A picture that a stranger sent is made anew: smaller, upright, and without what was hidden in it. */

export type { Preview } from "./shrink-picture.ts";

/** Names the module whose `shrinkPicture` and `squarePicture` a process of its own runs: the decoder is loaded there and nowhere else. */
export const shrinkPictureModule = new URL("shrink-picture.ts", import.meta.url);
