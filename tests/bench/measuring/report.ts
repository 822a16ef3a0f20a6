import { type Measurement, spread } from "./measure.ts";

/** A small table in the terminal: the first row is its head, numbers stand right. */
export function printTable(rows: readonly (readonly string[])[]): void {
  const widths = rows[0]!.map((_cell, column) => Math.max(...rows.map((row) => row[column]!.length)));
  for (const [index, row] of rows.entries()) {
    const cells = row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!)));
    console.log(`  ${cells.join("  ")}`);
    if (index === 0) console.log(`  ${widths.map((width) => "-".repeat(width)).join("  ")}`);
  }
}

/** A missed target is told, not punished: a busy machine must not fail a build. */
export function printTarget(what: string, isMet: boolean, reached: string): void {
  console.log(`  ${isMet ? "met   " : "MISSED"}  ${what}: ${reached}`);
}

/** Median with the range of the rounds. */
export function show(measurements: readonly Measurement[], figure: keyof Measurement, digits = 0): string {
  const { median, least, most } = spread(measurements, figure);
  return `${median.toFixed(digits)} (${least.toFixed(digits)}–${most.toFixed(digits)})`;
}
