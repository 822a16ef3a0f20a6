import assert from "node:assert/strict";
import { test } from "node:test";
import { pageLanguages } from "../../../kernel/pages/page-language.ts";
import { Problem } from "../../../kernel/problem.ts";
import { departureOfCell, departureOfWord } from "./departure.ts";
import { fieldOfColumns, withWholeName } from "./field-of-columns.ts";
import { fieldsOfContacts } from "./read-contact-row.ts";
import { comparable, fileWords, soundsLikeLeaving } from "./texts/file-words.ts";
import { layoutOf } from "./vendors/layout-of.ts";

const fieldsOf = (names: string[], mapping: ReadonlyMap<string, string | null> = new Map()) =>
  fieldOfColumns(names, mapping, fieldsOfContacts, layoutOf(names));

test("every field has names in seven languages, and no name means two fields", () => {
  const fields = new Map<string, string>();
  assert.deepEqual(Object.keys(fileWords).sort(), [...pageLanguages].sort());
  for (const { columns } of Object.values(fileWords)) {
    for (const [field, names] of Object.entries(columns)) {
      for (const name of names.split(", ")) {
        assert.equal(name, name.toLowerCase().trim());
        assert.match(comparable(name), /^[\p{L}\p{N}]{3,}$/u);
        assert.equal(fields.get(comparable(name)) ?? field, field, `${name} is ${field} too`);
        fields.set(comparable(name), field);
      }
    }
  }
});

test("no word of a cell has two meanings, and stems are written as names are compared", () => {
  const meanings = new Map<string, string>();
  for (const { cells, leavingStems } of Object.values(fileWords)) {
    for (const stem of leavingStems.split(", ")) assert.equal(comparable(stem), stem);
    for (const [meaning, words] of Object.entries(cells)) {
      for (const word of words.split(", ")) {
        assert.notEqual(comparable(word), "", word);
        assert.equal(meanings.get(comparable(word)) ?? meaning, meaning, `${word} means ${meaning} too`);
        meanings.set(comparable(word), meaning);
      }
    }
  }
});

test("a cell says who left, whatever the column calls it", () => {
  for (const [field, cell, expected] of [
    ["left", "2024-05-01 10:00:00", "unsubscribed"],
    ["left", "Nein", undefined],
    ["left", "0000-00-00 00:00:00", undefined],
    ["left", "", undefined],
    ["left", true, "unsubscribed"],
    ["left", false, undefined],
    ["left", "hard bounce", "bounced"],
    ["wanted", "FALSE", "unsubscribed"],
    ["wanted", "oui", undefined],
    ["wanted", "2024-05-01", undefined],
    ["wanted", "Abgemeldet", "unsubscribed"],
    ["wanted", "perhaps", null],
    ["left", "#VALUE!", "unsubscribed"],
    ["wanted", "#VALUE!", null],
    ["bounced", "mailbox full", "bounced"],
    ["complained", 0, undefined],
  ] as const) {
    assert.equal(departureOfCell(field, cell), expected, `${field} ${cell}`);
  }
  assert.deepEqual(["Blocklisted", "désabonné", "vip"].map(departureOfWord), [
    "unsubscribed",
    "unsubscribed",
    undefined,
  ]);
  assert.ok(soundsLikeLeaving("Newsletter_Abmeldegrund") && !soundsLikeLeaving("Subtotal"));
});

for (const [header, expected] of [
  ["Email;First name;Last name", "email firstName lastName"],
  ["Name;E-Mail;Telefon", "name email phone"],
  ["EMAIL ADDRESS;Phone_Number;Organisation", "email phone company"],
  ["Vorname;Nachname;E-Mail-Adresse;Firma;Stadt", "firstName lastName email company Stadt"],
  ["Prénom;Nom;Courriel;Téléphone", "firstName lastName email phone"],
  ["email;E-Mail;E-mail 1 - Value", "email E-Mail E-mail 1 - Value"],
] as const) {
  test(`the columns ${header} are ${expected}`, () => {
    const names = header.split(";");
    const fields = fieldsOf(names);
    assert.equal(names.map((name) => fields.get(name)).join(" "), expected);
  });
}

test("the mapping goes before the usual names", () => {
  const fields = fieldsOf(
    ["Mail", "Work mail", "Note"],
    new Map([
      ["Work mail", "email"],
      ["Note", null],
    ]),
  );
  assert.deepEqual([...fields.values()], ["Mail", "email", null]);
});

test("a file without a column that tells a person is refused once, with a mapping to copy", () => {
  assert.throws(
    () => fieldsOf(["Kontaktweg", "Stadt"]),
    (error) => error instanceof Problem && /"Kontaktweg", "Stadt".*mapping=\{"Kontaktweg":"email"\}/.test(error.detail),
  );
});

test("the first and the last name are joined, unless there is a whole name", () => {
  assert.deepEqual(withWholeName({ firstName: "Lena ", lastName: "Müller", city: "Bonn" }), {
    city: "Bonn",
    name: "Lena Müller",
  });
  assert.deepEqual(withWholeName({ lastName: "Müller" }), { name: "Müller" });
  assert.equal(withWholeName({ name: "Dr. Müller", lastName: "Müller" }).name, "Dr. Müller");
});
