import type { FileWords } from "./en.ts";

export const es: FileWords = {
  columns: {
    email: "correo, correo electrónico, dirección de correo electrónico, dirección de email",
    name: "nombre completo, nombre y apellidos",
    firstName: "nombre, nombre de pila",
    lastName: "apellido, apellidos",
    phone: "teléfono, número de teléfono, móvil, celular",
    company: "empresa, compañía, organización",
    tags: "etiquetas",
    status: "estado, estado de la suscripción",
    confirmedAt: "confirmado el, fecha de confirmación",
    confirmIp: "ip de confirmación",
    requestedAt: "suscrito el, fecha de suscripción, fecha de alta",
    consent: "consentimiento",
    message: "mensaje, consulta, comentario, comentarios",
    left: "dado de baja, fecha de baja, baja, cancelado, no enviar correos",
    wanted: "suscrito, suscripción, acepta publicidad, acepta correos",
    bounced: "rebotado, correo rebotado",
    complained: "queja, marcado como spam",
  },
  leavingStems: "debaja, fechabaja, cancelad, bloquead, rebot",
  cells: {
    yes: "sí, verdadero, s",
    no: "falso, ninguno, ninguna, nunca",
    left: "dado de baja, baja, cancelado, bloqueado, eliminado, inactivo, desactivado",
    bounced: "rebotado, no válido, inválido",
    complained: "queja, marcado como spam",
    pending: "pendiente, sin confirmar, no confirmado",
    confirmed: "confirmado, suscrito, activo",
  },
};
