import { groupList } from "../../../thesaurus/group-list.ts";

/** French: notifications, contact, reports and times. */
export const messages = groupList(`
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
  faire signe, prévenir, avertir, notifier
  prévenir, avertir, informer, notifier, notification
  être prévenu, recevoir une alerte, être averti, notification, alerte
  notif, notification, push, alerte
  sonne tout le temps, trop de notifications, trop d'alertes, désactiver les notifications
  vibre, vibreur, vibration, sonnerie
  plus de notifications, notifications ne marchent pas, pas de notification, ne reçois plus de notifications
  pastille, badge, point rouge, bulle
  bannière, bandeau, message en haut
  bombarder, trop de mails, trop d'e-mails, se désabonner
  pub par mail, mails publicitaires, e-mails promotionnels, newsletter, communications marketing
  arrêter les mails, plus de mails, ne plus recevoir d'e-mails, se désabonner
  spam, pourriel, indésirable, courrier poubelle, dossier spam
  atterrit dans les spams, arrive en spam, dossier spam, courrier indésirable, indésirables
  mail jamais arrivé, mail pas arrivé, e-mail non reçu, pas reçu de mail
  mail revenu, mail qui revient, non distribué, rejeté, rebond
  destinataire, expéditeur, adresse d'envoi
  copie cachée, cc, cci, en copie
  transférer un mail, faire suivre, redirection, transfert automatique
  réponse automatique, message d'absence, répondeur automatique, absent du bureau
  signature de mail, signature e-mail, pied de page
  bip, sonnerie, tonalité, son
  rappel automatique, relance automatique, rappels
  discuter, bavarder, tchatter, chat, messagerie
  chat, tchat, discussion en direct, messagerie instantanée
  personne au téléphone, personne ne décroche, attente au téléphone, injoignable
  joignable, atteindre, joindre, contacter
  vrai humain, être humain, parler à quelqu'un, conseiller, service client
  passer un coup de fil, coup de fil, appeler, téléphoner
  rappelez-moi, être rappelé, demande de rappel, rappel téléphonique
  horaires du support, quand peut-on appeler, heures d'ouverture, disponible
  écrire une lettre, courrier, adresse postale, par la poste
  se plaindre, râler, réclamation, plainte
  pas content, mécontent, insatisfait, réclamation
  idée, suggestion, proposer une fonctionnalité, demande de fonctionnalité, feuille de route
  feuille de route, est-ce prévu, roadmap, prochainement
  courbes, graphique, diagramme, statistiques
  camembert, graphique, diagramme circulaire
  chiffres, stats, statistiques, données
  résumé hebdomadaire, rapport par e-mail, rapport hebdomadaire, envoi automatique du rapport
  rapport planifié, rapport automatique, envoi programmé
  qui vient sur mon site, visiteurs, audience, visites
  d'où viennent, source de trafic, sources, provenance, référent
  pages les plus vues, pages populaires, contenu populaire
  taux de rebond, rebond, partir tout de suite
  robot, bot, trafic de robots, faux visiteurs
  mes propres visites, exclure mes visites, trafic interne, exclure mon adresse ip
  adresse ip, ip, exclure une ip
  code à mettre sur le site, script, balise, code de suivi, extrait de code
  entonnoir, parcours, tunnel, étapes
  comparer avec le mois dernier, comparer les périodes, comparaison, période précédente
  ancienneté, date de début
  qui a modifié, journal d'activité, historique, journal d'audit
  accusé de lecture, confirmation de lecture, message lu
  accusé de réception, confirmation de réception, bien reçu, confirmation
  vacances, congés, congé, rtt, absence
  en vacances, absent, absence
  arrêt maladie, malade, congé maladie, maladie
  décaler, déplacer, reporter, autre jour, changer l'heure
  retard à mon rendez-vous, en retard, arriver en retard
  ne suis pas venu, lapin, absence, non présenté, no-show
  liste d'attente, affiche complet, en attente d'une place
  heure d'été, changement d'heure, fuseau horaire, mauvaise heure
  mauvaise heure, décalage horaire, heure décalée, fuseau horaire
  toutes les semaines, hebdomadaire, chaque semaine, par semaine
  tous les jours, quotidien, chaque jour, journalier
  trimestre, trimestriel, tous les trois mois
  durée, délai, délai de traitement
  minuteur, chronomètre, compte à rebours, minuterie
  week-end, samedi, jours non ouvrés
  week-end, dimanche
  jours ouvrés, jours ouvrables, semaine de travail
`);
