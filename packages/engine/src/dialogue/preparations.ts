import { languages } from "../reading/languages.ts";
import { matchesAny } from "../reading/matches-any.ts";
import { withoutLetterFrame } from "../reading/message/without-letter-frame.ts";

/** Patterns are compiled at their first use, and once more, to faster code, at their second. */
const messages = ["a", "b"];

/**
 * Gives steps that prepare the long patterns of all languages, which the first message would otherwise wait
 * for. Each step takes some milliseconds of a processor, so that a server can do other work between them.
 */
export function preparations(): (() => void)[] {
  const lists = languages.flatMap(({ chatter, personRequests, smallTalk }) => [
    ...[personRequests.requests, personRequests.callBacks, personRequests.anger],
    ...[chatter, smallTalk.nature],
  ]);
  return messages.flatMap((message) => [
    () => void withoutLetterFrame(message),
    ...lists.map((patterns) => () => void matchesAny(patterns, message)),
  ]);
}
