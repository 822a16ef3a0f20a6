import "./settings.css";
import { Link, useParams } from "@tanstack/react-router";
import { useTexts } from "../../texts/texts.ts";
import { ChatPart } from "./chat-part.tsx";
import { KeysPart } from "./keys-part.tsx";
import { MembersPart } from "./members-part.tsx";
import { SessionsPart } from "./sessions-part.tsx";
import { WorkspacePart } from "./workspace-part.tsx";

const parts = {
  workspace: WorkspacePart,
  members: MembersPart,
  chat: ChatPart,
  keys: KeysPart,
  sessions: SessionsPart,
} as const;
const names = Object.keys(parts) as (keyof typeof parts)[];

/** Shows the settings: each part has an address. */
export function SettingsPage() {
  const { settings: texts, nav } = useTexts();
  const { part } = useParams({ from: "/frame/settings/$part" });
  const open = names.find((name) => name === part) ?? "workspace";
  const Part = parts[open];
  return (
    <main className="page">
      <div className="top">
        <h1>{texts.title}</h1>
      </div>
      <div className="settings">
        <nav className="parts" aria-label={texts.title}>
          {names.map((name) => (
            <Link
              key={name}
              to="/settings/$part"
              params={{ part: name }}
              className={name === open ? "on" : ""}
              aria-current={name === open ? "page" : undefined}
            >
              {texts[name]}
            </Link>
          ))}
          <Link to="/start">{nav.start}</Link>
        </nav>
        <div className="stack">
          <Part />
        </div>
      </div>
    </main>
  );
}
