import { incomingTexts } from "../texts/incoming-texts.ts";

const signOffs = Object.values(incomingTexts).map(({ mailPrograms }) => mailPrograms.signOff);
const signOff = new RegExp(`^(?:${signOffs.join("|")})\\b.{0,60}(?<!\\?)$`, "i");
const rule = /^[_-]{10,}$/;
/** No signature has more lines; a text may have. */
const mostLines = 25;
/** A longer line under "--" is a sentence. */
const mostCharactersOfLine = 100;
const asks = /[?？؟](?:\s|$)/;
/** A firm's name may end with a full stop, and has fewer words. */
const sentence = /^(?:\S+\s+){3,}.*[.!…](?:\s|$)|[。！]$/;

/** Cuts the signature and the advertisement of a device from the end of what a person wrote. */
export function cutSignature(lines: readonly string[]): string[] {
  const signature = lines.findIndex((line, at) => line === "-- " || (line === "--" && isSignature(lines, at)));
  const kept = lines.slice(0, signature === -1 ? undefined : signature);
  let end = kept.length;
  const lastLine = () => kept[end - 1]!.trim();
  const skipBlank = () => {
    while (end > 0 && lastLine() === "") end--;
  };
  skipBlank();
  while (end > 0 && (signOff.test(lastLine()) || rule.test(lastLine()))) {
    end--;
    skipBlank();
  }
  // A blank line parts what stands above a quote from what stands under it.
  return end === kept.length ? kept : [...kept.slice(0, end), ""];
}

/**
 * Tells whether what follows a line of two hyphens is a signature. Its mark has a blank, which relays cut
 * off; a person draws such a line as well, and goes on below it in paragraphs and sentences.
 */
function isSignature(lines: readonly string[], at: number): boolean {
  if (lines.length - at > 2 * mostLines) return false;
  const below = lines.slice(at + 1).map((line) => line.trim());
  const written = below.filter((line) => line !== "");
  if (below[0] === "" || written.length > mostLines) return false;
  return !written.some((line) => line.length > mostCharactersOfLine || asks.test(line) || sentence.test(line));
}
