import type { VariableMarks } from "./read-variables.ts";
import type { VariableName } from "./template.ts";

const link = /(<a[^>]* href=")(https?:\/\/[^"]*)"/g;
const most = 500;

/**
 * Leads the links of cleaned HTML over Parley, which notes the click and goes on to the stored
 * address. A link with a variable is another one for each recipient, so that it stays as it is.
 */
export function followLinks(html: string, marks: VariableMarks): { html: string; links: string[] } {
  const numbers = new Map<string, number>();
  const clickUrl: VariableName = "clickUrl";
  const mark = marks.toAddress(marks.add({ name: clickUrl, fallback: "" }));
  const followed = html.replaceAll(link, (whole, begin: string, escaped: string) => {
    const address = escaped.replaceAll("&amp;", "&").replaceAll("&#39;", "'");
    if (marks.has(address)) return whole;
    const number = numbers.get(address) ?? numbers.size + 1;
    if (number > most) return whole;
    numbers.set(address, number);
    return `${begin}${mark}/${number}"`;
  });
  return { html: followed, links: [...numbers.keys()] };
}
