import type { ReplyRequest } from "../../telling/reply-request.ts";
import type { EndOfReply } from "../end-of-reply.ts";
import type { PendingReply } from "../pending-reply.ts";
import type { Outside } from "./outside.ts";

/** Adds to the end of a reply what it took from outside, as far as a replay needs it. */
export function withRecording(end: EndOfReply, reply: PendingReply, outside: Outside): EndOfReply {
  outside.note("request", reply.request && shortened(reply.request));
  outside.note("asked", reply.askedAction);
  const { heard } = outside;
  if (Object.keys(heard).length === 0) return end;
  return { ...end, heard, provenance: { ...end.provenance, isRecorded: true } };
}

/** A replay writes no prompt. The images and the results stay with the message, see `keptRequest`. */
function shortened({ told: _told, instructions: _said, images: _seen, results: _given, ...kept }: ReplyRequest) {
  return kept;
}
