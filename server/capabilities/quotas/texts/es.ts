import type { QuotaTexts } from "./en.ts";

export const es: QuotaTexts = {
  things: {
    runs: "ejecuciones en curso",
    runBytes: "ejecuciones guardadas (bytes)",
    eventBytes: "eventos y webhooks recibidos (bytes)",
    knowledgeBytes: "conocimientos (bytes)",
    fileBytes: "grabaciones (bytes)",
  },
  subject: (thing, percent) => `El ${percent} % del espacio de su área de trabajo para ${thing} está ocupado`,
  text: (
    thing,
    percent,
    used,
    limit,
    site,
  ) => `Un área de trabajo en ${site} ha ocupado el ${percent} % de su espacio para ${thing}:
${used} de ${limit}.

Cuando no quede nada, se rechazará el trabajo nuevo de este tipo; las solicitudes de contacto, las
conversaciones y las suscripciones continúan. Haga sitio: guarde menos días las ejecuciones, los eventos y las
grabaciones (PATCH /api/settings/retention), elimine lo que no se necesite o pida más al operador del servidor
(los ajustes PARLEY_QUOTA_…). GET /api/workspace/use lo muestra todo.
`,
};
