import { audit } from "../../../kernel/audit.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import { newUuid } from "../../../kernel/storage/id.ts";
import type { Account } from "../../identity/index.ts";
import { findGrantOf, writeGrant } from "../grants/store.ts";
import { AppGrantId, AppId } from "../ids.ts";
import type { Asked, Choice } from "./find-asked.ts";

/** A person is asked again after this time, however often the app acts. */
export const grantDays = 365;

/** Lets the app do what the person has seen, beside what it was let before. Returns the grant's id on the wire. */
export async function giveGrant(
  kernel: Kernel,
  tx: Transaction,
  person: { account: Account; clientAddress: string },
  asked: Asked,
  choice: Choice,
): Promise<string> {
  const { workspaceId } = choice;
  const owner = { workspaceId, accountId: person.account.id, appId: asked.app.id };
  const nowMs = kernel.clock.now();
  const former = await findGrantOf(tx, owner);
  const resources = { ...former?.resources };
  for (const address of asked.audiences) {
    const names = [...(resources[address] ?? "").split(" "), ...choice.scopes].filter((name) => name !== "");
    resources[address] = [...new Set(names)].join(" ");
  }
  const id = await writeGrant(tx, {
    ...owner,
    id: newUuid(),
    resources,
    createdAt: new Date(nowMs),
    expiresAt: new Date(nowMs + grantDays * 86_400_000),
  });
  await audit(tx, {
    workspaceId,
    caller: { kind: "member", id: person.account.id },
    action: "app-grant.given",
    targetId: id,
    details: { app: AppId.format(asked.app.id), scopes: choice.scopes, audiences: asked.audiences },
    clientAddress: person.clientAddress,
  });
  return AppGrantId.format(id);
}
