import "./frame.css";
import { useQueryClient } from "@tanstack/react-query";
import { Link, Outlet, useMatchRoute, useNavigate } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { Icon } from "../parts/icon.tsx";
import { Notes } from "../parts/notes.tsx";
import { Sheet } from "../parts/sheet.tsx";
import { useShortcuts } from "../parts/use-shortcuts.ts";
import { followWorkspace } from "../session/follow-workspace.ts";
import { useReach } from "../session/reach.ts";
import { useSession } from "../session/session.ts";
import { untilReached } from "../session/until-reached.ts";
import { useNeeds } from "../session/use-needs.ts";
import { useNotices } from "../session/use-notices.ts";
import { useTexts } from "../texts/texts.ts";
import { AccountMenu } from "./account-menu.tsx";
import { Palette } from "./palette.tsx";
import { day, settings, workshop } from "./rooms.ts";
import { ShortcutSheet } from "./shortcut-sheet.tsx";
import { useRoomKeys } from "./use-room-keys.ts";

/** Stands around every page: the rooms, the way to find things, and who is signed in. */
export function Frame() {
  const texts = useTexts();
  const navigate = useNavigate();
  const matches = useMatchRoute();
  const session = useSession();
  const queries = useQueryClient();
  const isReached = useReach();
  const needs = useNeeds();
  const [opened, setOpened] = useState<"palette" | "shortcuts" | "more" | undefined>();
  const isEnded = session.kind === "signed-out" && session.isEnded;
  const workspaceId = session.kind === "signed-in" ? session.workspace.id : undefined;

  useEffect(() => {
    if (workspaceId === undefined) {
      queries.clear();
      const next = `${location.pathname}${location.search}`;
      void navigate({ to: "/sign-in", search: isEnded ? { next } : {} });
      return undefined;
    }
    return followWorkspace(queries);
  }, [workspaceId, isEnded, queries, navigate]);

  // Where the server was away, what could not be read is read when it answers again.
  useEffect(() => {
    if (!isReached) void untilReached();
    else void queries.refetchQueries({ type: "active", predicate: ({ state }) => state.status === "error" });
  }, [isReached, queries]);

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "k") {
        event.preventDefault();
        setOpened((now) => (now === "palette" ? undefined : "palette"));
      }
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);

  useNotices(texts.notices, (conversationId) => {
    void navigate({ to: "/inbox/$conversationId", params: { conversationId }, search: { show: "mine" } });
  });
  useRoomKeys();
  useShortcuts({
    "?": () => setOpened("shortcuts"),
    "/": () => setOpened("palette"),
  });

  if (session.kind !== "signed-in") return null;
  const counts: Record<string, number> = { inbox: needs.waiting, leads: needs.leads, knowledge: needs.gaps };
  const link = ({ to, name, icon }: (typeof day)[number]) => (
    <Link
      key={to}
      to={to}
      className="room"
      activeProps={{ className: "room on", "aria-current": "page" }}
      activeOptions={{ exact: to === "/", includeSearch: false }}
      onClick={() => setOpened(undefined)}
      title={texts.nav[name]}
    >
      <Icon name={icon} />
      <span className="name">{texts.nav[name]}</span>
      {(counts[name] ?? 0) > 0 && <span className={name === "inbox" ? "count hot" : "count"}>{counts[name]}</span>}
    </Link>
  );
  // On a phone the bar has four rooms; the others open by its last button.
  const isElsewhere = !day.slice(0, 4).some(({ to }) => matches({ to, fuzzy: to !== "/" }));
  return (
    <div className="frame">
      <a className="skip" href="#page">
        {texts.nav.skip}
      </a>
      <nav className="nav" aria-label={texts.nav.main}>
        <AccountMenu user={session.user} workspace={session.workspace} showShortcuts={() => setOpened("shortcuts")} />
        <button type="button" className="find" onClick={() => setOpened("palette")} title={texts.search}>
          <Icon name="search" />
          <span className="name">{texts.search}</span>
          <kbd>Ctrl K</kbd>
        </button>
        {day.slice(0, 4).map(link)}
        <div className="rest">
          {day.slice(4).map(link)}
          <h2>{texts.nav.workshop}</h2>
          {workshop.map(link)}
          <span className="grow" />
          {link(settings)}
        </div>
        <button
          type="button"
          className={`room more${isElsewhere ? " on" : ""}`}
          onClick={() => setOpened("more")}
          aria-haspopup="dialog"
          aria-current={isElsewhere}
        >
          <Icon name="ellipsis" />
          <span className="name">{texts.nav.more}</span>
        </button>
      </nav>
      <div className="stage">
        {!isReached && (
          <p className="offline" role="status">
            <Icon name="wifi-off" /> {texts.problem.offline}
          </p>
        )}
        <div className="view" id="page" tabIndex={-1}>
          <Outlet />
        </div>
      </div>
      {opened === "palette" && <Palette close={() => setOpened(undefined)} />}
      {opened === "shortcuts" && <ShortcutSheet close={() => setOpened(undefined)} />}
      {opened === "more" && (
        <Sheet title={texts.nav.more} close={() => setOpened(undefined)}>
          <div className="rooms">{[...day.slice(4), ...workshop, settings].map(link)}</div>
        </Sheet>
      )}
      <Notes />
    </div>
  );
}
