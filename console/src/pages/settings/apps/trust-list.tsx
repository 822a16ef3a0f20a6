import type { Trust } from "@parley/client";
import { useState } from "react";
import { Card } from "../../../parts/cards/card.tsx";
import { Waiting } from "../../../parts/cards/waiting.tsx";
import { Icon } from "../../../parts/icon.tsx";
import { MoreButton } from "../../../parts/lists/more-button.tsx";
import { usePages } from "../../../parts/lists/use-pages.ts";
import { Moment } from "../../../parts/moment.tsx";
import { parley } from "../../../session/session.ts";
import { useTexts } from "../../../texts/texts.ts";
import { ScopeWords } from "./app-scopes.tsx";
import { TrustSheet } from "./trust-sheet.tsx";

/** Lists which machines get access by the word of their platform, to an owner. */
export function TrustList() {
  const { trusts: texts } = useTexts();
  const [opened, setOpened] = useState<string | "new" | undefined>();
  const list = usePages(["trusts"], (page) => parley.trusts.list(page).page());
  const trusts = list.data ?? [];
  return (
    <Card
      title={texts.title}
      aside={
        <button type="button" className="button" onClick={() => setOpened("new")}>
          <Icon name="plus" /> {texts.make}
        </button>
      }
    >
      <p className="pad small muted">{texts.text}</p>
      <Waiting read={list} height={56} />
      {list.isSuccess && trusts.length === 0 && <p className="pad small faint">{texts.none}</p>}
      <ul>
        {trusts.map((trust) => (
          <Row key={trust.id} trust={trust} open={() => setOpened(trust.id)} />
        ))}
      </ul>
      <MoreButton list={list} />
      {opened !== undefined && (
        <TrustSheet trust={trusts.find(({ id }) => id === opened)} close={() => setOpened(undefined)} />
      )}
    </Card>
  );
}

function Row({ trust, open }: { trust: Trust; open: () => void }) {
  const { trusts: texts, apps, assistants } = useTexts();
  const { name, issuer, subject, scopes, isLapsed, lastUsedAt, lastSubject } = trust;
  return (
    <li>
      <div className="grow">
        <p className="strong cut">{name}</p>
        <p className="small muted cut mono" title={issuer}>
          {subject}
        </p>
        <p className="tiny muted cut">
          {apps.used} {lastUsedAt === null ? apps.never : <Moment at={lastUsedAt} />}
          {lastSubject !== null && ` · ${texts.lastSubject(lastSubject)}`}
        </p>
        <details className="details small">
          <summary>{apps.rights(scopes.length)}</summary>
          <ScopeWords scopes={scopes} />
        </details>
      </div>
      {isLapsed && (
        <span className="chip bad" title={texts.lapsed}>
          {texts.lapsedShort}
        </span>
      )}
      <button type="button" className="button quiet" aria-label={texts.change(name)} onClick={open}>
        {assistants.change}
      </button>
    </li>
  );
}
