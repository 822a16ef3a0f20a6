import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Card } from "../../parts/cards/card.tsx";
import { Waiting } from "../../parts/cards/waiting.tsx";
import { Moment } from "../../parts/moment.tsx";
import { ProblemNotice } from "../../parts/problem-notice.tsx";
import { parley } from "../../session/session.ts";
import { useTexts } from "../../texts/texts.ts";
import { differenceOf } from "./difference-of.ts";

/** Lists what a source said before, and what each version changed. */
export function VersionList({ sourceId }: { sourceId: string }) {
  const { source: texts } = useTexts();
  const [opened, setOpened] = useState<string | undefined>();
  const list = useQuery({
    queryKey: ["sources", "versions", sourceId],
    queryFn: () => parley.knowledge.listVersions(sourceId, { limit: 50 }).page(),
  });
  const versions = list.data?.data ?? [];
  return (
    <Card title={texts.versions}>
      <Waiting read={list} height={80} />
      <ul>
        {versions.map(({ id, version, createdAt, retiredAt }, at) => {
          const before = versions[at + 1];
          return (
            <li key={id} className="version">
              <div className="row">
                <span className="grow">
                  <span className="strong">{texts.version(version)}</span>{" "}
                  {retiredAt === null && <span className="chip good">{texts.current}</span>}
                  <span className="small muted block">
                    <Moment at={createdAt} inSentence />
                  </span>
                </span>
                {before !== undefined && (
                  <button
                    type="button"
                    className="button quiet"
                    aria-expanded={opened === id}
                    onClick={() => setOpened(opened === id ? undefined : id)}
                  >
                    {texts.whatChanged}
                  </button>
                )}
              </div>
              {opened === id && before !== undefined && <Difference from={before.id} to={id} />}
            </li>
          );
        })}
      </ul>
      {list.isSuccess && versions.length < 2 && <p className="pad small muted">{texts.oneVersion}</p>}
    </Card>
  );
}

function Difference({ from, to }: { from: string; to: string }) {
  const { source: texts } = useTexts();
  const both = useQuery({
    queryKey: ["sources", "difference", from, to],
    queryFn: () => Promise.all([from, to].map((id) => parley.knowledge.getDocument(id))),
  });
  if (both.isError) return <ProblemNotice error={both.error} />;
  const [before, after] = both.data ?? [];
  if (before === undefined || after === undefined) return <div className="skeleton" style={{ height: 48 }} />;
  const textOf = ({ title, questions, text }: typeof before) => [title, ...questions, text].join("\n");
  const lines = differenceOf(textOf(before), textOf(after));
  if (lines.every(({ kind }) => kind === "same")) return <p className="small muted">{texts.sameText}</p>;
  return (
    <div className="difference">
      {lines.map(({ kind, text }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line may stand twice, and the order stays.
        <p key={at} className={kind}>
          {kind !== "same" && <span className="hidden">{kind === "added" ? texts.added : texts.removed} </span>}
          <span aria-hidden="true">{{ added: "+ ", removed: "− ", same: "  " }[kind]}</span>
          {text}
        </p>
      ))}
    </div>
  );
}
