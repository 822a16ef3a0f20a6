import type { ColumnNames } from "./en.ts";

export const pt: ColumnNames = {
  email: "correio eletrónico, correio eletrônico, endereço de e-mail, endereço eletrónico",
  name: "nome completo, nome e apelido, nome e sobrenome",
  firstName: "primeiro nome, nome próprio",
  lastName: "apelido, sobrenome, último nome",
  phone: "telefone, número de telefone, telemóvel",
  company: "empresa, companhia, organização",
  tags: "marcadores",
};
