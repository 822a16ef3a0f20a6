import { meaningOfCell } from "./texts/file-words.ts";

/** Ways to end all mails, from the mildest on. */
const departures = ["unsubscribed", "bounced", "complained"] as const;
export type Departure = (typeof departures)[number];

/** Columns that say whether a person gets mails: `wanted` says yes to them, the others say no. */
const departureOf = { left: "unsubscribed", wanted: "unsubscribed", bounced: "bounced", complained: "complained" };
type LeavingField = keyof typeof departureOf;

export function isLeavingField(field: string | null | undefined): field is LeavingField {
  return typeof field === "string" && Object.hasOwn(departureOf, field);
}

/** Gives how the person left by what the cell says; undefined for one who did not, null for an unclear cell. */
export function departureOfCell(field: LeavingField, cell: unknown): Departure | undefined | null {
  const text = cell === null || cell === undefined || typeof cell === "object" ? "" : String(cell).trim();
  if (text === "") return undefined;
  const said = departureOfWord(text);
  if (said !== undefined) return said;
  const meaning = meaningOfCell(text);
  if (meaning === "pending" || meaning === "confirmed") return undefined;
  if (field !== "wanted") return meaning === "no" ? undefined : (departureOf[field] as Departure);
  if (meaning === "no") return "unsubscribed";
  // A date says since when.
  return meaning === "yes" || /\d{4}/.test(text) ? undefined : null;
}

/** Gives how a person left whose status or tag is the word. */
export function departureOfWord(word: string): Departure | undefined {
  const meaning = meaningOfCell(word);
  if (meaning === "left") return "unsubscribed";
  return meaning === "bounced" || meaning === "complained" ? meaning : undefined;
}

/** Gives the one that ends most. */
export function gravest(found: readonly (Departure | undefined)[]): Departure | undefined {
  return departures.findLast((each) => found.includes(each));
}
