import { groupList } from "../../../thesaurus/group-list.ts";

/** French: settings, display and ways of working. */
export const settings = groupList(`
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
  animal, chien
  animal, chat
  décès, mort, héritier, succession
  urgent, urgence, immédiatement, tout de suite
  comparer, différence, comparaison
  autre, alternative, à la place
  fonction, fonctionnalité, option
  guide, tutoriel, mode d'emploi, notice, manuel, documentation
  langue anglaise, en anglais, changer de langue, langue
  mettre en français, passer en français, changer de langue, langue d'affichage
  traduire, traduction, autre langue, multilingue
  trop sombre, luminosité, thème sombre, mode sombre
  trop clair, fait mal aux yeux, éblouit, mode sombre, luminosité
  texte trop petit, écrit petit, police trop petite, lire difficilement, taille du texte, agrandir le texte
  couleurs, thème, apparence, charte graphique
  look, apparence, design, thème
  logo, image de marque, personnalisation, marque
  marque blanche, sans votre logo, retirer votre logo, propre marque
  format de date, date à l'envers, affichage de la date
  virgule, décimales, format des nombres, arrondi
  miles, kilomètres, unités, mesures
  champ personnalisé, ajouter un champ, champ
  étiquettes, tags, libellés, catégories
  ranger, classer, organiser, dossiers
  regrouper, grouper, rassembler, ensemble
  tout d'un coup, en masse, plusieurs à la fois
  tout sélectionner, sélection multiple, actions groupées
  règle, automatisme, automatisation, règle automatique
  déclencher, déclencheur, automatisation, action automatique
  modèle, gabarit, template
  réutiliser, modèle, dupliquer
  brouillon, ébauche, pas encore publié
  version d'essai, bac à sable, environnement de test, sandbox, mode test
  bêta, expérimental, en avant-première
  nouveautés, quoi de neuf, notes de version, changements récents
  ancienne interface, nouvelle interface, ancien design
  lien public, accessible sans compte, sans se connecter, lien partageable
  intégrer sur mon site, mettre sur ma page, incorporer, code d'intégration
  logiciel de caisse, terminal de paiement, tpe
  code-barres, qr code, scanner, flasher
  signataire, signer, signature, parapher
  commenter, commentaire, remarque, annoter
  mentionner, identifier quelqu'un, mention, arobase
  tâche, to-do
  confier, attribuer, assigner, déléguer
  calendrier, google agenda, outlook, synchroniser le calendrier
  fil de discussion, discussion, conversation
  visite guidée, tutoriel, tuto, prise en main, guide
  tuto, vidéo explicative, démonstration, guide
  formation, webinaire, apprendre
  expliquer, explication, comprendre, signification
  signifie, signification, définition
  faq, questions fréquentes, centre d'aide
  en panne sèche, épuisé
  est-ce fiable, sérieux, fiable, confiance
  à propos, entreprise, mentions légales
  embauche, recruter, candidature, poste à pourvoir, job
  job, boulot, emploi, travail
  cv, curriculum, candidature, lettre de motivation
`);
