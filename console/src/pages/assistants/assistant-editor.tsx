import type { Assistant } from "@parley/client";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link, useBlocker, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { Waiting } from "../../parts/cards/waiting.tsx";
import { useDeed } from "../../parts/forms/use-deed.ts";
import { Icon } from "../../parts/icon.tsx";
import { ProblemNotice } from "../../parts/problem-notice.tsx";
import { parley } from "../../session/session.ts";
import { useTexts } from "../../texts/texts.ts";
import type { Trial } from "./ask-trial.ts";
import { AssistantForm } from "./assistant-form.tsx";
import { assistantsQuery } from "./assistant-list.tsx";
import { Playground } from "./playground.tsx";

/** Changes one assistant. What is not saved yet can be tried beside what is. */
export function AssistantEditor({ assistantId }: { assistantId: string }) {
  const { assistants: texts } = useTexts();
  const list = useQuery(assistantsQuery);
  const stored = list.data?.data.find(({ id }) => id === assistantId);
  return (
    <main className="page wide">
      <Link className="link small back" to="/assistants">
        <Icon name="chevron-left" /> {texts.title}
      </Link>
      <Waiting read={list} height={320} />
      {list.isSuccess && stored === undefined && <p className="muted">{texts.gone}</p>}
      {stored !== undefined && <Editor stored={stored} />}
    </main>
  );
}

function Editor({ stored }: { stored: Assistant }) {
  const { assistants: texts, save } = useTexts();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [draft, setDraft] = useState<Trial>({});
  const changes = changesOf(stored, draft);
  const isChanged = Object.keys(changes).length > 0;
  const renew = () => queries.invalidateQueries(assistantsQuery);
  const change = useDeed((body: Trial & { isDefault?: true }) => parley.assistants.update(stored.id, body), {
    says: texts.saved,
    done: async () => {
      await renew();
      setDraft({});
    },
  });
  const remove = useDeed(() => parley.assistants.delete(stored.id), {
    says: texts.removed,
    done: async () => {
      await navigate({ to: "/assistants" });
      await renew();
    },
  });
  useBlocker({ shouldBlockFn: () => isChanged && !remove.isPending && !confirm(texts.leaveAsk) });
  return (
    <>
      <div className="top">
        <div className="grow">
          <h1>
            {stored.name} {stored.isDefault && <span className="chip accent">{texts.isDefault}</span>}
          </h1>
          <p>{stored.isDefault ? texts.defaultText : texts.otherText}</p>
        </div>
        {!stored.isDefault && (
          <>
            <button type="button" className="button" onClick={() => change.mutate({ isDefault: true })}>
              {texts.makeDefault}
            </button>
            <button
              type="button"
              className="button quiet"
              onClick={() => confirm(texts.removeAsk(stored.name)) && remove.mutate()}
            >
              <Icon name="trash-2" /> {texts.remove}
            </button>
          </>
        )}
      </div>
      {remove.isError && <ProblemNotice error={remove.error} />}
      <div className="assistant">
        <form
          className="stack"
          aria-label={texts.settings}
          onSubmit={(event) => {
            event.preventDefault();
            if (isChanged && !change.isPending) change.mutate(changes);
          }}
        >
          <AssistantForm
            settings={{ ...stored, ...draft, handOver: { ...stored.handOver, ...draft.handOver } }}
            change={(part) => setDraft((before) => ({ ...before, ...part }))}
            error={change.error}
          />
          <div className={`saving${isChanged ? " on" : ""}`}>
            {change.isError && <ProblemNotice error={change.error} />}
            <div className="row">
              <span className="grow small muted" role="status">
                {isChanged ? texts.unsaved : texts.nothingChanged}
              </span>
              {isChanged && (
                <button type="button" className="button quiet" onClick={() => setDraft({})}>
                  {texts.discard}
                </button>
              )}
              <button type="submit" className="button primary" aria-disabled={!isChanged || change.isPending}>
                {save}
              </button>
            </div>
          </div>
        </form>
        <Playground assistant={stored} changes={changes} />
      </div>
    </>
  );
}

/** Leaves out of a draft what is as it was. */
function changesOf(stored: Assistant, draft: Trial): Trial {
  const now = stored as unknown as Record<string, unknown>;
  const isSame = (name: string, value: unknown) =>
    name === "handOver"
      ? JSON.stringify({ ...stored.handOver, ...(value as object) }) === JSON.stringify(stored.handOver)
      : JSON.stringify(value) === JSON.stringify(now[name]);
  return Object.fromEntries(Object.entries(draft).filter(([name, value]) => !isSame(name, value))) as Trial;
}
