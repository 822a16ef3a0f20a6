/** Names the position up to which the events of a workspace are queued. */
export const followerName = "outgoing-webhooks";
