import type { SpeechAnswer } from "./speech-vendor.ts";

/** The beginning of an answer, as text. */
export async function readAnswerText({ body }: SpeechAnswer, maxBytes: number): Promise<string> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of body) {
    pieces.push(piece);
    bytes += piece.length;
    if (bytes >= maxBytes) break;
  }
  return Buffer.concat(pieces).subarray(0, maxBytes).toString();
}
