/** What an answer must hold to be one: a price for "how much is …", a person for "who …". */
export type AnswerKind = "money" | "moment" | "extent" | "weight" | "size" | "number" | "place" | "person";

const NUMBER = 1;
const MONEY = 2;
const FREE = 4;
const MOMENT = 8;
const LENGTH = 16;
const DURATION = 32;
const WEIGHT = 64;
const YEAR = 128;

const SIGNS: readonly (readonly [sign: number, words: string])[] = [
  [
    NUMBER,
    `two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen
    twenty thirty forty fifty sixty seventy eighty ninety hundred hundreds thousand million billion dozen half once twice none
    zwei drei vier funf sechs sieben acht neun zehn elf zwolf dreizehn vierzehn funfzehn sechzehn siebzehn achtzehn neunzehn
    zwanzig dreissig vierzig funfzig sechzig siebzig achtzig neunzig hundert tausend halbe einmal zweimal
    deux trois quatre cinq sept huit neuf dix onze douze treize quatorze quinze seize vingt trente quarante cinquante soixante cent mille demi
    dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa cien mil medio media
    dois duas quatro sete oito nove dez doze treze quinze vinte trinta quarenta cinquenta sessenta oitenta noventa meia due tre quattro cinque sei sette otto dieci dodici quindici
    venti trenta quaranta cinquanta sessanta settanta ottanta novanta cento mezzo mezza twee drie vijf zes zeven negen tien twaalf dertien veertien vijftien twintig dertig veertig vijftig zestig zeventig tachtig negentig honderd duizend`,
  ],
  [
    MONEY,
    `euro euros eur cent cents dollar dollars usd pound pounds gbp pence penny franc francs chf franken rappen krona kronor krone kroner crown crowns kronen couronnes
    yen rupee rupees zloty peso pesos real reais libra libras sterline dolar dolares dollari`,
  ],
  [FREE, "free gratis kostenlos kostenfrei umsonst gratuit gratuite gratuits gratuito gratuita gratuiti"],
  [
    MOMENT,
    `january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec
    monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays
    weekday weekdays weekend weekends today tomorrow daily weekly monthly yearly annually noon midday midnight morning mornings
    evening evenings night spring summer autumn winter century am pm a.m p.m clock dawn dusk
    januar februar marz mai juni juli oktober dezember montag dienstag mittwoch donnerstag freitag samstag sonnabend sonntag
    montags dienstags mittwochs donnerstags freitags samstags sonntags uhr mittags abends morgens taglich wochentlich jahrlich heute
    fruhling sommer herbst jahrhundert mitternacht
    h janvier fevrier mars avril juin juillet aout septembre octobre novembre decembre lundi mardi mercredi jeudi vendredi samedi dimanche
    heure heures midi minuit matin soir ete hiver automne printemps siecle
    enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre lunes martes miercoles jueves viernes sabado
    sabados domingo domingos mediodia medianoche manana verano invierno otono primavera siglo
    janeiro fevereiro marco maio junho julho setembro outubro novembro dezembro segunda terca quarta quinta sexta meio-dia meianoite verao inverno outono seculo
    gennaio febbraio aprile maggio giugno luglio settembre ottobre dicembre lunedi martedi mercoledi giovedi venerdi domenica
    mezzogiorno mezzanotte mattina sera estate inverno autunno secolo
    januari februari maart mei augustus maandag dinsdag woensdag donderdag vrijdag zaterdag zondag zondags zaterdags uur middag avond ochtend zomer herfst lente eeuw dagelijks`,
  ],
  [
    LENGTH,
    `metre metres meter meters metern kilometre kilometres kilometer kilometers kilometern km m cm mm centimetre centimetres centimeter
    centimeters zentimeter zentimetern millimetre millimetres millimeter millimeters mile miles foot feet inch inches yard yards nautical
    metro metros metri kilometro kilometros quilometro quilometros chilometro chilometri centimetro centimetros centimetri centimetres`,
  ],
  [
    DURATION,
    `second seconds minute minutes hour hours day days night nights week weeks month months year years decade decades
    sekunde sekunden minute minuten stunde stunden tag tage tagen woche wochen monat monate monaten jahr jahre jahren
    h seconde secondes heure heures jour jours semaine semaines mois an ans annee annees
    segundo segundos minuto minutos hora horas dia dias semana semanas mes meses ano anos
    minuti ora ore giorno giorni settimana settimane mese mesi anno anni
    uur uren dag dagen week weken maand maanden jaar jaren minuut`,
  ],
  [
    WEIGHT,
    `gram grams gramm g kg kilo kilos kilogram kilograms kilogramm kilogramme kilogrammes gramme grammes gramo gramos kilogramo kilogramos
    grama gramas quilo quilos grammo grammi chilo chili chilogrammi tonne tonnes tonnen ton tons pound pounds ounce ounces lb lbs oz pfund`,
  ],
];

