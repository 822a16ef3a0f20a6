// Long because every operation of the API has its one valid call here.
import { readFileSync } from "node:fs";
import { oneTimeCodeOf } from "../../../server/testing/clients/one-time-code-of.ts";
import { SoftwarePasskey } from "../../../server/testing/clients/software-passkey.ts";
import { lasting } from "../lasting.ts";
import type { Operation } from "../read-operations.ts";
import { waitFor } from "../wait-for.ts";
import { must, password, type Resident, uniqueEmail, type World } from "../world.ts";
import { approvalCalls, newApproval, newApprovalToken } from "./approval-calls.ts";
import { allowAttachments, attachmentCalls, sendPicture, sendsAttachment } from "./attachment-calls.ts";
import { automationCalls, automationThing, newRun } from "./automation-calls.ts";
import { campaignCalls, lastingSeries, newCampaign } from "./campaign-calls.ts";
import { consoleCalls } from "./console-calls.ts";
import { databaseCalls } from "./database-calls.ts";
import { avatarToken, fileCalls, fileToken, newFile } from "./file-calls.ts";
import { fileOfPeople } from "./file-of-people.ts";
import {
  newLinkToken,
  newNewsletterList,
  newOptInToken,
  newSubscriber,
  newSuppression,
  newsletterCalls,
} from "./newsletter-calls.ts";
import { newApp, newGrant, newTrust, oauthCalls } from "./oauth-calls.ts";
import { newPicture, pictureCalls } from "./picture-calls.ts";
import { exportToken, lastingExport, relocationCalls } from "./relocation-calls.ts";
import { newSpeechProvider, speechProviderCalls } from "./speech-provider-calls.ts";
import { newChannel, newRecording, newVoiceSession, voiceCalls } from "./voice-calls.ts";
import { widgetCalls } from "./widget-calls.ts";

/**
 * Prepares what makes a call of an operation succeed. `person` calls in place of the owner when the
 * call ends the caller's session.
 */
export type ValidCall = {
  params?: Record<string, string>;
  query?: [name: string, value: string][];
  headers?: [name: string, value: string][];
  body?: unknown;
  /** In place of `body`, for what is no JSON. */
  rawBody?: { bytes: Buffer; contentType: string };
  person?: Resident;
};

type Make = (world: World) => ValidCall | Promise<ValidCall>;

let taught = 0;
const source = () => ({
  type: "text",
  title: `Tickets ${++taught}`,
  content: `A ticket costs ${taught} euros. Children under six enter without one.`,
});

const newSource: Make = async ({ first }) => {
  const made = await must(first.client.post("/api/knowledge/sources", source()));
  return { params: { sourceId: made.body.id } };
};

/** No name of this domain has an address, so that the source fails without a request. */
const newLearntSource: Make = async ({ first }) => {
  const made = await must(first.client.post("/api/knowledge/sources", { type: "url", url: "https://site.invalid/" }));
  return { params: { sourceId: made.body.id } };
};
const newSync: Make = async ({ first }) => {
  const made = await must(first.client.post("/api/knowledge/sync", { tag: `fuzz ${++taught % 20}` }));
  return { params: { syncId: made.body.syncId } };
};
const newConversation: Make = async ({ first }) => {
  const made = await must(first.client.post("/api/chatbot/send", { message: "What does a ticket cost?" }));
  return { params: { sessionId: made.body.sessionId } };
};

const newLabel: Make = async (world) => ({
  params: { labelId: await newOf(world, "/api/labels", { name: `label ${++taught}` }) },
});
/** Other calls delete labels beside it, and spare this one. */
const lastingLabel = lasting((world) => newOf(world, "/api/labels", { name: "lasting" }));
const newSavedReply: Make = async (world) => ({
  params: { savedReplyId: await newOf(world, "/api/saved-replies", { title: "Hello", text: "Hello!" }) },
});

const pinned = () => ({ question: `What does ticket ${++taught} cost?`, expect: { holds: ["euros"] } });
const newPin: Make = async ({ first }) => {
  const made = await must(first.client.post("/api/answer-tests", pinned()));
  return { params: { pinId: made.body.id } };
};

async function stopLink({ makePerson }: World): Promise<ValidCall> {
  const { client } = await makePerson();
  const { body } = await must(client.call("PUT", "/api/knowledge/gaps/mail", { body: { weekly: true } }));
  return { query: [["token", new URL(body.stopUrl).searchParams.get("token") ?? ""]] };
}
/** Three users ask the same, are offered three texts, and take the same one. No other call changes this assistant. */
const newAskedQuestion: Make = async ({ first }) => {
  const word = `zork${++taught}`;
  const untilWhen = { tour: "the evening before", course: "two weeks before it begins", rental: "the same morning" };
  const sources = Object.entries(untilWhen).map(([thing, end]) => {
    return {
      type: "text",
      title: `Cancelling a ${thing}`,
      content: `You can cancel a ${thing} until ${end}. See ${word}.`,
    };
  });
  const taughtNow = (await must(first.client.post("/api/knowledge/sources", { sources }))).body;
  const sourceIds = taughtNow.sources.map(({ id }: { id: string }) => id);
  const made = { name: word, model: "parley-offline", knowledge: { sourceIds } };
  const assistantId = (await must(first.client.post("/api/assistants", made))).body.id;
  for (const user of ["one", "two", "three"]) {
    const fields = { assistantId, sessionId: `${word} ${user}`, context: { userId: `${word} ${user}` } };
    await must(first.client.post("/api/chatbot/send", { message: "I want to cancel", ...fields }));
    await must(first.client.post("/api/chatbot/send", { message: "Cancelling a rental", ...fields }));
  }
  const { body } = await must(first.client.get("/api/knowledge/questions?origin=choice"));
  return { params: { questionId: body.data[0].id } };
};
async function newGap({ first }: World): Promise<string> {
  await must(first.client.post("/api/chatbot/send", { message: `Where does zork${++taught} sleep?` }));
  const { body } = await must(first.client.get("/api/knowledge/gaps"));
  return body.data[0].id;
}

