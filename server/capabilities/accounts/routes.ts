import { anyMember, anyone, may } from "../../kernel/caller.ts";
import type { Routes } from "../../kernel/http.ts";
import { PageOf, PageQuery } from "../../kernel/page.ts";
import { cannotBeDone } from "../../kernel/problem.ts";
import { deleteKey } from "./delete-key.ts";
import { listKeys } from "./list-keys.ts";
import { makeKey } from "./make-key.ts";
import { emailTaken, invalidCredentials, signupClosed, weakPassword } from "./problems.ts";
import { readMe } from "./read-me.ts";
import { ApiKey, ApiKeyWithSecret, Credentials, IdPath, Me, NewAccount, NewApiKey, SignedIn } from "./schema.ts";
import { signIn } from "./sign-in.ts";
import { signUp } from "./sign-up.ts";

export function routes(app: Routes): void {
  app.post(
    "/api/auth/signup",
    {
      schema: { summary: "Make an account with a workspace", body: NewAccount, response: { 201: SignedIn } },
      guard: anyone,
      idempotent: true,
      limit: "signup",
      problems: [emailTaken, weakPassword, signupClosed],
    },
    (call) => signUp(call, call.body),
  );
  app.post(
    "/api/auth/signin",
    {
      schema: { summary: "Sign in", body: Credentials, response: { 200: SignedIn } },
      guard: anyone,
      limit: "signin",
      problems: [invalidCredentials],
    },
    (call) => signIn(call, call.body),
  );
  app.get(
    "/api/auth/me",
    { schema: { summary: "Who is signed in", response: { 200: Me } }, guard: anyMember },
    (call) => readMe(call),
  );
  app.post(
    "/api/keys",
    {
      schema: {
        summary: "Make an API key",
        description: "The key is shown in this answer only.",
        body: NewApiKey,
        response: { 201: ApiKeyWithSecret },
      },
      guard: may("keys:write"),
      idempotent: true,
      problems: [cannotBeDone],
    },
    (call) => makeKey(call, call.body),
  );
  app.get(
    "/api/keys",
    {
      schema: { summary: "The workspace's API keys", query: PageQuery, response: { 200: PageOf(ApiKey) } },
      guard: may("keys:write"),
    },
    (call) => listKeys(call, call.query),
  );
  app.delete(
    "/api/keys/:id",
    {
      schema: {
        summary: "End an API key",
        description: "It is refused everywhere within a second.",
        params: IdPath,
        response: { 204: null },
      },
      guard: may("keys:write"),
    },
    (call) => deleteKey(call, call.params.id),
  );
}
