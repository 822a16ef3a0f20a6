import type { VersionChange, VersionEntry } from "../../server/kernel/versions/version-change.ts";
import { versions } from "../../server/versions/versions.ts";

type Fields = Record<string, unknown>;

const rename =
  (from: string, to: string) =>
  (value: unknown): Fields => {
    const { [from]: renamed, ...rest } = value as Fields;
    return renamed === undefined ? rest : { ...rest, [to]: renamed };
  };

const send = "POST /api/chatbot/send";

/** A version calls the message, its answer and the text of a message by other names. */
function renaming(message: [string, string], answer: [string, string], text: [string, string]): VersionChange {
  return {
    title: `\`${message[0]}\` is called \`${message[1]}\`.`,
    operations: [send],
    request: ({ query, body }) => ({ query, body: rename(...message)(body) }),
    answer: rename(answer[1], answer[0]),
    streamed: { "message.completed": rename(answer[1], answer[0]) },
    events: { "message.created": rename(text[1], text[0]) },
    describe(openApi) {
      const { properties, ...rest } = openApi.components.schemas.ChatAnswer as { properties: Fields };
      openApi.components.schemas.ChatAnswer = { ...rest, properties: rename(answer[1], answer[0])(properties) };
      return openApi;
    },
  };
}

/** The real versions after three that tests invent, so that the oldest is three changes older than the code. */
export const withInvented: readonly VersionEntry[] = [
  { date: "2026-08-01", deprecatedAt: "2026-09-01", sunsetAt: "2027-09-01", changes: [] },
  { date: "2026-09-01", changes: [renaming(["question", "words"], ["said", "reply"], ["said", "spoken"])] },
  { date: "2026-10-01", changes: [renaming(["words", "query"], ["reply", "result"], ["spoken", "body"])] },
  { date: "2026-11-20", changes: [renaming(["query", "message"], ["result", "aiResponse"], ["body", "text"])] },
  ...versions.slice(1),
];
