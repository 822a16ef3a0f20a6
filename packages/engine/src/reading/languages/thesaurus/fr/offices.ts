import { groupList } from "../../../thesaurus/group-list.ts";

/** French: forms and public services. */
export const offices = groupList(`
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
  papelard, papier, document, formulaire
  paperasse, papiers, démarches, documents, formalités
  case à remplir, champ, rubrique
  remplir un formulaire, compléter un formulaire, saisir une demande
  j'ai fini de remplir, valider ma demande, soumettre, envoyer le formulaire
  formulaire bloqué, ne peux pas valider, impossible d'envoyer, champ obligatoire
  modifier ma demande, corriger mon dossier, dossier déjà envoyé, erreur dans mon dossier
  dossier incomplet, pièce manquante, document manquant, justificatif manquant
  où en est mon dossier, suivre mon dossier, avancement, état d'avancement, statut de la demande
  combien de temps pour traiter, délai de traitement, délai d'instruction
  toujours pas de nouvelles, aucune nouvelle, délai de réponse
  demande refusée, dossier rejeté, refus, pourquoi refusé
  demande acceptée, accord, dossier accepté, validé
  faire appel, recours, contester une décision, contester
  photocopie, copie, scan, numérisation
  scanner un document, prendre en photo, numériser, photo du document
  copie certifiée, original, certifié conforme, légalisé
  traduction officielle, traduction assermentée, traducteur
  signer en ligne, signature électronique, signer numériquement
  papiers d'identité, carte d'identité, passeport, pièce d'identité, titre d'identité
  carte d'identité perdue, passeport perdu, papiers perdus, papiers volés, déclaration de perte
  passeport expiré, renouveler mon passeport, renouvellement de passeport
  titre de séjour, carte de séjour, permis de séjour
  visa, permis d'entrée, autorisation de voyage
  nationalité, naturalisation, citoyenneté
  permis perdu, permis volé, renouveler le permis, permis de conduire
  carte grise, certificat d'immatriculation, immatriculation, plaque
  plaque, plaque d'immatriculation, numéro d'immatriculation
  contravention, pv, amende, procès-verbal
  radar, excès de vitesse, amende
  vignette, autorisation de stationnement, carte de résident, stationnement
  se garer, place de parking, stationnement, parking
  fourrière, voiture enlevée, mise en fourrière
  justificatif de domicile, preuve d'adresse, attestation de domicile
  déménagé, nouvelle adresse, changement d'adresse, bougé
  réexpédition, faire suivre le courrier, transfert de courrier
  caf, allocations, allocation, aide sociale
  aide au logement, apl, allocation logement
  chômage, pôle emploi, france travail, demandeur d'emploi, sans emploi
  partir à la retraite, pension, pension de retraite
  handicapé, handicap, invalidité, mobilité réduite
  malvoyant, aveugle, lecteur d'écran, accessibilité
  sourd, malentendant, langue des signes, accessibilité
  enceinte, grossesse, maternité, congé maternité
  nouveau-né, naissance, déclarer une naissance, accouchement
  crèche, garde d'enfants, nounou, assistante maternelle
  inscrire mon enfant, inscription scolaire, inscription à l'école
  cantine, repas scolaire
  bus scolaire, transport scolaire, car scolaire
  voter, élection, liste électorale, procuration
  déchets, poubelles, ordures, collecte
  déchetterie, encombrants, recyclage, tri
  bruit, nuisance, tapage, voisinage
  travaux, permis de construire, autorisation d'urbanisme
  vie associative, club, adhésion
  adhérent, membre, adhésion, cotisation
  cotisation, adhésion, frais d'adhésion
  guichet, accueil, bureau, sur place
  prendre un rendez-vous en mairie, rendez-vous, créneau
  bibliothèque, médiathèque, bouquin
  prolonger un prêt, prolonger un emprunt
  quels justificatifs, quels documents, pièces à joindre, documents à fournir
  ai-je droit, y ai-je droit, conditions d'éligibilité, éligible
  plafond de revenus, conditions de ressources, ressources, revenus
  trop tard, hors délai, date dépassée, délai dépassé
  date limite, dernier délai
`);
