import { createRequire } from "node:module";
import { languageOfText, type Phrases } from "@parley/engine";
import type MarkdownIt from "markdown-it";
import type { Token } from "markdown-it";

const require = createRequire(import.meta.url);
type Reader = InstanceType<typeof MarkdownIt>;
let reader: Reader | undefined;

/**
 * Reads Markdown as models write it. A text may be one sentence of a longer one, so the forms that
 * need the lines around them are off: code by indentation, headings by underlining. The library is
 * loaded with the first text.
 */
function markdown(): Reader {
  if (reader !== undefined) return reader;
  const Library = require("markdown-it") as typeof MarkdownIt;
  reader = new Library({ html: false, typographer: false, maxNesting: 50 });
  reader.disable(["code", "lheading"]);
  reader.validateLink = () => true;
  return reader;
}

/** Elements of HTML that models write into Markdown. Another name in angle brackets is a word. */
const htmlTag = /<\/?(?:a|b|br|code|div|em|hr|i|img|kbd|li|ol|p|small|span|strong|su[bp]|t[dhr]|table|u|ul)\b[^<>]*>/gi;
/** `[1]`, `[2, 3]`, `[^1]`, `【1】`: where an answer comes from. */
const citationMark = /\s?(?:\[\^?\d{1,3}(?:\s?[,–-]\s?\d{1,3})*\]|【[^【】]{0,40}】)/g;
/** Emphasis whose other end is in another sentence. */
const leftOverMark = /\*\*|__|~~|`+|(?<![^\s(])[*_](?=\S)|(?<=[^\s])[*_](?![^\s.,;:!?)])/g;
/** A link that goes on in the next piece of a stream. */
const cutLink = /!?\[([^[\]]*)\]\([^()\s]*$/;
const emoji = /\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F|[\uFE0F\u200D]/gu;
/** The frame around a question for consent. */
const frame = /^\s*┃\s?/gm;
const endOfSentence = /[.!?…:;,。！？][)"'“”»’]*$/;
const address = /\b(?:[a-z][a-z0-9+.-]{1,20}:\/\/|www\.)\S+|\b(?:[a-z0-9-]{1,40}\.){1,4}[a-z]{2,12}\/\S*/gi;
const longestCodeLine = 80;
/** Some twenty minutes of speech. */
const longestText = 20_000;

/**
 * Writes what a voice says in place of a Markdown text, one line of plain text: links by their
 * text, an address by its host, lists and rows of tables as sentences, code named as such. Citation
 * marks, emphasis, HTML and emoji are left out. A sentence may be given by itself, or a part of
 * one.
 *
 * @example speakableText("- **Open** the [page](https://a.example/b) [1]\n- Sign in") // "Open the page. Sign in."
 */
export function speakableText(text: string): string {
  const read = text.slice(0, longestText).replace(frame, "").replace(cutLink, "$1");
  const { aloud } = languageOfText(read).phrases;
  return joinSentences(sentencesOf(markdown().parse(read, {}), aloud));
}

type Sentence = { text: string; isWhole: boolean };

function sentencesOf(tokens: readonly Token[], aloud: Phrases["aloud"]): Sentence[] {
  const sentences: Sentence[] = [];
  let isWhole = false;
  let columns: string[] = [];
  let cells: string[] | undefined;
  for (const token of tokens) {
    const { type } = token;
    if (type === "heading_open" || type === "list_item_open") isWhole = true;
    else if (type === "heading_close" || type === "list_item_close") isWhole = false;
    else if (type === "thead_open") columns = [];
    else if (type === "tr_open") cells = [];
    else if (type === "tr_close") {
      const row: string[] = cells ?? [];
      cells = undefined;
      if (columns.length === 0) columns = row;
      else sentences.push({ text: rowText(columns, row), isWhole: true });
    } else if (type === "fence") sentences.push({ text: codeText(token.content, aloud), isWhole: true });
    else if (type === "inline") {
      const said = inlineText(token.children ?? []);
      if (cells === undefined) sentences.push({ text: said, isWhole });
      else cells.push(said);
    }
  }
  return sentences.filter((sentence) => /[\p{L}\p{N}]/u.test(sentence.text));
}

/** @example rowText(["Plan", "Price"], ["Basic", "5 €"]) // "Plan: Basic, Price: 5 €" */
function rowText(columns: readonly string[], cells: readonly string[]): string {
  const named = cells.map((cell, index) => (columns[index] ? `${columns[index]}: ${cell}` : cell));
  return named.filter((_, index) => cells[index] !== "").join(", ");
}

function codeText(code: string, aloud: Phrases["aloud"]): string {
  const line = code.trim();
  if (line === "") return "";
  return line.length > longestCodeLine || line.includes("\n") ? aloud.longCode : `${aloud.code}: ${line}`;
}

function inlineText(tokens: readonly Token[]): string {
  let said = "";
  for (const { type, content } of tokens) {
    if (type === "text") said += plainText(content);
    else if (type === "code_inline") said += content.replace(address, hostOf);
    else if (type === "image") said += plainText(content);
    else if (type === "softbreak" || type === "hardbreak") said += " ";
  }
  const line = said.replace(/\s+/g, " ").trim();
  return line.startsWith("|") ? loneRowText(line) : line;
}

/** Gives a row of a table whose first rows are in another piece of the text. */
function loneRowText(row: string): string {
  const cells = row.split("|").map((cell) => cell.trim());
  return cells.filter((cell) => /[\p{L}\p{N}]/u.test(cell)).join(", ");
}

function plainText(text: string): string {
  return text
    .replace(address, hostOf)
    .replace(htmlTag, " ")
    .replace(/<\/?([\p{L}][^<>]*)>/gu, "$1")
    .replace(citationMark, "")
    .replace(leftOverMark, "")
    .replace(emoji, "");
}

/** @example hostOf("https://www.example.com/a?b=c") // "example.com" */
function hostOf(written: string): string {
  const [, end = ""] = /([.,;:!?)\]]*)$/.exec(written) ?? [];
  const host = written.replace(/^[a-z][a-z0-9+.-]*:\/\//i, "").replace(/^www\./i, "");
  return host.replace(/[/?#].*$/s, "").replace(/[.,;:!?)\]]*$/, "") + end;
}

/** A sentence that another one follows ends with a full stop, and so does an item of a list. */
function joinSentences(sentences: readonly Sentence[]): string {
  return sentences
    .map(({ text, isWhole }, index) => {
      const isEnded = endOfSentence.test(text) || (!isWhole && index === sentences.length - 1);
      return isEnded ? text : `${text}.`;
    })
    .join(" ");
}
