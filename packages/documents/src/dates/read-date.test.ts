import assert from "node:assert/strict";
import { test } from "node:test";
import { isIsoMoment } from "./is-iso-moment.ts";
import { type DateFormat, readDate as readDateIn } from "./read-date.ts";

const languages = ["en", "de", "fr", "es", "it", "nl", "pt"];
const readDate = (text: string, format: DateFormat) => readDateIn(text, format, languages);
const read = (format: DateFormat, texts: string[]) => texts.map((text) => readDate(text, format));

test("numbers stand in the order that was said", () => {
  assert.deepEqual(read("DMY", ["03/04/2026", "3.4.2026", "03-04-2026", "3. 4. 2026", "31/12/1999", "29.02.2024"]), [
    ...Array.from({ length: 4 }, () => "2026-04-03"),
    "1999-12-31",
    "2024-02-29",
  ]);
  assert.deepEqual(read("MDY", ["03/04/2026", "12/31/1999"]), ["2026-03-04", "1999-12-31"]);
  assert.deepEqual(read("YMD", ["2026/4/3", "2026.04.03"]), ["2026-04-03", "2026-04-03"]);
});

test("a named month is read in each of seven languages, whatever the order", () => {
  const texts = [
    "3 April 2026",
    "April 3rd, 2026",
    "Fri, 3 Apr 2026",
    "3. April 2026",
    "Freitag, 3. Apr. 2026",
    "3 avril 2026",
    "3 de abril de 2026",
    "3 aprile 2026",
    "3 abr. 2026",
    "2026 April 3",
  ];
  for (const format of ["DMY", "MDY", "YMD"] as const) {
    for (const text of texts) assert.equal(readDate(text, format), "2026-04-03", text);
  }
  assert.deepEqual(
    read("DMY", [
      "1. März 2026",
      "1 août 2026",
      "1 ago. 2026",
      "1 mei 2026",
      "1 fevereiro 2026",
      "1 mrt 2026",
      "1 dic 2026",
    ]),
    ["2026-03-01", "2026-08-01", "2026-08-01", "2026-05-01", "2026-02-01", "2026-03-01", "2026-12-01"],
  );
});

test("usual spellings are read, too", () => {
  const texts = ["3 Mrz 2026", "Di., 3.3.2026", "Dienstag, 3.3.2026", "3 mars 2026"];
  assert.deepEqual(
    read("DMY", texts),
    Array.from({ length: 4 }, () => "2026-03-03"),
  );
  assert.deepEqual(read("DMY", ["3 Jänner 2026", "3 avril 2026 à 14h30", "Di., 3.4.26", "4.2026.3"]), [
    "2026-01-03",
    "2026-04-03T14:30:00",
    undefined,
    undefined,
  ]);
});

test("a time may follow", () => {
  assert.deepEqual(
    read("DMY", [
      "03.04.2026 14:30",
      "03.04.2026, 14:30:05",
      "3/4/2026 2:30 PM",
      "3/4/2026 12:05 a.m.",
      "3 April 2026 9:05 Uhr",
    ]),
    ["2026-04-03T14:30:00", "2026-04-03T14:30:05", "2026-04-03T14:30:00", "2026-04-03T00:05:00", "2026-04-03T09:05:00"],
  );
  assert.equal(readDate("03.04.2026 14:30:05.25 +02:00", "DMY"), "2026-04-03T14:30:05.25+02:00");
});

test("what would have to be guessed, or is not in the calendar, is no date", () => {
  for (const text of [
    "03/04/26",
    "31.02.2026",
    "29.02.2023",
    "13/13/2026",
    "00.01.2026",
    "2026-04",
    "April 2026",
    "3 Smarch 2026",
    "3 April May 2026",
    "3 4 April 2026",
    "soon",
    "",
    "03/04/2026 25:00",
    "03/04/2026 13:00 PM",
    "03/04/2026 x",
    "1".repeat(100_000),
    "a 1 ".repeat(100_000),
  ]) {
    assert.equal(readDate(text, "DMY"), undefined, text.slice(0, 40));
  }
  assert.equal(readDate("2026/04/03", "DMY"), undefined);
  assert.equal(readDate("12/31/2026", "DMY"), undefined);
});

test("no name of a month is the name of another one in another language", () => {
  const names = new Map<string, number>();
  for (const language of languages) {
    for (const month of ["long", "short"] as const) {
      const format = new Intl.DateTimeFormat(language, { month, timeZone: "UTC" });
      for (let index = 0; index < 12; index++) {
        const name = format.format(new Date(Date.UTC(2000, index, 1))).toLowerCase();
        assert.equal(names.get(name) ?? index, index, `${name} in ${language}`);
        names.set(name, index);
        assert.equal(readDate(`7 ${name} 2026`, "DMY"), `2026-${String(index + 1).padStart(2, "0")}-07`, name);
      }
    }
  }
});

test("ISO 8601, RFC 3339 and what PostgreSQL exports are moments, and nothing else", () => {
  for (const text of [
    "2026-03-29",
    "20260329",
    "2026-03-29T10:00",
    "2026-03-29 10:00:00.123456+00",
    "2026-03-29T10:00:00Z",
    "2026-03-29t10:00:00.5+05:30",
    "20260329T100000Z",
    "0044-03-15 BC",
    "0044-03-15 10:00:00+00 BC",
    "12026-01-01",
    "infinity",
    "-infinity",
  ]) {
    assert.ok(isIsoMoment(text), text);
  }
  for (const text of [
    "03/04/2026",
    "3.4.2026",
    "2026/03/29",
    "29-03-2026",
    "March 29, 2026",
    "now",
    "today",
    "1",
    "",
    "2026-3-9",
  ]) {
    assert.ok(!isIsoMoment(text), text);
  }
});
