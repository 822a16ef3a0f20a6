const longestUrl = 2_048;
/** Parameters that tell who follows a link and where the link stood, but not which page is meant. */
const tracking =
  /^(?:utm_\w+|fbclid|gclid|gclsrc|dclid|gbraid|wbraid|msclkid|yclid|twclid|ttclid|li_fat_id|igshid|mc_[ce]id|_ga|_gl|_hs(?:enc|mi)|hsa_\w+|__hs\w+|mkt_tok|vero_\w+|oly_\w+|(?:pk|piwik|mtm|matomo)_\w+|srsltid|phpsessid|jsessionid|aspsessionid\w*|cftoken)$/i;
/** A session's key is long; a page's key in a parameter of such a name is short. */
const session = /^(?:sid|s?session_?id|sess|oscsid|zenid|cfid)=[\da-z_-]{16,}$/i;
const sessionInPath = /;jsessionid=[^/?#;]*/i;

/**
 * Gives the address by which a crawl knows a page: without fragment, tracking, session and default port, and
 * with its parameters in order. A page's index file stays, because not every server knows it by its
 * folder alone. Undefined for what is no public page: another scheme, credentials, more than 2,048 characters.
 *
 * @example
 * normalizeUrl("HTTPS://shop.example:443/tea?utm_source=mail&b=2&a=1#top"); // https://shop.example/tea?a=1&b=2
 */
export function normalizeUrl(written: string): string | undefined {
  if (written.length > 4 * longestUrl) return undefined;
  const url = URL.parse(written);
  if (url === null || (url.protocol !== "https:" && url.protocol !== "http:")) return undefined;
  if (url.username !== "" || url.password !== "") return undefined;
  url.hash = "";
  url.hostname = url.hostname.replace(/\.$/, "");
  url.pathname = withCapitals(url.pathname.replace(sessionInPath, ""));
  url.search = withCapitals(sortedQuery(url.search.slice(1)));
  return url.href.length > longestUrl ? undefined : url.href;
}

/** Tells whether two addresses are of one site: with or without `www.`, by http or https. */
export function isSameSite(one: string, other: string): boolean {
  const host = hostOf(one);
  return host !== undefined && host === hostOf(other);
}

function hostOf(written: string): string | undefined {
  return URL.parse(written)?.host.replace(/^www\.(?=[^.]+\.)/, "");
}

/** The parameters stay as they are written: decoding and encoding them anew may lead elsewhere. */
function sortedQuery(query: string): string {
  const nameOf = (parameter: string) => parameter.split("=", 1)[0]!;
  const kept = query.split("&").filter((parameter) => {
    return parameter !== "" && !tracking.test(nameOf(parameter)) && !session.test(parameter);
  });
  // Parameters of one name stay in their order, which may mean something.
  return kept.sort((one, other) => (nameOf(one) < nameOf(other) ? -1 : nameOf(one) > nameOf(other) ? 1 : 0)).join("&");
}

/** `%c3` and `%C3` are one character. */
function withCapitals(encoded: string): string {
  return encoded.replace(/%[\da-f]{2}/gi, (code) => code.toUpperCase());
}
