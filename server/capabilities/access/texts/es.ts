import type { AccessTexts } from "./en.ts";

export const es: AccessTexts = {
  expiring: {
    subject: "Claves de API suyas caducan pronto",
    text: (
      list,
      site,
    ) => `Estas claves de API de su espacio de trabajo en ${site} caducan pronto y a partir de entonces se rechazarán:

${list}

Deles un final posterior (PATCH /api/keys/:id), o cree otras claves y sustituya estas donde se utilicen.
`,
  },
  leaked: {
    subject: "Una de sus claves de API se ha encontrado en público",
    text: (
      list,
      site,
    ) => `Un servicio de detección ha encontrado claves de API de su espacio de trabajo en ${site} en un lugar público:

${list}

Se rechazan desde ahora, porque cualquiera puede haberlas leído. De una clave renovada solo deja de valer el texto
encontrado. Cree claves nuevas y sustituya estas donde se utilicen, elimínelas del lugar público y compruebe en el
registro de auditoría qué se ha hecho con ellas.
`,
  },
  narrowed: {
    subject: "Una de sus claves de API tiene ahora menos permisos",
    text: (name: string, hint: string, scopes: string, site: string) =>
      `La clave de API "${name}" (${hint}) de su espacio de trabajo en ${site} tiene reglas para la base de datos.
Una clave con tales reglas ya no tiene estos permisos, con los que podría eludirlas:
${scopes}

Si un programa los necesita, cree para él otra clave sin reglas.
`,
    bound: (
      list: string,
    ) => `Es posible que estos flujos de trabajo se guardaran con la clave. Siguen activos y acceden a la base de datos
solo como permiten sus reglas:

${list}

Un miembro lo anula si guarda el flujo de trabajo de nuevo.
`,
  },
};
