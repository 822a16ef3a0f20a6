import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { readPage } from "../read-page.ts";
import { siteDetails } from "../site-details.ts";

function read(things: unknown, text = "", lang = "en") {
  const script = typeof things === "string" ? things : JSON.stringify(things);
  const html = `<html lang="${lang}"><head><script type="application/ld+json">${script}</script></head><body><main>${text}</main></body></html>`;
  return readPage({ html, url: "https://shop.example/" });
}

describe("the FAQs of a page", () => {
  const entity = (name: string, text: string) => ({
    "@type": "Question",
    name,
    acceptedAnswer: { "@type": "Answer", text },
  });
  const page = {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: [
      entity("Do you ship?", "<p>Yes, <a href='/terms'>worldwide</a>.</p>"),
      entity("Is it <b>new</b>?", "No."),
    ],
  };

  test("become questions and answers in Markdown", () => {
    assert.deepEqual(read(page).faqs, [
      { question: "Do you ship?", answer: "Yes, [worldwide](https://shop.example/terms)." },
      { question: "Is it new ?", answer: "No." },
    ]);
  });

  test("are left out where the text of the page has both", () => {
    const { faqs } = read(page, "<h2>Do you ship?</h2><p>Yes, worldwide.</p><p>Is it new?</p>");
    assert.deepEqual(
      faqs.map(({ question }) => question),
      ["Is it new ?"],
    );
  });
});

describe("structured data", () => {
  const bakery = {
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": ["Bakery", "LocalBusiness"],
        name: "Backstube Nord",
        telephone: "+49 431 555010",
        address: {
          "@type": "PostalAddress",
          streetAddress: "Holtenauer Str. 5",
          postalCode: "24105",
          addressLocality: "Kiel",
        },
        openingHours: ["Mo-Fr 07:00-18:00", "Sa 08:00-13:00"],
        openingHoursSpecification: { dayOfWeek: "https://schema.org/Sunday", opens: "00:00", closes: "00:00" },
      },
      { "@type": "WebSite", name: "Backstube Nord", telephone: "1" },
    ],
  };

  test("says hours, address and telephone in the language of the page", () => {
    assert.equal(
      read(bakery, "", "de-DE").places.join(),
      `## Backstube Nord

- Adresse: Holtenauer Str. 5, 24105 Kiel
- Telefon: +49 431 555010
- Öffnungszeiten:
  - Montag – Freitag 07:00–18:00
  - Samstag 08:00–13:00
  - Sonntag: geschlossen`,
    );
  });

  test("says of a place once for the site what no page says", () => {
    const contact = read(bakery, "<p>Holtenauer Str. 5, 24105 Kiel, Tel. +49 (431) 555010</p>", "de");
    const details = siteDetails([contact, read(bakery, "<p>Brot</p>", "de")]);
    assert.ok(!details.includes("Adresse") && !details.includes("Telefon"), details);
    assert.match(details, /^## Backstube Nord\n\n- Öffnungszeiten:\n {2}- Montag – Freitag 07:00–18:00\n/);
    assert.equal(details.split("Samstag").length, 2, details);
  });

  test("says of a place what it costs there, and who has a job in it", () => {
    const inn = {
      "@type": "Restaurant",
      name: "Zur Linde",
      priceRange: "12–40 €",
      employee: [
        { "@type": "Person", name: "Ruth Ahlers", jobTitle: "Inhaberin" },
        { "@type": "Person", name: "Jan Kruse" },
      ],
    };
    assert.equal(read(inn, "", "de").places.join(), "## Zur Linde\n\n- Preis: 12–40 €\n- Inhaberin: Ruth Ahlers");
  });

  test("says when and where an event is, in the time of its place", () => {
    const concert = {
      "@type": "MusicEvent",
      name: "Concert au lac",
      startDate: "2026-07-04T19:30:00+02:00",
      endDate: "2026-07-04T22:00",
      location: { "@type": "Place", name: "Quai 9", address: "12 rue du Port, Annecy" },
      offers: { "@type": "Offer", price: "15.00", priceCurrency: "EUR", availability: "https://schema.org/SoldOut" },
    };
    assert.equal(
      read(concert, "", "fr").structured,
      "## Concert au lac\n\n- Quand: samedi, 4 juillet 2026, 19:30 – 22:00\n- Où: Quai 9, 12 rue du Port, Annecy\n- Prix: 15,00 € (épuisé)",
    );
    assert.equal(read(concert, "<h1>Concert au lac</h1><p>Le 4 juillet 2026</p>", "fr").structured, "");
  });

  test("says the price of a product, of several offers, and not the one of the text", () => {
    const tea = {
      "@type": "Product",
      name: "Sencha",
      offers: { "@type": "AggregateOffer", lowPrice: 4, highPrice: "12.50", priceCurrency: "GBP" },
    };
    assert.equal(read(tea).structured, "## Sencha\n\n- Price: £4.00 – £12.50");
    const one = {
      "@type": "Product",
      name: "Sencha",
      offers: [{ "@type": "Offer", price: 12.5, priceCurrency: "GBP" }],
    };
    assert.equal(read(one, "<p>Only £12.50!</p>").structured, "");
  });

  test("says the steps of an instruction, of all its sections", () => {
    const steps = [
      { "@type": "HowToStep", text: "Warm the pot." },
      { "@type": "HowToSection", itemListElement: [{ "@type": "HowToStep", name: "Pour." }] },
    ];
    assert.equal(
      read({ "@type": "HowTo", name: "Brew tea", step: steps }).structured,
      "## Brew tea\n\n1. Warm the pot.\n2. Pour.",
    );
  });

  test("that is broken, deep or long is left out", () => {
    for (const script of [
      "{",
      "[]",
      "null",
      '"text"',
      "<!-- -->",
      `${"[".repeat(50_000)}`,
      '{"@type":{"@type":[]}}',
      '{"@type":"Event","startDate":"tomorrow"}',
    ]) {
      const { faqs, words } = read(script, "<p>One two</p>");
      assert.deepEqual([faqs, words], [[], 2], script.slice(0, 40));
    }
    const many = {
      "@type": "ItemList",
      itemListElement: Array.from({ length: 20_000 }, (_, at) => ({
        "@type": "Product",
        name: `P${at}`,
        offers: { price: at, priceCurrency: "EUR" },
      })),
    };
    assert.ok(read(many).structured.length < 100_000);
  });
});
