import "./home.css";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Avatar } from "../../parts/avatar.tsx";
import { EmptyState } from "../../parts/empty-state.tsx";
import { Icon } from "../../parts/icon.tsx";
import type { IconName } from "../../parts/icon-shapes.ts";
import { Moment } from "../../parts/moment.tsx";
import { personName } from "../../parts/person-name.ts";
import { ProblemNotice } from "../../parts/problem-notice.tsx";
import { parley, useSession } from "../../session/session.ts";
import { useNeeds } from "../../session/use-needs.ts";
import { useTexts } from "../../texts/texts.ts";

/** Shows what needs the person, the first steps while they are not done, and what was said last. */
export function HomePage() {
  const { home: texts } = useTexts();
  const session = useSession();
  const { waiting, leads, gaps } = useNeeds();
  const name = session.kind === "signed-in" ? (session.user.name?.split(" ")[0] ?? null) : null;
  return (
    <main className="page">
      <div className="top">
        <div>
          <h1>{texts.title(name)}</h1>
          <p>{texts.text}</p>
        </div>
      </div>
      <div className="home">
        <div className="stack">
          <section className="card">
            <header>
              <h2>{texts.needsYou}</h2>
            </header>
            {waiting + leads + gaps === 0 && <EmptyState icon="check" title={texts.nothing} text={texts.nothingText} />}
            <ul>
              {waiting > 0 && (
                <Need icon="inbox" title={texts.waiting(waiting)} text={texts.unassigned} isUrgent>
                  {(inside) => (
                    <Link className="need" to="/inbox" search={{ show: "waiting" }}>
                      {inside}
                    </Link>
                  )}
                </Need>
              )}
              {leads > 0 && (
                <Need icon="target" title={texts.leads(leads)} text={texts.leadsText}>
                  {(inside) => (
                    <Link className="need" to="/leads" search={{ status: "new" }}>
                      {inside}
                    </Link>
                  )}
                </Need>
              )}
              {gaps > 0 && (
                <Need icon="circle-question-mark" title={texts.gaps(gaps)} text={texts.gapsText}>
                  {(inside) => (
                    <Link className="need" to="/knowledge">
                      {inside}
                    </Link>
                  )}
                </Need>
              )}
            </ul>
          </section>
          <Latest />
        </div>
        <FirstSteps />
      </div>
    </main>
  );
}

type NeedProps = {
  icon: IconName;
  title: string;
  text: string;
  isUrgent?: boolean;
  children: (inside: ReactNode) => ReactNode;
};

function Need({ icon, title, text, isUrgent = false, children }: NeedProps) {
  return (
    <li>
      {children(
        <>
          <span className={`mark${isUrgent ? " warn" : ""}`}>
            <Icon name={icon} />
          </span>
          <span className="grow">
            <span className="strong">{title}</span>
            <br />
            <span className="small muted">{text}</span>
          </span>
          <Icon name="chevron-right" />
        </>,
      )}
    </li>
  );
}

function Latest() {
  const { home: texts, inbox } = useTexts();
  const latest = useQuery({
    queryKey: ["conversations", "latest"],
    queryFn: () => parley.conversations.list({ order: "activity", limit: 5 }).page(),
  });
  if (latest.isError) return <ProblemNotice error={latest.error} again={() => void latest.refetch()} />;
  if (latest.data?.data.length === 0) return null;
  return (
    <section className="card">
      <header>
        <h2>{texts.latest}</h2>
      </header>
      <ul>
        {latest.isPending && <li className="skeleton" style={{ height: 120, margin: 16 }} />}
        {latest.data?.data.map((talk) => {
          const { id, lastMessage, createdAt } = talk;
          const who = personName(talk, inbox.visitor);
          return (
            <li key={id}>
              <Link
                className="need"
                to="/inbox/$conversationId"
                params={{ conversationId: id }}
                search={{ show: "open" }}
              >
                <Avatar name={who} />
                <span className="grow">
                  <span className="strong">{who}</span>
                  <span className="small muted cut" style={{ display: "block" }}>
                    {lastMessage?.text}
                  </span>
                </span>
                <span className="tiny faint">
                  <Moment at={lastMessage?.createdAt ?? createdAt} />
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Each step is seen as done by what there is, so that it can be left and found again. */
function FirstSteps() {
  const { home: texts } = useTexts();
  const one = { limit: 1 };
  const sources = useQuery({ queryKey: ["sources", "any"], queryFn: () => parley.knowledge.list(one).page() });
  const talks = useQuery({ queryKey: ["conversations", "any"], queryFn: () => parley.conversations.list(one).page() });
  const keys = useQuery({ queryKey: ["keys", "any"], queryFn: () => parley.keys.list({ limit: 100 }).page() });
  const members = useQuery({ queryKey: ["members"], queryFn: () => parley.members.list({ limit: 100 }).page() });
  const steps = [
    {
      icon: "book-open",
      title: texts.teach,
      text: texts.teachText,
      isDone: (sources.data?.data.length ?? 0) > 0,
      to: { to: "/knowledge", search: { teach: "question" } },
    },
    {
      icon: "sparkles",
      title: texts.try,
      text: texts.tryText,
      isDone: (talks.data?.data.length ?? 0) > 0,
      to: { to: "/knowledge" },
    },
    {
      icon: "globe",
      title: texts.site,
      text: texts.siteText,
      isDone: keys.data?.data.some(({ kind }) => kind === "publishable") === true,
      to: { to: "/settings/$part", params: { part: "chat" } },
    },
    {
      icon: "user-plus",
      title: texts.invite,
      text: texts.inviteText,
      isDone: (members.data?.data.length ?? 0) > 1,
      to: { to: "/settings/$part", params: { part: "members" } },
    },
  ] as const;
  const isKnown = [sources, talks, members].every(({ isSuccess }) => isSuccess);
  if (!isKnown || steps.every(({ isDone }) => isDone)) return null;
  return (
    <section className="card">
      <header>
        <h2>{texts.begin}</h2>
      </header>
      <ol>
        {steps.map(({ icon, title, text, isDone, to }) => (
          <li key={title}>
            <Link className="step" {...(to as { to: "/knowledge" })}>
              <span className={`mark${isDone ? " good" : ""}`}>
                <Icon name={isDone ? "check" : icon} />
              </span>
              <span className="grow">
                <span className="strong">{title}</span>
                <br />
                <span className="small muted">{isDone ? texts.done : text}</span>
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
