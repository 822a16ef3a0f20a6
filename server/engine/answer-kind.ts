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
    zwei drei vier funf sechs sieben acht neun zehn elf zwolf zwanzig dreissig vierzig funfzig hundert tausend halbe einmal zweimal
    deux trois quatre cinq sept huit neuf dix onze douze vingt trente quarante cinquante cent mille demi
    dos tres cuatro cinco seis siete ocho nueve diez once doce veinte treinta cuarenta cincuenta cien mil medio media
    dois duas quatro sete oito nove dez doze vinte trinta quarenta meia due tre quattro cinque sei sette otto dieci dodici
    venti trenta quaranta cinquanta cento mezzo mezza twee drie vijf zes zeven negen tien twaalf twintig dertig veertig vijftig honderd duizend`,
  ],
  [
    MONEY,
    `euro euros eur cent cents dollar dollars usd pound pounds gbp pence penny franc francs chf franken rappen krona kronor krone kroner
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
    janvier fevrier mars avril juin juillet aout septembre octobre novembre decembre lundi mardi mercredi jeudi vendredi samedi dimanche
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
    seconde secondes heure heures jour jours semaine semaines mois an ans annee annees
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

const PLACE_WORDS =
  /\b(?:street|road|avenue|lane|square|quay|station|corner|floor|building|room \d|address|next to|opposite|behind|beside|minutes from|(?:north|south|east|west)(?:ern)? (?:of|end|side)|downstairs|upstairs|online|straße|strasse|platz|gasse|neben|gegenüber|hinter|stock|rue|place|avenue|derrière|en face|à côté|étage|calle|plaza|frente a|detrás|al lado|rua|praça|ao lado|atrás|via|piazza|accanto|dietro|di fronte|straat|plein|naast|tegenover|achter)\b/iu;
const PLACE_PREPOSITION =
  /(?<![\p{L}\d])(?:in|at|on|near|from|under|above|between|through|by|im|am|an|auf|bei|beim|unter|zwischen|in der|in den|à|au|aux|en|dans|sur|chez|près de|a|al|sobre|cerca de|em|no|na|perto de|alla|nel|nella|su|presso|te|op|bij|naar)\s+(?:the\s+|our\s+|der\s+|die\s+|den\s+|dem\s+|le\s+|la\s+|les\s+|l['’]|el\s+|los\s+|o\s+|il\s+|de\s+|het\s+)?(\p{Lu}[\p{L}’'-]+)/giu;
const NAME = /(?<![\p{L}\d.])\p{Lu}[\p{L}’'.-]+(?:\s+(?:(?:de|von|van|der|di|da|du|of)\s+)*\p{Lu}[\p{L}’'-]+)*/gu;

/** True when the sentence names a place, or a person, that the question does not name itself. */
export function names(kind: AnswerKind, sentence: string, questionWords: ReadonlySet<string>): boolean {
  const isOfQuestion = (name: string): boolean =>
    name
      .toLowerCase()
      .split(/[\s'’-]+/)
      .every((part) => questionWords.has(part));
  if (kind === "place") {
    if (PLACE_WORDS.test(sentence)) return true;
    for (const [, name] of sentence.matchAll(PLACE_PREPOSITION))
      if (/^\p{Lu}/u.test(name!) && !isOfQuestion(name!)) return true;
    return false;
  }
  for (const { 0: name, index } of sentence.matchAll(NAME)) {
    const isMereOpening = index <= 1 && !name.includes(" ");
    if (!isMereOpening && !isOfQuestion(name)) return true;
  }
  return false;
}

/** True for a word of time: a weekday, a month, a year, an hour. */
export function hasMomentSign(word: string): boolean {
  return (signsOfWord(word) & MOMENT) !== 0;
}
