import { button, element, icon, report, safely } from "../element.ts";
import type { Attachment, Message } from "../message.ts";
import type { WindowTexts } from "../texts/en.ts";

const sheet = "M7 3h7l4 4v14H7zM14 3v4h4M10 12h5M10 16h5";

type Drawing = { texts: WindowTexts; load(attachment: Attachment, preview: boolean): Promise<Blob> };

/** Gives what was said with a file: its name stands on the file itself. */
export function wordsOf({ text, attachments, upload }: Message): string {
  return attachments?.[0]?.name === text || upload !== undefined ? "" : text;
}

/** Draws the files of a message: each can be saved, and a picture that Parley made anew is shown, too. */
export function drawAttachments({ attachments = [], state }: Message, drawing: Drawing): HTMLElement[] {
  if (state === "failed") return [];
  return attachments.map((attachment) => {
    const save = drawFile(attachment, drawing);
    if (attachment.preview === undefined) return save;
    return element("figure", { class: "pic" }, drawPicture(attachment, attachment.preview, drawing), save);
  });
}

/** Draws how far the upload of a file is. */
export function drawUpload({ upload, state }: Message, texts: WindowTexts): HTMLElement[] {
  if (upload === undefined) return [];
  const name = element(
    "span",
    { class: "file", dir: "auto" },
    icon(sheet),
    described(upload.file.name, upload.file.size),
  );
  if (state === "failed") return [name];
  const told = texts.sendingFile(Math.round(upload.part * 100));
  const bar = element("progress", { max: "1", value: String(upload.part), "aria-label": told });
  return [name, element("div", { class: "up" }, bar, element("span", { class: "hint" }, told))];
}

/**
 * Draws on a canvas what is loaded with the visitor's proof: an address that an image could load would have to be a
 * secret, and a page's policy would have to allow it.
 */
function drawPicture(attachment: Attachment, { width, height }: NonNullable<Attachment["preview"]>, { load }: Drawing) {
  const canvas = element("canvas", {
    role: "img",
    "aria-label": attachment.name,
    width: String(width),
    height: String(height),
  });
  load(attachment, true)
    .then(createImageBitmap)
    .then((picture) => canvas.getContext("2d")?.drawImage(picture, 0, 0, width, height))
    .catch(report);
  return canvas;
}

function drawFile(attachment: Attachment, { texts, load }: Drawing): HTMLElement {
  const { name, bytes } = attachment;
  const save = element("span", { class: "sr" }, `${texts.saveFile} `);
  const opener = button({ class: "file", dir: "auto" }, icon(sheet), save, described(name, bytes));
  opener.addEventListener(
    "click",
    safely(async () => {
      const address = URL.createObjectURL(await load(attachment, false));
      element("a", { href: address, download: name }).click();
      setTimeout(() => URL.revokeObjectURL(address), 60_000);
    }),
  );
  return opener;
}

function described(name: string, bytes: number): HTMLElement {
  return element("span", {}, element("b", {}, element("bdi", {}, name)), " ", element("small", {}, sizeOf(bytes)));
}

function sizeOf(bytes: number): string {
  const isLarge = bytes >= 1_000_000;
  const unit = isLarge ? "megabyte" : "kilobyte";
  const amount = isLarge ? bytes / 1_000_000 : Math.max(1, bytes / 1_000);
  const format = { style: "unit", unit, maximumFractionDigits: isLarge ? 1 : 0 } as const;
  return new Intl.NumberFormat(undefined, format).format(amount);
}
