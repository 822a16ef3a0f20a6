import type { WidgetTexts } from "./en.ts";

export const nl: WidgetTexts = {
  title: "Chat",
  needsScript: "De chat heeft JavaScript nodig. Zet het aan in uw browser, of schrijf ons op een andere manier.",
};
