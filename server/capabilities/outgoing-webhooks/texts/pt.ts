import type { OutgoingTexts } from "./en.ts";

export const pt: OutgoingTexts = {
  endpointMails: {
    "not-answering": {
      subject: "Um dos seus endpoints de webhooks não responde",
      text: (
        endpoint,
        site,
      ) => `Há mais de uma hora que o endpoint de webhooks ${endpoint} em ${site} não aceita nenhum dos eventos que lhe são enviados.

Os eventos esperam e são entregues quando ele voltar a responder. Após cinco dias de falhas, o endpoint é desativado.

Para ver cada tentativa e a sua resposta, consulte as entregas do endpoint.
`,
    },
    failing: {
      subject: "Um dos seus endpoints de webhooks foi desativado",
      text: (
        endpoint,
        site,
      ) => `Durante cinco dias, o endpoint de webhooks ${endpoint} em ${site} falhou. Foi desativado.

O Parley envia-lhe um evento de teste uma vez por dia. Quando responder, o Parley volta a ativá-lo e envia-lhe tudo o que perdeu.

Também pode ativá-lo a qualquer momento.
`,
    },
    gone: {
      subject: "Um dos seus endpoints de webhooks foi desativado",
      text: (
        endpoint,
        site,
      ) => `O endpoint de webhooks ${endpoint} em ${site} respondeu 410 Gone. Foi desativado, e nada mais lhe é enviado.

Se foi um engano, ative-o de novo e volte a enviar o que ele perdeu.
`,
    },
  },
};
