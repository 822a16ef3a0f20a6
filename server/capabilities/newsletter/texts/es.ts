import type { NewsletterTexts } from "./en.ts";

export const es: NewsletterTexts = {
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
    again: "¿Ha sido un error? Inscríbase de nuevo en el sitio web.",
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
    text: "Abra el correo que le enviamos y confirme en él que desea recibir nuestros correos. Si no llega en unos minutos, mire en el correo no deseado. Una dirección recibe como máximo dos correos así al día: otro llegará mañana.",
  },
  wrongLink: { title: "No ha funcionado", text: "Abra el enlace completo del correo." },
};
