import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { isGuessablePassword, isTooPersonal } from "./is-guessable-password.ts";

const COMMON = [
  "aaaaaaaaaa",
  "0000000000",
  "..........",
  "🔥🔥🔥🔥🔥🔥🔥🔥🔥🔥",
  "ababababab",
  "abcabcabcabc",
  "xkqzxkqzxkqz",
  "aB3$aB3$aB3$",
  "1212121212",
  "1234567890",
  "0987654321",
  "12345678910",
  "123456789012",
  "1234554321",
  "1122334455",
  "123123123123",
  "abcdefghij",
  "abcdefghijklmnop",
  "zyxwvutsrq",
  "ABCDEFGHIJ",
  "abcdef123456",
  "abc123abc123",
  "a1b2c3d4e5",
  "qwertyuiop",
  "poiuytrewq",
  "QWERTYUIOP",
  "qwertzuiop",
  "azertyuiop",
  "qwerty123456",
  "Qwerty12345!",
  "asdfghjkl123",
  "asdfasdfasdf",
  "zxcvbnm123",
  "1q2w3e4r5t",
  "1qaz2wsx3edc",
  "qazwsxedcrfv",
  "zaq12wsxcde3",
  "!@#$%^&*()",
  "йцукенгшщз",
  "password12",
  "password123",
  "Password123",
  "password2024!",
  "Password2025!",
  "P@ssw0rd123",
  "P@$$w0rd2024",
  "PASSWORD2024",
  "pa55w0rd!!",
  "pässwörd123",
  "ｐａｓｓｗｏｒｄ１２",
  "drowssap123",
  "passwordpassword",
  "password password",
  "my-password-1",
  "passwort123",
  "motdepasse1",
  "пароль12345",
  "iloveyou123",
  "I love you 2",
  "letmein2024",
  "letmeinplease1",
  "welcome123",
  "Welcome2025!",
  "Willkommen1",
  "admin12345",
  "admin@12345",
  "administrator",
  "administrator1!",
  "changeme123",
  "Summer2024!",
  "Sommer2023!!",
  "December2024",
  "monday12345",
  "football123",
  "superman1234",
  "dragonmonkey",
  "monkey2010!",
  "sunshine99",
  "princess2001",
  "liverpool1892",
  "michael1985",
  "parleyparley",
  "Parley2026!",
  "parley-admin1",
  "chatbot1234",
  "trustno1trustno1",
  "correct horse battery staple",
  "CorrectHorseBatteryStaple",
];
for (const password of COMMON) {
  test(`"${password}" is common`, () => assert.equal(isGuessablePassword(password), true));
}

for (const password of [
  "grape-lantern-quiver-mosaic",
  "velvet otter hums quietly",
  "kx7Qpz!m2w",
  "vhtjwqkzrm",
  "3f9c1a7be2d4",
  "Tq8#nB4!xLw2",
  "my dog Rex ate 14 blue socks",
  "umbrella-tax-fjord-91",
  "Füße im Moor, 7 Uhr früh",
  "密码很长而且没有人知道它",
  "die Katze schnurrt im Regal",
]) {
  test(`"${password}" is not common`, () => assert.equal(isGuessablePassword(password), false));
}

const PASSPHRASE_WORDS = `
  acorn adobe alcove amber anchor antler apricot arbor arrow aspen attic badge bagel bamboo banjo barley basin beacon beetle bellow birch
  bishop blanket blossom bobbin bonnet borrow bramble breeze bridle bronze bucket buffalo bundle burrow cabin cactus camel candle canyon
  caravan carpet castle cavern cedar cellar chalk chapel chimney cider cinder circle clever clover cobble comet compass copper coral
  cottage cradle crater cricket crimson cupboard current curtain cymbal dagger daisy dapper dawdle decade denim desert dinner donkey
  dragon drizzle dune eagle easel echo eclipse elbow ember engine envoy fable falcon feather ferry fiddle fjord flannel flint forest fossil
  fountain fox gallop garden garlic gazelle gentle ginger glacier goblet gospel granite gravel guitar hammer harbor hazel hedge helmet
  heron hickory honey hunter igloo indigo island ivory jacket jasmine jigsaw jungle kernel kettle kitten ladder lagoon lantern lemon lilac
  lizard lobster lumber magnet mango maple marble meadow melon mirror monkey mosaic mustard napkin nectar nettle noodle nutmeg oasis olive
  onion orange orchard otter paddle parsley pebble pepper pickle pillow pirate plum pocket pony poplar potato prairie puddle pumpkin puzzle
  quarry quiver rabbit raccoon raven ribbon river rocket saddle salmon sandal shadow silver sparrow spider summer tiger tulip tunnel velvet
  violin walnut whisker willow winter wizard yellow zephyr zipper
`
  .trim()
  .split(/\s+/);

