import { createHash } from "node:crypto";
import { type Span, splitIntoPassages } from "../../engine/index.ts";
import { newUuid } from "../../kernel/storage/id.ts";
import type { SourceContent } from "./schema.ts";

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
export function prepareDocument(sourceId: string, content: SourceContent): PreparedDocument {
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
    passages: type === "text" ? splitIntoPassages(written.text) : [wholeOf(written.text)],
    fingerprint: sha256(JSON.stringify([type, written.title, written.url, written.text, written.questions])),
    contentHash: sha256(written.text),
  };
}

/** The answer of a FAQ is one passage, without the white space around it. */
function wholeOf(text: string): Span {
  return { start: text.length - text.trimStart().length, end: text.trimEnd().length };
}

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
