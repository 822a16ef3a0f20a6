import { faultOf } from "../interpreter/task-fault.ts";

/** The largest value that a run keeps, in characters of JSON. */
export const mostCharacters = 4_194_304;

/** The JSON text of what a run keeps. Throws a TaskFault of the type `runtime` when it is too long. */
export function longJson(value: unknown, what: string): string {
  const text = JSON.stringify(value);
  if (text.length > mostCharacters) {
    throw faultOf("runtime", `${what} is larger than ${mostCharacters} characters`, "Keep less with output.as.");
  }
  return text;
}
