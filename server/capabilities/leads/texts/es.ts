import type { LeadTexts } from "./en.ts";

export const es: LeadTexts = {
  buyingWords: "presupuesto precio",
  mail: {
    cameIn: { one: "1 cliente potencial nuevo", other: (count) => `${count} clientes potenciales nuevos` },
    cameInList: { one: "1 cliente potencial nuevo:", other: (count) => `${count} clientes potenciales nuevos:` },
    forYou: { one: "1 cliente potencial para usted", other: (count) => `${count} clientes potenciales para usted` },
    givenToYouList: {
      one: "Se le ha asignado 1 cliente potencial:",
      other: (count) => `Se le han asignado ${count} clientes potenciales:`,
    },
    score: (score) => `puntuación ${score}`,
    andMore: { one: "y 1 más", other: (count) => `y ${count} más` },
    links: "Cada enlace muestra un cliente potencial durante 14 días a quien lo tenga: no lo reenvíe.",
    advice:
      "Consulte un cliente potencial con GET /api/leads/{id}. PATCH /api/settings/leads determina quién recibe estos correos.",
  },
  page: {
    came: (moment) => `Recibido el ${moment}.`,
    statuses: {
      new: "Nuevo",
      contacted: "Contactado",
      qualified: "Cualificado",
      won: "Ganado",
      lost: "Perdido",
      spam: "Spam",
    },
    labels: {
      email: "Correo electrónico",
      phone: "Teléfono",
      company: "Empresa",
      message: "Mensaje",
      source: "Origen",
      form: "Formulario",
      page: "Página",
      campaign: "Campaña",
      consent: "Consentimiento",
    },
    yes: "Sí",
    no: "No",
    wrongLink: {
      title: "Este enlace no funciona",
      text: "Ha caducado a los 14 días, el cliente potencial se ha eliminado o usted ya no es miembro. Encontrará todos los clientes potenciales con GET /api/leads.",
    },
  },
};
