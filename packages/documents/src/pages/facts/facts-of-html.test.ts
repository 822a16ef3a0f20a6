import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { cleanText } from "../../clean-text.ts";
import { readPage } from "../read-page.ts";

const clean = (html: string) => cleanText({ text: html, url: "https://inn.example/" });
const script = (things: unknown) =>
  `<script type="application/ld+json">${JSON.stringify({ "@context": "https://schema.org", ...(things as object) })}</script>`;
const page = (body: string, lang = "en") => `<html lang="${lang}"><head></head><body>${body}</body></html>`;

describe("what a pasted page tells search engines", () => {
  test("stands below its text, in its language, where the text does not say it", () => {
    const hotel = {
      "@type": "Hotel",
      name: "Albergo Aurora",
      address: { streetAddress: "Via Roma 7", postalCode: "28838", addressLocality: "Stresa" },
      telephone: "+39 0323 555010",
      checkinTime: "14:00:00",
      checkoutTime: "10:30",
      petsAllowed: false,
      amenityFeature: [{ "@type": "LocationFeatureSpecification", name: "Piscina", value: true }],
    };
    assert.equal(
      clean(page(`<p>Siamo in Via Roma 7, 28838 Stresa.</p>${script(hotel)}`, "it")),
      `Siamo in Via Roma 7, 28838 Stresa.

## Albergo Aurora

- Telefono: +39 0323 555010
- Check-in dalle: 14:00 – Check-out entro le: 10:30
- Animali ammessi: no
- Piscina: sì`,
    );
  });

  for (const [lang, said] of [
    ["de_DE", "Telefon"],
    ["", "Telephone"],
    ["{{ page.lang }}", "Telephone"],
  ] as const) {
    test(`is read of a page whose language is "${lang}"`, () => {
      const shop = script({
        "@type": "Store",
        name: "Wheels",
        telephone: "0211 555010",
        openingHours: "Mo-Fr 09:00-17:00",
      });
      assert.match(clean(page(shop, lang)), new RegExp(`- ${said}: 0211 555010`));
    });
  }

  test("makes questions with their answers, and is cleaned once only", () => {
    const faq = {
      "@type": "Question",
      name: "Do you park bikes?",
      acceptedAnswer: { text: "Yes, in the <b>yard</b>." },
    };
    const cleaned = clean(page(`<p>Welcome.</p>${script({ "@type": "FAQPage", mainEntity: [faq] })}`));
    assert.equal(cleaned, "Welcome.\n\n## Do you park bikes?\n\nYes, in the **yard**.");
    assert.equal(clean(cleaned), cleaned);
  });

  test("writes the hours of the same days in one line, and those of a date", () => {
    const hours = (dayOfWeek: string | string[], opens: string, closes: string) => ({ dayOfWeek, opens, closes });
    const days = ["Monday", "Tuesday", "Wednesday"];
    const shop = {
      "@type": "Store",
      name: "Wheels",
      openingHoursSpecification: [
        hours(days, "09:00", "12:00"),
        hours(days, "13:00", "18:00"),
        hours(["Saturday", "PublicHolidays"], "10:00", "14:00"),
      ],
      specialOpeningHoursSpecification: {
        opens: "00:00",
        closes: "00:00",
        validFrom: "2026-12-24",
        validThrough: "2026-12-26",
      },
    };
    assert.match(
      clean(page(script(shop))),
      /- Monday – Wednesday: 09:00–12:00, 13:00–18:00\n {2}- Saturday, public holidays: 10:00–14:00\n {2}- December 24, 2026 – December 26, 2026: closed$/,
    );
  });

  test("writes catalogues, menus, contacts and references between things", () => {
    const things = {
      "@graph": [
        { "@type": "WebPage", publisher: { "@id": "#us" } },
        {
          "@type": "Restaurant",
          "@id": "#us",
          name: "Tide",
          address: { "@id": "#address" },
          contactPoint: { contactType: "bookings", telephone: "020 7946 0011" },
          hasMenu: {
            hasMenuSection: { hasMenuItem: { name: "Fish soup", offers: { price: "8.50", priceCurrency: "GBP" } } },
          },
          makesOffer: { "@type": "Offer", itemOffered: { name: "Cooking class" }, price: 20, priceCurrency: "GBP" },
        },
        { "@type": "PostalAddress", "@id": "#address", streetAddress: "4 Quay Street", addressLocality: "Deal" },
      ],
    };
    assert.equal(
      clean(page(`<p>Since 2020.</p>${script(things)}`)),
      `Since 2020.

## Tide

- Address: 4 Quay Street, Deal
- Telephone (bookings): 020 7946 0011
- Cooking class: £20.00
- Fish soup: £8.50`,
    );
  });

  test("writes a thing once, however often a list refers to it", () => {
    const faq = { "@type": "FAQPage", mainEntity: Array.from({ length: 400 }, () => ({ "@id": "#why" })) };
    const answer = { text: "<p>Because we like bikes.</p>".repeat(20_000) };
    const why = { "@type": "Question", "@id": "#why", name: "Why?", acceptedAnswer: answer };
    const cleaned = clean(page(script({ "@graph": [faq, { ...faq }, why] })));
    assert.equal(cleaned.split("## Why?").length, 2);
  });

  test("writes a day that there is not as the page has it", () => {
    for (const startDate of ["2026-06-31", "2026-13-01"]) {
      const event = { "@type": "Event", name: "Open day", startDate };
      assert.equal(clean(page(script(event))), `## Open day\n\n- When: ${startDate}`);
    }
  });

  test("says that an event is cancelled, who has a job, and when a course begins", () => {
    const things = {
      "@graph": [
        {
          "@type": "Event",
          name: "Open day",
          startDate: "2026-07-04",
          eventStatus: "https://schema.org/EventCancelled",
        },
        { "@type": "Person", name: "Ruth Hale", jobTitle: "Head teacher" },
        {
          "@type": "Course",
          name: "Spanish A1",
          hasCourseInstance: { startDate: "2026-09-07T18:00" },
          offers: { price: 240 },
        },
      ],
    };
    assert.equal(
      clean(page(script(things))),
      `## Open day

- When: Saturday, July 4, 2026 (cancelled)

## Ruth Hale

- Head teacher: Ruth Hale

## Spanish A1

- When: Monday, September 7, 2026, 18:00
- Price: 240`,
    );
  });
});

