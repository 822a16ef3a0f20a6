import type { Campaign } from "@parley/client";
import { useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { Waiting } from "../../parts/cards/waiting.tsx";
import { EmptyState } from "../../parts/empty-state.tsx";
import { useDeed } from "../../parts/forms/use-deed.ts";
import { Icon } from "../../parts/icon.tsx";
import { MoreButton } from "../../parts/lists/more-button.tsx";
import { usePages } from "../../parts/lists/use-pages.ts";
import { Moment } from "../../parts/moment.tsx";
import { ProblemNotice } from "../../parts/problem-notice.tsx";
import { parley } from "../../session/session.ts";
import { useTexts } from "../../texts/texts.ts";

export const chipOf: Readonly<Record<Campaign["status"], string>> = {
  draft: "chip",
  scheduled: "chip info",
  sending: "chip accent",
  paused: "chip warn",
  sent: "chip good",
  cancelled: "chip",
};

/** Lists the campaigns with their state, and begins a new one. */
export function CampaignList() {
  const { newsletter: texts } = useTexts();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const list = usePages(["campaigns"], (page) => parley.campaigns.list({ limit: 30, ...page }).page());
  const make = useDeed(
    async () => {
      const { data } = await parley.newsletterLists.list();
      return parley.campaigns.create({ name: texts.untitled, listIds: data.length === 1 ? [data[0]!.id] : [] });
    },
    {
      renews: ["campaigns"],
      done: (made) => {
        queries.setQueryData(["campaign", made.id], made);
        void navigate({ to: "/newsletter/$campaignId", params: { campaignId: made.id } });
      },
    },
  );
  const campaigns = list.data ?? [];
  const begin = (
    <button
      type="button"
      className="button primary"
      aria-disabled={make.isPending}
      onClick={() => !make.isPending && make.mutate()}
    >
      <Icon name="plus" />
      {texts.make}
    </button>
  );
  return (
    <section className="card" aria-label={texts.parts.campaigns}>
      {make.isError && <ProblemNotice error={make.error} />}
      <Waiting read={list} height={200} />
      {list.isSuccess && campaigns.length === 0 && (
        <EmptyState icon="mail" title={texts.empty} text={texts.emptyText}>
          {begin}
        </EmptyState>
      )}
      {campaigns.length > 0 && (
        <>
          <header>
            <h2 className="grow">{texts.parts.campaigns}</h2>
            {begin}
          </header>
          <table>
            <thead>
              <tr>
                <th scope="col">{texts.campaign}</th>
                <th scope="col">{texts.state}</th>
                <th scope="col">{texts.changed}</th>
              </tr>
            </thead>
            <tbody>
              {campaigns.map(({ id, name, subject, status, updatedAt }) => (
                <tr key={id}>
                  <td>
                    <Link className="name" to="/newsletter/$campaignId" params={{ campaignId: id }}>
                      {name}
                    </Link>
                    <p className="small muted cut">{subject}</p>
                  </td>
                  <td>
                    <span className={chipOf[status]}>{texts.states[status]}</span>
                  </td>
                  <td className="small muted">
                    <Moment at={updatedAt} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
      <MoreButton list={list} />
    </section>
  );
}
