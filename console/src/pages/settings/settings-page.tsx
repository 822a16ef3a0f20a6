import "./settings.css";
import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { parley } from "../../session/session.ts";
import { useTexts } from "../../texts/texts.ts";
import { AppsPart } from "./apps/apps-part.tsx";
import { AuditPart } from "./audit-part.tsx";
import { ChatPart } from "./chat-part.tsx";
import { HoursPart } from "./hours-part.tsx";
import { IdentityPart } from "./identity-part.tsx";
import { KeysPart } from "./keys-part.tsx";
import { MembersPart } from "./members-part.tsx";
import { OwnPart } from "./own/own-part.tsx";
import { RepliesPart } from "./replies-part.tsx";
import { RetentionPart } from "./retention-part.tsx";
import { SessionsPart } from "./sessions-part.tsx";
import { UsePart } from "./use-part.tsx";
import { WorkspacePart } from "./workspace-part.tsx";

const parts = {
  workspace: WorkspacePart,
  members: MembersPart,
  chat: ChatPart,
  replies: RepliesPart,
  keys: KeysPart,
  apps: AppsPart,
  hours: HoursPart,
  identity: IdentityPart,
  retention: RetentionPart,
  use: UsePart,
  audit: AuditPart,
  own: OwnPart,
  sessions: SessionsPart,
} as const;
type PartName = keyof typeof parts;
const names = Object.keys(parts) as PartName[];
const ofPerson: readonly PartName[] = ["own", "sessions"];

/** Shows the settings: each part has an address. */
export function SettingsPage() {
  const { settings: texts, nav, operating, apps, inboxTools } = useTexts();
  const titles = { ...texts, apps: apps.title, replies: inboxTools.savedReplies };
  const { part } = useParams({ from: "/frame/settings/$part" });
  const me = useQuery({ queryKey: ["me", "own"], queryFn: () => parley.auth.me() });
  const open = names.find((name) => name === part) ?? "workspace";
  const Part = parts[open];
  const line = useRef<HTMLElement>(null);
  // On a phone the parts stand in one line, and the open one may be outside of what is seen.
  useEffect(() => {
    const chosen = line.current?.querySelector<HTMLElement>(`[href$="/${open}"]`);
    if (chosen) line.current?.scrollTo({ left: chosen.offsetLeft - line.current.offsetLeft - 16 });
  }, [open]);
  const link = (name: PartName) => (
    <Link
      key={name}
      to="/settings/$part"
      params={{ part: name }}
      className={name === open ? "on" : ""}
      aria-current={name === open ? "page" : undefined}
    >
      {titles[name]}
    </Link>
  );
  return (
    <main className="page">
      <div className="top">
        <h1>{texts.title}</h1>
      </div>
      <div className="settings">
        <nav ref={line} className="parts" aria-label={texts.title}>
          {names.filter((name) => !ofPerson.includes(name)).map(link)}
          <h2>{texts.you}</h2>
          {ofPerson.map(link)}
          <h2>{nav.more}</h2>
          <Link to="/start">{nav.start}</Link>
          {me.data?.isOperator === true && <Link to="/installation">{operating.title}</Link>}
        </nav>
        <div className="stack">
          <Part />
        </div>
      </div>
    </main>
  );
}
