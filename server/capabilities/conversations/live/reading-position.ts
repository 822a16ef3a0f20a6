import { invalidRequest, Problem } from "../../../kernel/problem.ts";
import { MessageId } from "../ids.ts";

/**
 * A reader has this much of a message: its text up to `offset` (UTF-16 code units), and so many of
 * its citations.
 */
export type ReadingPosition = { messageId: string; offset: number; citations: number; isEnd: boolean };

/**
 * Reads a Last-Event-ID: `msg_….:48` is a place in the text, `msg_….:120.2` the second citation,
 * `msg_….:end` the end. Throws invalid-request for an id that is not of this form.
 */
export function readLastEventId(header: string | undefined): ReadingPosition | undefined {
  if (header === undefined || header === "") return undefined;
  const found = /^(msg_[0-9a-z]{26}):(?:(end)|(\d{1,7})(?:\.(\d{1,4}))?)$/.exec(header);
  const messageId = found?.[1] === undefined ? undefined : MessageId.parse(found[1]);
  if (found === null || messageId === undefined) {
    throw new Problem(invalidRequest, "Last-Event-ID must be the id of an event of this stream.");
  }
  return {
    messageId,
    offset: Number(found[3] ?? 0),
    citations: Number(found[4] ?? 0),
    isEnd: found[2] !== undefined,
  };
}
