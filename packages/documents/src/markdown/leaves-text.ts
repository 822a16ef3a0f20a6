import { alternativeOf } from "../html/alternative-of.ts";

const image = /!\[([^\]]{0,500})\](?:\([^)]{0,2000}\)|\[[^\]]{0,500}\])?/g;
const tag = /<[^<>]*>/g;
const alternative = /^<img\b[\s\S]*\balt\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i;

/**
 * Tells whether a part of a Markdown text still says something when its images and tags are gone.
 */
export function leavesText(markup: string): boolean {
  const left = markup
    .replace(image, (_, written: string) => alternativeOf(written))
    .replace(tag, (found) => {
      const [, ...quoted] = alternative.exec(found) ?? [];
      return alternativeOf(quoted.find((text) => text !== undefined));
    });
  return left.trim() !== "";
}
