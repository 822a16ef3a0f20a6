import type { ChatPlace } from "./chat-settings.ts";
import { element } from "./element.ts";

/** Draws the owner's picture over the first letters of the name, which stay where the page lets no picture in. */
export function drawAvatar({ server, settings }: ChatPlace): HTMLElement {
  return drawFace(settings.name, settings.avatar, server);
}

/**
 * Draws the picture of a person over the first letters of the name, which stand there until it is loaded, and
 * without one.
 */
export function drawFace(name: string, picture: string | null | undefined, server: string): HTMLElement {
  const shown = element("div", { class: "av", "aria-hidden": "true" }, initialsOf(name));
  if (picture) shown.append(element("img", { src: server + picture, alt: "", width: "36", height: "36" }));
  return shown;
}

function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  return words
    .slice(0, 2)
    .map((word) => [...word][0]!.toUpperCase())
    .join("");
}
