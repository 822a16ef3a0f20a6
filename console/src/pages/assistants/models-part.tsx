import type { Provider } from "@parley/client";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Card } from "../../parts/cards/card.tsx";
import { Waiting } from "../../parts/cards/waiting.tsx";
import { EmptyState } from "../../parts/empty-state.tsx";
import { useDeed } from "../../parts/forms/use-deed.ts";
import { Icon } from "../../parts/icon.tsx";
import { IconButton } from "../../parts/icon-button.tsx";
import { Moment } from "../../parts/moment.tsx";
import { ProblemNotice } from "../../parts/problem-notice.tsx";
import { sayAmount } from "../../parts/say-amount.ts";
import { parley } from "../../session/session.ts";
import { useLocale, useTexts } from "../../texts/texts.ts";
import { providersQuery } from "./model-field.tsx";
import { ModelUseCard } from "./model-use-card.tsx";
import { ProviderSheet } from "./provider-sheet.tsx";

/** Lists the providers of language models with how they do, and what the models used. */
export function ModelsPart() {
  const { assistants: texts } = useTexts();
  const [opened, setOpened] = useState<Provider | "new" | undefined>();
  const list = useQuery(providersQuery);
  return (
    <div className="models">
      <Card
        title={texts.providers}
        aside={
          (list.data?.data.length ?? 0) > 0 && (
            <button type="button" className="button" onClick={() => setOpened("new")}>
              <Icon name="plus" /> {texts.addProvider}
            </button>
          )
        }
      >
        <Waiting read={list} height={120} />
        {list.data?.data.length === 0 && (
          <EmptyState icon="bot" title={texts.noProviders} text={texts.noProvidersText}>
            <button type="button" className="button primary" onClick={() => setOpened("new")}>
              {texts.addProvider}
            </button>
          </EmptyState>
        )}
        <ul>
          {list.data?.data.map((provider, at) => (
            <Row key={provider.id} provider={provider} isFirst={at === 0} edit={() => setOpened(provider)} />
          ))}
        </ul>
      </Card>
      <ModelUseCard />
      {opened !== undefined && (
        <ProviderSheet provider={opened === "new" ? undefined : opened} close={() => setOpened(undefined)} />
      )}
    </div>
  );
}

function Row({ provider, isFirst, edit }: { provider: Provider; isFirst: boolean; edit: () => void }) {
  const { assistants: texts } = useTexts();
  const language = useLocale();
  const { id, name, kind, baseUrl, defaultModel, hasApiKey, lastFailure } = provider;
  const test = useDeed(() => parley.providers.test(id), { renews: ["providers"] });
  const remove = useDeed(() => parley.providers.delete(id), { renews: ["providers"], says: texts.removed });
  const about = [texts.kinds[kind], ...(baseUrl === null ? [] : [baseUrl]), hasApiKey ? texts.hasKey : texts.noKey];
  const seconds = (ms: number) => sayAmount(ms / 1_000, "second", language, 1);
  return (
    <li className="provider">
      <div className="row wrap">
        <div className="grow">
          <p>
            <span className="strong">{name}</span> {isFirst && <span className="chip accent">{texts.first}</span>}
          </p>
          <p className="small muted cut">{about.join(" · ")}</p>
          <p className="small muted">{texts.usually(defaultModel ?? texts.vendorsModel)}</p>
        </div>
        <div className="row">
          <button
            type="button"
            className="button"
            aria-disabled={test.isPending}
            aria-label={`${texts.test}: ${name}`}
            onClick={() => !test.isPending && test.mutate()}
          >
            {test.isPending ? texts.testing : texts.test}
          </button>
          <button type="button" className="button quiet" aria-label={`${texts.change}: ${name}`} onClick={edit}>
            {texts.change}
          </button>
          <IconButton
            icon="trash-2"
            label={`${texts.remove}: ${name}`}
            title={texts.remove}
            onClick={() => confirm(texts.removeProviderAsk(name)) && remove.mutate()}
          />
        </div>
      </div>
      {(test.error ?? remove.error) !== null && <ProblemNotice error={test.error ?? remove.error} />}
      {test.data !== undefined && (
        <div className={`result ${test.data.ok ? "good" : "bad"}`} role="status">
          <p className="strong small">
            {test.data.ok ? texts.works(test.data.model ?? name) : test.data.detail}
            {test.data.firstByteMs !== null &&
              ` · ${texts.took(seconds(test.data.firstByteMs), seconds(test.data.durationMs))}`}
          </p>
          {test.data.text !== undefined && <p className="small">“{test.data.text}”</p>}
          {test.data.reason !== null && <p className="small">{texts.vendorSays(test.data.reason)}</p>}
          {test.data.refused.length > 0 && <p className="small">{texts.refuses(test.data.refused.join(", "))}</p>}
        </div>
      )}
      {lastFailure !== null && test.data?.ok !== true && (
        <div className="result bad">
          <p className="strong small">
            {texts.faults[lastFailure.fault]} · <Moment at={lastFailure.since} inSentence />
          </p>
          {lastFailure.reason !== null && <p className="small">{texts.vendorSays(lastFailure.reason)}</p>}
        </div>
      )}
    </li>
  );
}
