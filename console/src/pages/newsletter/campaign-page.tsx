import "../../styles/people.css";
import "./newsletter.css";
import { ParleyProblem } from "@parley/client";
import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { EmptyState } from "../../parts/empty-state.tsx";
import { Icon } from "../../parts/icon.tsx";
import { ProblemNotice } from "../../parts/problem-notice.tsx";
import { parley } from "../../session/session.ts";
import { useTexts } from "../../texts/texts.ts";
import { CampaignEditor } from "./campaign-editor.tsx";
import { CampaignReport } from "./campaign-report.tsx";

/** Shows a campaign: a draft is written here, and a sent one tells what became of it. */
export function CampaignPage() {
  const { newsletter: texts } = useTexts();
  const { campaignId } = useParams({ from: "/frame/newsletter/$campaignId" });
  const found = useQuery({ queryKey: ["campaign", campaignId], queryFn: () => parley.campaigns.get(campaignId) });
  const campaign = found.data;
  const isGone = found.error instanceof ParleyProblem && found.error.status === 404;
  return (
    <main className="page campaign">
      <Link to="/newsletter" className="link small back">
        <Icon name="chevron-left" />
        {texts.back}
      </Link>
      {found.isPending && <div className="skeleton" style={{ height: 320 }} />}
      {isGone && (
        <div>
          <h1 className="hidden">{texts.gone}</h1>
          <EmptyState icon="mail" title={texts.gone} text={texts.goneText} />
        </div>
      )}
      {found.isError && !isGone && <ProblemNotice error={found.error} again={() => void found.refetch()} />}
      {campaign !== undefined &&
        !isGone &&
        (campaign.status === "draft" ? (
          <CampaignEditor key={campaign.id} campaign={campaign} />
        ) : (
          <CampaignReport campaign={campaign} />
        ))}
    </main>
  );
}
