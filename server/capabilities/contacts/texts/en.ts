export const en = {
  /** The page of an export, on which a person reads what is stored about them. */
  export: {
    title: "Personal data",
    text: (moment: string) =>
      `Everything that is stored about one person, as of ${moment}. The files beside this one hold the same for programs.`,
    nothing: "Nothing is stored.",
  },
};

export type ContactTexts = typeof en;
