import type { OutgoingTexts } from "./en.ts";

export const es: OutgoingTexts = {
  endpointMails: {
    "not-answering": {
      subject: "Uno de sus endpoints de webhooks no responde",
      text: (
        endpoint,
        site,
      ) => `Desde hace más de una hora, el endpoint de webhooks ${endpoint} de ${site} no ha aceptado ninguno de los eventos que se le han enviado.

Los eventos esperan y se entregarán cuando vuelva a responder. Tras cinco días de fallos, el endpoint se desactiva.

Para ver cada intento y su respuesta, consulte las entregas del endpoint.
`,
    },
    failing: {
      subject: "Se ha desactivado uno de sus endpoints de webhooks",
      text: (
        endpoint,
        site,
      ) => `Durante cinco días, el endpoint de webhooks ${endpoint} de ${site} ha fallado. Se ha desactivado.

Parley le envía un evento de prueba una vez al día. Cuando responda, Parley lo activará de nuevo y le enviará todo lo que se ha perdido.

También puede activarlo usted en cualquier momento.
`,
    },
    gone: {
      subject: "Se ha desactivado uno de sus endpoints de webhooks",
      text: (
        endpoint,
        site,
      ) => `El endpoint de webhooks ${endpoint} de ${site} ha respondido 410 Gone. Se ha desactivado y ya no se le envía nada.

Si ha sido un error, actívelo de nuevo y vuelva a enviar lo que se ha perdido.
`,
    },
  },
};
