/** One of the questions of a message. */
export type QuestionPart = {
  /** The text is as written. */
  text: string;
  /** With the words that it leaves out, because they stand before it. */
  reading: string;
  /**
   * "deed": only its action tells the part from the one before, "… and delete another one".
   * "thing": only its object does, "… and from the other shop".
   * "statement": it asks nothing, "… I forgot my password".
   * "addition": it adds something to the question before, "on weekdays I mean".
   */
  kind: "question" | "deed" | "thing" | "statement" | "addition";
  /**
   * The joint stands between the part and the one before it, " and ", when the two may be one
   * question.
   */
  joint?: string;
};

/** A part that has no other reading. */
export const questionPart = (text: string, kind: QuestionPart["kind"] = "question"): QuestionPart => ({
  text,
  reading: text,
  kind,
});
