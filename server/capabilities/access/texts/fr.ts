import type { AccessTexts } from "./en.ts";

export const fr: AccessTexts = {
  expiring: {
    subject: "Des clés API à vous expirent bientôt",
    text: (
      list,
      site,
    ) => `Ces clés API de votre espace de travail sur ${site} expirent bientôt et seront alors refusées :

${list}

Repoussez leur fin (PATCH /api/keys/:id), ou créez d’autres clés et remplacez celles-ci partout où elles sont utilisées.
`,
  },
  leaked: {
    subject: "Une de vos clés API a été trouvée en public",
    text: (
      list,
      site,
    ) => `Un service de détection a trouvé des clés API de votre espace de travail sur ${site} dans un lieu public :

${list}

Elles sont refusées dès maintenant, car n’importe qui a pu les lire. Pour une clé renouvelée, seul le texte trouvé
n’est plus valable. Créez de nouvelles clés et remplacez celles-ci partout où elles sont utilisées, retirez-les du
lieu public, et regardez dans le journal d’audit ce qui a été fait avec elles.
`,
  },
  narrowed: {
    subject: "Une de vos clés API a maintenant moins de droits",
    text: (name: string, hint: string, scopes: string, site: string) =>
      `La clé API « ${name} » (${hint}) de votre espace de travail sur ${site} a des règles pour la base de données.
Une clé avec de telles règles n’a plus ces droits, qui lui permettraient de les contourner :
${scopes}

Si un programme en a besoin, créez pour lui une autre clé sans règles.
`,
    bound: (
      list: string,
    ) => `Ces workflows ont peut-être été enregistrés avec la clé. Ils restent actifs et n’accèdent à la base de données
que comme ses règles le permettent :

${list}

Un membre lève cette limite en enregistrant le workflow une nouvelle fois.
`,
  },
  consent: {
    signIn: "Connectez-vous pour laisser une application agir pour vous",
    asks: "{app} demande à agir ici pour vous.",
    email: "Adresse e-mail",
    next: "Continuer",
    refuse: "Refuser",
    allow: "Autoriser",
    factor: "Second facteur",
    factorText:
      "Saisissez ce que votre application d’authentification affiche maintenant, ou un de vos codes de secours.",
    usePasskey: "Utiliser une clé d’accès",
    passkeyFailed: "La clé d’accès n’a pas fonctionné. Réessayez, ou saisissez un code.",
    code: "Code",
    title: "Cette application peut-elle agir pour vous ?",
    lead: "{app} veut agir pour {email}.",
    madeBy: "Cette application vient de l’espace de travail {workspace}.",
    registeredItself: "Cette application s’est enregistrée elle-même.",
    unverified: "Parley n’a pas vérifié qui a créé cette application.",
    returnsTo: "Vous serez renvoyé vers {site}.",
    toDevice: "Elle fonctionne sur un autre appareil.",
    workspace: "Dans cet espace, l’application peut :",
    nothing:
      "Dans aucun espace cette application ne peut agir pour vous. Un propriétaire doit l’approuver, ou vous devez d’abord configurer un second facteur.",
    duration: (unused: number, most: number) =>
      `Si vous n’utilisez pas l’application pendant ${unused} jours, son accès prend fin ; au plus tard après ${most} jours. Vous pouvez y mettre fin à tout moment dans votre compte.`,
  },
  device: {
    title: "Autoriser un appareil",
    text: "Saisissez le code que l’appareil affiche.",
    code: "Code de l’appareil",
    next: "Continuer",
    wrongCode: "Ce code est faux, déjà utilisé ou expiré.",
    refused: "Vous avez refusé l’appareil.",
    compare: "Est-ce le code sur votre appareil ?",
    compareText: "Continuez seulement si vous avez commencé cela vous-même et si l’appareil affiche le même code :",
    same: "Oui, c’est le même",
    other: "Non",
    done: "L’appareil est connecté",
    doneText: "Vous pouvez fermer cette page et continuer sur l’appareil.",
  },
  refused: {
    title: "Cette application a fait une mauvaise demande",
    text: "La demande de l’application ne peut pas être exécutée. Revenez à l’application et recommencez.",
    ended:
      "Cette demande a pris fin ou a été commencée dans un autre navigateur. Revenez à l’application et recommencez.",
  },
  scopes: {
    "conversations:read": "Lire toutes les conversations",
    "conversations:write": "Interroger les assistants, répondre dans les conversations, les clore et les supprimer",
    "knowledge:read": "Lire ce que savent les assistants",
    "knowledge:write": "Modifier ce que savent les assistants",
    "voice:write": "Parler avec les assistants",
    "webhooks:read": "Voir les webhooks",
    "webhooks:write": "Configurer les webhooks",
    "leads:read": "Lire les leads",
    "leads:write": "Recevoir et modifier les leads",
    "newsletter:read": "Lire les newsletters et leurs abonnés",
    "newsletter:write": "Modifier les newsletters et envoyer des campagnes",
    "contacts:read": "Lire et exporter les contacts",
    "contacts:write": "Modifier, fusionner et effacer les contacts",
    "automation:read": "Lire les workflows et leurs exécutions",
    "automation:write": "Enregistrer et supprimer des workflows",
    "automation:run": "Exécuter des workflows",
    "approvals:write": "Décider de ce que les workflows demandent",
    "database:read": "Lire les tables de l’espace",
    "database:write": "Écrire des lignes dans les tables de l’espace",
    "database:ddl": "Créer et supprimer des tables de l’espace",
    "database:sql": "Exécuter du SQL dans la base de l’espace",
    "members:read": "Voir les membres",
    "members:write": "Inviter et retirer des membres et changer leurs rôles",
    "files:read": "Télécharger des fichiers",
    "files:write": "Envoyer et supprimer des fichiers",
    "settings:read": "Lire les réglages et le journal d’audit",
    "settings:write": "Modifier les réglages",
    "keys:write": "Créer et supprimer des clés d’API et des applications",
  },
};
