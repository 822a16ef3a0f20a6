import type { TextsOfLanguage } from "./texts-of-language.ts";

export const es: TextsOfLanguage = {
  forms: {
    thanks: "Gracias",
    hasArrived: "Su mensaje ha llegado. Puede cerrar esta página.",
    failed: "No ha funcionado",
    goBack: "Vuelva al formulario, corríjalo y envíelo de nuevo.",
    check: "Por favor, compruebe:",
    tooMuch: "El formulario es demasiado largo. Por favor, acorte su mensaje.",
    formIsBroken:
      "Este formulario no se puede enviar. Por favor, contacte al responsable de la página por otra vía y avísele.",
    later: "Ha sido demasiado a la vez. Por favor, espere un minuto y envíe el formulario de nuevo.",
    fields: {
      name: "nombre",
      email: "dirección de correo electrónico",
      phone: "número de teléfono",
      company: "empresa",
      message: "mensaje",
    },
  },
  newsletter: {
    mail: {
      subject: (who) => `Confirme, por favor: correos de ${who}`,
      asked: (who) => `Se ha introducido esta dirección para recibir los correos de ${who}.`,
      askedOn: (who, site) => `Se ha introducido esta dirección en ${site} para recibir los correos de ${who}.`,
      confirm: "Confirme, por favor, que desea recibirlos:",
      ends: "El enlace es válido durante siete días.",
      ignore: "Si no ha sido usted, no haga nada: sin confirmación no recibirá ningún correo.",
    },
    confirm: {
      title: "¿Recibir estos correos?",
      text: (email) => `Pulse el botón para recibir correos en ${email}:`,
      button: "Sí, quiero estos correos",
    },
    confirmed: {
      title: "Gracias",
      text: "Ha confirmado su dirección. Puede darse de baja en cualquier momento con el enlace de cada correo.",
      preferences: "Elegir mis correos",
    },
    ended: {
      title: "Este enlace ya no funciona",
      text: "Ha caducado o no está completo. Inscríbase de nuevo y recibirá otro.",
    },
    leave: {
      title: "¿No recibir más correos?",
      text: (email, who) => `${email} no recibirá más correos de ${who}.`,
      button: "Darse de baja",
    },
    left: {
      title: "Se ha dado de baja",
      text: (who) => `No recibirá más correos de ${who}.`,
      preferences: "¿Ha sido un error? Elegir mis correos",
    },
    preferences: {
      title: "Sus correos",
      text: (email, who) => `Elija qué correos de ${who} recibe en ${email}.`,
      save: "Guardar",
      saved: "Su elección se ha guardado.",
      leaveAll: "No recibir ningún correo",
      none: "En este momento no recibe correos. Para recibirlos de nuevo, inscríbase en el sitio web.",
    },
    thanks: {
      title: "Falta un paso",
      text: "Abra el correo que le enviamos y confirme en él que desea recibir nuestros correos.",
    },
    wrongLink: { title: "No ha funcionado", text: "Abra el enlace completo del correo." },
  },
  campaignFooter: {
    leave: "Darse de baja",
    preferences: "Elegir lo que recibe",
    view: "Ver en el navegador",
    opens: "El remitente ve que usted abrió este correo.",
    clicks: "El remitente ve qué enlaces de este correo sigue usted.",
    both: "El remitente ve que usted abrió este correo y qué enlaces sigue.",
  },
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
