import type { ConsoleTexts } from "./en.ts";

export const fr: ConsoleTexts = {
  building: "La console est en cours de construction",
  wait: "Cela prend quelques secondes. La page se recharge d’elle-même.",
  failed: "La console n’a pas pu être construite",
  whatWorks:
    "Tout le reste fonctionne : l’interface, le chat sur les sites et les courriels. Rechargez cette page pour réessayer.",
  needsScript: "La console a besoin de JavaScript.",
};
