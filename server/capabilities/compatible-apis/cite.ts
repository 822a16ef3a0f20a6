import type { ChatAnswer, Citation } from "../conversations/index.ts";

/** Where in an answer a citation belongs, in UTF-16 code units: at the words it lends, else at the whole answer. */
function spanOf(answer: ChatAnswer, { passage }: Citation): { start: number; end: number } {
  const start = answer.aiResponse.indexOf(passage);
  return start < 0 ? { start: 0, end: answer.aiResponse.length } : { start, end: start + passage.length };
}

export type UrlCitation = {
  type: "url_citation";
  url_citation: { start_index: number; end_index: number; title: string; url: string };
};

/** Chat completions know citations of addresses only. */
export function chatAnnotations(answer: ChatAnswer): UrlCitation[] {
  return answer.citations.flatMap((citation) => {
    if (citation.url === null) return [];
    const { start, end } = spanOf(answer, citation);
    const { title, url } = citation;
    return [{ type: "url_citation", url_citation: { start_index: start, end_index: end, title, url } }];
  });
}

export type ResponseAnnotation =
  | { type: "url_citation"; start_index: number; end_index: number; title: string; url: string }
  | { type: "file_citation"; file_id: string; filename: string; index: number };

export function responseAnnotations(answer: ChatAnswer): ResponseAnnotation[] {
  return answer.citations.map((citation) => {
    const { start, end } = spanOf(answer, citation);
    const { title, url, documentId } = citation;
    return url === null
      ? { type: "file_citation", file_id: documentId, filename: title, index: start }
      : { type: "url_citation", start_index: start, end_index: end, title, url };
  });
}
