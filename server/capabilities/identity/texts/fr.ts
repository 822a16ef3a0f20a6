import type { IdentityTexts } from "./en.ts";

export const fr: IdentityTexts = {
  mails: {
    verifyEmail: {
      subject: "Confirmez votre adresse e-mail",
      text: (link) => `Veuillez confirmer que cette adresse e-mail est bien la vôtre :

${link}

Le lien est valable trois jours. Si vous n’avez pas créé de compte, vous n’avez rien à faire.
`,
      startAgain: `
Si vous avez oublié le mot de passe, ou si quelqu’un d’autre s’est inscrit avec votre adresse, vous
pouvez choisir un nouveau mot de passe sur la même page.
`,
    },
    resetPassword: {
      subject: "Choisissez un nouveau mot de passe",
      text: (
        link,
      ) => `Un nouveau mot de passe a été demandé, sans doute par vous, pour le compte lié à cette adresse e-mail.
Vous pouvez le choisir ici :

${link}

Le lien est valable une heure. Si la demande ne vient pas de vous, vous n’avez rien à faire : votre mot de passe reste le même.
`,
    },
    passwordChanged: {
      subject: "Votre mot de passe a été modifié",
      text: (site) => `Le mot de passe de votre compte sur ${site} vient d’être modifié.
Vos autres sessions sont terminées.

Si ce n’était pas vous, demandez tout de suite un nouveau mot de passe et supprimez les clés d’API que vous ne connaissez pas.
`,
    },
    invitation: {
      subject: "Vous êtes invité dans un espace de travail",
      text: (inviter, link) => `${inviter} vous invite à travailler ensemble dans un espace de travail.
Vous pouvez voir l’invitation et l’accepter ici :

${link}

Le lien est valable sept jours. Si vous ne savez pas qui vous invite, vous n’avez rien à faire.
`,
      textOfKey: (site, link) => `Un espace de travail sur ${site} vous invite à y participer.
Vous pouvez voir l’invitation et l’accepter ici :

${link}

Le lien est valable sept jours. Si vous ne savez pas qui vous invite, vous n’avez rien à faire.
`,
    },
    secondFactorChanged: {
      subject: "Le second facteur de votre compte a été modifié",
      text: (site) => `Une application d’authentification, une clé d’accès ou les codes de secours de votre compte sur
${site} viennent d’être ajoutés ou supprimés.

Si ce n’était pas vous, changez tout de suite votre mot de passe. Toutes les autres sessions prendront fin.
`,
    },
    wrongCodes: {
      subject: "Codes erronés à la connexion à votre compte",
      text: (
        site,
      ) => `Quelqu’un qui connaît le mot de passe de votre compte sur ${site} saisit sans cesse des codes erronés.

Si ce n’est pas vous, changez tout de suite votre mot de passe. En attendant, vous pouvez vous connecter avec un code de secours ou une clé d’accès.
`,
    },
    sessionStolen: {
      subject: "L’une de vos sessions a été fermée",
      text: (site) => `Deux programmes ont utilisé le même jeton d’actualisation de votre compte sur ${site}.
Le jeton a peut-être été copié : sa session a donc été fermée partout. Veuillez vous reconnecter.

Si cela se reproduit, changez votre mot de passe.
`,
    },
    approvalWanted: {
      subject: "Un nouvel espace de travail vous attend",
      text: (site) => `Quelqu’un s’est inscrit sur ${site}, et le nouvel espace de travail attend votre accord.

GET /api/installation/workspaces?awaitsApproval=true montre ce qui attend. PATCH …/:workspaceId avec
{"status": "active"} l’accepte, et DELETE …/:workspaceId le refuse. ./parley workspaces fait de même.
`,
    },
    test: {
      subject: "Test de vos réglages d’e-mail",
      text: (site) => `Le serveur d’assistants ${site} a envoyé cet e-mail. Ses réglages d’e-mail fonctionnent.\n`,
    },
  },
  fields: {
    email: "Adresse e-mail",
    password: "Mot de passe",
    newPassword: "Nouveau mot de passe",
    passwordRule: (least, most) => `De ${least} à ${most} caractères`,
    passwordLength: (least, most) => `Le mot de passe doit comporter de ${least} à ${most} caractères.`,
    passwordAdvice: "Une phrase de plusieurs mots est un bon mot de passe.",
    name: "Votre nom",
    confirm: "Confirmer",
  },
  verifyPage: {
    title: "Confirmez votre adresse e-mail",
    thisAddress: "cette adresse",
    press: "Appuyez sur le bouton pour confirmer que {email} est bien à vous.",
    withPassword: "Confirmez que {email} est bien à vous, avec le mot de passe choisi à l’inscription.",
    isNotYours: "Vous ne vous êtes pas inscrit, ou vous avez oublié le mot de passe ?",
    startAgain:
      "Choisissez un nouveau mot de passe. Vous recevez un nouvel espace de travail, vide, et tout ce qui a été créé avec l’ancien mot de passe est supprimé.",
    startAgainButton: "Recommencer",
    confirmed: { title: "Merci", text: "Votre adresse e-mail est confirmée. Vous pouvez fermer cette page." },
    startedAgain: {
      title: "Ce compte est à vous",
      text: "Votre adresse e-mail est confirmée, et votre espace de travail est neuf et vide. Connectez-vous avec le nouveau mot de passe.",
    },
  },
  resetPage: {
    title: "Choisissez un nouveau mot de passe",
    save: "Enregistrer",
    done: {
      title: "Votre mot de passe est modifié",
      text: "Toutes vos sessions sont terminées. Connectez-vous avec le nouveau mot de passe.",
    },
  },
  invitationPage: {
    title: (workspace) => `Rejoindre ${workspace}`,
    invited: "Vous êtes invité dans l’espace de travail {workspace}, avec l’adresse {email} et le rôle {role}.",
    roles: { owner: "propriétaire", admin: "administrateur", agent: "agent" },
    hasAccount: "Cette adresse a déjà un compte. Confirmez avec son mot de passe que c’est bien vous.",
    join: "Rejoindre",
    ended: "Cette invitation a pris fin",
    welcome: {
      title: "Bienvenue",
      signIn: "Se connecter",
      text: "Vous êtes maintenant membre de l’espace de travail. Connectez-vous avec votre mot de passe.",
      secondFactor: "Un second facteur à la connexion protège votre compte, et certains espaces de travail l’exigent.",
      setUp: "Configurer une application d’authentification",
    },
  },
  secondFactorPage: {
    login: {
      title: "Protégez votre compte",
      text: "Avec un second facteur, personne ne peut se connecter avec votre seul mot de passe. Il vous faut une application d’authentification, par exemple sur votre téléphone.",
      next: "Continuer",
    },
    secret: {
      title: "Ajoutez Parley à votre application",
      scan: "Scannez cette image avec votre application d’authentification.",
      picture: "Code QR pour l’application d’authentification. La clé ci-dessous dit la même chose.",
      orType: "Ou {link} sur cet appareil, ou saisissez-y cette clé :",
      openApp: "ouvrez l’application",
      code: "Les six chiffres que l’application affiche maintenant",
    },
    codes: {
      title: "Votre compte est protégé",
      text: "Désormais, la connexion demande votre mot de passe et un code de l’application.",
      ifLost: "Si vous perdez l’application",
      advice:
        "Chacun de ces codes la remplace une fois. Imprimez-les ou notez-les maintenant : ils ne seront plus affichés.",
    },
  },
  outboxPage: {
    title: "E-mails non envoyés",
    text: "Connectez-vous en tant qu’exploitant de cette installation pour les lire. Aucune session ne reste ouverte.",
    code: "Code de votre application d’authentification, ou code de récupération, si votre compte a un second facteur",
    show: "Afficher les e-mails",
    refused:
      "Seul l’exploitant de cette installation lit ces e-mails, avec un second facteur là où l’espace de travail l’exige.",
    none: "Tous les e-mails ont été envoyés.",
    more: "GET /api/settings/mail/outbox liste les plus anciens.",
    statuses: {
      waiting: "Il attend d’être envoyé",
      file: "Il n’y a pas de serveur de messagerie : c’est un fichier",
      failed: "L’envoi a été abandonné",
    },
  },
  faults: {
    "invalid-link": "Ce lien a expiré ou a déjà été utilisé. Demandez-en un nouveau.",
    "weak-password": "Ce mot de passe est trop facile à deviner. Choisissez-en un autre.",
    "wrong-password": "Le mot de passe est incorrect.",
    "invalid-credentials": "L’adresse e-mail ou le mot de passe est incorrect.",
    "wrong-code":
      "Le code est incorrect ou a déjà été utilisé. Attendez le suivant et vérifiez l’heure de votre appareil.",
    "email-taken": "Cette adresse a maintenant un compte. Saisissez son mot de passe pour accepter.",
    "email-unverified":
      "L’adresse e-mail d’un propriétaire doit être vérifiée. Acceptez avec le lien de l’e-mail, ou vérifiez d’abord l’adresse de votre compte.",
    conflict: "Votre compte est déjà protégé. Connectez-vous avec son second facteur pour le modifier.",
    forbidden: "Le compte de cette adresse est désactivé.",
    unauthenticated: "L’adresse invitée a un compte. Connectez-vous à ce compte pour accepter.",
    "invalid-request": "Le mot de passe est trop court ou trop long.",
  },
};
