import type { WidgetTexts } from "./en.ts";

export const de: WidgetTexts = {
  title: "Chat",
  needsScript: "Der Chat braucht JavaScript. Schalten Sie es im Browser ein, oder schreiben Sie uns auf anderem Weg.",
};
