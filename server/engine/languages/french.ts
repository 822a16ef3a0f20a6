import { setOf } from "../language.ts";
import { describeLanguage, type Endings, takeEndingsOff } from "./describe-language.ts";

const ENDINGS: Endings = [
  ["issements", "", 3],
  ["issement", "", 3],
  ["ements", "", 4],
  ["ement", "", 4],
  ["ations", "", 3],
  ["ation", "", 3],
  ["aux", "al", 2],
  ["eaux", "eau", 2],
  ["euses", "eu", 3],
  ["euse", "eu", 3],
  ["eux", "eu", 3],
  ["issez", "", 3],
  ["issent", "", 3],
  ["eront", "", 3],
  ["erez", "", 3],
  ["aient", "", 3],
  ["ait", "", 4],
  ["ees", "", 3],
  ["ee", "", 3],
  ["ent", "", 4],
  ["ez", "", 3],
  ["er", "", 3],
  ["ir", "", 3],
  ["es", "", 3],
  ["s", "", 3],
  ["x", "", 4],
  ["e", "", 3],
];

export const french = describeLanguage({
  code: "fr",
  stopWords: `le la les un une des du de d l et ou mais donc or ni car que qu qui quoi dont ce cet cette ces c se s ne n pas plus
    je j me m mon ma mes tu te t ton ta tes il elle on nous notre nos vous votre vos ils elles leur leurs lui eux y en
    suis es est sommes etes sont etait etaient ete sera seront soit ai as a avons avez ont avait avaient aura auront avoir etre
    peut peux pouvez peuvent pouvons puis faut doit dois devez fait faire
    a au aux dans par pour sur sous avec sans vers chez entre depuis pendant avant apres contre si comme tres aussi bien meme
    quand ou comment pourquoi combien quel quelle quels quelles est-ce`,
  tellingWords: "qui quoi quand comment pourquoi combien quel quelle quels quelles pas sans",
  lightWords: `bonjour merci svp veuillez voudrais veux voulez aimerais besoin savoir dire dites trouver obtenir avoir vais aller question reponse
    existe y a t il possible moyen chose tout toute tous temps`,
  backReferences: "il elle ils elles son sa ses leur leurs ce cela ceci cette ces celui celle ensuite puis toutefois",
  kinds: [
    ["weight", /\bpese(?:nt)?\b|\bpoids\b/],
    [
      "money",
      /\bcombien (?:coute|coutent|ca coute|est-ce que coute|vaut|faut il payer)\b|\bprix\b|\btarif\b|\bcombien .*\b(?:coute\w*|paye\w*)\b|\bcout\b/,
    ],
    ["moment", /\bquand\b|\bquelle heure\b|\bquel (?:jour|mois)\b|\bquelle (?:annee|date)\b|\bhoraires?\b/],
    ["extent", /\bcombien de temps\b|\bquelle (?:longueur|distance)\b|\bduree\b/],
    ["size", /\bquelle (?:hauteur|profondeur|largeur|taille)\b/],
    ["number", /\bcombien\b|\bquel age\b/],
    ["place", /^ou\b|\bd ou\b|\badresse\b|\bou (?:se|est|sont|puis|peut)\b/],
    ["person", /^qui\b(?! est ce que)|\bpar qui\b|\ba qui\b/],
  ],
  kindWords: {
    money: "coute coutent couter prix tarif tarifs combien payer paye cout",
    extent: "temps duree dure durer longueur distance",
    weight: "pese pesent poids",
    size: "hauteur profondeur largeur taille",
    number: "age nombre",
    moment: "heure jour annee date mois horaires horaire",
    place: "adresse trouve situe situee",
  },
  stem: (word) => takeEndingsOff(word, ENDINGS, 2),
  phrases: {
    declines: "Je ne connais pas la réponse.",
    helpsWith: "Je peux vous aider sur :",
    asksWhich: "Pensez-vous à l'une de ces questions ?",
    greets: "Bonjour ! Que voulez-vous savoir ?",
    isWelcome: "Je vous en prie.",
    saysGoodbye: "Au revoir !",
    asksForQuestion: "Que voulez-vous savoir ?",
    greeting: /^(?:bonjour|bonsoir|salut|coucou|hello)(?: (?:a tous|madame|monsieur))?$/,
    thanks:
      /^(?:(?:ok|super|parfait)? ?(?:merci|merci beaucoup|merci bien|mille mercis)(?: (?:a vous|pour votre aide|pour tout))?)$/,
    goodbye: /^(?:au revoir|a bientot|a plus|bonne (?:journee|soiree|nuit)|adieu)$/,
    unclear:
      /^que voulez-vous dire$|^que voulez vous dire$|^c'?est a dire$|^comment(?: ca)?$|^je ne comprends pas$|^qu'?est ce que cela veut dire$/,
    goesOn: /^(?:et|ou|mais|aussi|(?:non )?je veux dire|non)\b/,
    pronouns: setOf("il elle ils elles le la les lui leur ca cela ceci ce celui celle y en son sa ses"),
  },
});
