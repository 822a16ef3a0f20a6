import type { AccessTexts } from "./en.ts";

export const pt: AccessTexts = {
  expiring: {
    subject: "Chaves de API suas expiram em breve",
    text: (
      list,
      site,
    ) => `Estas chaves de API do seu espaço de trabalho em ${site} expiram em breve e a partir daí serão recusadas:

${list}

Dê-lhes um fim posterior (PATCH /api/keys/:id), ou crie outras chaves e substitua estas onde forem usadas.
`,
  },
  leaked: {
    subject: "Uma das suas chaves de API foi encontrada em público",
    text: (
      list,
      site,
    ) => `Um serviço de deteção encontrou chaves de API do seu espaço de trabalho em ${site} num lugar público:

${list}

São recusadas a partir de agora, porque qualquer pessoa pode tê-las lido. De uma chave renovada só deixa de valer o
texto encontrado. Crie novas chaves e substitua estas onde são usadas, remova-as do lugar público e veja no
registo de auditoria o que foi feito com elas.
`,
  },
  narrowed: {
    subject: "Uma das suas chaves de API tem agora menos direitos",
    text: (name: string, hint: string, scopes: string, site: string) =>
      `A chave de API "${name}" (${hint}) do seu espaço de trabalho em ${site} tem regras para a base de dados.
Uma chave com tais regras já não tem estes direitos, com os quais poderia contorná-las:
${scopes}

Se um programa precisar deles, crie para ele outra chave sem regras.
`,
    bound: (
      list: string,
    ) => `Estes fluxos de trabalho podem ter sido guardados com a chave. Continuam ativos e acedem à base de dados
só como as regras dela permitem:

${list}

Um membro anula isto ao guardar o fluxo de trabalho mais uma vez.
`,
  },
};
