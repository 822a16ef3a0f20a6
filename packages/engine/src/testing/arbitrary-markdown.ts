import fc from "fast-check";

const LINES = [
  "# Rooms",
  "## Prices {#prices}",
  "### How do I book?",
  "Rules",
  "=====",
  "-----",
  "**Before you start**",
  "**If you are signed in:**",
  "A room costs 12 euro an hour.",
  "Open the calendar, choose the day, and press Book. The room is yours.",
  "Do this:",
  "- a lamp",
  "  and its cable",
  "  - a bulb",
  "1. Open the door.",
  "2. Close it.",
  "| Room | Seats |",
  "|---|:-:|",
  "| Lark | 8 |",
  "> Note that the door is heavy.",
  ":::tip",
  ":::",
  "```sh",
  "```",
  "~~~",
  "    indented",
  "[Prices](https://rooms.example/prices)",
  "- [Prices](https://rooms.example/prices)",
  "価格は三千円です。",
  "🍕 \ud83d",
  "word ".repeat(180),
  "",
  "",
  "",
];

/** Lines of Markdown in any order, as a broken article has them. */
export const arbitraryMarkdown = fc
  .array(fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...LINES) }, fc.string({ unit: "binary", maxLength: 12 })), {
    maxLength: 40,
  })
  .map((lines) => lines.join("\n"));
