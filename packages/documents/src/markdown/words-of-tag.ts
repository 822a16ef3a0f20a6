import { alternativeOf } from "../html/alternative-of.ts";

const value = /\{?[ \t]*(?:"([^"]{0,500})"|'([^']{0,500})'|`([^`$]{0,500})`)/.source;
const attribute = new RegExp(`(?<![\\w-])([a-z]{3,12})[ \\t]*=[ \\t]*${value}`, "gi");
const withWords = /^(?:alt|caption|description|header|heading|label|question|subtitle|summary|title)$/i;
const positional = /(?<![=\w])(?:"([^"=]{1,500})"|'([^'=]{1,500})')/g;
const isCode = /^[\w./:#?&%@-]*$/;

/** Gives the words for readers in the attributes of a component or a template tag, each once. */
export function wordsOfTag(attributes: string): string[] {
  const found = [...attributes.matchAll(attribute)]
    .filter(([, name = ""]) => withWords.test(name))
    .map(([, , double, single, template]) => alternativeOf(double ?? single ?? template));
  return [...new Set(found)].filter((words) => words !== "");
}

/** Finds the same of a tag whose words also stand without a name: `{{< tip "Open on Sundays" >}}`. */
export function wordsOfTemplateTag(rest: string, isAround: boolean): string[] {
  const unnamed = [...rest.matchAll(positional)].map(([, double, single]) => (double ?? single ?? "").trim());
  const isWord = (text: string) => !isCode.test(text) || (isAround && /^\p{Lu}[\p{L}\p{N}-]*$/u.test(text));
  return [...new Set([...wordsOfTag(rest), ...unnamed.filter(isWord)])];
}

/** Gives an attribute of a component, such as the address of a card. */
export function attributeOf(attributes: string, wanted: string): string | undefined {
  const found = [...attributes.matchAll(attribute)].find(([, name]) => name === wanted);
  return found?.[2] ?? found?.[3];
}
