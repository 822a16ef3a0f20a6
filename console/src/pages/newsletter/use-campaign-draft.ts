import { type Campaign, type CampaignChange, ParleyProblem } from "@parley/client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { browserMemory } from "../../memory/browser-memory.ts";
import { useReach } from "../../session/reach.ts";
import { parley } from "../../session/session.ts";

const pauseMs = 600;

/**
 * Keeps what is written in the browser until the server has it, and sends it as soon as the fingers rest. `flush`
 * ends when everything is stored, and fails with the problem when it is not.
 */
export function useCampaignDraft(campaign: Campaign) {
  const queries = useQueryClient();
  const kept = `parley-campaign:${campaign.id}`;
  const [waiting, setWaiting] = useState<CampaignChange>(() => readKept(kept));
  const latest = useRef(waiting);
  const save = useMutation({
    mutationFn: (change: CampaignChange) => parley.campaigns.update(campaign.id, change),
    onSuccess(stored, sent) {
      queries.setQueryData(["campaign", campaign.id], stored);
      void queries.invalidateQueries({ queryKey: ["campaigns"] });
      put(withoutStored(latest.current, sent));
    },
  });
  const put = useCallback(
    (next: CampaignChange) => {
      latest.current = next;
      if (Object.keys(next).length === 0) browserMemory.forget(kept);
      else browserMemory.keep(kept, JSON.stringify(next));
      setWaiting(next);
    },
    [kept],
  );
  const { mutateAsync, isPending, error, variables } = save;
  const isReached = useReach();
  // A refusal stays one until something else is written; what was cut off goes on when the server is back.
  const isRefused = error !== null && variables === waiting && (error instanceof ParleyProblem || !isReached);
  const flush = useCallback(async () => {
    while (Object.keys(latest.current).length > 0) await mutateAsync(latest.current);
  }, [mutateAsync]);
  useEffect(() => {
    if (Object.keys(waiting).length === 0 || isPending || isRefused) return;
    const timer = setTimeout(() => void flush().catch(() => undefined), pauseMs);
    return () => clearTimeout(timer);
  }, [waiting, isPending, isRefused, flush]);
  return {
    draft: { ...campaign, ...waiting } as Campaign,
    change: (part: CampaignChange) => put({ ...latest.current, ...part }),
    flush,
    isStored: Object.keys(waiting).length === 0,
    error,
  };
}

function readKept(kept: string): CampaignChange {
  try {
    const found: unknown = JSON.parse(browserMemory.read(kept) ?? "{}");
    if (typeof found === "object" && found !== null && !Array.isArray(found)) return found as CampaignChange;
  } catch {
    // Another program wrote there.
  }
  return {};
}

/** Keeps what was typed while the call was under way: it is still to be sent. */
function withoutStored(waiting: CampaignChange, sent: CampaignChange): CampaignChange {
  return Object.fromEntries(
    Object.entries(waiting).filter(([name, value]) => sent[name as keyof CampaignChange] !== value),
  ) as CampaignChange;
}
