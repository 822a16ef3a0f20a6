import type { Face } from "./aside.ts";
import type { Conversation } from "./conversation.ts";
import { drawFace } from "./draw-avatar.ts";
import { element } from "./element.ts";
import type { Message } from "./message.ts";
import type { WindowTexts } from "./texts/en.ts";

/** Finds the visitor's last message that a person has seen. */
export function findSeen({ messages, isHandedOver, aside }: Conversation): Message | undefined {
  if (!isHandedOver || aside.seenByTeam === null) return undefined;
  const end = messages.findIndex(({ id }) => id === aside.seenByTeam);
  return messages.slice(0, end + 1).findLast(({ author }) => author === "contact");
}

export function drawSeen(texts: WindowTexts): HTMLElement {
  return element("div", { class: "hint seen" }, texts.seen);
}

/** Draws that a colleague types: dots for those who see, and words for screen readers. */
export function drawTyping({ name, picture }: Face, texts: WindowTexts, server: string): HTMLElement {
  const shown = name ?? texts.aPerson;
  const dots = element("span", { class: "dots", "aria-hidden": "true" }, element("i"), element("i"), element("i"));
  return element("div", { class: "who typing" }, drawFace(shown, picture, server), texts.types(shown), " ", dots);
}
