import type { ConsoleTexts } from "./en.ts";

export const nl: ConsoleTexts = {
  building: "De console wordt gebouwd",
  wait: "Dit duurt een paar seconden. De pagina laadt zichzelf opnieuw.",
  failed: "De console kon niet worden gebouwd",
  whatWorks:
    "Al het andere werkt: de interface, de chat op websites en de e-mails. Laad deze pagina opnieuw om het nog eens te proberen.",
  needsScript: "De console heeft JavaScript nodig.",
};
