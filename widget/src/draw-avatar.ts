import type { ChatPlace } from "./chat-settings.ts";
import { element } from "./element.ts";

/** Draws the owner's picture, else the first letters of the name: also where the page lets no picture in. */
export function drawAvatar({ server, settings }: ChatPlace): HTMLElement {
  const shown = drawInitials(settings.name);
  if (settings.avatar === null) return shown;
  const picture = element("img", { src: server + settings.avatar, alt: "", width: "36", height: "36" });
  picture.addEventListener("load", () => shown.replaceChildren(picture));
  return shown;
}

/** Draws the first letters of a name, in place of a picture. */
export function drawInitials(name: string): HTMLElement {
  return element("div", { class: "av", "aria-hidden": "true" }, initialsOf(name));
}

function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  return words
    .slice(0, 2)
    .map((word) => [...word][0]!.toUpperCase())
    .join("");
}
