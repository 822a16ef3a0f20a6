import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { withoutLetterFrame } from "./without-letter-frame.ts";

/** Each question stands in letters as people of its language write them. */
const letters: [language: string, question: string, letters: string[]][] = [
  [
    "English",
    "Do you repair clocks?",
    [
      "Hi team, hope you are all well. Do you repair clocks? Best, Kim",
      "Good morning,\n\nDo you repair clocks?\n\nThank you very much in advance.\n\nKind regards\nTom O'Hara\nMill Lane 3\n+44 20 5550 100",
      "Dear Sir or Madam,\nI have a question. Do you repair clocks? Thanks in advance",
      "Do you repair clocks? Sent from my phone",
      "Hello! Do you repair clocks?\n\nCheers,\nAnn\n\nGet Outlook for Android",
      "Dear all,\nI hope you had a good week.\n\nDo you repair clocks?\n\nMany thanks in advance\nBea Cole\nQuay 7",
    ],
  ],
  [
    "German",
    "reparieren Sie Uhren?",
    [
      "Guten Tag, reparieren Sie Uhren? Mit freundlichen Grüßen, Uwe",
      "Sehr geehrte Damen und Herren,\nreparieren Sie Uhren?\nMit freundlichen Grüßen\nUwe Maier",
      "Liebes Team,\n\nich hoffe, es geht Ihnen gut.\nreparieren Sie Uhren?\n\nVielen Dank im Voraus!\nViele Grüße aus Ulm\nJule",
      "Hallo Frau Dr. Krüger, reparieren Sie Uhren? Von meinem iPhone gesendet",
      "Moin, reparieren Sie Uhren? LG Jan",
    ],
  ],
  [
    "French",
    "réparez-vous les horloges ?",
    [
      "Bonjour, réparez-vous les horloges ? Cordialement, Luc",
      "Madame, Monsieur,\n\nréparez-vous les horloges ?\n\nDans l'attente de votre réponse, je vous prie d'agréer mes salutations.\n\nÉlise Martin",
      "Chère équipe,\nj'ai une question. réparez-vous les horloges ?\nMerci d'avance pour votre aide.\nBien cordialement\nLuc",
    ],
  ],
  [
    "Spanish",
    "¿reparan relojes?",
    [
      "¡Buenos días! ¿reparan relojes? Un saludo, Inés",
      "Estimados señores:\n\n¿reparan relojes?\n\nMuchas gracias de antemano.\nAtentamente,\nInés Ruiz\n\nEnviado desde mi móvil",
    ],
  ],
  [
    "Italian",
    "riparate orologi?",
    [
      "Buongiorno, riparate orologi? Cordiali saluti, Ada",
      "Gentile signora Bianchi,\n\nriparate orologi?\n\nGrazie mille per la risposta.\nDistinti saluti\nAda Neri",
    ],
  ],
  [
    "Dutch",
    "repareert u klokken?",
    [
      "Goedemorgen, repareert u klokken? Met vriendelijke groet, Sanne",
      "Geachte heer/mevrouw,\n\nrepareert u klokken?\n\nAlvast hartelijk bedankt.\n\nHoogachtend,\nSanne de Wit\n\nVerzonden vanaf mijn telefoon",
    ],
  ],
  [
    "Portuguese",
    "vocês consertam relógios?",
    [
      "Bom dia, vocês consertam relógios? Atenciosamente, João",
      "Prezados senhores,\n\nvocês consertam relógios?\n\nMuito obrigado pela atenção.\nCom os melhores cumprimentos,\nJoão Dias",
    ],
  ],
];

describe("the frame of a mail is no part of its question", () => {
  for (const [language, question, written] of letters)
    test(language, () => {
      for (const letter of written) assert.equal(withoutLetterFrame(letter), question, letter);
    });

  test("a legal notice is none either", () => {
    for (const [question, notice] of [
      [
        "Do you repair clocks?",
        "This message and its attachments are confidential. If you are not the intended recipient, please delete them.",
      ],
      [
        "reparieren Sie Uhren?",
        "Diese E-Mail enthält vertrauliche Informationen. Haben Sie sie irrtümlich erhalten, so löschen Sie sie bitte.",
      ],
      [
        "réparez-vous les horloges ?",
        "Ce message est confidentiel. Si vous l'avez reçu par erreur, merci de le détruire.",
      ],
      ["¿reparan relojes?", "Este mensaje es confidencial. Si lo ha recibido por error, bórrelo."],
      ["riparate orologi?", "Il presente messaggio è riservato. Se lo avete ricevuto per errore, cancellatelo."],
      ["repareert u klokken?", "Dit bericht is vertrouwelijk. Hebt u het abusievelijk ontvangen, verwijder het dan."],
      ["vocês consertam relógios?", "Esta mensagem é confidencial. Se a recebeu por engano, apague-a."],
    ] as const) {
      assert.equal(withoutLetterFrame(`${question}\n\n${notice}`), question);
      assert.equal(withoutLetterFrame(`${question}\n\nAnn\n\n${notice}\n\n${notice}`), `${question}\n\nAnn`);
    }
    const parted = "Do you repair clocks?\n\nCONFIDENTIAL\n\nIf you got this message by mistake, delete it.";
    assert.equal(withoutLetterFrame(parted), "Do you repair clocks?");
  });

  test("a person may write about what is confidential", () => {
    for (const message of [
      "My clock came.\n\nIs this message confidential, and what if I sent it by mistake?",
      "My clock came.\n\nI was sent a parcel by mistake. Please fetch it.",
      "This message is confidential and was sent to me in error.",
    ])
      assert.equal(withoutLetterFrame(message), message);
  });

  test("what is no formula stays", () => {
    for (const message of [
      "Hello",
      "Thank you very much. Kind regards, Tom",
      "Thanks when do you open",
      "Best price for a clock?",
      "Can I pay with a card? My clock is broken.",
      "Dear is the clock that I bought, what can I do?",
      "Hello I bought a clock, how do I wind it?",
      "Is it open? Thanks to the rain, the road is closed",
      "Do you repair clocks?\nThanks\nand also watches",
      "Merci de me dire quand vous ouvrez.",
      "Liebe Grüße bestellen",
    ])
      assert.equal(withoutLetterFrame(message), message);
  });

  test("a hostile message takes no long time to read", () => {
    for (const part of ["hello ", "\n ", "Thanks, ", "A ", "\n\t", "best, Kim\n", "\n\nsecret message "])
      assert.equal(typeof withoutLetterFrame(part.repeat(20_000)), "string");
  });
});
