import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { type Action, actions, bitOfAction } from "../../action.ts";
import { languageOf, languages } from "../languages.ts";
import { readWords } from "../read-words.ts";
import { findActions } from "./find-actions.ts";
import { formOfQuestion } from "./form-of-question.ts";
import { isVague } from "./is-vague.ts";
import { readCourtesies } from "./read-courtesies.ts";

/** [language, text, what is found] */
const named: [string, string, Action[]][] = [
  ["en", "How do I turn the dark mode off?", ["disable"]],
  ["en", "Removing members", ["remove"]],
  ["en", "Logging out everywhere", ["signOut"]],
  ["en", "I can't log in", ["signIn"]],
  ["en", "get rid of the banner", ["remove"]],
  ["en", "The colour of the banner", []],
  ["de", "Wie füge ich ein Mitglied hinzu?", ["add"]],
  ["de", "Dunkelmodus ausschalten", ["disable"]],
  ["de", "Wie schalte ich den Ton wieder ein?", ["enable"]],
  ["de", "Kündigung des Vertrags", ["cancel"]],
  ["fr", "Comment supprimer un membre ?", ["remove"]],
  ["fr", "se déconnecter", ["signOut"]],
  ["fr", "Désactiver les rappels", ["disable"]],
  ["es", "¿Cómo elimino a un miembro?", ["remove"]],
  ["es", "Cerrar sesión en todas partes", ["signOut"]],
  ["pt", "Como excluo a lista?", ["remove"]],
  ["it", "Come rimuovo un membro?", ["remove"]],
  ["it", "Annullare un ordine", ["cancel", "buy"]],
  ["nl", "Hoe voeg ik een lid toe?", ["add"]],
  ["nl", "Ledenlijst verwijderen", ["remove"]],
];

describe("the action that a question or heading names is found", () => {
  for (const [code, text, expected] of named)
    test(`${code}: ${text}`, () => {
      const bits = findActions(readWords(text), languageOf(code));
      const found = actions.filter((action) => (bits & bitOfAction(action)) !== 0);
      for (const action of expected) assert.ok(found.includes(action), `${action} in ${found}`);
      if (expected.length < 2) assert.deepEqual(found.filter(isOpposite(expected[0])), []);
    });
});

const opposites: Partial<Record<Action, Action>> = {
  add: "remove",
  remove: "add",
  enable: "disable",
  disable: "enable",
  signIn: "signOut",
  signOut: "signIn",
};
const isOpposite = (action: Action | undefined) => (other: Action) =>
  action === undefined || opposites[action] === other;

const forms: [string, string, string | undefined][] = [
  ["en", "How do I change it?", "how-to"],
  ["en", "where can I see my points", "how-to"],
  ["en", "Can I bring my dog?", "yes-no"],
  ["en", "why was I charged twice", "why"],
  ["en", "What does it cost?", "fact"],
  ["en", "refund time", undefined],
  ["de", "Wie kann ich das ändern?", "how-to"],
  ["de", "Kann ich meinen Hund mitbringen?", "yes-no"],
  ["de", "Warum wurde doppelt abgebucht?", "why"],
  ["de", "Wie lange dauert das?", "fact"],
  ["fr", "Comment puis-je le modifier ?", "how-to"],
  ["fr", "Est-ce que je peux venir avec mon chien ?", "yes-no"],
  ["fr", "Pourquoi suis-je débité deux fois ?", "why"],
  ["fr", "Combien ça coûte ?", "fact"],
  ["es", "¿Cómo puedo cambiarlo?", "how-to"],
  ["es", "¿Puedo llevar a mi perro?", "yes-no"],
  ["es", "¿Por qué me cobraron dos veces?", "why"],
  ["es", "¿Cuánto cuesta?", "fact"],
  ["pt", "Como posso alterar isso?", "how-to"],
  ["pt", "Posso levar o meu cão?", "yes-no"],
  ["pt", "Por que fui cobrado duas vezes?", "why"],
  ["pt", "Quanto custa?", "fact"],
  ["it", "Come posso cambiarlo?", "how-to"],
  ["it", "Posso portare il mio cane?", "yes-no"],
  ["it", "Perché mi è stato addebitato due volte?", "why"],
  ["it", "Quanto costa?", "fact"],
  ["nl", "Hoe kan ik dat wijzigen?", "how-to"],
  ["nl", "Mag ik mijn hond meenemen?", "yes-no"],
  ["nl", "Waarom is er twee keer afgeschreven?", "why"],
  ["nl", "Hoeveel kost het?", "fact"],
];

describe("the form of a question is told by its first words", () => {
  for (const [code, text, form] of forms)
    test(`${code}: ${text}`, () => assert.equal(formOfQuestion(readWords(text), languageOf(code)), form));
});

