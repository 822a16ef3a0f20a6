import { readFileSync } from "node:fs";
import { AstBuilder, GherkinClassicTokenMatcher, Parser } from "@cucumber/gherkin";
import { IdGenerator } from "@cucumber/messages";

type Step = { text: string; doc: string | undefined; line: number };
type Scenario = { name: string; steps: Step[] };
type Feature = { name: string; scenarios: Scenario[] };

/** A feature file in the Gherkin language, as the conformance kit of the specification uses it. */
export function readFeature(path: string): Feature {
  const parser = new Parser(new AstBuilder(IdGenerator.incrementing()), new GherkinClassicTokenMatcher());
  const { feature } = parser.parse(readFileSync(path, "utf8"));
  return {
    name: feature?.name ?? path,
    scenarios: (feature?.children ?? []).flatMap(({ scenario }) =>
      scenario === undefined
        ? []
        : {
            name: scenario.name,
            steps: scenario.steps.map((step) => ({
              text: step.text,
              doc: step.docString?.content,
              line: step.location.line,
            })),
          },
    ),
  };
}
