/** Messages that ask for a person, and messages that look alike, by language. */

const messages = (text: string): string[] => text.split("|").map((message) => message.trim().replace(/\s+/g, " "));

/** Each asks for a person or for a call. */
export const asksForPerson = {
  en: messages(`
    can someone call me? my number is 0171 2345678 | put me in touch with a representative |
    get me a human | I want to speak to your manager | Is there anyone I can talk to? |
    Let me talk to someone real, please | I'd rather speak with a person |
    please have someone ring me back | Can I get a real person on the line? |
    I need to talk to customer service | could you transfer me to an agent |
    Hand me over to one of your colleagues | how can I reach a human? |
    this is useless, give me a human being | I would like somebody from support to contact me |
    who can I speak to about this? | Could a member of your staff phone me tomorrow? |
    Connect me to live support now | I don't want to talk to a bot, I want a person |
    stop this, I want a human | operator!! | may I speak with the manager please |
    Can you put me through to sales? | is it possible to speak to an adviser |
    I'd like a callback please | could someone give me a call at +44 20 7946 0018 |
    let me speak to a supervisor | I want to chat with an actual person |
    Please forward me to your team | I need human help |
    can somebody contact me by email: ann@shop.example |
    Ok then I need an employee who can help me | I need somebody to ring me |
    any chance I could talk to a human being? | Your bot is no help. Let me speak to a person. |
    can you get someone to call me back on 555-0134 | I wanna talk to a human |
    I would prefer to speak with an employee | pls connect me w/ a human |
    Could you have a colleague contact me? | I am looking for a person to talk to | talk to agent |
    speak to human | can I speak with your team lead | want to speak to customer care |
    real human please | I demand to speak with a supervisor right now | please let a human answer |
    can I have a person | customer service rep please | Can I get help from an actual person |
    I want to complain to a human | am I talking to a bot or can I talk to a human? | escalate this |
    Could I please get a human? | support agent please | can you escalate my complaint? |
    I would like to discuss this with a real person | stop, I want a real human
  `),
  de: messages(`
    Ich möchte bitte einen Mitarbeiter | kann mich jemand anrufen? |
    Ich will mit einem echten Menschen sprechen | Bitte verbinden Sie mich mit dem Kundenservice |
    Kann ich mit jemandem telefonieren? | Gibt es hier jemanden, mit dem ich reden kann? |
    Können Sie mich zurückrufen? 030 998877 | Ich brauche einen Ansprechpartner |
    Geben Sie mir bitte Ihren Chef | mitarbeiter bitte | Ich hätte gern einen Rückruf |
    Leiten Sie mich an einen Kollegen weiter | ich will keinen Bot, ich will einen Menschen |
    Lassen Sie mich mit Ihrem Vorgesetzten sprechen | Wie erreiche ich einen Mitarbeiter? |
    Stellen Sie mich zum Vertrieb durch | Könnte sich bitte jemand bei mir melden? |
    Holen Sie einen Menschen ans Telefon | Mensch bitte! |
    Ich möchte mit einer richtigen Person chatten | Kann ich bitte den Geschäftsführer sprechen? |
    Bitte um Rückruf unter 0176 1234567 | Ich würde gerne mit einem Berater sprechen |
    Kann mir ein Mensch helfen? | verbinde mich mit einem mitarbeiter | Rufen Sie mich bitte an |
    Ich will jetzt sofort jemanden sprechen | Können Sie mich bitte an den Support weiterleiten? |
    Ich möchte einen Menschen | Jemand soll mich kontaktieren: ann@shop.example |
    Können Sie mich mit einem Kollegen verbinden? | Ich will einen Menschen sprechen! |
    Gibt es auch echte Menschen, mit denen ich sprechen kann? |
    Ich hätte gerne einen persönlichen Ansprechpartner | Bitte rufen Sie mich zurück |
    Kann mich jemand vom Team kontaktieren? | Das bringt nichts. Bitte einen Mitarbeiter. |
    Ich möchte telefonisch mit jemandem sprechen | mit mensch sprechen |
    ich möchte mit dem Support reden | Könnten Sie mich anrufen? | einen echten Menschen bitte |
    Ich will deinen Chef sprechen | Wen kann ich anrufen, um mit einem Menschen zu sprechen? |
    Kann ich einen Menschen haben? | Könnte ich bitte einen Mitarbeiter bekommen? |
    Ich will mich bei einem Menschen beschweren | Bitte eskalieren Sie das |
    Spreche ich mit einem Bot oder kann ich mit einem Menschen sprechen? | Mitarbeiter bitte
  `),
  fr: messages(`
    Je voudrais parler à quelqu'un | Pouvez-vous me rappeler ? |
    Mettez-moi en relation avec un conseiller | Je veux un humain |
    Est-ce que quelqu'un peut m'appeler ? | Puis-je parler à votre responsable ? |
    un conseiller s'il vous plaît | J'aimerais être mis en contact avec le service client |
    Passez-moi un vrai employé | Comment joindre un humain ? | Je veux parler à une vraie personne |
    Quelqu'un pourrait me contacter par téléphone ? | J'aimerais parler à un humain svp |
    Pouvez-vous me passer un conseiller ? | Quelqu'un peut me rappeler au 06 12 34 56 78 ? |
    Je souhaite être rappelé |
    Est-ce que je peux avoir un humain ? | un humain svp | Je veux me plaindre à un responsable
  `),
  es: messages(`
    Quiero hablar con alguien | ¿Me puede llamar alguien? |
    Póngame en contacto con un representante | un agente por favor | Quiero hablar con su jefe |
    Necesito un humano | Pásame con una persona | ¿Pueden llamarme al 612 345 678? |
    Quisiera hablar con el encargado | ¿Cómo puedo hablar con una persona real? |
    Comuníqueme con atención al cliente | que alguien me llame por favor |
    ¿Puedo hablar con un agente? | Quiero que me llamen | Necesito hablar con una persona ya |
    ¿Me pueden contactar por teléfono? |
    ¿Puedo tener una persona? | quiero quejarme con un humano
  `),
  pt: messages(`
    Quero falar com alguém | Alguém me pode ligar? | Gostaria de falar com um atendente humano |
    um atendente por favor | Pode me passar para um humano? | Preciso de falar com o gerente |
    Podem ligar-me, por favor? | Quero ser atendido por uma pessoa |
    Ponha-me em contacto com um representante | Como posso falar com uma pessoa? |
    Transfira-me para o apoio ao cliente | Quero um humano | Posso falar com uma pessoa? |
    Quero que me liguem | Preciso de um atendente | Pode me transferir para um humano? |
    Posso ter uma pessoa real?
  `),
  it: messages(`
    Vorrei parlare con qualcuno | Qualcuno può chiamarmi? | Mi metta in contatto con un operatore |
    un operatore per favore | Voglio parlare con il responsabile | Voglio una persona vera |
    Mi passi un collega | Potete richiamarmi al 333 1234567? | Posso parlare con un essere umano? |
    Come faccio a parlare con una persona? | Mi può contattare un vostro consulente? |
    Ho bisogno di un operatore | Posso parlare con un operatore? | Vorrei essere richiamato |
    Mi passi il responsabile, per favore | Voglio parlare con una persona reale |
    Posso avere una persona?
  `),
  nl: messages(`
    Ik wil iemand spreken | Kan iemand mij bellen? | Verbind me door met een medewerker |
    een medewerker graag | Ik wil uw manager spreken | Mag ik met een echt persoon praten? |
    Kunt u mij terugbellen op 020 1234567? | Ik wil een mens |
    Breng me in contact met de klantenservice | Hoe kan ik een medewerker bereiken? |
    Kan ik met iemand chatten? | Laat iemand contact met me opnemen |
    Ik wil met een medewerker praten | Kan ik iemand spreken? | Bel me terug alstublieft |
    Ik wil graag een medewerker spreken |
    Kan ik een mens krijgen?
  `),
};