const vague: Record<string, string[]> = {
  en: [
    "I want to complain",
    "I'm not happy",
    "Hello??? Anybody there?",
    "it doesn't work",
    "Help!",
    "not working",
    "I have a problem",
    "numbers look wrong",
    "why",
    "nothing happens",
  ],
  de: [
    "Ich möchte mich beschweren",
    "Ich bin nicht zufrieden",
    "Ist da jemand?",
    "es geht nicht",
    "Hilfe!",
    "funktioniert nicht",
    "Ich habe ein Problem",
    "die Zahlen stimmen nicht",
    "warum?",
  ],
  fr: [
    "Je veux me plaindre",
    "Je ne suis pas content",
    "Il y a quelqu'un ?",
    "ça ne marche pas",
    "Au secours, aidez-moi",
    "j'ai un problème",
    "les chiffres sont faux",
    "rien ne se passe",
  ],
  es: [
    "Quiero quejarme",
    "No estoy contento",
    "¿Hay alguien ahí?",
    "no funciona",
    "¡Ayuda!",
    "tengo un problema",
    "los números están mal",
    "no pasa nada",
    "¿por qué?",
  ],
  pt: [
    "Quero reclamar",
    "Não estou contente",
    "Tem alguém aí?",
    "não funciona",
    "Ajuda!",
    "tenho um problema",
    "os números estão errados",
    "nada acontece",
  ],
  it: [
    "Voglio fare un reclamo",
    "Non sono soddisfatto",
    "C'è qualcuno?",
    "non funziona",
    "Aiuto!",
    "ho un problema",
    "i numeri sono sbagliati",
    "non succede niente",
  ],
  nl: [
    "Ik wil een klacht indienen",
    "Ik ben niet tevreden",
    "Is er iemand?",
    "het werkt niet",
    "Help!",
    "ik heb een probleem",
    "de cijfers kloppen niet",
    "er gebeurt niets",
  ],
};
const clear: Record<string, string[]> = {
  en: ["refund time", "2fa codes", "my invoice is wrong", "the printer does not work"],
  de: ["Rechnung falsch", "Passwort vergessen", "der Drucker geht nicht"],
  fr: ["facture fausse", "mot de passe oublié", "l'imprimante ne marche pas"],
  es: ["factura incorrecta", "contraseña olvidada"],
  pt: ["fatura errada", "senha esquecida"],
  it: ["fattura sbagliata", "password dimenticata"],
  nl: ["factuur klopt niet", "wachtwoord vergeten"],
};

describe("a message without a topic is told from one with a topic", () => {
  for (const { code } of languages) {
    for (const text of vague[code]!)
      test(`${code}, vague: ${text}`, () => assert.ok(isVague(readWords(text), languageOf(code))));
    for (const text of clear[code]!)
      test(`${code}, clear: ${text}`, () => assert.ok(!isVague(readWords(text), languageOf(code))));
  }
});

const talk: [string, string, string][] = [
  ["en", "heyyy there", "greeting"],
  ["en", "ok thx a lot, bye!", "agreement thanks goodbye"],
  ["en", "How's it going?", "wellbeing"],
  ["en", "hahahaha", "laughter"],
  ["de", "Moin zusammen", "greeting"],
  ["de", "Vielen Dank für die schnelle Antwort, mfg", "thanks goodbye"],
  ["de", "Was kannst du alles?", "abilities"],
  ["fr", "slt ça va ?", "greeting wellbeing"],
  ["fr", "mdr", "laughter"],
  ["fr", "Merci beaucoup pour votre aide, bonne journée", "thanks goodbye"],
  ["es", "hola buenas", "greeting"],
  ["es", "¿Cómo te llamas?", "identity"],
  ["pt", "vlw, bjs", "thanks goodbye"],
  ["pt", "tudo bem?", "wellbeing"],
  ["it", "Ciao, come stai?", "greeting wellbeing"],
  ["it", "grazie mille, buona serata", "thanks goodbye"],
  ["nl", "dankjewel hoor, fijne dag nog", "thanks goodbye"],
  ["nl", "wie ben jij", "identity"],
];

/** Words of people whose question is answered. */
const satisfied = [
  "thanks so much, that did the trick!",
  "thanks, that's sorted it, you're a star",
  "super, hat funktioniert, danke",
  "merci, c'est très gentil",
  "ya lo encontré, gracias",
  "grazie mille, gentilissimi",
  "obrigada, já está resolvido",
  "dank je, het doet het weer",
];

describe("small talk is read however people type it", () => {
  for (const text of satisfied)
    test(`these are thanks: ${text}`, () => assert.ok(readCourtesies(text, "en")?.acts.has("thanks")));
  for (const [code, text, acts] of talk)
    test(`${code}: ${text}`, () => {
      const read = readCourtesies(text, "en");
      assert.equal([...(read?.acts ?? [])].join(" "), acts);
    });
  for (const text of [
    "hi, how do I cancel?",
    "danke, und wie kündige ich?",
    "good prices",
    "thanksgiving hours",
    "it works now but the sound does not",
  ])
    test(`a question is none: ${text}`, () => assert.equal(readCourtesies(text, "en"), undefined));
});
