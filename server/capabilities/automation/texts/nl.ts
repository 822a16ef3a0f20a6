import type { AutomationTexts } from "./en.ts";

export const nl: AutomationTexts = {
  failedRuns: {
    subject: (workflows) => `Mislukte uitvoeringen: ${workflows}`,
    failed: (workflow) => `Deze uitvoeringen van de workflow ${workflow} zijn mislukt:`,
    task: (task) => `taak ${task}`,
    others: (count) => `en nog ${count}`,
    look: "Zo ziet u wat er gebeurd is, en laat u een uitvoering doorgaan als de oorzaak verholpen is:",
    hourly: "U krijgt zo’n mail voor elke workflow hoogstens één keer per uur.",
  },
  alerts: {
    subject: (count, first) => `${first} (${count} berichten van uw workflows)`,
    gathered: "Uw workflows hebben u meer mails gestuurd dan u er in een uur één voor één krijgt. Deze zijn verzameld:",
  },
  approvals: {
    mail: {
      subject: (title) => `Beslis alstublieft: ${title}`,
      waits: (workflow) => `De workflow ${workflow} wacht op een beslissing:`,
      look: "Hier kunt u het verzoek bekijken en goedkeuren of afwijzen:",
      alone: "De link is alleen voor u. Wie hem heeft, kan zonder inloggen beslissen: geef hem aan niemand door.",
    },
    deadline: (moment) => `Beslis vóór ${moment}.`,
    askedBy: (workflow, moment) => `Gevraagd door de workflow ${workflow}, ${moment}.`,
    request: "Waarover u beslist",
    comment: "Opmerking (niet verplicht)",
    approve: "Goedkeuren",
    reject: "Afwijzen",
    status: {
      approved: "Dit is goedgekeurd.",
      rejected: "Dit is afgewezen.",
      expired: "Niemand heeft op tijd beslist.",
      cancelled: "Hierover hoeft niet meer te worden beslist.",
    },
    wrongLink: {
      title: "Deze link werkt niet",
      text: "Open de hele link van de e-mail. Een link vervalt ook als de ontvanger niet meer mag beslissen.",
    },
  },
};
