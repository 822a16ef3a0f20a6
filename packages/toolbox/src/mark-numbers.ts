import { randomUUID } from "node:crypto";
import {
  ExactNumber,
  hasExactNumbers,
  isObject,
  mayHaveExactNumbers,
  parseJsonWithin,
  replaceNumbers,
} from "@parley/json";

type MarkedNumbers = {
  /** Puts a marked text in the place of each number in an answer that a double does not hold. */
  fetch: typeof globalThis.fetch;
  /** Gives the numbers of a parsed answer. */
  unmark<Value>(value: Value): Value;
};

/** The package of MCP parses answers by itself, and its numbers are doubles. */
export function markNumbers(fetch: typeof globalThis.fetch): MarkedNumbers {
  // Nobody else knows the mark, so that no text of a server becomes a number.
  const mark = `${randomUUID()} `;
  let hasMarked = false;

  function markIn(json: string): string {
    if (!mayHaveExactNumbers(json)) return json;
    const value = readJson(json);
    if (!hasExactNumbers(value)) return json;
    hasMarked = true;
    return JSON.stringify(replaceNumbers(value, ({ text }) => mark + text));
  }

  function unmark(value: unknown): unknown {
    if (typeof value === "string") return value.startsWith(mark) ? new ExactNumber(value.slice(mark.length)) : value;
    if (Array.isArray(value)) return value.map(unmark);
    if (!isObject(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, unmark(part)]));
  }

  return {
    async fetch(input, init) {
      const answer = await fetch(input, init);
      const type = answer.headers.get("content-type") ?? "";
      const isEvents = /^text\/event-stream\b/i.test(type);
      if (answer.body === null || !(isEvents || /\bjson\b/i.test(type))) return answer;
      const { status, headers } = answer;
      return new Response(answer.body.pipeThrough(isEvents ? ofLines(markIn) : ofWhole(markIn)), { status, headers });
    },
    unmark: <Value>(value: Value) => (hasMarked ? (unmark(value) as Value) : value),
  };
}

type Bytes = TransformStream<Uint8Array, Uint8Array>;

function ofWhole(change: (text: string) => string): Bytes {
  const decoder = new TextDecoder();
  let text = "";
  return new TransformStream({
    transform(chunk) {
      text += decoder.decode(chunk, { stream: true });
    },
    flush(controller) {
      controller.enqueue(new TextEncoder().encode(change(text + decoder.decode())));
    },
  });
}

/** Events of Server-Sent Events: each line of data is JSON. */
function ofLines(change: (text: string) => string): Bytes {
  const [decoder, encoder] = [new TextDecoder(), new TextEncoder()];
  let begun = "";
  const write = (line: string) => (line.startsWith("data:") ? `data:${change(line.slice(5))}` : line);
  return new TransformStream({
    transform(chunk, controller) {
      const lines = (begun + decoder.decode(chunk, { stream: true })).split("\n");
      begun = lines.pop() ?? "";
      if (lines.length > 0) controller.enqueue(encoder.encode(lines.map((line) => `${write(line)}\n`).join("")));
    },
    flush(controller) {
      controller.enqueue(encoder.encode(write(begun + decoder.decode())));
    },
  });
}

/** Gives undefined for what is no JSON, which the package then says. */
function readJson(text: string): unknown {
  try {
    return parseJsonWithin(text);
  } catch {
    return undefined;
  }
}
