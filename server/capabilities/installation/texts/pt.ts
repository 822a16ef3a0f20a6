import type { InstallationTexts } from "./en.ts";

export const pt: InstallationTexts = {
  approval: {
    subject: "A sua área de trabalho foi aprovada",
    text: (site) => `O operador de ${site} aprovou a sua área de trabalho. Pode usá-la a partir de agora.\n`,
  },
  deletion: {
    subject: (moment) => `A sua área de trabalho será eliminada em ${moment}`,
    byOwner: (site, moment) => `Uma área de trabalho sua em ${site} será eliminada com tudo o que contém:
${moment}. Foi a decisão de um proprietário.

Até lá nada começa nela, e o que espera é guardado. Um proprietário pode mantê-la:
POST /api/workspace/keep. Se não foi nenhum de vocês, mantenha-a e altere já a sua palavra-passe.
`,
    byOperator: (site, moment) => `O operador de ${site} eliminará uma área de trabalho sua com tudo o que contém:
${moment}.

Até lá nada começa nela. Pode iniciar sessão, ler e exportar. Fale com o operador se quiser mantê-la.
`,
  },
};
