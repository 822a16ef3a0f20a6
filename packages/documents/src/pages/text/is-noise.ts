import { type Element, isTag, isText } from "domhandler";
import { wordsOfPages } from "../texts/words-of-pages.ts";
import { countWords, findElement, plainTextOf } from "./parse-page.ts";

/** Each word of a class or an id is looked at by itself: `site-header` has two. */
const namesOf = ({ attribs }: Element) => `${attribs.class ?? ""} ${attribs.id ?? ""}`.toLowerCase();

const consentTools =
  /\b(?:cookiebot|cybotcookiebot\w*|onetrust[\w-]*|cmplz[\w-]*|usercentrics[\w-]*|borlabs[\w-]*|didomi[\w-]*|klaro|iubenda-cs[\w-]*|cc-window|cky-[\w-]*|osano[\w-]*|sp_message_container\w*|moove_gdpr[\w-]*|termly[\w-]*)(?=\s|$)/;
const consent =
  /(?:cookies?|consent|gdpr|dsgvo|rgpd|lgpd)[-_]?(?:\w+[-_])?(?:banner|notice|bar|popup|modal|overlay|message|law|dialog|info|hint|layer)/;
const longestConsent = 400;

const small =
  /(?:^|[\s_-])(?:share|sharing|social|addtoany|sharedaddy|addthis|shariff|breadcrumbs?|crumbs|pagination|pager|page-?numbers|skip-?(?:link|to-?content|nav)?|votes?|helpful|feedback|rating|was-?this|reactions?|reaction-?picker|toc|table-?of-?contents|on-?this-?page|edit-?(?:this-?page|link)|theme-edit-this-page|(?:post|entry|article)-?meta|posted-?on|byline|tagcloud|tags-?links|theme-last-updated|print-?(?:link|button)|language-?(?:switcher|selector)|lang-?switcher)(?=[\s_-]|$)/;
const mostWordsOfSmall = 60;
/** A sentence has more: `social-club` may be the class of a text. */
const wordsOfLabel = 15;

const related =
  /(?:^|[\s_-])(?:related|recommended|recommendations|similar|recently-?viewed|more-?(?:articles|posts|stories|like-?this)|you-?may-?also-?like|read-?next|up-?sells?|cross-?sells?|promoted|see-?also|recirculation|jp-relatedposts|other-?articles|latest-?posts|recent-?posts)(?=[\s_-]|$)/;

const surrounding =
  /(?:^|\s)(?:(?:site|page|main|global|top|web|layout|wp-block|tm|l|o|c|g)[-_]{0,2})?(?:header|footer|masthead|colophon|topbar|top-bar|bottombar|(?:\w+[-_]){0,3}side-?bar|nav|navbar|navigation|menu|mainmenu|mainnav|imprint-bar|widget-area|site-?info)(?:[-_](?:wrapper|wrap|container|inner|area|section|outer|main|global|primary|secondary|left|right))?(?=\s|$)/;

/** Tells whether an element says nothing of the page's subject: a cookie banner, a bar of shares, more articles. */
export function isNoise(element: Element): boolean {
  const { name, attribs } = element;
  if (name === "main" || name === "body" || name === "html" || name === "article") return false;
  if (name === "nav" || name === "dialog" || name === "menu" || name === "noscript") return true;
  if (/^(?:navigation|search|dialog|alertdialog|menu|menubar|toolbar)$/.test(attribs.role ?? "")) return true;
  const names = namesOf(element);
  if (names.trim() === "") return false;
  if (consentTools.test(names) || consent.test(names)) return isShort(element, longestConsent);
  if (small.test(names) && isShort(element, mostWordsOfSmall) && !holdsHeadingOne(element)) {
    return isShort(element, wordsOfLabel) || mostlyLinks(element);
  }
  return related.test(names) && mostlyLinks(element);
}

/** Tells whether an element stands around the text of every page: its header, its footer, what is beside it. */
export function isSurrounding(element: Element): boolean {
  const { name, attribs } = element;
  if (name === "header" || name === "footer" || name === "aside") return true;
  if (/^(?:banner|contentinfo|complementary)$/.test(attribs.role ?? "")) return true;
  if (!/^(?:div|section|table|td|ul)$/.test(name) || !surrounding.test(namesOf(element))) return false;
  // A restaurant's menu is no menu of a page.
  return !/(?:^|[\s_-])menu/.test(namesOf(element)) || mostlyLinks(element);
}

/** Tells whether a heading begins a list of other pages. */
export function leadsElsewhere(heading: Element): boolean {
  if (!/^h[2-6]$/.test(heading.name)) return false;
  const text = plainTextOf(heading);
  return wordsOfPages.some(({ related: begins }) => begins.test(text));
}

/** Tells whether nearly all words of an element stand in its links. */
export function mostlyLinks(element: Element): boolean {
  let all = 0;
  let linked = 0;
  const count = (parent: Element, isLink: boolean) => {
    for (const child of parent.children) {
      const length = isText(child) ? child.data.replace(/\s+/g, "").length : 0;
      all += length;
      if (isLink) linked += length;
      if (isTag(child) && !/^(?:h[1-6]|script|style|svg|button)$/.test(child.name))
        count(child, isLink || child.name === "a");
    }
  };
  count(element, element.name === "a");
  return linked >= all * 0.6;
}

function holdsHeadingOne(element: Element): boolean {
  return findElement(element, ({ name }) => name === "h1") !== undefined;
}

function isShort(element: Element, mostWords: number): boolean {
  return countWords(plainTextOf(element)) <= mostWords;
}
