import { setOf } from "../language.ts";
import { describeLanguage, type Endings, takeEndingsOff } from "./describe-language.ts";

const ENDINGS: Endings = [
  ["ungen", "", 4],
  ["innen", "", 4],
  ["ung", "", 4],
  ["ern", "er", 3],
  ["en", "", 3],
  ["em", "", 4],
  ["es", "", 4],
  ["er", "", 4],
  ["e", "", 3],
  ["ss", "ss", 99],
  ["s", "", 4],
  ["st", "", 5],
  ["t", "", 4],
  ["n", "", 5],
];

/** Umlauts are folded to plain vowels already; "ae" for "ä" is brought to the same. */
function stem(word: string): string {
  let plain = word
    .replace(/ae/g, "a")
    .replace(/oe/g, "o")
    .replace(/(?<![aeq])ue/g, "u");
  if (plain.length >= 7 && /^ge.*(?:t|en)$/.test(plain)) plain = plain.slice(2);
  return takeEndingsOff(plain, ENDINGS, 3);
}

export const german = describeLanguage({
  code: "de",
  stopWords: `der die das den dem des ein eine einen einem einer eines und oder aber denn als wie so dass ob wenn weil
    ich mich mir mein meine meinen meinem meiner du dich dir dein deine er ihn ihm sein seine seinen sie ihr ihre ihren ihnen es wir uns unser unsere unseren
    euch euer sich man dies diese dieser dieses diesen diesem jener welche welcher welches welchen welchem
    bin bist ist sind seid war waren wird werden wurde wurden worden habe hast hat haben hatte hatten kann kannst konnen konnte muss musst mussen
    soll sollte darf durfen mag will wollen wollte mochte mochten wurde wurden
    in im an am auf aus bei beim mit nach von vom vor zu zum zur uber unter um fur durch gegen ohne bis seit hinter neben zwischen
    nicht kein keine keinen keiner auch nur noch schon sehr mehr da dort hier dann nun ja nein doch etwa
    wer wen wem wessen was wann wo wohin woher warum wieso weshalb wieviel`,
  tellingWords:
    "wer wen wem wessen was wann wo wohin woher warum wieso weshalb wie welche welcher welches nicht kein keine ohne",
  lightWords: `bitte danke hallo gibt geben gebt brauche brauchen machen macht mache tun gehen geht bekomme bekommen finde finden sagen sag wissen weiss
    frage antwort gerne gern viel viele lange hoch oft alt gross ab mal etwas alle alles jetzt eigentlich genau hilfe`,
  backReferences:
    "er sie es sein seine ihr ihre dieser diese dieses dies das dabei dafur damit daran darin darauf dazu dort dann danach ausserdem deshalb",
  joinsWords: true,
  kinds: [
    ["weight", /\bwie schwer\b|\bgewicht\b|\bwiegt\b/],
    [
      "money",
      /\bwie ?viel (?:kostet|kosten|ist|sind|zahl\w*|bezahl\w*)\b|\bwas (?:kostet|kosten)\b|\bpreis\b|\bwie (?:teuer|hoch)\b|^kosten\b/,
    ],
    ["moment", /\bwann\b|\bum wie ?viel uhr\b|\bseit wann\b|\bwelche[mns]? (?:tag|jahr|datum)\b/],
    ["extent", /\bwie (?:lange|lang|weit)\b/],
    ["size", /\bwie (?:tief|breit|gross)\b/],
    ["number", /\bwie ?viele?\b|\bwie (?:alt|oft)\b/],
    ["place", /\bwo\b|\bwohin\b|\bwoher\b|\badresse\b/],
    ["person", /\bwer\b|\bwen\b|\bwem\b|\bwessen\b/],
  ],
  kindWords: {
    money: "kostet kosten kostete preis preise teuer zahlen bezahlen gebuhr viel wieviel hoch",
    extent: "lange lang dauert dauern weit",
    weight: "schwer wiegt wiegen gewicht viel",
    size: "hoch tief breit gross",
    number: "viele viel alt oft gross",
    moment: "uhr tag jahr datum",
    place: "adresse liegt befindet",
  },
  stem,
  phrases: {
    declines: "Das weiß ich leider nicht.",
    helpsWith: "Helfen kann ich bei:",
    asksWhich: "Meinen Sie eine dieser Fragen?",
    greets: "Hallo! Was möchten Sie wissen?",
    isWelcome: "Gern geschehen.",
    saysGoodbye: "Auf Wiedersehen!",
    asksForQuestion: "Was möchten Sie wissen?",
    greeting:
      /^(?:hallo|hi|hey|moin|servus|gruss gott|gru?ezi|guten (?:tag|morgen|abend))(?: (?:zusammen|da|liebes team))?$/,
    thanks:
      /^(?:(?:ok|super|prima|alles klar|gut)? ?(?:vielen|besten|herzlichen)? ?(?:dank|danke)(?: (?:schon|sehr|dir|ihnen|euch|vielmals|dafur|fur die hilfe))*)$/,
    goodbye: /^(?:auf wiedersehen|tschuss|ciao|bis bald|bis dann|schonen (?:tag|abend)(?: noch)?)$/,
    unclear:
      /^(?:wie|was) meinen sie(?: damit)?$|^was meinst du(?: damit)?$|^was (?:heisst|bedeutet) das$|^wie bitte$|^das verstehe ich nicht$/,
    goesOn: /^(?:und|oder|aber|auch|(?:nein )?ich mein\w*|nein)\b|^(?:wie|was) ist (?:es )?mit\b/,
    pronouns: setOf("er sie es ihn ihm das dies diese dieser dieses dort dafur damit davon dazu dabei ihre sein seine"),
  },
});
