import type { OutgoingTexts } from "./en.ts";

export const fr: OutgoingTexts = {
  endpointMails: {
    "not-answering": {
      subject: "L’un de vos points de terminaison de webhooks ne répond pas",
      text: (
        endpoint,
        site,
      ) => `Depuis plus d’une heure, le point de terminaison de webhooks ${endpoint} sur ${site} n’a accepté aucun des événements qui lui ont été envoyés.

Les événements attendent et seront livrés dès qu’il répondra de nouveau. Après cinq jours d’échecs, le point de terminaison est désactivé.

Pour voir chaque tentative et sa réponse, consultez les livraisons du point de terminaison.
`,
    },
    failing: {
      subject: "L’un de vos points de terminaison de webhooks a été désactivé",
      text: (
        endpoint,
        site,
      ) => `Pendant cinq jours, le point de terminaison de webhooks ${endpoint} sur ${site} a échoué. Il a été désactivé.

Parley lui envoie un événement de test une fois par jour. Dès qu’il répond, Parley le réactive et lui envoie tout ce qu’il a manqué.

Vous pouvez aussi le réactiver vous-même à tout moment.
`,
    },
    gone: {
      subject: "L’un de vos points de terminaison de webhooks a été désactivé",
      text: (
        endpoint,
        site,
      ) => `Le point de terminaison de webhooks ${endpoint} sur ${site} a répondu 410 Gone. Il a été désactivé, et plus rien ne lui est envoyé.

Si c’était une erreur, réactivez-le et renvoyez ce qu’il a manqué.
`,
    },
  },
};
