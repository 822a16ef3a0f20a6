import type { QuotaTexts } from "./en.ts";

export const fr: QuotaTexts = {
  things: {
    runs: "les exécutions en cours",
    runBytes: "les exécutions enregistrées (octets)",
    eventBytes: "les événements et webhooks reçus (octets)",
    knowledgeBytes: "les connaissances (octets)",
    fileBytes: "les enregistrements (octets)",
  },
  subject: (thing, percent) => `${percent} % de la place de votre espace de travail pour ${thing} sont utilisés`,
  text: (
    thing,
    percent,
    used,
    limit,
    site,
  ) => `Un espace de travail sur ${site} a utilisé ${percent} % de sa place pour ${thing} :
${used} sur ${limit}.

Quand il n’en reste plus, tout nouveau travail de ce type est refusé ; les demandes de contact, les
conversations et les inscriptions continuent. Faites de la place : conservez moins longtemps les exécutions,
les événements et les enregistrements (PATCH /api/settings/retention), supprimez ce qui est inutile, ou
demandez plus à l’exploitant du serveur (réglages PARLEY_QUOTA_…). GET /api/workspace/use montre tout.
`,
};
