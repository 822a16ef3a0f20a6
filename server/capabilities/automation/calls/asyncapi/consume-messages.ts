import { isObject, type Json } from "@parley/json";
import { durationMs } from "@parley/workflows";
import { type Call, CallFault, faultyCall, standardError } from "../call.ts";
import type { Message } from "./message.ts";

type Consumption = {
  filter?: unknown;
  amount?: number;
  while?: unknown;
  until?: unknown;
  forMs: number;
};

const maxMessages = 10_000;
const maxCharacters = 1_048_576;
/** A subscription without `for` ends after this time at the latest, in milliseconds. */
const usualForMs = 3_600_000;

/** The `subscription` of a call, whose expressions are not evaluated yet. @throws CallFault */
export async function readConsumption(call: Call, subscription: Json): Promise<Consumption & { isLimited: boolean }> {
  const { filter, consume } = subscription;
  if (!isObject(consume)) throw faultyCall("`subscription.consume` is missing.");
  const { amount: written, while: goesOn, until, for: duration } = consume;
  const [amount, forGiven] = [await evaluated(call, written), await evaluated(call, duration)];
  if (amount === undefined && goesOn === undefined && until === undefined && forGiven === undefined) {
    throw faultyCall("`subscription.consume` must have `amount`, `for`, `while` or `until`.");
  }
  if (amount !== undefined && !(Number.isInteger(amount) && Number(amount) >= 1 && Number(amount) <= maxMessages)) {
    throw faultyCall(`\`subscription.consume.amount\` must be a number from 1 to ${maxMessages}.`);
  }
  return {
    ...(filter !== undefined && { filter }),
    ...(amount !== undefined && { amount: Number(amount) }),
    ...(goesOn !== undefined && { while: goesOn }),
    ...(until !== undefined && { until }),
    forMs: forGiven === undefined ? usualForMs : readDuration(forGiven),
    isLimited: forGiven !== undefined,
  };
}

async function evaluated(call: Call, written: unknown): Promise<unknown> {
  if (isObject(written)) return written;
  const isExpression = typeof written === "string" && /^\s*\$\{/.test(written);
  return (isExpression ? await call.evaluate(written, call.input) : written) ?? undefined;
}

function readDuration(written: unknown): number {
  try {
    return Math.min(durationMs(written as never, new Date()), 2_147_483_647);
  } catch {
    throw faultyCall("`subscription.consume.for` must be a duration, such as PT10S.");
  }
}

/**
 * Gives the messages that fit, in their order, until the subscription is satisfied. `until` is asked
 * before a message is taken, and `while` after it. A source that ends too early is a failure.
 * @param taken gets the messages, also when the source fails later
 * @throws CallFault, what the source throws, what `evaluate` throws
 */
export async function consumeMessages(
  call: Call,
  source: AsyncIterable<Message>,
  consumption: Consumption,
  taken: Message[],
): Promise<Message[]> {
  const { filter, amount, until, while: goesOn } = consumption;
  let charactersLeft = maxCharacters;
  for await (const message of source) {
    if (filter !== undefined && !(await holds(call, filter, message))) continue;
    if (until !== undefined && (await holds(call, until, message))) return taken;
    charactersLeft -= JSON.stringify(message).length;
    if (charactersLeft < 0 || taken.length >= maxMessages) throw tooMuch();
    taken.push(message);
    if (taken.length === amount) return taken;
    if (goesOn !== undefined && !(await holds(call, goesOn, message))) return taken;
  }
  const detail = `The other side ended the subscription after ${taken.length} messages.`;
  throw new CallFault({ type: standardError("communication"), status: 502, title: "Bad Gateway", detail }, "done");
}

async function holds(call: Call, expression: unknown, message: Message): Promise<boolean> {
  const value = await call.evaluate(expression, message);
  return value !== null && value !== undefined && value !== false;
}

function tooMuch(): CallFault {
  const detail = `A subscription takes at most ${maxMessages} messages and ${maxCharacters} characters.`;
  return new CallFault({ type: standardError("runtime"), status: 500, title: "Too many messages", detail }, "done");
}
