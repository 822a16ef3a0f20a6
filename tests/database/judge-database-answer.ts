import type { TestAnswer } from "../../server/testing/client.ts";

/** Statuses of an answer to a hostile request: done, or the fault of who asks. */
const expected = [200, 400, 403, 404, 409, 413, 422, 429];

/** Finds what is wrong with an answer, whatever was asked; nothing when all is well. */
export function judgeDatabaseAnswer({ status, headers, text, body }: TestAnswer, secrets: readonly string[]): string[] {
  const faults: string[] = [];
  if (!expected.includes(status)) faults.push(`the status is ${status}: ${text.slice(0, 300)}`);
  if (status !== 200 && headers.get("content-type") !== "application/problem+json; charset=utf-8")
    faults.push(`a refusal is no problem document but ${headers.get("content-type")}`);
  if (status !== 200 && typeof body?.detail !== "string") faults.push("a refusal says nothing");
  const whole = text + JSON.stringify([...headers]);
  for (const secret of secrets) if (whole.includes(secret)) faults.push(`the answer holds ${secret} of a neighbour`);
  return faults;
}
