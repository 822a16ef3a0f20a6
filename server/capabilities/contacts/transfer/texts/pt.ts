import type { FileWords } from "./en.ts";

export const pt: FileWords = {
  columns: {
    email: "correio eletrónico, correio eletrônico, endereço de e-mail, endereço eletrónico",
    name: "nome completo, nome e apelido, nome e sobrenome",
    firstName: "primeiro nome, nome próprio",
    lastName: "apelido, sobrenome, último nome",
    phone: "telefone, número de telefone, telemóvel",
    company: "empresa, companhia, organização",
    tags: "marcadores",
    status: "estado da subscrição, situação",
    confirmedAt: "confirmado em, data de confirmação",
    confirmIp: "ip de confirmação",
    requestedAt: "inscrito em, data de inscrição",
    consent: "consentimento",
    message: "mensagem, pedido, comentário, comentários",
    left: "descadastrado, descadastrado em, data de cancelamento, inscrição cancelada, não contactar, não enviar e-mails",
    wanted: "inscrito, subscrito, aceita publicidade, aceita e-mails, recebe newsletter",
    bounced: "devolvido, e-mail devolvido",
    complained: "reclamação, marcado como spam",
  },
  leavingStems: "descadastr, cancelament, cancelad, bloquead, devolvid",
  cells: {
    yes: "sim, verdadeiro",
    no: "não, nenhum, nenhuma, nunca",
    left: "descadastrado, cancelado, bloqueado, removido, excluído, inativo, desativado",
    bounced: "devolvido, inválido",
    complained: "reclamação, marcado como spam",
    pending: "pendente, não confirmado, por confirmar",
    confirmed: "confirmado, inscrito, subscrito, ativo",
  },
};
