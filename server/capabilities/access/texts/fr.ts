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
};
