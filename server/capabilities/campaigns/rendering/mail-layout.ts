import { escapeHtml } from "./template.ts";

/** Says where the address of a page of Parley stands in the mail, as the mark of its variable. */
type FooterPart = { text: string; addressMark: string };
export type Footer = {
  senderName: string;
  postalAddress: string;
  links: readonly FooterPart[];
  /** Says that opens or clicks are noted. */
  notice: string | undefined;
};

/** Colours with a contrast of at least 7:1 on light and on dark. */
const markdownStyle = `
.parley-body{margin:0;padding:0;background:#ffffff;color:#1f2328;font:16px/1.6 -apple-system,BlinkMacSystemFont,"Segoe UI",Roboto,Helvetica,Arial,sans-serif}
.parley-main{max-width:600px;margin:0 auto;padding:24px 16px;overflow-wrap:anywhere}
.parley-main img{max-width:100%;height:auto}
.parley-main a,.parley-foot a{color:#0b4f9e}
.parley-main h1,.parley-main h2,.parley-main h3{line-height:1.25}
.parley-main blockquote{margin:0;padding:0 16px;border-left:4px solid #767676}
.parley-main pre,.parley-main code{font-family:ui-monospace,Consolas,monospace;white-space:pre-wrap}
.parley-main td,.parley-main th{border:1px solid #767676;padding:4px 8px}
.parley-main table{border-collapse:collapse}
.parley-foot{max-width:600px;margin:0 auto;padding:16px;border-top:1px solid #767676;font-size:14px;color:#3d4248}
@media (prefers-color-scheme:dark){
.parley-body{background:#16181c;color:#f0f2f5}
.parley-main a,.parley-foot a{color:#a8ccff}
.parley-foot{color:#d0d4da}
}
`;
/** The author's own styles of MJML must neither hide nor repaint these. */
const shownAlways = "display:block !important;visibility:visible !important;opacity:1 !important;";
const mjmlFootStyle = `${shownAlways}max-width:600px;margin:0 auto;padding:16px;font:14px/1.6 Arial,sans-serif !important;background:#f4f4f5 !important;color:#27272a !important`;
const mjmlLinkStyle =
  "display:inline !important;visibility:visible !important;font-size:14px !important;color:#0b4f9e !important";

/**
 * Gives a whole page of HTML around the cleaned body. It declares both colour schemes, so that mail
 * programs do not guess.
 */
export function mailLayout({
  format,
  title,
  preheader,
  language,
  styles,
  body,
  footer,
  pixelMark,
}: {
  format: "markdown" | "mjml";
  title: string;
  preheader: string;
  language: string;
  styles: string;
  body: string;
  footer: Footer;
  pixelMark: string | undefined;
}): string {
  const isMarkdown = format === "markdown";
  const hidden =
    preheader === "" ? "" : `<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preheader)}</div>`;
  const main = isMarkdown ? `<main class="parley-main">${body}</main>` : body;
  const pixel = pixelMark === undefined ? "" : `<img src="${pixelMark}" alt="" width="1" height="1">`;
  const scheme = isMarkdown
    ? '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">'
    : "";
  return `<!doctype html>
<html lang="${escapeHtml(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
${scheme}<title>${escapeHtml(title)}</title><style>${isMarkdown ? markdownStyle : styles}</style></head>
<body class="parley-body">${hidden}${main}${writeFooter(footer, isMarkdown)}${pixel}</body></html>
`;
}

function writeFooter({ senderName, postalAddress, links, notice }: Footer, isMarkdown: boolean): string {
  const outside = isMarkdown ? 'class="parley-foot"' : `style="${mjmlFootStyle}"`;
  const linkStyle = isMarkdown ? "" : ` style="${mjmlLinkStyle}"`;
  const address = postalAddress.split(/\r?\n/).map(escapeHtml).join("<br>");
  const lines = [
    `${escapeHtml(senderName)}<br>${address}`,
    links.map(({ text, addressMark }) => `<a href="${addressMark}"${linkStyle}>${escapeHtml(text)}</a>`).join(" · "),
    ...(notice === undefined ? [] : [escapeHtml(notice)]),
  ].filter((line) => line !== "");
  return `<footer ${outside}>${lines.map((line) => `<p>${line}</p>`).join("")}</footer>`;
}

/** The same end in plain text. */
export function writeTextFooter({ senderName, postalAddress, links, notice }: Footer): string {
  const addressed = links.map(({ text, addressMark }) => `${text}: ${addressMark}`);
  return `\n--\n${[senderName, postalAddress, ...addressed, ...(notice === undefined ? [] : [notice])].join("\n")}\n`;
}
