import { isObject } from "@parley/json";
import { type WordsOfPages, wordsOf } from "../texts/words-of-pages.ts";
import { isOf, listOf, type Thing, textOf } from "./thing.ts";

const mostLines = 500;
const weekdays = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];

const mostPlaces = 20;
const ofEvent = /Event$|^Festival$/;
const ofOffer = /^(?:Product\w*|Service|Offer|AggregateOffer)$/;
const ofNoPlace = /^(?:HowTo|Person|WebSite|WebPage|Article|\w+Posting|BreadcrumbList)$/;

type Say = { words: WordsOfPages; language: string; isSaid(text: string): boolean };

/** Writes what things say, and the page's text does not, as Markdown in the page's language. */
export function writeFacts(things: readonly Thing[], language: string, isSaid: (text: string) => boolean): string {
  const say = { words: wordsOf(language), language: known(language), isSaid };
  const blocks = things.flatMap((thing) => {
    if (isOf(thing, /^HowTo$/)) return block(thing, stepsOf(thing, say));
    if (isOf(thing, ofEvent)) return block(thing, linesOfEvent(thing, say));
    return isOf(thing, ofOffer) ? block(thing, linesOfOffers(thing, say)) : [];
  });
  return [...new Set(blocks)].slice(0, mostLines).join("\n\n");
}

/** Writes the address, hours and telephone of a business, which many sites give on each of their pages. */
export function writePlaces(things: readonly Thing[], language: string): string[] {
  const say = { words: wordsOf(language), language: known(language), isSaid: () => false };
  const places = things.filter((thing) => !isOf(thing, ofEvent) && !isOf(thing, ofOffer) && !isOf(thing, ofNoPlace));
  return [...new Set(places.flatMap((thing) => block(thing, linesOfPlace(thing, say))))].slice(0, mostPlaces);
}

function known(language: string): string {
  return Intl.DateTimeFormat.supportedLocalesOf(language)[0] ?? "en";
}

function block(thing: Thing, lines: readonly string[]): string[] {
  const name = textOf(thing.name ?? (isObject(thing.itemOffered) ? thing.itemOffered.name : undefined));
  if (lines.length === 0) return [];
  return [[...(name === "" ? [] : [`## ${name}\n`]), ...lines.slice(0, mostLines)].join("\n")];
}

function line(label: string, value: string, { isSaid }: Say): string[] {
  return value === "" || isSaid(value) ? [] : [`- ${label}: ${value}`];
}

function stepsOf(thing: Thing, { isSaid }: Say): string[] {
  const steps = listOf(thing.step).flatMap((step) =>
    isOf(step, /^HowToSection$/) ? listOf(step.itemListElement) : [step],
  );
  const texts = steps
    .map((step) => textOf(isObject(step) ? (step.text ?? step.name) : step))
    .filter((text) => text !== "");
  return texts.every(isSaid) ? [] : texts.map((text, at) => `${at + 1}. ${text}`);
}

function linesOfEvent(event: Thing, say: Say): string[] {
  const start = momentOf(event.startDate, say);
  const end = momentOf(event.endDate, say);
  const sameDay = end.day === start.day;
  const span = [start.text, sameDay ? end.time : end.text].filter((part) => part !== "").join(" – ");
  // A text that names the event and its day is taken to say the rest.
  if (say.isSaid(textOf(event.name)) && (say.isSaid(start.day) || say.isSaid(start.plain))) return [];
  const place = listOf(event.location).map((one) => [textOf(one), isObject(one) ? addressOf(one.address) : ""]);
  const where = [...new Set(place.flat())].filter((part) => part !== "").join(", ");
  return [
    ...(span === "" ? [] : [`- ${say.words.when}: ${span}`]),
    ...line(say.words.where, where, say),
    ...linesOfOffers(event, say),
  ];
}

/** The moment as it is written, in the place's own time: nothing is converted. */
function momentOf(value: unknown, { language }: Say): { text: string; day: string; plain: string; time: string } {
  const [, year, month, day, time = ""] = /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d:\d\d))?/.exec(textOf(value)) ?? [];
  if (year === undefined) return { text: textOf(value), day: "", plain: "", time: "" };
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  const write = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...options, timeZone: "UTC" }).format(date);
  const written = write({ day: "numeric", month: "long", year: "numeric" });
  const shownTime = time === "00:00" ? "" : time;
  const text = `${write({ weekday: "long" })}, ${written}${shownTime === "" ? "" : `, ${shownTime}`}`;
  return { text, day: written, plain: write({ day: "numeric", month: "numeric", year: "numeric" }), time: shownTime };
}

