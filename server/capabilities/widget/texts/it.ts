import type { WidgetTexts } from "./en.ts";

export const it: WidgetTexts = {
  title: "Chat",
  needsScript: "La chat ha bisogno di JavaScript. Lo attivi nel browser, o ci scriva in un altro modo.",
};
