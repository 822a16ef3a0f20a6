import type { TextsByLanguage } from "../../../../kernel/pages/page-language.ts";
import { de } from "./de.ts";
import { type ColumnNames, en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { it } from "./it.ts";
import { nl } from "./nl.ts";
import { pt } from "./pt.ts";

/** Files of people name their columns so. The names are compared without case, blanks and marks. */
export const columnNames: TextsByLanguage<ColumnNames> = { en, de, fr, es, it, nl, pt };

export type NamedField = keyof ColumnNames;

/** The name as it is compared: letters and digits in lower case, without accents. */
export function comparable(name: string): string {
  return name
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, "");
}
