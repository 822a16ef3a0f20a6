import { groupList } from "../../../thesaurus/group-list.ts";

/** French: accounts, sign-in, privacy, people and roles. */
export const accounts = groupList(`
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
  rentrer dans mon compte, entrer dans mon compte, accéder à mon compte, me connecter, connexion
  me logger, se logger, loguer, me loguer, connexion, se connecter
  impossible d'entrer, n'arrive plus à rentrer, peux plus rentrer, connexion impossible, problème de connexion
  plus accès à mon compte, perdu l'accès, bloqué dehors, compte bloqué, problème de connexion
  me jette dehors, me renvoie sans cesse, ramené à la page de connexion, problème de connexion
  tourne en boucle, boucle, revient toujours, retour à la page de connexion, en boucle
  me redemande, demande sans arrêt, demande à chaque fois, rester connecté, session expirée
  rester connecté, se souvenir de moi, mémoriser, connexion automatique
  déconnecté tout le temps, me déconnecte, déconnexion automatique, session expirée, session
  session expirée, expiration de session, inactivité, déconnexion automatique
  déconnecter partout, tous les appareils, fermer toutes les sessions, sessions actives
  quelqu'un d'autre utilise mon compte, connexion suspecte, activité suspecte, accès non autorisé, compte piraté
  quelqu'un s'est connecté, connexion inconnue, connexion suspecte, appareil inconnu
  compte bloqué, compte verrouillé, trop de tentatives, trop d'essais, déverrouiller mon compte
  trop de tentatives, trop d'essais, mauvais code, tentatives échouées
  compte suspendu, compte désactivé, suspension du compte
  mot de passe ne passe pas, mot de passe refusé, mauvais mot de passe, mot de passe incorrect
  souviens plus, me rappelle plus, rappelle pas, trou de mémoire, oublié, mot de passe oublié
  changer de mot de passe, modifier le mot de passe, nouveau mot de passe
  mot de passe trop faible, mot de passe fort, longueur du mot de passe, règles de mot de passe
  lien ne fonctionne plus, lien expiré, lien périmé, lien invalide, renvoyer le lien
  identifiant oublié, perdu mon identifiant, retrouver mon identifiant, nom d'utilisateur oublié
  identifiants, données de connexion, login et mot de passe, codes d'accès, informations de connexion
  nom de connexion, identifiant, login, nom d'utilisateur
  sms, texto, message, code par sms
  code pas reçu, texto pas reçu, sms non reçu, ne reçois pas le code, code n'arrive pas
  deuxième code, code en plus, double authentification, validation en deux étapes, deux facteurs
  appli d'authentification, authenticator, application d'authentification, google authenticator, code à six chiffres
  clé de sécurité, clé usb, passkey, clé d'accès, fido
  empreinte, empreinte digitale, doigt, touch id, biométrie, biométrique
  reconnaissance faciale, visage, face id, biométrie
  connexion avec google, compte google, connexion sociale, se connecter avec facebook, connexion facebook
  sso, authentification unique, connexion unique, single sign-on, saml
  deux comptes, compte en double, fusionner les comptes, plusieurs comptes
  plusieurs comptes, deuxième compte, second compte, changer de compte
  compte existe déjà, déjà inscrit, adresse déjà utilisée, e-mail déjà utilisé
  changer d'adresse mail, nouvelle adresse mail, modifier l'e-mail, changer d'e-mail, ancienne adresse mail
  plus accès à ma boîte mail, ancienne adresse, ancien mail, changer d'adresse e-mail
  changé de numéro, nouveau numéro, ancien numéro, modifier le numéro de téléphone
  confirmer mon adresse, valider mon e-mail, vérifier l'adresse e-mail, lien de confirmation, mail de confirmation
  prouver mon identité, prouver qui je suis, vérification d'identité, vérifier mon identité, justifier de mon identité
  selfie, photo de moi, vérification d'identité, pièce d'identité
  se faire passer pour, usurpation, usurpation d'identité, faux profil, faux compte
  piraté, hacké, craqué, compte compromis, intrusion
  faux mail, mail bizarre, mail louche, mail suspect, hameçonnage, phishing
  louche, bizarre, suspect, douteux, frauduleux
  arnaqué, escroqué, fraude, escroquerie
  pigeonné, entubé, arnaqué, fraude
  virus, malware, logiciel malveillant, antivirus
  antivirus, pare-feu, firewall, protection
  fuite de données, données volées, violation de données, piratage
  espionner, surveiller, vie privée, confidentialité
  que savez-vous de moi, données sur moi, droit d'accès, mes données personnelles, demande d'accès
  effacer toutes mes données, droit à l'oubli, droit à l'effacement, supprimer mes données personnelles
  où sont stockées mes données, hébergement des données, lieu de stockage, serveurs
  combien de temps gardez-vous, durée de conservation, conservation des données
  vendre mes données, partager avec des tiers, tiers, transmission à des tiers
  publicité, pub, pubs, annonces, annonces publicitaires
  pistage, traqueurs, cookies, suivi publicitaire
  refuser les cookies, bandeau cookies, gérer les cookies, paramètres des cookies
  dpo, délégué à la protection des données, responsable des données
  sous-traitant, contrat de sous-traitance, accord de traitement des données, dpa
  mari, épouse, conjoint, conjointe, compagnon, compagne, époux
  ma femme, mon mari, mon conjoint, ma conjointe, mon épouse, partenaire
  copine, copain, petite amie, petit ami, conjoint, partenaire
  mon fils, ma fille, gamin, gosse, enfant, ado, môme
  bébé, bambin, enfant en bas âge, enfant
  ado, adolescent, mineur, moins de 18 ans
  mère, père, parents, maman, papa, proche, famille
  grand-mère, grand-père, mamie, papy, personne âgée, proche
  frère, sœur, cousin, proche, membre de la famille
  coloc, colocataire, colocation, autre occupant, foyer
  pote, ami, copain, amie, proche
  quelqu'un d'autre, autre personne, une autre personne, tiers, tierce personne
  chef, patron, boss, supérieur, manager, responsable hiérarchique
  boss, patron, employeur, dirigeant, gérant
  collègue, collaborateur, équipier, utilisateur, membre de l'équipe
  nouveau collègue, nouvelle recrue, nouvel arrivant, nouvel employé, nouvel utilisateur
  stagiaire, apprenti, alternant, nouvel utilisateur
  freelance, indépendant, prestataire, auto-entrepreneur, externe, sous-traitant
  comptable, expert-comptable, cabinet comptable, accès comptable
  femme de ménage, ménage, nounou, baby-sitter, aide à domicile, accès invité, invité
  client externe, partenaire, invité, externe, accès invité
  gens, personnes, utilisateurs, participants
  parti de la boîte, n'est plus dans l'entreprise, quitté l'entreprise, a démissionné, ne travaille plus ici, ancien employé, départ d'un collaborateur
  celui qui a tout installé, celui qui gérait, ancien administrateur, propriétaire parti, changer de propriétaire
  plus d'administrateur, administrateur parti, administrateur injoignable, transférer la propriété
  nommer administrateur, donner les droits admin, rendre administrateur, promouvoir, rôle administrateur
  pas le droit, pas autorisé, accès refusé, permission refusée, droits insuffisants
  accès refusé, interdit, erreur 403, non autorisé, droits insuffisants
  visibilité, permissions, droits d'accès
  visible par, visibilité
  siège, poste utilisateur, licence utilisateur, nombre d'utilisateurs
  nombre d'utilisateurs, combien de personnes, combien d'utilisateurs, limite d'utilisateurs
  ma boîte, notre boîte, firme, entreprise, société
  business, entreprise, professionnel
  changer de boîte, changer d'employeur, nouvel employeur
  siège social, siège, adresse de l'entreprise
  siret, numéro siren, numéro d'entreprise, kbis, immatriculation
  espace de travail, workspace, espace, équipe
  marié, mariée, mariage, nom de famille, changement de nom, nouveau nom
  nom de jeune fille, nom de naissance, nom d'usage
  divorce, séparation, séparé, changement de situation
  pacs, pacsé, partenaire de pacs
  nouveau nom, changer de nom, modifier mon nom, changement de nom
  date de naissance, anniversaire
  changer de photo, nouvelle photo, photo de profil, avatar
  pseudo, surnom, nom affiché, nom d'affichage
  sexe, civilité, madame ou monsieur
  décédé, mort, défunt, n'est plus de ce monde
  tutelle, curatelle, tuteur, représentant légal, mandataire
  représentant légal, parents, autorité parentale, mineur
  contrôle parental, limiter les enfants, protection des enfants, restrictions d'âge
`);
