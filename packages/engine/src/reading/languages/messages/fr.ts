import { patternList, phraseList, wordSet } from "../../../language.ts";
import type { MessageWords } from "../../message/message-words.ts";

/** These are the words of messages in French. */
export const fr: MessageWords = {
  quotationMarks: ["«\u00a0", "\u00a0»"],
  actions: {
    add: phraseList(
      "ajouter | ajout | ajoute | creer | creation | cree | inscrire | inscription | ouvrir | ouverture | commencer | demarrer | inserer | joindre | enregistrer | nouveau | nouvelle | nouveaux | mettre en place | saisir | inviter | invitation | convier",
    ),
    remove: phraseList(
      "supprimer | suppression | supprime | effacer | effacement | enlever | retirer | retrait | eliminer | desinstaller | desinstallation | se debarrasser | vider | virer | exclure",
    ),
    cancel: phraseList(
      "annuler | annulation | resilier | resiliation | desabonner | desabonnement | desinscrire | desinscription | arreter | terminer | fermer | fermeture | cloturer | cloture | mettre fin | retracter | retractation | interrompre",
    ),
    change: phraseList(
      "modifier | modification | changer | changement | editer | edition | remplacer | renommer | corriger | correction | ajuster | adapter | personnaliser | personnalisation | configurer | regler | rectifier | parametrer",
    ),
    enable: phraseList("activer | activation | allumer | autoriser | permettre"),
    disable: phraseList(
      "desactiver | desactivation | eteindre | couper | suspendre | suspension | mettre en pause | mettre en sourdine",
    ),
    block: phraseList(
      "bloquer | blocage | interdire | restreindre | restriction | empecher | verrouiller | limiter | bannir | signaler",
    ),
    hide: phraseList("masquer | cacher | archiver | archivage"),
    show: phraseList(
      "afficher | affichage | voir | montrer | consulter | consultation | trouver | retrouver | chercher | rechercher | recherche | verifier | suivre | suivi | visualiser | apercu",
    ),
    share: phraseList("partager | partage | publier | publication | integrer | donner acces | transferer"),
    invite: phraseList("inviter | invitation | convier"),
    connect: phraseList(
      "relier | lier | connecter | connexion | associer | integrer | integration | synchroniser | synchronisation | raccorder | brancher | rejoindre | jumeler",
    ),
    disconnect: phraseList("delier | dissocier | detacher | quitter | debrancher"),
    install: phraseList("installer | installation | deployer"),
    update: phraseList(
      "mettre a jour | mise a jour | mises a jour | actualiser | actualisation | renouveler | renouvellement | mettre a niveau | passer a",
    ),
    export: phraseList(
      "exporter | exportation | export | telecharger | telechargement | sauvegarder | sauvegarde | extraire",
    ),
    import: phraseList(
      "importer | importation | import | televerser | televersement | charger | mettre en ligne | deposer | uploader",
    ),
    pay: phraseList("payer | paiement | regler | reglement | payement | prelever | prelevement | facturer"),
    buy: phraseList(
      "acheter | achat | commander | commande | souscrire | souscription | abonner | abonnement | acquerir",
    ),
    refund: phraseList(
      "rembourser | remboursement | retourner | retour | renvoyer | renvoi | rendre | echanger | echange | recuperer mon argent | recuperer … argent",
    ),
    send: phraseList(
      "envoyer | envoi | expedier | expedition | livrer | livraison | transmettre | soumettre | adresser | poster",
    ),
    restore: phraseList(
      "restaurer | restauration | recuperer | recuperation | retablir | reactiver | revenir | defaire",
    ),
    reset: phraseList("reinitialiser | reinitialisation | redemarrer | redemarrage | remettre a zero | relancer"),
    verify: phraseList(
      "verifier | verification | confirmer | confirmation | authentifier | authentification | valider | validation | justifier | prouver",
    ),
    print: phraseList("imprimer | impression"),
    signIn: phraseList(
      "se connecter | me connecter | nous connecter | connectez vous | identifier | s identifier | ouvrir une session | connexion | login",
    ),
    signOut: phraseList("deconnecter | deconnexion | se deconnecter | fermer la session | logout"),
    contact: phraseList(
      "contacter | contact | joindre | appeler | telephoner | ecrire | parler | discuter | reclamer | reclamation",
    ),
    move: phraseList("deplacer | deplacement | transferer | transfert | migrer | trier | demenager | glisser"),
    book: phraseList(
      "reserver | reservation | prendre rendez vous | rendez vous | planifier | programmer | reporter | decaler",
    ),
    copy: phraseList("copier | copie | dupliquer | duplication | dupliquez | cloner"),
  },
  statements: {
    negations:
      /\b(?:n \w+|ne (?:\w+ ){1,3}(?:pas|plus|jamais|rien|aucune?|personne|ni)|pas|jamais|aucune?|sans|ni|impossible|rien|nulle part)\b/,
    reasons:
      /\b(?:parce que?|car|puisque?|afin (?:de|d|que?)|pour (?:que?|eviter|des raisons|garantir|proteger|assurer)|a cause|en raison|grace a|c est pourquoi|sinon|faute de|la raison|les raisons|par mesure|la loi|legale?s?|du fait|permet (?:de|d)|evite|protege)\b/,
    fault:
      /^(?:le |la |les |l |causes? |raisons? )?(?:problemes?|symptomes?|causes?|raisons?|question|erreur|explication|contexte|possibles?|probables?|pourquoi (?:cela|ca|est ce que (?:cela|ca)) (?:arrive|se produit|arrive til|se produit il)|d ou vient (?:le probleme|l erreur|cela))$/,
    remedy:
      /^(?:la |les |le |notre )?(?:solutions?|resolution|correction|remede|reponse|contournement|que (?:faire|puis je faire|pouvez vous faire|dois je faire)|comment (?:resoudre|corriger|reparer|regler)(?: (?:cela|ca|(?:le|ce) probleme|l erreur|cette erreur))?)$/,
  },
  questionForms: {
    please: "svp|stp|s il vous plait|s il te plait|excusez moi|pardon|excuse moi",
    request: String.raw`(?:pouvez|pourriez) vous (?:me |nous )?(?:s il vous plait )?(?:dire|expliquer|indiquer|preciser|renseigner sur|informer sur)|(?:peux|pourrais) tu (?:me )?(?:dire|expliquer|indiquer)|(?:dites|expliquez|indiquez|precisez|dis|explique|indique) (?:moi|nous)|(?:donnez|donne) (?:moi|nous)(?= (?:le|la|les|l|votre|vos|ton|ta|tes|plus|des (?:infos?|informations|renseignements|details))\b)|(?:je (?:voudrais|souhaite|souhaiterais|veux|voulais|desire)|j aimerais|nous (?:voudrions|aimerions|souhaitons)) (?:bien )?(?:savoir|connaitre|comprendre|vous demander|demander)|j (?:ai|aurais) une (?:petite |autre )?question(?: (?:sur|concernant|a propos (?:de|du|des|d)))?|(?:savez vous|sais tu)|je me demande|(?:est ce que )?vous savez(?= (?:si|quand|comment|ou|combien)\b)`,
    why: /^(?:(?:et|mais|bonjour|salut) )*(?:pourquoi|pour quelle raison|d ou vient|comment se fait il)\b|\b(?:savoir|comprendre|comprends pas|expliquer) pourquoi\b/,
    howTo:
      /^(?:(?:et|mais|bonjour|salut|svp) )*(?:comment(?! (?:s appelle|vous appelez))|ou (?:puis|peut|trouver|se trouve|est ce que|dois|aller|cliquer|modifier|voir|faut il|je)|que (?:dois|faut il|faire|puis)|qu est ce que je (?:dois|peux)|quelle est la (?:procedure|demarche|marche|facon|maniere|methode)|quelles sont les (?:etapes|demarches)|je (?:veux|voudrais|souhaite|souhaiterais|cherche a|n arrive pas a|dois)|j (?:aimerais|essaie|ai besoin)|nous (?:voulons|souhaitons|aimerions)|etapes pour|procedure|demarche)\b|\b(?:savoir|expliquer|dire|montrer) comment\b|\bcomment (?:je|on|faire)\b/,
    yesNo:
      /^(?:(?:et|mais|bonjour|salut|ou) )*(?:est ce que|est ce|est il|puis je|peut on|peux tu|pouvez vous|pourriez vous|pourrais je|dois je|doit on|faut il|y a il|y a t il|avez vous|as tu|ai je|suis je|etes vous|sont ils|a t on|a il|a on|acceptez vous|proposez vous|faites vous|livrez vous|c est possible|il est possible|on peut|je peux|vous (?:avez|faites|acceptez|livrez|proposez)|existe il|serait il|vais je|sera t il)\b/,
    fact: /\b(?:qui|quoi|quand|ou|combien|quel|quelle|quels|quelles|lequel|laquelle|lesquels|qu est ce)\b/,
  },
  vague: {
    whereabouts: phraseList("ou se trouve le lieu | ou est l'acces | ou etes vous situes"),
    complaints: wordSet(`
      difficulte difficultes ennui ennuis
      marche marchent fonctionne fonctionnent fonctionner aide aider aidez probleme problemes souci
      soucis erreur erreurs faux fausse casse cassee bug bugs bugge bugue bloque bloquee coince coincee
      bizarre etrange lent lente plante plantee perdu perdue complique compliquee difficile urgent
      urgence secours moi arrive arrivez passe rien encore toujours panne comprends comprend ca correctement va
      vont personne galere question questions resolu regle arrete defaut
    `),
    things: wordSet(`
      site page pages appli application app systeme programme logiciel truc trucs chose choses
      chiffre chiffres nombre nombres donnees ecran bouton tout service produit fonction plateforme
      compte machin
    `),
    messages: patternList(
      {},
      String.raw`
      ^(?:je (?:veux|voudrais|souhaite|dois) )?(?:me plaindre|faire une reclamation|deposer une (?:plainte|reclamation)|reclamation|plainte)$
      ^(?:je (?:ne )?suis|nous (?:ne )?sommes|pas)? ?(?:vraiment |tres |pas |du tout )*(?:content|contente|satisfait|satisfaite|mecontent|mecontente|decu|decue)(?: du tout)?$
      ^(?:pff+|grr+|oh non|non (?:vous|tu) (?:m avez|m as|n avez|n as) (?:pas |mal )?compris|(?:vous|tu) (?:ne )?(?:m avez|m as|comprenez|comprends) (?:pas|mal)(?: compris)?|(?:allo )?il y a quelquun)$
      ^(?:pourquoi|comment|quoi|hein|ou|quand|qui|euh+|hm+|test|asdf\w*|azerty\w*|allo)$
      ^(?:rien|il ne se passe rien|rien ne (?:marche|va|se passe)(?: plus)?|rien ne va plus|toujours pareil|toujours rien|encore|idem)$
      ^(?:je|on|j) (?:ne |n )?(?:comprends|sais|y arrive|arrive|trouve|comprend|peux) (?:pas|rien|plus)(?: quoi faire| comment faire| du tout)?$
      ^(?:et maintenant|que faire|quoi faire|que se passe il|qu est ce qui se passe|c est quoi (?:ca|ce truc|ce bordel|le probleme))$
      ^(?:mes |les |nos |tous (?:mes |les )?)?(?:\w+ )?(?:chiffres|nombres|resultats|donnees|tout|c|ca) (?:\w+ )?(?:sont|est|semblent|semble|paraissent|parait) (?:\w+ )?(?:faux|fausses?|bizarres?|etranges?|incorrects?|incorrectes?|errones?|casse)$
      `,
    ),
  },
  chatter: patternList(
    {},
    `
      ^(?:et |mais |dis |alors |est[- ]ce que |hey )*(?:t'es|tu es|es-tu|es tu|tu n'es|t'es pas)(?: (?:si|tres|trop|vraiment|un|une|pas|deja|toujours|plutot|tellement|aussi|parfois))* (?:marie|mariee|celibataire|fatigue|fatiguee|ennuyeux|ennuyeuse|content|contente|heureux|heureuse|triste|fache|fachee|seul|seule|vivant|vivante|mort|morte|gay|amoureux|amoureuse|fou|folle|ivre|reveille|vieux|vieille|jeune|malin|maline|bete|stupide|drole|marrant|marrante|beau|belle|joli|jolie|sexy|mignon|mignonne|moche|homme|femme|fille|garcon|mon ami|jaloux|jalouse|mechant|mechante|bizarre|penible|chiant|chiante|enervant|enervante|pathetique|lourd|menteur|menteuse|occupe|occupee|serieux|serieuse)$
      ^(?:et |mais |dis |alors )*(?:est[- ]ce que |est-ce qu'|est ce qu')?(?:tu|t'|il t'arrive|(?:peux|veux|pourrais|voudrais|sais|aimes|as|manges|dors|reves|penses|m'aimes|te sens)[- ]tu)(?: ?(?:peux|veux|sais|vas|as|aimes|m'aimes|manges|dors|reves|ressens|voudrais|pourrais|de|d'|des fois|parfois|me|m'|un|une|des|avec moi|toujours|vraiment|deja|besoin|envie))* ?(?:epouser|m'epouser|manger|dormir|rever|rire|me faire rire|pleurer|chanter|danser|aimer|m'aimer|manges|dors|reves|m'aimes|avoir faim|faim|soif|sommeil|peur|sentiments|emotions|copine|copain|petite amie|petit ami|amis|famille|parents|enfants|mere|hobbies|raconter une blague|blague|blagues|me raconter une blague|sortir avec moi)$
      ^(?:s'il te plait )?(?:raconte|racontez|dis|chante|fais)(?:[- ](?:moi|nous))?(?: (?:une?|encore une|quelque chose de|moi))* (?:blague|histoire|chanson|poeme|drole|rire)$|^(?:epouse[- ]moi|veux-tu m'epouser)$|^je (?:t'aime|te deteste|t'adore|te hais)(?: (?:beaucoup|trop|tellement|aussi|tant))*$|^tu me manques$
      ^(?:est[- ]ce que )?(?:je suis|suis-je)(?: (?:si|tres|trop|vraiment|tellement))* (?:beau|belle|joli|jolie|moche|gros|grosse|stupide|bete|intelligent|intelligente|fatigue|fatiguee|triste|content|contente|seul|seule|heureux|heureuse|amoureux|amoureuse|celibataire)$|^je m'ennuie$|^j'ai (?:faim|sommeil|soif|peur)$
    `,
  ),
  courtesies: {
    greeting: phraseList(
      "bonjour | bonsoir | salut | slt | bjr | bsr | coucou | cc | hello | hey | hi | allo | salutations | bon matin | bonne journee a vous | re | rebonjour | bonjour bonjour | yo | wesh | enchante | enchantee | ravi de vous rencontrer | bienvenue | bonne annee | joyeux noel | bonnes fetes",
    ),
    thanks: phraseList(
      "merci | merci beaucoup | merci bien | merci infiniment | mille mercis | mille merci | un grand merci | grand merci | merci d avance | mci | mrc | merki | je vous remercie | je te remercie | remerciements | thanks | thx | ca m a aide | cela m a aide | ca aide | ca m aide | tres utile | c est utile | utile | probleme resolu | c est resolu | ca marche maintenant | ca fonctionne maintenant | c est regle | c est bon ca marche | ca remarche | c est bon maintenant | c est parfait | c est regle maintenant | probleme regle | j ai trouve | vous etes genial | vous etes geniale | vous etes super | tu es genial | tu es super | tres aimable | c est tres gentil | c est gentil | trop gentil | tres gentil | vous me sauvez | tu me sauves | c est exactement ce que je cherchais | c est ce que je cherchais | c etait rapide",
    ),
    goodbye: phraseList(
      "au revoir | aurevoir | a bientot | a plus | a plus tard | a toute | a tout a l heure | a demain | a la prochaine | adieu | ciao | tchao | bye | bonne journee | bonne soiree | bonne nuit | bon apres midi | bonne apres midi | bon week end | bon weekend | bonne fin de journee | bonne continuation | bon courage | cordialement | cdt | bien a vous | bises | bisous | salutations distinguees | c est tout | ce sera tout | rien d autre | plus de questions | prenez soin de vous | prends soin de toi",
    ),
    wellbeing: phraseList(
      "ca va | sa va | cv | comment ca va | comment vas tu | comment allez vous | comment tu vas | comment vous allez | tu vas bien | vous allez bien | ca va bien | tout va bien | comment va | quoi de neuf | quoi de 9 | ca roule | ca gaze | la forme | en forme | et toi | et vous | vas tu bien | allez vous bien | comment te sens tu | comment se passe ta journee | comment s est passee ta journee | est ce que ca va | est ce que tu vas bien",
    ),
    identity: phraseList(
      "qui es tu | qui etes vous | tu es qui | t es qui | vous etes qui | c est qui | qu es tu | comment t appelles tu | comment vous appelez vous | comment tu t appelles | tu t appelles comment | quel est ton nom | quel est votre nom | c est quoi ton nom | ton nom | as tu un nom | tu as un nom | a qui je parle | a qui ai je affaire | qui t a cree | qui vous a cree | qui t a fait | qui t a programme | qui est ton createur | presente toi | presentez vous | parle moi de toi | parlez moi de vous | d ou viens tu | quel age as tu | quel age avez vous | tu as quel age | dis moi qui tu es",
    ),
    abilities: phraseList(
      "que peux tu faire | que pouvez vous faire | que sais tu faire | que savez vous faire | qu est ce que tu peux faire | qu est ce que tu sais faire | qu est ce que vous pouvez faire | tu peux faire quoi | tu sais faire quoi | tu fais quoi | que fais tu | que faites vous | a quoi sers tu | a quoi servez vous | tu sers a quoi | comment peux tu m aider | comment pouvez vous m aider | en quoi peux tu m aider | en quoi pouvez vous m aider | peux tu m aider | pouvez vous m aider | pourriez vous m aider | tu peux m aider | vous pouvez m aider | aide moi | aidez moi | j ai besoin d aide | besoin d aide | j ai une question | j ai des questions | j aurais une question | une question | une petite question | puis je poser une question | je peux poser une question | puis je te poser une question | puis je vous poser une question | que puis je te demander | que puis je vous demander | que puis je demander | quelles questions puis je poser | comment fonctionnes tu | que sais tu | quelles sont tes fonctions | quelles sont tes capacites",
    ),
    compliment: phraseList(
      "tu es genial | tu es geniale | t es genial | tu es super | tu es le meilleur | tu es la meilleure | tu es top | tu es gentil | tu es gentille | tu es intelligent | tu es drole | tu es cool | tu es formidable | tu es adorable | tu es tres utile | tu es utile | vous etes genial | vous etes super | vous etes formidable | vous etes adorable | vous etes tres aimable | bien joue | bon travail | beau travail | excellent travail | bien fait | bravo | chapeau | felicitations | je t aime | je t adore | je t aime bien | j adore | genial | geniale | excellent | excellente | formidable | fantastique | magnifique | merveilleux | impressionnant | incroyable | top | nickel | super bot | bon bot",
    ),
    apology: phraseList(
      "desole | desolee | je suis desole | je suis desolee | pardon | excuse moi | excusez moi | excuse | mes excuses | toutes mes excuses | je m excuse | oups | dsl | navre | navree | c est ma faute | mea culpa",
    ),
    agreement: phraseList(
      "ok | okay | oki | okey | d accord | dac | daccord | d ac | entendu | compris | j ai compris | je comprends | je vois | bien | tres bien | c est bien | bon | parfait | super | c est parfait | c est bon | c est clair | c est note | note | noted | cool | oui | ouais | ui | non | nan | non merci | pas de probleme | pas de souci | pas de soucis | ca marche | sa marche | ah | ah ok | ah bon | oh | aha | hmm | exact | exactement | effectivement | tout a fait | bien sur | certainement | tant mieux | tant pis | peu importe | laisse tomber | laissez tomber | bon a savoir | interessant | de rien | je vous en prie | je t en prie | avec plaisir | volontiers | ca va merci | je vais bien | moi aussi | pareillement | de meme | vu | voila | carrement | grave | wow | wow cool",
    ),
    laughter: phraseList(
      "mdr | mdrr | mdrrr | ptdr | lol | haha | hihi | hehe | drole | tres drole | c est drole | xd | rofl",
    ),
    links: phraseList(
      "a tous | a toutes | tous | tout le monde | madame | monsieur | mme | mr | messieurs | mesdames | l equipe | toute l equipe | a vous | a toi | vous | toi | a vous aussi | pour votre aide | pour ton aide | pour l aide | pour tout | pour votre reponse | pour ta reponse | pour la reponse | pour votre temps | pour l info | pour l information | pour les infos | pour cette information | pour ca | de votre aide | de ton aide | de votre reponse | beaucoup | bcp | bien | tres | trop | vraiment | encore | alors | donc | et | aussi | mais | ah | oh | bon | bonne | bot | assistant | mon ami | l ami | cher | chere | mec | s il vous plait | s il te plait | svp | stp | aujourd hui | aujourdhui | d avance | c est | c etait | merci | super | la | si | je suis | rapide | maintenant",
    ),
  },
  letters: {
    salutations: String.raw`ch[eè]re?s?|madame|monsieur|messieurs|mesdames`,
    addressees: String.raw`madame|monsieur|messieurs|mesdames|mme|mr?|a|tous|toutes|tout|le|monde|l'equipe|equipe|et|ou|docteur|dr`,
    asides: String.raw`j['’ ]espere que [^.!?\n]{0,60}|j['’ ]ai (?:une|quelques|deux) (?:petite )?questions?|(?:un grand |mille )?merci(?: (?:beaucoup|bien|infiniment|encore))*(?: (?:d['’ ]avance|par avance|pour (?:votre|ton|la|le|tout))[^.!?\n]{0,60})?|dans l['’ ]attente de[^.!?\n]{0,100}|(?:bonne|belle) (?:journee|soiree|semaine|fin)[^.!?\n]{0,20}`,
    signOffs: String.raw`(?:dans l['’ ]attente[^.!?\n]{0,60}, )?(?:je vous prie|veuillez|nous vous prions) [^.!?\n]{0,40}(?:agreer|recevoir)[^.!?\n]{0,80}|(?:bien |tres )?cordialement|(?:meilleures|sinceres|cordiales|respectueuses) salutations|salutations(?: distinguees)?|amicalement|sincerement|respectueusement|bises|a bientot|merci(?: beaucoup| d['’ ]avance)?|bien a (?:vous|toi)|cdlt|cdt`,
    devices: String.raw`envoye (?:de|depuis|a partir de|avec) [^.!?\n]{1,40}`,
    notices: {
      mail: String.raw`e-?mail|message|courriel|courrier`,
      secret: String.raw`confidentiel|secret`,
      stray: String.raw`par erreur|n['’]etes pas (?:le|l['’]un des|un des) destinataire|destinataires? (?:prevu|vise|designe)|usage exclusif|exclusivement`,
    },
  },
};
