/** A dialogue in the knowledge of one fixture, with words of the last reply or its act. */
export type Dialogue = { fixture: string; messages: string[]; holds?: string; act?: string };

/**
 * `@ fixture`, then one dialogue a line: messages separated by ` > `, and after ` => ` the words
 * that the last reply holds or `=` with its act.
 */
const SOURCE = `
@ lamp catalogue
How tall is the Egret? > how much is it? => 129
What does the Egret cost? > and the Bittern? => 240
What does the Egret cost? > what about the Sandpiper? => 35
How much is the Bittern? > who designed it? => Lotte Amsel
How much is the Curlew? > and the Wren? => 19
What does the Plover lantern cost? > how long does it burn? => fourteen
How heavy is the Wren? > which colours does it come in? => green
Where is the shop? > when is it open? => Tuesday
Where is the shop? > which bus goes there? => line 4
How much is shipping abroad? > how long does it take? => ten days
When was Tallow & Wick founded? > who founded it? => Abel
What does a visit to the workshop cost? > how long does it take? => ninety
How many candles does the Teal hold? > and what does it cost? => 88
What diameter does the Curlew have? > what does it cost? > where is it painted? => Hindle
hello => =greet
good morning => =greet
How tall is the Egret? > thanks a lot => =welcome
bye => =say-goodbye
What does the Teal cost? > what do you mean? => four candles
what do you mean? => =explain
How tall is the Egret? > thank you > and how much is it? => 129
@ cycle shop
What time do you open on Saturday? > and on Sunday? => closed
How much is an e-bike per day? > and a touring bike? => 22
How much is an e-bike per day? > what about a city bike? => 14
How long is the Lighthouse Loop? > and the Heron Trail? => 42
How long is the Lighthouse Loop? > and the Ridge Road? => Ridge Road
Who founded Spoke & Anchor? > when? => 1987
How high is the deposit for an e-bike? > how old must I be? => 16
Do you sell gift cards? > how long are they valid? => three years
How much does a small service cost? > and the large one? => 129
How long is the warranty on a new bike? > and on the frame? => five years
Can I pay by credit card? > and in cash? => cash
hi > How much is an e-bike per day? => 35
ok thanks => =welcome
How much does a small service cost? > no, I meant the large service => 129
@ encyclopaedia
Where was Odile Farren born? > where is she buried? => Saint Brand
How many inhabitants does Velmar have? > when was it founded? => 1164
When was Velmar founded? > and who founded it? => Anselm
How long is the Orne? > where does it rise? => Hask
How high is the mountain Hask? > who climbed it first? => Lorenz Abt
How many operas did Emil Roth write? > with whom did he study? => Clara Venn
How much does a Ket owl weigh? > what does it feed on? => beetles
Who invented the Venn lens? > when? => 1731
When was the Salt War fought? > how many people died? => 14,000
Who discovered the comet in 1911? > when will it return? => 2059
How many people live in Dorn? > and in Velmar? => 812,000
How long is the Saltway? > what does a bed in a hut cost? => 30 crowns
How many stones does each player have in Halm? > when is a stone taken? => between
Who won the most titles in Halm? > what do you mean? => Vera Lund
@ bank app
How long does a transfer take? > can I cancel it? => scheduled
I lost my card > how much is a new one? => 8 pounds
How do I open a savings pot? > how much interest do I get? => 1.2
What does the account cost per month? > and for companies? => sole traders
How can I change my PIN? > and the passcode of the app? => Security
What do I get with Quay Plus? > how do I cancel it? => Simple
@ course support
How much does a course cost? > can I pay it in instalments? => three parts
When are the exams? > do I have to register? => week ten
When does the autumn term begin? > and the spring term? => 8 February
How long may the thesis be? > how much time do I have for it? => Five months
When are the office hours? > good bye => =say-goodbye
@ bicycles in German
Hallo => =greet
Wo liegt der Laden? > danke schön => =welcome
Was kostet der Versand? > und eine Durchsicht? => 65
Was kostet eine Durchsicht? > wie lange dauert sie? => Arbeitstag
Wann wurde das Haus gegründet? > und von wem? => Wilhelm Kloth
Wann haben Sie geöffnet? > und samstags? => 14 Uhr
auf Wiedersehen => =say-goodbye
@ museum in French
Combien coûte le billet ? > et pour les étudiants ? => 5 euros
Quand le musée a-t-il été fondé ? > par qui ? => Tissot
merci beaucoup => =welcome
@ hotel in Spanish
¿Cuánto cuesta la habitación doble? > ¿y la individual? => 70
gracias => =welcome
@ winery in Italian
Quanto costa la visita? > quanto dura? => novanta
buongiorno => =greet
@ allotments in Dutch
Hoeveel kost de huur van een tuin? > en het lidmaatschap? => 25
tot ziens => =say-goodbye
@ bookshop in Portuguese
Quanto custa o envio? > e para o estrangeiro? => 12
obrigado => =welcome
`;

export const dialogues: readonly Dialogue[] = SOURCE.trim()
  .split(/^@ /m)
  .filter((part) => part !== "")
  .flatMap((part) => {
    const [fixture = "", ...lines] = part.trim().split("\n");
    return lines.map((line) => {
      const [asked = "", expected = ""] = line.split(" => ");
      const messages = asked.split(" > ");
      return expected.startsWith("=")
        ? { fixture, messages, act: expected.slice(1) }
        : { fixture, messages, holds: expected };
    });
  });