function linesOfOffers(thing: Thing, say: Say): string[] {
  const isOffer: boolean = isOf(thing, /^(?:Aggregate)?Offer$/);
  const offers = (isOffer ? [thing] : listOf(thing.offers)).filter(isObject);
  return offers.slice(0, 50).flatMap((offer) => {
    const [specified] = listOf(offer.priceSpecification);
    const priced = isObject(specified) && offer.price === undefined ? specified : offer;
    const [low, high] = [textOf(priced.price ?? priced.lowPrice), textOf(priced.highPrice)];
    const currency = textOf(priced.priceCurrency ?? offer.priceCurrency);
    const prices = [...new Set([low, high])].filter((price) => /^\d+(?:\.\d+)?$/.test(price));
    const written = prices.map((price) => priceOf(price, currency, say)).join(" – ");
    const stock = textOf(offer.availability).replace(/^.*[/:]/, "");
    const state =
      stock === "InStock" ? say.words.inStock : /^(?:OutOfStock|SoldOut)$/.test(stock) ? say.words.soldOut : "";
    const label = offer === thing || textOf(offer.name) === "" ? say.words.price : textOf(offer.name);
    if (written === "" || prices.every((price) => isPriceSaid(price, say))) return [];
    return [`- ${label}: ${written}${state === "" ? "" : ` (${state})`}`];
  });
}

function isPriceSaid(price: string, { isSaid }: Say): boolean {
  const [whole = "", cents = ""] = Number(price).toFixed(2).split(".");
  return isSaid(`${whole},${cents}`) || (cents === "00" && whole.length > 1 && isSaid(whole));
}

function priceOf(price: string, currency: string, { language }: Say): string {
  if (!/^[A-Z]{3}$/.test(currency)) return `${price} ${currency}`.trim();
  return new Intl.NumberFormat(language, { style: "currency", currency }).format(Number(price)).replace(/\s/g, " ");
}

function linesOfPlace(place: Thing, say: Say): string[] {
  const { words } = say;
  return [
    ...line(words.address, addressOf(place.address), say),
    ...line(words.telephone, textOf(place.telephone), say),
    ...line(words.email, textOf(place.email).replace(/^mailto:/, ""), say),
    ...line(words.price, textOf(place.priceRange), say),
    ...[...listOf(place.employee), ...listOf(place.member)].flatMap((one) =>
      isOf(one, /^Person$/) && textOf(one.jobTitle) !== "" ? line(textOf(one.jobTitle), textOf(one.name), say) : [],
    ),
    ...linesOfHours(place, say),
  ];
}

function addressOf(address: unknown): string {
  const [first] = listOf(address);
  if (!isObject(first)) return textOf(first);
  const town = [textOf(first.postalCode), textOf(first.addressLocality)].filter((part) => part !== "").join(" ");
  return [textOf(first.streetAddress), town, textOf(first.addressRegion)].filter((part) => part !== "").join(", ");
}

function linesOfHours(place: Thing, say: Say): string[] {
  const short = listOf(place.openingHours)
    .map(textOf)
    .flatMap((text) => text.split(/\s*,\s*(?=[A-Z][a-z]\b.*\d)/));
  const spans = [
    ...short.map((text) => hoursOfShort(text, say)),
    ...listOf(place.openingHoursSpecification).map((one) => hoursOf(one, say)),
  ];
  const told = spans.filter((span) => span !== "" && !say.isSaid(span));
  return told.length === 0 ? [] : [`- ${say.words.hours}:`, ...told.map((span) => `  - ${span}`)];
}

/** Hours as `Mo-Fr 09:00-17:00` write them. */
function hoursOfShort(text: string, { language }: Say): string {
  return text
    .replace(/\b(Mo|Tu|We|Th|Fr|Sa|Su)\b/g, (short) =>
      weekday(
        weekdays.findIndex((name) => name.startsWith(short.toLowerCase())),
        language,
      ),
    )
    .replace(/(\d\d:\d\d)-(\d\d:\d\d)/g, "$1–$2")
    .replace(/(\p{L})-(\p{L})/gu, "$1 – $2");
}

function hoursOf(specification: unknown, { words, language }: Say): string {
  if (!isObject(specification)) return "";
  const days = listOf(specification.dayOfWeek).map((day) =>
    weekdays.indexOf(
      textOf(day)
        .replace(/^.*[/:]/, "")
        .toLowerCase(),
    ),
  );
  const names = days.filter((day) => day >= 0).map((day) => weekday(day, language));
  const [opens, closes] = [textOf(specification.opens).slice(0, 5), textOf(specification.closes).slice(0, 5)];
  const validity = [textOf(specification.validFrom), textOf(specification.validThrough)]
    .filter((part) => part !== "")
    .join(" – ");
  const label = [names.join(", "), validity].filter((part) => part !== "").join(", ");
  const isClosed = opens === closes && (opens === "00:00" || opens === "");
  return label === "" ? "" : `${label}: ${isClosed ? words.closed : `${opens}–${closes}`}`;
}

/** 2024 began on a Monday. */
function weekday(day: number, language: string): string {
  return new Intl.DateTimeFormat(language, { weekday: "long", timeZone: "UTC" }).format(
    new Date(Date.UTC(2024, 0, 1 + day)),
  );
}