async function verificationLink({ makePerson, readMailedToken }: World): Promise<ValidCall> {
  const person = await makePerson();
  return { body: { token: await readMailedToken(person.email) } };
}
const totpOf = async ({ client }: Resident): Promise<string> => (await must(client.post("/api/auth/totp"))).body.secret;
/** The token and the secret of the page that sets up an authenticator app. */
async function beginSetup({ makePerson, server }: World): Promise<{ token: string; secret: string }> {
  const { email } = await makePerson();
  const { text } = await must(server.client.post("/account/second-factor", { email, password }));
  return { token: /name="token" value="([^"]+)"/.exec(text)![1]!, secret: /secret=([A-Z2-7]+)/.exec(text)![1]! };
}
/** Someone whose workspace waits for its deletion. */
async function leavingPerson({ makePerson }: World): Promise<Resident> {
  const person = await makePerson();
  await must(person.client.call("DELETE", "/api/workspace"));
  return person;
}

/** A person whose sign-in takes a second factor, with one recovery code for each proof. */
async function protectedPerson({ makePerson }: World): Promise<{ person: Resident; codes: string[] }> {
  const person = await makePerson();
  const code = oneTimeCodeOf(await totpOf(person), Date.now());
  const { body } = await must(person.client.post("/api/auth/totp/confirm", { code }));
  return { person, codes: body.recoveryCodes };
}
async function personWithPasskey({ makePerson, server }: World) {
  const person = await makePerson();
  const { body } = await must(person.client.post("/api/auth/passkeys/options"));
  const passkey = new SoftwarePasskey(`http://localhost:${new URL(server.url).port}`).create(body.options);
  return { person, passkey };
}
async function newInvitation({ client }: Resident): Promise<{ id: string; token: string }> {
  const made = await must(client.post("/api/members/invitations", { email: uniqueEmail(), role: "agent" }));
  return { id: made.body.id, token: new URL(made.body.url).searchParams.get("token") ?? "" };
}
/** A workspace invites so many within an hour at most, and the invited person is shown its name. */
const invitersOf = new WeakMap<World, { inviter: Resident; left: number }>();
async function tokenOfInvitation(world: World): Promise<string> {
  const known = invitersOf.get(world);
  const current = known !== undefined && known.left > 0 ? known : { inviter: await world.makePerson(), left: 90 };
  current.left--;
  invitersOf.set(world, current);
  return (await newInvitation(current.inviter)).token;
}
async function newMember(world: World): Promise<string> {
  const { token } = await newInvitation(world.first);
  return (await must(world.server.client.post("/api/invitations/accept", { token, password }))).body.user.id;
}
async function resetLink({ makePerson, readMailedToken, server }: World): Promise<ValidCall> {
  const person = await makePerson();
  await must(server.client.post("/api/auth/verify-email", { token: await readMailedToken(person.email) }));
  await must(server.client.post("/api/auth/forgot-password", { email: person.email }));
  return { body: { token: await readMailedToken(person.email, true), password: "nine loud geese cross the testCase" } };
}

/** The lasting endpoint is told of every event. With all the others, deliveries would be most of a walk's work. */
const endpoint = ({ receiverUrl }: World) => ({ url: receiverUrl, events: ["endpoint.tested"] });
/**
 * A workspace has so many of them at most, and a walk makes more. The oldest is the one that stays.
 */
async function makeRoom({ first }: World, path: string): Promise<void> {
  const { body } = await must(first.client.get(`${path}?limit=100`));
  for (const { id } of body.data.slice(25, -1)) await first.client.call("DELETE", `${path}/${id}`);
}
const newEndpoint: Make = async (world) => {
  await world.lasting.endpoint();
  await makeRoom(world, "/api/webhook/endpoints");
  const made = await must(world.first.client.post("/api/webhook/endpoints", endpoint(world)));
  return { params: { endpointId: made.body.id } };
};
const newInboundSource: Make = async (world) => {
  await world.lasting.inboundSource();
  await makeRoom(world, "/api/webhook/sources");
  const made = await must(world.first.client.post("/api/webhook/sources", { name: "till" }));
  return { params: { sourceId: made.body.id } };
};
/** So many calls of a walk may use what they just made, at whichever end of the list it is. */
const lanes = 6;
/** One of a short list, whose ends stay. */
async function newOf({ first, canary }: World, path: string, body: unknown): Promise<string> {
  const { body: list } = await must(first.client.get(path));
  for (const { id, name, isDefault } of list.data.slice(lanes, -lanes)) {
    if (!isDefault && name !== "lasting" && name !== canary) await first.client.call("DELETE", `${path}/${id}`);
  }
  return (await must(first.client.post(path, body))).body.id;
}
const provider = ({ receiverUrl }: World) => ({
  kind: "openai-compatible",
  name: `model-${++taught}`,
  baseUrl: new URL(receiverUrl).origin,
  defaultModel: "m",
});
const newProvider: Make = async (world) => ({
  params: { providerId: await newOf(world, "/api/providers", provider(world)) },
});
const newAssistant: Make = async (world) => ({
  params: { assistantId: await newOf(world, "/api/assistants", { name: "A", model: "parley-offline" }) },
});
const toolbox = ({ receiverUrl }: World) => ({ name: `box-${++taught}`, kind: "openapi", url: receiverUrl });
const newToolbox: Make = async (world) => ({
  params: { toolboxId: await newOf(world, "/api/toolboxes", toolbox(world)) },
});
const takenOver: Make = async (world) => {
  const { params } = await newConversation(world);
  await must(world.first.client.post(`/api/conversations/${params?.sessionId}/hand-over`));
  return { params: params ?? {} };
};
/** The reply of a conversation of its own, as a response. */
const newResponse: Make = async ({ first }) => {
  const made = await must(first.client.post("/v1/responses", { input: "What does a ticket cost?" }));
  return { params: { responseId: made.body.id } };
};
/** Held by a user of its own, so that a block keeps nobody else out. */
const conversationOfUser: Make = async ({ first }) => {
  const context = { userId: `blocked ${++taught}` };
  const made = await must(first.client.post("/api/chatbot/send", { message: "Who pays?", context }));
  return { params: { sessionId: made.body.conversationId } };
};
const blocked = async (world: World): Promise<string> => {
  const { params } = await conversationOfUser(world);
  return (await must(world.first.client.post(`/api/conversations/${params?.sessionId}/block`))).body.id;
};
const inbound = () => ({
  event: "user_message",
  data: { userId: "u3", message: `What does ticket ${++taught} cost?`, timestamp: new Date().toISOString() },
});
/** One that has ended, so that it can be sent again. */
const endedDelivery: Make = async ({ first, lasting }) => {
  const deliveryId = await lasting.delivery();
  await waitFor("an end of a delivery", async () => {
    const { body } = await must(first.client.get(`/api/webhook/deliveries/${deliveryId}`));
    return body.status !== "pending";
  });
  return { params: { deliveryId } };
};