/** None asks for a person. */
export const asksSomethingElse = {
  en: messages(`
    am I talking to a bot? | who is your representative in France? | are you human? |
    how do I talk to customers by phone? | Do you have a person who speaks Dutch? |
    Is this a real person? | How many people work in your support team? |
    What is your phone number? | Can I bring someone to the tour? |
    how do I connect my phone to the app | who do I call when the alarm goes off? |
    Can I call you at the weekend? | Is there an agent in Lisbon? |
    What does the operator licence cost? | Can I give my ticket to another person? |
    Someone called me yesterday, was that you? | Do I need to speak French for the course? |
    I spoke to your manager last week and he said it was free |
    How do I transfer a ticket to someone else? | The manager account: what can it do? |
    can I talk to my dog in the museum | How do I get my team into the workspace? |
    is the tour guide a real person? | Can a person under 12 join? |
    when is customer service open? | how does the call me back function of the app work? |
    no need to call me | please don't transfer me to anyone |
    What should I do if someone stole my card? | how do I contact the seller of an item? |
    is there a human resources department? | Do your agents get training? |
    Can I talk to my doctor about this medicine? | How many agents can share an account? |
    What is a human resources manager? | Do you sell to private persons? |
    Will someone check my bag? | Can I call from abroad? | How do I call a function in the API? |
    Who is the manager of the Lisbon branch? | Is my contact person allowed to sign? |
    Does the operator speak English? | Where do I meet my guide? |
    I already talked to support about it | can people bring food? |
    How do I add a colleague to my account? | What does an agent earn? |
    My phone number changed, where do I update it? |
    Can I have a person with me in the room? | Can I get a manager account? |
    How do you escalate a ticket in the app? | I want to give my ticket to a person |
    Can I have a personal locker? | How do I talk to my team in the app?
  `),
  de: messages(`
    bist du ein Mensch? | Spreche ich mit einem Bot? | Wie viele Mitarbeiter haben Sie? |
    Wer ist Ihr Ansprechpartner in Frankreich? | Wie lautet Ihre Telefonnummer? |
    Kann ich jemanden mitbringen? | Wie verbinde ich den Drucker mit dem WLAN? |
    Wann ist der Kundenservice erreichbar? |
    Kann ich mein Ticket an eine andere Person weitergeben? |
    Müssen Mitarbeiter auch Eintritt zahlen? | Welche Sprachen sprechen Ihre Mitarbeiter? |
    Bitte rufen Sie mich nicht an | Darf man im Museum telefonieren? |
    Gibt es einen Mitarbeiterrabatt? | Wie telefoniere ich mit Kunden über die Software? |
    Bin ich hier mit einem echten Menschen verbunden? | Was kostet ein Berater pro Stunde? |
    Kann ein Mensch allein das Boot tragen? | Wie lade ich Kollegen in den Arbeitsbereich ein? |
    Jemand hat meine Karte gestohlen, was nun? | Ihr Chef hat mir gesagt, es sei kostenlos |
    Wie stelle ich die Heizung an? | Wie leite ich Anrufe weiter? |
    Was bedeutet Rückruf eines Produkts? |
    Kann ich auch online mit der Bank sprechen, die das Konto führt? | Ich möchte keinen Rückruf |
    Kann ich einen Mitarbeiter anlegen? | Wie kündige ich einem Mitarbeiter? |
    Welche Person unterschreibt? | Bist du echt oder ein Roboter? |
    Welche Mitarbeiter sprechen Englisch? | Wie ändere ich meine Telefonnummer? |
    Wer leitet das Team? | Kann man mit Karte zahlen? | Wie rufe ich die API auf? |
    Wann rufen Sie zurück, wenn ich das Formular sende? | Darf ich einen Kollegen mitbringen? |
    Ich habe gestern mit einem Mitarbeiter gesprochen | Kostet ein Anruf etwas? |
    Was macht ein Sachbearbeiter? | Brauche ich einen Ansprechpartner im Vertrag? |
    Wie viele Personen passen ins Boot? | Muss ich mich persönlich melden? |
    Ist der Support kostenlos? |
    Kann ich eine Person mitnehmen? | Kann ich einen Kollegen als Vertreter haben, wenn ich krank bin?
  `),
  fr: messages(`
    Êtes-vous un humain ? | Combien de conseillers avez-vous ? |
    Est-ce que quelqu'un parle anglais ? | Qui est votre représentant en Espagne ? |
    Comment appeler le numéro d'urgence ? | Parlez-vous espagnol ? |
    Je ne veux pas parler à un conseiller | Suis-je en train de parler à un robot ? |
    Peut-on venir avec une personne de plus ? | Comment transférer mon billet à quelqu'un ? |
    Quel est votre numéro de téléphone ? | Le conseiller m'a dit que c'était gratuit |
    Le service client est-il ouvert le samedi ? | Puis-je venir avec quelqu'un ? |
    J'ai déjà parlé à un conseiller hier | Comment appeler une fonction de l'API ? |
    Puis-je avoir une personne de plus à table ?
  `),
  es: messages(`
    ¿Eres humano? | ¿Cuántos agentes tienen? | ¿Quién es su representante en Francia? |
    ¿Alguien habla inglés? | ¿Estoy hablando con un robot? | ¿Cuál es su número de teléfono? |
    No quiero hablar con nadie | ¿Puedo traer a una persona más? | ¿Cómo llamo a emergencias? |
    Hablé con su jefe ayer | ¿Cuánto cuesta un agente inmobiliario? |
    ¿Cómo transfiero mi entrada a otra persona? | ¿El servicio al cliente abre los sábados? |
    ¿Puedo ir con alguien? | ¿Hablan español? | ¿Cómo llamo a la API?
  `),
  pt: messages(`
    Você é humano? | Quantos atendentes vocês têm? | Quem é o vosso representante em França? |
    Alguém fala inglês? | Estou a falar com um robô? | Qual é o número de telefone? |
    Não quero falar com ninguém | Posso levar mais uma pessoa? | Falei com o gerente ontem |
    Como ligo o aparelho? | Como transfiro o bilhete para outra pessoa? |
    Quanto custa um operador de câmara? | O apoio ao cliente abre ao sábado? |
    Posso ir com alguém? | Falam inglês? | Como ligo a luz?
  `),
  it: messages(`
    Sei umano? | Quanti operatori avete? | Chi è il vostro rappresentante in Francia? |
    Qualcuno parla inglese? | Sto parlando con un robot? | Qual è il numero di telefono? |
    Non voglio parlare con nessuno | Posso portare un'altra persona? |
    Ho parlato con il responsabile ieri | Come chiamo l'ascensore? |
    Come passo il biglietto a un'altra persona? | Quanto costa un operatore? |
    Il servizio clienti è aperto il sabato? | Posso venire con qualcuno? | Parlate inglese? |
    Come chiamo l'API?
  `),
  nl: messages(`
    Ben je een mens? | Hoeveel medewerkers hebben jullie? |
    Wie is uw vertegenwoordiger in Frankrijk? | Spreekt iemand Engels? | Praat ik met een robot? |
    Wat is het telefoonnummer? | Ik wil niemand spreken | Mag ik iemand meenemen? |
    Ik heb gisteren uw manager gesproken | Hoe bel ik het alarmnummer? |
    Hoe geef ik mijn kaartje aan iemand anders? | Wat kost een medewerker per uur? |
    Is de klantenservice zaterdag open? | Kan ik met iemand samen komen? | Spreken jullie Engels? |
    Hoe bel ik de API aan?
  `),
};

