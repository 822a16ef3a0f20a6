import { createHash } from "node:crypto";
import { Answer } from "../wire/route.ts";
import { type Html, html, markup } from "./html.ts";
import { type PageColours, pageColours } from "./page-colours.ts";
import type { PageLanguage } from "./page-language.ts";

/** The look says how a page looks and speaks. Without anything it is Parley's own, in English. */
export type PageLook = {
  language?: PageLanguage;
  /** The workspace that speaks to the reader: its name stands above the page. */
  workspaceName?: string | undefined;
  /** The colour of the workspace, `#rrggbb`. */
  accent?: string | null | undefined;
  /** The path of the page's script, a module that Parley serves. It may call Parley and nobody else. */
  script?: string;
  /** The page takes the width of the window, for what is not read line by line. */
  isWide?: boolean;
  /** The answer to the page's form sends the reader on to this address. Browsers stop that otherwise. */
  leadsTo?: string;
  /** Rules of this page alone, which Parley wrote. */
  moreStyle?: string;
};

/**
 * Writes a page for people, for instance one that a link in a mail leads to. Opening a link changes
 * nothing, because mail scanners open links: such a page has a button that sends a form. A page
 * that names no script may run and load nothing.
 */
export function htmlPage(status: number, title: string, content: Html, look: PageLook = {}): Answer {
  const { language = "en", workspaceName, accent, script, leadsTo, isWide = false, moreStyle = "" } = look;
  const style = writeStyle(pageColours(accent), isWide) + moreStyle;
  const hash = createHash("sha256").update(style).digest("base64");
  const header = workspaceName === undefined ? undefined : html`<header><bdi>${workspaceName}</bdi></header>`;
  const name = workspaceName === undefined ? title : `${title} – ${workspaceName}`;
  const scriptTag = script === undefined ? undefined : html`<script type="module" src="${script}"></script>`;
  const scriptPolicy = script === undefined ? "" : "script-src 'self'; connect-src 'self'; ";
  const page = html`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><meta name="color-scheme" content="light dark"><title>${name}</title><style>${markup(style)}</style>${scriptTag}</head>
<body>${header}<main><h1>${title}</h1>${content}</main></body></html>
`;
  return new Answer(status, page.text, {
    "content-type": "text/html; charset=utf-8",
    "content-language": language,
    "content-security-policy": `default-src 'none'; ${scriptPolicy}style-src 'sha256-${hash}'; form-action 'self'${leadsTo === undefined ? "" : ` ${placeOf(leadsTo)}`}; frame-ancestors 'none'; base-uri 'none'`,
  });
}

/** Gives the part of an address that a policy names: its origin, or the scheme of a program of the machine. */
function placeOf(address: string): string {
  const { origin, protocol, hostname } = new URL(address);
  // A policy cannot name an IPv6 address.
  return origin === "null" || hostname.startsWith("[") ? protocol : origin;
}

/** Writes the paragraph that tells the reader what is wrong; nothing without a sentence. */
export function alertOf(sentence: string): Html {
  return sentence === "" ? html`` : html`<p role="alert">${sentence}</p>`;
}

export function hiddenField(name: string, value: string): Html {
  return html`<input type="hidden" name="${name}" value="${value}">`;
}

/** The text on a button needs of the accent what the page needs: both have the same contrast. */
function writeStyle({ light, dark }: PageColours, isWide: boolean): string {
  const variables = (palette: PageColours["light"]) =>
    Object.entries(palette)
      .map(([name, colour]) => `--${name}: ${colour};`)
      .join(" ");
  return `
:root { color-scheme: light dark; ${variables(light)} }
@media (prefers-color-scheme: dark) { :root { ${variables(dark)} } }
* { box-sizing: border-box; }
body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; background: var(--page); color: var(--text); overflow-wrap: anywhere; }
header, main { max-width: ${isWide ? "82rem" : "34rem"}; margin: 0 auto; padding: 0 1rem; }
header { padding-top: 1.5rem; font-weight: 600; color: var(--quiet); }
main { padding-top: 1.5rem; padding-bottom: 3rem; }
h1 { margin: 0 0 1rem; font-size: 1.75rem; line-height: 1.25; text-wrap: balance; }
h2 { margin: 2.5rem 0 .5rem; font-size: 1.25rem; line-height: 1.3; }
a { color: var(--accent); }
label, legend { display: block; margin-top: 1rem; font-weight: 600; }
input, select, textarea { font: inherit; color: var(--text); accent-color: var(--accent); }
input:not([type=checkbox], [type=radio]), select, textarea { display: block; width: 100%; margin-top: .25rem; padding: .6rem .75rem; background: var(--page); border: 1px solid var(--line); border-radius: .375rem; }
fieldset { margin: 1rem 0 0; padding: 0; border: 0; min-width: 0; }
legend { padding: 0; }
.choice { display: flex; gap: .75rem; align-items: start; margin-top: .75rem; font-weight: 400; }
.choice input { flex: none; width: 1.25rem; height: 1.25rem; margin: .15rem 0 0; }
button, .button { display: inline-block; margin: 1.25rem .75rem 0 0; padding: .6rem 1.25rem; min-height: 2.75rem; font: inherit; font-weight: 600; text-decoration: none; cursor: pointer; background: var(--accent); color: var(--page); border: 1px solid var(--accent); border-radius: .375rem; }
button.second, .button.second { background: var(--page); color: var(--accent); }
button:disabled { opacity: .45; cursor: default; }
th { text-align: start; overflow-wrap: normal; }
th, td { padding: .15rem .75rem .15rem 0; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
[role=alert] { margin: 1rem 0; padding: .5rem .75rem; border-inline-start: .25rem solid var(--alert); font-weight: 600; }
.quiet { color: var(--quiet); }
code { font-size: 1.05em; }
img, svg { max-width: 100%; height: auto; }
iframe { max-width: 100%; border: 1px solid var(--line); border-radius: .375rem; }
`;
}
