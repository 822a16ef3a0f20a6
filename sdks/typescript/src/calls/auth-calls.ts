import type { BodyOf, CallOptions } from "../operation.ts";
import type { Parley } from "../parley.ts";

/** Accounts and sessions. `parley.as(signedIn.accessToken)` acts as the member who signed in. */
export function authCalls(parley: Parley) {
  return {
    signUp: (body: BodyOf<"POST /api/auth/signup">, options?: CallOptions) =>
      parley.request("POST /api/auth/signup", { ...options, body }),
    signIn: (body: BodyOf<"POST /api/auth/signin">, options?: CallOptions) =>
      parley.request("POST /api/auth/signin", { ...options, body }),
    /** Finishes a sign-in that was answered with `secondFactorRequired`. */
    passSecondFactor: (body: BodyOf<"POST /api/auth/second-factor">, options?: CallOptions) =>
      parley.request("POST /api/auth/second-factor", { ...options, body }),
    refresh: (refreshToken: string, options?: CallOptions) =>
      parley.request("POST /api/auth/refresh", { ...options, body: { refreshToken } }),
    signOut: (body: BodyOf<"POST /api/auth/signout">, options?: CallOptions) =>
      parley.request("POST /api/auth/signout", { ...options, body }),
    me: (options?: CallOptions) => parley.request("GET /api/auth/me", options),
  };
}
