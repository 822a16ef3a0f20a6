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
import { zoho } from "./zoho.ts";

const fileLayouts: readonly FileLayout[] = [
  mailchimp,
  ghost,
  substack,
  listmonk,
  keila,
  hubspot,
  zoho,
  googleContacts,
  outlookContacts,
];

/** Finds the service that wrote a file with these columns. The case of letters tells two services apart. */
export function layoutOf(names: readonly string[]): FileLayout | undefined {
  const withAll = (as: (name: string) => string) => {
    const present = new Set(names.map(as));
    return fileLayouts.find(({ columns }) => columns.some((each) => each.every((name) => present.has(as(name)))));
  };
  return withAll((name) => name) ?? withAll(comparable);
}

/** Gives the field that a service means by a column; null for one that is left out. */
export function fieldOfLayout(layout: FileLayout | undefined, name: string): string | null | undefined {
  if (layout === undefined) return undefined;
  if (Object.hasOwn(layout.fields, name)) return layout.fields[name];
  const begins = ([beginning]: [string, string]) => comparable(name).startsWith(comparable(beginning));
  return Object.entries(layout.beginnings ?? {}).find(begins)?.[1];
}
