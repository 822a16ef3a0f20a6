import type { LeadTexts } from "./en.ts";

export const pt: LeadTexts = {
  buyingWords: "orçamento preço",
  mail: {
    cameIn: { one: "1 novo potencial cliente", other: (count) => `${count} novos potenciais clientes` },
    cameInList: { one: "1 novo potencial cliente:", other: (count) => `${count} novos potenciais clientes:` },
    forYou: { one: "1 potencial cliente para si", other: (count) => `${count} potenciais clientes para si` },
    givenToYouList: {
      one: "Foi-lhe atribuído 1 potencial cliente:",
      other: (count) => `Foram-lhe atribuídos ${count} potenciais clientes:`,
    },
    score: (score) => `pontuação ${score}`,
    andMore: { one: "e mais 1", other: (count) => `e mais ${count}` },
    links: "Cada ligação mostra um potencial cliente durante 14 dias a quem a tiver: não a reencaminhe.",
    advice:
      "Consulte um potencial cliente com GET /api/leads/{id}. PATCH /api/settings/leads determina quem recebe estes e-mails.",
  },
  page: {
    came: (moment) => `Recebido em ${moment}.`,
    statuses: {
      new: "Novo",
      contacted: "Contactado",
      qualified: "Qualificado",
      won: "Ganho",
      lost: "Perdido",
      spam: "Spam",
    },
    labels: {
      email: "Endereço de e-mail",
      phone: "Telefone",
      company: "Empresa",
      message: "Mensagem",
      source: "Origem",
      form: "Formulário",
      page: "Página",
      campaign: "Campanha",
      consent: "Consentimento",
    },
    yes: "Sim",
    no: "Não",
    wrongLink: {
      title: "Esta ligação não funciona",
      text: "Expirou ao fim de 14 dias, o potencial cliente foi eliminado ou já não é membro. Encontra todos os potenciais clientes com GET /api/leads.",
    },
  },
};
