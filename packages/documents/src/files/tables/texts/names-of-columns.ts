import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { it } from "./it.ts";
import { nl } from "./nl.ts";
import { pt } from "./pt.ts";

/** Holds the names that people give the columns of a table of questions, as `plainName` writes them. */
export type NamesOfColumns = Readonly<Record<"question" | "answer" | "alternatives", string>>;

export const namesOfColumns: readonly NamesOfColumns[] = [de, en, es, fr, it, nl, pt];
