import type { UntypedInput } from "../operation.d.ts";
import type { Route } from "../route.ts";
import type { Settings } from "../settings.ts";
import { perform, type Reader } from "./exchange.ts";
import { unexpected } from "./read-problem.ts";
import { writeExchange } from "./write-exchange.ts";

/** Sends a request and gives what the reader makes of its answer. */
export async function ask<Answer>(
  settings: Settings,
  route: Route,
  input: UntypedInput,
  read: Reader<Answer>,
): Promise<Answer> {
  return perform(await writeExchange(settings, route, input), read);
}

/** Reads an answer that is JSON or nothing. */
export const readJson: Reader<unknown> = async (response, deadline) => {
  const text = await response.text();
  deadline.end();
  try {
    return text === "" ? undefined : JSON.parse(text);
  } catch {
    throw unexpected(response, text);
  }
};
