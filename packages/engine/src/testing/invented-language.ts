import { stripEndings } from "../language.ts";
import { endings } from "../reading/description/part-reader.ts";
import { readLanguage } from "../reading/description/read-language.ts";

/** The words of this language are in the folder beside this file. */
const invented = readLanguage(
  "qaa",
  (own) => {
    const ends = own("stem.endings", endings);
    return { stem: (word) => stripEndings(word, ends, 1) };
  },
  new URL("invented-language/", import.meta.url),
);

/** Paths of the parts that the engine has not read yet, such as "places.articles". */
export const unreadParts = new Set<string>();

export const inventedLanguage = noteReads(invented, "");

function noteReads<Part extends object>(part: Part, path: string): Part {
  const inner = new Map<string, unknown>();
  for (const [name, value] of Object.entries(part)) {
    const isGroup = typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;
    if (isGroup) inner.set(name, noteReads(value, `${path}${name}.`));
    else unreadParts.add(path + name);
  }
  return new Proxy(part, {
    get(target, name) {
      unreadParts.delete(path + String(name));
      return inner.get(String(name)) ?? Reflect.get(target, name);
    },
  });
}
