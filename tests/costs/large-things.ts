import type { Client } from "pg";
import { CampaignId } from "../../server/capabilities/campaigns/ids.ts";
import { ContactId } from "../../server/capabilities/contacts/ids.ts";
import { ConversationId } from "../../server/capabilities/conversations/ids.ts";
import { WorkspaceId } from "../../server/capabilities/identity/ids.ts";
import { InboundSourceId } from "../../server/capabilities/incoming-webhooks/ids.ts";
import { LeadId } from "../../server/capabilities/leads/ids.ts";
import { NewsletterListId } from "../../server/capabilities/newsletter/ids.ts";
import { EndpointId } from "../../server/capabilities/outgoing-webhooks/ids.ts";
import type { ValidCall } from "../fuzz/calls/valid-calls.ts";
import type { Operation } from "../fuzz/read-operations.ts";
import { must, type World } from "../fuzz/world.ts";
import { fillWorkspace } from "./fill-workspace.ts";

export type LargeThings = {
  /** The call of an operation for the large thing of its path. Undefined when there is none. */
  callOf(operation: Operation, usual: ValidCall): ValidCall | undefined;
};

const workflow = "large";
const longAgo = "2020-01-01T00:00:00.000Z";

/** Bodies that ask for all that the large things have. */
const bodies: Record<string, unknown> = {
  "POST /api/webhook/endpoints/{endpointId}/replay": { since: longAgo },
  "PATCH /api/workflows/{name}": { active: false, queued: "cancel" },
  "POST /api/runs/cancel": { all: true },
};

const queries: Record<string, ValidCall["query"]> = {
  "DELETE /api/newsletter/lists/{listId}": [["force", "true"]],
};

/** Makes one thing of each kind and fills the workspace, so that most of it belongs to these. */
export async function makeLargeThings(client: Client, world: World, rows: number): Promise<LargeThings> {
  const { first } = world;
  const make = async (path: string, body: unknown): Promise<string> =>
    (await must(first.client.post(path, body))).body.id;
  const contactId = await make("/api/contacts", { name: "Large", email: "large@example.com" });
  const leadId = await make("/api/leads", { email: "large-lead@example.com" });
  const listId = await make("/api/newsletter/lists", { slug: "large", name: "Large" });
  const campaign = { name: "Large", subject: "Hello", body: "[News](/news)", listIds: [listId] };
  const campaignId = await make("/api/newsletter/campaigns", {
    ...campaign,
    siteUrl: "https://shop.example/",
    senderName: "The shop",
    // Hardly any mail leaves while the others are measured.
    ratePerMinute: 1,
  });
  const endpointId = await make("/api/webhook/endpoints", { url: world.receiverUrl, events: ["endpoint.tested"] });
  const sourceId = await make("/api/webhook/sources", { name: "large" });
  const sent = await must(first.client.post("/api/chatbot/send", { message: "Is it large?" }));
  const sessionId: string = sent.body.conversationId;
  const definition = {
    document: { dsl: "1.0.3", namespace: "costs", name: workflow, version: "1.0.0" },
    do: [{ greet: { set: { greeting: "Hello" } } }],
  };
  await must(first.client.call("PUT", `/api/workflows/${workflow}`, { body: definition }));
  const { rows: found } = await client.query("select id from workflow where name = $1", [workflow]);
  const of = (id: string | undefined) => `'${id}'::uuid`;
  const contact = of(ContactId.parse(contactId));
  await fillWorkspace(client, WorkspaceId.parse(first.workspaceId)!, rows, {
    lead: { contact_id: contact },
    lead_note: { lead_id: of(LeadId.parse(leadId)) },
    conversation: { visitor_id: contact },
    message: { conversation_id: of(ConversationId.parse(sessionId)), number: "n + 100" },
    subscription: {
      list_id: of(NewsletterListId.parse(listId)),
      status: "case n % 2 when 0 then 'confirmed' else 'unsubscribed' end",
    },
    inbound_event: { source_id: of(InboundSourceId.parse(sourceId)) },
    delivery: { endpoint_id: of(EndpointId.parse(endpointId)) },
    run: {
      workflow_id: `'${found[0].id}'::uuid`,
      workflow_name: `'${workflow}'`,
      status: "case n % 4 when 0 then 'waiting' when 1 then 'queued' else 'completed' end",
    },
    mailing: { campaign_id: of(CampaignId.parse(campaignId)) },
  });
  return {
    callOf: callsOf({ contactId, leadId, listId, campaignId, endpointId, sourceId, sessionId, name: workflow }),
  };
}

function callsOf(ids: Record<string, string>): LargeThings["callOf"] {
  return ({ name: operation, path, parameters }, usual) => {
    const isOther = (name: string) =>
      (name === "sourceId" && !path.startsWith("/api/webhook/sources/")) ||
      (name === "name" && !path.startsWith("/api/workflows/"));
    const named = parameters.filter(({ name, in: place }) => place === "path" && !isOther(name) && name in ids);
    if (usual.person !== undefined || (named.length === 0 && !(operation in bodies))) return undefined;
    const params = { ...usual.params, ...Object.fromEntries(named.map(({ name }) => [name, ids[name]!])) };
    const query = queries[operation] ?? usual.query ?? [];
    return { ...usual, params, query, ...(operation in bodies ? { body: bodies[operation] } : {}) };
  };
}
