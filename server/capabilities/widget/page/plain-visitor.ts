import type { Caller } from "../../../kernel/caller.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { forbidden, Problem } from "../../../kernel/problem.ts";
import type { Call } from "../../../kernel/wire/route.ts";
import { VisitorToken } from "../../contacts/index.ts";

const cookie = "parley_visitor";
const purpose = "plain-chat";
const keptSeconds = 24 * 60 * 60;

type AnyCall = Pick<Call<unknown, unknown, unknown>, "kernel" | "header">;

/** Says who a browser without scripts is, and that a form comes from its own page. */
export const plainVisitor = {
  /** Reads whose chat it shows, from its cookie. Undefined without one that still holds. */
  read(call: AnyCall, { workspaceId }: Caller): string | undefined {
    const found = new RegExp(`(?:^|; )${cookie}=([\\w-]{1,200})(?:;|$)`).exec(call.header("cookie") ?? "");
    try {
      return VisitorToken.read(call.kernel, workspaceId, found?.[1])?.visitorId;
    } catch {
      // The visitor's time is over, and the next message begins a conversation.
      return undefined;
    }
  },

  /** Writes the cookie that keeps the visitor for a day, for the page of this key alone. No script reads it. */
  cookie({ config }: Kernel, key: string, visitorToken: string): string {
    const secure = config.publicUrl.startsWith("https:") ? "; Secure" : "";
    return `${cookie}=${visitorToken}; Path=/chat/${key}; Max-Age=${keptSeconds}; HttpOnly; SameSite=Lax${secure}`;
  },

  /** Makes what a form of the page carries. Another site can send a form with the cookie, but cannot know this. */
  proof({ secrets }: Kernel, visitorId: string | undefined): string {
    return visitorId === undefined ? "" : secrets.sign(purpose, visitorId).toString("base64url");
  },

  /** @throws forbidden for a form that was not on this visitor's page */
  requireOwnForm({ secrets }: Kernel, visitorId: string | undefined, proof: string | undefined): void {
    if (visitorId === undefined) return;
    if (secrets.verify(purpose, visitorId, Buffer.from(proof ?? "", "base64url"))) return;
    throw new Problem(forbidden, "This form is not of this page, or it is from another day. Open the chat again.");
  },
};
