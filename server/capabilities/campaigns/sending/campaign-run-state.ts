/**
 * The state says what one node does for a campaign:
 * - `opening`: it reads the campaign and connects with the mail server.
 * - `sending`: it claims mailings and hands their mails to the mail server.
 * - `settling`: it hands over nothing more, and waits until everything is answered and noted.
 * - `stopping`: the node stops. It settles, too, but does not wait for a database that is away.
 * - `over`: it holds no mailing any more.
 */
export type CampaignRunState = "opening" | "sending" | "settling" | "stopping" | "over";

/** `stop` comes from the node, the others from the run itself. */
export type CampaignRunEvent = "open" | "settle" | "end" | "stop";

const transitions: Record<CampaignRunState, { readonly [event in CampaignRunEvent]?: CampaignRunState }> = {
  opening: { open: "sending", end: "over", stop: "stopping" },
  sending: { settle: "settling", stop: "stopping" },
  settling: { end: "over", stop: "stopping" },
  // A run that was told to stop while it opened finds out when it has opened.
  stopping: { open: "stopping", settle: "stopping", end: "over", stop: "stopping" },
  over: { stop: "over" },
};

/**
 * Gives the state after an event. Throws when the event must not happen in the state: that is a bug of
 * the run.
 *
 * @example nextCampaignRunState("sending", "settle") === "settling"
 */
export function nextCampaignRunState(state: CampaignRunState, event: CampaignRunEvent): CampaignRunState {
  const next = transitions[state][event];
  if (next === undefined) throw new Error(`A campaign's run that is ${state} must not get the event ${event}.`);
  return next;
}
