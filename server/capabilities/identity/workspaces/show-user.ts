import { pageLanguageOf } from "../../../kernel/pages/page-language.ts";
import { UserId, WorkspaceId } from "../ids.ts";
import { pictureAddress } from "../pictures/picture-address.ts";
import type { User, Workspace } from "./schema.ts";
import type { Account, Membership } from "./store.ts";

export function showUser(account: Account): User {
  return {
    id: UserId.format(account.id),
    email: account.email,
    name: account.name,
    emailVerified: account.status === "active",
    picture: pictureAddress(account.pictureId),
    language: pageLanguageOf(account.language) ?? null,
  };
}

export function showWorkspace(membership: Membership): Workspace {
  return { id: WorkspaceId.format(membership.workspaceId), name: membership.workspaceName, role: membership.role };
}
