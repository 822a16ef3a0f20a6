import type { Api } from "../api.ts";
import type { Language } from "../languages/language.ts";
import { readSurface } from "./read-surface.ts";
import { readReleased } from "./released-surfaces.ts";
import { writeChangeLog } from "./write-change-log.ts";

const mark = "<!-- Written by `npm run generate`. Do not edit. -->\n\n";
const about = `A line names what it changes: a call with its arguments, or a type with its members. A type
that was another one says what it is now and what it was.
`;

/** Writes the change log of each package, and the one that the reference shows, by their paths. */
export function writeChangeLogs(
  api: Api,
  version: string,
  languages: readonly Pick<Language, "home" | "names">[],
): Record<string, string> {
  const released = readReleased();
  const now = { version, surface: readSurface(api) };
  const packages = languages.map(({ home, names }) => [
    `${home}/CHANGELOG.md`,
    `${mark}# Changes\n\n${about}\n${writeChangeLog(released, now, names, "##")}`,
  ]);
  const shown = `${mark}# Clients

What each release changed in the clients, with the names of the TypeScript client. The packages
of the other languages have a \`CHANGELOG.md\` with their own names.

${about}
${writeChangeLog(released, now, languages[0]!.names, "##")}`;
  return { ...Object.fromEntries(packages), "docs/reference/client-changes.md": shown };
}
