import { EmptyState } from "../parts/empty-state.tsx";
import { ProblemNotice } from "../parts/problem-notice.tsx";
import { useTexts } from "../texts/texts.ts";

/** Stands where a page failed, and where an address leads to no page. */
export function Crash({ error }: { error?: unknown }) {
  const texts = useTexts();
  const { crashed, unknown, noPage, noPageText } = texts.problem;
  const [title, text] = error === undefined ? [noPage, noPageText] : [crashed, unknown];
  return (
    <main className="page">
      <h1 className="hidden">{title}</h1>
      <EmptyState icon={error === undefined ? "search" : "triangle-alert"} title={title} text={text}>
        <a className="button primary" href="/console">
          {texts.nav.home}
        </a>
      </EmptyState>
      {error !== undefined && <ProblemNotice error={error} again={() => location.reload()} />}
    </main>
  );
}
