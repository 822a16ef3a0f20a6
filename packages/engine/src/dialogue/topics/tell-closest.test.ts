import assert from "node:assert/strict";
import { test } from "node:test";
import { PassageIndex } from "../../finding/passage-index.ts";
import { withParameters } from "../../parameters.ts";
import { prose } from "../../testing/fixture.ts";
import { tellClosest } from "./tell-closest.ts";

const text = `# Renting a boat

## Fuel

The tank of a boat is full when you take it over. Fuel that you used is paid at the pier.

## Deposit

A deposit of 200 euros is held for a boat until it is back.

## Licence

A boat of up to 15 hp needs no licence.
`;

function indexOf(url: string | null): PassageIndex {
  const index = new PassageIndex();
  index.add({ ...prose("boats", "Renting a boat", text), url });
  index.add(prose("pool", "The pool", "The pool is heated from May to September."));
  return index;
}

const closest = (index: PassageIndex, question: string) =>
  withParameters({ "dialogue.sureSource": 0.5 }, () => tellClosest(index.find(question)));

test("places of the article that is surely meant come with their links and sentences", () => {
  const told = closest(indexOf("https://shop.example/boats"), "who pays the fuel of a boat");
  assert.match(
    told!,
    /^I have no sure answer\. These come closest:\n\n- \[Fuel\]\(https:\/\/shop\.example\/boats#fuel\): /,
  );
  assert.match(told!, /: Fuel that you used is paid at the pier\.(?:\n|$)/);
});

test("an address that is no web address is not shown", () => {
  for (const url of [null, "parley-file:w/f", "javascript:alert(1)"]) {
    assert.match(closest(indexOf(url), "who pays the fuel of a boat")!, /\n- “Fuel”: /);
  }
});

test("nothing is told where no article is sure", () => {
  assert.equal(closest(indexOf(null), "who painted this picture"), undefined);
});
