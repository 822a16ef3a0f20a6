import { readdirSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import type { Noise } from "./microphone.ts";

/** Says what a person does. */
type Step =
  | { say: string; voice?: string }
  | { make: "cough" | "clap" }
  /** Milliseconds of silence. */
  | { pause: number }
  /** So many milliseconds of the answer to what was said last, or all of it. */
  | { listen: number | "end" };

/** A message as the API shows it. `cut`: an answer that ends early begins so. */
export type Expected = { contact: string } | { assistant: string } | { cut: string };

/** A conversation: what a person does, and what of it the API shows afterwards. */
export type Scenario = {
  promise: string;
  /** The scenario also goes by text: then each sentence is asked, and its answer awaited. */
  isAlsoText?: boolean;
  voice: string;
  noise?: Noise;
  steps: Step[];
  interruptions: number;
  conversation: Expected[];
};

const folder = new URL("scenarios/", import.meta.url);

export function readScenarios(): Scenario[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".yaml"))
    .map((name) => parse(readFileSync(new URL(name, folder), "utf8")));
}
