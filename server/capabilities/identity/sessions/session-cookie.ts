import { invalidRequest, Problem } from "../../../kernel/problem.ts";
import { Answer, type Call } from "../../../kernel/wire/route.ts";
import { invalidRefreshToken } from "../problems.ts";
import { refresh } from "./refresh.ts";
import type { SignedIn } from "./schema.ts";
import { signOut } from "./sign-out.ts";
import { sessionLifetimeMs } from "./start-session.ts";

type AnyCall = Call<unknown, unknown, unknown>;
type SignInCall = Call<unknown, unknown, { session?: "cookie" }>;
type TokenCall = Call<unknown, unknown, { refreshToken?: string } | undefined>;

/**
 * Keeps the refresh token of a browser in a cookie that no script reads. It is sent to `/api/auth` alone, never with
 * a request that another site began, and it counts only beside a header that no other site can send.
 */
export const sessionCookie = {
  /**
   * Moves the refresh token of a sign-in into the cookie, where the body asks for that.
   * @throws invalid-request when the page of another site asks for it
   */
  give<Value extends object>(call: SignInCall, status: number, signedIn: Value): Value | Answer {
    if (call.body.session !== "cookie" || !("refreshToken" in signedIn)) return signedIn;
    if (!isOwnPage(call)) {
      throw new Problem(invalidRequest, "Only a page of this server may keep its session in a cookie.", {
        errors: [{ pointer: "/body/session", message: "is for pages of this server" }],
      });
    }
    return withCookie(call, status, signedIn as Value & SignedIn);
  },

  /**
   * Exchanges the refresh token of the body or, without one, of the cookie, which then holds the next.
   * @throws invalid-refresh-token and ends the cookie, or invalid-request without any token
   */
  async refresh(call: TokenCall): Promise<SignedIn | Answer> {
    const given = call.body?.refreshToken;
    if (given !== undefined) return refresh(call, { refreshToken: given });
    const refreshToken = readCookie(call);
    if (refreshToken === undefined) throw noToken(call);
    try {
      return withCookie(call, 200, await refresh(call, { refreshToken }));
    } catch (error) {
      if (!(error instanceof Problem) || error.type !== invalidRefreshToken) throw error;
      throw new Problem(error.type, error.detail, { headers: endOf(call), cause: error });
    }
  },

  /** Ends the session of the access token, of the refresh token in the body, and of the cookie. */
  async signOut(call: TokenCall): Promise<Answer> {
    const refreshToken = call.body?.refreshToken ?? readCookie(call);
    await signOut(call, refreshToken === undefined ? undefined : { refreshToken });
    return new Answer(204, undefined, isConsole(call) ? endOf(call) : {});
  },
};

/** Browsers say which site began a request. Those that do not say it still send the header of the console. */
function isOwnPage(call: AnyCall): boolean {
  return (call.header("sec-fetch-site") ?? "same-origin") === "same-origin";
}

function isConsole(call: AnyCall): boolean {
  return call.header("x-parley-console") === "1" && isOwnPage(call);
}

function noToken(call: AnyCall): Problem {
  if (isConsole(call)) return new Problem(invalidRefreshToken, "There is no session in this browser. Sign in.");
  return new Problem(invalidRequest, "Send the refresh token.", {
    errors: [{ pointer: "/body/refreshToken", message: "is missing" }],
  });
}

function readCookie(call: AnyCall): string | undefined {
  if (!isConsole(call)) return undefined;
  const start = `${nameOf(call)}=`;
  const pairs = (call.header("cookie") ?? "").split(";").map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(start) && pair.length < 300)?.slice(start.length) || undefined;
}

/** A proxy may end https before this server: then the address that the operator names tells of it. */
function isHttps({ request, kernel }: AnyCall): boolean {
  const own = kernel.config.ownOrigin;
  return request.protocol === "https" || own === `https://${request.host}`;
}

function nameOf(call: AnyCall): string {
  return isHttps(call) ? "__Secure-parley_session" : "parley_session";
}

function cookieOf(call: AnyCall, value: string, maxAgeSeconds: number): Record<string, string> {
  const secure = isHttps(call) ? "; Secure" : "";
  const text = `${nameOf(call)}=${value}; Path=/api/auth; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Strict${secure}`;
  return { "set-cookie": text };
}

function endOf(call: AnyCall): Record<string, string> {
  return cookieOf(call, "", 0);
}

function withCookie(call: AnyCall, status: number, { refreshToken = "", ...rest }: SignedIn): Answer {
  return new Answer(status, rest, cookieOf(call, refreshToken, sessionLifetimeMs / 1000));
}