const newLead = async ({ first, canary }: World): Promise<string> => {
  const lead = { email: `lead${++taught}@example.com`, message: canary };
  return (await must(first.client.post("/api/leads", lead))).body.id;
};
const leadCall: Make = async (world) => ({ params: { leadId: await newLead(world) } });
const noteCall: Make = async (world) => {
  const leadId = await newLead(world);
  const made = await must(world.first.client.post(`/api/leads/${leadId}/notes`, { text: world.canary }));
  return { params: { leadId, noteId: made.body.id } };
};
const newContact = async ({ first, canary }: World): Promise<string> => {
  const contact = { name: canary, email: `contact${++taught}@example.com` };
  return (await must(first.client.post("/api/contacts", contact))).body.id;
};
const contactCall: Make = async (world) => ({ params: { contactId: await newContact(world) } });
const newSegment: Make = async ({ first }) => {
  const { body: list } = await must(first.client.get("/api/segments?limit=100"));
  for (const { id } of list.data.slice(25)) await first.client.call("DELETE", `/api/segments/${id}`);
  const { body } = await must(first.client.post("/api/segments", { name: `segment ${++taught}`, filter: {} }));
  return { params: { segmentId: body.id } };
};

/**
 * By `METHOD /path`: operations that take more than a body made from their schema and the things of
 * the world, or that use up what they are called with.
 */
