import { groupList } from "../../../thesaurus/group-list.ts";

/** French: devices, apps, files and domains. */
export const devices = groupList(`
  téléphone, portable, mobile, smartphone, appeler, tél
  numéro de téléphone, téléphone, numéro de portable, numéro de mobile
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
  téléphone, bigo, mobile, portable
  portable perdu, perdu mon portable, téléphone volé, tombé de mon téléphone, téléphone perdu, plus mon téléphone
  téléphone au fond, téléphone noyé, téléphone cassé, plus mon téléphone, perdu mon téléphone
  changé de portable, nouveau portable, nouveau smartphone, changement de téléphone, transférer sur un nouveau téléphone
  tablette, ipad, appareil
  iphone, ios, apple, ipad
  android, samsung, google play, play store
  app store, google play, magasin d'applications, télécharger l'application
  montre connectée, ma montre, smartwatch, bracelet
  ma télé, tv, téléviseur, écran
  écouteurs, casque, oreillettes, airpods
  enceinte, haut-parleur, enceinte connectée
  ordi, ordinateur, pc, portable, macbook
  écran, moniteur, affichage
  souris, clavier, périphérique
  imprimante, impression, imprimer
  caméra, webcam, appareil photo
  micro, microphone, audio
  pas de son, entend rien, plus de son, muet, haut-parleur
  m'entend pas, on ne m'entend pas, micro ne marche pas, microphone
  caméra ne marche pas, webcam, autoriser la caméra
  partage d'écran, partager mon écran, montrer mon écran
  visio, visioconférence, appel vidéo, réunion en ligne
  wifi ne marche pas, pas de wifi, plus de wifi, plus d'internet, pas d'internet
  plus de réseau, pas de réseau, aucun signal, aucun service, pas de couverture
  capte pas, capte mal, mauvaise réception, réseau faible, signal faible
  clé wifi, mot de passe wifi, code wifi, nom du réseau
  internet lent, connexion lente, débit faible, débit
  ralentir, lent, débit réduit, bridé
  test de vitesse, test de débit, mesurer le débit
  box, livebox, freebox, routeur, modem
  fibre, fibre optique, adsl, raccordement
  câble cassé, chargeur, cordon, câble d'alimentation
  chargeur, charger, câble de charge
  prise électrique, branchement, prise de courant
  tient pas la charge, batterie faible, batterie se vide, se décharge, autonomie
  autonomie, durée de la batterie, combien de temps tient
  se charge pas, charge plus, ne charge pas, recharge
  pile vide, pile plate, changer la pile, remplacer la batterie, pile faible
  clignote rouge, voyant rouge, lumière rouge, led rouge
  clignote orange, voyant orange, voyant jaune, lumière jaune, lumière orange
  voyant bleu, lumière bleue, clignote bleu, mode appairage
  lampe, ampoule, éclairage, lumière
  bouton, touche, interrupteur, poussoir
  télécommande, zapette
  objet connecté, maison connectée, domotique, appareil connecté
  alexa, google home, siri, assistant vocal, commande vocale
  thermostat, chauffage, température, radiateur
  chaudière, chauffage, eau chaude
  robot aspirateur, aspirateur, robot
  sonnette, interphone, visiophone, portier
  serrure, verrou, serrure connectée
  clé perdue, badge perdu, double de clé
  enfermé dehors, porte claquée, sans clé, coincé dehors
  alarme, sirène, alarme se déclenche
  fausse alarme, fausse alerte, se déclenche pour rien, sensibilité
  détecteur, capteur, détection de mouvement, détecteur de fumée
  zone de détection, mouvement détecté, zone d'activité
  filmer, enregistrer, vidéo, enregistrement
  voir en direct, direct, flux vidéo, image en direct
  vision nocturne, voir la nuit, infrarouge
  carte mémoire, carte sd, stockage local
  combien de temps les vidéos, durée de stockage, stockage vidéo, historique vidéo
  détecte plus, introuvable, non détecté, ne trouve pas l'appareil
  hors ligne, déconnecté, pas connecté, appareil hors ligne
  2.4 ghz, 5 ghz, bande wifi, fréquence
  bluetooth, sans fil, appairage
  nouveau wifi, changé de box, changer de réseau, nouveau routeur, changer le wifi
  mise à jour impossible, échec de la mise à jour, mise à jour bloquée
  installer l'application, télécharger l'appli, installation, installer
  réinstaller, réinstallation, désinstaller et réinstaller
  appli ne s'ouvre pas, application se ferme, appli plante, application bloquée
  appareil pas compatible, trop vieux, version requise, configuration requise, compatibilité
  navigateur, internet explorer, chrome, safari
  cache, vider le cache, effacer les cookies, données de navigation
  navigation privée, mode incognito, fenêtre privée
  bloqueur de pub, adblock, bloqueur de publicité
  vpn, proxy, réseau privé
  extension, module complémentaire, plugin, plug-in
  page d'accueil, écran d'accueil, accueil
  raccourci, raccourci clavier, touches
  plein écran, agrandir l'écran, grand écran
  barre de menu, barre latérale, navigation, menu
  onglet, rubrique
  trois points, trois petits points, menu, engrenage, roue crantée
  roue crantée, engrenage, paramètres, réglages
  souris dessus, survoler, infobulle
  où cliquer, quel bouton, où appuyer, emplacement
  fichier, doc, document, pdf
  pdf, document, fichier pdf
  word, excel, powerpoint, bureautique
  tableau, feuille de calcul, tableur, excel
  colonne, cellule, champ du tableau
  fichier csv, importer un fichier, importer une liste, import en masse
  mauvais format, format non pris en charge, format accepté, type de fichier
  importation échouée, import raté, erreur d'importation, fichier refusé
  fichier s'ouvre pas, fichier corrompu, fichier abîmé, fichier illisible
  pièce jointe s'ouvre pas, joindre un fichier, ajouter une pièce jointe
  pièce jointe trop lourde, fichier trop volumineux, trop volumineux, taille maximale
  nuage, cloud, drive, stockage en ligne
  google drive, dropbox, onedrive, stockage en ligne
  dossier partagé, partager un dossier, fichiers partagés
  corbeille, fichiers supprimés, récupérer un fichier
  plus de place, saturé, quota atteint, espace insuffisant
  sauvegarde, copie, sauvegarde automatique, backup
  restaurer une sauvegarde, récupérer une sauvegarde, restauration
  transférer mes photos, récupérer mes photos, photos
  album, galerie, photos, pellicule
  vidéo ne se lit pas, vidéo ne démarre pas, lecture vidéo, lecteur
  regarder, visionner, streaming, lecture
  regarder hors connexion, sans internet, télécharger, mode hors ligne
  sous-titres, légende, transcription
  écouter, musique, audio, morceau
  bouquin, ebook, liseuse
  jeu, jouer, joueur
  sous-domaine, domaine, nom de domaine
  nom de domaine, domaine, adresse du site, url
  dns, enregistrement dns, serveurs de noms, cname, zone dns
  transférer un domaine, changer de registrar, code de transfert, code epp
  domaine expiré, domaine pas renouvelé, renouveler le domaine
  hébergement, hébergeur, serveur, hébergement web
  ftp, sftp, envoyer des fichiers sur le serveur
  certificat, ssl, https, cadenas, site non sécurisé
  site non sécurisé, pas sécurisé, certificat ssl, avertissement de sécurité
  boîte mail, messagerie, adresse e-mail, boîte de réception
  boîte pleine, boîte mail pleine, quota de messagerie, espace de messagerie
  imap, smtp, pop, serveur de messagerie
  outlook, thunderbird, apple mail, logiciel de messagerie
  wordpress, cms, site, blog
  base de données, mysql, bdd
  sous le capot, développeur, code, programmeur
  webhook, api, automatisation
  zapier, make, automatisation, intégration
  migrer un site, déplacer mon site, changer d'hébergeur
`);
