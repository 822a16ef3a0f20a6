import { groupList } from "../../../thesaurus/group-list.ts";

/** French: contracts, banks, insurance, telephone, energy. */
export const contracts = groupList(`
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
  iban, rib, relevé d'identité bancaire, numéro de compte
  compte courant, compte de dépôt, compte bancaire
  compte joint, compte commun, compte à deux, cotitulaire
  clôturer un compte bancaire, fermer mon compte bancaire, quitter la banque
  carte avalée, distributeur a gardé ma carte, carte retenue, carte capturée
  carte bloquée, carte marche plus, code bloqué, trois codes faux
  code pin, code de la carte, code secret, code confidentiel
  code oublié, oublié mon code, nouveau code pin, revoir mon code
  carte pas arrivée, carte non reçue, nouvelle carte, recevoir ma carte
  carte cassée, carte abîmée, puce abîmée, remplacement de carte
  augmenter le plafond, plafond de paiement, plafond de retrait, limite de dépenses, plafond atteint
  payer à l'étranger, carte à l'étranger, frais à l'étranger, voyage hors de france
  virement pas arrivé, argent pas arrivé, virement en attente, délai de virement
  envoyé au mauvais compte, mauvais iban, mauvais destinataire, rappel de virement, annuler un virement
  virement instantané, virement immédiat, tout de suite sur le compte
  bénéficiaire, destinataire, ajouter un bénéficiaire
  relevé, relevé de compte, extrait de compte
  transaction, opération bancaire, mouvement sur le compte
  opposition au prélèvement, bloquer un prélèvement, refuser un prélèvement, contester un prélèvement
  dans le rouge, découvert, autorisation de découvert, solde négatif
  interdit bancaire, fiché, incident de paiement
  crédit immobilier, hypothèque, prêt immobilier, emprunt immobilier
  rembourser plus tôt, remboursement anticipé, solder mon prêt
  mensualité, échéance du prêt
  placer de l'argent, investir, placement financier, investissement
  bourse, actions en bourse, portefeuille boursier
  crypto, bitcoin, cryptomonnaie
  héritage, succession, héritier, notaire
  pris en charge, prise en charge, couvert par l'assurance
  mutuelle, complémentaire santé, assurance santé
  sécu, sécurité sociale, assurance maladie, carte vitale
  feuille de soins, remboursement de soins, frais médicaux
  médecin, docteur, toubib, généraliste, praticien
  dentiste, dent, soins dentaires
  lunettes, optique, opticien, lentilles
  médicament, cachet, ordonnance, pharmacie
  ordonnance, prescription, médicaments
  hôpital, clinique, hospitalisation, opération
  radiographie, irm, imagerie
  prise de sang, analyse, résultats, laboratoire
  vaccin, piqûre, vaccination
  kiné, kinésithérapeute, rééducation, séances
  accident, accrochage, collision, sinistre
  accident de voiture, constat, constat amiable, déclarer un accident
  pare-brise, bris de glace, vitre cassée
  dépanneuse, remorquage, assistance routière, dépannage
  dégât des eaux, fuite d'eau, inondation, sinistre
  incendie, feu, sinistre
  grêle, tempête, catastrophe naturelle, intempéries
  expert, expertise, évaluation des dommages
  attestation d'assurance, certificat d'assurance, carte verte, preuve d'assurance
  bonus, malus, bonus-malus, coefficient
  responsabilité civile, casser chez quelqu'un, dommage causé à autrui
  délai de carence, carence, période d'attente
  tomber malade en voyage, assurance voyage, rapatriement
  opérateur, fournisseur, prestataire
  changer d'opérateur, garder mon numéro, portabilité, code rio
  code puk, sim bloquée, code pin sim
  carte sim perdue, sim volée, nouvelle sim, remplacer la sim
  sim marche pas, carte sim non reconnue, activer la sim
  hors forfait, dépassement, facture élevée, surconsommation
  conso, consommation, suivi conso
  plus de gigas, plus de data, plus d'internet mobile, données épuisées, forfait épuisé
  appels à l'étranger, appeler à l'international, appels internationaux
  numéro surtaxé, numéro payant, service payant
  numéro masqué, masquer mon numéro, appel anonyme
  démarchage, appels indésirables, démarchage téléphonique, bloquer un numéro
  messagerie, répondeur, boîte vocale
  renvoi d'appel, transfert d'appel, rediriger les appels
  internet coupé, panne internet, coupure internet, panne réseau
  décodeur, box tv, télévision, chaînes
  chaînes tv, bouquet tv, programme tv
  retourner la box, rendre la box, restituer le matériel, retour du matériel
  électricité, courant électrique, énergie
  plus de courant, plus de jus, disjoncté, coupure d'électricité
  disjoncteur, fusible, sauter les plombs, tableau électrique
  gaz, odeur de gaz, fuite de gaz
  relever le compteur, index, relevé de compteur, autorelevé
  linky, compteur intelligent, compteur communicant
  facture estimée, estimation, régularisation, index estimé
  mensualisation, mensualité, acompte, échéancier
  heures creuses, tarif de nuit, heures pleines
  panneaux solaires, photovoltaïque, solaire
  borne de recharge, recharger ma voiture, voiture électrique
  mettre le compteur à mon nom, ouverture de compteur, emménagement, nouveau contrat
  fermer le compteur, résilier en déménageant, déménagement
  facture d'eau, compteur d'eau
`);