const calls: Record<string, Make> = {
  "POST /api/auth/signup": () => ({ body: { email: uniqueEmail(), password, name: "N", workspaceName: "W" } }),
  "PATCH /api/auth/me": () => ({ body: { name: "Ada", language: "en" } }),
  "POST /api/auth/signin": ({ other }) => ({ body: { email: other.email, password } }),
  "POST /api/auth/refresh": async ({ makePerson }) => ({ body: { refreshToken: (await makePerson()).refreshToken } }),
  "POST /api/auth/signout": async ({ makePerson }) => {
    const person = await makePerson();
    return { person, body: { refreshToken: person.refreshToken } };
  },
  "DELETE /api/auth/sessions": async ({ makePerson }) => ({ person: await makePerson() }),
  "DELETE /api/auth/sessions/{id}": async ({ makePerson }) => {
    const person = await makePerson();
    const { body } = await must(person.client.get("/api/auth/sessions"));
    return { person, params: { id: body.data[0].id } };
  },
  "POST /api/auth/verify-email": verificationLink,
  "POST /api/auth/forgot-password": ({ other }) => ({ body: { email: other.email } }),
  "POST /api/auth/reset-password": resetLink,
  "POST /account/reset-password": resetLink,
  "POST /api/auth/verify-email/resend": async ({ makePerson }) => ({ person: await makePerson() }),
  "POST /api/auth/change-password": async ({ makePerson }) => ({
    person: await makePerson(),
    body: { password, newPassword: "ten grey swans sleep on ice" },
  }),
  "PATCH /api/members/{userId}": async (world) => ({
    params: { userId: await newMember(world) },
    body: { role: "admin" },
  }),
  "POST /api/installation/operators": async (world) => ({ body: { userId: await newMember(world) } }),
  "DELETE /api/installation/operators/{userId}": async (world) => {
    const userId = await newMember(world);
    await must(world.first.client.post("/api/installation/operators", { userId }));
    return { params: { userId } };
  },
  "POST /api/installation/sign-in-resets": async ({ makePerson }) => ({
    body: { email: (await makePerson()).email, removeSecondFactor: true },
  }),
  "PATCH /api/installation/workspaces/{workspaceId}": async ({ makePerson }) => ({
    params: { workspaceId: (await makePerson()).workspaceId },
    body: { quotas: { runs: 100 } },
  }),
  "DELETE /api/installation/workspaces/{workspaceId}": async ({ makePerson }) => ({
    params: { workspaceId: (await makePerson()).workspaceId },
  }),
  "POST /api/installation/workspaces/{workspaceId}/keep": async (world) => ({
    params: { workspaceId: (await leavingPerson(world)).workspaceId },
  }),
  "DELETE /api/workspace": async ({ makePerson }) => ({ person: await makePerson() }),
  "POST /api/workspace/keep": async (world) => ({ person: await leavingPerson(world) }),
  "DELETE /api/members/{userId}": async (world) => ({ params: { userId: await newMember(world) } }),
  "POST /api/members/invitations": () => ({ body: { email: uniqueEmail(), role: "agent" } }),
  "DELETE /api/members/invitations/{id}": async ({ makePerson }) => {
    const person = await makePerson();
    return { person, params: { id: (await newInvitation(person)).id } };
  },
  "POST /api/invitations/accept": async (world) => ({
    body: { token: await tokenOfInvitation(world), name: "N", password },
  }),
  "GET /account/invitation": async (world) => ({ query: [["token", await tokenOfInvitation(world)]] }),
  "POST /account/invitation": async (world) => ({
    body: { token: await tokenOfInvitation(world), name: "N", password },
  }),
  // One that requires a second factor refuses its owner from then on.
  "PATCH /api/installation/retention": () => ({ body: { days: { runs: 90 } } }),
  "POST /api/settings/retention/preview": () => ({ body: { days: { conversations: 365 } } }),
  "PATCH /api/settings/retention": () => ({ body: { days: { conversations: 365, deliveries: 30 } } }),
  "PATCH /api/settings/workspace": async ({ makePerson }) => ({
    person: await makePerson(),
    body: {
      ...{ name: "Renamed", requireSecondFactor: false, assignment: "round-robin", waitingAfterMinutes: 1 },
      officeHours: { timeZone: "Europe/Berlin", days: { mon: [["09:00", "17:00"]] }, closedMessage: "Back: {back}" },
    },
  }),
  "POST /api/auth/second-factor": async (world) => {
    const { person, codes } = await protectedPerson(world);
    const { body } = await must(world.server.client.post("/api/auth/signin", { email: person.email, password }));
    return { body: { secondFactorToken: body.secondFactorToken, code: codes[0] } };
  },
  "GET /account/second-factor": () => ({}),
  "GET /account/outbox": () => ({}),
  "POST /account/outbox": ({ first }) => ({ body: { email: first.email, password } }),
  "POST /account/second-factor": async ({ makePerson }) => {
    const person = await makePerson();
    return { body: { email: person.email, password } };
  },
  "POST /account/second-factor/confirm": async (world) => {
    const { token, secret } = await beginSetup(world);
    return { body: { token, code: oneTimeCodeOf(secret, Date.now()) } };
  },
  "POST /api/auth/totp": async ({ makePerson }) => ({ person: await makePerson() }),
  "POST /api/auth/totp/confirm": async ({ makePerson }) => {
    const person = await makePerson();
    return { person, body: { code: oneTimeCodeOf(await totpOf(person), Date.now()) } };
  },
  "DELETE /api/auth/totp": async (world) => {
    const { person, codes } = await protectedPerson(world);
    return { person, body: { code: codes[0] } };
  },
  "POST /api/auth/recovery-codes": async (world) => {
    const { person } = await protectedPerson(world);
    return { person, body: { password } };
  },
  "POST /api/auth/passkeys": async (world) => {
    const { person, passkey } = await personWithPasskey(world);
    return { person, body: { name: "phone", passkey } };
  },
  "DELETE /api/auth/passkeys/{id}": async (world) => {
    const { person, passkey } = await personWithPasskey(world);
    const made = await must(person.client.post("/api/auth/passkeys", { passkey }));
    return { person, params: { id: made.body.id }, body: { password } };
  },
  "DELETE /api/auth/me": async ({ makePerson }) => ({ person: await makePerson(), body: { password } }),
  "POST /account/verify-email": verificationLink,
  "PUT /api/knowledge/gaps/mail": () => ({ body: { weekly: true } }),
  "POST /api/answer-tests": () => ({ body: pinned() }),
  "DELETE /api/answer-tests/{pinId}": newPin,
  "PUT /api/answer-tests/mail": () => ({ body: { wanted: true } }),
  "POST /api/conversations/{sessionId}/replay": async (world) => ({
    ...(await newConversation(world)),
    body: { against: "today" },
  }),
  "GET /account/gap-mail": stopLink,
  "POST /account/gap-mail": stopLink,
  "GET /account/verify-email": () => ({ query: [["token", "abc"]] }),
  "GET /account/reset-password": () => ({ query: [["token", "abc"]] }),
  "PUT /api/settings/mail": () => ({ body: { smtpUrl: null, from: null } }),
  "POST /api/settings/mail/test": () => ({ body: { to: "operator@example.com" } }),
  "POST /api/settings/identity/rotate-secret": () => ({ body: { overlapSeconds: 0 } }),
  "POST /api/auth/switch": ({ first }) => ({ body: { workspaceId: first.workspaceId } }),
  "POST /api/keys": () => ({ body: { name: "shop", kind: "publishable", allowedOrigins: ["https://shop.example"] } }),
  "PATCH /api/keys/{id}": ({ canary }) => ({ body: { name: `${canary} at the till` } }),
  "POST /api/keys/report-leaked": () => ({ body: [{ token: "nothing", type: "parley", url: "", source: "content" }] }),
  "DELETE /api/keys/{id}": async ({ first }) => {
    const made = await must(first.client.post("/api/keys", { name: "to end", kind: "secret" }));
    return { params: { id: made.body.id } };
  },
  "POST /api/knowledge/sources": () => ({ body: { sources: [source(), source()] } }),
  "PUT /api/knowledge/sources/{sourceId}": async (world) => ({ ...(await newSource(world)), body: source() }),
  "DELETE /api/knowledge/sources/{sourceId}": newSource,
  "GET /api/knowledge/sources/{sourceId}/documents": newLearntSource,
  "POST /api/knowledge/sources/{sourceId}/refresh": newLearntSource,
  "POST /api/knowledge/sources/{sourceId}/cancel": newLearntSource,
  ...attachmentCalls,
  ...fileCalls,
  "DELETE /api/knowledge/sources": async ({ first }) => {
    await must(first.client.post("/api/knowledge/sources", { ...source(), tags: ["fuzz"] }));
    return { query: [["tag", "fuzz"]] };
  },
  "POST /api/knowledge/sync": () => ({ body: { tag: "fuzz 0" } }),
  "PUT /api/knowledge/sync/{syncId}": async (world) => ({
    ...(await newSync(world)),
    body: { sources: [{ ...source(), externalId: "tickets", tags: ["fuzz"] }] },
  }),
  "POST /api/knowledge/sync/{syncId}/finish": async (world) => ({
    ...(await newSync(world)),
    body: { allowRemoval: true },
  }),
  "POST /api/knowledge/search": () => ({ body: { query: "What does a ticket cost?", limit: 5 } }),
  "PUT /api/knowledge/embeddings": async ({ first, lasting }) => {
    // Another request of the walk may have set a budget that is used up.
    const noBudget = { monthlyTokens: null, monthlyCost: null };
    await must(first.client.call("PUT", "/api/model-budget", { body: noBudget }));
    const { body } = await must(first.client.get(`/api/providers/${await lasting.provider()}`));
    return { body: { model: `${body.name}/points`, dailyTokens: 20_000 } };
  },
  "PUT /api/knowledge/questions": async ({ lasting }) => {
    await lasting.provider();
    return { body: { model: "lasting/scripted", perSection: 2, languages: ["en"], maxTokens: 50_000, dryRun: true } };
  },
  "PATCH /api/knowledge/questions/{questionId}": async (world) => ({
    ...(await newAskedQuestion(world)),
    body: { text: "May I leave early?" },
  }),
  "DELETE /api/knowledge/questions/{questionId}": newAskedQuestion,
  "PUT /api/knowledge/synonyms": () => ({ body: { groups: [["ticket", "billet"]] } }),
  "POST /api/knowledge/gaps/{gapId}/resolve": async (world) => ({
    params: { gapId: await newGap(world) },
    body: { ignore: true },
  }),
  "POST /api/messages/{messageId}/feedback": async ({ first }) => {
    const made = await must(first.client.post("/api/chatbot/send", { message: "What does a ticket cost?" }));
    return { params: { messageId: made.body.messageId }, body: { helpful: false, comment: "It is for adults only." } };
  },
  "POST /api/chatbot/send": () => ({
    body: { message: "What does a ticket cost?", sessionId: "till 1", context: { userId: "u1", till: 4 } },
  }),
  "POST /api/chatbot": () => ({
    body: { event: "user_message", data: { userId: "u2", message: "Who pays?", timestamp: "2026-11-20T10:00:00Z" } },
  }),
  "POST /v1/chat/completions": () => ({
    body: { model: "parley", messages: [{ role: "user", content: `What does ticket ${++taught} cost?` }], user: "u4" },
  }),
  "POST /v1/responses": () => ({
    body: { input: [{ role: "user", content: [{ type: "input_text", text: `What does ticket ${++taught} cost?` }] }] },
  }),
  "DELETE /v1/responses/{responseId}": newResponse,
  "PUT /api/model-aliases": async ({ lasting }) => ({ body: { "gpt-4o": await lasting.assistant() } }),
  "POST /v1/embeddings": async ({ first, lasting }) => {
    await lasting.provider();
    // Another request of the walk may have set a budget that is used up.
    const noBudget = { monthlyTokens: null, monthlyCost: null };
    await must(first.client.call("PUT", "/api/model-budget", { body: noBudget }));
    return { body: { model: "lasting/points", input: ["One text", "Another"] } };
  },
  "POST /v1/audio/speech": () => ({
    body: { model: "tts-1", voice: "kal", input: "Hello.", response_format: "pcm", speed: 2 },
  }),
  "GET /v1/models/{model}": () => ({ params: { model: "parley" } }),
  "POST /api/chat": () => ({
    body: {
      id: "page 1",
      trigger: "submit-message",
      messages: [{ id: "m1", role: "user", parts: [{ type: "text", text: "What does a ticket cost?" }] }],
    },
  }),
  "POST /api/chat/{sessionId}/stop": newConversation,
  "POST /mcp": () => ({
    body: {
      jsonrpc: "2.0",
      id: 1,
      method: "tools/call",
      params: { name: "search_knowledge", arguments: { query: "a" } },
    },
  }),
  "POST /chat/{key}": (world) => ({
    params: { key: world.browser.key },
    rawBody: { bytes: Buffer.from("message=Hello"), contentType: "application/x-www-form-urlencoded" },
  }),
  "POST /api/conversations/{sessionId}/messages": async (world) => ({
    ...(await newConversation(world)),
    body: { text: "Hello, this is Ann." },
  }),
  "POST /api/conversations/{sessionId}/hand-over": newConversation,
  "POST /api/conversations/{sessionId}/typing": async (world) => ({
    ...(await newConversation(world)),
    body: { isTyping: true },
  }),
  "PUT /api/conversations/{sessionId}/seen": async (world) => {
    const { params } = await newConversation(world);
    const { body } = await must(world.first.client.get(`/api/conversations/${params?.sessionId}/messages`));
    return { params: params ?? {}, body: { messageId: body.data[0].id } };
  },
  "PUT /api/conversations/{sessionId}/contact": async (world) => ({
    ...(await newConversation(world)),
    body: { email: "visitor@example.com" },
  }),
  "POST /api/conversations/{sessionId}/hand-back": takenOver,
  "POST /api/providers": async (world) => {
    await newProvider(world);
    return { body: provider(world) };
  },
  "PATCH /api/providers/{providerId}": async (world) => ({
    ...(await newProvider(world)),
    body: { defaultModel: "other" },
  }),
  "DELETE /api/providers/{providerId}": newProvider,
  "POST /api/providers/{providerId}/test": () => ({ body: { model: "m" } }),
  "PUT /api/model-budget": () => ({ body: { monthlyTokens: null, monthlyCost: null } }),
  "GET /api/actions": () => ({}),
  "POST /api/assistants": async (world) => {
    await newAssistant(world);
    return { body: { name: "B", model: "parley-offline", greeting: "Good day!", strictness: "eager" } };
  },
  "PATCH /api/assistants/{assistantId}": async (world) => ({
    ...(await newAssistant(world)),
    body: { greeting: "Hi!", strictness: "careful" },
  }),
  "POST /api/assistants/{assistantId}/try": async (world) => ({
    ...(await newAssistant(world)),
    body: { message: "What is new?", settings: { strictness: "careful" } },
  }),
  "DELETE /api/assistants/{assistantId}": newAssistant,
  "POST /api/toolboxes": async (world) => {
    await newToolbox(world);
    return { body: toolbox(world) };
  },
  "POST /api/toolboxes/{toolboxId}/refresh": newToolbox,
  "DELETE /api/toolboxes/{toolboxId}": newToolbox,
  "POST /api/conversations/{sessionId}/transcript": async (world) => {
    const { key, visitorToken, conversationId } = world.browser;
    const email = `reader${++taught}@example.com`;
    // A browser gets the transcript only at an address that its visitor wrote.
    const page = world.server.client.as(key, { "x-visitor-token": visitorToken });
    await must(page.post("/api/chatbot/send", { message: `I am ${email}`, sessionId: conversationId }));
    return { ...(await newConversation(world)), body: { email } };
  },
  "PATCH /api/conversations/{sessionId}": async (world) => ({
    ...(await newConversation(world)),
    body: { assigneeId: null },
  }),
  "PUT /api/conversations/{sessionId}/labels": async (world) => {
    return { ...(await newConversation(world)), body: { add: [await lastingLabel(world)], remove: [] } };
  },
  "PUT /api/conversations/{sessionId}/snooze": async (world) => ({
    ...(await newConversation(world)),
    body: { until: new Date(Date.now() + 86_400_000).toISOString() },
  }),
  "POST /api/conversations/{sessionId}/draft": newConversation,
  "POST /api/conversations/{sessionId}/viewing": async (world) => ({
    ...(await newConversation(world)),
    body: { isViewing: true },
  }),
  "POST /api/labels": () => ({ body: { name: `label ${++taught}`, colour: "teal" } }),
  "PATCH /api/labels/{labelId}": async (world) => ({ ...(await newLabel(world)), body: { colour: "red" } }),
  "DELETE /api/labels/{labelId}": newLabel,
  "POST /api/saved-replies": () => ({ body: { title: "Hello", text: "Hello!", shortcut: `hi-${++taught}` } }),
  "PATCH /api/saved-replies/{savedReplyId}": async (world) => ({
    ...(await newSavedReply(world)),
    body: { text: "Good day!" },
  }),
  "DELETE /api/saved-replies/{savedReplyId}": newSavedReply,
  "POST /api/conversations/{sessionId}/close": newConversation,
  "POST /api/conversations/{sessionId}/stop": newConversation,
  "DELETE /api/conversations/{sessionId}": newConversation,
  "POST /api/conversations/{sessionId}/block": conversationOfUser,
  "POST /api/conversations/{sessionId}/unblock": conversationOfUser,
  "POST /api/webhook/endpoints": async (world) => {
    await newEndpoint(world);
    return { body: endpoint(world) };
  },
  "POST /api/webhook/sources": async (world) => {
    await newInboundSource(world);
    return { body: { name: "another till", scheme: "github" } };
  },
  "PATCH /api/webhook/sources/{sourceId}": async (world) => ({
    ...(await newInboundSource(world)),
    body: { name: "renamed" },
  }),
  "DELETE /api/webhook/sources/{sourceId}": newInboundSource,
  "POST /api/webhook/sources/{sourceId}/rotate-secret": async (world) => ({
    ...(await newInboundSource(world)),
    body: { overlapSeconds: 60 },
  }),
  "POST /api/webhook/process/{sourceId}": () => ({ body: inbound() }),
  "POST /api/webhook/email/{sourceId}": async (world) => {
    const { secret } = await world.lasting.inboundSource();
    await makeRoom(world, "/api/webhook/sources");
    const source = { name: "mails", format: "email", address: "help@example.com", secret };
    const { body } = await must(world.first.client.post("/api/webhook/sources", source));
    return { params: { sourceId: body.id }, body: { raw: "From: ann@example.com\r\n\r\nAre you open?" } };
  },
  "POST /api/webhook/process": async ({ lasting }) => ({
    headers: [["x-webhook-source", (await lasting.inboundSource()).id]],
    query: [["wait", "true"]],
    body: inbound(),
  }),
  "PATCH /api/webhook/endpoints/{endpointId}": async (world) => ({
    ...(await newEndpoint(world)),
    body: { description: "another", concurrency: 2, status: "disabled" },
  }),
  "DELETE /api/webhook/endpoints/{endpointId}": newEndpoint,
  "POST /api/webhook/endpoints/{endpointId}/rotate-secret": async (world) => ({
    ...(await newEndpoint(world)),
    body: { overlapHours: 1 },
  }),
  "POST /api/webhook/endpoints/{endpointId}/test": newEndpoint,
  "POST /api/webhook/endpoints/{endpointId}/replay": async (world) => ({
    ...(await newEndpoint(world)),
    body: { since: new Date(Date.now() - 60_000).toISOString() },
  }),
  "POST /api/webhook/deliveries/{deliveryId}/resend": endedDelivery,
  "GET /api/forms/challenge": () => ({}),
  "POST /api/leads": () => ({ body: { email: `lead${++taught}@example.com`, phone: "+49 30 901820", name: "Ada" } }),
  "PATCH /api/leads/{leadId}": async (world) => ({ ...(await leadCall(world)), body: { status: "contacted" } }),
  "POST /api/leads/import": () => ({ rawBody: fileOfPeople(uniqueEmail()) }),
  "PATCH /api/settings/leads": () => ({ body: { notify: "admins" } }),
  "DELETE /api/leads/{leadId}": leadCall,
  "POST /api/leads/{leadId}/notes": async (world) => ({
    ...(await leadCall(world)),
    body: { text: "Call on Monday." },
  }),
  "DELETE /api/leads/{leadId}/notes/{noteId}": noteCall,
  "POST /api/contacts": () => ({ body: { name: "Ada", email: `contact${++taught}@example.com` } }),
  "POST /api/contacts/import": () => ({ rawBody: fileOfPeople(uniqueEmail()) }),
  "PATCH /api/contacts/{contactId}": async (world) => ({ ...(await contactCall(world)), body: { company: "Engines" } }),
  "POST /api/contacts/{contactId}/merge": async (world) => ({
    ...(await contactCall(world)),
    body: { intoId: await newContact(world) },
  }),
  "POST /api/contacts/{contactId}/part": async (world) => {
    const [email, phone] = [`contact${++taught}@example.com`, "+49 30 901820"];
    const { id } = (await must(world.first.client.post("/api/contacts", { email, phone }))).body;
    return { params: { contactId: id }, body: { identities: [{ kind: "email", value: email }] } };
  },
  "DELETE /api/contacts/{contactId}/joined-by-number": contactCall,
  "POST /api/contacts/{contactId}/unmerge": async (world) => {
    const contactId = await newContact(world);
    const intoId = await newContact(world);
    await must(world.first.client.post(`/api/contacts/${contactId}/merge`, { intoId }));
    return { params: { contactId } };
  },
  "POST /api/contacts/{contactId}/erase": contactCall,
  "POST /api/segments": () => ({
    body: { name: `segment ${++taught}`, filter: { tag: "vip", custom: { plan: "a" } } },
  }),
  "PATCH /api/segments/{segmentId}": async (world) => ({
    ...(await newSegment(world)),
    body: { name: `segment ${++taught}`, filter: { tag: "vip" } },
  }),
  "DELETE /api/segments/{segmentId}": newSegment,
  ...newsletterCalls,
  ...campaignCalls,
  ...approvalCalls,
  ...speechProviderCalls,
  ...databaseCalls,
  ...automationCalls,
  ...voiceCalls,
  ...widgetCalls,
  ...pictureCalls,
  ...relocationCalls,
  ...consoleCalls,
  ...oauthCalls,
};

