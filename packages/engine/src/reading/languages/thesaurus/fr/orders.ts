import { groupList } from "../../../thesaurus/group-list.ts";

/** French: shops, deliveries and returns. */
export const orders = groupList(`
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
  acheter, se procurer, commander, achat
  faire mes courses, commander, achats
  boutique, magasin, point de vente, enseigne
  magasin physique, en boutique, sur place, point de vente
  mettre dans le panier, ajouter au panier, panier
  panier vide, panier disparu, panier s'est vidé, articles disparus du panier
  acheter sans compte, commander sans compte, en tant qu'invité, sans créer de compte, commande invité
  peux pas commander, commande impossible, commande bloquée, n'arrive pas à commander
  commande pas passée, pas de confirmation, confirmation de commande, commande non confirmée
  ai-je bien commandé, commande passée, confirmation de commande, récapitulatif
  ajouter un article, compléter ma commande, modifier ma commande, changer ma commande
  oublié d'ajouter, rajouter un article, modifier ma commande
  numéro de commande, référence, référence de commande
  commande professionnelle, bon de commande, commande pro
  commande annulée, vous avez annulé, annulé ma commande, annulation par le vendeur
  précommande, précommander, réserver à l'avance, pas encore sorti
  date de sortie, parution, lancement
  en rupture, plus en stock, plus dispo, rupture de stock, réapprovisionnement, réassort
  retour en stock, quand de nouveau disponible, réassort, réapprovisionnement, alerte de stock
  plus fabriqué, plus vendu, fin de série, discontinué
  taille trop petite, trop serré, trop petit, mauvaise taille, échanger la taille
  taille trop grande, trop grand, flotte dedans, mauvaise taille
  quelle taille, guide des tailles, choisir ma taille, tableau des tailles, pointure
  couleur, coloris, teinte, nuance
  pas la bonne couleur, mauvaise couleur, couleur différente
  matière, tissu, composition, matériau
  chaussures, baskets, souliers
  vêtement, fringues, textile
  lavage, laver, machine à laver, entretien
  emballage cadeau, papier cadeau, paquet cadeau, message cadeau
  envoyer en cadeau, livrer à quelqu'un d'autre, adresse différente, livrer un ami
  carton, boîte, emballage, paquet, colis
  emballage, conditionnement, carton d'origine, emballage d'origine
  ouvert le paquet, emballage ouvert, déballé
  carton écrasé, colis abîmé, colis ouvert, emballage endommagé, paquet déchiré
  en miettes, brisé, cassé, endommagé, en morceaux
  fissuré, fêlé, cassé, endommagé
  déchiré, troué, abîmé, endommagé
  rayé, rayure, éraflé, griffé
  fichu, foutu, hs, hors service, cassé, défectueux
  pourri, mauvaise qualité, camelote, qualité
  moisi, périmé, avarié, pas frais
  recevoir, réceptionner, réception, livraison
  jamais reçu, rien reçu, toujours pas reçu, colis non reçu
  attends toujours, en retard, retard de livraison, tarde
  en retard, retard, retardé, à la bourre
  marqué livré, indiqué comme livré, livré mais rien, livré mais pas reçu, dit livré
  livré chez le voisin, voisin, déposé chez un voisin, autre adresse
  raté le livreur, absent, absent lors de la livraison, avis de passage, nouvelle livraison
  avis de passage, papier dans la boîte aux lettres, avis, seconde présentation
  boîte aux lettres, boîte postale, casier, consigne
  consigne, casier, locker, point de retrait
  point relais, relais colis, relais, point de retrait, bureau de poste
  changer de point relais, autre point relais, point relais fermé
  changer l'adresse de livraison, mauvaise adresse, trompé d'adresse, modifier l'adresse de livraison
  adresse incomplète, adresse erronée, mauvaise adresse, adresse introuvable
  livrer à une autre adresse, adresse de livraison différente, au travail, au bureau
  choisir le jour de livraison, date de livraison, créneau de livraison, plage horaire
  digicode, interphone, code d'entrée, étage, instructions de livraison
  livraison express, en urgence, livraison rapide, le lendemain, livraison en 24 heures
  livraison gratuite, port offert, frais de port offerts, frais de livraison offerts
  livrez-vous, livraison à l'étranger, envoyer en belgique, expédier en suisse, pays de livraison
  belgique, suisse, luxembourg, étranger, à l'international
  outre-mer, dom-tom, réunion, guadeloupe, martinique
  douane, taxes d'importation, frais de douane, dédouanement
  bloqué en douane, retenu à la douane, dédouanement
  suivi bloqué, suivi ne bouge plus, suivi n'avance pas, pas de mise à jour du suivi, numéro de suivi
  pas de numéro de suivi, lien de suivi, suivre mon colis
  où en est ma commande, statut de commande, état de la commande, quand part ma commande
  expédié, envoyé, en route, en chemin
  en cours de préparation, préparation, en préparation, pas encore expédié
  plusieurs colis, en plusieurs fois, livraison partielle, envoi séparé
  il manque, manque, article manquant, incomplet, pas complet, pièce manquante
  reçu autre chose, pas ce que j'ai commandé, mauvais article, mauvais produit, erreur de commande, article erroné
  mauvais modèle, pas le bon modèle, erreur d'article, mauvais article
  trop reçu, reçu deux fois, reçu en double, article en trop
  ne ressemble pas, pas comme sur la photo, différent de la photo, non conforme, ne correspond pas à la description
  plaît pas, aime pas, pas satisfait, pas content, retour, rétractation
  pas à ma taille, échange
  pas à ma taille, retour
  renvoyer, retourner, réexpédier, retour, rendre
  ramener en magasin, rendre en boutique, rapporter, retour en magasin
  étiquette de retour, bordereau de retour, bon de retour, étiquette prépayée
  imprimer l'étiquette, pas d'imprimante, sans imprimante, étiquette de retour
  retour gratuit, frais de retour, payer le retour, retour à ma charge
  délai de retour, combien de jours pour renvoyer, date limite de retour, période de retour, trop tard pour renvoyer
  retour reçu, retour bien arrivé, colis de retour, suivi du retour
  échanger, échange, autre taille, autre couleur
  déjà utilisé, déjà porté, utilisé, étiquette enlevée, retour d'un article utilisé
  non retournable, pas repris, exclu du retour, ne peut être retourné
  facteur, livreur, coursier, transporteur
  coursier, livreur, chauffeur, rider
  la poste, colissimo, chronopost, transporteur
  volé devant la porte, colis volé, vol de colis, disparu devant chez moi
  réclamation transporteur, enquête, ouvrir une enquête, réclamation
  occasion, seconde main, d'occasion, reconditionné
  reconditionné, remis à neuf, refurbished
  vendre, mettre en vente, annonce, vente
  mettre une annonce, poster une annonce, déposer une annonce, publier une annonce
  acheteur, acquéreur, client
  vendeur ne répond pas, vendeur injoignable, litige avec le vendeur, contacter le vendeur
  place de marché, marketplace, vendeur tiers, vendeur partenaire
  enchère, enchérir, miser
  litige, désaccord, conflit, médiation, médiateur
  avis client, laisser un avis, noter, donner une note, évaluation
  avis négatif, mauvais avis, supprimer un avis
  garantie expirée, hors garantie, fin de garantie, plus sous garantie
  sous garantie, couvert par la garantie, prise en charge, garantie
  extension de garantie, prolonger la garantie, garantie supplémentaire
  numéro de série, imei, référence du produit
  notice, mode d'emploi, instructions, comment s'en servir
  vis, boulon, visserie
  montage, monter le meuble, assembler, plan de montage
  meuble, canapé, armoire, mobilier
  électroménager, lave-linge, lave-vaisselle, four, appareil
  monte pas les escaliers, livraison à l'étage, monter à l'étage, encombrant
  reprise, ancien appareil, emporter l'ancien, recyclage
`);
