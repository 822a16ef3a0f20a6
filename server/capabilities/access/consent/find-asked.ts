import type { Interaction } from "oidc-provider";
import type { Scope } from "../../../kernel/scope.ts";
import type { Queryable } from "../../../kernel/storage/database.ts";
import type { Call } from "../../../kernel/wire/route.ts";
import { type Account, findMemberships, findStanding, findWorkspace, type Membership } from "../../identity/index.ts";
import { scopesForMember } from "../apps/scopes-of-app.ts";
import { findApp, type StoredApp } from "../apps/store.ts";
import { providerOf } from "../authorizing/library/provider-of.ts";
import { running } from "../authorizing/library/running.ts";
import { asking, withLibrary } from "../authorizing/library/serve-oauth.ts";
import { findGrantOf } from "../grants/store.ts";
import { AppId } from "../ids.ts";

type AnyCall = Call<unknown, unknown, unknown>;

/** Says what an app asks a person for. */
export type Asked = {
  interaction: Interaction;
  app: StoredApp;
  /** The name of the workspace that made the app; null for an app that registered itself. */
  maker: string | null;
  audiences: string[];
  wanted: Set<string>;
};

/** A workspace that the person may choose, and what the app may do there. */
export type Choice = Membership & { scopes: Scope[]; lacksSecondFactor: boolean; isRemembered: boolean };

/** Finds what an app asks for. Undefined when the request has ended, or is another browser's. */
export async function findAsked(call: AnyCall, uid: string): Promise<Asked | undefined> {
  const provider = await providerOf(call.kernel);
  const question = asking((request, response) => provider.interactionDetails(request, response));
  const path = `/oauth/consent/${encodeURIComponent(uid)}`;
  const { found } = await withLibrary(call, { method: "GET", path }, question.dispatch, async (tx) => {
    const interaction = readInteraction(question.found);
    if (interaction === undefined || interaction.uid !== uid) return undefined;
    const app = await findApp(tx, AppId.parse(String(interaction.params.client_id)) ?? "");
    if (app === undefined || app.status !== "active") return undefined;
    const workspace = app.workspaceId === null ? undefined : await findWorkspace(tx, app.workspaceId);
    return describe(interaction, app, workspace?.name ?? null);
  });
  return found;
}

/** The library throws for a request that has ended or has no cookie; any other error goes on. */
function readInteraction(found: () => Interaction): Interaction | undefined {
  try {
    return found();
  } catch (error) {
    const { failure } = running.current();
    if (failure !== undefined || !(error instanceof Error) || error.name !== "SessionNotFound") throw error;
    return undefined;
  }
}

function describe(interaction: Interaction, app: StoredApp, maker: string | null): Asked {
  const { resource = [], scope = "" } = interaction.params;
  return {
    interaction,
    app,
    maker,
    audiences: [resource].flat().map(String),
    wanted: new Set(String(scope).split(" ")),
  };
}

/** Lists the person's workspaces, with what the app may do in each of them. */
export async function findChoices(call: AnyCall, db: Queryable, account: Account, asked: Asked): Promise<Choice[]> {
  const choices: Choice[] = [];
  for (const membership of await findMemberships(db, account.id)) {
    const { workspaceId } = membership;
    const allowed = await scopesForMember(call.kernel, db, asked.app, membership);
    const scopes = allowed.filter((scope) => asked.wanted.has(scope));
    const standing = await findStanding(db, { accountId: account.id, ...membership });
    const grant = await findGrantOf(db, { workspaceId, accountId: account.id, appId: asked.app.id });
    const isRemembered = asked.audiences.every((address) => {
      const given = new Set((grant?.resources[address] ?? "").split(" "));
      return grant !== undefined && scopes.every((scope) => given.has(scope));
    });
    const lacksSecondFactor = standing?.lacksSecondFactor ?? true;
    choices.push({ ...membership, scopes, lacksSecondFactor, isRemembered });
  }
  return choices;
}
