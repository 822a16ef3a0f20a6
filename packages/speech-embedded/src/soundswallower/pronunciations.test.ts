import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { Pronunciations } from "./pronunciations.ts";

const pronunciations = await Pronunciations.load();

test("words of the dictionary have all of their pronunciations", () => {
  assert.deepEqual(pronunciations.of("read"), ["R EH D", "R IY D"]);
  assert.deepEqual(pronunciations.of("zoom"), ["Z UW M"]);
});

const guesses: Record<string, string> = {
  // Endings and parts that are known.
  newsletters: "N UW Z L EH T ER Z",
  unsubscribing: "AH N S AH B S K R AY B IH NG",
  chatbot: "CH AE T B AO T",
  // Letters, where nothing can be read.
  bcdfg: "B IY S IY D IY EH F JH IY",
  ngrx: "EH N JH IY AA R EH K S",
  // Names that nobody has listed.
  blorfish: "B L AO R F IH SH",
  vopake: "V AA P EY K",
};
for (const [word, phones] of Object.entries(guesses)) {
  test(`"${word}" is guessed as ${phones}`, () => {
    const all = pronunciations.of(word);
    assert.ok(all.includes(phones), all.join(" | "));
  });
}

test("every word has a pronunciation in the phones of the model", () => {
  const known = new Set(
    "AA AE AH AO AW AY B CH D DH EH ER EY F G HH IH IY JH K L M N NG OW OY P R S SH T TH UH UW V W Y Z ZH".split(" "),
  );
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z']{1,30}$/), (word) => {
      const all = pronunciations.of(word);
      assert.ok(all.length > 0);
      for (const phone of all.flatMap((phones) => phones.split(" "))) assert.ok(known.has(phone), `${word}: ${phone}`);
    }),
  );
});
