import { parley } from "../../session/session.ts";
import type { Texts } from "../../texts/en.ts";

/** Everything of the example has this tag, or belongs to one of these users: no other thing of a workspace does. */
const tag = "parley-example";
const userIdOf = (index: number) => `${tag}-${index + 1}`;
const mostPeople = 10;

/** Says whether the workspace has the example. It is made with its sources first, and removed with them last. */
export async function hasExample(): Promise<boolean> {
  return (await parley.knowledge.list({ tag, limit: 1 }).page()).data.length > 0;
}

/**
 * Makes sources, conversations, contacts and leads of a bakery, by the calls that any program has.
 * @throws ParleyProblem
 */
export async function makeExample({ sources, people }: Texts["start"]["example"]): Promise<void> {
  await parley.knowledge.add({ sources: sources.map((source) => ({ type: "faq" as const, ...source, tags: [tag] })) });
  for (const [index, { name, email, says, asksForPerson, lead }] of people.slice(0, mostPeople).entries()) {
    const userId = userIdOf(index);
    let sessionId: string | undefined;
    for (const message of says) {
      const context = { userId, name };
      const known = sessionId === undefined ? {} : { sessionId };
      sessionId = (await parley.chatbot.send({ message, context, ...known })).conversationId;
    }
    if (asksForPerson && sessionId !== undefined) await parley.conversations.handOver(sessionId, {});
    if (lead !== null) await parley.leads.create({ userId, name, email, message: lead, source: tag });
  }
}

/**
 * Erases exactly what `makeExample` made, also where that was cut off in the middle.
 * @throws ParleyProblem
 */
export async function removeExample(): Promise<void> {
  for (let index = 0; index < mostPeople; index++) await parley.contacts.eraseUser(userIdOf(index));
  await parley.knowledge.deleteMany({ tag });
}
