/** A page of the reference. Its texts are written when somebody opens it. */
export type DocPage = {
  /** The path as in `/docs/leads`. */
  path: string;
  title: string;
  /** One sentence, for the overview and llms.txt. */
  about: string;
  section: SectionName;
  /** The content of `main` after the heading. A long one is written in pieces, between which other requests run. */
  write: () => string | Promise<string>;
  markdown: () => string;
  /** The pages of capabilities show their examples beside the text. */
  isWide?: boolean;
};

export type SectionName = "Start" | "Guides" | "Operations" | "Lists" | "Clients";

/** An entry of the search: a title, its address, its kind, and further words that find it. */
export type SearchEntry = [title: string, path: string, kind: string, words: string];
