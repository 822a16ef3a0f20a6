import { comparable } from "../texts/file-words.ts";
import type { FileLayout } from "./file-layout.ts";
import { ghost } from "./ghost.ts";
import { googleContacts } from "./google-contacts.ts";
import { hubspot } from "./hubspot.ts";
import { keila } from "./keila.ts";
import { listmonk } from "./listmonk.ts";
import { mailchimp } from "./mailchimp.ts";
import { outlookContacts } from "./outlook-contacts.ts";
import { substack } from "./substack.ts";

const fileLayouts: readonly FileLayout[] = [
  mailchimp,
  ghost,
  substack,
  listmonk,
  keila,
  hubspot,
  googleContacts,
  outlookContacts,
];

/** Finds the service that wrote a file with these columns. */
export function layoutOf(names: readonly string[]): FileLayout | undefined {
  const present = new Set(names.map(comparable));
  return fileLayouts.find(({ columns }) => columns.some((each) => each.every((name) => present.has(comparable(name)))));
}

/** Gives the field that a service means by a column; null for one that is left out. */
export function fieldOfLayout(layout: FileLayout | undefined, name: string): string | null | undefined {
  if (layout === undefined) return undefined;
  if (Object.hasOwn(layout.fields, name)) return layout.fields[name];
  const begins = ([beginning]: [string, string]) => comparable(name).startsWith(comparable(beginning));
  return Object.entries(layout.beginnings ?? {}).find(begins)?.[1];
}
