import type { Subscriber, SubscriberStatus } from "@parley/client";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { Waiting } from "../../parts/cards/waiting.tsx";
import { EmptyState } from "../../parts/empty-state.tsx";
import { SearchField } from "../../parts/forms/search-field.tsx";
import { useDeed } from "../../parts/forms/use-deed.ts";
import { MoreButton } from "../../parts/lists/more-button.tsx";
import { usePages } from "../../parts/lists/use-pages.ts";
import { Moment } from "../../parts/moment.tsx";
import { ProblemNotice } from "../../parts/problem-notice.tsx";
import { saveFile } from "../../parts/save-file.ts";
import { parley } from "../../session/session.ts";
import { useTexts } from "../../texts/texts.ts";
import { ImportSubscribers } from "./import-subscribers.tsx";

const states = ["confirmed", "pending", "unsubscribed", "bounced", "complained"] as const;

/** Lists who gets the newsletter, and ends a subscription when somebody asks the team for it. */
export function SubscriberList() {
  const { newsletter: texts, contacts } = useTexts();
  const [email, setEmail] = useState("");
  const [status, setStatus] = useState<SubscriberStatus | "">("");
  const [slug, setSlug] = useState("");
  const [isImporting, setImporting] = useState(false);
  const lists = useQuery({ queryKey: ["lists"], queryFn: () => parley.newsletterLists.list() });
  const filter = {
    ...(email === "" ? {} : { email }),
    ...(status === "" ? {} : { status }),
    ...(slug === "" ? {} : { list: slug }),
  };
  const found = usePages(["subscribers", filter], (page) =>
    parley.subscribers.list({ ...filter, limit: 50, ...page }).page(),
  );
  const exported = useDeed(
    async () => saveFile(await parley.subscribers.export({ ...filter, for: "spreadsheet" }), "subscribers.csv"),
    { says: texts.exported },
  );
  const subscribers = found.data ?? [];
  const isFiltered = Object.keys(filter).length > 0;
  const names = new Map((lists.data?.data ?? []).map((list) => [list.slug, list.name]));
  return (
    <>
      <div className="bar">
        <SearchField label={texts.findAddress} value={email} change={setEmail} />
        <select
          className="input"
          aria-label={texts.state}
          value={status}
          onChange={({ target }) => setStatus(target.value as SubscriberStatus | "")}
        >
          <option value="">{texts.allStates}</option>
          {states.map((each) => (
            <option key={each} value={each}>
              {contacts.subscriber[each]}
            </option>
          ))}
        </select>
        <select
          className="input"
          aria-label={texts.lists}
          value={slug}
          onChange={({ target }) => setSlug(target.value)}
        >
          <option value="">{texts.allLists}</option>
          {(lists.data?.data ?? []).map((list) => (
            <option key={list.id} value={list.slug}>
              {list.name}
            </option>
          ))}
        </select>
        <span className="grow" />
        <button type="button" className="button" onClick={() => setImporting(true)}>
          {contacts.import}
        </button>
        <button type="button" className="button" aria-disabled={exported.isPending} onClick={() => exported.mutate()}>
          {texts.export}
        </button>
      </div>
      {isImporting && <ImportSubscribers close={() => setImporting(false)} />}
      {exported.isError && <ProblemNotice error={exported.error} />}
      <section className="card" aria-label={texts.parts.subscribers}>
        <Waiting read={found} height={200} />
        {found.isSuccess && subscribers.length === 0 && (
          <EmptyState
            icon="users"
            title={isFiltered ? texts.nobodyFits : texts.noSubscriber}
            text={isFiltered ? contacts.noneText : texts.noSubscriberText}
          />
        )}
        {subscribers.length > 0 && (
          <table>
            <thead>
              <tr>
                <th scope="col">{texts.subscriber}</th>
                <th scope="col">{texts.state}</th>
                <th scope="col">{texts.lists}</th>
                <th scope="col">{texts.since}</th>
                <th scope="col">
                  <span className="hidden">{texts.leave}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {subscribers.map((subscriber) => (
                <Row key={subscriber.id} subscriber={subscriber} names={names} />
              ))}
            </tbody>
          </table>
        )}
        <MoreButton list={found} />
      </section>
    </>
  );
}

function Row({ subscriber, names }: { subscriber: Subscriber; names: ReadonlyMap<string, string> }) {
  const { newsletter: texts, contacts } = useTexts();
  const { id, email, name, status, contactId, lists, createdAt } = subscriber;
  const leave = useDeed(() => parley.subscribers.unsubscribe(id), { renews: ["subscribers"], says: texts.left });
  const called = email ?? texts.erasedAddress;
  const isOn = status === "confirmed" || status === "pending";
  return (
    <tr>
      <td>
        {contactId === null ? (
          <span className="name">{called}</span>
        ) : (
          <Link className="name" to="/contacts/$contactId" params={{ contactId }}>
            {called}
          </Link>
        )}
        {name !== null && <p className="small muted cut">{name}</p>}
        {leave.isError && <ProblemNotice error={leave.error} />}
      </td>
      <td>
        <span className={status === "confirmed" ? "chip good" : "chip"}>{contacts.subscriber[status]}</span>
      </td>
      <td className="small muted">{lists.map(({ list }) => names.get(list) ?? list).join(", ")}</td>
      <td className="small muted">
        <Moment at={createdAt} />
      </td>
      <td className="end">
        {isOn && (
          <button
            type="button"
            className="button quiet"
            aria-label={`${texts.leave}: ${called}`}
            onClick={() => confirm(texts.leaveAsk(called)) && leave.mutate()}
          >
            {texts.leave}
          </button>
        )}
      </td>
    </tr>
  );
}
