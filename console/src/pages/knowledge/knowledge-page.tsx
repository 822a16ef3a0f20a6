import "./knowledge.css";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { PageTop } from "../../parts/cards/page-top.tsx";
import { Icon } from "../../parts/icon.tsx";
import type { IconName } from "../../parts/icon-shapes.ts";
import { useTexts } from "../../texts/texts.ts";
import { GapList } from "./gap-list.tsx";
import { PinList } from "./pin-list.tsx";
import { SourceList } from "./source-list.tsx";
import { TeachSheet, type Way } from "./teach-sheet.tsx";
import { TryIt } from "./try-it.tsx";
import { WrittenQuestions } from "./written-questions.tsx";

const ways = [
  { way: "website", icon: "globe" },
  { way: "files", icon: "file-text" },
  { way: "question", icon: "circle-question-mark" },
  { way: "text", icon: "sticky-note" },
] as const satisfies { way: Way; icon: IconName }[];

/** Shows what the assistant answers from: ways to teach it, its sources, a trial, and what was not answered. */
export function KnowledgePage() {
  const { knowledge: texts } = useTexts();
  const navigate = useNavigate();
  const { kind, teach } = useSearch({ from: "/frame/knowledge" });
  const open = (way: Way | undefined) =>
    void navigate({
      to: "/knowledge",
      search: { ...(kind === undefined ? {} : { kind }), ...(way === undefined ? {} : { teach: way }) },
    });
  const opened = ways.find(({ way }) => way === teach)?.way;
  const names = {
    website: [texts.website, texts.websiteText],
    files: [texts.files, texts.filesText],
    question: [texts.question, texts.questionText],
    text: [texts.textKind, texts.textKindText],
  };
  return (
    <main className="page">
      <PageTop title={texts.title} text={texts.text} />
      <div className="ways">
        {ways.map(({ way, icon }) => (
          <button key={way} type="button" className="card" onClick={() => open(way)}>
            <span className="mark">
              <Icon name={icon} />
            </span>
            <span className="strong">{names[way][0]}</span>
            <span className="small muted">{names[way][1]}</span>
          </button>
        ))}
      </div>
      <div className="knowledge">
        <SourceList kind={kind} teach={() => open("question")} />
        <div className="stack">
          <TryIt />
          <GapList />
          <PinList />
          <WrittenQuestions />
        </div>
      </div>
      {opened !== undefined && <TeachSheet way={opened} title={names[opened][0]!} close={() => open(undefined)} />}
    </main>
  );
}
