import type { AutomationTexts } from "./en.ts";

export const es: AutomationTexts = {
  failedRuns: {
    subject: (workflows) => `Ejecuciones fallidas: ${workflows}`,
    failed: (workflow) => `Estas ejecuciones del proceso ${workflow} han fallado:`,
    task: (task) => `tarea ${task}`,
    others: (count) => `y ${count} más`,
    look: "Así puede ver qué ha pasado y reanudar una ejecución cuando la causa esté corregida:",
    hourly: "Recibe un correo así como máximo una vez por hora para cada proceso.",
  },
  alerts: {
    subject: (count, first) => `${first} (${count} mensajes de sus procesos)`,
    gathered: "Sus procesos le han enviado más correos de los que recibe uno a uno en una hora. Estos se han reunido:",
  },
  approvals: {
    mail: {
      subject: (title) => `Decida, por favor: ${title}`,
      waits: (workflow) => `El proceso ${workflow} espera una decisión:`,
      look: "Aquí puede ver la solicitud y aprobarla o rechazarla:",
      alone: "El enlace es solo para usted. Con él se decide sin iniciar sesión: no se lo pase a nadie.",
    },
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
