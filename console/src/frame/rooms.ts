import type { IconName } from "../parts/icon-shapes.ts";
import type { Texts } from "../texts/en.ts";

type Room = {
  to: "/" | "/inbox" | "/knowledge" | "/contacts" | "/leads" | "/newsletter" | Workshop | "/settings" | "/start";
  name: keyof Texts["nav"];
  icon: IconName;
  /** With `g` before it, this key opens the room. */
  key?: string;
};
type Workshop = "/assistants" | "/automation" | "/database" | "/voice" | "/webhooks";

/** These rooms are the team's day. */
export const day: readonly Room[] = [
  { to: "/", name: "home", icon: "house", key: "h" },
  { to: "/inbox", name: "inbox", icon: "inbox", key: "i" },
  { to: "/knowledge", name: "knowledge", icon: "book-open", key: "k" },
  { to: "/leads", name: "leads", icon: "target", key: "l" },
  { to: "/contacts", name: "contacts", icon: "users", key: "c" },
  { to: "/newsletter", name: "newsletter", icon: "mail" },
];

/** These rooms are for those who build. */
export const workshop: readonly Room[] = [
  { to: "/assistants", name: "assistants", icon: "bot" },
  { to: "/automation", name: "automation", icon: "workflow" },
  { to: "/database", name: "database", icon: "database" },
  { to: "/voice", name: "voice", icon: "mic" },
  { to: "/webhooks", name: "webhooks", icon: "webhook" },
];

export const settings: Room = { to: "/settings", name: "settings", icon: "settings", key: "s" };

/** This room has no place in the list: it is for the first hour, and found by search and from the settings. */
export const start: Room = { to: "/start", name: "start", icon: "sparkles" };