describe("elements that are marked as things", () => {
  const shop = `<div itemscope itemtype="https://schema.org/BikeStore"><h1 itemprop="name">Spokes</h1>
    <p itemprop="address" itemscope itemtype="https://schema.org/PostalAddress"><meta itemprop="streetAddress" content="12 Mill Lane">
    <meta itemprop="addressLocality" content="York"></p><a itemprop="telephone" href="tel:+441904555010">Call us</a>
    <time itemprop="openingHours" datetime="Mo-Fr 09:00-17:30">Weekdays</time></div>`;

  test("are read of microdata and of RDFa, with values that nobody sees", () => {
    const said = /- Address: 12 Mill Lane, York\n- Opening hours:\n {2}- Monday – Friday 09:00–17:30$/;
    assert.match(clean(page(shop)), said);
    const rdfa = shop
      .replaceAll(/itemscope itemtype="https:\/\/schema.org\//g, 'vocab="https://schema.org/" typeof="')
      .replaceAll("itemprop", "property");
    assert.match(clean(page(rdfa)), said);
  });

  test("are read of a learnt page, too, and never throw", () => {
    const { places } = readPage({ html: page(shop), url: "https://shop.example/" });
    assert.match(places.join(), /12 Mill Lane, York/);
    const odd = `<p>One</p><div itemscope itemtype="https://schema.org/Place"><b itemprop="constructor toString name">x</b><b itemprop="name"></b></div>`;
    assert.match(clean(page(odd)), /^One/);
  });
});

test("a whole page keeps the address of its footer, and a part of one has none", () => {
  const footer = "<footer><p>Wheels Ltd, 4 Quay Street, Deal CT14 6EX</p><p>© 2026 Wheels</p></footer>";
  const body = `<main><h1>Hire</h1><p>Ten bikes.</p></main>${footer}`;
  assert.equal(
    clean(page(body)),
    "# Hire\n\nTen bikes.\n\n## Contact and address\n\nWheels Ltd, 4 Quay Street, Deal CT14 6EX",
  );
  assert.doesNotMatch(clean("<p>Ten bikes.</p><p>Two tandems.</p>"), /Contact/);
});
