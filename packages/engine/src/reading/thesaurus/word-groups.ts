import type { Language } from "../../language.ts";
import { splitWords } from "../read-words.ts";
import { type FoundPhrase, gap, PhraseFinder } from "./phrase-finder.ts";

/** A word or phrase that stands for another one. */
export type Expression = {
  text: string;
  /** The content words, by which texts are searched; none when it serves questions only. */
  words: readonly string[];
  /** The stems of the words. */
  stems: readonly string[];
};

type WordGroupOptions = {
  /**
   * Is true when a phrase with one content word is looked for in texts as well: "log in" would also
   * find "log out".
   */
  looksForSingleWords: boolean;
};

/** An expression with its place in a question: the stems of all of its words. */
type Member = { key: string; phrase: readonly string[]; expression: Expression };
type Group = { texts: readonly string[]; members: readonly Member[] | undefined };
/** This stands for a phrase that is asked, in all groups that hold it. */
type Found = { key: string; groups: Group[]; others: readonly Expression[] | undefined };

/**
 * Groups of words and phrases that stand for one another, in one language. A language has thousands
 * of them, so each is read when a question has its first word.
 */
export class WordGroups {
  #language: Language;
  #options: WordGroupOptions;
  #finder = new PhraseFinder<Found>([]);
  /** By the stem of the first word: the groups that are not read yet, once for each text. */
  #unread = new Map<string, { text: string; group: Group }[]>();

  constructor(groups: readonly (readonly string[])[], language: Language, options: WordGroupOptions) {
    this.#language = language;
    this.#options = options;
    for (const texts of groups) {
      const group: Group = { texts, members: undefined };
      for (const text of texts) {
        const first = firstStem(text, language);
        const same = this.#unread.get(first);
        if (same) same.push({ text, group });
        else this.#unread.set(first, [{ text, group }]);
      }
    }
  }

  /**
   * Finds what the words of a question, given by their stems, may be called otherwise: phrases,
   * single words, and the words of a phrase that does not stand for one of them. The texts may say
   * nothing of "a new colleague" but "employee"; "card" says no more than "debit card" does.
   */
  find(stems: readonly string[]): FoundPhrase<readonly Expression[]>[] {
    for (const stem of stems) this.#read(stem);
    const found = this.#finder.find(stems).map(({ places, value }) => ({ places, value: this.#othersOf(value) }));
    const within = found.flatMap(({ places, value }) => (places.length > 1 ? this.#wordsOf(places, value, stems) : []));
    return [...found, ...within];
  }

  #wordsOf(
    places: readonly number[],
    others: readonly Expression[],
    stems: readonly string[],
  ): FoundPhrase<readonly Expression[]>[] {
    return places.flatMap((place) => {
      const word = this.#finder.valueOf(stems[place]!);
      const isSaid = others.some(({ stems: [first, ...rest] }) => first === stems[place] && rest.length === 0);
      return word === undefined || isSaid ? [] : [{ places: [place], value: this.#othersOf(word) }];
    });
  }

  #read(first: string): void {
    const unread = this.#unread.get(first);
    if (unread === undefined) return;
    this.#unread.delete(first);
    const phrases = new Map<string, [phrase: readonly string[], found: Found]>();
    for (const { text, group } of unread) {
      const { key, phrase } = readMember(text, this.#language, this.#options);
      const known = phrases.get(key)?.[1];
      if (known) known.groups.push(group);
      else phrases.set(key, [phrase, { key, groups: [group], others: undefined }]);
    }
    this.#finder.add(phrases.values());
  }

  #othersOf(found: Found): readonly Expression[] {
    if (found.others === undefined) {
      const others = new Map<string, Expression>();
      for (const group of found.groups) {
        group.members ??= group.texts.map((text) => readMember(text, this.#language, this.#options));
        for (const { key, expression } of group.members) if (key !== found.key) others.set(key, expression);
      }
      found.others = [...others.values()];
    }
    return found.others;
  }
}

const FIRST_WORD = /[^\s…]+/u;

/** Gives the first stem of a text, without reading the rest; that of a gap when no word is there. */
function firstStem(text: string, language: Language): string {
  const [word] = splitWords(FIRST_WORD.exec(text)?.[0] ?? "");
  return word === undefined || text.startsWith(gap) ? gap : language.stem(word);
}

function readMember(text: string, language: Language, options: WordGroupOptions): Member {
  const words = text.split(gap).flatMap((part, number) => [...(number > 0 ? [gap] : []), ...splitWords(part)]);
  const phrase = words.map((word) => (word === gap ? gap : language.stem(word)));
  const content = [...new Set(contentOf(words, language, options))];
  const stems = content.map((word) => language.stem(word));
  return { key: phrase.join(" "), phrase, expression: { text, words: content, stems } };
}

/** "Not shown" is asked, but a text that holds "shown" says the opposite. */
function contentOf(words: readonly string[], language: Language, options: WordGroupOptions): string[] {
  if (words.includes(gap) || language.statements.negations.test(words.join(" "))) return [];
  const content = words.filter((word) => !language.stopWords.has(word));
  return content.length === 1 && words.length > 1 && !options.looksForSingleWords ? [] : content;
}
