import assert from "node:assert/strict";
import { test } from "node:test";
import { pageLanguages } from "../../../kernel/pages/page-language.ts";
import { Problem } from "../../../kernel/problem.ts";
import { fieldOfColumns, withWholeName } from "./field-of-columns.ts";
import { columnNames, comparable } from "./texts/column-names.ts";

test("every field has names in seven languages, and no name means two fields", () => {
  const fields = new Map<string, string>();
  assert.deepEqual(Object.keys(columnNames).sort(), [...pageLanguages].sort());
  for (const named of Object.values(columnNames)) {
    for (const [field, names] of Object.entries(named)) {
      for (const name of names.split(", ")) {
        assert.equal(name, name.toLowerCase().trim());
        assert.match(comparable(name), /^[\p{L}\p{N}]{3,}$/u);
        assert.equal(fields.get(comparable(name)) ?? field, field, `${name} is ${field} too`);
        fields.set(comparable(name), field);
      }
    }
  }
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
    const fields = fieldOfColumns(names, new Map());
    assert.equal(names.map((name) => fields.get(name)).join(" "), expected);
  });
}

test("the mapping goes before the usual names", () => {
  const fields = fieldOfColumns(
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
    () => fieldOfColumns(["Kontaktweg", "Stadt"], new Map()),
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