const signOfWord = new Map<string, number>();
for (const [sign, words] of SIGNS)
  for (const word of words.trim().split(/\s+/)) signOfWord.set(word, (signOfWord.get(word) ?? 0) | sign);

/** What kinds a folded word speaks for, as bits to be joined over a sentence. */
export function signsOfWord(word: string): number {
  const code = word.charCodeAt(0);
  if (code < 48 || code > 57) return signOfWord.get(word) ?? 0;
  const isYear = word.length === 4 && /^(?:1\d|20)\d\d$/.test(word);
  if (isYear) return YEAR | MOMENT;
  return NUMBER | (word.includes(":") ? MOMENT : 0);
}

/** A word that can be a part of a phrase of the kind: "8", "to" is not, "euros" is, for money. */
export function isPartOf(kind: AnswerKind, word: string): boolean {
  const signs = signsOfWord(word);
  if (kind === "number") return (signs & NUMBER) !== 0 || word === "percent";
  return (signs & (NUMBER | YEAR | SIGNS_OF_UNITS[kind])) !== 0;
}

const SIGNS_OF_UNITS: Readonly<Record<AnswerKind, number>> = {
  money: MONEY | FREE,
  moment: MOMENT | DURATION,
  extent: LENGTH | DURATION,
  size: LENGTH | MONEY,
  weight: WEIGHT,
  number: 0,
  place: 0,
  person: 0,
};

/** True when a sentence with these signs can answer a question of the kind. Places and persons show in the text only. */
export function hasSignsOf(kind: AnswerKind, signs: number): boolean {
  const has = (sign: number): boolean => (signs & sign) !== 0;
  // "1500" may be a year or an amount: beside a unit it is an amount.
  const hasAmount = has(NUMBER) || has(YEAR);
  if (kind === "money") return (has(MONEY) && hasAmount) || has(FREE);
  if (kind === "moment") return has(MOMENT) || (has(DURATION) && has(NUMBER));
  if (kind === "extent") return hasAmount && (has(LENGTH) || has(DURATION));
  if (kind === "size") return hasAmount && (has(LENGTH) || has(MONEY));
  if (kind === "weight") return hasAmount && has(WEIGHT);
  return kind === "number" && has(NUMBER);
}

