import type { Caller } from "../../kernel/caller.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { pageLanguages } from "../../kernel/pages/page-language.ts";
import { isOwnOrigin, refuseOtherOrigin } from "../../kernel/pages/refuse-other-origin.ts";
import { addressNotAllowed, notFound, Problem } from "../../kernel/problem.ts";
import { suspendedForVisitors } from "../../kernel/standing/suspended-for-team.ts";
import { Answer, type Call, type Context } from "../../kernel/wire/route.ts";
import { show } from "../../kernel/wire/show.ts";
import { firstPagesOf } from "../access/index.ts";
import { usualAnswer } from "../conversations/index.ts";
import { findSettings, opensAt } from "../identity/index.ts";
import { findTalkingVoices } from "../voice/index.ts";
import { avatarAddress } from "./avatar/avatar-address.ts";
import { WidgetConfig } from "./schema.ts";
import { chosenFields, findKey } from "./widget-settings.ts";

const shape = show(WidgetConfig);
const extension = ".json";

/**
 * Reads what a page needs to show the chat of a key. A publishable key asks for its own.
 * @throws not-found
 */
export async function widgetConfig({ kernel, caller }: Context, keyText: string | undefined): Promise<WidgetConfig> {
  const isPage = caller.kind === "publishable-key";
  const keyId = isPage ? caller.id : await findKey(kernel.database.query, caller.workspaceId, keyText);
  return configOf(kernel, caller.workspaceId, keyId);
}

/**
 * Gives the same as a file, for which a browser asks no leave before (no header, no preflight) and which it
 * keeps for five minutes.
 * @throws not-found, origin-not-allowed, workspace-suspended
 */
export async function widgetConfigFile(call: Call<{ file: string }, unknown, unknown>): Promise<Answer> {
  const { kernel, params } = call;
  const isFile = params.file.endsWith(extension);
  const caller = isFile ? await callerOfPage(call, params.file.slice(0, -extension.length)) : undefined;
  if (caller === undefined) {
    call.countStranger();
    throw noSuchKey();
  }
  refuseOtherOrigin(kernel, caller, call.request);
  const { origin } = call.request.headers;
  // Parley's own preview is no website.
  if (origin !== undefined && !isOwnOrigin(kernel, call.request, origin)) firstPagesOf(kernel).note(caller.id, origin);
  return new Answer(200, await configOf(kernel, caller.workspaceId, caller.id), {
    "cache-control": "public, max-age=300, stale-while-revalidate=86400",
    vary: "Origin",
  });
}

/**
 * Finds who a publishable key in an address stands for. Undefined for one that is unknown or was revoked.
 * @throws address-not-allowed, workspace-suspended
 */
export async function callerOfPage(
  { kernel, request, clientAddress, wantedLanguage }: Call<unknown, unknown, unknown>,
  key: string,
): Promise<Caller | undefined> {
  if (!key.startsWith("parley_pk_")) return undefined;
  const caller = await kernel.credentials.authenticate(key, request);
  if (caller?.kind !== "publishable-key") return undefined;
  if (caller.allowedAddresses?.has(clientAddress) === false)
    throw new Problem(addressNotAllowed, "This key may not be used from this network address. Use another key.");
  if (kernel.standings.isSuspended(caller.workspaceId)) throw suspendedForVisitors(wantedLanguage);
  return caller;
}

export function noSuchKey(): Problem {
  return new Problem(
    notFound,
    "No publishable key is written like this, or it was revoked. Copy the line for the page again; GET /api/keys lists the keys.",
  );
}

async function configOf(kernel: Kernel, workspaceId: string, keyId: string | null): Promise<WidgetConfig> {
  const db = kernel.database.query;
  const [fields, workspace, usualAnswerSeconds] = await Promise.all([
    chosenFields(db, workspaceId, keyId),
    findSettings(db, workspaceId),
    usualAnswer(kernel, workspaceId),
  ]);
  const { officeHours } = workspace;
  const teamOpensAt = officeHours === null ? null : new Date(opensAt(officeHours, kernel.clock.now()));
  const avatar = avatarAddress(kernel, workspaceId, fields.avatarFileId);
  const voices = fields.voice ? await findTalkingVoices(kernel, workspaceId, pageLanguages) : [];
  const name = fields.name ?? workspace.name.slice(0, 60);
  return shape({ ...fields, keyId, name, avatar, teamOpensAt, usualAnswerSeconds, voices });
}
