// Long because each group of words has a line.

import { groupList } from "../../thesaurus/group-list.ts";

/** What customers and help pages call the same thing in French. */
export const fr = groupList(`
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
  se connecter, connexion, s'identifier, login, ouvrir une session, accéder à mon compte, identification
  se déconnecter, déconnexion, fermer la session, logout
  bloqué, accès perdu, plus d'accès, impossible de me connecter, n'arrive pas à me connecter
  s'inscrire, inscription, créer un compte, ouvrir un compte, nouveau compte, enregistrement
  compte, profil, espace personnel, espace client
  nom d'utilisateur, identifiant, pseudo, pseudonyme, login
  mot de passe, code secret, mdp, code d'accès, code
  mot de passe oublié, perdu mon mot de passe, réinitialiser le mot de passe, oublié mon mot de passe
  double authentification, authentification à deux facteurs, 2fa, deux étapes, double facteur, code de vérification
  code de récupération, code de secours, clé de récupération
  code de vérification, code de confirmation, code de sécurité, code reçu
  sécurité, protection, sécurisé, protéger, sûr
  piraté, hacké, compte volé, usurpation, hameçonnage
  chiffrement, chiffré, crypté, cryptage
  confidentiel, privé, secret, personnel
  confidentialité, vie privée, protection des données, rgpd, données personnelles
  cookies, traceurs, consentement
  consentement, accord, autorisation, approbation
  conditions, conditions générales, cgv, cgu, règlement, mentions légales
  collègue, membre de l'équipe, collaborateur, coéquipier, employé, salarié, collaboratrice
  membre, participant, utilisateur, personne
  équipe, groupe, organisation, service
  invité, visiteur, personne extérieure, externe
  rôle, droit, permission, autorisation, niveau d'accès
  administrateur, admin, gestionnaire, responsable, propriétaire
  propriétaire, titulaire, détenteur
  transférer la propriété, changer de propriétaire, céder, nouveau propriétaire
  usager, utilisateur, demandeur, citoyen, particulier
  instructeur, agent, gestionnaire, service instructeur
  accès, entrée, accéder
  licence, clé de licence, numéro de série
  client, acheteur, consommateur
  vendeur, commerçant, marchand, boutique
  entreprise, société, organisation, établissement, structure
  facture, reçu, note, justificatif de paiement, ticket de caisse, quittance
  facturation, paiement, règlement
  adresse de facturation, coordonnées de facturation, nom sur la facture
  prix, coût, tarif, frais, montant, combien, cher
  bon marché, pas cher, abordable, économique
  gratuit, sans frais, offert, gratuitement, sans payer
  taxe, tva, impôt
  monnaie, devise, euro, argent
  payer, régler, paiement, règlement, acquitter
  moyen de paiement, mode de paiement, carte bancaire, carte de crédit, cb, comment payer
  virement, prélèvement, iban, rib, compte bancaire, coordonnées bancaires
  paiement refusé, carte refusée, paiement échoué, échec du paiement, rejeté
  prélevé, débité, facturé, retiré
  débité deux fois, payé deux fois, double paiement, prélevé deux fois
  paiement en plusieurs fois, mensualité, échelonner, échéancier, acompte
  impayé, retard de paiement, relance, rappel
  rembourser, remboursement, récupérer mon argent, être remboursé, rendre l'argent, indemnisation
  retour, retourner, renvoyer, rendre, échanger, renvoi
  réduction, remise, code promo, promotion, rabais, bon de réduction, coupon, solde
  étudiant, école, université, scolaire, enseignant
  association, organisme à but non lucratif, bénévole
  carte cadeau, bon d'achat, chèque cadeau
  cadeau, offrir
  fidélité, points, récompense
  parrainage, parrainer, recommander un ami
  crédit, solde, recharge, avoir, cagnotte
  essai, essai gratuit, période d'essai, tester, essayer, démonstration, démo
  abonnement, formule, forfait, offre, contrat
  mensuel, par mois, tous les mois, chaque mois
  annuel, par an, tous les ans, chaque année, annuellement
  commander, acheter, commande, achat, passer commande
  panier, caddie, chariot
  rupture de stock, épuisé, indisponible, pas disponible
  disponible, en stock, disponibilité
  produit, article, marchandise
  livraison, expédition, envoi, livrer, expédier, port
  frais de livraison, frais de port, coût de livraison
  délai de livraison, quand vais-je recevoir, arriver, temps de livraison
  colis, paquet, envoi
  suivre ma commande, numéro de suivi, où est ma commande, où est mon colis, suivi de commande
  transporteur, livreur, facteur, poste
  retrait, retirer, venir chercher, récupérer, click and collect
  étranger, international, autres pays, hors de france
  douane, droits de douane
  colis perdu, pas arrivé, non reçu, pas reçu, jamais arrivé
  endommagé, cassé, abîmé, défectueux, défaut
  garantie, garanti, couvert
  réparer, réparation, dépanner, dépannage, sav, service après-vente
  pièce de rechange, pièce détachée, pièce
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
  notification, alerte, avertissement, rappel, avis
  rappel, relance, alerte
  e-mail, mail, courriel, courrier électronique, message, email
  adresse e-mail, adresse mail, courriel, adresse électronique, mail
  newsletter, lettre d'information, infolettre, liste de diffusion
  spam, courrier indésirable, indésirables, pourriel
  pas reçu de mail, aucun mail, e-mail non reçu, ne reçois pas, pas reçu l'e-mail
  rapport, bilan, synthèse, résumé, compte rendu
  statistiques, chiffres, données, indicateurs, mesures
  tableau de bord, vue d'ensemble, accueil, page d'accueil
  graphique, courbe, diagramme
  trafic, visites, visiteurs, fréquentation
  objectif, conversion, but
  filtre, filtrer, segment, trier
  période, intervalle, plage de dates, durée
  temps réel, en direct, direct, maintenant
  historique, journal, passé, activité, traçabilité
  délai, retard, attente, temps, durée, combien de temps
  reporter, décaler, repousser, déplacer la date
  attendre, attente, file d'attente
  date limite, échéance, délai, dernier jour, jusqu'à quand, date butoir
  horaires, heures d'ouverture, ouvert, ouverture, quand êtes-vous ouverts
  fermé, fermeture, jour férié, férié
  vacances, congé, absence
  rendez-vous, réservation, créneau, rdv, entretien
  réserver, prendre rendez-vous, réservation, planifier
  déplacer un rendez-vous, changer de date, modifier la réservation, autre date
  calendrier, agenda, planning, emploi du temps
  récurrent, répéter, régulier
  événement, réunion, rencontre
  cours, formation, leçon, atelier, stage
  billet, ticket, entrée, place
  demande, ticket, requête, dossier
  contacter, joindre, appeler, téléphoner, écrire, service client, numéro de téléphone, parler à
  assistance, support, aide, service client, service clientèle
  réclamation, plainte, se plaindre, mécontent, réclamer
  avis, commentaire, retour, évaluation, note, suggestion
  téléphone, portable, mobile, smartphone, appeler, tél
  numéro de téléphone, numéro de portable, numéro de mobile
  application, appli, app, logiciel, programme
  ordinateur, pc, mac, portable, poste
  appareil, machine, dispositif, matériel, terminal
  nouveau téléphone, changé de téléphone, perdu mon téléphone, nouvel appareil
  navigateur, chrome, firefox, safari, edge
  site, site web, page web, site internet
  lien, url, adresse web, hyperlien
  internet, réseau, wifi, wi-fi, connexion
  hors connexion, sans internet, hors ligne
  câble, fil, cordon
  batterie, pile, charge
  stockage, espace, mémoire, espace disque, capacité
  plus de place, espace plein, stockage plein, espace insuffisant
  fichier, document, pièce jointe
  pièce jointe, fichier joint, document joint, annexe, justificatif
  justificatif, preuve, attestation, document, pièce
  dossier, répertoire, album
  dossier, demande, formulaire, démarche
  démarche, procédure, formalité, formulaire
  photo, image, cliché, photographie
  vidéo, film, clip
  capture d'écran, copie d'écran
  fichier trop gros, taille du fichier, trop lourd, taille maximale
  format, type de fichier, extension
  tableur, excel, csv, tableau, feuille
  imprimer, impression, papier, version papier
  scanner, numériser, qr code
  formulaire, questionnaire, imprimé
  remplir, compléter, saisir, renseigner
  envoyer, transmettre, soumettre, déposer, remettre, adresser
  déposer un dossier, soumettre, envoyer ma demande, dépôt
  brouillon, pas terminé, inachevé, en construction
  statut, état, avancement, où en est, état du dossier
  traiter, traitement, instruire, instruction, examiner
  accepter, approuver, valider, acceptation, accord
  refuser, rejeter, refus, rejet, refusé
  attestation, certificat, preuve, justificatif
  carte d'identité, pièce d'identité, passeport, identité
  permis de conduire, permis
  acte de naissance, naissance
  domicile, résidence, adresse, logement
  déménagement, changement d'adresse, déménager, nouvelle adresse
  adresse, lieu, où, rue, endroit, plan
  parking, stationnement, se garer
  accessibilité, handicap, fauteuil roulant, pmr
  administration, mairie, préfecture, service public, organisme
  aide, allocation, subvention, prestation
  signature, signer, signé, signature électronique
  documents nécessaires, pièces à fournir, pièces demandées, quels papiers, documents demandés
  recours, contestation, contester, réclamation
  amende, pénalité, majoration
  éligible, droit, conditions, qui peut
  condition, exigence, prérequis, nécessaire, obligatoire
  compatible, compatibilité, pris en charge
  langue, traduction, traduire, anglais
  fuseau horaire, heure locale
  paramètres, réglages, options, préférences, configuration
  bouton, icône, touche
  mode sombre, mode nuit, thème, apparence
  police, taille du texte, caractères
  avatar, photo de profil, image de profil
  étiquette, tag, mot-clé, libellé
  catégorie, rubrique, type, groupe
  modèle, exemple, gabarit
  commentaire, note, remarque, annotation
  message, messagerie, discussion, conversation
  intégrer, insérer, widget, iframe, mettre sur mon site
  api, interface, développeur
  jeton, clé api, token
  automatique, automatiquement, automatisation, tout seul
  à la main, manuellement, manuel
  en masse, plusieurs à la fois, groupé, lot, tous à la fois
  tout, tous, entier, ensemble, complet
  archiver, archive, ancien, ranger
  ancien, précédent, vieux, passé
  nouveau, récent, dernier, actuel
  temporaire, provisoire, momentané
  définitif, définitivement, pour toujours, irréversible, permanent
  famille, foyer, proches, conjoint
  enfant, mineur, enfants
  âge, majeur, âge minimum
  animal, chien, chat
  décès, mort, héritier, succession
  urgent, urgence, immédiatement, tout de suite
  comparer, différence, comparaison
  autre, alternative, à la place
  fonction, fonctionnalité, option
  guide, tutoriel, mode d'emploi, notice, manuel, documentation
  taille, dimension, mesure, grandeur
  allergie, allergène, intolérance, gluten
  végétarien, végan, végétalien, sans viande
  repas, plat, menu, nourriture
  chambre, hébergement, hôtel, logement
  arrivée, arriver, check-in
  départ, partir, check-out
  bagage, valise, sac
  voiture, véhicule, auto
  vélo, bicyclette
  louer, location
  caution, dépôt de garantie, acompte, arrhes
  assurance, assuré, couverture
  vol, volé, voler
  objet perdu, objets trouvés, oublié
  emploi, recrutement, candidature, poste, travail
  baisser, réduire, diminuer, abaisser, moins élevé
  augmenter, relever, hausse, plus élevé, monter
  au maximum, au plus, plafond, maximum, limite, jusqu'à
  engagement, durée d'engagement, durée minimale, engagé, lié
  résilier, sortir du contrat, partir avant, résiliation anticipée, rompre le contrat
  hausse de prix, augmentation, plus cher, changement de tarif
  indemnisation, indemnité, dédommagement, dédommager, dommages, droit à
  contester, contestation, réclamation, pas d'accord, litige, opposition
  changé d'avis, rétracter, rétractation, revenir en arrière, annuler
  manqué, oublié, trop tard, raté, dépassé
  déménager, déménagement, emménager, nouveau logement, changer d'adresse
  compte bancaire, coordonnées bancaires, iban, rib, nouvelle banque, changer de banque
  prélèvement, prélever, mandat, prélèvement automatique, débit
  virement permanent, virement automatique, virement programmé
  virement, virer, envoyer de l'argent, transférer
  espèces, liquide, distributeur, retrait, retirer, dab
  faire opposition, opposition, carte perdue, carte volée, bloquer la carte, plus ma carte
  découvert, à découvert, dans le rouge, solde négatif
  intérêts, taux, rémunération, rendement, taux d'intérêt
  épargne, épargner, livret, mettre de côté, compte épargne
  prêt, crédit, emprunt, emprunter, prêt immobilier
  sinistre, déclarer un sinistre, déclaration, dégât
  franchise, reste à charge
  carte sim, sim, esim, puce
  garder mon numéro, portabilité, conserver mon numéro, rio
  itinérance, roaming, étranger, en voyage
  données mobiles, forfait internet, gigas, enveloppe, data
  box, routeur, modem, passerelle
  portée, réception, couverture, signal, trop loin
  voyant, led, lumière, clignote, clignotant, allumé, témoin
  associer, appairer, jumeler, connecter, ajouter un appareil, lier
  réinitialiser, réinitialisation, remise à zéro, paramètres d'usine
  redémarrer, redémarrage, éteindre et rallumer, relancer
  micrologiciel, mise à jour, firmware, nouvelle version
  bip, bruit, son, sonne, alarme
  enregistrement, vidéo, clip, images, relecture
  technicien, installateur, intervention, rendez-vous à domicile, installation
  compteur, relevé, index, consommation
  coupure de courant, panne de courant, plus d'électricité, coupure
  couper, suspendre, coupure, suspension de ligne
  décès, décédé, mort, succession, héritier, héritage
  procuration, mandataire, au nom de, tuteur, à sa place
  commun, joint, à deux, partagé, cotitulaire
  fraude, arnaque, suspect, pas moi, frauduleux, escroquerie
  salaire, paie, revenus, paye
  plus rapide, débit, augmenter le débit, offre supérieure
  monter, montage, assembler, installer
  ancien appareil, reprise, recycler, enlever, débarrasser
  voisin, absent, quelqu'un d'autre, pas chez moi, déposer
  points expirent, perdre ses points, validité des points
  suivi du temps, feuille de temps, heures, pointer
  assigner, attribuer, responsable, déléguer
  lecture seule, consultation, seulement voir, lecteur
  obligatoire, forcé, suis-je obligé, imposé
  messagerie vocale, répondeur, boîte vocale
  se coupe, coupures, se déconnecte, instable, décroche
  partir, changer d'opérateur, quitter, aller chez un autre
  venir chez vous, devenir client, rejoindre, passer chez vous
  dette, dois, impayé, retard de paiement, arriérés
  prélèvement rejeté, rejet, impayé, refusé par la banque
  payer petit à petit, en plusieurs fois, échelonner, étaler, mensualités
  facture, relevé, note, prélèvement
  mot de passe, code secret, identifiant, code d'accès
  gigas, go, données, mo, data
  débit réduit, ralenti, épuisé, plus de données
  habiter, logement, maison, domicile, appartement
  volé, vol, dérobé, pris
  plainte, dépôt de plainte, déclaration de vol
  donner, partager, offrir, transmettre
  voyage, voyager, étranger, vacances, partir
  papiers, documents, justificatifs, que faut-il, pièces
  déposer, rendre, rapporter, restituer, retourner
  envoyer, transmettre, joindre, déposer, téléverser
  caméra, cam, webcam
  frigo, réfrigérateur, frigidaire
  ordinateur, pc, portable
  portable, téléphone, mobile, smartphone
  voiture, auto, véhicule
  appli, application, app
  piqué, volé, vol, dérobé
  rouge, découvert, négatif
  rapporter, rapporte, taux, intérêts
  décaler, reporter, repousser
  fuite, dégât des eaux, inondation
  coordonnées bancaires, rib, iban
`);
