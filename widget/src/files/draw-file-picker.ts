import type { ChatSettings } from "../chat-settings.ts";
import type { Conversation } from "../conversation.ts";
import { button, element, icon, safely } from "../element.ts";
import type { WindowTexts } from "../texts/en.ts";

const clip = "M20 11l-8.5 8.5a5 5 0 0 1-7-7L13 4a3.4 3.4 0 0 1 5 5l-8.5 8.5a1.8 1.8 0 0 1-2.6-2.6L14.5 7";
const kinds = "image/png,image/jpeg,image/webp,image/gif,application/pdf";

type FilePicker = {
  /** Stands beside the field. */
  button: HTMLButtonElement;
  /** Lies over the window while a file is held over it. */
  cover: HTMLElement;
  allow(isAllowed: boolean): void;
};

/** Takes files by a button, or dropped on the window, or pasted into it, while that is allowed. */
export function drawFilePicker(window: HTMLElement, texts: WindowTexts, take: (file: File) => void): FilePicker {
  const chooser = element("input", { type: "file", accept: kinds, hidden: true, multiple: true });
  const opener = button({ class: "att", "aria-label": texts.addFile, title: texts.addFile, hidden: true }, icon(clip));
  const cover = element("div", { class: "drop", hidden: true, "aria-hidden": "true" }, texts.dropFile);
  const takeAll = (files: FileList | undefined | null) => {
    for (const file of files ?? []) take(file);
  };
  const holdsFiles = (event: DragEvent) => !opener.hidden && event.dataTransfer?.types.includes("Files") === true;
  const hear = <Name extends keyof HTMLElementEventMap>(
    on: HTMLElement,
    name: Name,
    hears: (event: HTMLElementEventMap[Name]) => void,
  ) => on.addEventListener(name, safely(hears));

  hear(opener, "click", () => chooser.click());
  hear(chooser, "change", () => {
    takeAll(chooser.files);
    // The same file may be chosen again.
    chooser.value = "";
  });
  hear(window, "dragover", (event) => {
    if (!holdsFiles(event)) return;
    event.preventDefault();
    cover.hidden = false;
  });
  hear(window, "dragleave", (event) => {
    if (!window.contains(event.relatedTarget as Node | null)) cover.hidden = true;
  });
  hear(window, "drop", (event) => {
    cover.hidden = true;
    if (!holdsFiles(event)) return;
    event.preventDefault();
    takeAll(event.dataTransfer?.files);
  });
  hear(window, "paste", (event) => {
    const files = event.clipboardData?.files;
    if (opener.hidden || files === undefined || files.length === 0) return;
    event.preventDefault();
    takeAll(files);
  });
  window.append(chooser);
  return {
    ...{ button: opener, cover },
    allow(isAllowed) {
      opener.hidden = !isAllowed;
    },
  };
}

/** Says whether the visitor may send files now, by the rule of the settings. */
export function takesFiles(
  { memory, isHandedOver, messages }: Conversation,
  rule: ChatSettings["attachments"],
): boolean {
  if (rule === "always") return memory.kept.visitorToken !== undefined;
  return rule === "taken-over" && isHandedOver && messages.some(({ author }) => author === "member");
}
