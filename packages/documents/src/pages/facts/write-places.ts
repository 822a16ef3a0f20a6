import { isObject } from "@parley/json";
import { linesOfHours } from "./lines-of-hours.ts";
import { linesOfCatalogue } from "./lines-of-offers.ts";
import { addressOf, block, line, type Say, sayIn } from "./say.ts";
import { isOf, isOffered, listOf, ofEvent, type Thing, textOf } from "./thing.ts";

const mostPlaces = 20;
const ofNoPlace =
  /^(?:HowTo|Person|WebSite|WebPage|\w*Article|\w+Posting|BreadcrumbList|FAQPage|Question|Answer|PostalAddress)$/;

/**
 * Writes what is said of a business, which many sites give on each of their pages: where it is, how
 * to reach it, when it is open, what it has and sells.
 */
export function writePlaces(things: readonly Thing[], language: string): string[] {
  const say = sayIn(language, "");
  const places = things.filter((thing) => !isOf(thing, ofEvent) && !isOffered(thing) && !isOf(thing, ofNoPlace));
  return [...new Set(places.flatMap((thing) => block(thing, linesOfPlace(thing, say))))].slice(0, mostPlaces);
}

function linesOfPlace(place: Thing, say: Say): string[] {
  const { words } = say;
  const [location] = listOf(place.location);
  const address = addressOf(place.address) || (isObject(location) ? addressOf(location.address) : "");
  return [
    ...line(words.address, address, say),
    ...line(words.telephone, textOf(place.telephone), say),
    ...line(words.fax, textOf(place.faxNumber), say),
    ...line(words.email, textOf(place.email).replace(/^mailto:/, ""), say),
    ...listOf(place.contactPoint).flatMap((point) => (isObject(point) ? linesOfContact(point, place, say) : [])),
    ...line(words.price, textOf(place.priceRange), say),
    ...line(words.founded, textOf(place.foundingDate), say),
    ...listOf(place.founder).flatMap((one) => line(words.founder, textOf(one), say)),
    ...[...listOf(place.employee), ...listOf(place.member)].flatMap((one) =>
      isOf(one, /^Person$/) && textOf(one.jobTitle) !== "" ? line(textOf(one.jobTitle), textOf(one.name), say) : [],
    ),
    ...lineOfStay(place, say),
    ...line(words.payment, listOf(place.paymentAccepted).map(textOf).join(", "), say),
    ...line(words.pets, claimOf(place.petsAllowed, say), say),
    ...listOf(place.amenityFeature).flatMap((one) => {
      const name = textOf(one);
      const claim = isObject(one) ? claimOf(one.value ?? true, say) : words.yes;
      return name === "" || say.isSaid(name) ? [] : [`- ${name}: ${claim}`];
    }),
    ...linesOfHours(place, say),
    ...linesOfCatalogue(place, say),
  ];
}

/** Both times stand in one line, because "check" names either. */
function lineOfStay({ checkinTime, checkoutTime }: Thing, { words }: Say): string[] {
  const [from, until] = [checkinTime, checkoutTime].map((time) => textOf(time).slice(0, 5));
  const parts = [from && `${words.checkIn}: ${from}`, until && `${words.checkOut}: ${until}`].filter(Boolean);
  return parts.length === 0 ? [] : [`- ${parts.join(" – ")}`];
}

/** "Telephone (customer service): …" */
function linesOfContact(point: Thing, place: Thing, say: Say): string[] {
  const type = textOf(point.contactType);
  const label = (word: string) => (type === "" ? word : `${word} (${type})`);
  const [telephone, email] = [textOf(point.telephone), textOf(point.email).replace(/^mailto:/, "")];
  return [
    ...(telephone === textOf(place.telephone) ? [] : line(label(say.words.telephone), telephone, say)),
    ...(email === textOf(place.email) ? [] : line(label(say.words.email), email, say)),
  ];
}

function claimOf(value: unknown, { words }: Say): string {
  const text = typeof value === "boolean" ? String(value) : textOf(value).replace(/^.*schema\.org\//, "");
  return /^(?:true|yes)$/i.test(text) ? words.yes : /^(?:false|no)$/i.test(text) ? words.no : text;
}
