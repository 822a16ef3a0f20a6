import Type from "typebox";
import type { Parameter } from "./openai-parameters.ts";

const effects = {
  "passed-on": "Passed on to the model.",
  used: "",
  "without-effect": "Accepted without effect.",
  refused: "Refused with 400 `unsupported-parameter`.",
};

/**
 * Gives all parameters of a list for the reference, of any type. Those that Parley reads are described
 * once more with their types: spread them after these.
 */
export function describedParameters(parameters: Readonly<Record<string, Parameter>>): Record<never, never> {
  return Object.fromEntries(
    Object.entries(parameters).map(([name, { effect, note = "" }]) => {
      return [name, Type.Optional(Type.Unknown({ description: `${effects[effect]} ${note}`.trim() }))];
    }),
  );
}
