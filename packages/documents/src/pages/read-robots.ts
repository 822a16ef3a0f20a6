import robotsParser from "robots-parser";

/** The types of the package tell of a module of ECMAScript, but it is one of CommonJS. */
const parse = robotsParser as unknown as typeof robotsParser.default;
/** RFC 9309: a crawler reads at least 500 KiB; what is beyond is not read. */
const mostCharacters = 500 * 1024;
const longestLine = 2_048;
/** Each of them is compared with an address from each of its characters on. */
const mostWildcardCharacters = 20_000;

type Robots = {
  allows(url: string): boolean;
  /** The pause that the site asks for, in seconds; null when it asks for none. */
  crawlDelaySeconds: number | null;
  /** The absolute addresses of the site's sitemaps. */
  sitemaps: string[];
};

/**
 * Reads a robots.txt for one crawler. What cannot be read allows everything. `url` is the address of
 * the robots.txt, `agent` the name of the crawler without its version.
 *
 * @example
 * readRobots({ text: "User-agent: *\nDisallow: /cart", url: "https://shop.example/robots.txt", agent: "Parley" });
 */
export function readRobots({ text, url, agent }: { text: string; url: string; agent: string }): Robots {
  const robots = parse(url, linesFor(agent.toLowerCase(), text.slice(0, mostCharacters)));
  const delay = robots.getCrawlDelay(agent);
  return {
    allows: (page) => robots.isAllowed(page, agent) ?? true,
    crawlDelaySeconds: delay !== undefined && delay > 0 && Number.isFinite(delay) ? delay : null,
    sitemaps: [...new Set(robots.getSitemaps().flatMap((written) => addressOf(written, url)))].slice(0, 1_000),
  };
}

/** Directives of `X-Robots-Tag` that have a value behind a colon, as the name of a crawler has directives. */
const withValue = /^(?:max-snippet|max-image-preview|max-video-preview|unavailable_after)$/;

/**
 * Reads the header `X-Robots-Tag`, which asks of a page or a file what `<meta name="robots">` asks of
 * a page. Directives behind the name of another crawler say nothing.
 *
 * @example
 * readRobotsTag({ text: "otherbot: noindex, nofollow", agent: "Parley" }); // { isNoindex: false, isNofollow: false }
 */
export function readRobotsTag({ text, agent }: { text: string; agent: string }): {
  isNoindex: boolean;
  isNofollow: boolean;
} {
  const directives = new Set<string>();
  let isMeant = true;
  for (const part of text.slice(0, longestLine).toLowerCase().split(",")) {
    const colon = part.indexOf(":");
    const name = part.slice(0, colon).trim();
    const isNamed = colon !== -1 && !withValue.test(name) && /^[\w-]+$/.test(name);
    if (isNamed) isMeant = name === agent.toLowerCase();
    if (isMeant) directives.add(part.slice(isNamed ? colon + 1 : 0).trim());
  }
  const isNone = directives.has("none");
  return { isNoindex: isNone || directives.has("noindex"), isNofollow: isNone || directives.has("nofollow") };
}

function addressOf(written: string, base: string): string[] {
  const address = URL.parse(written, base);
  return address !== null && /^https?:$/.test(address.protocol) ? [address.href] : [];
}

/**
 * Gives the lines that concern one crawler. `robots-parser` keeps each rule once for each name above it, so
 * that ten thousand names above ten thousand rules would take all memory: other names become one here.
 */
function linesFor(agent: string, text: string): string {
  let wildcards = 0;
  let last: string | undefined;
  const lines = text.split(/\r\n|\r|\n/).map((written) => {
    const colon = written.indexOf(":");
    if (colon === -1 || written.length > longestLine) return "";
    const key = written.slice(0, colon).trim().toLowerCase();
    const value = written.slice(colon + 1).trim();
    if (key === "user-agent") {
      const [name = ""] = value.toLowerCase().split(/[\s/#]/, 1);
      const line = `User-agent: ${name === "*" || name === agent ? name : "-"}`;
      const isAgain = last === line;
      last = line;
      return isAgain ? "" : line;
    }
    last = undefined;
    const hasWildcard = value.includes("*") && key !== "sitemap";
    if (hasWildcard) wildcards += value.length;
    return hasWildcard && wildcards > mostWildcardCharacters ? "" : `${key}: ${value}`;
  });
  return lines.filter((line) => line !== "").join("\n");
}