/** Makes it once for each world. Passwords are hashed for new people, and a walk has no time for many. */
function once<Thing>(make: (world: World) => Promise<Thing>): (world: World) => Promise<Thing> {
  const made = new WeakMap<World, Promise<Thing>>();
  return (world) => {
    const thing = made.get(world) ?? make(world);
    made.set(world, thing);
    return thing;
  };
}
const lastingMember = once(newMember);
const lastingGrant = once(newGrant);
const lastingApp = once(newApp);
const lastingTrust = once(newTrust);
const lastingInvitation = once(({ first }) => newInvitation(first));
/** A passkey of a person of its own: for everybody else it is not there. */
const lastingPasskey = once(async (world): Promise<string> => {
  const { person, passkey } = await personWithPasskey(world);
  return (await must(person.client.post("/api/auth/passkeys", { passkey }))).body.id;
});

/** A workspace of its own keeps it: nobody deletes the lead there. The mail comes within a minute. */
const lastingLeadToken = once(async ({ first, makePerson }): Promise<string> => {
  const person = await makePerson();
  await must(person.client.post("/api/leads", { email: `lead${++taught}@example.com` }));
  return waitFor(`a lead's mail to ${person.email}`, async () => {
    const { body } = await must(first.client.get("/api/settings/mail/outbox?limit=100"));
    const texts = body.data.map(({ to, text }: { to: string; text: string }) => (to === person.email ? text : ""));
    return /\/lead\/([\w-]+)/.exec(texts.join())?.[1];
  });
});

