import { leftOut } from "../apply-patches.ts";
import { signsOfContainers } from "../needs-cleaning.ts";
import { goesOn, rule } from "../unwrap-blocks.ts";
import { FencedLines } from "./fenced-lines.ts";
import { wordsOfTag, wordsOfTemplateTag } from "./words-of-tag.ts";

/** `:::tip Title`, `::: details Title`, `:::tip[Title]`, `:::tip{title="Title"}` */
const opening = /^([ \t]*):{3,}[ \t]*\{?([a-z][\w-]*)(.*)$/i;
const closing = /^[ \t]*:{3,}[ \t]*$/;
/** A tag of a documentation tool: `{{< note >}}`, `{{% /note %}}`, `{% hint style="info" %}`. */
const tag =
  /\{\{[<%][ \t]*(\/?)[ \t]*([\w./-]*)([^{}\n]{0,500})[%>]\}\}|\{%-?[ \t]*(end)?([\w./-]*)([^{}\n]{0,500})%\}/g;
const ending = /\{%-?[ \t]*end([\w-]+)|\{\{[<%][ \t]*\/[ \t]*([\w-]+)/g;
const lineOfTags = /^([ \t]*)(?:(?:\{\{[<%][^{}\n]{0,500}[%>]\}\}|\{%[^{}\n]{0,500}%\})[ \t]*)+\r?$/;
const linkToTag =
  /\[([^\][\n]{0,500})\]\([^()\s]{0,100}(?:\{\{[<%][^{}\n]{0,500}[%>]\}\}|\{%[^{}\n]{0,500}%\})[^()\s]{0,100}\)/g;
const code = /(`+)(?!`).*?[^`]\1(?!`)/g;
const notes =
  /^(?:admonition|alert|attention|callout|caution|danger|error|hint|important|info|note|notice|success|tip|warning)$/i;
const folds = /^(?:details|expand|collapse|accordion)$/i;

/** Writers nest less, and each line within a note looks at all that are open. */
const mostDepth = 100;

type Container = { isNote: boolean; isFold: boolean; indent: string; end: string };

/**
 * Takes the notes of documentation tools out of their marks: a note becomes a quotation, a fold its
 * title and content, and the marks of tabs and the like go. Code stays as it is.
 */
export function unwrapContainers(text: string): string {
  if (!signsOfContainers.test(text)) return text;
  const ended = new Set([...text.matchAll(ending)].map(([, liquid, hugo]) => liquid ?? hugo ?? ""));
  const open: Container[] = [];
  const fences = new FencedLines();
  const written = text.split("\n");
  const lastClosing = written.findLastIndex((line) => closing.test(line));
  const lines = written.map((line, at) => {
    if (fences.read(line)) return quoted(line);
    const [, indent = "", name, rest = ""] = opening.exec(line) ?? [];
    if (name !== undefined && at < lastClosing) return begin(":::", name, rest, indent);
    if (closing.test(line) && open.some(({ end }) => end === ":::")) return end(":::", at);
    return quoted(lineOfTags.test(line) ? readTags(line, at) : withoutTags(line));
  });
  return lines.join("\n");

  function begin(mark: string, name: string, rest: string, indent: string): string {
    const isNote = notes.test(name);
    const unnamed = mark === ":::" ? rest.replace(/\{[^{}]*\}|^\[|\]\s*$|\r$/g, "") : wordsOfTemplateTag(rest, true)[0];
    const title = (wordsOfTag(rest)[0] ?? unnamed ?? "").trim();
    const line = quoted(leftOut);
    const isFold = folds.test(name) && title !== "";
    const isOpen = (isNote || isFold || mark === ":::") && open.length < mostDepth;
    if (isOpen) open.push({ isNote, isFold, indent, end: mark === ":::" ? mark : name });
    return title === "" || !(isNote || isFold || name === "tab")
      ? line
      : `${line}\n${quoted(`${indent}**${title}**`)}\n${quoted("")}`;
  }

  function end(name: string, line: number): string {
    const at = open.findLastIndex((container) => container.end === name);
    const isFold = open[at]?.isFold === true;
    if (at !== -1) open.length = at;
    return isFold && goesOn(written, line + 1) ? [leftOut, quoted(rule), leftOut].join("\n") : leftOut;
  }

  /** A line within the notes that are open. */
  function quoted(line: string): string {
    const around = open.filter(({ isNote }) => isNote);
    const indent = around[0]?.indent ?? "";
    if (around.length === 0 || line === leftOut) return line;
    return `${indent}${"> ".repeat(around.length)}${line.startsWith(indent) ? line.slice(indent.length) : line}`.trimEnd();
  }

  /** Reads a line that holds nothing but tags. */
  function readTags(line: string, at: number): string {
    const indent = /^[ \t]*/.exec(line)![0];
    const left: string[] = [];
    for (const [whole, slash, hugo, hugoRest, isEnd, liquid, liquidRest] of line.matchAll(tag)) {
      const name = hugo ?? liquid ?? "";
      if (slash || isEnd) left.push(end(name, at));
      else if (isContainer(name) && ended.has(name))
        left.push(begin(whole, name, hugoRest ?? liquidRest ?? "", indent));
      else left.push(...wordsAlone(name, hugoRest ?? liquidRest ?? "", indent));
    }
    return left.join("\n");
  }

  /** Gives the words of a tag that makes no note; they are the title of what stands between it and its end. */
  function wordsAlone(name: string, rest: string, indent: string): string[] {
    const isAround = ended.has(name) || name === "tab";
    const words = wordsOfTemplateTag(rest, isAround);
    const shown = isAround ? words.map((each) => `**${each}**`) : words;
    return [leftOut, ...shown.flatMap((each) => [`${indent}${each}`, ""])].map(quoted);
  }

  /** A tag among words that nothing ends may be what the sentence is about. */
  function withoutTags(line: string): string {
    if (!line.includes("{{") && !line.includes("{%")) return line;
    const spans = [...line.matchAll(code)].map(({ index, 0: { length } }) => ({ from: index, to: index + length }));
    const isCode = (at: number) => spans.some(({ from, to }) => at >= from && at < to);
    return line
      .replace(linkToTag, (whole, label: string, at: number) => (isCode(at) ? whole : label))
      .replace(tag, (whole, slash, hugo, hugoRest, isEnd, liquid: string, rest, at: number) => {
        if (isCode(at) || (hugo === undefined && !isEnd && !ended.has(liquid))) return whole;
        const words = slash || isEnd ? [] : wordsOfTemplateTag(hugoRest ?? rest ?? "", false);
        return words.length > 0 ? words.join(" ") : leftOut;
      });
  }
}

function isContainer(name: string): boolean {
  return notes.test(name) || folds.test(name);
}
