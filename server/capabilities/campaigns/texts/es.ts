import type { CampaignTexts } from "./en.ts";

export const es: CampaignTexts = {
  footer: {
    leave: "Darse de baja",
    preferences: "Elegir lo que recibe",
    view: "Ver en el navegador",
    opens: "El remitente ve que usted abrió este correo.",
    clicks: "El remitente ve qué enlaces de este correo sigue usted.",
    both: "El remitente ve que usted abrió este correo y qué enlaces sigue.",
  },
  report: {
    sent: "Enviados",
    queued: "En espera",
    deferred: "Nuevo intento",
    unknown: "Desconocidos",
    failed: "Rechazados",
    bounced: "Devueltos",
    skipped: "Baja anterior",
    opened: "Abiertos",
    clicked: "Con clic",
    ofRecipients: (count) => `De ${count} destinatarios.`,
  },
  titles: "sr sra srta señor señora señorita don doña d dña dr dra lic",
};