/** A small repeatable source of numbers (xorshift), so that a failure shows again. */
function createDice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % sides;
  };
}

test("none of 200 random passphrases of four words counts as common, though the words are everyday ones", () => {
  const roll = createDice(20_261_120);
  for (let round = 0; round < 200; round++) {
    const words = Array.from({ length: 4 }, () => PASSPHRASE_WORDS[roll(PASSPHRASE_WORDS.length)]!);
    const passphrase = words.join(["-", " ", "", "."][round % 4]);
    assert.equal(isGuessablePassword(passphrase), false, passphrase);
  }
});

const VISIBLE_ASCII = Array.from({ length: 94 }, (_, offset) => String.fromCharCode(33 + offset)).join("");
for (const [kind, alphabet] of [
  ["letters and digits", "abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789"],
  ["small letters", "abcdefghijklmnopqrstuvwxyz"],
  ["letters, digits and marks", VISIBLE_ASCII],
  ["marks", VISIBLE_ASCII.replaceAll(/[a-zA-Z0-9]/g, "")],
] as const) {
  test(`none of 1,000 random passwords of ten ${kind} counts as common`, () => {
    const roll = createDice(7);
    for (let round = 0; round < 1_000; round++) {
      const password = Array.from({ length: 10 }, () => alphabet[roll(alphabet.length)]).join("");
      assert.equal(isGuessablePassword(password), false, password);
    }
  });
}

test("a common word stays common under every usual decoration", () => {
  const word = fc.constantFrom(
    "password",
    "welcome",
    "dragon",
    "football",
    "summer",
    "parley",
    "administrator",
    "iloveyou",
  );
  const writing = fc.constantFrom(
    (text: string) => text,
    (text: string) => text.toUpperCase(),
    (text: string) => text[0]!.toUpperCase() + text.slice(1),
    (text: string) => text.replaceAll("o", "0").replaceAll("a", "@"),
    (text: string) => text.replaceAll("e", "3").replaceAll("s", "$").replaceAll("l", "1"),
    (text: string) => Array.from(text).reverse().join(""),
  );
  const ending = fc.oneof(
    fc.integer({ min: 1940, max: 2039 }).map(String),
    fc.integer({ min: 0, max: 9_999 }).map((number) => String(number).padStart(4, "0")),
    fc.constantFrom(
      "12345",
      "123456",
      "123!",
      "!!!!",
      "abcd",
      "1111",
      "qwerty",
      "2024!",
      "@2025",
      "-2023",
      "_123",
      " 007",
    ),
  );
  fc.assert(
    fc.property(word, writing, ending, fc.boolean(), (plain, write, added, isBefore) => {
      const password = isBefore ? added + write(plain) : write(plain) + added;
      assert.equal(isGuessablePassword(password), true, password);
    }),
    { numRuns: 1_000 },
  );
});

test("every unit of up to four characters repeated to ten or more is common", () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 4 }), fc.integer({ min: 3, max: 30 }), (unit, times) => {
      fc.pre(unit.length * times >= 10);
      assert.equal(isGuessablePassword(unit.repeat(times)), true);
    }),
  );
});

test("every text of up to 128 characters gets an answer", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 128 }), (password) => {
      assert.equal(typeof isGuessablePassword(password), "boolean");
      assert.equal(typeof isTooPersonal(password, { email: password, name: password }), "boolean");
    }),
  );
});

const ada = { email: "ada.lovelace@analytical-engines.example", name: "Ada King Noëlle" };
for (const password of [
  "adalovelace",
  "AdaLovelace1815",
  "ada.lovelace@analytical-engines.example",
  "Ada.Lovelace1!",
  "lovelace-2024",
  "L0vel@ce2024",
  "ecalevol2024",
  "lovelacelovelace",
  "analytical-engines",
  "AnalyticalEngines7",
  "noelle19851224",
]) {
  test(`"${password}" is too personal for ${ada.name}`, () => assert.equal(isTooPersonal(password, ada), true));
}

for (const password of [
  "grape-lantern-quiver-mosaic",
  "ada hides a grape lantern",
  "kx7Qpz!m2wada",
  "password2024!",
  "charles.babbage.1791",
]) {
  test(`"${password}" is not too personal for ${ada.name}`, () => assert.equal(isTooPersonal(password, ada), false));
}

test("a password is compared with the address alone when the person has no name or a very short one", () => {
  assert.equal(isTooPersonal("grape-lantern-quiver", { email: "a@b.co" }), false);
  assert.equal(isTooPersonal("grape-lantern-quiver", { email: "a@b.co", name: "Al" }), false);
  assert.equal(isTooPersonal("bellamy19841984", { email: "bellamy@b.co" }), true);
});
