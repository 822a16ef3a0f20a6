import { Parser } from "htmlparser2";
import { allowedRules, allowedStyle } from "./allowed-style.ts";
import { checkAddress } from "./check-address.ts";
import type { VariableMarks } from "./read-variables.ts";
import { escapeHtml } from "./template.ts";

const allowed = new Set(
  (
    "a abbr address article aside b big blockquote br caption center cite code col colgroup dd del div dl dt em " +
    "figcaption figure font footer h1 h2 h3 h4 h5 h6 header hr i img ins kbd li main mark ol p pre q s samp section " +
    "small span strike strong sub sup table tbody td tfoot th thead time tr u ul"
  ).split(" "),
);
const empty = new Set(["br", "hr", "img", "col"]);
/** The content of these elements is no text for a reader. */
const unseen = new Set(
  (
    "script iframe object embed applet template noscript noembed noframes svg math textarea select title xmp " +
    "plaintext video audio canvas frameset xml"
  ).split(" "),
);
/** The cleaned HTML leaves these out, because the layout of the mail adds its own. */
const frame = new Set(["html", "head", "body", "meta"]);
const attributes = new Set(
  (
    "align valign bgcolor border cellpadding cellspacing class color colspan dir face height lang role rowspan scope " +
    "size start title width alt abbr aria-label aria-hidden aria-roledescription"
  ).split(" "),
);
/** Outlook's tables around columns, as MJML writes them. */
const outlook =
  /^\[if [A-Za-z0-9 |!()]+\]>(?:\s|<\/?(?:table|tr|td)(?:\s+(?:align|border|cellpadding|cellspacing|class|role|style|width|height|bgcolor|valign)="[^"<>\\(]*")*\s*\/?>)*<!\[endif\]$/;
/** An element of Outlook's drawings, in which MJML puts pictures behind the text. */
const drawing = /<\/?v:[a-z]+(?:\s[^<>]*)?>/g;
const mostDepth = 200;

type CleanHtml = {
  html: string;
  /** The rules of style elements. */
  styles: string;
  /** These were left out, each once. */
  warnings: string[];
  faults: AddressFault[];
};

/** `near`: what the author wrote where the fault is, when it is known. */
export type AddressFault = { message: string; near: string };

/**
 * HTML with nothing but what is allowed: no script, no form, no frame, nothing that loads or runs
 * by itself, except images. The allowed elements are serialised again, so that every parser of HTML
 * reads the same elements.
 */
export function cleanHtml(
  source: string,
  { siteUrl, marks }: { siteUrl: string | null; marks: VariableMarks },
): CleanHtml {
  let html = "";
  let styles = "";
  const warnings = new Set<string>();
  const faults = new Map<string, AddressFault>();
  const fault = (message: string, near = "") => faults.set(message, { message, near });
  /** A link without an address, until its text is known. */
  let unledText: string | undefined;
  /** The elements within one that is left out; 0: what is read now is kept. */
  let depthLeftOut = 0;
  let depth = 0;
  let style: { css: string; media: string } | undefined;

  const parser = new Parser({
    onopentag(name, given) {
      if (++depth > mostDepth) throw new RangeError("Maximum call stack: the elements are nested too deeply.");
      if (name === "img" && unledText !== undefined) unledText += ` ${given.alt ?? ""}`;
      if (depthLeftOut > 0 || unseen.has(name)) {
        if (depthLeftOut++ === 0 && name !== "title") warnings.add(`<${name}> was left out`);
        return;
      }
      if (name === "style") style = { css: "", media: given.media ?? "" };
      else if (allowed.has(name)) html += `<${name}${writeAttributes(name, given)}>`;
      else if (!frame.has(name)) warnings.add(`<${name.slice(0, 30)}> was left out`);
    },
    ontext(text) {
      if (unledText !== undefined) unledText += text;
      if (style !== undefined) style.css += text;
      else if (depthLeftOut === 0) html += escapeHtml(text);
    },
    onclosetag(name) {
      depth--;
      if (name === "a") closeUnledLink();
      if (depthLeftOut > 0) depthLeftOut--;
      else if (name === "style") closeStyle();
      else if (allowed.has(name) && !empty.has(name)) html += `</${name}>`;
    },
    oncomment(comment) {
      if (depthLeftOut > 0 || style !== undefined || marks.has(comment)) return;
      // The tables around a section with a picture stay, without the drawing: Outlook shows the colour.
      const tables = comment.replaceAll(drawing, "");
      if (outlook.test(tables)) html += `<!--${tables}-->`;
    },
  });
  parser.end(source);
  return { html, styles, warnings: [...warnings], faults: [...faults.values()] };

  function closeUnledLink(): void {
    if (unledText !== undefined) faultWithout("link", unledText);
    unledText = undefined;
  }

  function faultWithout(kind: "link" | "image", text: string): void {
    const near = text.trim().slice(0, 100);
    const shown = JSON.stringify(near.replaceAll(/\s+/g, " ").replaceAll(marks.pattern, "{{…}}"));
    fault(
      near === ""
        ? `A${kind === "link" ? " link without a text" : "n image without an alt"} has no address`
        : `The ${kind} ${shown} has no address`,
      near,
    );
  }

  function closeStyle(): void {
    const { css, media } = style!;
    style = undefined;
    const rules = allowedRules(css);
    const isPlain = /^[\w\s:(),.-]*$/.test(media);
    if (rules === undefined || !isPlain || marks.has(rules))
      warnings.add("a <style> that loads or runs something was left out");
    else styles += media === "" ? rules : `@media ${media} {${rules}}`;
  }

  function writeAttributes(name: string, given: Record<string, string>): string {
    let text = "";
    for (const [attribute, value] of Object.entries(given)) {
      const kept = keep(name, attribute, value, given);
      if (kept !== undefined) text += ` ${attribute}="${escapeHtml(kept)}"`;
      else if (attribute.startsWith("on")) warnings.add(`the attribute ${attribute.slice(0, 30)} was left out`);
    }
    if (name === "img" && given.alt === undefined) text += ' alt=""';
    return text;
  }

  function keep(name: string, attribute: string, value: string, given: Record<string, string>): string | undefined {
    if (name === "a" && attribute === "href") return keepAddress(value, "link", "");
    if (name === "img" && attribute === "src") return keepAddress(value, "image", given.alt ?? "");
    if (attribute === "style") {
      if (marks.has(value)) fault("A variable cannot stand in a style");
      const { style, leftOut } = allowedStyle(value, keepPicture);
      for (const property of leftOut) warnings.add(`the style ${property} was left out: it loads or hides something`);
      return style;
    }
    if (attribute === "background") return keepPicture(value);
    return attributes.has(attribute) ? value : undefined;
  }

  /** A picture behind the text is left out where it cannot be loaded: the text can be read without it. */
  function keepPicture(value: string): string | undefined {
    const checked = checkAddress(value, { kind: "image", siteUrl, marks });
    if ("address" in checked && checked.address.startsWith("https:")) return checked.address;
    const reason =
      "fault" in checked
        ? checked.isMissing
          ? "It has no address"
          : checked.fault
        : `The image "${value.slice(0, 100)}" must begin with https:`;
    warnings.add(`a background was left out. ${reason}`);
    return undefined;
  }

  function keepAddress(value: string, kind: "link" | "image", alt: string): string | undefined {
    const checked = checkAddress(value, { kind, siteUrl, marks });
    if ("address" in checked) return checked.address;
    if (checked.isMissing !== true) fault(checked.fault, value.trim());
    else if (kind === "image") faultWithout(kind, alt);
    else unledText = "";
    return undefined;
  }
}
