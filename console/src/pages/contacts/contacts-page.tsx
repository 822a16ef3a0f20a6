import "../../styles/people.css";
import "./contacts.css";
import type { Contact } from "@parley/client";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useCallback, useEffect, useMemo, useState } from "react";
import { PageTop } from "../../parts/cards/page-top.tsx";
import { Waiting } from "../../parts/cards/waiting.tsx";
import { EmptyState } from "../../parts/empty-state.tsx";
import { SearchField } from "../../parts/forms/search-field.tsx";
import { useDeed } from "../../parts/forms/use-deed.ts";
import { Icon } from "../../parts/icon.tsx";
import { usePages } from "../../parts/lists/use-pages.ts";
import { ProblemNotice } from "../../parts/problem-notice.tsx";
import { saveFile } from "../../parts/save-file.ts";
import { onEvent } from "../../session/follow-workspace.ts";
import { parley } from "../../session/session.ts";
import { useLocale, useTexts } from "../../texts/texts.ts";
import { ColumnMenu } from "./column-menu.tsx";
import { useChosenColumns } from "./contact-columns.tsx";
import { ContactTable } from "./contact-table.tsx";
import { ImportContacts } from "./import-contacts.tsx";
import { NewContactSheet } from "./new-contact-sheet.tsx";
import { SegmentBar } from "./segment-bar.tsx";

const pageSize = 100;
/** A longer list is not read again by itself: each of its pages would be a call. */
const mostPagesRenewed = 3;
const renewAfterMs = 500;
const mostFieldsOfOwn = 20;
const none: Contact[] = [];

/** Shows everybody whom the workspace knows, as a table with columns of one's choice. */
export function ContactsPage() {
  const { contacts: texts } = useTexts();
  const locale = useLocale();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const search = useSearch({ from: "/frame/contacts" });
  const [sheet, setSheet] = useState<"import" | "new" | undefined>();
  const { chosen, toggle } = useChosenColumns();
  const filter = {
    ...(search.q === undefined ? {} : { q: search.q }),
    ...(search.segment === undefined ? {} : { segmentId: search.segment }),
  };
  const list = usePages(
    ["contacts", "list", filter],
    (page) => parley.contacts.list({ ...filter, limit: pageSize, ...page }).page(),
    // Comparing each member of ten thousand contacts with each new page would hold the page up.
    { structuralSharing: false },
  );
  const { data: contacts = none, hasNextPage, isFetching, fetchNextPage } = list;
  const fields = useMemo(
    () => [...new Set(contacts.flatMap(({ custom }) => Object.keys(custom)))].slice(0, mostFieldsOfOwn),
    [contacts],
  );
  const more = useCallback(() => {
    if (!isFetching) void fetchNextPage();
  }, [isFetching, fetchNextPage]);
  const hasChanged = useRenewal(Math.ceil(contacts.length / pageSize));
  const exported = useDeed(
    async () => saveFile(await parley.contacts.export({ ...filter, for: "spreadsheet" }), "contacts.csv"),
    { says: texts.exported },
  );
  const isFiltered = search.q !== undefined || search.segment !== undefined;
  const number = contacts.length.toLocaleString(locale);
  return (
    <main className="page contacts">
      <PageTop title={texts.title} text={texts.text}>
        <button type="button" className="button" onClick={() => setSheet("import")}>
          {texts.import}
        </button>
        <button type="button" className="button" aria-disabled={exported.isPending} onClick={() => exported.mutate()}>
          {texts.export}
        </button>
        <button type="button" className="button primary" onClick={() => setSheet("new")}>
          <Icon name="plus" />
          {texts.make}
        </button>
      </PageTop>
      {exported.isError && <ProblemNotice error={exported.error} />}
      <div className="bar">
        <SearchField
          label={texts.search}
          value={search.q ?? ""}
          change={(q) =>
            void navigate({ to: "/contacts", search: { ...search, q: q === "" ? undefined : q }, replace: true })
          }
        />
        <SegmentBar
          segmentId={search.segment}
          words={search.q}
          choose={(segment) => void navigate({ to: "/contacts", search: { ...search, segment } })}
        />
        <ColumnMenu {...{ chosen, fields, toggle }} />
      </div>
      <div className="card fill" aria-busy={isFetching}>
        <Waiting read={list} height={320} />
        {list.isSuccess && contacts.length === 0 && (
          <EmptyState
            icon="users"
            title={isFiltered ? texts.none : texts.empty}
            text={isFiltered ? texts.noneText : texts.emptyText}
          >
            {isFiltered ? (
              <button type="button" className="button" onClick={() => void navigate({ to: "/contacts", search: {} })}>
                {texts.clear}
              </button>
            ) : (
              <button type="button" className="button primary" onClick={() => setSheet("import")}>
                {texts.importTitle}
              </button>
            )}
          </EmptyState>
        )}
        {contacts.length > 0 && <ContactTable {...{ contacts, fields, chosen, hasMore: hasNextPage, more }} />}
      </div>
      <p className="row small muted" role="status">
        {contacts.length > 0 && (hasNextPage ? texts.shownSoFar(number) : texts.shown(contacts.length))}
        {hasChanged && (
          <>
            <span>· {texts.changedSince}</span>
            <button
              type="button"
              className="button quiet"
              onClick={() => void queries.resetQueries({ queryKey: ["contacts", "list"] })}
            >
              {texts.reload}
            </button>
          </>
        )}
      </p>
      {sheet === "import" && <ImportContacts close={() => setSheet(undefined)} />}
      {sheet === "new" && <NewContactSheet close={() => setSheet(undefined)} />}
    </main>
  );
}

/** Reads a short list again when a contact changes; of a long one it tells whether it has changed. */
function useRenewal(pages: number): boolean {
  const queries = useQueryClient();
  const [hasChanged, setChanged] = useState(false);
  // A list that was loaded again begins with one page.
  const isLong = pages > mostPagesRenewed;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = onEvent(({ type }) => {
      if (!type.startsWith("contact.")) return;
      if (isLong) return setChanged(true);
      timer ??= setTimeout(() => {
        timer = undefined;
        void queries.invalidateQueries({ queryKey: ["contacts", "list"] });
      }, renewAfterMs);
    });
    return () => {
      end();
      clearTimeout(timer);
    };
  }, [queries, isLong]);
  return hasChanged && isLong;
}
