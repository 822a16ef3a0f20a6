import type { WidgetTexts } from "./en.ts";

export const fr: WidgetTexts = {
  title: "Chat",
  needsScript: "Le chat a besoin de JavaScript. Activez-le dans votre navigateur, ou écrivez-nous autrement.",
};
