import type { WidgetTexts } from "./en.ts";

export const pt: WidgetTexts = {
  title: "Chat",
  needsScript: "O chat precisa de JavaScript. Ative-o no navegador, ou escreva-nos de outra forma.",
};
