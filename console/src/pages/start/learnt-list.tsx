import { useQuery } from "@tanstack/react-query";
import { parley } from "../../session/session.ts";
import { useTexts } from "../../texts/texts.ts";

const mostShown = 5;

type Source = Awaited<ReturnType<typeof parley.knowledge.get>>;

/** Shows what was taught last, and how far it is learnt. */
export function LearntList() {
  const { knowledge: texts } = useTexts();
  const list = useQuery({
    queryKey: ["sources", "latest"],
    queryFn: () => parley.knowledge.list({ limit: mostShown }).page(),
  });
  const sources = list.data?.data ?? [];
  if (sources.length === 0) return null;
  return (
    <ul className="learnt" aria-label={texts.sources}>
      {sources.map(({ id, title, status }) => (
        <li key={id}>
          <span className="grow cut">{title}</span>
          <State sourceId={id} status={status} />
        </li>
      ))}
    </ul>
  );
}

function State({ sourceId, status }: { sourceId: string; status: Source["status"] }) {
  const { knowledge: texts } = useTexts();
  const source = useQuery({
    queryKey: ["sources", "one", sourceId],
    queryFn: () => parley.knowledge.get(sourceId),
    enabled: status !== "indexed",
    // No event tells how far a website is learnt: only its end is told.
    refetchInterval: status === "pending" ? 2_000 : false,
  });
  if (status === "indexed") return <span className="chip good">{texts.ready}</span>;
  const found = source.data as
    | { progress?: { done: number; found: number }; problem?: { detail?: string } }
    | undefined;
  if (status === "failed")
    return (
      <span className="failed">
        <span className="chip bad">{texts.unreadable}</span>
        {found?.problem?.detail !== undefined && <span className="tiny muted">{found.problem.detail}</span>}
      </span>
    );
  const { done = 0, found: all = 0 } = found?.progress ?? {};
  return <span className="chip info">{all > 1 ? texts.pagesDone(done, all) : texts.learning}</span>;
}
