import { type cleanText, cleanTextModule, needsCleaning } from "@parley/documents";
import { Problem } from "../../../kernel/problem.ts";
import { parserIn, tooComplex } from "../../../kernel/untrusted/untrusted.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { noText } from "../problems.ts";
import { maxContentLength, type SourceContent } from "../schema.ts";

const cleaner = parserIn<typeof cleanText>(cleanTextModule, "cleanText");

/**
 * Returns the content as it is stored: its text or answer as Markdown. Comes before the
 * transaction, because what needs cleaning is read in a thread. `pointer` says where in the body
 * the content is. Throws no-text and too-complex.
 */
export async function cleanContent(
  context: Context,
  content: SourceContent,
  pointer = "/body",
): Promise<SourceContent> {
  const url = content.url === undefined ? undefined : addressAsInBrowser(content.url);
  const located = url === undefined ? content : { ...content, url };
  if (located.type === "faq") {
    return { ...located, answer: await cleanWritten(context, located.answer, url, `${pointer}/answer`) };
  }
  return { ...located, content: await cleanWritten(context, located.content, url, `${pointer}/content`) };
}

/** Browsers leave out blanks around an address and line breaks in it, and encode other blanks. */
function addressAsInBrowser(written: string): string {
  return written
    .trim()
    .replaceAll(/[\t\n\r]/g, "")
    .replaceAll(/\s/gu, encodeURIComponent);
}

/** Cleans one text: see `cleanContent`. */
export async function cleanWritten(
  { kernel, caller }: Context,
  sent: string,
  url: string | undefined,
  pointer: string,
): Promise<string> {
  const written = withPlainLines(sent);
  if (written.trim() === "") throw nothingLeft(pointer);
  if (!needsCleaning(written)) return written;
  const cleaning = kernel.untrusted.parse(caller.workspaceId, cleaner, { text: written, url });
  const cleaned = await cleaning.catch((error: Error) => {
    if (error.name === "TextGrowsTooLong") throw tooLong(pointer);
    throw error;
  });
  const text = withPlainLines(cleaned);
  if (text.length > maxContentLength) throw tooLong(pointer);
  if (text.trim() === "") throw nothingLeft(pointer);
  return text;
}

/** Soft hyphens would part words, and a lone CR, which ends a line on old Macs, would part none. */
function withPlainLines(text: string): string {
  return text.replaceAll("\u00ad", "").replaceAll(/\r(?!\n)/g, "\n");
}

function tooLong(pointer: string): Problem {
  const message = `With its links made absolute and its tables written out, this has more than ${maxContentLength.toLocaleString("en")} characters. Send it in several sources.`;
  return new Problem(tooComplex, message, { errors: [{ pointer, message }] });
}

function nothingLeft(pointer: string): Problem {
  const message = "Without HTML, images and front matter, no text is left of this. Send text that an answer can quote.";
  return new Problem(noText, message, { errors: [{ pointer, message }] });
}
