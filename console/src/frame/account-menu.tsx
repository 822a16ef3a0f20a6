import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useId, useRef, useState } from "react";
import { Avatar } from "../parts/avatar.tsx";
import { Icon } from "../parts/icon.tsx";
import { ProblemNotice } from "../parts/problem-notice.tsx";
import { end, enter, parley, type SessionState } from "../session/session.ts";
import { languages, setLanguage, useLanguage, useTexts } from "../texts/texts.ts";
import { setTheme, useTheme } from "./theme.ts";

type SignedIn = Extract<SessionState, { kind: "signed-in" }>;
type Props = Pick<SignedIn, "user" | "workspace"> & { showShortcuts: () => void };

const themes = ["light", "dark", "automatic"] as const;

/** Shows the name of the workspace, and behind it what belongs to the person: looks, language, workspaces, leaving. */
export function AccountMenu({ user, workspace, showShortcuts }: Props) {
  const texts = useTexts();
  const language = useLanguage();
  const theme = useTheme();
  const menu = useRef<HTMLDivElement>(null);
  const id = useId();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [fault, setFault] = useState<unknown>();
  const me = useQuery({ queryKey: ["me", workspace.id], queryFn: () => parley.auth.me() });
  const others = (me.data?.workspaces ?? []).filter((each) => each.id !== workspace.id);
  const close = () => menu.current?.hidePopover();
  const leave = (everywhere: boolean) => {
    if (everywhere && !confirm(texts.account.everywhereAsk)) return;
    end(everywhere).catch(setFault);
  };
  const move = async (workspaceId: string) => {
    close();
    await enter(workspaceId);
    queries.clear();
    await navigate({ to: "/" });
  };
  return (
    <div className="who">
      <button type="button" popoverTarget={id} aria-haspopup="dialog" title={workspace.name}>
        <span className="logo">
          <Icon name="message-circle" />
        </span>
        <span className="name cut">{workspace.name}</span>
        <span className="hidden">{texts.nav.account}</span>
      </button>
      <div className="menu" id={id} popover="auto" ref={menu} role="dialog" aria-label={texts.nav.account}>
        <section>
          <p className="person">
            <Avatar name={user.name ?? user.email} picture={user.picture} />
            <span className="strong">{user.name ?? user.email}</span>
            {user.name !== null && <span className="small muted"> {user.email}</span>}
          </p>
        </section>
        {others.length > 0 && (
          <section>
            <h3>{texts.account.workspace}</h3>
            {others.map((other) => (
              <button key={other.id} type="button" className="room" onClick={() => void move(other.id).catch(setFault)}>
                <Icon name="building-2" />
                {other.name}
              </button>
            ))}
          </section>
        )}
        <section>
          <h3>{texts.account.theme}</h3>
          <div className="choices">
            {themes.map((each) => (
              <button key={each} type="button" aria-pressed={theme === each} onClick={() => setTheme(each)}>
                {texts.account[each]}
              </button>
            ))}
          </div>
        </section>
        <section>
          <h3>{texts.account.language}</h3>
          <div className="choices">
            {languages.map(({ code, name }) => (
              <button
                key={code}
                type="button"
                lang={code}
                aria-pressed={language === code}
                onClick={() => void setLanguage(code).catch(setFault)}
              >
                {name}
              </button>
            ))}
          </div>
        </section>
        <section>
          <button
            type="button"
            className="room"
            onClick={() => {
              close();
              showShortcuts();
            }}
          >
            <Icon name="keyboard" />
            {texts.account.shortcuts}
          </button>
          <a className="room" href="/docs" target="_blank" rel="noreferrer">
            <Icon name="code" />
            {texts.account.reference}
          </a>
          <button type="button" className="room" onClick={() => leave(false)}>
            <Icon name="log-out" />
            {texts.account.signOut}
          </button>
          <button type="button" className="room" onClick={() => leave(true)}>
            <Icon name="shield-check" />
            {texts.account.signOutEverywhere}
          </button>
          {fault !== undefined && <ProblemNotice error={fault} />}
        </section>
      </div>
    </div>
  );
}
