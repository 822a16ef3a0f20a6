import { cleanText } from "../clean-text.ts";
import { parseMail } from "../parse-mail.ts";
import type { FileNote, FileText } from "./file-document.ts";
import { FileFault } from "./file-fault.ts";

const sealed = /^application\/(?:(?:x-)?pkcs7-mime|pgp-encrypted)$/i;

/** Reads a mail: its text, or else its HTML, under its subject. Attachments are counted and not read. */
export async function readEml(bytes: Uint8Array): Promise<FileText> {
  const { subject = "", text = "", html = "", attachments } = await parseMail(bytes);
  const isText = text.trim() !== "";
  const markdown = cleanText({ text: isText ? text : html, url: undefined, ...(!isText && { kind: "page" }) });
  if (markdown.trim() === "" && attachments.some(({ mimeType }) => sealed.test(mimeType)))
    throw new FileFault("file-locked", "This mail is encrypted. Send it as text.");
  const files = attachments.filter(({ related }) => !related).length;
  const message = `${files} attachments were not read. Send them as files of their own.`;
  const notes: FileNote[] = files === 0 ? [] : [{ code: "attachments", message }];
  return { title: subject.replace(/\s+/g, " ").trim() || null, markdown: markdown.replace(/\r\n?/g, "\n"), notes };
}
