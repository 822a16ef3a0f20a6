import { readdirSync, readFileSync } from "node:fs";
import { notFound, Problem } from "../kernel/problem.ts";
import { Answer } from "../kernel/wire/route.ts";

/** The pages that have scripts. The scripts of a page are the `.js` files of the folder of this name. */
type ScriptedPage = "consent" | "voice";

/** Each page's scripts by file name, read once. A browser runs them as they are written. */
const read = new Map<ScriptedPage, ReadonlyMap<string, string>>();

/**
 * Answers with a script of a page. Throws not-found.
 *
 * @example pageScript("voice", "voice.js")
 */
export function pageScript(page: ScriptedPage, file: string): Answer {
  const text = scriptsOf(page).get(file);
  if (text === undefined) throw new Problem(notFound, `The page ${page} has no such script.`);
  return new Answer(200, text, { "content-type": "text/javascript; charset=utf-8" });
}

function scriptsOf(page: ScriptedPage): ReadonlyMap<string, string> {
  const known = read.get(page);
  if (known !== undefined) return known;
  const folder = new URL(`${page}/`, import.meta.url);
  const files = readdirSync(folder).filter((file) => file.endsWith(".js"));
  const scripts = new Map(files.map((file) => [file, readFileSync(new URL(file, folder), "utf8")]));
  read.set(page, scripts);
  return scripts;
}
