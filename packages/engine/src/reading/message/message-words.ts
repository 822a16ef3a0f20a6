import type { Language } from "../../language.ts";

/** The part of a language that says how people write messages. */
export type MessageWords = Pick<
  Language,
  "quotationMarks" | "actions" | "statements" | "questionForms" | "vague" | "chatter" | "courtesies" | "letters"
>;
