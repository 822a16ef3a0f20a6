import type { QuotaTexts } from "./en.ts";

export const it: QuotaTexts = {
  things: {
    runs: "le esecuzioni in corso",
    runBytes: "le esecuzioni salvate (byte)",
    eventBytes: "gli eventi e i webhook ricevuti (byte)",
    knowledgeBytes: "le conoscenze (byte)",
    fileBytes: "le registrazioni (byte)",
  },
  subject: (thing, percent) => `Il ${percent} % dello spazio della sua area di lavoro per ${thing} è occupato`,
  text: (
    thing,
    percent,
    used,
    limit,
    site,
  ) => `Un’area di lavoro su ${site} ha occupato il ${percent} % del suo spazio per ${thing}:
${used} su ${limit}.

Quando non ne resta più, il nuovo lavoro di questo tipo viene rifiutato; richieste di contatto, conversazioni
e iscrizioni continuano. Faccia spazio: conservi per meno giorni esecuzioni, eventi e registrazioni
(PATCH /api/settings/retention), rimuova ciò che non serve, o chieda di più al gestore del server
(le impostazioni PARLEY_QUOTA_…). GET /api/workspace/use mostra tutto.
`,
};
