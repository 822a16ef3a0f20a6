import { readFileSync, writeFileSync } from "node:fs";
import type { ParameterName } from "../src/parameters.ts";

const file = new URL("../parameters.json", import.meta.url);

/** Writes values to `parameters.json`. Only these numbers change: the rest stays as it is written. */
export function writeParameters(values: Readonly<Partial<Record<ParameterName, number>>>): void {
  const text = Object.entries(values).reduce(
    (changed, [name, value]) =>
      changed.replace(new RegExp(`("${RegExp.escape(name)}": \\{\\s*"value": )[^,]+`), `$1${value}`),
    readFileSync(file, "utf8"),
  );
  writeFileSync(file, text);
}
