import { gunzipSync } from "node:zlib";
import { Parser } from "htmlparser2";

/** The protocol of sitemaps allows as many in one file, and as many bytes. */
const mostUrls = 50_000;
const mostBytes = 50 * 1024 * 1024;
const mostDepth = 32;
const longestValue = 2_048;
/** Pictures and videos of a page have addresses of their own. */
const extensions = /^(?:image|video|news|media|xhtml|content|itunes):/;

type Sitemap = {
  pages: { url: string; lastModified: string | null }[];
  /** Addresses of more sitemaps, of which this one is the index. */
  sitemaps: string[];
  /** Something was left out: there is more than a sitemap may hold, or its gzip is broken. */
  isCut: boolean;
};

/**
 * Reads a sitemap, an index of sitemaps, a feed (RSS, Atom) or a list with an address a line, also
 * packed by gzip. Throws nothing: what is no sitemap has no pages.
 */
export function readSitemap(written: Uint8Array | string): Sitemap {
  const sitemap: Sitemap = { pages: [], sitemaps: [], isCut: false };
  const text = typeof written === "string" ? written : textOf(written, sitemap);
  const shown = text.slice(0, mostBytes);
  if (shown.length < text.length) sitemap.isCut = true;
  if (/^[\uFEFF\s]*</.test(shown.slice(0, 1_000))) readXml(shown, sitemap);
  else readLines(shown, sitemap);
  return sitemap;
}

function textOf(bytes: Uint8Array, sitemap: Sitemap): string {
  let inflated = bytes;
  if (bytes[0] === 0x1f && bytes[1] === 0x8b) {
    try {
      inflated = gunzipSync(bytes, { maxOutputLength: mostBytes });
    } catch {
      // A crawl goes on without this sitemap: it finds the pages by their links.
      sitemap.isCut = true;
      return "";
    }
  }
  const encoding = inflated[0] === 0xff && inflated[1] === 0xfe ? "utf-16le" : "utf-8";
  return new TextDecoder(encoding).decode(inflated.subarray(0, mostBytes));
}

type Entry = { url: string; lastModified: string };

/** Names of the elements that make an entry, and of those that hold its address and its date. */
const entries = new Set(["url", "sitemap", "item", "entry"]);
const dates = new Set(["lastmod", "pubDate", "updated", "dc:date"]);

function readXml(text: string, sitemap: Sitemap): void {
  let depth = 0;
  let entry: Entry | undefined;
  let value: string | undefined;
  const parser: Parser = new Parser(
    {
      onopentag(written, attributes) {
        if (++depth > mostDepth) stop();
        const name = localName(written);
        if (entries.has(name)) entry = { url: "", lastModified: "" };
        const isTarget = name === "link" && (attributes.rel ?? "alternate") === "alternate";
        if (entry !== undefined && isTarget && entry.url === "") entry.url = attributes.href ?? "";
        value = "";
      },
      ontext(piece) {
        if (value !== undefined && value.length <= longestValue) value += piece.slice(0, longestValue + 1);
      },
      onclosetag(written) {
        depth--;
        const name = localName(written);
        const isUrl = name === "loc" || (name === "link" && value?.trim() !== "");
        if (entry !== undefined && isUrl) entry.url = value ?? "";
        if (entry !== undefined && dates.has(name)) entry.lastModified ||= value ?? "";
        if (entry !== undefined && entries.has(name)) {
          if (!add(entry, sitemap, name === "sitemap")) stop();
          entry = undefined;
        }
        value = undefined;
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  const stop = () => {
    sitemap.isCut = true;
    parser.pause();
  };
  parser.write(text);
  if (!sitemap.isCut) parser.end();
}

/** A prefix may stand for the namespace of sitemaps itself. */
function localName(name: string): string {
  return extensions.test(name) || name === "dc:date" ? name : name.slice(name.indexOf(":") + 1);
}

function readLines(text: string, sitemap: Sitemap): void {
  for (const [line] of text.matchAll(/[^\r\n\uFEFF]+/g)) {
    if (line.length <= longestValue && !add({ url: line, lastModified: "" }, sitemap, false)) break;
  }
}

/** Tells whether there is room for more. */
function add({ url: written, lastModified }: Entry, sitemap: Sitemap, isSitemap: boolean): boolean {
  const url = URL.parse(written.trim());
  const isPage = url !== null && /^https?:$/.test(url.protocol) && written.length <= longestValue;
  if (isPage && isSitemap) sitemap.sitemaps.push(url.href);
  else if (isPage) sitemap.pages.push({ url: url.href, lastModified: momentOf(lastModified) });
  const hasRoom = sitemap.pages.length + sitemap.sitemaps.length < mostUrls;
  if (!hasRoom) sitemap.isCut = true;
  return hasRoom;
}

function momentOf(written: string): string | null {
  const text = written.trim();
  const moment = text === "" || text.length > 50 ? Number.NaN : Date.parse(text);
  return Number.isNaN(moment) ? null : new Date(moment).toISOString();
}
