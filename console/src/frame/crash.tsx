import { EmptyState } from "../parts/empty-state.tsx";
import { ProblemNotice } from "../parts/problem-notice.tsx";
import { useTexts } from "../texts/texts.ts";

/** Stands where a page failed, and where an address leads to no page. */
export function Crash({ error }: { error?: unknown }) {
  const texts = useTexts();
  return (
    <main className="page">
      <h1 className="hidden">{texts.problem.crashed}</h1>
      <EmptyState icon="triangle-alert" title={texts.problem.crashed} text={texts.problem.unknown}>
        <a className="button primary" href="/console">
          {texts.nav.home}
        </a>
      </EmptyState>
      {error !== undefined && <ProblemNotice error={error} again={() => location.reload()} />}
    </main>
  );
}
