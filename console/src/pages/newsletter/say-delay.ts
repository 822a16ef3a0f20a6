const units = [
  ["day", 1_440],
  ["hour", 60],
  ["minute", 1],
] as const;

/** Says a time by its largest whole unit. Empty for none. */
export function sayDelay(minutes: number, locale: string): string {
  if (minutes === 0) return "";
  const [unit, length] = units.find(([, each]) => minutes % each === 0) ?? units[2];
  return (minutes / length).toLocaleString(locale, { style: "unit", unit, unitDisplay: "long" });
}
