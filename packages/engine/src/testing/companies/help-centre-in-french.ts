import { helpCentreOf } from "../help-centre-of.ts";

/** A part of the help centre of Perchly in French. */
export const helpCentreInFrench = helpCentreOf(
  "help centre in French",
  `
=== reserver | Réserver un bureau ou une salle
Vous pouvez réserver jusqu’à 30 jours à l’avance. Votre administrateur peut choisir une autre limite.

## Réserver un bureau

Pour réserver un bureau :

1. Ouvrez le **Calendrier** et choisissez le jour.
2. Choisissez l’étage. Les bureaux libres sont en vert sur le plan.
3. Appuyez sur le bureau, puis sur **Réserver**.

La confirmation arrive par e-mail en une minute.

## Réserver une salle

1. Ouvrez **Salles** et indiquez le nombre de personnes.
2. Choisissez le début et la fin de la réunion.
3. Choisissez une salle libre.

> **Remarque :** les salles de plus de 20 personnes demandent l’accord de l’accueil.

## Articles liés

- [Annuler une réservation](https://help.perchly.example/fr/annuler)

=== annuler | Annuler ou déplacer une réservation
Une réservation peut être annulée ou déplacée jusqu’à son début.

## Comment annuler une réservation ?

1. Ouvrez **Mes réservations**.
2. Appuyez sur la réservation, puis sur **Annuler**.

Le bureau est aussitôt libre pour les autres.

## Puis-je déplacer une réservation à un autre jour ?

Oui. Faites glisser la réservation vers le nouveau jour dans la vue de la semaine.

## Combien coûte une annulation tardive ?

L’annulation est gratuite jusqu’à deux heures avant le début. Ensuite, les heures comptent dans votre
forfait.

=== personnes | Ajouter et retirer des collègues
Les administrateurs décident qui peut réserver. Tout le monde figure sous **Réglages › Personnes**.

## Inviter des collègues

1. Ouvrez **Réglages › Personnes** et appuyez sur **Inviter**.
2. Saisissez jusqu’à 50 adresses.
3. Choisissez un rôle et appuyez sur **Envoyer**.

Une invitation est valable 14 jours.

## Retirer une personne

1. Ouvrez **Réglages › Personnes**.
2. Appuyez sur les trois points à côté du nom, puis sur **Retirer**.

Les réservations à venir de la personne sont annulées.

=== tarifs | Tarifs et factures
Vous payez pour les personnes qui ont réservé au moins une fois dans le mois.

## Combien coûtent les formules ?

Nest est gratuit jusqu’à 10 personnes. Branch coûte 3 euros par personne et par mois, Crown 5 euros.

## Télécharger une facture

1. Ouvrez **Réglages › Formule › Factures**.
2. Appuyez sur la flèche à côté du mois.

## Pourquoi ma carte a-t-elle été refusée ?

Le plus souvent, le plafond de la carte est atteint. Nous essayons de nouveau après 3 et 7 jours.
`,
  `
+ reserver | Comment réserver un bureau ? | **Réserver**
+ reserver | réserver une salle | Ouvrez **Salles**
+ reserver | Combien de jours à l’avance puis-je réserver ? | 30 jours
+ annuler | Comment annuler une réservation ? | **Annuler**
% annuler | anuler ma reservation | **Annuler**
+ annuler | Puis-je déplacer une réservation ? | vue de la semaine
+ annuler | Combien coûte une annulation tardive ? | deux heures
+ personnes | inviter un collègue | **Inviter**
~ personnes | supprimer un collaborateur | **Retirer**
+ personnes | Combien de temps une invitation est-elle valable ? | 14 jours
+ tarifs | Combien coûte Branch ? | 3 euros
+ tarifs | télécharger une facture | flèche
+ tarifs | Pourquoi ma carte a-t-elle été refusée ? | plafond
- Puis-je commander un repas dans la salle ?
! Comment tricoter une écharpe ?
? ça ne marche pas
? aide
`,
);
