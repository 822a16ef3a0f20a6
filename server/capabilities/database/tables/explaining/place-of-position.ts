/** A place in SQL, for people. Both count from 1. `position` counts characters, as PostgreSQL does. */
type SqlPlace = { position: number; line: number; column: number };

/** Gives undefined where PostgreSQL gave no position, or none in this text. */
export function placeOfPosition(sql: string, position: string | undefined): SqlPlace | undefined {
  const count = Number(position);
  if (!Number.isSafeInteger(count) || count < 1) return undefined;
  const before = [...sql].slice(0, count - 1).join("");
  const lines = before.split("\n");
  return { position: count, line: lines.length, column: [...lines.at(-1)!].length + 1 };
}
