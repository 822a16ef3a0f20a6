import type { KernelTexts } from "./en.ts";

export const fr: KernelTexts = {
  problem: {
    title: "Cela n’a pas fonctionné",
    goBack: "Revenez en arrière et réessayez.",
    tooOften: "Trop de demandes à la fois. Veuillez patienter un instant, puis réessayez.",
    tooLarge: "Ce que vous avez envoyé est trop volumineux.",
    suspended: "Ce service n’est pas disponible pour le moment. Veuillez réessayer plus tard.",
  },
  front: {
    title: "Parley fonctionne",
    text: "Les programmes parlent à ce serveur. Ces pages sont pour vous :",
    reference: "La référence de l'interface",
    problems: "Ce que signifie chaque problème",
    voice: "Essayer la voix",
    outbox: "Pour l’exploitant : e-mails qui n’ont pas été envoyés",
  },
};