/** Each asks whether a person or a program answers. */
export const asksWhatAnswers = {
  en: messages(`
    am I talking to a bot? | are you human? | Are you a real person or a robot? | is this a bot? |
    are you an AI? | Am I chatting with a real human? | R u a bot |
    do I speak with a robot? | are you ChatGPT? | is this automated? | Are you Claude or GPT-4? |
    are your answers automated? | am I speaking with a machine?
  `),
  de: messages(`
    bist du ein Mensch? | Sind Sie ein Bot? | Spreche ich mit einem Bot? |
    Ist das hier ein Roboter? | Bist du echt? | Bin ich mit einem Menschen verbunden? |
    Schreibe ich hier mit einer KI? |
    Spreche ich mit einer Maschine? | Bist du ChatGPT? | Rede ich hier mit einem Computer? |
    Sind die Antworten automatisch?
  `),
  fr: messages(`
    Êtes-vous un robot ? | C'est un bot ? | Suis-je en train de parler à un humain ? |
    es-tu humain ? |
    Je parle à une machine ? | Êtes-vous ChatGPT ? |
    C'est automatique ?
  `),
  es: messages(`
    ¿Eres un bot? | ¿Estoy hablando con una persona real? | ¿Es usted humano? |
    ¿Hablo con una máquina? | ¿Eres ChatGPT? |
    ¿Esto es automático?
  `),
  pt: messages(`
    És um robô? | Você é um bot? | Estou a falar com uma pessoa? |
    Estou a falar com uma máquina? |
    Isto é automático?
  `),
  it: messages(`
    Sei un bot? | Sto parlando con una persona vera? | Lei è un essere umano? |
    Parlo con una macchina? | Sei ChatGPT? |
    Questo è automatico?
  `),
  nl: messages(`
    Ben je een robot? | Praat ik met een mens? | Bent u echt? |
    Spreek ik met een machine? | Ben je ChatGPT? |
    Is dit geautomatiseerd?
  `),
};

/** None asks that. */
export const asksAboutOthers = {
  en: messages(`
    is the tour guide a real person? | are you open on Sundays? | is this a machine for coffee? |
    are you a member of the guild? | Is this a program for children? | who are you working with? |
    is this gate automated? | are you automated testing experts? | is this a robot vacuum?
  `),
  de: messages(`
    Ist das ein Programm für Kinder? | Sind Sie ein Partner von Bosch? | Bist du morgen da? |
    Ist das eine Maschine für Kaffee?
  `),
  fr: messages(`
    Êtes-vous ouverts ?
  `),
  es: messages(`
    ¿Es una máquina de café?
  `),
  pt: messages(`
    É um programa gratuito?
  `),
  it: messages(`
    È un programma gratuito?
  `),
  nl: messages(`
    Is dit een machine voor koffie?
  `),
};
