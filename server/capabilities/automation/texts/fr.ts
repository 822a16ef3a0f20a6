import type { AutomationTexts } from "./en.ts";

export const fr: AutomationTexts = {
  failedRuns: {
    subject: (workflows) => `Exécutions échouées : ${workflows}`,
    failed: (workflow) => `Ces exécutions du processus ${workflow} ont échoué :`,
    task: (task) => `tâche ${task}`,
    others: (count) => `et ${count} autres`,
    look: "Voici comment voir ce qui s’est passé, et reprendre une exécution quand la cause est corrigée :",
    hourly: "Vous recevez un tel message au plus une fois par heure pour chaque processus.",
  },
  alerts: {
    subject: (count, first) => `${first} (${count} messages de vos processus)`,
    gathered:
      "Vos processus vous ont envoyé plus de messages que vous n’en recevez un par un en une heure. Ceux-ci ont été réunis :",
  },
  approvals: {
    mail: {
      subject: (title) => `Veuillez décider : ${title}`,
      waits: (workflow) => `Le processus ${workflow} attend une décision :`,
      look: "Vous pouvez voir la demande, et l’approuver ou la refuser, ici :",
      alone: "Le lien est pour vous seul. Il permet de décider sans se connecter : ne le transmettez à personne.",
    },
    deadline: (moment) => `Décidez avant le ${moment}.`,
    askedBy: (workflow, moment) => `Demandé par le processus ${workflow}, ${moment}.`,
    request: "Ce que vous décidez",
    comment: "Commentaire (facultatif)",
    approve: "Approuver",
    reject: "Refuser",
    status: {
      approved: "C’est approuvé.",
      rejected: "C’est refusé.",
      expired: "Personne n’a décidé à temps.",
      cancelled: "Il n’y a plus rien à décider.",
    },
    wrongLink: {
      title: "Ce lien ne fonctionne pas",
      text: "Ouvrez le lien entier de l’e-mail. Un lien prend fin aussi quand son destinataire ne peut plus décider.",
    },
  },
};
