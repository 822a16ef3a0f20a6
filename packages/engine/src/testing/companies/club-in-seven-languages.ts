// Long because it holds the same small knowledge and the same messages in seven languages.

/** The messages of one language and what the replies to them hold. */
export type ClubMessages = {
  code: string;
  /** `# title`, then the text of the source, for each source. */
  sources: string;
  /** Messages that say too little; each is answered by a question with topics. */
  vague: string[];
  /** Small talk; none of it is looked up. */
  talk: string[];
  /** The opening of a message with small talk and a question, and what the reply holds. */
  mixed: [message: string, holds: string];
  /** Several questions, and what the one reply holds. */
  several: [message: string, ...holds: string[]][];
  /** A question with an answer and one without, and the sentence about the second. */
  halfKnown: [message: string, holds: string, unknown: RegExp];
  /** Two turns, and what the second reply holds. */
  followUps: [first: string, second: string, holds: string][];
  /** A question, what is added to it, and what the reply holds. */
  addition: [question: string, addition: string, holds: string];
  /** Ways to take the second of the offered topics. */
  second: string[];
};

export const clubInSevenLanguages: readonly ClubMessages[] = [
  {
    code: "en",
    sources: `
# Book a court
A court can be booked up to ten days ahead. Open Courts, choose the hour and press Book.
## Cancel a booking
A booking can be cancelled up to twelve hours before. Later a fee of 6 euros is due.
# Members of a team
## Add a member
To add a member, open Team and press New member.
## Remove a member
To remove a member, open Team, choose the name and press Delete.
# Prices
A court costs 14 euros per hour. A racket costs 3 euros per day.
# Opening hours
The hall is open from 7:00 to 23:00. On Sunday the hall closes at 20:00.
# Lessons
A lesson takes 45 minutes and costs 30 euros. Lessons are given by Nora Quist.
`,
    vague: ["it doesn't work", "help", "??", "i have a problem", "nothing works!!"],
    talk: [
      "hi there",
      "thx a lot!",
      "ok bye",
      "how are you?",
      "what can you do?",
      "hahaha",
      "great job",
      "are you a bot?",
    ],
    mixed: ["hi there, how much is a racket?", "3 euros"],
    several: [
      ["How much is a court, and when is the hall open?", "14 euros", "23:00"],
      ["how do I add a member and remove one later", "New member", "Delete"],
      ["- price of a racket\n- who gives the lessons?", "3 euros", "Nora Quist"],
      ["the opening hours of the hall and the prices", "23:00", "14 euros"],
      ["Remove a member but keep the team, and when is the hall open?", "Delete", "23:00"],
    ],
    halfKnown: ["How much is a court? Do you sell bicycles?", "14 euros", /“Do you sell bicycles\?”.*don't know/],
    followUps: [
      ["How do I add a member to a team?", "and how do I remove one again?", "Delete"],
      ["How long does a lesson take?", "who gives it?", "Nora Quist"],
      ["When is the hall open?", "and on Sunday?", "20:00"],
    ],
    addition: ["When is the hall open?", "on weekdays I mean", "7:00"],
    second: ["2", "the second one", "number two please"],
  },
  {
    code: "de",
    sources: `
# Einen Platz buchen
Ein Platz kann zehn Tage im Voraus gebucht werden. Öffnen Sie Plätze, wählen Sie die Stunde und drücken Sie Buchen.
## Eine Buchung absagen
Eine Buchung kann bis zwölf Stunden vorher abgesagt werden. Später wird eine Gebühr von 6 Euro fällig.
# Mitglieder einer Mannschaft
## Ein Mitglied hinzufügen
Um ein Mitglied hinzuzufügen, öffnen Sie Mannschaft und drücken Sie Neues Mitglied.
## Ein Mitglied entfernen
Um ein Mitglied zu entfernen, öffnen Sie Mannschaft, wählen Sie den Namen und drücken Sie Löschen.
# Preise
Ein Platz kostet 14 Euro pro Stunde. Ein Schläger kostet 3 Euro am Tag.
# Öffnungszeiten
Die Halle ist von 7:00 bis 23:00 Uhr geöffnet. Am Sonntag schließt die Halle um 20:00 Uhr.
# Unterricht
Eine Trainerstunde dauert 45 Minuten und kostet 30 Euro. Die Trainerstunden gibt Nora Quist.
`,
    vague: ["es geht nicht", "Hilfe", "??", "ich habe ein Problem", "nichts funktioniert!!"],
    talk: [
      "Guten Morgen",
      "vielen dank!",
      "ok tschüss",
      "Wie geht's?",
      "Was kannst du?",
      "hahaha",
      "super gemacht",
      "Bist du ein Mensch?",
    ],
    mixed: ["Hallo, was kostet ein Schläger?", "3 Euro"],
    several: [
      ["Was kostet ein Platz und wann ist die Halle geöffnet?", "14 Euro", "23:00"],
      ["Wie kann ich ein Mitglied hinzufügen und wie entferne ich ein Mitglied?", "Neues Mitglied", "Löschen"],
      ["- Preis für einen Schläger\n- Wer gibt die Trainerstunden?", "3 Euro", "Nora Quist"],
      ["die Öffnungszeiten der Halle und die Preise", "23:00", "14 Euro"],
    ],
    halfKnown: [
      "Was kostet ein Platz? Verkaufen Sie Fahrräder?",
      "14 Euro",
      /„Verkaufen Sie Fahrräder\?“.*weiß ich leider nicht/,
    ],
    followUps: [
      ["Wie kann ich ein Mitglied hinzufügen?", "und wie kann ich es wieder entfernen?", "Löschen"],
      ["Wie lange dauert eine Trainerstunde?", "wer gibt sie?", "Nora Quist"],
      ["Wann ist die Halle geöffnet?", "und am Sonntag?", "20:00"],
    ],
    addition: ["Wann ist die Halle geöffnet?", "unter der Woche meine ich", "7:00"],
    second: ["2", "das zweite", "Nummer zwei bitte"],
  },
  {
    code: "fr",
    sources: `
# Réserver un terrain
Un terrain se réserve jusqu'à dix jours à l'avance. Ouvrez Terrains, choisissez l'heure et appuyez sur Réserver.
## Annuler une réservation
Une réservation peut être annulée jusqu'à douze heures avant. Plus tard, des frais de 6 euros sont dus.
# Membres d'une équipe
## Ajouter un membre
Pour ajouter un membre, ouvrez Équipe et appuyez sur Nouveau membre.
## Supprimer un membre
Pour supprimer un membre, ouvrez Équipe, choisissez le nom et appuyez sur Effacer.
# Tarifs
Un terrain coûte 14 euros par heure. Une raquette coûte 3 euros par jour.
# Horaires d'ouverture
La salle est ouverte de 7:00 à 23:00. Le dimanche, la salle ferme à 20:00.
# Leçons
Une leçon dure 45 minutes et coûte 30 euros. Les leçons sont données par Nora Quist.
`,
    vague: ["ça ne marche pas", "à l'aide", "??", "j'ai un problème", "rien ne marche !!"],
    talk: [
      "Bonjour !",
      "merci bcp",
      "ok au revoir",
      "ça va ?",
      "Que savez-vous faire ?",
      "mdr",
      "bravo",
      "Êtes-vous un robot ?",
    ],
    mixed: ["Bonjour, combien coûte une raquette ?", "3 euros"],
    several: [
      ["Combien coûte un terrain et quand la salle est-elle ouverte ?", "14 euros", "23:00"],
      ["Comment ajouter un membre et comment supprimer un membre ?", "Nouveau membre", "Effacer"],
      ["- prix d'une raquette\n- Qui donne les leçons ?", "3 euros", "Nora Quist"],
      ["les horaires d'ouverture et le tarif d'un terrain", "23:00", "14 euros"],
    ],
    halfKnown: [
      "Combien coûte un terrain ? Vendez-vous des vélos ?",
      "14 euros",
      /«\sVendez-vous des vélos \?\s».*ne connais pas/,
    ],
    followUps: [
      ["Comment ajouter un membre ?", "et comment le supprimer ?", "Effacer"],
      ["Combien de temps dure une leçon ?", "qui les donne ?", "Nora Quist"],
      ["Quand la salle est-elle ouverte ?", "et le dimanche ?", "20:00"],
    ],
    addition: ["Quand la salle est-elle ouverte ?", "en semaine je veux dire", "7:00"],
    second: ["2", "le deuxième", "numéro deux svp"],
  },
  {
    code: "es",
    sources: `
# Reservar una pista
Una pista se reserva hasta diez días antes. Abra Pistas, elija la hora y pulse Reservar.
## Cancelar una reserva
Una reserva se puede cancelar hasta doce horas antes. Más tarde se cobran 6 euros.
# Miembros de un equipo
## Añadir un miembro
Para añadir un miembro, abra Equipo y pulse Nuevo miembro.
## Eliminar un miembro
Para eliminar un miembro, abra Equipo, elija el nombre y pulse Borrar.
# Precios
Una pista cuesta 14 euros por hora. Una raqueta cuesta 3 euros por día.
# Horario de apertura
La sala está abierta de 7:00 a 23:00. El domingo la sala cierra a las 20:00.
# Clases
Una clase dura 45 minutos y cuesta 30 euros. Las clases las da Nora Quist.
`,
    vague: ["no funciona", "ayuda", "??", "tengo un problema", "¡¡nada funciona!!"],
    talk: [
      "¡Hola, buenas!",
      "muchas gracias",
      "vale, adiós",
      "¿Qué tal?",
      "¿Qué sabes hacer?",
      "jajaja",
      "buen trabajo",
      "¿Eres un robot?",
    ],
    mixed: ["Hola, ¿cuánto cuesta una raqueta?", "3 euros"],
    several: [
      ["¿Cuánto cuesta una pista y cuándo está abierta la sala?", "14 euros", "23:00"],
      ["¿Cómo añado un miembro y cómo elimino a un miembro?", "Nuevo miembro", "Borrar"],
      ["- precio de una raqueta\n- ¿Quién da las clases?", "3 euros", "Nora Quist"],
      ["el horario de apertura y el precio de una pista", "23:00", "14 euros"],
    ],
    halfKnown: ["¿Cuánto cuesta una pista? ¿Venden bicicletas?", "14 euros", /«¿Venden bicicletas\?».*no sé/],
    followUps: [
      ["¿Cómo añado un miembro?", "¿y cómo lo elimino?", "Borrar"],
      ["¿Cuánto dura una clase?", "¿quién la da?", "Nora Quist"],
      ["¿Cuándo está abierta la sala?", "¿y el domingo?", "20:00"],
    ],
    addition: ["¿Cuándo está abierta la sala?", "entre semana, quiero decir", "7:00"],
    second: ["2", "la segunda", "número dos por favor"],
  },
  {
    code: "pt",
    sources: `
# Reservar um campo
Um campo reserva-se até dez dias antes. Abra Campos, escolha a hora e carregue em Reservar.
## Cancelar uma reserva
Uma reserva pode ser cancelada até doze horas antes. Mais tarde cobram-se 6 euros.
# Membros de uma equipa
## Adicionar um membro
Para adicionar um membro, abra Equipa e carregue em Novo membro.
## Remover um membro
Para remover um membro, abra Equipa, escolha o nome e carregue em Apagar.
# Preços
Um campo custa 14 euros por hora. Uma raquete custa 3 euros por dia.
# Horário de abertura
A sala está aberta das 7:00 às 23:00. No domingo a sala fecha às 20:00.
# Aulas
Uma aula dura 45 minutos e custa 30 euros. As aulas são dadas por Nora Quist.
`,
    vague: ["não funciona", "socorro", "??", "tenho um problema", "nada funciona!!"],
    talk: [
      "Bom dia!",
      "muito obrigada",
      "ok, tchau",
      "Tudo bem?",
      "O que sabes fazer?",
      "kkkk",
      "bom trabalho",
      "Você é um robô?",
    ],
    mixed: ["Olá, quanto custa uma raquete?", "3 euros"],
    several: [
      ["Quanto custa um campo e quando está aberta a sala?", "14 euros", "23:00"],
      ["Como adiciono um membro e como removo um membro?", "Novo membro", "Apagar"],
      ["- preço de uma raquete\n- Quem dá as aulas?", "3 euros", "Nora Quist"],
      ["o horário de abertura e o preço de um campo", "23:00", "14 euros"],
    ],
    halfKnown: ["Quanto custa um campo? Vendem bicicletas?", "14 euros", /“Vendem bicicletas\?”.*não sei/],
    followUps: [
      ["Como adiciono um membro?", "e como o removo?", "Apagar"],
      ["Quanto dura uma aula?", "quem a dá?", "Nora Quist"],
      ["Quando está aberta a sala?", "e no domingo?", "20:00"],
    ],
    addition: ["Quando está aberta a sala?", "durante a semana, quero dizer", "7:00"],
    second: ["2", "o segundo", "número dois por favor"],
  },
  {
    code: "it",
    sources: `
# Prenotare un campo
Un campo si prenota fino a dieci giorni prima. Apra Campi, scelga l'ora e prema Prenota.
## Annullare una prenotazione
Una prenotazione può essere annullata fino a dodici ore prima. Più tardi si pagano 6 euro.
# Membri di una squadra
## Aggiungere un membro
Per aggiungere un membro, apra Squadra e prema Nuovo membro.
## Rimuovere un membro
Per rimuovere un membro, apra Squadra, scelga il nome e prema Elimina.
# Prezzi
Un campo costa 14 euro all'ora. Una racchetta costa 3 euro al giorno.
# Orari di apertura
La palestra è aperta dalle 7:00 alle 23:00. La domenica la palestra chiude alle 20:00.
# Lezioni
Una lezione dura 45 minuti e costa 30 euro. Le lezioni le dà Nora Quist.
`,
    vague: ["non funziona", "aiuto", "??", "ho un problema", "non funziona niente!!"],
    talk: [
      "Buongiorno!",
      "grazie mille",
      "ok ciao",
      "Come stai?",
      "Cosa sai fare?",
      "ahahah",
      "ottimo lavoro",
      "Sei un robot?",
    ],
    mixed: ["Ciao, quanto costa una racchetta?", "3 euro"],
    several: [
      ["Quanto costa un campo e quando è aperta la palestra?", "14 euro", "23:00"],
      ["Come aggiungo un membro e come rimuovo un membro?", "Nuovo membro", "Elimina"],
      ["- prezzo di una racchetta\n- Chi dà le lezioni?", "3 euro", "Nora Quist"],
      ["gli orari di apertura e il prezzo di un campo", "23:00", "14 euro"],
    ],
    halfKnown: ["Quanto costa un campo? Vendete biciclette?", "14 euro", /«Vendete biciclette\?».*non conosco/],
    followUps: [
      ["Come aggiungo un membro?", "e come lo rimuovo?", "Elimina"],
      ["Quanto dura una lezione?", "chi le dà?", "Nora Quist"],
      ["Quando è aperta la palestra?", "e la domenica?", "20:00"],
    ],
    addition: ["Quando è aperta la palestra?", "nei giorni feriali intendo", "7:00"],
    second: ["2", "il secondo", "numero due per favore"],
  },
  {
    code: "nl",
    sources: `
# Een baan reserveren
Een baan reserveert u tot tien dagen vooraf. Open Banen, kies het uur en druk op Reserveren.
## Een reservering annuleren
Een reservering kan tot twaalf uur vooraf worden geannuleerd. Daarna kost het 6 euro.
# Leden van een team
## Een lid toevoegen
Om een lid toe te voegen, opent u Team en drukt u op Nieuw lid.
## Een lid verwijderen
Om een lid te verwijderen, opent u Team, kiest u de naam en drukt u op Wissen.
# Prijzen
Een baan kost 14 euro per uur. Een racket kost 3 euro per dag.
# Openingstijden
De hal is open van 7:00 tot 23:00 uur. Op zondag sluit de hal om 20:00 uur.
# Lessen
Een les duurt 45 minuten en kost 30 euro. De lessen worden gegeven door Nora Quist.
`,
    vague: ["het werkt niet", "help", "??", "ik heb een probleem", "niets werkt!!"],
    talk: [
      "Goedemorgen!",
      "hartelijk bedankt",
      "ok doei",
      "Hoe gaat het?",
      "Wat kun je?",
      "hahaha",
      "goed gedaan",
      "Ben je een robot?",
    ],
    mixed: ["Hallo, hoeveel kost een racket?", "3 euro"],
    several: [
      ["Hoeveel kost een baan en wanneer is de hal open?", "14 euro", "23:00"],
      ["Hoe voeg ik een lid toe en hoe verwijder ik een lid?", "Nieuw lid", "Wissen"],
      ["- prijs van een racket\n- Wie geeft de lessen?", "3 euro", "Nora Quist"],
      ["de openingstijden van de hal en de prijzen", "23:00", "14 euro"],
    ],
    halfKnown: ["Hoeveel kost een baan? Verkoopt u fietsen?", "14 euro", /‘Verkoopt u fietsen\?’.*weet ik helaas niet/],
    followUps: [
      ["Hoe voeg ik een lid toe?", "en hoe verwijder ik het weer?", "Wissen"],
      ["Hoe lang duurt een les?", "wie geeft ze?", "Nora Quist"],
      ["Wanneer is de hal open?", "en op zondag?", "20:00"],
    ],
    addition: ["Wanneer is de hal open?", "doordeweeks bedoel ik", "7:00"],
    second: ["2", "de tweede", "nummer twee graag"],
  },
];

/** Gives the sources of one language as they are sent to be taught. */
export function clubSources({ sources }: ClubMessages): { type: "text"; title: string; content: string }[] {
  return sources
    .trim()
    .split(/^# /m)
    .filter((block) => block !== "")
    .map((block) => {
      const end = block.indexOf("\n");
      return { type: "text", title: block.slice(0, end), content: block.slice(end + 1).trim() };
    });
}
