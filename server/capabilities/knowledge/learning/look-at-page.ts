import {
  decodeText,
  isSameSite,
  normalizeUrl,
  type readFile,
  readFileModule,
  type readPage,
  readPageModule,
  type readSitemap,
  readSitemapModule,
} from "@parley/documents";
import type { Kernel } from "../../../kernel/kernel.ts";
import { Problem } from "../../../kernel/problem.ts";
import { parserIn } from "../../../kernel/untrusted/untrusted.ts";
import { type Fetched, fetchPage } from "./fetch-page.ts";
import { learntOfFile } from "./learnt-of-file.ts";
import { pathOf, type Site } from "./open-site.ts";
import { isWanted } from "./origin.ts";
import type { PageProblem } from "./page-problems.ts";
import type { PageRow } from "./pages/store.ts";
import type { LearntPage } from "./store-page.ts";

/** Says what one look at one address gave. `found` are addresses to look at later. */
export type Looked =
  | { kind: "learnt"; learnt: LearntPage; found: readonly string[] }
  | { kind: "unchanged" }
  | { kind: "sitemap"; found: readonly string[]; sitemaps: readonly string[] }
  | { kind: "set-aside"; problem: string; told?: string; found?: readonly string[] }
  | { kind: "missing" }
  /** The page may be there a while later. */
  | { kind: "failed"; problem: PageProblem }
  | { kind: "wait"; ms: number };

const pageReader = parserIn<typeof readPage>(readPageModule, "readPage");
const sitemapReader = parserIn<typeof readSitemap>(readSitemapModule, "readSitemap");
const fileReader = parserIn<typeof readFile>(readFileModule, "readFile", { needsProcess: true });

const mostRedirects = 5;
/** A page of more text is a book, which is taught as a file. */
const mostPageBytes = 10 * 1024 * 1024;
/** A calendar or a search leads to other queries of its path for ever. */
const mostQueries = 100;
/** Finds what holds no text for people, by the end of its address. */
const noPage =
  /\.(?:7z|avi|avif|bmp|bz2|css|dmg|eot|exe|gif|gz|ico|ics|jpe?g|js|json|m4a|map|mjs|mov|mp[34]|ogg|otf|png|rar|rss|svg|tar|tgz|tiff?|ttf|vcf|wav|webm|webp|wmv|woff2?|xml|zip)$/i;

/** Fetches and reads one address of a source. Writes nothing. */
export async function lookAtPage(kernel: Kernel, workspaceId: string, site: Site, page: PageRow): Promise<Looked> {
  const { origin } = site;
  if (page.kind === "page" && !site.robots.allows(page.address))
    return { kind: "set-aside", problem: "page-disallowed" };
  const isKnown = page.state === "indexed";
  let address = page.address;
  let fetched: Fetched = await fetchPage(kernel, address, isKnown ? page : undefined);
  for (let redirects = 0; fetched.kind === "moved"; redirects++) {
    const to = normalizeUrl(fetched.to);
    if (to === undefined || redirects === mostRedirects) return { kind: "missing" };
    if (page.kind === "page" && origin.type === "site" && to !== address) {
      if (!isSameSite(to, origin.url)) return { kind: "set-aside", problem: "site-is-another", told: to };
      return { kind: "set-aside", problem: "page-changed-address", told: to, found: [to] };
    }
    address = to;
    fetched = await fetchPage(kernel, address);
  }
  if (fetched.kind === "unchanged" || fetched.kind === "wait") return fetched;
  if (fetched.kind === "none") {
    const { problem, isPassing } = fetched;
    if (isPassing) return { kind: "failed", problem };
    return problem === "page-not-found" ? { kind: "missing" } : { kind: "set-aside", problem };
  }
  if (page.kind === "sitemap") return readAsSitemap(kernel, workspaceId, site, fetched.bytes);
  try {
    const isHtml = /html|^$/i.test(fetched.contentType.split(";", 1)[0]!);
    if (!isHtml && fetched.asks.isNoindex) return { kind: "set-aside", problem: "page-not-wanted" };
    return isHtml
      ? await readAsPage(kernel, workspaceId, site, { ...fetched, address })
      : await readAsFile(kernel, workspaceId, { ...fetched, address });
  } catch (cause) {
    if (cause instanceof Problem && cause.type.code === "too-complex") {
      return { kind: "set-aside", problem: "page-too-large" };
    }
    throw cause;
  }
}

type Body = Extract<Fetched, { kind: "body" }> & { address: string };

