/** Plain text, Markdown, HTML, CSV and dates, as people send them. */

// A thread loads the parsers of `cleanText`: see `cleanTextModule`.
export type { cleanText } from "./clean-text.ts";
export { CsvFault, readCsv } from "./csv/read-csv.ts";
export { byteOrderMark, withoutGuard, writeCsv, writeCsvExactly, writeCsvOfNumbers } from "./csv/write-csv.ts";
export { isIsoMoment } from "./dates/is-iso-moment.ts";
export { type DateFormat, readDate } from "./dates/read-date.ts";
export { decodeLines } from "./decode-lines.ts";
export { addressInFolder } from "./files/address-in-folder.ts";
export { decodeText } from "./files/decode-text.ts";
export type { readFile, readFiles } from "./files/read-file.ts";
export { alternativeOf } from "./html/alternative-of.ts";
export { closesFence, FencedLines, openingFence } from "./markdown/fenced-lines.ts";
export { needsCleaning } from "./needs-cleaning.ts";
export { areNearEqual, fingerprintOf, NearEqualPages } from "./pages/near-equal-pages.ts";
export { isSameSite, normalizeUrl } from "./pages/normalize-url.ts";
export type { ReadPage, readPage } from "./pages/read-page.ts";
export { readRobots, readRobotsTag } from "./pages/read-robots.ts";
export type { readSitemap } from "./pages/read-sitemap.ts";
export { type siteDetails, titleOfDetails } from "./pages/site-details.ts";
export { parseMail } from "./parse-mail.ts";
export { noDate } from "./spreadsheet/no-date.ts";
export type { readSpreadsheet } from "./spreadsheet/read-spreadsheet.ts";

/** Names the module whose `cleanText` a thread runs on one text. */
export const cleanTextModule = new URL("clean-text.ts", import.meta.url);

/** Names the module whose `readSpreadsheet` a process runs on one file. */
export const readSpreadsheetModule = new URL("spreadsheet/read-spreadsheet.ts", import.meta.url);

/** Names the module whose `readFile` a process runs on one file, and `readFiles` on several small ones. */
export const readFileModule = new URL("files/read-file.ts", import.meta.url);

/** Names the module whose `readSitemap` a thread runs on one file. */
export const readSitemapModule = new URL("pages/read-sitemap.ts", import.meta.url);

/** Names the module whose `readPage` a thread or a process runs on one page. */
export const readPageModule = new URL("pages/read-page.ts", import.meta.url);

/** Names the module whose `siteDetails` a thread runs on the pages of a site. */
export const siteDetailsModule = new URL("pages/site-details.ts", import.meta.url);
