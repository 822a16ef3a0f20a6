import { groupList } from "../../../thesaurus/group-list.ts";

/** French: prices, invoices, payments and subscriptions. */
export const money = groupList(`
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
  thune, fric, argent, pognon
  balles, euros, montant, prix, somme
  raquer, débourser, payer, régler
  douloureuse, addition, facture, note
  fauché, à sec, plus d'argent, difficultés financières, difficultés de paiement
  peux pas payer, n'arrive pas à payer, difficultés de paiement, délai de paiement, échelonnement
  délai de paiement, report de paiement, repousser le paiement, plus de temps pour payer
  coûter, valoir, coût, prix, tarif
  ça coûte combien, quel prix, tarifs, prix
  hors de prix, trop cher, exorbitant, coûteux, moins cher
  ça vaut le coup, rentable, intéressant, avantageux
  grille tarifaire, tarifs, liste des prix, prix
  devis, estimation, proposition commerciale, offre de prix
  ht, hors taxes, hors taxe, sans tva
  ttc, toutes taxes comprises, taxes comprises, tva comprise
  numéro de tva, tva intracommunautaire, identifiant tva, autoliquidation
  exonération, exonéré de tva, sans tva, détaxe
  frais cachés, frais en plus, frais supplémentaires, suppléments, surcoût
  frais de dossier, frais de gestion, frais de service, commission
  commission, frais de transaction, pourcentage
  frais bancaires, agios, frais de tenue de compte
  ticket de caisse, preuve d'achat, justificatif d'achat, reçu
  où est ma facture, télécharger ma facture, obtenir une facture, duplicata de facture, copie de facture
  facture manquante, pas de facture, facture introuvable, facture non reçue
  duplicata, copie, double, exemplaire
  facture au nom de, facture au nom de l'entreprise, raison sociale, modifier la facture
  erreur sur la facture, facture fausse, facture incorrecte, corriger la facture, rectifier la facture
  note de crédit, note d'avoir, facture d'avoir
  facture trop élevée, facture salée, facture plus élevée, facture a augmenté, surfacturation
  trop payé, payé en trop, trop-perçu, surfacturé, surfacturation
  trop prélevé, prélevé trop, montant trop élevé, surfacturation, prélèvement incorrect
  argent parti, argent débité, prélevé sans, débit non autorisé, prélèvement inconnu
  prélèvement inconnu, débit inconnu, opération inconnue, ne reconnais pas, transaction inconnue, paiement non reconnu
  prélevé après résiliation, encore prélevé, toujours débité, continuez à me prélever
  prélevé alors que, débité alors que, facturé à tort, facturation à tort
  débité en double, facturé deux fois, doublon de paiement, double prélèvement, deux prélèvements
  débité mais pas de commande, payé mais rien, paiement passé sans commande, argent débité commande absente
  empreinte bancaire, préautorisation, montant bloqué, somme bloquée, pré-autorisation
  paiement en attente, en attente, en cours de traitement, en suspens
  carte ne passe pas, carte rejetée, carte refusée, paiement refusé, paiement échoué
  carte expirée, carte périmée, nouvelle carte, remplacer la carte, mettre à jour la carte
  changer de carte, nouvelle carte bancaire, modifier le moyen de paiement, mettre à jour la carte
  enregistrer ma carte, carte enregistrée, mémoriser ma carte
  carte bleue, cb, carte bancaire, visa, mastercard
  carte de débit, débit immédiat, carte bancaire
  carte prépayée, carte virtuelle, e-carte
  3d secure, validation par la banque, authentification du paiement, confirmer le paiement
  cryptogramme, cvv, cvc, trois chiffres au dos, code de sécurité
  paypal, apple pay, google pay, portefeuille électronique, wallet
  paiement mobile, sans contact, apple pay, google pay
  chèque, par chèque, chéquier, encaisser un chèque
  encaisser, encaissement, percevoir
  toucher l'argent, être payé, recevoir l'argent, versement, virement
  versement, paiement reçu, reversement, payout, virement
  retirer de l'argent, sortir de l'argent, retrait, distributeur
  payer à la livraison, contre remboursement, paiement à réception
  payer plus tard, paiement différé
  trois fois sans frais, en trois fois, quatre fois, paiement fractionné, paiement en plusieurs fois
  paiement unique, une seule fois, en une fois
  date de prélèvement, jour du prélèvement, quand prélevez, date de facturation
  changer la date de prélèvement, autre jour de prélèvement, date d'échéance
  période de facturation, cycle de facturation, date de facturation
  prorata, au prorata, partiel, période entamée
  facturé à l'usage, à la consommation, à l'usage, payer ce que j'utilise
  mise en demeure, recouvrement, huissier, agence de recouvrement, relance
  relance, lettre de rappel, rappel de paiement, impayé
  pénalité de retard, frais de retard, intérêts de retard
  revoir mon argent, ravoir mes sous, récupérer mes sous, remboursement, être remboursé
  argent en retour, rendre mon argent, remboursez-moi, remboursement, rembourser
  où est mon remboursement, toujours pas remboursé, remboursement en attente, délai de remboursement
  remboursement partiel, rembourser une partie, partiellement remboursé
  satisfait ou remboursé, garantie de remboursement, remboursement garanti
  geste commercial, compensation, dédommagement, indemnisation
  compenser, compensation, dédommager, dédommagement
  ristourne, rabais, réduction, remise, promo
  solde, soldes, promo, promotions, offre spéciale, bonne affaire
  moins cher ailleurs, prix plus bas, alignement de prix, garantie du meilleur prix, différence de prix
  moins cher sur votre site, a baissé, prix baissé, baisse de prix, baissé depuis mon achat
  code ne marche pas, code promo invalide, code refusé, code promo ne fonctionne pas
  oublié le code promo, appliquer le code, saisir le code, code promo, bon de réduction
  bon, voucher, bon d'achat, coupon, chèque-cadeau
  tarif étudiant, réduction étudiante, prix étudiant, remise éducation
  tarif réduit, tarif social, tarif senior, réduction
  tarif de groupe, prix de groupe, remise sur volume, tarif dégressif, en gros
  grossiste, revendeur, professionnel, prix de gros
  programme de fidélité, carte de fidélité, points fidélité, récompenses
  mes points ont disparu, points manquants, points non crédités, solde de points
  utiliser mes points, dépenser mes points, convertir mes points, échanger des points
  filleul, parrain, bonus de parrainage, code de parrainage
  affilié, affiliation, programme partenaire, commission
  pourboire, tip
  faire un don, don, donateur
  reçu fiscal, déduction fiscale, déductible, crédit d'impôt
  recharger, recharge, réapprovisionner, ajouter du crédit, alimenter
  alimenter, approvisionner, ajouter de l'argent, créditer, dépôt
  plus de crédit, crédit épuisé, solde insuffisant, fonds insuffisants
  provision insuffisante, fonds insuffisants, solde insuffisant, pas assez d'argent
  combien il me reste, solde restant, reste, solde, restant
  porte-monnaie, portefeuille, cagnotte, wallet
  test gratuit, gratuit au début, mois offert, essai gratuit, période d'essai
  prélevé après l'essai, fin de l'essai, fin de la période d'essai, essai terminé
  prolonger l'essai, plus de temps pour tester, prolongation de l'essai
  abonné malgré moi, abonné sans le savoir, abonnement non voulu, abonnement caché
  formule annuelle, passer à l'année, abonnement annuel, paiement annuel
  formule mensuelle, passer au mois, abonnement mensuel, sans engagement
  sans engagement, résiliable à tout moment, durée d'engagement
  préavis, délai de préavis, délai de résiliation
  lettre de résiliation, courrier de résiliation, lettre recommandée, recommandé
  offre familiale, abonnement famille, forfait famille, plusieurs personnes
  changer de devise, autre monnaie, devise, taux de change
  taux de change, conversion, convertir
  dollars, francs suisses, devise étrangère
  compta, comptabilité, écritures comptables, livre de comptes
  rapprochement, rapprocher, rapprochement bancaire, lettrage
  note de frais, frais professionnels, dépense, justificatif de dépense
  dépense, achat, sortie d'argent, charge
  chiffre d'affaires, revenus, ventes, rentrées d'argent
  impôts, fisc, déclaration d'impôts, déclaration de revenus, administration fiscale
  prélèvement à la source, retenue à la source, taux d'imposition
  exercice comptable, exercice fiscal, année fiscale, année comptable, clôture annuelle
  déclaration de tva, déclarer la tva, tva à payer
  fiche de paie, bulletin de salaire, bulletin de paie, feuille de paie
`);
