import { isObject } from "@parley/json";
import { line, type Say } from "./say.ts";
import { isOf, listOf, type Thing, textOf } from "./thing.ts";

const mostOffers = 100;
const mostDepth = 5;

/** Writes what a thing costs, a line for each offer, where the text does not say it. */
export function linesOfOffers(thing: Thing, say: Say): string[] {
  const isOffer: boolean = isOf(thing, /^(?:Aggregate)?Offer$/);
  const offers = (isOffer ? [thing] : listOf(thing.offers)).filter(isObject);
  return offers.slice(0, mostOffers).flatMap((offer) => lineOfOffer(offer, offer === thing ? "" : nameOf(offer), say));
}

/** Writes what a place sells: its offers, its catalogue and its menu. */
export function linesOfCatalogue(place: Thing, say: Say): string[] {
  const lines: string[] = [];
  const visit = (value: unknown, depth: number): void => {
    for (const one of listOf(value).filter(isObject)) {
      if (depth > mostDepth || lines.length >= mostOffers) return;
      const isOffer: boolean = isOf(one, /^Offer$/);
      if (isOffer) lines.push(...lineOfOffer(one, nameOf(one), say));
      else if (one.offers !== undefined) {
        for (const offer of listOf(one.offers).filter(isObject)) {
          const name = [nameOf(one), textOf(offer.name)].filter((part) => part !== "").join(", ");
          lines.push(...lineOfOffer(offer, name, say));
        }
      }
      for (const key of ["itemListElement", "hasMenuSection", "hasMenuItem", "hasOfferCatalog"]) {
        visit(one[key], depth + 1);
      }
    }
  };
  for (const key of ["makesOffer", "hasOfferCatalog", "hasMenu"]) visit(place[key], 0);
  return lines;
}

const nameOf = (offer: Thing): string =>
  textOf(offer.name) || (isObject(offer.itemOffered) ? textOf(offer.itemOffered.name) : "");

function lineOfOffer(offer: Thing, name: string, say: Say): string[] {
  const { words } = say;
  const [specified] = listOf(offer.priceSpecification);
  const priced = isObject(specified) && offer.price === undefined ? specified : offer;
  const [low, high] = [textOf(priced.price ?? priced.lowPrice), textOf(priced.highPrice)];
  const currency = textOf(priced.priceCurrency ?? offer.priceCurrency);
  const prices = [...new Set([low, high])].filter((price) => /^\d{1,12}(?:\.\d{1,6})?$/.test(price));
  const stock = textOf(offer.availability).replace(/^.*[/:]/, "");
  const isOut = /^(?:OutOfStock|SoldOut)$/.test(stock);
  const state = stock === "InStock" ? words.inStock : isOut ? words.soldOut : "";
  if (prices.length === 0) {
    // A price may be written in words: "on request".
    return /\p{L}/u.test(low) ? line(name || words.price, low, say) : [];
  }
  if (prices.every((price) => holdsPrice(say.said, price)) && (name === "" || say.isSaid(name))) return [];
  const unit = textOf(priced.unitText);
  const written = `${prices.map((price) => priceOf(price, currency, say)).join(" – ")}${unit === "" ? "" : ` / ${unit}`}`;
  return [`- ${name === "" ? words.price : name}: ${written}${state === "" ? "" : ` (${state})`}`];
}

/** Tells whether a text holds the price as a number of its own: 20 does not stand in "2026". */
function holdsPrice(text: string, price: string): boolean {
  const [whole = "", cents = ""] = Number(price).toFixed(2).split(".");
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, "[.,'’ ]?");
  const fraction = cents === "00" ? "(?:[.,](?:00|-+|–))?" : `[.,:]${cents}`;
  return new RegExp(`(?<!\\d|\\d[.,])${grouped}${fraction}(?!\\d|[.,]\\d)`).test(text);
}

function priceOf(price: string, currency: string, { language }: Say): string {
  if (!/^[A-Z]{3}$/.test(currency)) return `${price} ${currency}`.trim();
  return new Intl.NumberFormat(language, { style: "currency", currency }).format(Number(price)).replace(/\s/g, " ");
}
