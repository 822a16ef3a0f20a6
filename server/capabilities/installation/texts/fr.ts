import type { InstallationTexts } from "./en.ts";

export const fr: InstallationTexts = {
  approval: {
    subject: "Votre espace de travail est accepté",
    text: (site) =>
      `L’exploitant de ${site} a accepté votre espace de travail. Vous pouvez l’utiliser dès maintenant.\n`,
  },
  deletion: {
    subject: (moment) => `Votre espace de travail sera supprimé le ${moment}`,
    byOwner: (site, moment) => `Un de vos espaces de travail sur ${site} sera supprimé avec tout son contenu :
${moment}. C’est la décision d’un propriétaire.

D’ici là, rien n’y commence, et ce qui attend est conservé. Un propriétaire peut le garder :
POST /api/workspace/keep. Si ce n’était aucun de vous, gardez-le et changez aussitôt votre mot de passe.
`,
    byOperator: (
      site,
      moment,
    ) => `L’exploitant de ${site} supprimera un de vos espaces de travail avec tout son contenu :
${moment}.

D’ici là, rien n’y commence. Vous pouvez vous connecter, lire et exporter. Adressez-vous à l’exploitant si vous
voulez le garder.
`,
  },
};
