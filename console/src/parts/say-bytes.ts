const units = ["byte", "kilobyte", "megabyte", "gigabyte", "terabyte"] as const;

/** Says a number of bytes with three digits at most, as people say it. */
export function sayBytes(bytes: number, language: string): string {
  const power = Math.min(units.length - 1, bytes < 1_000 ? 0 : Math.floor(Math.log10(bytes) / 3));
  const amount = bytes / 1_000 ** power;
  const digits = power === 0 || amount >= 100 ? 0 : 1;
  return amount.toLocaleString(language, {
    ...{ style: "unit", unit: units[power] ?? "byte", unitDisplay: "short", maximumFractionDigits: digits },
  });
}
