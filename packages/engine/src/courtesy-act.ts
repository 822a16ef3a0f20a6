/** Small talk does these. Each language has the phrases of each act in `courtesies`. */
export const courtesyActs = [
  "greeting",
  "thanks",
  "goodbye",
  "wellbeing",
  "identity",
  "abilities",
  "compliment",
  "apology",
  "agreement",
  "laughter",
] as const;

export type CourtesyAct = (typeof courtesyActs)[number];
