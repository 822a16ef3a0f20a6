import "./installation.css";
import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { PageTop } from "../../parts/cards/page-top.tsx";
import { Waiting } from "../../parts/cards/waiting.tsx";
import { EmptyState } from "../../parts/empty-state.tsx";
import { parley } from "../../session/session.ts";
import { useTexts } from "../../texts/texts.ts";
import { HealthPart } from "./health-part.tsx";
import { MailPart } from "./mail-part.tsx";
import { WorkspacesPart } from "./workspaces-part.tsx";

const parts = { overview: HealthPart, workspaces: WorkspacesPart, mail: MailPart } as const;
const names = Object.keys(parts) as (keyof typeof parts)[];

/** Shows the installation to those who run it. */
export function InstallationPage() {
  const { operating: texts } = useTexts();
  const { part } = useParams({ from: "/frame/installation/$part" });
  const me = useQuery({ queryKey: ["me", "own"], queryFn: () => parley.auth.me() });
  const open = names.find((name) => name === part) ?? "overview";
  const Part = parts[open];
  return (
    <main className="page">
      <PageTop title={texts.title} text={texts.text} />
      <Waiting read={me} height={320} />
      {me.data?.isOperator === false && (
        <EmptyState icon="lock" title={texts.onlyOperators} text={texts.onlyOperatorsText} />
      )}
      {me.data?.isOperator === true && (
        <>
          <nav className="tabs" aria-label={texts.title}>
            {names.map((name) => (
              <Link
                key={name}
                to="/installation/$part"
                params={{ part: name }}
                className={name === open ? "on" : ""}
                aria-current={name === open ? "page" : undefined}
              >
                {texts[name]}
              </Link>
            ))}
          </nav>
          <div className="installation">
            <Part />
          </div>
        </>
      )}
    </main>
  );
}
