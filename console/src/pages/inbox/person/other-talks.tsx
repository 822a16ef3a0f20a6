import type { Conversation } from "@parley/client";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Moment } from "../../../parts/moment.tsx";
import { parley } from "../../../session/session.ts";
import { useTexts } from "../../../texts/texts.ts";

const most = 5;
type Talk = { id: string; text: string; at: string };

/** Shows the other conversations of the person: those of the user, or of the contact that the person became. */
export function OtherTalks({ conversation }: { conversation: Conversation }) {
  const { inbox: texts } = useTexts();
  const { id, userId, contact } = conversation;
  const talks = useQuery({
    queryKey: ["conversations", "of-person", userId, contact?.id],
    queryFn: () => (userId === null ? ofContact(contact?.id ?? "") : ofUser(userId)),
    enabled: userId !== null || contact !== null,
  });
  const shown = (talks.data ?? []).filter((talk) => talk.id !== id).slice(0, most);
  if (shown.length === 0) return null;
  return (
    <section>
      <h3>{texts.earlierTalks}</h3>
      <ul className="stack tight">
        {shown.map((talk) => (
          <li key={talk.id}>
            <Link
              className="card pad earlier"
              to="/inbox/$conversationId"
              params={{ conversationId: talk.id }}
              search={{ show: "open" }}
            >
              <span className="cut">{talk.text}</span>
              <span className="tiny faint">
                <Moment at={talk.at} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

async function ofUser(userId: string): Promise<Talk[]> {
  const { data } = await parley.conversations.list({ userId, limit: most + 1 }).page();
  return data.map(({ id, lastMessage, createdAt }) => ({ id, text: lastMessage?.text ?? "…", at: createdAt }));
}

/** The history of a contact names its conversations. A message of each says what it was about. */
async function ofContact(contactId: string): Promise<Talk[]> {
  const { data } = await parley.contacts.timeline(contactId, { limit: 100 }).page();
  const found = new Map(data.flatMap(({ kind, id, at }) => (kind === "conversation" ? [[id, at] as const] : [])));
  return Promise.all(
    [...found].slice(0, most + 1).map(async ([id, at]) => {
      const page = await parley.conversations.listMessages(id, { limit: 1 }).page();
      return { id, text: page.data[0]?.text ?? "…", at };
    }),
  );
}
