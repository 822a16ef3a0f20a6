import { meaningOfCell } from "./texts/file-words.ts";

/** Ways to end all mails, from the mildest on. The consent of a person who is `pending` is not proven. */
const departures = ["pending", "unsubscribed", "bounced", "complained"] as const;
export type Departure = (typeof departures)[number];

/** Columns that say whether a person gets mails: `wanted` and `confirmed` say yes to them, the others no. */
const departureOf = {
  ...{ left: "unsubscribed", wanted: "unsubscribed", confirmed: "pending" },
  ...{ bounced: "bounced", complained: "complained" },
} as const satisfies Record<string, Departure>;
type LeavingField = keyof typeof departureOf;

export function isLeavingField(field: string | null | undefined): field is LeavingField {
  return typeof field === "string" && Object.hasOwn(departureOf, field);
}

/** Gives how the person left by what the cell says; undefined for one who did not, null for an unclear cell. */
export function departureOfCell(field: LeavingField, cell: unknown): Departure | undefined | null {
  if (typeof cell === "object" && cell !== null)
    return field === "wanted" || field === "confirmed" ? null : departureOf[field];
  const text = cell === null || cell === undefined ? "" : String(cell).trim();
  if (text === "") return undefined;
  const said = departureOfWord(text);
  if (said !== undefined) return said;
  const meaning = meaningOfCell(text);
  if (meaning === "pending") return "pending";
  if (meaning === "confirmed") return undefined;
  if (field !== "wanted" && field !== "confirmed") return meaning === "no" ? undefined : departureOf[field];
  if (meaning === "no") return departureOf[field];
  // A date says since when.
  return meaning === "yes" || /\d{4}/.test(text) ? undefined : null;
}

const mostCharactersOfWord = 40;

/**
 * Gives how a person left by a cell of a column that nobody knows: its word says so, or the name of
 * the column does and the cell does not deny it. Undefined where neither speaks of leaving.
 */
export function departureOfUnknown(cell: unknown, isSoundingLike: boolean): Departure | undefined {
  if (isSoundingLike) return departureOfCell("left", cell) ?? undefined;
  if (typeof cell !== "string" || cell.length > mostCharactersOfWord) return undefined;
  return departureOfWord(cell) ?? (meaningOfCell(cell) === "pending" ? "pending" : undefined);
}

/** Gives how a person left whose status or tag is the word. */
export function departureOfWord(word: string): Departure | undefined {
  // Tags say "unsubscribed 2024-05-01" and "list: unsubscribed", too.
  const meaning = meaningOfCell(word) ?? meaningOfCell(word.replace(/^[^:]{0,40}: /, "").replace(/[\s\d.:/-]+$/, ""));
  if (meaning === "left") return "unsubscribed";
  return meaning === "bounced" || meaning === "complained" ? meaning : undefined;
}

/** Gives the one that ends most. */
export function gravest(found: readonly (Departure | undefined)[]): Departure | undefined {
  return departures.findLast((each) => found.includes(each));
}
