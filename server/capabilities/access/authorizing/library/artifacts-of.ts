import { defineJob } from "../../../../kernel/log/job.ts";
import { type SealedValues, sha256 } from "../../../../kernel/secrets.ts";
import { UserId } from "../../../identity/index.ts";
import { clientOf } from "../../apps/client-of.ts";
import { deleteUnusedApps, findApp } from "../../apps/store.ts";
import { endGrant } from "../../grants/end-grant.ts";
import { deleteEndedGrants, findGrant } from "../../grants/store.ts";
import { AppGrantId, AppId, TrustId } from "../../ids.ts";
import { deleteEndedUses, findTrust } from "../../trusts/store.ts";
import { running } from "./running.ts";
import * as store from "./store.ts";
import { clientOfTrust } from "./workload-grants.ts";

type Payload = Record<string, unknown>;

/** A client that lost the answer may use its refresh token again for this long. */
export const refreshGraceMs = 20_000;
const purpose = "oauth-artifact";

/**
 * Makes the store of one model of the library. Apps and grants have tables of their own; everything
 * else is encrypted under the hash of its id. All of it happens in the transaction of the request.
 */
export function artifactsOf(model: string): object {
  if (model === "Client") return { find: findClient };
  if (model === "Grant") return { find: readGrant, destroy: destroyGrant };
  const hashOf = (id: string) => sha256(`${model}:${id}`);
  return {
    async upsert(id: string, payload: Payload, expiresInSeconds: number | undefined): Promise<void> {
      const { kernel, tx, rotated } = running.current();
      // Nobody stays signed in: the next authorization asks again.
      if (model === "Session" && payload.accountId !== undefined) return store.deleteArtifact(tx, hashOf(id));
      const idHash = hashOf(id);
      const lookup = payload.userCode ?? payload.uid;
      const grantId = payload.grantId === undefined ? undefined : AppGrantId.parse(String(payload.grantId));
      await store.writeArtifact(tx, {
        idHash,
        model,
        lookupHash: typeof lookup === "string" ? hashOf(lookup) : null,
        grantId: grantId ?? null,
        parentHash: model === "RefreshToken" ? (rotated ?? null) : null,
        sealedPayload: kernel.secrets.encrypt(purpose, JSON.stringify(payload), idHash.toString("hex")),
        // Without an end of its own it is deleted after a day.
        expiresAt: new Date(kernel.clock.now() + (expiresInSeconds ?? 86_400) * 1000),
      });
    },
    find: async (id: string) => open(model, await store.lockArtifact(running.current().tx, model, hashOf(id))),
    findByUid: async (uid: string) => open(model, await store.lockArtifactBy(running.current().tx, model, hashOf(uid))),
    async findByUserCode(code: string): Promise<Payload | undefined> {
      const { tx } = running.current();
      const found = await open(model, await store.lockArtifactBy(tx, model, hashOf(code)));
      // The library would fail for a device whose app has ended meanwhile.
      const appId = AppId.parse(String(found?.clientId));
      return appId === undefined || (await findApp(tx, appId)) === undefined ? undefined : found;
    },
    async consume(id: string): Promise<void> {
      const current = running.current();
      const idHash = hashOf(id);
      const found = await store.lockArtifact(current.tx, model, idHash);
      await store.consumeArtifact(current.tx, idHash, new Date(current.kernel.clock.now()));
      if (model !== "RefreshToken") return;
      current.rotated = idHash;
      if (found?.parentHash) await store.supersedeSiblings(current.tx, { idHash, parentHash: found.parentHash });
    },
    destroy: (id: string) => store.deleteArtifact(running.current().tx, hashOf(id)),
    async revokeByGrantId(grantId: string): Promise<void> {
      const id = AppGrantId.parse(grantId);
      if (id !== undefined) await store.deleteArtifactsOf(running.current().tx, model, id);
    },
  };
}

export const sealedArtifacts: SealedValues = {
  purpose,
  values: { list: store.listSealed, replace: store.replaceSealed },
};

async function open(model: string, artifact: store.StoredArtifact | undefined): Promise<Payload | undefined> {
  if (artifact === undefined) return undefined;
  const { kernel } = running.current();
  const { idHash, sealedPayload, consumedAt } = artifact;
  const payload = JSON.parse(kernel.secrets.decrypt(purpose, sealedPayload, idHash.toString("hex"))) as Payload;
  if (consumedAt === null || (model === "RefreshToken" && (await isRepeatable(idHash, consumedAt)))) return payload;
  return { ...payload, consumed: Math.floor(consumedAt.getTime() / 1000) || 1 };
}

/**
 * A refresh token that was just used may be used again, until a successor of it was: the client that
 * uses a successor has the answer, so that whoever still asks for one is another.
 */
async function isRepeatable(idHash: Buffer, consumedAt: Date): Promise<boolean> {
  const { kernel, tx } = running.current();
  if (kernel.clock.now() - consumedAt.getTime() > refreshGraceMs) return false;
  return !(await store.hasUsedSuccessor(tx, idHash));
}

async function findClient(clientId: string): Promise<Payload | undefined> {
  const trustId = TrustId.parse(clientId);
  const trust = trustId === undefined ? undefined : await findTrust(running.current().tx, trustId);
  if (trust !== undefined) return clientOfTrust(trust);
  const id = AppId.parse(clientId);
  const app = id === undefined ? undefined : await findApp(running.current().tx, id);
  return app === undefined || app.status !== "active" ? undefined : clientOf(app);
}

async function readGrant(grantId: string): Promise<Payload | undefined> {
  const id = AppGrantId.parse(grantId);
  const grant = id === undefined ? undefined : await findGrant(running.current().tx, id);
  if (grant === undefined) return undefined;
  return {
    kind: "Grant",
    jti: grantId,
    accountId: UserId.format(grant.accountId),
    clientId: AppId.format(grant.appId),
    resources: grant.resources,
    iat: Math.floor(grant.createdAt.getTime() / 1000),
    exp: Math.floor(grant.expiresAt.getTime() / 1000),
  };
}

async function destroyGrant(grantId: string): Promise<void> {
  const { tx, clientAddress } = running.current();
  const id = AppGrantId.parse(grantId);
  if (id !== undefined) await endGrant(tx, id, { caller: null, clientAddress });
}

/** An app that registered itself ends when nobody let it act for so long. */
const unusedMs = 3 * 86_400_000;

export const deleteEndedOauth = defineJob<unknown>({
  name: "delete-ended-oauth",
  schedule: "23 * * * *",
  async run(kernel) {
    const nowMs = kernel.clock.now();
    const { query } = kernel.database;
    await store.deleteExpiredArtifacts(query, new Date(nowMs));
    await deleteEndedUses(query, new Date(nowMs));
    await deleteEndedGrants(query, new Date(nowMs));
    await deleteUnusedApps(query, new Date(nowMs - unusedMs));
  },
});
