import { firstNameOf } from "./first-name-of.ts";

/** The links of one mail, by the names of their variables. */
type MailLinks = Record<"leaveUrl" | "preferencesUrl" | "viewUrl" | "clickUrl" | "openUrl", string>;

/** The recipient's contact, where there is one: its own fields, and the company under that name. */
export type ContactFields = Readonly<Record<string, unknown>>;

/** The values of variables come from these: the recipient, the sender, and the links of the mail. */
type Source = {
  recipient: { name: string | null; email: string };
  contact: ContactFields;
  senderName: string;
  links: MailLinks;
};

/** An author writes a text, or a whole address of Parley's own pages; Parley alone writes the inner ones. */
type Definition = { kind: "text" | "address" | "inner-address"; valueOf(source: Source): string };

/**
 * The variables of campaigns: each is one line, and its name is what authors write. What a stranger
 * wrote is spoken only when it holds no address.
 */
const variables = {
  name: { kind: "text", valueOf: ({ recipient }) => speakable(recipient.name) },
  firstName: {
    kind: "text",
    valueOf: ({ recipient, contact }) => speakableField(contact.firstName) || firstNameOf(speakable(recipient.name)),
  },
  salutation: { kind: "text", valueOf: ({ contact }) => speakableField(contact.salutation) },
  email: { kind: "text", valueOf: ({ recipient }) => recipient.email },
  senderName: { kind: "text", valueOf: ({ senderName }) => senderName },
  leaveUrl: { kind: "address", valueOf: ({ links }) => links.leaveUrl },
  preferencesUrl: { kind: "address", valueOf: ({ links }) => links.preferencesUrl },
  viewUrl: { kind: "address", valueOf: ({ links }) => links.viewUrl },
  clickUrl: { kind: "inner-address", valueOf: ({ links }) => links.clickUrl },
  openUrl: { kind: "inner-address", valueOf: ({ links }) => links.openUrl },
} satisfies Record<string, Definition>;

export type VariableName = keyof typeof variables;
export type Values = Record<VariableName, string> & {
  /** Gives what a field of the contact says. */
  contactField(field: string): string;
};

const names = Object.keys(variables) as VariableName[];

/** The names that authors may write. */
export const namesForAuthors: readonly VariableName[] = names.filter(
  (name) => variables[name].kind !== "inner-address",
);

/** Tells whether the variable stands for a whole address. */
export function standsForAddress(name: VariableName | "contact"): boolean {
  return name !== "contact" && variables[name].kind !== "text";
}

/** Gives the values of all variables for one mail. */
export function valuesOf(source: Source): Values {
  const values = Object.fromEntries(names.map((name) => [name, variables[name].valueOf(source)]));
  const contactField = (field: string) =>
    Object.hasOwn(source.contact, field) ? speakableField(source.contact[field]) : "";
  return { ...(values as Record<VariableName, string>), contactField };
}

function speakableField(value: unknown): string {
  return ["string", "number", "boolean"].includes(typeof value) ? speakable(String(value)) : "";
}

const longest = 100;
/** Characters that nobody sees, or that turn the direction of what follows. */
const unseen = /[\p{Cc}\p{Cf}\u2028\u2029]/gu;
/**
 * A name with a dot between two letters is a link in many mail programs ("evil.com"), also with the
 * full stops of other scripts. A dot before a single letter is an initial.
 */
const addressLike = /[@\\/<>[\]{}]|:\S|\bwww\b|[\p{L}\p{N}-][.\u3002\uff0e\uff61]\p{L}[\p{L}\p{N}-]/iu;

/**
 * The value of a variable when it can stand in a mail, else nothing: strangers choose their names, and
 * a mail of the workspace must not carry their addresses and links.
 */
export function speakable(value: string | null): string {
  if (value === null) return "";
  const text = value.normalize("NFKC").replaceAll(/\s+/gu, " ").replaceAll(unseen, "").trim();
  return text.length > longest || addressLike.test(text) ? "" : text;
}
