import assert from "node:assert/strict";
import { test } from "node:test";
import table from "../parameters.json" with { type: "json" };
import { makeAnswer } from "./answering/make-answer.ts";
import { PassageIndex } from "./finding/passage-index.ts";
import { type ParameterName, parameters, readParameters, withParameters } from "./parameters.ts";
import { readWords } from "./reading/read-words.ts";
import { prose } from "./testing/index.ts";

const names = Object.keys(table) as ParameterName[];

test("every parameter has a meaning, a unit and a range that its value lies in, and names are in order", () => {
  for (const name of names) {
    const { value, meaning, unit, range } = table[name];
    assert.match(meaning, /^[A-Z"].* .*\.$/, name);
    assert.match(unit, /^[a-z]+$/, name);
    assert.equal(range.length, 2, name);
    assert.ok(range[0]! <= value && value <= range[1]! && range[0]! < range[1]!, name);
  }
  assert.deepEqual(names, names.toSorted());
});

test("a value outside of its range, or that is no number, is refused by the name of its parameter", () => {
  for (const value of [-0.1, 5.1, Number.NaN, "1" as unknown as number])
    assert.throws(() => readParameters({ "finding.k1": { value, range: [0, 5] } }), /finding\.k1 .* from 0 to 5/);
  assert.throws(() => withParameters({ "finding.k1": 99 }, () => undefined), /finding\.k1 is 99/);
  assert.throws(() => withParameters({ "finding.k2": 1 } as object, () => undefined), /no parameter finding\.k2/);
});

test("parameters are set for a while, also when what runs fails", () => {
  const before = parameters.finding.k1;
  assert.equal(
    withParameters({ "finding.k1": 1.2 }, () => parameters.finding.k1),
    1.2,
  );
  assert.throws(() =>
    withParameters({ "finding.k1": 1.2, "index.decay": 0 }, () => {
      throw new Error("on purpose");
    }),
  );
  assert.equal(parameters.finding.k1, before);
  assert.equal(parameters.index.decay, table["index.decay"].value);
});

test("a value that depends on parameters is computed again after they change", () => {
  const index = new PassageIndex();
  index.add(prose("kiln", "The kiln", "The kiln heats slowly. It cools overnight, and the potter opens it at noon."));
  index.add(prose("wheel", "The wheel", "The wheel stands beside the kiln and turns clay into bowls."));
  const score = (): number => index.find("kiln at noon").passages[0]!.score;
  const found = index.find("When does the kiln cool?");
  const answer = makeAnswer(found);
  assert.equal(makeAnswer(found), answer);
  const before = score();
  const long = "überlandleitung";
  assert.deepEqual(readWords(long), ["uberlandleitung"]);
  withParameters({ "finding.headWeight": 9, "reading.wordCharacters": 10, "answering.joinedWords": 10 }, () => {
    assert.notEqual(score(), before);
    assert.deepEqual(readWords(long), ["uberlandle"]);
    assert.notEqual(makeAnswer(found), answer);
  });
  assert.equal(score(), before);
  assert.deepEqual(readWords(long), ["uberlandleitung"]);
  assert.deepEqual(makeAnswer(found), answer);
});
