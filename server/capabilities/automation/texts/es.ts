import type { AutomationTexts } from "./en.ts";

export const es: AutomationTexts = {
  approvals: {
    deadline: (moment) => `Decida antes del ${moment}.`,
    askedBy: (workflow, moment) => `Lo pide el proceso ${workflow}, ${moment}.`,
    request: "Qué decide",
    comment: "Comentario (opcional)",
    approve: "Aprobar",
    reject: "Rechazar",
    status: {
      approved: "Está aprobado.",
      rejected: "Está rechazado.",
      expired: "Nadie decidió a tiempo.",
      cancelled: "Ya no hay nada que decidir.",
    },
    wrongLink: {
      title: "Este enlace no funciona",
      text: "Abra el enlace completo del correo. Un enlace también termina cuando su destinatario ya no puede decidir.",
    },
  },
};
