import { waitFor } from "../wait-for.ts";
import { must, type Resident, type World } from "../world.ts";
import type { ValidCall } from "./valid-calls.ts";

const name = "asks-people";
const document = {
  document: { dsl: "1.0.3", namespace: "fuzz", name, version: "1.0.0" },
  do: [{ ask: { call: "parley.approval:1.0.0@default", with: { title: "May it?", request: { euros: 5 } } } }],
};

async function ask({ client }: Resident) {
  await must(client.call("PUT", `/api/workflows/${name}`, { body: document }));
  const { runId } = (await must(client.post("/api/automation", { workflow: name }))).body;
  return waitFor("an approval", async () => {
    const { data } = (await must(client.get("/api/approvals"))).body;
    return data.find((approval: { runId: string }) => approval.runId === runId) as
      | { id: string; requestHash: string }
      | undefined;
  });
}

export async function newApproval({ first }: World): Promise<string> {
  return (await ask(first)).id;
}

/** The token of a mail to the owner of another workspace: an owner gets only so many mails an hour. */
async function newLink({ first, makePerson }: World): Promise<{ token: string; requestHash: string }> {
  const person = await makePerson();
  const { requestHash } = await ask(person);
  const token = await waitFor(`a mail to ${person.email}`, async () => {
    const { body } = await must(first.client.get("/api/settings/mail/outbox?limit=20"));
    const mail = body.data.find(
      ({ to, subject }: { to: string; subject: string }) => to === person.email && subject.includes("May it?"),
    );
    return /\/approvals\/([\w-]+)/.exec(mail?.text ?? "")?.[1];
  });
  return { token, requestHash };
}

export async function newApprovalToken(world: World): Promise<string> {
  return (await newLink(world)).token;
}

/** Prepares what makes the calls of approvals succeed. */
export const approvalCalls: Record<string, (world: World) => Promise<ValidCall>> = {
  "POST /api/approvals/{approvalId}": async (world) => ({
    params: { approvalId: await newApproval(world) },
    body: { decision: "approved" },
  }),
  "POST /approvals/{token}": async (world) => {
    const { token, requestHash } = await newLink(world);
    return { params: { token }, body: { decision: "rejected", requestHash } };
  },
};
