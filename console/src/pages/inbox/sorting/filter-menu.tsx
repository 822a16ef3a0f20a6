import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { Choice, Field } from "../../../parts/field.tsx";
import { Icon } from "../../../parts/icon.tsx";
import { MenuButton } from "../../../parts/menu-button.tsx";
import type { InboxSearch } from "../../../router.tsx";
import { parley } from "../../../session/session.ts";
import { useTexts } from "../../../texts/texts.ts";
import { labelsQuery } from "../inbox-queries.ts";

/** The address changes when nothing was typed for so long. */
const pauseMs = 250;

const channels = ["web", "voice", "email", "webhook", "workflow", "api"] as const;
const fields = ["assignee", "channel", "assistant", "label", "from", "to"] as const;
type FieldName = (typeof fields)[number];

/** Searches what was said, and keeps the list to what the person looks for. All of it is in the address. */
export function FilterMenu({ search }: { search: InboxSearch }) {
  const { inboxTools: texts, inbox } = useTexts();
  const set = useFilter(search);
  const members = useQuery({ queryKey: ["members"], queryFn: () => parley.members.list({ limit: 100 }).page() });
  const assistants = useQuery({
    queryKey: ["assistants"],
    queryFn: () => parley.assistants.list().page(),
  });
  const labels = useQuery(labelsQuery);
  const count = fields.filter((each) => search[each] !== undefined).length + (search.snoozed === undefined ? 0 : 1);
  return (
    <>
      <SearchField search={search} />
      <MenuButton label={texts.filters} icon="list-filter" isOn={count > 0} {...(count > 0 && { text: String(count) })}>
        {(close) => (
          <div className="filters">
            <Pick
              label={inbox.assignTo}
              value={search.assignee}
              set={(value) => set("assignee", value)}
              none={inbox.anyone}
              options={[
                ["me", texts.me],
                ["none", inbox.nobody],
                ...(members.data?.data ?? []).map(({ id, name, email }) => [id, name ?? email] as const),
              ]}
            />
            <Pick
              label={texts.channel}
              value={search.channel}
              set={(value) => set("channel", value)}
              none={texts.any}
              options={channels.map((each) => [each, texts.channels[each]] as const)}
            />
            <Pick
              label={texts.assistant}
              value={search.assistant}
              set={(value) => set("assistant", value)}
              none={texts.any}
              options={(assistants.data?.data ?? []).map(({ id, name }) => [id, name] as const)}
            />
            <Pick
              label={texts.label}
              value={search.label}
              set={(value) => set("label", value)}
              none={texts.any}
              options={(labels.data ?? []).map(({ id, name }) => [id, name] as const)}
            />
            <div className="row days">
              <Day label={texts.from} value={search.from} set={(value) => set("from", value)} />
              <Day label={texts.to} value={search.to} set={(value) => set("to", value)} />
            </div>
            <label className="row check">
              <input
                type="checkbox"
                checked={search.snoozed === true}
                onChange={({ target }) => set("snoozed", target.checked ? true : undefined)}
              />
              {texts.onlySnoozed}
            </label>
            <button
              type="button"
              className="button"
              disabled={count === 0}
              onClick={() => {
                set("all", undefined);
                close();
              }}
            >
              {texts.clear}
            </button>
          </div>
        )}
      </MenuButton>
    </>
  );
}

function useFilter(search: InboxSearch) {
  const navigate = useNavigate();
  return (name: FieldName | "snoozed" | "all", value: string | true | undefined) => {
    const { show, q } = search;
    const rest = name === "all" ? { ...(show && { show }), ...(q && { q }) } : search;
    const { [name as FieldName]: _, ...others } = rest;
    void navigate({ to: "/inbox", search: { ...others, ...(value === undefined ? {} : { [name]: value }) } });
  };
}

function SearchField({ search }: { search: InboxSearch }) {
  const { inboxTools: texts } = useTexts();
  const navigate = useNavigate();
  const [typed, setTyped] = useState(search.q ?? "");
  const sent = useRef(search.q ?? "");
  useEffect(() => {
    if ((search.q ?? "") === sent.current) return;
    sent.current = search.q ?? "";
    setTyped(sent.current);
  }, [search.q]);
  useEffect(() => {
    if (typed.trim() === sent.current) return undefined;
    const timer = setTimeout(() => {
      sent.current = typed.trim();
      const { q: _, ...others } = search;
      // A person who searches does not know whether the conversation still waits.
      const found = sent.current === "" ? others : { ...others, show: "open" as const, q: sent.current };
      void navigate({ to: "/inbox", search: found, replace: search.q !== undefined });
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [typed, search, navigate]);
  return (
    <label className="seek">
      <span className="hidden">{texts.search}</span>
      <Icon name="search" />
      <input
        className="input"
        type="search"
        value={typed}
        maxLength={200}
        placeholder={texts.searchShort}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => event.key === "Escape" && event.currentTarget.blur()}
      />
    </label>
  );
}

type PickProps = {
  label: string;
  value: string | undefined;
  none: string;
  options: readonly (readonly [string, string])[];
  set: (value: string | undefined) => void;
};

function Pick({ value, none, options, set, label }: PickProps) {
  return (
    <Choice
      {...{ label, value: value ?? "" }}
      onChange={({ target }) => set(target.value === "" ? undefined : target.value)}
      options={[["", none] as const, ...options].map(([key, name]) => ({ value: key, label: name }))}
    />
  );
}

function Day({ label, value, set }: { label: string; value: string | undefined; set: (day?: string) => void }) {
  return (
    <Field
      {...{ label, type: "date", value: value ?? "" }}
      onChange={({ target }) => set(target.value === "" ? undefined : target.value)}
    />
  );
}
