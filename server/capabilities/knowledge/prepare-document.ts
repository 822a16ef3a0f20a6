import { createHash } from "node:crypto";
import { type Span, splitIntoPassages } from "../../engine/index.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { newUuid } from "../../kernel/storage/id.ts";
import { parserIn } from "../../kernel/untrusted/untrusted.ts";
import type { Context } from "../../kernel/wire/route.ts";
import type { SourceContent } from "./schema.ts";

const charactersSplitHere = 50_000;
const splitter = parserIn<typeof splitIntoPassages>(
  new URL("../../engine/split-into-passages.ts", import.meta.url),
  "splitIntoPassages",
);

/** A document version that is ready to be stored. Hashes are in hexadecimal. */
export type PreparedDocument = {
  id: string;
  sourceId: string;
  type: SourceContent["type"];
  title: string;
  url: string | null;
  text: string;
  questions: string[];
  passages: Span[];
  fingerprint: string;
  contentHash: string;
};

/**
 * Splits the content into passages. This happens once, before the content is stored: a later
 * version of the splitter must not move the spans that citations quote.
 */
export async function prepareDocument(
  { kernel, caller }: Context,
  sourceId: string,
  content: SourceContent,
): Promise<PreparedDocument> {
  const { type } = content;
  const written =
    type === "text"
      ? { title: content.title, url: content.url ?? null, text: content.content, questions: [] }
      : {
          title: content.question,
          url: null,
          text: content.answer,
          questions: [content.question, ...(content.alternatives ?? [])],
        };
  return {
    id: newUuid(),
    sourceId,
    type,
    ...written,
    passages: type === "text" ? await splitText(kernel, caller.workspaceId, written.text) : [wholeOf(written.text)],
    fingerprint: sha256(JSON.stringify([type, written.title, written.url, written.text, written.questions])),
    contentHash: sha256(written.text),
  };
}

/** A long text is split in a thread: one of a million short sentences takes half a second. */
async function splitText(kernel: Kernel, workspaceId: string, text: string): Promise<Span[]> {
  if (text.length <= charactersSplitHere) return splitIntoPassages(text);
  return kernel.untrusted.parse(workspaceId, splitter, text);
}

/** The answer of a FAQ is one passage, without the white space around it. */
function wholeOf(text: string): Span {
  return { start: text.length - text.trimStart().length, end: text.trimEnd().length };
}

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
