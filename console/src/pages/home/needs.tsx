import { Link } from "@tanstack/react-router";
import { Card } from "../../parts/cards/card.tsx";
import { EmptyState } from "../../parts/empty-state.tsx";
import { Icon } from "../../parts/icon.tsx";
import type { IconName } from "../../parts/icon-shapes.ts";
import { useNeeds } from "../../session/use-needs.ts";
import { useTexts } from "../../texts/texts.ts";

type Need = {
  count: number;
  icon: IconName;
  title: (count: number) => string;
  text: string;
  tone?: "warn" | "bad";
  to: object;
};

/** Lists what waits for a person, each with the way there. It stays current by itself. */
export function Needs() {
  const { home: texts } = useTexts();
  const { isKnown, ...needs } = useNeeds();
  const all: Need[] = [
    {
      ...{ count: needs.waiting, icon: "inbox", title: texts.waiting, text: texts.waitingText, tone: "warn" },
      to: { to: "/inbox", search: { show: "waiting" } },
    },
    {
      ...{ count: needs.unassigned, icon: "user-round", title: texts.unassigned, text: texts.unassignedText },
      to: { to: "/inbox", search: { show: "open", assignee: "none" } },
    },
    {
      ...{ count: needs.leads, icon: "target", title: texts.leads, text: texts.leadsText },
      to: { to: "/leads", search: { status: "new" } },
    },
    {
      ...{ count: needs.gaps, icon: "circle-question-mark", title: texts.gaps, text: texts.gapsText },
      to: { to: "/knowledge", search: {} },
    },
    {
      ...{
        count: needs.failedRuns,
        icon: "workflow",
        title: texts.failedRuns,
        text: texts.failedRunsText,
        tone: "bad",
      },
      to: { to: "/automation" },
    },
    {
      ...{ count: needs.failingProviders, icon: "bot", title: texts.failingProviders, tone: "bad" },
      ...{ text: texts.failingProvidersText, to: { to: "/assistants/$part", params: { part: "models" } } },
    },
    {
      ...{ count: needs.failingEndpoints, icon: "webhook", title: texts.failingEndpoints, tone: "bad" },
      ...{ text: texts.failingEndpointsText, to: { to: "/webhooks" } },
    },
    {
      ...{ count: needs.unsentMails, icon: "mail", title: texts.unsentMails, text: texts.unsentMailsText },
      to: { to: "/settings/$part", params: { part: "mail" } },
    },
  ];
  const waiting = all.filter(({ count }) => count > 0);
  return (
    <Card title={texts.needsYou}>
      {!isKnown && <div className="skeleton" style={{ height: 96 }} />}
      {isKnown && waiting.length === 0 && <EmptyState icon="check" title={texts.nothing} text={texts.nothingText} />}
      <ul>
        {waiting.map(({ icon, title, count, text, tone, to }) => (
          <li key={icon}>
            <Link className="need" {...(to as { to: "/knowledge" })}>
              <Mark icon={icon} tone={tone ?? ""} />
              <span className="grow">
                <span className="strong">{title(count)}</span>
                <br />
                <span className="small muted">{text}</span>
              </span>
              <Icon name="chevron-right" />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Shows a sign before a line, in the colour of how urgent it is. */
export function Mark({ icon, tone }: { icon: IconName; tone: "" | "good" | "warn" | "bad" }) {
  return (
    <span className={`mark ${tone}`}>
      <Icon name={icon} />
    </span>
  );
}
