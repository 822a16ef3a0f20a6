import type { WidgetTexts } from "./en.ts";

export const es: WidgetTexts = {
  title: "Chat",
  needsScript: "El chat necesita JavaScript. Actívelo en su navegador o escríbanos de otra manera.",
};
