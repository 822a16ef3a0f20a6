import type { IdentityTexts } from "./en.ts";

export const pt: IdentityTexts = {
  mails: {
    verifyEmail: {
      subject: "Confirme o seu endereço de e-mail",
      text: (link) => `Por favor, confirme que este endereço de e-mail é seu:

${link}

O link é válido durante três dias. Se não criou uma conta, não precisa de fazer nada.
`,
      startAgain: `
Se se esqueceu da palavra-passe, ou se outra pessoa se registou com o seu endereço, pode escolher
uma nova palavra-passe na mesma página.
`,
    },
    resetPassword: {
      subject: "Escolha uma nova palavra-passe",
      text: (
        link,
      ) => `Alguém, provavelmente o próprio, pediu uma nova palavra-passe para a conta com este endereço de e-mail.
Pode escolhê-la aqui:

${link}

O link é válido durante uma hora. Se não fez este pedido, não precisa de fazer nada: a sua palavra-passe continua a mesma.
`,
    },
    passwordChanged: {
      subject: "A sua palavra-passe foi alterada",
      text: (site) => `A palavra-passe da sua conta em ${site} acaba de ser alterada.
As suas outras sessões foram terminadas.

Se não fez esta alteração, peça já uma nova palavra-passe e elimine as chaves de API que não conhece.
`,
    },
    invitation: {
      subject: "Convite para um espaço de trabalho",
      text: (inviter, link) => `${inviter} convida-o para colaborar num espaço de trabalho.
Pode ver o convite e aceitá-lo aqui:

${link}

O link é válido durante sete dias. Se não sabe quem o convida, não precisa de fazer nada.
`,
      textOfKey: (site, link) => `Um espaço de trabalho em ${site} convida-o para colaborar.
Pode ver o convite e aceitá-lo aqui:

${link}

O link é válido durante sete dias. Se não sabe quem o convida, não precisa de fazer nada.
`,
    },
    secondFactorChanged: {
      subject: "O segundo fator da sua conta foi alterado",
      text: (site) => `Uma aplicação de autenticação, uma chave de acesso ou os códigos de recuperação da sua conta em
${site} acabam de ser adicionados ou removidos.

Se não fez esta alteração, mude já a sua palavra-passe. Assim terminam todas as outras sessões.
`,
    },
    wrongCodes: {
      subject: "Códigos errados no início de sessão da sua conta",
      text: (
        site,
      ) => `Alguém que conhece a palavra-passe da sua conta em ${site} está a introduzir códigos errados repetidamente.

Se não é o próprio, mude já a sua palavra-passe. Entretanto, pode iniciar sessão com um código de recuperação ou uma chave de acesso.
`,
    },
    sessionStolen: {
      subject: "Uma das suas sessões foi terminada",
      text: (site) => `Dois programas usaram o mesmo token de atualização da sua conta em ${site}.
Alguém pode ter copiado o token, por isso a sessão foi terminada em todo o lado. Por favor, inicie sessão de novo.

Se voltar a acontecer, mude a sua palavra-passe.
`,
    },
    approvalWanted: {
      subject: "Uma nova área de trabalho espera por si",
      text: (site) => `Alguém se registou em ${site}, e a nova área de trabalho espera a sua aprovação.

GET /api/installation/workspaces?awaitsApproval=true mostra o que espera. PATCH …/:workspaceId com
{"status": "active"} aprova-a, e DELETE …/:workspaceId recusa-a. ./parley workspaces faz o mesmo.
`,
    },
    test: {
      subject: "Teste das suas definições de e-mail",
      text: (site) => `O servidor de assistentes ${site} enviou este e-mail. As definições de e-mail funcionam.\n`,
    },
  },
  fields: {
    email: "Endereço de e-mail",
    password: "Palavra-passe",
    newPassword: "Nova palavra-passe",
    passwordRule: (least, most) => `De ${least} a ${most} caracteres`,
    passwordLength: (least, most) => `A palavra-passe tem de ter de ${least} a ${most} caracteres.`,
    passwordAdvice: "Uma frase com várias palavras é uma boa palavra-passe.",
    name: "O seu nome",
    confirm: "Confirmar",
  },
  verifyPage: {
    title: "Confirme o seu endereço de e-mail",
    thisAddress: "este endereço",
    press: "Prima o botão para confirmar que {email} é seu.",
    withPassword: "Confirme que {email} é seu, com a palavra-passe com que se registou.",
    isNotYours: "Não se registou, ou esqueceu-se da palavra-passe?",
    startAgain:
      "Escolha uma nova palavra-passe. Recebe um espaço de trabalho novo e vazio, e tudo o que foi criado com a palavra-passe anterior é eliminado.",
    startAgainButton: "Começar de novo",
    confirmed: { title: "Obrigado", text: "O seu endereço de e-mail está confirmado. Pode fechar esta página." },
    startedAgain: {
      title: "A conta é sua",
      text: "O seu endereço de e-mail está confirmado e o seu espaço de trabalho é novo e está vazio. Inicie sessão com a nova palavra-passe.",
    },
  },
  resetPage: {
    title: "Escolha uma nova palavra-passe",
    save: "Guardar",
    done: {
      title: "A sua palavra-passe foi alterada",
      text: "Todas as suas sessões foram terminadas. Inicie sessão com a nova palavra-passe.",
    },
  },
  invitationPage: {
    title: (workspace) => `Participar em ${workspace}`,
    invited: "Recebeu um convite para o espaço de trabalho {workspace}, com o endereço {email} e a função de {role}.",
    roles: { owner: "proprietário", admin: "administrador", agent: "agente" },
    hasAccount: "Este endereço já tem uma conta. Confirme a sua identidade com a palavra-passe dela.",
    join: "Participar",
    ended: "Este convite terminou",
    welcome: {
      title: "Bem-vindo",
      signIn: "Iniciar sessão",
      text: "Já é membro do espaço de trabalho. Inicie sessão com a sua palavra-passe.",
      secondFactor: "Um segundo fator no início de sessão protege a sua conta, e alguns espaços de trabalho exigem-no.",
      setUp: "Configurar uma aplicação de autenticação",
    },
  },
  secondFactorPage: {
    login: {
      title: "Proteja a sua conta",
      text: "Com um segundo fator, ninguém consegue iniciar sessão só com a sua palavra-passe. Precisa de uma aplicação de autenticação, por exemplo no seu telemóvel.",
      next: "Continuar",
    },
    secret: {
      title: "Adicione o Parley à sua aplicação",
      scan: "Digitalize esta imagem com a sua aplicação de autenticação.",
      picture: "Código QR para a aplicação de autenticação. A chave abaixo diz o mesmo.",
      orType: "Ou {link} neste dispositivo, ou escreva nela esta chave:",
      openApp: "abra a aplicação",
      code: "Os seis algarismos que a aplicação mostra agora",
    },
    codes: {
      title: "A sua conta está protegida",
      text: "A partir de agora, o início de sessão pede a sua palavra-passe e um código da aplicação.",
      ifLost: "Se perder a aplicação",
      advice: "Cada um destes códigos substitui-a uma vez. Imprima-os ou anote-os agora: não voltam a ser mostrados.",
    },
  },
  outboxPage: {
    title: "E-mails não enviados",
    text: "Inicie sessão como operador desta instalação para os ler. Nenhuma sessão fica aberta.",
    code: "Código da sua aplicação de autenticação, ou um código de recuperação, se a sua conta tiver um segundo fator",
    show: "Mostrar os e-mails",
    refused: "Só o operador desta instalação lê estes e-mails, com um segundo fator onde o espaço de trabalho o exige.",
    none: "Todos os e-mails foram enviados.",
    more: "Os mais antigos são listados por GET /api/settings/mail/outbox.",
    statuses: {
      waiting: "Aguarda o envio",
      file: "Não há servidor de correio: é um ficheiro",
      failed: "O envio foi abandonado",
    },
  },
  faults: {
    "invalid-link": "Este link expirou ou já foi usado. Peça um novo.",
    "weak-password": "Esta palavra-passe é demasiado fácil de adivinhar. Escolha outra.",
    "wrong-password": "A palavra-passe está errada.",
    "invalid-credentials": "O endereço de e-mail ou a palavra-passe está errada.",
    "wrong-code": "O código está errado ou já foi usado. Espere pelo próximo e verifique a hora do seu dispositivo.",
    "email-taken": "Entretanto, este endereço já tem uma conta. Introduza a palavra-passe dela para aceitar.",
    "email-unverified":
      "O endereço de e-mail de um proprietário tem de estar verificado. Aceite com o link do e-mail, ou verifique primeiro o endereço da sua conta.",
    conflict: "A sua conta já está protegida. Inicie sessão com o segundo fator para o alterar.",
    forbidden: "A conta deste endereço está desativada.",
    unauthenticated: "O endereço convidado tem uma conta. Inicie sessão nela para aceitar.",
    "invalid-request": "A palavra-passe é demasiado curta ou demasiado longa.",
  },
};
