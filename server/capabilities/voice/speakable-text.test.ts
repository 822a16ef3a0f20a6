import assert from "node:assert/strict";
import { describe, test } from "node:test";
import fc from "fast-check";
import { speakableText } from "./speakable-text.ts";

const spoken: Record<string, [markdown: string, said: string]> = {
  "emphasis is not spoken": ["**Open** from *nine* to ~~five~~ six.", "Open from nine to five six."],
  "a link is spoken by its text": ["See the [opening hours](https://a.example/hours).", "See the opening hours."],
  "an address is spoken by its host": ["See https://www.a.example/x/y?z=1.", "See a.example."],
  "a link whose text is an address, too": ["[https://a.example/x](https://a.example/x)", "a.example"],
  "an address without a scheme, too": ["Visit a.example/x/y today.", "Visit a.example today."],
  "an e-mail address stays": ["Write to team@a.example.", "Write to team@a.example."],
  "an image is spoken by its description": ["![A red boat](https://a.example/b.png)", "A red boat"],
  "items of a list are sentences": ["- Open the lid\n- Pour in water.\n- Wait", "Open the lid. Pour in water. Wait."],
  "numbered items, too": ["1. Open it\n2. Choose:\n   - tea\n   - coffee", "Open it. Choose: tea. coffee."],
  "a heading is a sentence": ["## Opening hours\nFrom nine to five", "Opening hours. From nine to five"],
  "a row of a table names its columns": [
    "| Plan | Price |\n| --- | --- |\n| Basic | 5 € |\n| Pro | |",
    "Plan: Basic, Price: 5 €. Plan: Pro.",
  ],
  "a row without its table is a list": ["| Basic | 5 € |", "Basic, 5 €"],
  "a line of code is named as such": ["Run this:\n\n```sh\nnpm start\n```", "Run this: Code: npm start."],
  "longer code is not read": ["```js\nlet a;\na();\n```\nDone.", "Code, which I do not read aloud. Done."],
  "code within a sentence is spoken": ["Run `npm start` now.", "Run npm start now."],
  "an address within it, by its host": ["Open `https://a.example/x`.", "Open a.example."],
  "citation marks are not spoken": ["Open daily [1][2, 3], free [^4] 【5†a】.", "Open daily, free."],
  "HTML is not spoken": ["One<br>two <b>three</b>", "One two three"],
  "a word in angle brackets is": ["Replace <your name>.", "Replace your name."],
  "emoji are not spoken, other signs are": ["Fine 😀 ⚠️ © 5 * 3", "Fine © 5 * 3"],
  "the frame of a question for consent is not spoken": ["┃ Shall I cancel it?", "Shall I cancel it?"],
  "snake_case stays": ["Set max_size to 2.", "Set max_size to 2."],
  "of a cut text, the first half of an emphasis": ["**Open now.", "Open now."],
  "of a cut text, the second half of an emphasis": ["Open now.**", "Open now."],
  "of a cut text, the first half of a link": ["See the [opening hours](https://a.exa", "See the opening hours"],
  "of a cut text, an indented rest": ["      and then wait.", "and then wait."],
  "nothing but signs is silence": ["---\n\n***", ""],
};

describe("Markdown becomes what a voice can say", () => {
  for (const [name, [markdown, said]] of Object.entries(spoken)) {
    test(name, () => assert.equal(speakableText(markdown), said));
  }

  test("what introduces code is in the language of the text", () => {
    const said = speakableText("Starten Sie den Server mit diesen Befehlen:\n\n```\nnpm i\nnpm start\n```");
    assert.equal(said, "Starten Sie den Server mit diesen Befehlen: Code, den ich nicht vorlese.");
  });

  test("every text is spoken in one line, however it is cut", () => {
    const pieces = [
      "**",
      "`",
      "[a](https://b.example/c)",
      "| a |",
      "\n",
      "- ",
      "<br>",
      "┃ ",
      "word ",
      "https://x.y/z ",
    ];
    const texts = fc.array(fc.oneof(fc.constantFrom(...pieces), fc.string())).map((parts) => parts.join(""));
    fc.assert(
      fc.property(texts, (text) => {
        const said = speakableText(text);
        assert.equal(said, said.replace(/\s+/g, " ").trim());
      }),
    );
  });
});
