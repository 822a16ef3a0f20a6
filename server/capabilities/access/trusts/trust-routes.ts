import { anyMember } from "../../../kernel/caller.ts";
import { addressRefused, cannotBeDone, forbidden } from "../../../kernel/problem.ts";
import { PageOf, PageQuery } from "../../../kernel/storage/page.ts";
import type { Routes } from "../../../kernel/wire/route.ts";
import { IdPath } from "../schema.ts";
import { NewTrust, Trust, TrustChange } from "./schema.ts";
import { changeTrust, endTrust, listTrusts, setTrust } from "./set-trust.ts";

/** Serves the trusts of a workspace, which its owners set in person. */
export function trustRoutes(app: Routes): void {
  const guard = anyMember;
  app.post(
    "/api/oauth/trusts",
    {
      schema: {
        summary: "Trust the machines of a platform",
        description:
          "A machine exchanges a signed token of its platform (a CI, a cluster) for an access token of ten minutes at `/oauth/token`, so that it needs no key. Only an owner may do this, and answers for it: the trust stops when they are no owner any more.",
        body: NewTrust,
        response: { 201: Trust },
      },
      guard,
      idempotent: true,
      problems: [forbidden, cannotBeDone, addressRefused],
    },
    (call) => setTrust(call, call.body),
  );
  app.get(
    "/api/oauth/trusts",
    {
      schema: {
        summary: "List the trusts",
        description: "Only an owner may do this.",
        query: PageQuery,
        response: { 200: PageOf(Trust) },
      },
      guard,
    },
    (call) => listTrusts(call, call.query),
  );
  app.patch(
    "/api/oauth/trusts/:id",
    {
      schema: {
        summary: "Change a trust, or answer for it from now on",
        description: "Only an owner may do this. The access tokens of before are refused within a second.",
        params: IdPath,
        body: TrustChange,
        response: { 200: Trust },
      },
      guard,
      problems: [forbidden, addressRefused],
    },
    (call) => changeTrust(call, call.params.id, call.body),
  );
  app.delete(
    "/api/oauth/trusts/:id",
    {
      schema: {
        summary: "No longer trust these machines",
        description: "Only an owner may do this. Every node refuses their access tokens within a second.",
        params: IdPath,
        response: { 204: null },
      },
      guard,
    },
    (call) => endTrust(call, call.params.id),
  );
}
