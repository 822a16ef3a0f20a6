import { Link } from "@tanstack/react-router";
import { Card } from "../../parts/cards/card.tsx";
import { Waiting } from "../../parts/cards/waiting.tsx";
import { Icon } from "../../parts/icon.tsx";
import type { IconName } from "../../parts/icon-shapes.ts";
import { MoreButton } from "../../parts/lists/more-button.tsx";
import { usePages } from "../../parts/lists/use-pages.ts";
import { Moment } from "../../parts/moment.tsx";
import { parley } from "../../session/session.ts";
import { useTexts } from "../../texts/texts.ts";

const icons: Readonly<Record<string, IconName>> = {
  contact: "user-round",
  conversation: "message-circle",
  lead: "target",
  newsletter: "mail",
  campaign: "send",
  mailing: "send",
  voice: "mic",
  run: "workflow",
};

/** Tells what happened with a person in every part of the workspace, newest first. */
export function HistoryPart({ contactId }: { contactId: string }) {
  const { contacts: texts, leads } = useTexts();
  const list = usePages(["contact", contactId, "timeline"], (page) =>
    parley.contacts.timeline(contactId, { limit: 20, ...page }).page(),
  );
  const words: Readonly<Record<string, string>> = { ...leads.states, ...texts.subscriber, ...texts.origins };
  const items = list.data ?? [];
  return (
    <Card title={texts.history}>
      <Waiting read={list} height={120} />
      {list.isSuccess && items.length === 0 && <p className="pad small faint">{texts.noHistory}</p>}
      <ol className="happened">
        {items.map(({ at, kind, id, summary }) => (
          <li key={`${at} ${kind} ${id} ${summary}`} className="row">
            <span className="kind">
              <Icon name={icons[kind] ?? "hourglass"} />
            </span>
            <span className="grow cut">
              <Thing kind={kind} id={id} name={texts.kinds[kind] ?? kind} />
              <span className="tiny faint"> {sayDetail(detailOf(summary), words)}</span>
            </span>
            <span className="tiny faint">
              <Moment at={at} />
            </span>
          </li>
        ))}
      </ol>
      <MoreButton list={list} />
    </Card>
  );
}

function Thing({ kind, id, name }: { kind: string; id: string; name: string }) {
  if (kind === "conversation")
    return (
      <Link className="link" to="/inbox/$conversationId" params={{ conversationId: id }} search={{ show: "open" }}>
        {name}
      </Link>
    );
  if (kind === "lead")
    return (
      <Link className="link" to="/leads" search={{ lead: id }}>
        {name}
      </Link>
    );
  return <span>{name}</span>;
}

/** The server's line begins with the kind, which stands there already in the person's language. */
function detailOf(summary: string): string {
  const [, inBrackets, after] = /^[^(:]+(?:\((.*)\)|: (.*))$/.exec(summary) ?? [];
  return inBrackets ?? after ?? "";
}

/** The server names a state first, which is said in the person's language, and after it what somebody wrote. */
function sayDetail(detail: string, words: Readonly<Record<string, string>>): string {
  const [first = "", ...others] = detail.split(", ");
  return [words[first] ?? first, ...others].join(", ");
}
