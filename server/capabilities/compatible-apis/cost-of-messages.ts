import { isObject } from "@parley/json";
import type { Kernel } from "../../kernel/kernel.ts";
import type { Cost } from "../../kernel/wire/cost.ts";
import { costOfSearch } from "../knowledge/index.ts";

const messagesPerMs = 50;

/**
 * The cost of a question with its history, in whatever form a client sends them: the question is
 * the last message, and its text is searched for.
 */
export function costOfMessages(kernel: Kernel, workspaceId: string, messages: readonly unknown[]): Cost {
  const characters = Math.min(kernel.config.maxMessageLength, charactersIn(messages.at(-1)));
  const { workMs, of } = costOfSearch(kernel, workspaceId, characters);
  return { workMs: workMs + messages.length / messagesPerMs, of: `${of}, after ${messages.length - 1} messages` };
}

/** Gives the characters of all texts in a message, however deep. */
function charactersIn(value: unknown): number {
  if (typeof value === "string") return value.length;
  if (!isObject(value) && !Array.isArray(value)) return 0;
  return Object.values(value).reduce((sum: number, each) => sum + charactersIn(each), 0);
}
