import type { Language } from "../language.ts";
import { type Deed, isContrary, readDeeds, type Sides, sidesOf } from "../reading/message/read-deeds.ts";
import { readWords, splitWords } from "../reading/read-words.ts";
import type { FoundPassage } from "../retrieval.ts";

/** What is asked: the deeds and circumstances of a question that have an opposite. */
export type AskedDeeds = { words: readonly string[]; deeds: readonly Deed[]; sides: Sides };

type Place = Pick<FoundPassage, "document" | "passage">;
const CLAUSE_ENDS = /[,;:.!?()\n–—]+/;
const heads = new WeakMap<Language, WeakMap<Place["passage"], Sides>>();

export function askedDeeds(words: readonly string[], language: Language): AskedDeeds {
  const deeds = readDeeds(words, language);
  return { words, deeds, sides: sidesOf(deeds) };
}

/**
 * Tells whether the questions of a FAQ, or the nearest heading of a section, else its title, name the
 * opposite of what is asked, and not what is asked. A text that tells of both opposes nothing.
 */
export function opposes(asked: AskedDeeds, place: Place, language: Language): boolean {
  if (asked.sides.size === 0 || !isContrary(asked.sides, headOf(place, language))) return false;
  const { document, passage } = place;
  return !tellsAsked(document.text.slice(passage.start, passage.end), asked, language);
}

/** "To unsubscribe, press again" tells of the deed; "Open the settings" not of opening an account. */
export function tellsAsked(text: string, asked: AskedDeeds, language: Language): boolean {
  const stems = new Set(asked.words.map((word) => language.stem(word)));
  return text.split(CLAUSE_ENDS).some((clause) =>
    readDeeds(splitWords(clause), language).some((told) => {
      const isSame = asked.deeds.some(({ pair, side }) => pair === told.pair && side === told.side);
      return isSame && (told.object === "" || stems.has(told.object));
    }),
  );
}

function headOf({ document, passage }: Place, language: Language): Sides {
  let known = heads.get(language);
  if (!known) heads.set(language, (known = new WeakMap()));
  let head = known.get(passage);
  if (!head) known.set(passage, (head = readHead({ document, passage }, language)));
  return head;
}

function readHead({ document, passage }: Place, language: Language): Sides {
  const sidesIn = (texts: readonly string[]): Sides =>
    sidesOf(texts.flatMap((text) => readDeeds(readWords(text), language)));
  if (document.kind === "faq") return sidesIn(document.questions);
  const nearest = passage.headings.at(-1);
  const heading = nearest ? [document.text.slice(nearest.start, nearest.end)] : [];
  return new Map([...sidesIn([document.title]), ...sidesIn(heading)]);
}
