import type { Conversation } from "@parley/client";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Icon } from "../../../parts/icon.tsx";
import { MenuButton } from "../../../parts/menu-button.tsx";
import { ProblemNotice } from "../../../parts/problem-notice.tsx";
import { parley } from "../../../session/session.ts";
import { useTexts } from "../../../texts/texts.ts";
import { labelsQuery } from "../inbox-queries.ts";

const colours = ["green", "blue", "violet", "pink", "red", "orange", "yellow", "teal", "grey"] as const;

type Label = NonNullable<Conversation["labels"]>[number];

/** Shows a label with its colour. The name says the same as the colour. */
export function LabelChip({ label }: { label: Pick<Label, "name" | "colour"> }) {
  return <span className={`chip label ${label.colour}`}>{label.name}</span>;
}

type Props = { conversation: Conversation; renew: () => Promise<unknown> };

/** Gives the conversation labels, takes them away, and makes a new one of what is typed. */
export function LabelMenu({ conversation, renew }: Props) {
  const { inboxTools: texts } = useTexts();
  const queries = useQueryClient();
  const labels = useQuery(labelsQuery);
  const [typed, setTyped] = useState("");
  const had = new Set(conversation.labels?.map(({ id }) => id));
  const change = useMutation({
    mutationFn: ({ id, isAdded }: { id: string; isAdded: boolean }) =>
      parley.conversations.putLabels(conversation.id, isAdded ? { add: [id] } : { remove: [id] }),
    onSettled: renew,
  });
  const make = useMutation({
    async mutationFn(name: string) {
      const colour = colours[(labels.data?.length ?? 0) % colours.length]!;
      const { id } = await parley.labels.create({ name, colour });
      await parley.conversations.putLabels(conversation.id, { add: [id] });
    },
    onSuccess: () => setTyped(""),
    onSettled: () => Promise.all([renew(), queries.invalidateQueries({ queryKey: ["labels"] })]),
  });
  const wanted = typed.trim().toLowerCase();
  const shown = (labels.data ?? []).filter(({ name }) => name.toLowerCase().includes(wanted));
  const exact = shown.find(({ name }) => name.toLowerCase() === wanted);
  const take = (id: string) => change.mutate({ id, isAdded: !had.has(id) });
  const submit = () => {
    if (wanted === "" || make.isPending) return;
    const only = exact ?? (shown.length === 1 ? shown[0] : undefined);
    if (only === undefined) make.mutate(typed.trim());
    else take(only.id);
  };
  return (
    <MenuButton label={texts.labels} icon="tag" keys="t" isOn={had.size > 0}>
      {() => (
        <form
          className="label-list"
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          <input
            className="input"
            aria-label={texts.findLabel}
            placeholder={texts.findLabel}
            value={typed}
            maxLength={40}
            onChange={({ target }) => setTyped(target.value)}
          />
          <ul>
            {shown.map((label) => (
              <li key={label.id}>
                <button type="button" className="room" aria-pressed={had.has(label.id)} onClick={() => take(label.id)}>
                  <LabelChip label={label} />
                  <span className="grow" />
                  {had.has(label.id) && <Icon name="check" />}
                </button>
              </li>
            ))}
          </ul>
          {wanted !== "" && exact === undefined && (
            <button type="button" className="room" onClick={() => make.mutate(typed.trim())}>
              <Icon name="plus" /> {texts.makeLabel(typed.trim())}
            </button>
          )}
          {wanted === "" && shown.length === 0 && labels.isSuccess && <p className="small faint">{texts.noLabels}</p>}
          {(change.error ?? make.error) != null && <ProblemNotice error={change.error ?? make.error} />}
        </form>
      )}
    </MenuButton>
  );
}