async function readAsPage(kernel: Kernel, workspaceId: string, site: Site, body: Body): Promise<Looked> {
  const { address, bytes, contentType, etag, lastModified, asks } = body;
  if (bytes.byteLength > mostPageBytes) return { kind: "set-aside", problem: "page-too-large" };
  const page = await kernel.untrusted.parse(workspaceId, pageReader, {
    html: textOf(bytes, contentType),
    url: address,
  });
  const links = page.isNofollow || asks.isNofollow ? [] : [...page.links, ...page.alternates.map(({ url }) => url)];
  const found = wantedOf(site, links);
  if (page.isNoindex || asks.isNoindex) return { kind: "set-aside", problem: "page-not-wanted", found };
  const canonical = page.canonical === null ? undefined : normalizeUrl(page.canonical);
  if (
    site.origin.type === "site" &&
    canonical !== undefined &&
    canonical !== address &&
    isSameSite(canonical, address)
  ) {
    return { kind: "set-aside", problem: "page-same-as-another", told: canonical, found: [canonical, ...found] };
  }
  if (page.needsScript) return { kind: "set-aside", problem: "page-needs-script", found };
  if (page.looksLikeSignIn) return { kind: "set-aside", problem: "page-needs-sign-in", found };
  const text = [page.markdown, page.structured].filter((part) => part.trim() !== "").join("\n\n");
  if (text === "" && page.faqs.length === 0) return { kind: "set-aside", problem: "page-empty", found };
  const { fingerprint: likeness, language, around, places } = page;
  const like = site.known.findOrAdd(address, likeness);
  // A page that says the same leads to more that say the same: a calendar has a next month for ever.
  if (like !== undefined && like !== address) return { kind: "set-aside", problem: "page-same-as-another", told: like };
  const title = page.title ?? address;
  const faqs = page.faqs.map(({ question, answer }) => ({
    type: "faq" as const,
    title: question,
    url: address,
    text: answer,
    questions: [question],
    pages: [],
  }));
  const main = { type: "text" as const, title, url: address, text, questions: [], pages: [] };
  const learnt = {
    title,
    words: page.words,
    documents: text === "" ? faqs : [main, ...faqs],
    seen: { etag, lastModified, likeness, language, around, places },
  };
  return { kind: "learnt", learnt, found };
}

async function readAsFile(kernel: Kernel, workspaceId: string, body: Body): Promise<Looked> {
  const { address, bytes, contentType, etag, lastModified } = body;
  const last = decodeURIComponentSafely(new URL(address).pathname.split("/").at(-1)!);
  // An address says less of a file than its server: `about.html` may be sent as Markdown.
  const name = /markdown/i.test(contentType) ? `${last.replace(/\.\w{1,5}$/, "")}.md` : last;
  try {
    const read = await kernel.untrusted.parse(workspaceId, fileReader, {
      bytes,
      name,
      mimeType: contentType,
      url: address,
    });
    const learnt = learntOfFile(read, { name, url: address });
    if (learnt === undefined) return { kind: "set-aside", problem: "page-kind-unknown" };
    return { kind: "learnt", learnt: { ...learnt, seen: { etag, lastModified } }, found: [] };
  } catch (cause) {
    const { name: kind, code } = cause as { name?: string; code?: string };
    if (kind !== "FileFault" || code === undefined) throw cause;
    return { kind: "set-aside", problem: code === "file-kind-unknown" ? "page-kind-unknown" : code };
  }
}

async function readAsSitemap(kernel: Kernel, workspaceId: string, site: Site, bytes: Uint8Array): Promise<Looked> {
  const { pages, sitemaps } = await kernel.untrusted.parse(workspaceId, sitemapReader, bytes);
  const found = wantedOf(
    site,
    pages.map(({ url }) => url),
  );
  return { kind: "sitemap", found, sitemaps: sitemaps.filter((url) => isSameSite(url, site.origin.url)) };
}

/** Returns the addresses that belong to the source, as it names them. */
function wantedOf({ origin, queries, noted }: Site, links: readonly string[]): string[] {
  if (origin.type === "url") return [];
  const wanted = links.flatMap((link) => {
    if (noted.has(link)) return [];
    const address = normalizeUrl(link);
    if (address === undefined || !isSameSite(address, origin.url)) return [];
    return noPage.test(new URL(address).pathname) || !isWanted(origin, address) ? [] : [address];
  });
  return [...new Set(wanted)].filter((address) => {
    if (!address.includes("?")) return true;
    const known = queries.get(pathOf(address)) ?? [];
    if (known.includes(address)) return true;
    if (known.length >= mostQueries) return false;
    queries.set(pathOf(address), [...known, address]);
    return true;
  });
}

/** The bytes of a page are in the encoding that they show, else in the one that the server names. */
function textOf(bytes: Uint8Array, contentType: string): string {
  return decodeText(bytes, /charset\s*=\s*"?([\w:.-]+)/i.exec(contentType)?.[1]) ?? "";
}

function decodeURIComponentSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
