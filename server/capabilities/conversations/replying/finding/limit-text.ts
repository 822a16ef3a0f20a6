import { charactersOfTokens } from "../../../models/index.ts";
import type { ReplyRequest } from "../../telling/reply-request.ts";
import type { EndOfReply } from "../end-of-reply.ts";

/**
 * Keeps an answer that no model wrote to the limits that the caller sets: it ends before a stop
 * word, and at the last word that fits into the tokens, which are estimated by characters.
 */
export function limitText(end: EndOfReply, request: ReplyRequest | null): EndOfReply {
  const { sampling, maxOutputTokens } = request ?? {};
  const stopAt = (sampling?.stop ?? []).map((stop) => end.text.indexOf(stop)).filter((at) => at >= 0);
  const text = end.text.slice(0, Math.min(end.text.length, ...stopAt));
  const room = maxOutputTokens === undefined ? text.length : charactersOfTokens(maxOutputTokens);
  if (text.length <= room) return { ...end, text, citations: citedBefore(text.length, end) };
  const cut = text.slice(0, room).replace(/[\uD800-\uDBFF]$/, "");
  const words = /\s/.test(text.charAt(cut.length)) ? cut : cut.replace(/\S*$/, "");
  const kept = (words.trim() === "" ? cut : words).trimEnd();
  return {
    ...end,
    text: kept,
    citations: citedBefore(kept.length, end),
    status: "interrupted",
    reason: "token-limit",
    isAnswered: false,
    confidence: 0,
  };
}

/** Gives the citations of what is left: those of passages that begin before the cut. */
function citedBefore(cut: number, { text, citations }: EndOfReply): EndOfReply["citations"] {
  return citations.filter(({ passage }) => passage === null || text.indexOf(passage) < cut);
}
