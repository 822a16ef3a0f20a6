import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";

/**
 * Checks a value by any JSON Schema, with its regular expressions: both may be made to take long, so this runs in a
 * thread for untrusted input. Gives the first fault in words.
 */
export function findValueFault({ schema, value }: { schema: unknown; value: unknown }): string | undefined {
  const ajv = new Ajv2020({ strict: false, allErrors: false, validateFormats: true });
  // The package is CommonJS.
  (addFormats as unknown as (target: Ajv2020) => void)(ajv);
  const check = ajv.compile(schema as object);
  if (check(value)) return undefined;
  const [first] = check.errors ?? [];
  return first === undefined ? "It is not valid." : `${first.instancePath || "It"} ${first.message ?? "is not valid"}`;
}
