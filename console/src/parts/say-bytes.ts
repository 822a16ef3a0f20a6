import { sayAmount } from "./say-amount.ts";

const units = ["kilobyte", "megabyte", "gigabyte", "terabyte"] as const;

/** Says a number of bytes with three digits at most, as people say it. */
export function sayBytes(bytes: number, language: string): string {
  const power = Math.min(units.length, bytes < 1_000 ? 1 : Math.floor(Math.log10(bytes) / 3));
  const amount = bytes / 1_000 ** power;
  return sayAmount(amount, units[power - 1] ?? "kilobyte", language, amount >= 100 ? 0 : 1);
}
