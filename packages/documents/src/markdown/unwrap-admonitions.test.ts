import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { cleanText } from "../clean-text.ts";

const clean = (text: string) => cleanText({ text, url: undefined, kind: "markdown" });

describe("notes of MkDocs", () => {
  test("keep their title and their words, lists within them too, and end where the indent ends", () => {
    const text =
      '# Ovens\n\n!!! note "Before you begin"\n\n    The oven is **cold**.\n\n    - Unplug it.\n\nText after.';
    assert.equal(
      clean(text).replaceAll(/\n{3,}/g, "\n\n"),
      "# Ovens\n\n> **Before you begin**\n>\n> The oven is **cold**.\n>\n> - Unplug it.\n\nText after.",
    );
  });

  test("that fold, that stand in a list or in another note keep theirs as well", () => {
    assert.match(clean("??? warning\n    It is hot."), /^\s*> It is hot\.\s*$/);
    assert.match(clean("1. Open it.\n\n    !!! tip\n        Use a key.\n\n2. Close it."), /^ {4}> Use a key\.$/m);
    assert.match(
      clean('!!! note\n    One.\n\n    ???+ tip "Two"\n        Three.'),
      /^> > \*\*Two\*\*\n> >\n> > Three\.$/m,
    );
  });

  test("tabs become their titles and contents", () => {
    assert.match(
      clean('=== "Linux"\n\n    Run `apt`.\n\n=== "Windows"\n\n    Run it.'),
      /\*\*Linux\*\*\n\nRun `apt`\.\n+\*\*Windows\*\*/,
    );
  });

  test("what only looks alike stays as it is", () => {
    for (const text of [
      "Wow\n!!! note this\nat once.",
      '```\n!!! note "Code"\n    Body.\n```',
      "Code:\n\n    !!! note\n        Body.",
      "Title\n===\n\nText.",
      "A ??? sign\n    goes on.",
    ])
      assert.equal(clean(text), text);
  });

  test("of a hostile text end", () => {
    const nested = Array.from({ length: 400 }, (_, at) => `${" ".repeat(Math.min(at, 400) * 4)}!!! note`).join("\n");
    clean(nested);
    clean('!!! note\n    "x\n'.repeat(2_000));
  });
});
