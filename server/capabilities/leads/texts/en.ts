/** These words are read in messages; nobody is told them. */
export const en = {
  /** A message of a lead that has one of these, or a word that begins so, is about buying. */
  buyingWords: "price pricing quote offer demo buy order budget trial",
};

export type LeadTexts = typeof en;
