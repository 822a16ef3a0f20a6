import type { FormTexts } from "./en.ts";

export const es: FormTexts = {
  thanks: "Gracias",
  hasArrived: "Su mensaje ha llegado. Puede cerrar esta página.",
  failed: "No ha funcionado",
  goBack: "Vuelva al formulario, corríjalo y envíelo de nuevo.",
  check: "Por favor, compruebe:",
  tooMuch: "El formulario es demasiado largo. Por favor, acorte su mensaje.",
  formIsBroken:
    "Este formulario no se puede enviar. Por favor, contacte al responsable de la página por otra vía y avísele.",
  later: "Ha sido demasiado a la vez. Por favor, espere un minuto y envíe el formulario de nuevo.",
  isFull: "En este momento no podemos recibir nada más aquí. Por favor, contáctenos de otra forma.",
  fields: {
    name: "nombre",
    email: "dirección de correo electrónico",
    phone: "número de teléfono",
    company: "empresa",
    message: "mensaje",
  },
};
