import { groupList } from "../../../thesaurus/group-list.ts";

/** French: housing, travel, events, food, sport, courses and other trades. */
export const trades = groupList(`
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
  loyer, montant du loyer, payer le loyer
  propriétaire, bailleur, proprio, loueur
  locataire, occupant, preneur
  bail, contrat de location
  agence, agence immobilière, gestionnaire
  récupérer ma caution, dépôt de garantie, restitution de la caution, rendre la caution
  état des lieux, remise des clés, sortie du logement, entrée dans le logement
  donner mon congé, quitter le logement, préavis, rendre l'appartement
  visiter un appartement, visite du logement
  appart, appartement, logement, studio
  maison, pavillon, villa, logement
  charges locatives, provisions pour charges
  sous-louer, sous-location, louer à quelqu'un
  garant, caution, cautionnaire, visale
  copropriété, syndic, immeuble
  nuisibles, souris, cafards, punaises
  moisissure, humidité, moisi
  avion, aérien, compagnie aérienne
  vol annulé, avion annulé, annulation de vol
  vol retardé, avion en retard, retard de vol, indemnisation
  raté mon avion, raté mon train, correspondance manquée, vol manqué
  correspondance, escale
  carte d'embarquement, boarding pass, enregistrement en ligne, check-in
  bagage perdu, valise perdue, valise pas arrivée, bagage non arrivé
  valise cassée, bagage endommagé
  bagage à main, bagage cabine, sac à dos, valise cabine
  bagage trop lourd, excédent de bagage, bagage en soute, bagage supplémentaire
  choisir ma place, siège, réservation de siège, place assise
  nom mal écrit sur le billet, changer le nom du billet, erreur sur le billet
  train, tgv, sncf, billet de train
  bus, autocar
  métro, tram, transports en commun
  carte de transport, abonnement de transport, pass navigo, titre de transport
  taxi, vtc, chauffeur
  trottinette, vélo en libre-service, deux-roues
  voiture de location, louer une voiture, location de voiture
  plein d'essence, carburant, essence, diesel
  rayure sur la voiture, dommage sur le véhicule, état du véhicule
  conducteur supplémentaire, deuxième conducteur, autre conducteur
  jeune conducteur, âge minimum, permis depuis
  hôtel, auberge, hébergement, chambre
  arriver tard, arrivée tardive, check-in tardif, remise des clés
  partir plus tard, départ tardif, check-out tardif
  petit-déjeuner, petit déj, demi-pension
  lit supplémentaire, lit bébé, lit d'appoint
  animaux acceptés, venir avec mon chien, chien, animaux de compagnie
  piscine, spa, sauna
  annuler mon séjour, annulation de séjour, conditions d'annulation
  billet pas reçu, place pas reçue, e-billet, billet électronique
  imprimer le billet, montrer sur le téléphone, billet mobile, billet électronique
  revendre mon billet, revente, donner ma place, céder mon billet
  événement annulé, concert annulé, spectacle annulé
  concert, spectacle, show, représentation
  places côte à côte, plan de salle, être ensemble
  invité plus un, accompagnant, accompagnateur
  vestiaire, consigne, sac interdit
  salle, lieu, local
  louer une salle, réserver une salle, location de salle
  traiteur, buffet
  anniversaire, fête, événement privé
  mariage, noces, cérémonie, événement
  restaurant, resto
  réserver une table, réservation
  carte du restaurant, menu, plats
  commande froide, repas froid, plat froid, mauvaise qualité du repas
  il manquait un plat, plat oublié, article manquant
  manger, bouffe, repas, nourriture
  sans gluten, coeliaque, intolérance, régime
  allergique, allergie, allergènes, ingrédients
  halal, casher, régime alimentaire
  panier repas, box repas, kit repas, recettes
  sauter une semaine, passer une semaine, pause, suspendre la livraison
  salle de sport, gym, fitness, club
  coach, entraîneur, moniteur, prof
  cours collectif, séance, cours, entraînement
  abonnement à la salle, carte de membre, adhésion
  blessé, blessure, certificat médical, suspendre l'abonnement
  casier, vestiaire, cadenas
  serviette, douche
  podomètre, compteur de pas, nombre de pas
  sommeil, dormir, suivi du sommeil
  fréquence cardiaque, pouls, rythme cardiaque
  cours en ligne, formation en ligne, e-learning, mooc
  prof, professeur, enseignant, formateur
  élève, étudiant, apprenant, participant
  devoir, exercice, travail à rendre, rendu
  examen, épreuve, partiel
  raté l'examen, repasser l'examen, rattrapage, échec à l'examen
  note d'examen, résultat d'examen, bulletin de notes
  diplôme, certificat, attestation de réussite, attestation
  cours manqué, absence, rattraper un cours, rediffusion
  rediffusion, replay, enregistrement, revoir
  s'inscrire à un cours, inscription, inscription à une formation
  se désinscrire d'un cours, annuler l'inscription, désistement
  frais de scolarité, frais d'inscription, droits d'inscription
  bourse, aide financière, financement
  cpf, compte formation, financement de formation
  stage, alternance, apprentissage
  pointage, heures travaillées
  heures sup, heures supplémentaires, temps supplémentaire
  planning, horaires de travail, tour de garde, roulement
  demander un congé, poser des congés, demande de congé, poser des vacances
  remplaçant, remplacement, échanger un service
  facturer un client, créer une facture, faire une facture, émettre une facture
  client ne paie pas, facture impayée, relancer un client, relance
  numérotation, numéro de facture, suite des numéros
  facture d'achat, dépense, facture fournisseur
  fournisseur, prestataire, vendeur
  stock, inventaire
  produits en stock, gestion de stock, inventaire
  carnet d'adresses, répertoire de contacts
  prospect, piste, lead, client potentiel
  campagne, envoi groupé, mailing, emailing
  liste de contacts, destinataires, abonnés
  formulaire de contact, formulaire, message du site
  sondage, enquête, questionnaire, vote
  boutique en ligne, e-commerce, site de vente
  page de paiement, tunnel d'achat, caisse, finaliser
  plombier, artisan, réparateur, technicien
  technicien pas venu, rendez-vous manqué, technicien absent, personne n'est venu
  installateur, poseur, monteur, technicien
  nettoyage, ménage, nettoyer
  détartrer, calcaire, détartrage, entretien
  consommable, cartouche filtrante
  cartouche, plus d'encre, cartouche d'encre
  véto, vétérinaire, animal
  toutou, matou, animal de compagnie
  puce électronique, identification de l'animal
  garage, révision, entretien, vidange
  pneu, roue, crevaison
  frein, freiner, freinage
  vélo électrique, batterie, assistance
  antivol, cadenas
`);
