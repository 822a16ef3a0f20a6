import { readFile } from "node:fs/promises";
import { notFound, Problem } from "../../../kernel/problem.ts";
import { Answer } from "../../../kernel/wire/route.ts";

const names = [
  "voice",
  "voice-choice",
  "call",
  "call-server",
  "credential",
  "listen",
  "microphone",
  "player",
  "stages-of",
  "talk-log",
];
const read = new Map<string, Promise<string>>();

/** A script of the page, as it lies in the folder `browser`. Throws not-found. */
export async function readPageScript(file: string): Promise<Answer> {
  if (!names.some((name) => file === `${name}.js`)) {
    throw new Problem(notFound, "There is no such script. The page is at /voice.");
  }
  const text = read.get(file) ?? readFile(new URL(`browser/${file}`, import.meta.url), "utf8");
  read.set(file, text);
  return new Answer(200, await text, { "content-type": "text/javascript; charset=utf-8" });
}
