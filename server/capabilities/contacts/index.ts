import { capability } from "../../kernel/capability.ts";
import { deleteEndedSecrets } from "./delete-ended-secrets.ts";
import { reencryptIdentitySecrets } from "./identity-secrets.ts";
import { routes } from "./routes.ts";

export { identifyCaller, proofMissing } from "./identify-caller.ts";
export { visitorProblems } from "./problems.ts";
export { identifiedVisitorOf, reassignVisitor, retryReassignment } from "./reassign-visitor.ts";
export { VisitorHeaders } from "./schema.ts";
export { isVisitorOfUser } from "./visitor-of-user.ts";
export { VisitorToken } from "./visitor-token.ts";

/**
 * The people whom a workspace serves: anonymous visitors, and users whose identity its server
 * proves.
 */
export const contacts = capability({
  name: "contacts",
  scopes: [
    { name: "contacts:read", summary: "Export everything that is stored about a user" },
    { name: "contacts:write", summary: "Erase everything that is stored about a user" },
  ],
  tables: ["identity_secret"],
  routes,
  jobs: [deleteEndedSecrets],
  start: reencryptIdentitySecrets,
});
