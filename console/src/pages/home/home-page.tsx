import "./home.css";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Avatar } from "../../parts/avatar.tsx";
import { Card } from "../../parts/cards/card.tsx";
import { PageTop } from "../../parts/cards/page-top.tsx";
import { Moment } from "../../parts/moment.tsx";
import { personName } from "../../parts/person-name.ts";
import { ProblemNotice } from "../../parts/problem-notice.tsx";
import { parley, useSession } from "../../session/session.ts";
import { useTexts } from "../../texts/texts.ts";
import { Channels } from "./channels.tsx";
import { Mark, Needs } from "./needs.tsx";
import { Week } from "./week.tsx";

/** Shows what needs the person, the first steps while they are not done, and what was said last. */
export function HomePage() {
  const { home: texts } = useTexts();
  const session = useSession();
  const name = session.kind === "signed-in" ? (session.user.name?.split(" ")[0] ?? null) : null;
  return (
    <main className="page">
      <PageTop title={texts.title(name)} text={texts.text} />
      <div className="home">
        <Needs />
        <FirstSteps />
      </div>
      <Week />
      <div className="home">
        <Latest />
        <Channels />
      </div>
    </main>
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
    <Card title={texts.latest}>
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
    </Card>
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
  const invited = useQuery({
    queryKey: ["members", "invitations"],
    queryFn: () => parley.invitations.list({ limit: 100 }).page(),
  });
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
      isDone: (members.data?.data.length ?? 0) + (invited.data?.data.length ?? 0) > 1,
      to: { to: "/settings/$part", params: { part: "members" } },
    },
  ] as const;
  const isKnown = [sources, talks, members].every(({ isSuccess }) => isSuccess);
  if (!isKnown || steps.every(({ isDone }) => isDone)) return null;
  return (
    <Card title={texts.begin}>
      <ol>
        {steps.map(({ icon, title, text, isDone, to }) => (
          <li key={title}>
            <Link className="step" {...(to as { to: "/knowledge" })}>
              <Mark icon={isDone ? "check" : icon} tone={isDone ? "good" : ""} />
              <span className="grow">
                <span className="strong">{title}</span>
                <br />
                <span className="small muted">{isDone ? texts.done : text}</span>
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </Card>
  );
}
