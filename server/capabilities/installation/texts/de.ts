import type { InstallationTexts } from "./en.ts";

export const de: InstallationTexts = {
  approval: {
    subject: "Ihr Arbeitsbereich ist freigegeben",
    text: (site) => `Der Betreiber von ${site} hat Ihren Arbeitsbereich freigegeben. Sie können ihn ab jetzt nutzen.\n`,
  },
  deletion: {
    subject: (moment) => `Ihr Arbeitsbereich wird am ${moment} gelöscht`,
    byOwner: (site, moment) => `Ein Arbeitsbereich von Ihnen auf ${site} wird mit allem, was darin ist, gelöscht:
${moment}. So hat es ein Inhaber entschieden.

Bis dahin beginnt darin nichts, und was wartet, bleibt erhalten. Ein Inhaber kann ihn behalten:
POST /api/workspace/keep. War es keiner von Ihnen, so behalten Sie ihn und ändern Sie sofort Ihr Passwort.
`,
    byOperator: (
      site,
      moment,
    ) => `Der Betreiber von ${site} löscht einen Arbeitsbereich von Ihnen mit allem, was darin ist:
${moment}.

Bis dahin beginnt darin nichts. Sie können sich anmelden, lesen und exportieren. Wenden Sie sich an den
Betreiber, wenn Sie ihn behalten wollen.
`,
  },
};
