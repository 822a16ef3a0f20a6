import type { Language } from "../language.ts";
import { readWords } from "../read-words.ts";
import { type FoundPhrase, gap, PhraseFinder } from "./phrase-finder.ts";

/** A word or phrase that stands for another one. */
export type Expression = {
  text: string;
  /** Its content words, by which texts are searched; none when it serves questions only. */
  words: readonly string[];
  /** Their stems. */
  stems: readonly string[];
};

export type WordGroupOptions = {
  /**
   * True when a phrase with one content word is looked for in texts as well: "log in" would also
   * find "log out".
   */
  looksForSingleWords: boolean;
};

type Member = { key: string; stems: readonly string[]; expression: Expression };

/**
 * Groups of words and phrases that stand for one another, in one language. They are prepared once;
 * a question costs a map access for each of its words.
 */
export class WordGroups {
  #finder: PhraseFinder<readonly Expression[]>;

  constructor(groups: readonly (readonly string[])[], language: Language, options: WordGroupOptions) {
    const members = new Map<string, { stems: readonly string[]; others: Map<string, Expression> }>();
    for (const group of groups) {
      const read = group.map((text) => readMember(text, language, options)).filter(({ stems }) => stems.length > 0);
      for (const { key, stems } of read) {
        const member = members.get(key) ?? { stems, others: new Map<string, Expression>() };
        members.set(key, member);
        for (const other of read) if (other.key !== key) member.others.set(other.key, other.expression);
      }
    }
    this.#finder = new PhraseFinder([...members.values()].map(({ stems, others }) => [stems, [...others.values()]]));
  }

  /** What the words of a question, given by their stems, may be called otherwise. */
  find(stems: readonly string[]): FoundPhrase<readonly Expression[]>[] {
    return this.#finder.find(stems);
  }
}

function readMember(text: string, language: Language, options: WordGroupOptions): Member {
  const words = text.split(gap).flatMap((part, number) => [...(number > 0 ? [gap] : []), ...readWords(part)]);
  const stems = words.map((word) => (word === gap ? gap : language.stem(word)));
  const content = [...new Set(contentOf(words, language, options))];
  const expression = { text, words: content, stems: content.map((word) => language.stem(word)) };
  return { key: stems.join(" "), stems, expression };
}

/** "Not shown" is asked, but a text that holds "shown" says the opposite. */
function contentOf(words: readonly string[], language: Language, options: WordGroupOptions): string[] {
  if (words.includes(gap) || language.statements.negations.test(words.join(" "))) return [];
  const content = words.filter((word) => !language.stopWords.has(word));
  return content.length === 1 && words.length > 1 && !options.looksForSingleWords ? [] : content;
}
