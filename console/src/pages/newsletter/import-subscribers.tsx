import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Choice, TextField } from "../../parts/field.tsx";
import { ImportSheet } from "../../parts/import/import-sheet.tsx";
import { parley } from "../../session/session.ts";
import { useTexts } from "../../texts/texts.ts";

const states = ["confirmed", "pending", "unsubscribed", "bounced", "complained"] as const;
type Status = (typeof states)[number];

/** Brings in subscribers of before, with what proves that they agreed. */
export function ImportSubscribers({ close }: { close: () => void }) {
  const { importSubscribers: texts, contacts } = useTexts();
  const queries = useQueryClient();
  const lists = useQuery({ queryKey: ["lists"], queryFn: () => parley.newsletterLists.list() });
  const [wanted, setWanted] = useState<string | undefined>();
  const known = lists.data?.data ?? [];
  // A row that names no list goes to this one, where the workspace still has it.
  const hasUsual = known.some(({ slug }) => slug === "newsletter");
  const list = wanted ?? (hasUsual ? "" : (known[0]?.slug ?? ""));
  const [status, setStatus] = useState<Status | "">("");
  const [consent, setConsent] = useState("");
  const [asks, setAsks] = useState(false);
  const whole = {
    ...(list === "" ? {} : { list }),
    ...(status === "" ? {} : { status }),
    ...(consent.trim() === "" ? {} : { consent: consent.trim() }),
    ...(asks ? { ask: true } : {}),
  };
  return (
    <ImportSheet
      {...{ title: texts.title, text: texts.text, close }}
      fields={{ words: texts.fields, keepsOthers: false }}
      send={(file, sent, options) => parley.subscribers.import(file, { ...sent, ...whole }, options)}
      template={{ name: "subscribers.csv", read: () => parley.subscribers.importTemplate() }}
      renew={() =>
        Promise.all(
          ["subscribers", "lists", "suppressions"].map((key) => queries.invalidateQueries({ queryKey: [key] })),
        )
      }
      more={({ unproved }) =>
        unproved === 0 ? null : <p className="small muted">{asks ? texts.asked(unproved) : texts.unproved(unproved)}</p>
      }
      settings={
        <div className="stack">
          <Choice
            {...{ label: texts.list, value: list, hint: texts.listHint }}
            onChange={({ target }) => setWanted(target.value)}
            options={[
              { value: "", label: texts.asFile },
              ...known.map(({ slug, name }) => ({ value: slug, label: name })),
            ]}
          />
          <Choice
            {...{ label: texts.status, value: status, hint: texts.statusHint }}
            onChange={({ target }) => setStatus(target.value as Status | "")}
            options={[
              { value: "", label: texts.asFile },
              ...states.map((each) => ({ value: each, label: contacts.subscriber[each] })),
            ]}
          />
          <TextField
            {...{ label: texts.consent, value: consent, rows: 2, maxLength: 5_000, hint: texts.consentHint }}
            onChange={({ target }) => setConsent(target.value)}
          />
          <label className="row">
            <input type="checkbox" checked={asks} onChange={({ target }) => setAsks(target.checked)} />
            <span>{texts.ask}</span>
          </label>
        </div>
      }
    />
  );
}
