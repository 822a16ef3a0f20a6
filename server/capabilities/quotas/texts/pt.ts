import type { QuotaTexts } from "./en.ts";

export const pt: QuotaTexts = {
  things: {
    runs: "execuções em curso",
    runBytes: "execuções guardadas (bytes)",
    eventBytes: "eventos e webhooks recebidos (bytes)",
    knowledgeBytes: "conhecimentos (bytes)",
    fileBytes: "gravações (bytes)",
  },
  subject: (thing, percent) => `${percent} % do espaço da sua área de trabalho para ${thing} está ocupado`,
  text: (
    thing,
    percent,
    used,
    limit,
    site,
  ) => `Uma área de trabalho em ${site} ocupou ${percent} % do seu espaço para ${thing}:
${used} de ${limit}.

Quando não restar nada, o trabalho novo deste tipo é recusado; os pedidos de contacto, as conversas e as
subscrições continuam. Liberte espaço: guarde menos dias as execuções, os eventos e as gravações
(PATCH /api/settings/retention), remova o que não é preciso, ou peça mais ao operador do servidor
(as definições PARLEY_QUOTA_…). GET /api/workspace/use mostra tudo.
`,
};
