import type { ConsoleTexts } from "./en.ts";

export const pt: ConsoleTexts = {
  building: "A consola está a ser construída",
  wait: "Demora alguns segundos. A página volta a carregar sozinha.",
  failed: "Não foi possível construir a consola",
  whatWorks:
    "Tudo o resto funciona: a interface, o chat nos sites e os e-mails. Carregue esta página de novo para tentar outra vez.",
  needsScript: "A consola precisa de JavaScript.",
};
