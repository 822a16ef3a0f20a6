import { isDeepStrictEqual } from "node:util";
import { unsupported } from "../problems.ts";
import type { Parameter } from "./openai-parameters.ts";

/**
 * Throws unsupported-parameter for a parameter that would change the answer and that Parley cannot
 * meet. Empty values ask for nothing.
 */
export function refuseParameters(
  body: Readonly<Record<string, unknown>>,
  parameters: Readonly<Record<string, Parameter>>,
): void {
  for (const [name, value] of Object.entries(body)) {
    const parameter = Object.hasOwn(parameters, name) ? parameters[name] : undefined;
    if (parameter?.effect !== "refused" || isEmpty(value) || isHarmless(parameter, value)) continue;
    if (name === "modalities" && isDeepStrictEqual(value, ["text"])) continue;
    throw unsupported(`/body/${name}`, `${parameter.note} Leave \`${name}\` out.`);
  }
}

function isHarmless({ harmless = [] }: Parameter, value: unknown): boolean {
  return harmless.some((each) => JSON.stringify(each) === JSON.stringify(value));
}

function isEmpty(value: unknown): boolean {
  // An empty object asks for something with its defaults, and an empty list for nothing.
  return value == null || (Array.isArray(value) && value.length === 0);
}
