import { isFiller, type Language } from "../../language.ts";
import { parameters } from "../../parameters.ts";

/** A word as a stem, and a stem that says the contrary by its particle or prefix. */
type Reversal = { own: string; contrary: string };

/**
 * Gives the contraries that another text may name of these words, without a list of verbs.
 * @example reversalsOf(["roll", "up"], en) // the contrary of "uproll" is "downroll"
 */
export function reversalsOf(words: readonly string[], language: Language): Reversal[] {
  const { opposites, stem } = language;
  const forms = formsOf(words, language);
  const stems = new Set(forms.map(stem));
  const found = forms.flatMap((form): Reversal[] => {
    const swapped = opposites.particles.flatMap(([one, other]) => [
      ...swap(form, one, other),
      ...swap(form, other, one),
    ]);
    const bare = [...opposites.reversing].flatMap((prefix) => {
      const rest = restOf(form, prefix, parameters.reading.shortestReversed);
      return [
        ...(rest === undefined ? [] : [rest]),
        ...(form.length < parameters.reading.shortestReversed ? [] : [prefix + form]),
      ];
    });
    return [...swapped, ...bare].map((contrary) => ({ own: stem(form), contrary: stem(contrary) }));
  });
  return found.filter(({ own, contrary }) => own !== contrary && !stems.has(contrary));
}

/** The stems of the words of a text, with verbs and the particles that stand apart from them as one. */
export const stemsWithParticles = (words: readonly string[], language: Language): Set<string> =>
  new Set(formsOf(words, language).map(language.stem));

/** The particle of a verb follows it at once or ends the words: "roll out the awning", "rolle sie aus". */
function formsOf(words: readonly string[], language: Language): string[] {
  const { stopWords, opposites } = language;
  const isContent = (word: string, at: number): boolean =>
    !stopWords.has(word) && !isFiller(language, word, words[at - 1]);
  const verb = words.findIndex(isContent);
  const particles = new Set(opposites.particles.flat(2));
  const parted = [verb + 1, words.length - 1].flatMap((at) =>
    verb >= 0 && at > verb && particles.has(words[at] ?? "") ? [words[at]! + words[verb]!] : [],
  );
  return [...words.filter(isContent), ...parted];
}

const swap = (form: string, ones: readonly string[], others: readonly string[]): string[] =>
  ones.flatMap((one) => {
    const rest = restOf(form, one, parameters.reading.shortestParted);
    return rest === undefined ? [] : others.map((other) => other + rest);
  });

function restOf(form: string, prefix: string, least: number): string | undefined {
  return form.startsWith(prefix) && form.length >= prefix.length + least ? form.slice(prefix.length) : undefined;
}
