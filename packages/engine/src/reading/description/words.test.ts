import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { relative } from "node:path";
import { describe, test } from "node:test";
import { fileURLToPath } from "node:url";
import { foldText } from "../read-words.ts";
import type { Line, Part } from "./parse-parts.ts";
import { type PartKind, type PartReader, patternOf } from "./part-reader.ts";
import { home, partsOf, shapeAt, thesaurusOf } from "./read-language.ts";

const LONGEST_PATTERN = 119;
const patternKinds: readonly PartKind[] = ["pattern", "patterns"];
/** Lines of these go on below. */
const unboundKinds: readonly (PartKind | undefined)[] = ["sentence", "phrases", "words", "sides"];

const folders = readdirSync(home, { withFileTypes: true }).filter((entry) => entry.isDirectory());

describe("what a start does not check of the words of each language", () => {
  for (const { name } of folders) {
    const folder = new URL(`${name}/`, home);
    const parts = [...partsOf(folder).values()];
    const placeOf = ({ file, at }: Part, line?: Line): string =>
      `${relative(fileURLToPath(home), file)}:${line?.at ?? at}`;
    const readerOf = ({ path }: Part) => shapeAt(path) as Partial<PartReader<unknown>> | undefined;

    test(`${name}: words and phrases are in order, and none is there twice`, () => {
      const faults = parts.flatMap(({ part }) => {
        const kind = readerOf(part)?.kind;
        const members = kind === "words" ? membersOf(part, " ") : kind === "phrases" ? membersOf(part, ",") : [];
        const at = members.findIndex((member, place) => place > 0 && members[place - 1]! >= member);
        return at < 0 ? [] : [`${placeOf(part)}: "${members[at]}" stands behind "${members[at - 1]}".`];
      });
      assert.deepEqual(faults, []);
    });

    test(`${name}: words are folded`, () => {
      const faults = parts.flatMap(({ part }) =>
        readerOf(part)?.kind !== "words"
          ? []
          : membersOf(part, " ").flatMap((word) =>
              foldText(word) === word
                ? []
                : [`${placeOf(part)}: "${word}" is "${foldText(word)}" when it is compared.`],
            ),
      );
      assert.deepEqual(faults, []);
    });

    test(`${name}: a word is a stop word, a filler or a circumstance, and no two of these`, () => {
      const [stop, fillers, circumstances, distinctive] = [
        ...["stopWords", "fillerWords", "circumstances", "distinctiveStopWords"],
      ].map((path) => parts.filter(({ part }) => part.path === path).flatMap(({ part }) => membersOf(part, " ")));
      const both = (one: readonly string[], other: readonly string[]) => one.filter((word) => other.includes(word));
      assert.deepEqual(both(stop!, fillers!), [], "stop words and fillers");
      assert.deepEqual(both(stop!, circumstances!), [], "stop words and circumstances");
      assert.deepEqual(both(fillers!, circumstances!), [], "fillers and circumstances");
      assert.deepEqual(
        distinctive!.filter((word) => !stop!.includes(word)),
        [],
        "distinctive stop words are stop words",
      );
    });

    test(`${name}: each line of a pattern is short, and fits its example`, () => {
      const faults = parts.flatMap(({ part, named }) =>
        part.lines.flatMap((line) => {
          const { kind, flags = "" } = readerOf(part) ?? {};
          if (line.example === undefined)
            return kind !== undefined && patternKinds.includes(kind) ? [`${placeOf(part, line)} has no example.`] : [];
          return patternOf(part, line, named, flags).test(line.example)
            ? []
            : [`${placeOf(part, line)} does not fit "${line.example}".`];
        }),
      );
      const written = parts.flatMap(({ part, named }) => [part, ...named.values()]);
      const long = new Set(
        written.flatMap((part) =>
          unboundKinds.includes(readerOf(part)?.kind)
            ? []
            : part.lines.filter(({ text }) => text.length > LONGEST_PATTERN).map((line) => placeOf(part, line)),
        ),
      );
      assert.deepEqual([...faults, ...[...long].map((place) => `${place} is longer than a line. Name a part.`)], []);
    });

    test(`${name}: no two words stand for one another in two groups of the thesaurus`, () => {
      const groups = new Map<string, string>();
      const faults = thesaurusOf(folder).flatMap((part) =>
        part.lines.flatMap((line) => {
          const members = line.text.split(",").map((member) => member.trim());
          return members.flatMap((one, place) =>
            members.slice(place + 1).flatMap((other) => {
              const pair = [one, other].sort().join(", ");
              const known = groups.get(pair);
              groups.set(pair, placeOf(part, line));
              if (one === other) return [`${placeOf(part, line)}: "${one}" is there twice.`];
              return known === undefined ? [] : [`${placeOf(part, line)}: "${pair}" are together in ${known}, too.`];
            }),
          );
        }),
      );
      assert.deepEqual(faults, []);
    });

    test(`${name}: every named part of a pattern is in one`, () => {
      const unused = new Set(
        parts.flatMap(({ part, named }) => {
          const texts = [
            ...parts.filter((other) => other.part.file === part.file).map((other) => other.part),
            ...named.values(),
          ].flatMap(({ lines }) => lines.map(({ text }) => text));
          return [...named.values()]
            .filter(({ file, path }) => file === part.file && !texts.some((text) => text.includes(path)))
            .map((other) => `${placeOf(other)}: no pattern has ${other.path}.`);
        }),
      );
      assert.deepEqual([...unused], []);
    });
  }
});

const membersOf = ({ lines }: Part, separator: string): string[] =>
  lines.flatMap(({ text }) =>
    text
      .split(separator)
      .map((member) => member.trim())
      .filter((member) => member !== ""),
  );