/** A request that is refused leaves them as they are, and no valid call removes them as too many. */
const isMadeForEach = new Set(
  "leadId listId subscriberId approvalId voiceSessionId voiceRecordingId email contactId erasureId campaignId runId gapId pinId questionId visitorId".split(
    " ",
  ),
);
const lastingThings = new WeakMap<World, Map<string, string | Promise<string>>>();
function lastingThing(world: World, name: string, find: () => string | Promise<string>): string | Promise<string> {
  const made = lastingThings.get(world) ?? new Map<string, string | Promise<string>>();
  lastingThings.set(world, made);
  const thing = made.get(name) ?? find();
  made.set(name, thing);
  return thing;
}

/**
 * Things of the first workspace for the parameters of a path, new ones or those that last. Throws
 * for one that this file was not taught.
 */
export async function thingsFor(
  operation: Operation,
  world: World,
  isLasting = false,
): Promise<Record<string, string>> {
  const { things, lasting } = world;
  const known: Record<string, () => string | Promise<string>> = {
    sourceId: async () =>
      operation.path.startsWith("/api/webhook/") ? (await lasting.inboundSource()).id : things.sourceId,
    eventId: lasting.inboundEvent,
    documentId: () => things.documentId,
    messageId: () => things.messageId,
    responseId: () => things.messageId.replace("msg_", "resp_"),
    model: () => "parley",
    provider: async () => {
      await lasting.provider();
      return "lasting";
    },
    sessionId: () => things.conversationId,
    attachmentId: () => sendPicture(world, world.browser.conversationId),
    endpointId: lasting.endpoint,
    providerId: lasting.provider,
    assistantId: lasting.assistant,
    toolboxId: lasting.toolbox,
    visitorId: () => blocked(world),
    gapId: () => newGap(world),
    questionId: async () => (await newAskedQuestion(world)).params?.questionId ?? "",
    labelId: async () => (await newLabel(world)).params?.labelId ?? "",
    savedReplyId: async () => (await newSavedReply(world)).params?.savedReplyId ?? "",
    pinId: async () => (await newPin(world)).params?.pinId ?? "",
    deliveryId: lasting.delivery,
    userId: () => (/^\/api\/(?:members|installation)\//.test(operation.path) ? lastingMember(world) : "u1"),
    workspaceId: async () => (await world.makePerson()).workspaceId,
    ...(operation.path.startsWith("/api/members/invitations/")
      ? { id: async () => (await lastingInvitation(world)).id }
      : {}),
    ...(operation.path.startsWith("/api/oauth/apps/") ? { id: async () => (await lastingApp(world)).id } : {}),
    ...(operation.path.startsWith("/api/oauth/grants/") ? { id: () => lastingGrant(world) } : {}),
    ...(operation.path.startsWith("/api/oauth/trusts/") ? { id: () => lastingTrust(world) } : {}),
    uid: () => "nobody",
    ...(operation.path.startsWith("/api/auth/passkeys/") ? { id: () => lastingPasskey(world) } : {}),
    leadId: () => newLead(world),
    listId: () => newNewsletterList(world),
    subscriberId: () => newSubscriber(world),
    token: () => {
      if (operation.path.startsWith("/approvals/")) return newApprovalToken(world);
      if (operation.path.startsWith("/lead/")) return lastingLeadToken(world);
      if (operation.path.startsWith("/files/")) return fileToken(world);
      if (operation.path.startsWith("/workspace-exports/")) return exportToken(world);
      if (operation.path.startsWith("/widget/avatar/")) return avatarToken(world);
      return operation.path.startsWith("/newsletter/confirm/") ? newOptInToken(world) : newLinkToken(world);
    },
    approvalId: () => newApproval(world),
    voiceSessionId: () => newVoiceSession(world),
    voiceRecordingId: () => newRecording(world),
    script: async () => (operation.path.startsWith("/oauth/") ? "passkey.js" : "voice.js"),
    speechProviderId: () => newSpeechProvider(world),
    email: () => newSuppression(world),
    channelId: async () => (await newChannel(world)).id,
    noteId: () => "note_00000000000000000000000000",
    contactId: () => newContact(world),
    erasureId: async () => {
      const contactId = await newContact(world);
      return (await must(world.first.client.post(`/api/contacts/${contactId}/erase`))).body.id;
    },
    campaignId: () => newCampaign(world),
    seriesId: () => lastingSeries(world),
    link: () => "1",
    runId: () => newRun(world),
    version: () => (operation.path.startsWith("/client/") ? clientVersion : "1"),
    ...(/^\/api\/(?:workflows|automation)\//.test(operation.path)
      ? { name: () => automationThing(operation)(world) }
      : {}),
    exportId: () => lastingExport(world),
    fileId: () => newFile(world),
    file: () => {
      if (operation.path.startsWith("/client/")) return "chat.js";
      if (operation.path.startsWith("/docs/")) return "docs.css";
      return operation.path.includes("{build}") ? "window.js" : `${world.browser.key}.json`;
    },
    picture: async () => newPicture(await world.makePerson()),
    build: () => "today",
    page: () => "inbox",
    chapter: () => "leads",
    guide: () => "webhooks",
    thing: () => "conv_1",
    key: () => world.browser.key,
    syncId: async () => (await newSync(world)).params?.syncId ?? "",
    segmentId: async () => (await newSegment(world)).params?.segmentId ?? "",
    ...(operation.path.startsWith("/api/keys/") ? { id: () => things.keyId } : {}),
    ...(operation.path.startsWith("/api/auth/sessions/") ? { id: () => things.loginId } : {}),
  };
  const found: Record<string, string> = {};
  for (const { name } of operation.parameters.filter((parameter) => parameter.in === "path")) {
    const find = known[name];
    if (find === undefined) throw new Error(`Teach tests/fuzz/calls/valid-calls.ts a {${name}} for ${operation.name}.`);
    found[name] = await (isLasting && isMadeForEach.has(name) ? lastingThing(world, name, find) : find());
  }
  return found;
}

export async function validCall(operation: Operation, world: World): Promise<ValidCall> {
  const call = (await calls[operation.name]?.(world)) ?? {};
  return { ...call, params: call.params ?? (await thingsFor(operation, world)) };
}

/** A browser's own call: its conversation and its visitor token. */
export async function browserCall(operation: Operation, world: World): Promise<ValidCall> {
  const { body: made, rawBody } = (await calls[operation.name]?.(world)) ?? {};
  if (operation.name === sendsAttachment) await allowAttachments(world);
  const { conversationId, messageId, visitorToken } = world.browser;
  const namesMessage = typeof made === "object" && made !== null && "messageId" in made;
  const body = namesMessage ? { ...made, messageId } : made;
  const headers: [string, string][] = [["x-visitor-token", visitorToken]];
  const sent = rawBody === undefined ? { body } : { rawBody };
  return { headers, ...sent, params: { ...(await thingsFor(operation, world)), sessionId: conversationId, messageId } };
}

/** The token in the path is the credential: it allows what the link is for. */
export const isLink = ({ path }: Operation): boolean =>
  [
    "/newsletter/",
    "/approvals/",
    "/lead/",
    "/files/",
    "/workspace-exports/",
    "/widget/",
    "/pictures/",
    "/chat/",
    "/console/",
    "/oauth/",
  ].some((start) => path.startsWith(start)) || path === "/api/newsletter/bounces/mail/{token}";

/** A server has the version of the client that belongs to it. */
const clientVersion: string = JSON.parse(
  readFileSync(new URL("../../../sdks/typescript/package.json", import.meta.url), "utf8"),
).version;

/** Operations whose path names nobody's own thing. */
export const everybodys: ReadonlySet<string> = new Set([
  "GET /v1/models/{model}",
  // A workspace names its workflows itself: saving makes one where there is none.
  "PUT /api/workflows/{name}",
  "PUT /api/automation/secrets/{name}",
  // A user id is the workspace's own: the same id is another user in another workspace.
  "GET /api/users/{userId}/export",
  "DELETE /api/users/{userId}",
  // Apps act for members of every workspace, and each decides for itself what they may do there.
  "PUT /api/oauth/apps/{id}/approval",
  // Unblocking a visitor who is not blocked is no error, whoever the visitor is.
  "DELETE /api/blocked-visitors/{visitorId}",
  // A platform is told that its channel is gone. Nobody guesses the id of a channel.
  "POST /api/voicebot/{channelId}",
  "GET /api/voice/twilio/{channelId}",
  "GET /api/voice/conversation-relay/{channelId}",
  "GET /client/{file}",
  "GET /docs/assets/{file}",
  "GET /docs/guides/{guide}",
  "GET /docs/{chapter}",
  "GET /client/{version}/{file}",
  "GET /voice/{script}",
  "GET /oauth/scripts/{script}",
]);

/** Bodies that name a thing of the first workspace: for everyone else it is not there. */
export const foreignBodies: Record<string, (world: World) => unknown> = {
  "POST /api/chatbot/send": ({ things }) => ({ message: "Go on.", sessionId: things.conversationId }),
  "POST /api/chatbot": ({ things }) => ({ message: "Go on.", sessionId: things.conversationId }),
  "POST /v1/responses": ({ things }) => ({ input: "Go on.", conversation: things.conversationId }),
  "POST /v1/chat/completions": ({ things }) => ({
    messages: [{ role: "user", content: "Go on." }],
    metadata: { sessionId: things.conversationId },
  }),
  "POST /api/chat": ({ things }) => ({
    id: things.conversationId,
    messages: [{ role: "user", parts: [{ type: "text", text: "Go on." }] }],
  }),
  "POST /api/auth/switch": ({ first }) => ({ workspaceId: first.workspaceId }),
};
