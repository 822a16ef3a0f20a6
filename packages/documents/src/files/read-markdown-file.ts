import { cleanText } from "../clean-text.ts";
import type { FileText } from "./file-document.ts";

/** Reads a file of plain text or Markdown. */
export function readMarkdownFile(text: string, url: string | undefined): FileText {
  return { markdown: cleanText({ text, url }) };
}
