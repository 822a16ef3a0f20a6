import { type ChatAnswer, quotesOf } from "../../conversations/index.ts";
import { addressOf } from "../address-of.ts";
import { citationSpan } from "../openai/citation-span.ts";
import type { UrlCitation } from "./schema.ts";

/** Gives the citations that have an address. Chat completions know no others. */
export function urlCitations(answer: ChatAnswer): UrlCitation[] {
  return quotesOf(answer.citations).flatMap((citation) => {
    const url = addressOf(citation);
    if (url === null) return [];
    const { start, end } = citationSpan(answer, citation);
    const { title } = citation;
    return [{ type: "url_citation", url_citation: { start_index: start, end_index: end, title, url } }];
  });
}
