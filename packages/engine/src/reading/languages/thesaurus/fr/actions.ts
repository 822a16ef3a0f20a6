import { groupList } from "../../../thesaurus/group-list.ts";

/** French: what people do with a thing. */
export const actions = groupList(`
  supprimer, effacer, enlever, retirer, éliminer, se débarrasser de, virer, suppression
  supprimer mon compte, fermer mon compte, clôturer mon compte, clôture, fermeture du compte
  désinstaller, supprimer, enlever, désinstallation
  annuler, résilier, arrêter, mettre fin, interrompre, annulation, résiliation
  se désabonner, désabonnement, se désinscrire, désinscription, ne plus recevoir, résilier
  ajouter, créer, insérer, joindre, ajout
  créer, faire, ouvrir, nouveau, mettre en place, création
  configurer, paramétrer, régler, mettre en place, configuration, paramétrage, préparer
  démarrer, commencer, débuter, premiers pas, prise en main, lancer
  modifier, changer, éditer, mettre à jour, corriger, rectifier, ajuster, modification, changement
  renommer, changer le nom, nouveau nom, donner un autre nom
  remplacer, échanger, substituer, changer
  personnaliser, adapter, personnalisation, sur mesure
  activer, allumer, mettre en marche, activation, mettre en route
  désactiver, éteindre, couper, arrêter, désactivation
  suspendre, mettre en pause, geler, interrompre, pause, suspension
  reprendre, continuer, réactiver, poursuivre, relancer
  bloquer, interdire, empêcher, bannir, refuser
  exclure, ignorer, ne pas compter, filtrer, écarter
  limiter, restreindre, limite, limitation, maximum, quota, plafond, restriction
  autoriser, permettre, laisser, accorder, droit
  masquer, cacher, invisible, ne pas afficher, rendre privé
  afficher, montrer, voir, consulter, visualiser, visible, apparaître
  trouver, chercher, rechercher, localiser, où est, où se trouve, retrouver
  suivre, suivi, tracer, surveiller, mesurer
  vérifier, contrôler, confirmer, s'assurer, valider, tester
  partager, donner accès, envoyer à, lien public, partage, lien de partage
  publier, mettre en ligne, rendre public, publication, diffuser
  dépublier, retirer, mettre hors ligne
  inviter, invitation, ajouter un utilisateur, ajouter un membre, ajouter un collègue, ajouter un collaborateur, convier
  rejoindre, participer, adhérer, intégrer, s'inscrire
  quitter, partir, sortir
  connecter, relier, lier, associer, brancher, jumeler, intégrer
  dissocier, délier, détacher, débrancher
  intégration, connecteur, extension, module, plugin, greffon
  fusionner, regrouper, combiner, réunir, fusion
  diviser, séparer, scinder, partager
  copier, dupliquer, cloner, copie
  déplacer, transférer, migrer, bouger, transfert
  trier, classer, ranger, ordonner, organiser
  importer, téléverser, charger, mettre en ligne, déposer, envoyer, upload, uploader, téléversement
  exporter, télécharger, extraire, récupérer, export, enregistrer
  télécharger, enregistrer, récupérer, téléchargement, download
  sauvegarder, sauvegarde, copie de sécurité, backup, enregistrer
  restaurer, récupérer, rétablir, retrouver, restauration, récupération
  annuler, revenir en arrière, défaire, rétractation
  corbeille, poubelle, éléments supprimés
  réinitialiser, remettre à zéro, réinitialisation, recommencer
  redémarrer, relancer, rallumer, redémarrage
  synchroniser, synchronisation, sync, tous mes appareils
  mettre à jour, mise à jour, actualiser, nouvelle version, dernière version, actualisation
  version, édition, formule
  formule supérieure, passer à, changer de formule, changer d'offre, changer d'abonnement, upgrade
  renouveler, renouvellement, prolonger, reconduction, reconduire, prolongation
  expirer, expiration, périmé, échéance, fin de validité, plus valable
  valable, validité, valide
  espèces, argent liquide, en liquide, paiement en espèces
  virer, dégager, jeter, bazarder, balancer, supprimer, mettre à la corbeille
  enlever … de la liste, retirer … de la liste, rayer de la liste, sortir de la liste, supprimer de la liste
  retirer mon nom, enlever mon nom, ne plus apparaître, supprimer mes données, effacer mes données
  vider, nettoyer, faire le ménage, faire de la place, libérer, tout effacer
  faire disparaître, supprimer, masquer définitivement, enlever de l'écran
  plus vouloir, laisser tomber, résilier, annuler
  stopper, arrêter, cesser, mettre un terme, mettre fin
  jeter l'éponge, tout arrêter, abandonner, résilier
  annuler ma commande, plus envie, me raviser, changer d'avis, annulation de commande
  décommander, annuler, annulation, ne viendrai pas, ne peux pas venir
  ne plus venir, un empêchement, annuler ma réservation, annulation
  retirer ma demande, annuler ma demande, renoncer, désistement, se désister
  mettre en stand-by, stand-by, en veille, mettre en pause, suspendre, pause
  mettre au frigo, mettre entre parenthèses, geler, suspendre, mettre en pause
  faire une pause, faire un break, mettre … en pause, suspendre, suspension
  reprendre là où, continuer plus tard, reprendre, poursuivre
  remettre en route, rallumer, relancer, réactiver, réactivation
  redonner vie, ressusciter, réactiver, restaurer
  rajouter, ajouter, en rab, ajout
  inclure, intégrer, ajouter, incorporer
  caler, programmer, planifier, prévoir, fixer
  programmer, planifier, à l'avance, d'avance, planification
  lancer, démarrer, mettre en route, commencer, exécuter
  se lancer, commencer, débuter, par où commencer, premiers pas, prise en main
  première fois, débutant, nouveau ici, premiers pas, démarrage rapide
  bidouiller, bricoler, trafiquer, modifier, régler
  retoucher, rectifier, corriger, modifier, arranger
  faute de frappe, coquille, erreur de saisie, mal orthographié, faute d'orthographe, corriger
  mal écrit, mal orthographié, mauvais nom, erreur dans le nom, corriger le nom
  me suis trompé, trompé, erreur de ma part, fausse manipulation, par erreur, mauvaise manipulation
  gaffe, boulette, bêtise, fausse manip, fausse manipulation, par erreur
  foiré, raté, loupé, échoué, échec
  changer l'ordre, réorganiser, ordonner, trier, déplacer
  faire monter, mettre en haut, mettre en premier, épingler
  épingler, garder en haut, favori, mettre en favori
  favori, préféré, marque-page, signet, liste d'envies, coup de cœur
  liste d'envies, wishlist, liste de souhaits, favoris
  troquer, échanger, remplacer
  intervertir, permuter, inverser, échanger
  relier, brancher, raccorder, connecter, faire communiquer
  appairer, jumeler, appairage, jumelage, associer
  coupler, associer, jumeler, synchroniser
  faire le lien, lier, associer, rattacher, rattachement
  détacher, dissocier, délier, désassocier, désappairer
  déconnecter un appareil, retirer un appareil, dissocier, désassocier
  mettre en commun, partager, accès partagé, partage
  refiler, transmettre, donner, céder
  passer la main, transmettre, céder, transférer, transfert
  faire suivre, transférer, renvoyer vers, redirection, rediriger
  rediriger, redirection, renvoi, renvoyer vers
  montrer à quelqu'un, partager, donner accès
  mettre en ligne, publier, poster, publication
  rendre visible, publier, afficher, mettre en ligne
  planquer, cacher, masquer, rendre invisible
  ne pas montrer, cacher, masquer, confidentialité
  flouter, masquer, anonymiser, floutage
  anonyme, anonymiser, anonymement, sans donner mon nom
  mettre de côté, archiver, garder, conserver
  garder, conserver, conservation, sauvegarder
  garder une trace, garder une copie, sauvegarder, archiver, conserver
  récupérer mes affaires, récupérer mes données, exporter mes données, export
  sortir mes données, extraire, exporter, export, récupérer mes données
  rapatrier, importer, migrer, transférer, reprise des données
  venir d'un autre logiciel, changer de logiciel, migrer, migration, importer
  faire rentrer, importer, charger, intégrer
  balancer en ligne, uploader, téléverser, charger, importer
  ravoir, récupérer, retrouver, restaurer
  faire revenir, récupérer, restaurer, rétablir
  supprimé par erreur, effacé par erreur, effacé sans faire exprès, restaurer, récupérer
  sans faire exprès, par mégarde, involontaire, par erreur, accidentellement
  annuler l'action, revenir à avant, version précédente, restaurer, historique des versions
  version précédente, ancienne version, historique des versions, revenir en arrière
  remettre comme avant, rétablir, par défaut, restaurer, réinitialiser
  valeur par défaut, par défaut, d'origine, réglages d'origine
  repartir de zéro, tout recommencer, réinitialiser, remettre à zéro, remise à zéro
  éteindre et rallumer, redémarrer, relancer, débrancher et rebrancher, redémarrage
  débrancher et rebrancher, redémarrer, couper le courant
  fouiller, chercher, rechercher, recherche
  tomber sur, trouver, retrouver, localiser
  repérer, localiser, localisation, situer
  géolocaliser, localiser, localisation, position, gps
  jeter un œil, jeter un coup d'œil, consulter, regarder, visualiser, aperçu
  aperçu, prévisualiser, prévisualisation, avant d'envoyer, à quoi ça ressemble
  garder un œil, surveiller, suivre, surveillance
  double vérification, revérifier, vérifier, contrôler
  interdire l'accès, bloquer, restreindre, verrouiller
  verrouiller, verrouillage, fermer à clé, bloquer
  déverrouiller, déverrouillage, débloquer, ouvrir
  débloquer, déblocage, déverrouiller, lever le blocage
  blacklister, liste noire, bloquer, bannir
  liste blanche, liste autorisée, autoriser, expéditeur approuvé
  faire taire, couper le son, silencieux, sourdine, muet, mode silencieux
  ne pas déranger, mode silencieux, silencieux, heures calmes
  mettre plus fort, monter le son, volume, augmenter le volume
  signaler, dénoncer, alerter, signalement, faire remonter
  abus, signaler, signalement, contenu inapproprié, harcèlement
  imposer, forcer, rendre obligatoire, exiger
  dépasser, excéder, au-delà, dépassement, hors forfait
  plus que prévu, dépassement, hors forfait, surplus, supplément
  élargir, étendre, agrandir, extension
  rallonger, prolonger, prolongation, plus longtemps, délai supplémentaire
  raccourcir, réduire, écourter, plus court
  agrandir, zoomer, zoom, plus gros, plus grand
  rapetisser, réduire, plus petit, compresser
  compresser, zipper, zip, alléger, réduire la taille
  décompresser, dézipper, extraire, archive zip
  rogner, recadrer, couper, découper, recadrage
  pivoter, tourner, rotation, à l'envers
  coller, copier-coller, presse-papiers
  cocher, case à cocher, sélectionner, choisir
  sélectionner, choisir, choix, sélection
  glisser-déposer, glisser, déposer, faire glisser
  cliquer, appuyer, bouton
  remplir automatiquement, remplissage automatique, saisie automatique, pré-rempli
  cumuler, combiner, cumul, cumulable, additionner
  additionner, total, somme, calculer
  calculer, calcul, calculé, estimer, estimation, simulation, simulateur
  comparer, comparaison, comparatif, différence entre
  s'abonner, souscrire, abonnement, souscription, prendre un abonnement
  se réabonner, réabonnement, reprendre un abonnement, réactiver mon abonnement
  reconduit, renouvelé automatiquement, renouvellement automatique, tacite reconduction, reconduction
  ne pas renouveler, désactiver le renouvellement, renouvellement automatique, non-renouvellement
  passer à la caisse, payer, valider le panier, finaliser la commande
  monter en gamme, passer au supérieur, formule supérieure, upgrade, passer en premium
  descendre en gamme, formule inférieure, downgrade, rétrograder, moins cher
  premium, pro, payant, formule payante, version payante
  version gratuite, formule gratuite, gratuit, compte gratuit
  activer mon compte, activation, lien d'activation, compte pas activé
  accepter l'invitation, lien d'invitation, rejoindre, invitation reçue
  invitation expirée, renvoyer l'invitation, invitation pas reçue, relancer l'invitation
  faire entrer, ajouter, inviter, donner accès
  ajouter du monde, ajouter des gens, inviter, ajouter des utilisateurs, ajouter des membres
  sortir quelqu'un, virer quelqu'un, retirer un membre, supprimer un utilisateur, retirer l'accès
  éjecter, virer, exclure, expulser
  couper l'accès, retirer l'accès, révoquer, révoquer l'accès, bloquer l'accès, enlever les droits
  révoquer, révocation, retirer, annuler l'accès
  se retirer, quitter, partir, sortir du groupe
`);
