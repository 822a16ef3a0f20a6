/**
 * Groups of phrases: one line each, its members separated by commas.
 * @example groupList("refund, money back") // [["refund", "money back"]]
 */
export const groupList = (groups: string): readonly (readonly string[])[] =>
  groups
    .split("\n")
    .map((line) => line.split(",").map((member) => member.trim()))
    .map((members) => members.filter((member) => member !== ""))
    .filter((members) => members.length > 1);
