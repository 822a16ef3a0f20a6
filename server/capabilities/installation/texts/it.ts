import type { InstallationTexts } from "./en.ts";

export const it: InstallationTexts = {
  approval: {
    subject: "La sua area di lavoro è approvata",
    text: (site) => `Il gestore di ${site} ha approvato la sua area di lavoro. Può usarla da ora.\n`,
  },
  deletion: {
    subject: (moment) => `La sua area di lavoro sarà eliminata: ${moment}`,
    byOwner: (site, moment) => `Una sua area di lavoro su ${site} sarà eliminata con tutto il contenuto:
${moment}. Lo ha deciso un proprietario.

Fino ad allora non vi comincia nulla, e ciò che attende è conservato. Un proprietario può mantenerla:
POST /api/workspace/keep. Se non è stato nessuno di voi, la mantenga e cambi subito la password.
`,
    byOperator: (site, moment) => `Il gestore di ${site} eliminerà una sua area di lavoro con tutto il contenuto:
${moment}.

Fino ad allora non vi comincia nulla. Può accedere, leggere ed esportare. Si rivolga al gestore se vuole
mantenerla.
`,
  },
};
