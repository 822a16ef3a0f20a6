import assert from "node:assert/strict";
import { test } from "node:test";
import { firstNameOf } from "./first-name-of.ts";

test("the first name is found in names as people write them", () => {
  for (const [name, first] of [
    ["Lena Müller", "Lena"],
    ["Müller, Lena", "Lena"],
    ["Müller, Dr. Lena Sophie", "Lena"],
    ["Dr. Anna Huber", "Anna"],
    ["Prof. Dr. med. Uwe Maier", "Uwe"],
    ["Herr Uwe Maier", "Uwe"],
    ["Mrs. Ada Lovelace", "Ada"],
    ["Sig.ra Bianca Verdi", "Bianca"],
    ["Mme Claire Petit", "Claire"],
    ["Sra. Pilar Gómez", "Pilar"],
    ["Grace Hopper, Ph.D.", "Grace"],
    ["Hopper, Grace, MBA", "Grace"],
    ["Jean-Luc Picard", "Jean-Luc"],
    ["J. Doe", "J."],
    ["王小明", "王小明"],
    ["Madonna", "Madonna"],
    ["Dr.", ""],
    ["", ""],
    [" , ", ""],
  ] as const) {
    assert.equal(firstNameOf(name), first, name);
  }
});