/** "next to the town hall", as far as the next mark of punctuation or four words. */
const PLACE_BESIDE =
  /(?<![\p{L}\d])(?:next to|opposite|behind|beside|neben|gegenüber|hinter|derrière|en face d[eu]|à côté d[eu]|frente a|detrás de|al lado de|ao lado d[aeo]|atrás d[aeo]|accanto a|dietro|di fronte a|naast|tegenover|achter)(?:[^\S\n]+[\p{L}\d’'-]+){1,4}/giu;
/** "14 Mill Lane", "Saint Brand", "via delle Querce 3", with the preposition before it. */
const PLACE_NAME =
  /(?<=(?<![\p{L}\d])(?:in|at|on|near|from|under|above|between|through|by|im|am|an|auf|bei|beim|unter|zwischen|à|au|aux|en|dans|sur|chez|près de|a|al|sobre|cerca de|em|no|na|perto de|alla|nel|nella|su|presso|te|op|bij|naar|aan)\s+(?:(?:the|our|der|die|den|dem|le|la|les|el|los|o|il|de|het)\s+)?)(?:\d+[a-z]?,?\s+)?(?:(?:rue|via|viale|calle|rua|place|plaza|piazza|praça|avenue|avenida)\s+)?(?:(?:des?|du|della|delle|dei|degli|del|das?|dos?|van|den)\s+)*\p{Lu}[\p{L}’'-]+(?:\s+(?:(?:de|of|du|der|di|da|la|les)\s+)*\p{Lu}[\p{L}’'-]+)*(?:\s+\d+[a-z]?(?![\p{L}\d]))?|(?<![\p{L}\d])\d+[a-z]?,?\s+(?:rue|place|avenue|boulevard|quai)\s+(?:(?:de|des|du|la)\s+)*\p{Lu}[\p{L}’'-]+/gu;

const PLACE_WORDS =
  /\b(?:street|road|avenue|lane|square|quay|station|corner|floor|building|room \d|address|next to|opposite|behind|beside|minutes from|(?:north|south|east|west)(?:ern)? (?:of|end|side)|downstairs|upstairs|online|straße|strasse|platz|gasse|neben|gegenüber|hinter|stock|rue|place|avenue|derrière|en face|à côté|étage|calle|plaza|frente a|detrás|al lado|rua|praça|ao lado|atrás|via|piazza|accanto|dietro|di fronte|straat|plein|naast|tegenover|achter)\b/iu;
const PLACE_PREPOSITION =
  /(?<![\p{L}\d])(?:in|at|on|near|from|under|above|between|through|by|im|am|an|auf|bei|beim|unter|zwischen|in der|in den|à|au|aux|en|dans|sur|chez|près de|a|al|sobre|cerca de|em|no|na|perto de|alla|nel|nella|su|presso|te|op|bij|naar)\s+(?:the\s+|our\s+|der\s+|die\s+|den\s+|dem\s+|le\s+|la\s+|les\s+|l['’]|el\s+|los\s+|o\s+|il\s+|de\s+|het\s+)?(\p{Lu}[\p{L}’'-]+)/giu;
const NAME = /(?<![\p{L}\d.])\p{Lu}[\p{L}’'.-]+(?:\s+(?:(?:de|von|van|der|di|da|du|of)\s+)*\p{Lu}[\p{L}’'-]+)*/gu;

function isOfQuestion(name: string, questionWords: ReadonlySet<string>): boolean {
  return name
    .toLowerCase()
    .split(/[\s'’-]+/)
    .every((part) => questionWords.has(part));
}

export type NameFound = { text: string; index: number };

/** The names of places, or of persons, in a sentence that the question does not name itself: of places, names before "next to …". */
export function namesIn(kind: AnswerKind, sentence: string, questionWords: ReadonlySet<string>): NameFound[] {
  const found = (pattern: RegExp): NameFound[] =>
    [...sentence.matchAll(pattern)]
      .map(({ 0: text, index }) => ({ text, index }))
      .filter(({ text }) => !isOfQuestion(text, questionWords));
  if (kind === "place") return [...found(PLACE_NAME), ...found(PLACE_BESIDE)];
  return found(NAME).filter(({ text, index }) => index > 1 || text.includes(" "));
}

/** True when the sentence names a place, or a person, that the question does not name itself. */
export function names(kind: AnswerKind, sentence: string, questionWords: ReadonlySet<string>): boolean {
  if (kind === "place") {
    if (PLACE_WORDS.test(sentence)) return true;
    for (const [, name] of sentence.matchAll(PLACE_PREPOSITION))
      if (/^\p{Lu}/u.test(name!) && !isOfQuestion(name!, questionWords)) return true;
    return false;
  }
  for (const { 0: name, index } of sentence.matchAll(NAME)) {
    const isMereOpening = index <= 1 && !name.includes(" ");
    if (!isMereOpening && !isOfQuestion(name, questionWords)) return true;
  }
  return false;
}

/** True for a word of time: a weekday, a month, a year, an hour. */
export function hasMomentSign(word: string): boolean {
  return (signsOfWord(word) & MOMENT) !== 0;
}
