import type { Campaign, CampaignChange } from "@parley/client";
import { useQuery } from "@tanstack/react-query";
import { Choice } from "../../parts/field.tsx";
import { ProblemNotice } from "../../parts/problem-notice.tsx";
import { parley } from "../../session/session.ts";
import { useTexts } from "../../texts/texts.ts";

type Props = { campaign: Campaign; isStored: boolean; change: (change: CampaignChange) => void };

/** Chooses who gets a campaign: everybody on the lists, or of them those who are in a segment. It says how many. */
export function RecipientsField({ campaign, isStored, change }: Props) {
  const { newsletter: texts, contacts } = useTexts();
  const { id, listIds, segmentId } = campaign;
  const lists = useQuery({ queryKey: ["lists"], queryFn: () => parley.newsletterLists.list() });
  const segments = useQuery({ queryKey: ["segments"], queryFn: () => parley.segments.list({ limit: 100 }).page() });
  const report = useQuery({
    queryKey: ["campaign", id, "recipients", listIds, segmentId],
    queryFn: () => parley.campaigns.report(id),
    enabled: isStored,
  });
  return (
    <div className="recipients">
      <fieldset className="plain">
        <legend className="small strong">{texts.recipients}</legend>
        {lists.isError && <ProblemNotice error={lists.error} />}
        {(lists.data?.data ?? []).map((list) => (
          <label key={list.id} className="row">
            <input
              type="checkbox"
              checked={listIds.includes(list.id)}
              onChange={({ target }) =>
                change({ listIds: target.checked ? [...listIds, list.id] : listIds.filter((each) => each !== list.id) })
              }
            />
            {list.name}
          </label>
        ))}
      </fieldset>
      <div>
        <Choice
          {...{ label: contacts.segment, value: segmentId ?? "" }}
          options={[
            { value: "", label: texts.wholeLists },
            ...(segments.data?.data ?? []).map(({ id: value, name }) => ({ value, label: name })),
          ]}
          onChange={({ target }) => change({ segmentId: target.value === "" ? null : target.value })}
        />
        <p className="small muted counted" role="status">
          {isStored && report.data !== undefined ? texts.getIt(report.data.recipients) : "…"}
        </p>
      </div>
    </div>
  );
}
