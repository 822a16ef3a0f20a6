import { groupList } from "../../../thesaurus/group-list.ts";

/** French: what is broken, missing or wrong. */
export const faults = groupList(`
  en panne, ne marche pas, ne fonctionne pas, cassé, hors service, dysfonctionnement, bug
  erreur, problème, panne, bug, défaut, anomalie, souci, incident
  résoudre, corriger, régler, réparer, solution, dépannage
  bloqué, figé, planté, gelé, ne répond plus, ne répond pas
  lent, lenteur, rame, prend du temps, performance
  hors ligne, indisponible, inaccessible, en panne, panne
  disparu, perdu, manquant, introuvable, plus là, ne trouve plus, ne s'affiche pas
  faux, incorrect, erroné, inexact, mauvais
  différent, écart, différence, ne correspond pas
  doublon, en double, deux fois, dupliqué
  déconner, bugger, dysfonctionnement, bug
  déconner, débloque complètement, fait n'importe quoi, dysfonctionnement
  en rade, en carafe, en panne, hors service
  lâché, a rendu l'âme, mort, en panne, ne s'allume plus
  s'allume pas, s'allume plus, démarre pas, démarre plus, ne s'allume pas, ne démarre plus
  plus de vie, aucun signe de vie, ne s'allume pas, éteint
  s'éteint tout seul, s'éteint, s'arrête tout seul, se coupe
  plante, crashe, se ferme tout seul, planter, plantage, fermeture inattendue
  freeze, figé, gelé, ne bouge plus, bloqué
  écran figé, écran bloqué, ne répond plus, gelé
  écran noir, tout noir, rien à l'écran, n'affiche rien
  écran blanc, page blanche, tout blanc, page vide
  tout est vide, aucune donnée, aucun résultat, pas de données
  tourne dans le vide, tourne sans fin, charge sans arrêt, chargement infini, sablier, roue qui tourne
  charge pas, ne charge pas, ne s'ouvre pas, chargement, ne s'affiche pas
  mouline, rame, lent, lenteur, ralenti
  lambin, met des plombes, lent, trop long
  des plombes, une éternité, trop longtemps, délai, long
  saccade, lag, lague, à-coups
  haché, grésille, mauvaise qualité, qualité audio
  clignote, scintille, vacille, clignotement, clignotant
  flou, pas net, mauvaise image, qualité d'image
  pixelisé, flou, basse résolution, résolution
  de travers, décalé, mal affiché, mise en page, affichage
  affichage bizarre, mal affiché, mise en page cassée, problème d'affichage
  caractères bizarres, accents, encodage, signes bizarres
  message d'erreur, code d'erreur, erreur affichée, message rouge
  page introuvable, 404, lien mort, lien cassé, page inexistante
  erreur 500, erreur serveur, erreur interne, serveur
  site en panne, site ne marche plus, site indisponible, hors service, état du service
  maintenance, travaux, indisponible, interruption
  rien ne se passe, aucune réaction, ne réagit pas, ne répond pas
  bouton ne marche pas, bouton ne réagit pas, bouton grisé, cliquer ne fait rien
  grisé, désactivé, pas cliquable, inactif
  disparaître, volatilisé, envolé, disparu, perdu
  introuvable, disparu, où est passé
  n'apparaît plus, ne s'affiche plus, disparu
  tout perdu, perdu mon travail, données perdues, perte de données
  enregistré pas, pas sauvegardé, modifications perdues, enregistrement automatique
  pas à jour, ne se met pas à jour, pas actualisé, anciennes données, ancienne valeur
  synchronise pas, ne se synchronise pas, problème de synchronisation
  compte faux, chiffres faux, ne colle pas, chiffres ne correspondent pas, écart
  ne colle pas, incohérent, ne correspond pas
  trop peu, pas assez, insuffisant
  à zéro, affiche zéro, zéro, aucune donnée
  monté en flèche, pic, explosé, forte hausse, augmentation soudaine
  dégringolé, chute, baisse soudaine, effondré
  se répète, répétition, en boucle
  sans arrêt, sans cesse, en permanence, en continu
  n'arrête pas, s'affiche sans cesse, apparaît sans arrêt, revient sans cesse
  fenêtre, popup, pop-up, fenêtre surgissante
  parfois, par moments, intermittent
  depuis la mise à jour, après la mise à jour, nouvelle version, problème après mise à jour
  revenir à l'ancienne version, ancienne interface, version antérieure
  toujours pareil, même problème, problème persiste
  arranger, réparer, résoudre, dépanner
  rafistoler, réparer, réparation
  remettre en état, réparer, réparation, remise en état
  dépannage, solution, résolution de problèmes
  surchauffe, chauffe, brûlant, trop chaud
  fumée, brûlé, odeur de brûlé, feu
  fait tomber, tombé par terre, chute
  tombé dans l'eau, pris l'eau, mouillé, dégât d'eau, oxydé
  renversé, liquide renversé, café dessus, dégât liquide
  étanche, résistant à l'eau, pluie, imperméable
  fuit, fuite, goutte, coule
  coincé, bloqué, grippé
  défaut de fabrication, vice caché, défectueux
  volé, piqué, chouré, vol
  paumé, égaré, perdu, perte
  cambriolé, cambriolage, vol, effraction
`);
