import type { KnownPerson } from "../../../kernel/personal-data.ts";
import { ContactId, withoutExtension } from "../../contacts/index.ts";
import { ConversationId } from "../../conversations/index.ts";

/** A shorter user id is searched only in members named `userId`, because other values hold it by chance. */
const shortestValue = 4;
const digitsOfNumber = 9;

/**
 * Gives a regular expression of PostgreSQL that finds a person in JSON in lower case; undefined when nothing names
 * the person.
 */
export function patternOfPerson(person: Omit<KnownPerson, "workspaceId">): string | undefined {
  return either([
    ...person.contactIds.map((id) => escapePattern(ContactId.format(id))),
    ...person.conversationIds.map((id) => escapePattern(ConversationId.format(id))),
    ...person.emails.map((email) => escapePattern(inJson(email))),
    ...person.phones.flatMap(patternOfPhone),
    ...person.userIds.map(patternOfUser),
  ]);
}

/** Finds one of these wire ids. */
export function patternOfIds(ids: readonly string[]): string | undefined {
  return either(ids.map(escapePattern));
}

function either(patterns: readonly string[]): string | undefined {
  return patterns.length === 0 ? undefined : patterns.join("|");
}

/** Finds the digits of the national number, with any characters between them and any prefix. */
function patternOfPhone(phone: string): string[] {
  const digits = withoutExtension(phone).replaceAll(/\D/g, "").slice(-digitsOfNumber);
  return digits.length < 6 ? [] : [[...digits].join("[-. /()]*")];
}

function patternOfUser(userId: string): string {
  const value = escapePattern(inJson(userId));
  const named = `"user_?id": ?"?${value}[",} ]`;
  return userId.length < shortestValue || /^\d+$/.test(userId) ? named : `"${value}"`;
}

/** As it stands in JSON, in lower case. */
function inJson(text: string): string {
  return JSON.stringify(text).slice(1, -1).toLowerCase();
}

function escapePattern(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
