import type { Trust } from "@parley/client";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Icon } from "../../../parts/icon.tsx";
import { Moment } from "../../../parts/moment.tsx";
import { ProblemNotice } from "../../../parts/problem-notice.tsx";
import { parley } from "../../../session/session.ts";
import { useTexts } from "../../../texts/texts.ts";
import { ScopeWords } from "./app-scopes.tsx";
import { TrustSheet } from "./trust-sheet.tsx";

/** Lists which machines get access by the word of their platform, to an owner. */
export function TrustList() {
  const { trusts: texts, more } = useTexts();
  const [opened, setOpened] = useState<string | "new" | undefined>();
  const list = useInfiniteQuery({
    queryKey: ["trusts"],
    queryFn: ({ pageParam }) => parley.trusts.list(pageParam === "" ? {} : { cursor: pageParam }).page(),
    initialPageParam: "",
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
  const trusts = list.data?.pages.flatMap(({ data }) => data) ?? [];
  return (
    <section className="card" aria-label={texts.title}>
      <header>
        <h2 className="grow">{texts.title}</h2>
        <button type="button" className="button" onClick={() => setOpened("new")}>
          <Icon name="plus" /> {texts.make}
        </button>
      </header>
      <p className="pad small muted">{texts.text}</p>
      {list.isPending && <div className="skeleton" style={{ height: 56, margin: 16 }} />}
      {list.isError && <ProblemNotice error={list.error} again={() => void list.refetch()} />}
      {list.isSuccess && trusts.length === 0 && <p className="pad small faint">{texts.none}</p>}
      <ul>
        {trusts.map((trust) => (
          <Row key={trust.id} trust={trust} open={() => setOpened(trust.id)} />
        ))}
      </ul>
      {list.hasNextPage && (
        <p className="pad">
          <button type="button" className="button quiet" onClick={() => void list.fetchNextPage()}>
            {more}
          </button>
        </p>
      )}
      {opened !== undefined && (
        <TrustSheet trust={trusts.find(({ id }) => id === opened)} close={() => setOpened(undefined)} />
      )}
    </section>
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
