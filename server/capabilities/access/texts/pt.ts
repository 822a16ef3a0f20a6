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
  consent: {
    signIn: "Inicie sessão para deixar uma aplicação agir por si",
    asks: "{app} pede para agir aqui por si.",
    email: "Endereço de e-mail",
    next: "Continuar",
    refuse: "Recusar",
    allow: "Permitir",
    factor: "Segundo fator",
    factorText: "Escreva o que a sua aplicação de autenticação mostra agora, ou um dos seus códigos de recuperação.",
    usePasskey: "Usar uma chave de acesso",
    passkeyFailed: "A chave de acesso não funcionou. Tente novamente ou escreva um código.",
    code: "Código",
    title: "Esta aplicação pode agir por si?",
    lead: "{app} quer agir por {email}.",
    madeBy: "Esta aplicação foi feita no espaço de trabalho {workspace}.",
    registeredItself: "Esta aplicação registou-se a si própria.",
    unverified: "O Parley não verificou quem fez esta aplicação.",
    returnsTo: "Depois volta para {site}.",
    toDevice: "Funciona noutro dispositivo.",
    workspace: "Neste espaço de trabalho a aplicação pode:",
    nothing:
      "Não há nenhum espaço de trabalho em que esta aplicação possa agir por si. Um proprietário tem de a aprovar, ou tem de configurar primeiro um segundo fator.",
    duration: (unused: number, most: number) =>
      `Se não usar a aplicação durante ${unused} dias, o acesso termina; o mais tardar termina após ${most} dias. Pode terminá-lo a qualquer momento na sua conta.`,
  },
  device: {
    title: "Admitir um dispositivo",
    text: "Escreva o código que o dispositivo mostra.",
    code: "Código do dispositivo",
    next: "Continuar",
    wrongCode: "Este código está errado, já foi usado ou expirou.",
    refused: "Recusou o dispositivo.",
    compare: "É este o código no seu dispositivo?",
    compareText: "Continue apenas se começou isto e o dispositivo mostra o mesmo código:",
    same: "Sim, é o mesmo",
    other: "Não",
    done: "O dispositivo está ligado",
    doneText: "Pode fechar esta página e continuar no dispositivo.",
  },
  refused: {
    title: "Esta aplicação fez um pedido errado",
    text: "O pedido da aplicação não pode ser cumprido. Volte à aplicação e comece de novo.",
    ended: "Este pedido terminou ou foi iniciado noutro navegador. Volte à aplicação e comece de novo.",
  },
  scopes: {
    "conversations:read": "Ler todas as conversas",
    "conversations:write": "Perguntar aos assistentes, responder em conversas, terminá-las e apagá-las",
    "knowledge:read": "Ler o que os assistentes sabem",
    "knowledge:write": "Mudar o que os assistentes sabem",
    "voice:write": "Falar com os assistentes",
    "webhooks:read": "Ver os webhooks",
    "webhooks:write": "Configurar webhooks",
    "leads:read": "Ler leads",
    "leads:write": "Receber e mudar leads",
    "newsletter:read": "Ler newsletters e os seus assinantes",
    "newsletter:write": "Mudar newsletters e enviar campanhas",
    "contacts:read": "Ler e exportar contactos",
    "contacts:write": "Mudar, juntar e apagar contactos",
    "automation:read": "Ler fluxos e as suas execuções",
    "automation:write": "Guardar e apagar fluxos",
    "automation:run": "Executar fluxos",
    "approvals:write": "Decidir o que os fluxos pedem a pessoas",
    "database:read": "Ler as tabelas próprias do espaço",
    "database:write": "Escrever linhas das tabelas próprias",
    "database:ddl": "Criar e apagar tabelas próprias",
    "database:sql": "Executar SQL na base de dados própria",
    "members:read": "Ver os membros",
    "members:write": "Convidar e remover membros e mudar os seus papéis",
    "files:read": "Descarregar ficheiros",
    "files:write": "Carregar e apagar ficheiros",
    "settings:read": "Ler as definições e o registo de auditoria",
    "settings:write": "Mudar as definições",
    "keys:write": "Criar e terminar chaves de API e aplicações",
  },
};
