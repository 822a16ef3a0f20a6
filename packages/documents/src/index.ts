/** Plain text, Markdown and HTML as people send them become clean Markdown. */

export { cleanText } from "./clean-text.ts";
export { needsCleaning } from "./needs-cleaning.ts";
