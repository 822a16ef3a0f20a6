/** The door for the tests of others, which clean texts without a thread. */

export { cleanText } from "../clean-text.ts";
export { fences } from "./fences.ts";
export { hostileFiles } from "./hostile-files.ts";
export { writeSpreadsheet } from "./write-spreadsheet.ts";
