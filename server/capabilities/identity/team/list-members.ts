import { listOf } from "../../../kernel/storage/page.ts";
import { show } from "../../../kernel/wire/show.ts";
import { pictureAddress } from "../pictures/picture-address.ts";
import { Member } from "./schema.ts";
import type { StoredMember } from "./store.ts";
import * as store from "./store.ts";

const shape = show(Member);

/** Returns the members of the workspace, the newest accounts first. */
export const listMembers = listOf({
  name: "members",
  find: ({ kernel, caller }, { last, limit }) =>
    store.listMembers(kernel.database.query, caller.workspaceId, { beforeId: last, limit }),
  positionOf: (row) => [row.accountId],
  show: showMember,
});

export function showMember(member: StoredMember): Member {
  const picture = pictureAddress(member.pictureId);
  return shape({ ...member, picture, id: member.accountId, emailVerified: member.status === "active" });
}
