import type { Language } from "../../language.ts";

/** These patterns go over folded words joined by blanks. */
type QuestionPatterns = {
  /** The first words of a question. */
  opener: RegExp;
  /** Words such as "and" at the start. */
  joins: RegExp;
  /** Words such as "also" at the start of something else. */
  beginsFurther: RegExp;
  /** A sentence may be cut here; the pattern matches the words between two parts. */
  cut: RegExp;
  /** "between" with one end behind it, at the end of the words before a join. */
  between: RegExp;
  /** "other" at the start of the words behind a join. */
  ofTheSame: RegExp;
};

const prepared = new WeakMap<Language, QuestionPatterns>();

/** Where a question of a language begins, and where a sentence may be cut. */
export function questionPatterns(language: Language): QuestionPatterns {
  const known = prepared.get(language);
  if (known) return known;
  const { strongJoins, beforeQuestionWords, joiningAdverbs, furtherAdverbs } = language.dialogue;
  const conjunctions = `${strongJoins}|${language.dialogue.joins}`;
  const joins = `${conjunctions}|${joiningAdverbs}|${furtherAdverbs}`;
  const openers = `(?:(?:${beforeQuestionWords}) )?(?:${language.dialogue.openers})`;
  const patterns = {
    opener: new RegExp(`^(?:${openers})(?: |$)`),
    joins: new RegExp(`^(?:(?:${joins}) )+`),
    beginsFurther: new RegExp(`^(?:(?:${language.dialogue.joins}) )?(?:${furtherAdverbs}) `),
    cut: new RegExp(
      `(?<= )(?:(?:${joins}) )+(?=(?:${openers})(?: |$))|(?<= )(?=(?:${strongJoins}) )|(?<= )(?:${conjunctions}) (?:(?:${joins}) )*`,
      "g",
    ),
    between: new RegExp(`(?:^| )(?:${language.dialogue.between}) (?:(?!(?:${conjunctions}) )\\S+ ?)+$`),
    ofTheSame: new RegExp(`^(?:${language.dialogue.ofTheSame})(?: |$)`),
  };
  prepared.set(language, patterns);
  return patterns;
}
