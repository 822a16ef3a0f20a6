import type { InstallationTexts } from "./en.ts";

export const es: InstallationTexts = {
  approval: {
    subject: "Su área de trabajo está aprobada",
    text: (site) => `El operador de ${site} ha aprobado su área de trabajo. Puede usarla desde ahora.\n`,
  },
  deletion: {
    subject: (moment) => `Su área de trabajo se eliminará el ${moment}`,
    byOwner: (site, moment) => `Un área de trabajo suya en ${site} se eliminará con todo su contenido:
${moment}. Lo decidió un propietario.

Hasta entonces no empieza nada en ella, y lo que espera se conserva. Un propietario puede conservarla:
POST /api/workspace/keep. Si no fue ninguno de ustedes, consérvela y cambie enseguida su contraseña.
`,
    byOperator: (site, moment) => `El operador de ${site} eliminará un área de trabajo suya con todo su contenido:
${moment}.

Hasta entonces no empieza nada en ella. Puede iniciar sesión, leer y exportar. Diríjase al operador si quiere
conservarla.
`,
  },
};
