/**
 * Says an amount of a unit of `Intl`, such as "5 min". The unit keeps the form that it has after one: in some
 * countries English would say "5 mins".
 */
export function sayAmount(amount: number, unit: string, language: string, digits = 0): string {
  return new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "short" })
    .formatToParts(1)
    .map(({ type, value }) =>
      type === "integer" ? amount.toLocaleString(language, { maximumFractionDigits: digits }) : value,
    )
    .join("");
}
