import type { Api } from "../api.ts";
import type { NamesOfLanguage } from "../changes/write-changes.ts";

/** Writes the client of one language. Everything else of the emitter is the same for all. */
export type Language = {
  /** The folder of the package, from the root of the repository. */
  home: string;
  /** The change log of the package has the names of the API as programs of the language write them. */
  names: NamesOfLanguage;
  /** The folder of the files, from the root of the repository. Other files are left alone. */
  folder: string;
  /** Writes a text as a comment, for the first line of each file. */
  mark: (text: string) => string;
  /** The texts of all files, by name. The same API gives the same texts. */
  write: (api: Api) => Record<string, string>;
};
