import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import type { Kernel } from "../../kernel/kernel.ts";
import { notFound, Problem } from "../../kernel/problem.ts";
import { Answer, type Call } from "../../kernel/wire/route.ts";
import type { AllPages } from "./pages/all-pages.ts";
import type { DocPage } from "./pages/doc-page.ts";
import type { ReferenceSource } from "./reference-source.ts";

type AnyCall = Call<unknown, unknown, unknown>;
type Kept = { bytes: Promise<Buffer>; type: string };

const compress = promisify(gzip);
const decompress = promisify(gunzip);
const folder = new URL("../../browser/docs/", import.meta.url);
const assets = ["docs.css", "docs.js", "rank-entries.js"];
const typeOf = (file: string) => (file.endsWith(".css") ? "text/css; charset=utf-8" : "text/javascript; charset=utf-8");
const htmlType = "text/html; charset=utf-8";
const markdownType = "text/markdown; charset=utf-8";

/**
 * The pages of one server. Everything is written at its first request and kept compressed: the pages are the same
 * for all readers, and they need the renderer of Markdown, which a start does without.
 */
export class ReferencePages {
  readonly #source: () => Promise<ReferenceSource>;
  readonly #kept = new Map<string, Kept>();
  #all: Promise<AllPages> | undefined;
  #stamp: string | undefined;

  constructor(source: () => Promise<ReferenceSource>) {
    this.#source = source;
  }

  /** Gives all pages, for those that read them as Markdown. */
  async list(kernel: Kernel): Promise<readonly DocPage[]> {
    return (await this.#read(kernel)).pages;
  }

  /**
   * Answers with the page of a path such as `/docs/leads`: as Markdown where the path ends with `.md`, or where the
   * client likes Markdown better than HTML.
   * @throws not-found
   */
  async show(call: AnyCall, path: string): Promise<Answer> {
    const isNamed = path.endsWith(".md");
    const plain = isNamed ? path.slice(0, -".md".length).replace(/\/index$/, "") : path;
    const { pages } = await this.#read(call.kernel);
    const page = pages.find((each) => each.path === plain);
    if (page === undefined) throw new Problem(notFound, "There is no such page. /docs has a list of all pages.");
    if (isNamed || prefersMarkdown(call.header("accept")))
      return this.#answer(call, `${plain}.md`, markdownType, () => page.markdown());
    const { writeFrame } = await import("./pages/write-frame.ts");
    return this.#answer(call, plain, htmlType, async () =>
      writeFrame({ ...page, content: await page.write() }, pages, this.#stampOfAssets()),
    );
  }

  /** Answers with what a question finds, as a page. */
  async search(call: AnyCall, question: string): Promise<Answer> {
    const [{ writeFrame, pagePolicy }, { writeSearchPage }] = await Promise.all([
      import("./pages/write-frame.ts"),
      import("./pages/write-search-page.ts"),
    ]);
    const { pages, entries } = await this.#read(call.kernel);
    const content = writeSearchPage(question, entries);
    const frame = { title: "Search", path: "/docs/search", content, question };
    const text = writeFrame(frame, pages, this.#stampOfAssets());
    return new Answer(200, text, { "content-type": htmlType, "content-security-policy": pagePolicy });
  }

  /**
   * Answers with the style, a script, or what the search finds.
   * @throws not-found
   */
  async asset(call: AnyCall, file: string): Promise<Answer> {
    if (file === "search.json") {
      const { entries } = await this.#read(call.kernel);
      return this.#answer(call, file, "application/json; charset=utf-8", () => JSON.stringify(entries));
    }
    if (!assets.includes(file)) throw new Problem(notFound, "There is no such file. Load the page again.");
    return this.#answer(call, file, typeOf(file), () => readFileSync(new URL(file, folder), "utf8"));
  }

  /** Answers with the list of pages for language models. */
  async llms(call: AnyCall): Promise<Answer> {
    const { writeTableOfContents } = await import("./pages/all-pages.ts");
    const { pages } = await this.#read(call.kernel);
    const [start, ...others] = pages;
    const text = `# Parley\n\n> ${start?.about}\n\nThe whole interface as OpenAPI: /openapi.json\n\n${writeTableOfContents(others)}`;
    return this.#answer(call, "llms.txt", "text/plain; charset=utf-8", () => text);
  }

  #read({ config, versions }: Kernel): Promise<AllPages> {
    this.#all ??= import("./pages/all-pages.ts").then(async ({ allPages }) =>
      allPages(await this.#source(), versions.newestFirst, config.publicUrl),
    );
    return this.#all;
  }

  async #answer(call: AnyCall, key: string, type: string, write: () => string | Promise<string>): Promise<Answer> {
    let kept = this.#kept.get(key);
    if (kept === undefined) {
      kept = { bytes: Promise.resolve(write()).then((text) => compress(text, { level: 9 })), type };
      this.#kept.set(key, kept);
    }
    const bytes = await kept.bytes;
    const isCompressed = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(call.header("accept-encoding") ?? "");
    const { pagePolicy } = await import("./pages/write-frame.ts");
    return new Answer(200, isCompressed ? bytes : await decompress(bytes), {
      "content-type": type,
      "content-security-policy": pagePolicy,
      "cache-control": "public, max-age=300",
      vary: "accept, accept-encoding",
      ...(isCompressed ? { "content-encoding": "gzip" } : {}),
    });
  }

  /** A page that names the state of its files finds those that belong to it, whatever a browser has kept. */
  #stampOfAssets(): string {
    const hash = createHash("sha256");
    if (this.#stamp === undefined) for (const file of assets) hash.update(readFileSync(new URL(file, folder)));
    this.#stamp ??= hash.digest("base64url").slice(0, 8);
    return this.#stamp;
  }
}

/** Browsers name HTML first. A program that asks for nothing in particular gets HTML, too. */
function prefersMarkdown(accept = ""): boolean {
  const at = accept.search(/text\/(?:x-)?markdown/);
  const html = accept.indexOf("text/html");
  return at >= 0 && (html < 0 || at < html);
}
