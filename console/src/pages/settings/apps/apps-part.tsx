import "./apps.css";
import { useState } from "react";
import { Card } from "../../../parts/cards/card.tsx";
import { Waiting } from "../../../parts/cards/waiting.tsx";
import { EmptyState } from "../../../parts/empty-state.tsx";
import { Icon } from "../../../parts/icon.tsx";
import { MoreButton } from "../../../parts/lists/more-button.tsx";
import { usePages } from "../../../parts/lists/use-pages.ts";
import { parley, useSession } from "../../../session/session.ts";
import { useTexts } from "../../../texts/texts.ts";
import { AppRow } from "./app-row.tsx";
import { AppSheet } from "./app-sheet.tsx";
import { GrantList } from "./grant-list.tsx";
import { TrustList } from "./trust-list.tsx";
import { WaitingApps } from "./waiting-apps.tsx";

/** Makes and changes the apps of the workspace, and shows an owner what members let apps do. */
export function AppsPart() {
  const { apps: texts } = useTexts();
  const session = useSession();
  const [opened, setOpened] = useState<string | "new" | undefined>();
  const list = usePages(["apps"], (page) => parley.apps.list({ limit: 50, ...page }).page());
  const apps = list.data ?? [];
  const waiting = apps.filter(({ status }) => status === "waiting");
  const others = apps.filter(({ status }) => status !== "waiting");
  return (
    <>
      {waiting.length > 0 && <WaitingApps apps={waiting} />}
      <Card
        title={texts.title}
        aside={
          list.isSuccess && (
            <button type="button" className="button primary" onClick={() => setOpened("new")}>
              <Icon name="plus" /> {texts.make}
            </button>
          )
        }
      >
        <p className="pad small muted">{texts.text}</p>
        <Waiting read={list} height={100} />
        {list.isSuccess && others.length === 0 && <EmptyState icon="link-2" title={texts.none} text={texts.noneText} />}
        <ul>
          {others.map((app) => (
            <AppRow key={app.id} app={app} open={() => setOpened(app.id)} />
          ))}
        </ul>
        <MoreButton list={list} />
      </Card>
      {session.kind === "signed-in" && session.workspace.role === "owner" && (
        <>
          <GrantList isOfEverybody />
          <TrustList />
        </>
      )}
      {opened !== undefined && (
        <AppSheet app={apps.find(({ id }) => id === opened)} close={() => setOpened(undefined)} />
      )}
    </>
  );
}
