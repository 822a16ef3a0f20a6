import { Problem, unsupportedMediaType } from "../kernel/problem.ts";
import { cleanStrings } from "./parse-json-body.ts";

/** Parses an HTML form's body; of a field sent twice, the last counts. Throws where the route takes JSON alone. */
export function parseFormBody(raw: string, isAccepted: boolean): unknown {
  if (!isAccepted) {
    throw new Problem(
      unsupportedMediaType,
      "Send the body as application/json with the header Content-Type: application/json.",
    );
  }
  return cleanStrings(Object.fromEntries(new URLSearchParams(raw)), "/body");
}
