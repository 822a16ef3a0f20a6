import { capability } from "../../kernel/capability.ts";
import { blocksOfUser } from "./blocking/blocks-of-user.ts";
import { deleteEndedBlocks } from "./blocking/delete-ended-blocks.ts";
import { deleteEndedSecrets } from "./delete-ended-secrets.ts";
import { visitorBlocked, visitorUnblocked } from "./events.ts";
import { reencryptIdentitySecrets } from "./identity-secrets.ts";
import { VisitorId } from "./ids.ts";
import { routes } from "./routes.ts";

export { blockVisitor } from "./blocking/block-visitor.ts";
export { refuseBlocked } from "./blocking/refuse-blocked.ts";
export { unblockVisitor } from "./blocking/unblock-visitor.ts";
export { identifyCaller, proofMissing } from "./identify-caller.ts";
export { visitorProblems } from "./problems.ts";
export { identifiedVisitorOf, reassignVisitor, retryReassignment } from "./reassign-visitor.ts";
export { BlockedVisitor, VisitorHeaders } from "./schema.ts";
export { isVisitorOfUser, visitorOfPerson, visitorOfUser } from "./visitor-of-user.ts";
export { VisitorToken } from "./visitor-token.ts";

/**
 * The people whom a workspace serves: anonymous visitors, and users whose identity its server
 * proves.
 */
export const contacts = capability({
  name: "contacts",
  scopes: [
    { name: "contacts:read", summary: "Export everything that is stored about a user, and list who is blocked" },
    { name: "contacts:write", summary: "Erase everything that is stored about a user, and end blocks" },
  ],
  tables: ["blocked_visitor", "identity_secret"],
  ids: [VisitorId],
  routes,
  events: [visitorBlocked, visitorUnblocked],
  personalData: blocksOfUser,
  jobs: [deleteEndedBlocks, deleteEndedSecrets],
  start: reencryptIdentitySecrets,
});
