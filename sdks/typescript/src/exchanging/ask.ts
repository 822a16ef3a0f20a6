import type { UntypedInput } from "../operation.d.ts";
import type { Route } from "../route.ts";
import type { Settings } from "../settings.ts";
import { perform, type Reader } from "./exchange.ts";
import { unexpected, withoutKey } from "./read-problem.ts";
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

export type Parse = (text: string) => unknown;

/** Reads an answer that is JSON or nothing. */
export const readJson = async (
  ...[response, deadline, { key }, parse = JSON.parse]: [...Parameters<Reader<unknown>>, parse?: Parse]
): Promise<unknown> => {
  const text = await response.text();
  deadline.end();
  try {
    return text ? parse(text) : undefined;
  } catch {
    throw unexpected(response, withoutKey(text, key));
  }
};
